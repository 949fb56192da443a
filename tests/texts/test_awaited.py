"""What somebody is asked is told to the others of that player: never in the second person."""

import re

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Attribute, Message, Pattern, TextElement
from fluent.syntax.visitor import Visitor

from orrery.games.cosmic.game import COSMIC
from orrery.server.wire.words import Wording
from tests.rules.cosmic.scene import Scene
from tests.texts.library import ALL_LANGUAGES, Finder, files

SECOND_PERSON = re.compile(
    r"\b(you|your|yours|yourself|вы|вас|вам|вами|ваш\w*|(?!планете\b)\w+(?:[ёе]|и)те(?:сь)?)\b", re.IGNORECASE
)
NAMES = ("Maia", "Mira", "Vega", "Rigel")

in_each_language = pytest.mark.parametrize("language", ALL_LANGUAGES)


class Words(Visitor):
    """Collects what a text says, without what it names."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:
        self.found.append(node.value)


def facts_in(pattern: Pattern | None) -> set[str]:
    finder = Finder()
    finder.visit(pattern)
    return finder.placeholders


def words_in(part: Attribute) -> str:
    words = Words()
    words.visit(part.value)
    return " ".join(words.found)


def questions(language: str) -> list[Message]:
    """All texts that ask a player something."""
    entries = [
        entry
        for path in files(language)
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body
        if isinstance(entry, Message) and entry.id.name.startswith(("question-", "ask-"))
    ]
    return [entry for entry in entries if "seat" in facts_in(entry.value)]


def decides(message: Message) -> Attribute:
    return next(part for part in message.attributes if part.id.name == "decides")


@in_each_language
def test_every_question_can_be_told_of_somebody_else(language: str) -> None:
    asked = questions(language)
    parts = {message.id.name: [part.id.name for part in message.attributes] for message in asked}

    assert len(asked) > 150
    assert [name for name, found in parts.items() if "decides" not in found] == []


@in_each_language
def test_it_names_nothing_that_the_question_does_not(language: str) -> None:
    asked = questions(language)

    assert [
        message.id.name
        for message in asked
        if not facts_in(decides(message).value) <= facts_in(message.value)
    ] == []


@in_each_language
def test_it_speaks_to_nobody(language: str) -> None:
    told = {message.id.name: words_in(decides(message)) for message in questions(language)}

    assert {name: text for name, text in told.items() if SECOND_PERSON.search(text)} == {}


def asked_of(viewer: int, language: str) -> str:
    """What a viewer is told while A is asked where the cone points."""
    view = COSMIC.view(Scene().until("point").state, viewer)
    (told,) = Wording(COSMIC, language, NAMES).asked(view)
    return told.text


def test_who_is_asked_is_spoken_to_and_the_others_hear_who_decides() -> None:
    assert asked_of(0, "en") == "Maia: at which planet do you point the cone? The defence is Mira."
    assert asked_of(1, "en") == "Maia decides at which planet to point the cone; the defence is Mira."
    assert asked_of(2, "ru") == "Maia решает, на какую планету навести конус; защитник: Mira."
