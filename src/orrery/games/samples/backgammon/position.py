"""How a position of backgammon is written down: checkers by place, as each seat counts, and the cube."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.facts import Count, Fact, Word
from orrery.games.samples.backgammon.state import (
    BAR,
    CHECKERS,
    MIDDLE,
    NO_CUBE,
    NOBODY,
    PLACES,
    Backgammon,
)
from orrery.games.samples.backgammon.turn import HIGHEST_CUBE

PLACE_NAMES: Final = ("off", *(str(point) for point in range(1, BAR)), "bar")

FACTS: Final[list[Fact[Backgammon]]] = [
    Fact("checkers", Count(CHECKERS), by=PLACE_NAMES, rows=("0", "1")),
    Fact("cube", Count(HIGHEST_CUBE, 1)),
    Fact("holder", Word(("0", "1"), {MIDDLE: "middle", NO_CUBE: "none"})),
    Fact("dice", Count(6), by=("high", "low")),
    Fact("roller", Word(("0", "1"), {NOBODY: "nobody"})),
]


def clear(state: Backgammon) -> None:
    for place in range(i64(2 * PLACES)):
        state.checkers[place] = 0


def flaw_of(state: Backgammon) -> str:
    """A seat has other than 15 checkers, both hold one point, or the cube shows no power of two."""
    if state.cube & (state.cube - 1):
        return "the cube shows a power of two"
    for seat in range(2):
        if sum(state.checkers[seat * PLACES : (seat + 1) * PLACES]) != CHECKERS:
            return f"seat {seat} has {CHECKERS} checkers"
    for point in range(i64(1), i64(BAR)):
        if state.count(0, point) > 0 and state.count(1, BAR - point) > 0:
            return f"point {point} of seat 0 is held by both"
    return ""
