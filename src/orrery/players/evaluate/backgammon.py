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
HIGH_STAKE: Final = 8
"""A cube that shows so much is no longer turned: one game should not decide a whole evening."""


@final
class BackgammonEvaluator(Evaluator[Backgammon]):
    """A stake that is won or lost, by how likely it looks; a cube on offer is taken where that is better."""

    def value(self, state: Backgammon, seat: i64) -> i64:
        other: i64 = 1 - seat
        scored: i64 = state.points(seat) - state.points(other)
        if state.open == 0:
            return scored * POINT
        return offered(state, seat, (strength(state, seat) - strength(state, other)) * state.cube)


def offered(state: Backgammon, seat: i64, hope: i64) -> i64:
    """What is left of a hope where the seat has offered the cube: the other one takes or drops."""
    if state.asked[1] != REPLY or state.asked[0] == seat:
        return hope
    if state.cube >= HIGH_STAKE:
        return hope - CUBE_AWAY * state.cube
    return min(2 * hope - CUBE_AWAY * state.cube, POINT * state.cube)


def strength(state: Backgammon, seat: i64) -> i64:
    """What speaks for a seat: little way to go, few blots, many points held."""
    total: i64 = -state.count(seat, BAR) * ON_BAR - pips(state, seat) * PIP - risk(state, seat)
    return total + held_points(state, seat, BAR) * HELD_POINT + held_points(state, seat, HOME) * HOME_POINT


def pips(state: Backgammon, seat: i64) -> i64:
    """How far a seat's checkers have to go in all."""
    total: i64 = 0
    for place in range(i64(OFF + 1), i64(BAR + 1)):
        total += state.count(seat, place) * place
    return total


def risk(state: Backgammon, seat: i64) -> i64:
    """What blots may cost, the more the nearer to home they stand."""
    total: i64 = 0
    for place in range(i64(OFF + 1), i64(BAR)):
        if state.count(seat, place) == 1:
            total += BLOT * (BAR - place) // HOME
    return total


def held_points(state: Backgammon, seat: i64, last: i64) -> i64:
    """How many points up to this one are held with two checkers or more; the bar counts as one."""
    total: i64 = 0
    for place in range(i64(OFF + 1), last + 1):
        if state.count(seat, place) > 1:
            total += 1
    return total


def new_evaluator() -> BackgammonEvaluator:
    return BackgammonEvaluator()
