"""The course of a turn: may double, roll, play the dice, win or hand on.

Nothing is pushed on the stack: each answer asks the next question. The question which checker to move
carries the dice: ``x`` and ``y`` are the two dice, the higher first, while both are to be played; else
``x`` is to be played ``z`` more times and ``y`` is 0.
"""

from typing import Final

from mypy_extensions import i64

from orrery.engine.flow import CHANCE
from orrery.games.samples.backgammon.keys import (
    BORNE_OFF,
    DOUBLE,
    FROM_BACKGAMMON,
    FROM_GAMMON,
    FROM_SINGLE,
    HIT,
    MOVE,
    MOVED,
    ROLL,
    ROLLED,
    TURN_PASSED,
    WON,
)
from orrery.games.samples.backgammon.reach import sources
from orrery.games.samples.backgammon.state import (
    BAR,
    CHECKERS,
    HOME,
    MIDDLE,
    OFF,
    PLACES,
    Backgammon,
)

HIGHEST_CUBE: Final = 64


def begin_turn(state: Backgammon, seat: i64) -> None:
    """Before the roll comes the question whether to double, if the seat may (B8.2)."""
    if may_double(state, seat):
        state.ask(seat, DOUBLE)
    else:
        state.ask(CHANCE, ROLL, seat)


def may_double(state: Backgammon, seat: i64) -> bool:
    """The cube is the seat's own or in the middle (B8.4), and not at its highest (B8.5)."""
    return (state.holder == seat or state.holder == MIDDLE) and state.cube < HIGHEST_CUBE


def play_roll(state: Backgammon, seat: i64, high: i64, low: i64) -> None:
    """Let ``seat`` play what was rolled: doubles four times (B2.3)."""
    state.dice[0] = high
    state.dice[1] = low
    state.roller = seat
    state.tell(ROLLED, seat, high, low)
    if high == low:
        play_on(state, seat, high, 0, 4)
    else:
        play_on(state, seat, high, low, 1)


def play_on(state: Backgammon, seat: i64, die: i64, other: i64, times: i64) -> None:
    """Ask for the next checker; what can't be played is lost without a question (B5.3)."""
    mine: i64 = state.held(seat, 1)
    blocked: i64 = state.blocked(seat)
    if sources(mine, blocked, die) != 0 or (other != 0 and sources(mine, blocked, other) != 0):
        state.ask(seat, MOVE, die, other, times)
        return
    state.tell(TURN_PASSED, seat, die, other, times)
    begin_turn(state, 1 - seat)


def dice_left(state: Backgammon) -> list[int]:
    """The dice that the open question is about, if it is to move."""
    for place in range(state.open):
        ask = state.ask_at(place)
        if ask.decision == MOVE:
            return [ask.x, ask.y] if ask.y != 0 else [ask.x] * ask.z
    return []


def move_checker(state: Backgammon, seat: i64, source: i64, die: i64) -> None:
    """Carry one checker to where the die takes it: onto a point (B3.1) or off the board (B6)."""
    row = state.checkers
    start: i64 = seat * PLACES
    row[start + source] -= 1
    if source <= die:
        row[start + OFF] += 1
        state.tell(BORNE_OFF, seat, source)
        return
    target: i64 = source - die
    row[start + target] += 1
    state.tell(MOVED, seat, source, target)
    other_start: i64 = PLACES - start
    if row[other_start + BAR - target] == 1:
        row[other_start + BAR - target] = 0
        row[other_start + BAR] += 1
        state.tell(HIT, seat, target)


def has_won(state: Backgammon, seat: i64) -> bool:
    """All checkers of the seat are off (B7.1)."""
    return state.count(seat, OFF) == CHECKERS


def win_by_size(state: Backgammon, winner: i64) -> None:
    """A gammon counts twice, a backgammon three times (B7)."""
    size: i64 = size_of_win(state, winner)
    win(state, winner, size, size + 1)


def win(state: Backgammon, seat: i64, source: i64, factor: i64) -> None:
    """Book the stake and end the game."""
    state.score(seat, source, factor * state.cube)
    state.tell(WON, seat, source, factor * state.cube)


def size_of_win(state: Backgammon, winner: i64) -> i64:
    """Single, gammon or backgammon, by where the loser's checkers are (B7)."""
    loser: i64 = 1 - winner
    if state.count(loser, OFF) > 0:
        return FROM_SINGLE
    for place in range(i64(BAR - HOME), i64(PLACES)):
        if state.count(loser, place) > 0:
            return FROM_BACKGAMMON
    return FROM_GAMMON
