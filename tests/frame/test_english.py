"""English as a native engineer and a native player would write it: phrases that must not come back.

Each is a word-for-word translation or a private metaphor for which the field, or the game, has a word.
"""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.frame import ROOT, SOURCE

BETTER: dict[str, str] = {
    r"answers (its|how|whether|the (number|index|round))\b": "returns",
    r"(?<!there )\bis none\b(?! of)": "is not one; must be an integer",
    r"\bcame off\b": "returns whether it was done",
    r"\b(look|looks|looking) (for garbage|at everything)": "a garbage collection, a full collection",
    r"\b(to|of|for|by|from) who (?!is strongest)": "to whoever, to the person who",
    r"\bwho comes in\b": "a newcomer",
    r"\bwho is not at\b": "only people at the table may",
    r"\bcan't be heard\b": "may not chat",
    r"\bwants? to hear of\b": "mark the exception as retrieved",
    r"\b(go|goes|gone) on by (itself|themselves)\b": "continues without anyone's input",
    r"\bof one's own\b": "your own, the viewer's own",
    r"\bat one go\b": "at once, together",
    r"\bin deeds\b": "in what it does",
    r"\bin truth\b": "actually",
    r"\bto light\b": "is revealed, is found",
    r"\b(at (most|least)|one in|from|for|of|just|the part of) so many\b": "name the number",
    r"\bplace [^.]{1,20} becomes\b": "drops from 3rd to 4th",
    r"\b(is|are) no (answers?|positions?|numbers?|facts?|frames?|hash|hexadecimal|texts?|commands?|values?"
    r"|person|people|address|play|action|browsers?|question|success|failure|token)\b": "is not a …",
    r"\b(the|a|its|their) (founding|sweeping|desk)\b": "create, gc policy, services",
    r"\b(not|nobody|nothing|no \w+) [^.;]{0,40}\bany more\b": "no longer",
    r"\bbe bothered\b": "be asked",
    r"\bstrings together\b": "chains",
    r"\bthere is no harm in\b": "idempotent",
    r"\bwhat (there is|is there) to know\b": "what the viewer needs",
    r"\bin so far as\b": "as far as",
}
"""What is banned, as a pattern, and what to write instead."""

FOLDERS = (SOURCE, ROOT / "docs", ROOT / "web" / "src")
ENDINGS = (".py", ".md", ".ftl", ".ts", ".tsx")
OTHER_LANGUAGES = ("ru",)


def pages() -> Iterator[Path]:
    """Every text that people read, but not those in other languages."""
    for folder in FOLDERS:
        for path in sorted(folder.rglob("*")):
            if path.suffix in ENDINGS and not set(OTHER_LANGUAGES) & set(path.parts):
                yield path
    yield from sorted(ROOT.glob("*.md"))


def flaws(text: str) -> list[str]:
    """The banned phrases of a text; a phrase may run over the end of a line."""
    joined = re.sub(r"\s*\n\s*(?:#|//|\*|\|)?\s*", " ", text)
    return [found.group() for phrase in BETTER for found in re.finditer(phrase, joined)]


def test_no_page_has_a_banned_phrase() -> None:
    found = {str(path.relative_to(ROOT)): flaws(path.read_text(encoding="utf-8")) for path in pages()}

    assert len(found) > 500
    assert {page: phrases for page, phrases in found.items() if phrases} == {}


@pytest.mark.parametrize(
    "text",
    [
        "Push a frame; answers its place on the stack.",
        "a number in the address is none",
        "Postpone it; whether that came off.",
        "who is not at the table can't be heard",
        "told in sentences to who comes in",
        "a look for garbage",
        "a look at everything takes long",
        "nobody may be left who wants to hear of it",
        "place 3 becomes 4",
        "Begin something that goes on\n    by itself.",
        "'x' is no number",
        "takes nothing any more",
    ],
)
def test_a_banned_phrase_is_found(text: str) -> None:
    assert flaws(text)


@pytest.mark.parametrize(
    "text",
    [
        "-1 if there is none",
        "is none of these",
        "it is no longer open",
        "answers the question",
        "no such seat",
    ],
)
def test_plain_english_is_let_through(text: str) -> None:
    assert flaws(text) == []
