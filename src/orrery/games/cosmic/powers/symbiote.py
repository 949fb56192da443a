"""Symbiote: it plays with twice as many tokens (CB-symbiote)."""

from typing import Final

from orrery.engine.decision import ALLOWED
from orrery.engine.flow import Frame
from orrery.engine.queries import ADD, CAP, Modifier, Ruling
from orrery.games.cosmic.abilities import boosted, immune
from orrery.games.cosmic.data.powers import number_of
from orrery.games.cosmic.outs import STOPPED
from orrery.games.cosmic.plays import super_, wild
from orrery.games.cosmic.power import Power
from orrery.games.cosmic.queries import (
    COUNTED,
    ENOUGH,
    MAY_KEEP,
    MAY_PART_WITH,
    MAY_SUPPRESS,
    RETRIEVED,
)
from orrery.games.cosmic.roles import main_player, side_of
from orrery.games.cosmic.rulebook import Traits
from orrery.games.cosmic.state import FOUR, NO_SIDE, Cosmic
from orrery.games.cosmic.timing import REGROUP, TOKENS_LOST
from orrery.games.cosmic.tokens import bring_back, owner_of, places, put, release

SYMBIOTE: Final = number_of("symbiote")


def multiply(state: Cosmic, drawn: int) -> bool:
    """Four more tokens on each of its home planets."""
    owner = state.owner[SYMBIOTE]
    for place in range(places(state)):
        if owner_of(state, place) == owner:
            put(state, place, owner, FOUR)
    return False


def is_exempt(state: Cosmic, seat: int, power: int, _: int) -> str:
    return ENOUGH if power == SYMBIOTE else ALLOWED


def stays_with_tokens(state: Cosmic, seat: int, power: int, _: int) -> str:
    """It can't be given away, and so can't be copied."""
    return "CB-symbiote" if power == SYMBIOTE else ALLOWED


def goes_on(state: Cosmic, seat: int, power: int, reason: int) -> str:
    """Nothing takes it out of use but a Stop, which ends its Pro."""
    return "CB-symbiote" if power == SYMBIOTE and reason != STOPPED else ALLOWED


def faces_con(state: Cosmic, seat: int) -> bool:
    """The holder of the Con is the main player of the other side (CCon-symbiote)."""
    if state.owner[SYMBIOTE] != seat:
        return False
    side = side_of(state, seat)
    return side != NO_SIDE and immune(state, main_player(state, 1 - side), SYMBIOTE)


def count_half(state: Cosmic, seat: int, tokens: int) -> int:
    return tokens // 2


def has_pro(state: Cosmic, seat: int) -> bool:
    return boosted(state, seat, SYMBIOTE)


def one_more(state: Cosmic, seat: int, count: int) -> int:
    return count + 1


def is_in_warp(state: Cosmic, seat: int, window: Frame) -> bool:
    return state.warp[seat] > 0


def come_back(state: Cosmic, frame: Frame) -> None:
    release(state, frame.seat, 1)


def is_losing(state: Cosmic, seat: int, window: Frame) -> bool:
    return state.losing[seat] > 0


def save_all(state: Cosmic, frame: Frame) -> None:
    state.supers[SYMBIOTE] = 1
    bring_back(state, frame.seat, state.losing[frame.seat])


POWER: Final = Power(
    "symbiote",
    Traits(500, simple=True, lies_open=True),
    plays=(
        wild(SYMBIOTE, (REGROUP,), is_in_warp, come_back),
        super_(SYMBIOTE, (TOKENS_LOST,), is_losing, save_all),
    ),
    modifiers=(
        Modifier("con-symbiote", "CCon-symbiote", COUNTED, CAP, faces_con, count_half),
        Modifier("pro-symbiote", "CPro-symbiote", RETRIEVED, ADD, has_pro, one_more),
    ),
    rulings=(
        Ruling(MAY_KEEP, is_exempt),
        Ruling(MAY_PART_WITH, stays_with_tokens),
        Ruling(MAY_SUPPRESS, goes_on),
    ),
    grow=multiply,
)
