"""What a position of backgammon is worth: the race, blots, points held, and the cube."""

from typing import Final, final

from mypy_extensions import i64

from orrery.games.samples.backgammon.keys import REPLY
from orrery.games.samples.backgammon.state import BAR, HOME, OFF, Backgammon
from orrery.players.evaluate.evaluator import POINT, Evaluator

PIP: Final = 12
"""A pip ahead in the race, in thousandths of a single game; the next three likewise."""
BLOT: Final = 25
HELD_POINT: Final = 30
HOME_POINT: Final = 30
ON_BAR: Final = 100
CUBE_AWAY: Final = 250
"""What it costs to let the other seat have the cube."""


@final
class BackgammonEvaluator(Evaluator[Backgammon]):
    """A stake that is won or lost, by how likely it looks; a cube on offer is taken where that is better."""

    def value(self, state: Backgammon, seat: i64) -> i64:
        other: i64 = 1 - seat
        scored: i64 = state.points(seat) - state.points(other)
        if state.open == 0:
            return scored * POINT
        hope: i64 = (strength(state, seat) - strength(state, other)) * state.cube
        if state.asked[1] == REPLY and state.asked[0] != seat:
            return min(2 * hope - CUBE_AWAY * state.cube, POINT * state.cube)
        return hope


def strength(state: Backgammon, seat: i64) -> i64:
    """What speaks for a seat: little way to go, few blots, many points held."""
    total: i64 = -state.count(seat, BAR) * ON_BAR
    for place in range(i64(OFF + 1), i64(BAR + 1)):
        checkers = state.count(seat, place)
        total -= checkers * place * PIP
        if checkers == 1 and place < BAR:
            total -= BLOT * (BAR - place) // HOME
        elif checkers > 1:
            total += HELD_POINT + (HOME_POINT if place <= HOME else 0)
    return total


def new_evaluator() -> BackgammonEvaluator:
    return BackgammonEvaluator()
