"""What a die can do, on sets of places: pure functions, cheap enough to look one die ahead.

Sets are bits (:mod:`orrery.engine.bits`) in the counting of the seat that moves: the points 1 to 24 and
the bar at 25. Moving by ``die`` is a shift by ``die``. ``mine`` is where the seat has checkers, ``lone``
where it has one only, ``blocked`` where it may not land.
"""

from typing import Final

from mypy_extensions import i64

from orrery.engine.bits import bit
from orrery.games.samples.backgammon.state import BAR, HOME, Backgammon

ON_BAR: Final = 1 << BAR
ON_POINTS: Final = ON_BAR - 2
OUTSIDE: Final = (2 << BAR) - (2 << HOME)
"""All places but the home board: where no checker may be left when bearing off begins (B6.1)."""


def sources(mine: i64, blocked: i64, die: i64) -> i64:
    """The places from which a checker can be moved with ``die``, whatever else may be waiting."""
    movers: i64 = mine if mine & ON_BAR == 0 else ON_BAR
    landings: i64 = movers >> die & ON_POINTS & ~blocked
    found: i64 = landings << die
    if mine & OUTSIDE == 0:
        found |= _bearing_off(mine, die)
    return found


def _bearing_off(mine: i64, die: i64) -> i64:
    """The point of the die (B6.2), or the highest one if the die reaches beyond all checkers (B6.3)."""
    if mine >> die != 0:
        return mine & bit(die)
    highest: i64 = mine
    while highest & (highest - 1) != 0:
        highest &= highest - 1
    return highest


def after(mine: i64, lone: i64, source: i64, die: i64) -> i64:
    """Where the seat has checkers once one has left ``source``, a set of one place."""
    return (mine & ~(source & lone)) | (source >> die & ON_POINTS)


def leading(mine: i64, lone: i64, blocked: i64, die: i64, other: i64) -> i64:
    """The places from which ``die`` can be played so that ``other`` can be played next."""
    found: i64 = 0
    rest: i64 = sources(mine, blocked, die)
    while rest != 0:
        source: i64 = rest & -rest
        rest ^= source
        if sources(after(mine, lone, source, die), blocked, other) != 0:
            found |= source
    return found


def playable(state: Backgammon, seat: i64, high: i64, low: i64) -> tuple[i64, i64]:
    """The places from which the higher and the lower of two dice may be played.

    Both dice are to be played if an order allows it (B5.1), else the higher one if it can be (B5.2).
    If one die only is left, ``low`` is 0. With doubles nothing has to be looked for: a checker moved
    never takes away the move of another, so that every order plays as many.
    """
    mine: i64 = state.held(seat, 1)
    blocked: i64 = state.blocked(seat)
    if low == 0:
        return sources(mine, blocked, high), 0
    lone: i64 = mine & ~state.held(seat, 2)
    by_high: i64 = leading(mine, lone, blocked, high, low)
    by_low: i64 = leading(mine, lone, blocked, low, high)
    if by_high | by_low != 0:
        return by_high, by_low
    by_high = sources(mine, blocked, high)
    return (by_high, 0) if by_high != 0 else (0, sources(mine, blocked, low))


def clause_against(state: Backgammon, seat: i64, source: i64, die: i64, other: i64) -> str:
    """The clause by which a checker on ``source`` may not be moved by ``die``, given that it may not."""
    mine: i64 = state.held(seat, 1)
    blocked: i64 = state.blocked(seat)
    if sources(mine, blocked, die) & bit(source) != 0:
        lone: i64 = mine & ~state.held(seat, 2)
        both = leading(mine, lone, blocked, die, other) | leading(mine, lone, blocked, other, die)
        return "B5.1" if both != 0 else "B5.2"
    if source == BAR:
        return "B4.2"
    if mine & ON_BAR != 0:
        return "B4.1"
    if source > die:
        return "B3.2"
    return "B6.1" if mine & OUTSIDE != 0 else "B6.3"
