"""The texts as they are written: messages by language, what they refer to, what they need."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Junk, Message, MessageReference, VariableReference
from fluent.syntax.visitor import Visitor

from orrery.texts.speech import LANGUAGES
from tests.frame import SOURCE

TEXTS = SOURCE / "orrery" / "texts"


@dataclass(frozen=True)
class Text:
    """One message: where it stands, what it gets from the code, which other messages it shows."""

    id: str
    file: str
    placeholders: frozenset[str]
    references: frozenset[str]


class Finder(Visitor):
    """Collects the variables and the messages that a message mentions."""

    def __init__(self) -> None:
        self.placeholders: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.placeholders.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.references.add(node.id.name)


def read_file(path: Path) -> list[Text]:
    entries = FluentParser().parse(path.read_text(encoding="utf-8")).body
    return [_text(entry, path.name) for entry in entries if isinstance(entry, Message)]


def _text(message: Message, file: str) -> Text:
    finder = Finder()
    finder.visit(message)
    return Text(message.id.name, file, frozenset(finder.placeholders), frozenset(finder.references))


def junk(path: Path) -> list[str]:
    """What the parser could not make sense of."""
    body: list[BaseNode] = list(FluentParser().parse(path.read_text(encoding="utf-8")).body)
    return [entry.content or "" for entry in body if isinstance(entry, Junk)]


def files(language: str) -> list[Path]:
    return sorted((TEXTS / language).glob("*.ftl"))


@cache
def written(language: str) -> list[Text]:
    """All messages of a language, doubles included."""
    return [text for path in files(language) for text in read_file(path)]


@cache
def texts(language: str) -> dict[str, Text]:
    return {text.id: text for text in written(language)}


ALL_LANGUAGES = list(LANGUAGES)
