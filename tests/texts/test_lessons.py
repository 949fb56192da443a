"""The lessons of guided games name what exists, miss no decision, and are whole in every language."""

import re
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, TextElement

from orrery.engine.game import Game
from orrery.games.registry import TITLES
from orrery.texts.clauses import clauses
from tests.texts.library import ALL_LANGUAGES, TEXTS
from tests.texts.web import CLIENT

GUIDED = ("pulsar", "cluster", "cosmic")
WHOLE = ("pulsar", "cluster", "cosmic")
"""Titles with a lesson for every decision."""

AROUND = {"welcome", "farewell"}
PARTS = ["title", "advice", "clause"]
REASON = "first-"
"""Why an answer is a good one, by the key of its piece."""

of_each_guide = pytest.mark.parametrize("title", GUIDED)
in_each_language = pytest.mark.parametrize("language", ALL_LANGUAGES)


def lessons(language: str, title: str) -> dict[str, Message]:
    source = (TEXTS / language / f"guide-{title}.ftl").read_text(encoding="utf-8")
    found = [entry for entry in FluentParser().parse(source).body if isinstance(entry, Message)]
    return {message.id.name.removeprefix(f"web-lesson-{title}-"): message for message in found}


def decisions(game: Game[Any]) -> set[str]:
    """The keys of what players are asked; what chance is asked stands in modules of that name."""
    return {item.key for item in game.decisions if not type(item).__module__.endswith(".chance")}


def clause_of(message: Message) -> str:
    named = {attribute.id.name: attribute.value for attribute in message.attributes}
    (text,) = named["clause"].elements
    assert isinstance(text, TextElement)
    return str(text.value)


def course(title: str) -> set[str]:
    """The lessons that the client waits for before somebody plays freely."""
    source = (CLIENT / "guide" / "courses.ts").read_text(encoding="utf-8")
    found = re.search(rf"^  {title}: \[([^\]]+)\]", source, re.M)
    assert found, f"{title} has no course"
    return set(re.findall(r'"([a-z-]+)"', found[1]))


@in_each_language
@of_each_guide
def test_every_lesson_is_about_a_decision_or_an_event_of_the_title(title: str, language: str) -> None:
    game = TITLES[title]

    assert sorted(lessons(language, title).keys() - decisions(game) - set(game.events) - AROUND) == []


@pytest.mark.parametrize("title", WHOLE)
def test_every_decision_has_a_lesson(title: str) -> None:
    assert sorted(decisions(TITLES[title]) - lessons("en", title).keys()) == []


@in_each_language
@of_each_guide
def test_every_lesson_is_whole(title: str, language: str) -> None:
    for message in lessons(language, title).values():
        assert message.value is not None, message.id.name
        parts = [attribute.id.name for attribute in message.attributes]
        assert [part for part in parts if not part.startswith(REASON)] == PARTS, message.id.name


@of_each_guide
def test_every_lesson_leads_to_the_same_clause_in_every_language(title: str) -> None:
    known = {clause.id for clause in clauses(title, "en")}
    english, russian = (
        {key: clause_of(message) for key, message in lessons(language, title).items()}
        for language in ALL_LANGUAGES
    )

    assert english == russian
    assert sorted(set(english.values()) - known) == []


@of_each_guide
def test_the_course_of_a_title_is_made_of_its_lessons(title: str) -> None:
    assert sorted((course(title) | AROUND) - lessons("en", title).keys()) == []
