"""The tree of errors."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from orrery.engine.errors import (
    BadToken,
    BrokenReplay,
    GameError,
    IllegalChoice,
    RulesChanged,
    UnknownName,
    UnknownTitle,
)

SOURCES = Path(__file__).parents[2] / "src"


def tree(kind: type[GameError]) -> Iterator[type[GameError]]:
    yield kind
    for below in kind.__subclasses__():
        yield from tree(below)


def test_every_error_has_a_code_of_its_own() -> None:
    codes = [kind.code for kind in tree(GameError)]
    assert len(set(codes)) == len(codes)


def test_the_picture_of_the_tree_names_every_error() -> None:
    """Each layer pictures its own part of the tree, above its classes."""
    assert [kind.__name__ for kind in tree(GameError) if kind.__name__ not in picture_of(kind)] == []


def picture_of(kind: type[GameError]) -> str:
    source = SOURCES.joinpath(*kind.__module__.split(".")).with_suffix(".py")
    return ast.get_docstring(ast.parse(source.read_text())) or ""


def test_an_unknown_name_suggests_the_nearest_or_lists_what_there_is() -> None:
    systems = [f"S{number:02}" for number in range(1, 17)]
    nearest = str(UnknownName("system", "S7", systems))

    assert nearest == "no system is called 'S7'; did you mean S07?"
    assert str(UnknownName("system", "Sol", systems)).endswith(
        "; there are S01, S02, S03, S04, S05, S06, S07, S08 …"
    )
    assert str(UnknownName("tile", "g1", [])) == "no tile is called 'g1'; there is none"


def test_changed_rules_are_a_kind_of_broken_replay() -> None:
    error = RulesChanged(7, "seat 1 is asked bid")
    assert isinstance(error, BrokenReplay)
    assert (error.entry, str(error)) == (7, "entry 7: seat 1 is asked bid")


def test_an_illegal_choice_says_what_would_have_been_legal() -> None:
    assert str(IllegalChoice(1, "bid", 9, [-1, 2])) == "seat 1: bid does not offer 9, only [-1, 2]"


@pytest.mark.parametrize("error", [BadToken("bid", "x" * 9999), UnknownTitle("x" * 9999, ["connect-four"])])
def test_a_message_does_not_repeat_a_long_text(error: GameError) -> None:
    assert len(str(error)) < 100
