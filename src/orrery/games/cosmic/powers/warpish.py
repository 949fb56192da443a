"""Warpish: every token in the Warp makes its Attack stronger (CB-warpish)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.bits import bit, has
from orrery.engine.flow import Frame
from orrery.engine.queries import Modifier
from orrery.engine.windows import MUST
from orrery.games.cosmic.abilities import boosted, immune, works_for
from orrery.games.cosmic.data.powers import number_of
from orrery.games.cosmic.plays import super_, use, wild
from orrery.games.cosmic.power import Power
from orrery.games.cosmic.queries import BONUS, TOTAL
from orrery.games.cosmic.roles import is_main, opponent, shows_attack, side_of
from orrery.games.cosmic.rulebook import Traits
from orrery.games.cosmic.state import NOBODY, Cosmic
from orrery.games.cosmic.timing import REVEALED
from orrery.games.cosmic.uses import invoke

WARPISH: Final = number_of("warpish")


def attacks(state: Cosmic, seat: int, window: Frame) -> bool:
    """A main player who has revealed an Attack."""
    return is_main(state, seat) and shows_attack(state, side_of(state, seat))


def draw_on_warp(state: Cosmic, frame: Frame) -> None:
    invoke(state, frame.seat, WARPISH)


def is_warpish(state: Cosmic, seat: int) -> bool:
    return works_for(state, seat, WARPISH)


def add_warp(state: Cosmic, seat: int, value: int) -> int:
    """All tokens there, and by the Pro those out of the game; none of an opponent with the Con.

    Without moons the Pro counts its own tokens twice instead (CPro-warpish-plain).
    """
    is_boosted = boosted(state, seat, WARPISH)
    guarded = opponent(state, seat) if immune(state, opponent(state, seat), WARPISH) else NOBODY
    bonus: i64 = 0
    for owner in range(state.seats):
        if owner != guarded:
            bonus += state.warp[owner]
            bonus += state.gone[owner] if is_boosted and len(state.moons) > 0 else 0
    if is_boosted and len(state.moons) == 0:
        bonus += state.warp[seat]
    return value + bonus


def add_own(state: Cosmic, frame: Frame) -> None:
    state.wilds[WARPISH] |= bit(frame.seat)


def has_wild(state: Cosmic, seat: int) -> bool:
    return has(state.wilds[WARPISH], seat)


def add_own_warp(state: Cosmic, seat: int, value: int) -> int:
    return value + state.warp[seat]


def burden_opponent(state: Cosmic, frame: Frame) -> None:
    state.supers[WARPISH] = 1


def faces_super(state: Cosmic, seat: int) -> bool:
    """No Con helps against it (C3.10e)."""
    owner = state.owner[WARPISH]
    return state.supers[WARPISH] != 0 and owner != NOBODY and opponent(state, owner) == seat


def subtract_own_warp(state: Cosmic, seat: int, value: int) -> int:
    return value - state.warp[seat]


POWER: Final = Power(
    "warpish",
    Traits(350, simple=True),
    plays=(
        use(WARPISH, (REVEALED,), MUST, attacks, draw_on_warp),
        wild(WARPISH, (REVEALED,), attacks, add_own),
        super_(WARPISH, (REVEALED,), attacks, burden_opponent),
    ),
    modifiers=(
        Modifier("warpish", "CB-warpish", TOTAL, BONUS, is_warpish, add_warp),
        Modifier("wild-warpish", "CW-warpish", TOTAL, BONUS, has_wild, add_own_warp),
        Modifier("super-warpish", "CS-warpish", TOTAL, BONUS, faces_super, subtract_own_warp),
    ),
)
