"""Progenitor: a second home system with a power of its own (CB-progenitor)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.bits import bit, has
from orrery.engine.decision import ALLOWED
from orrery.engine.flow import CHANCE, Frame
from orrery.engine.queries import ADD, Modifier, Ruling
from orrery.games.cosmic.abilities import boosted, give_power, immune
from orrery.games.cosmic.data.powers import NO_POWER, number_of
from orrery.games.cosmic.dealing import FOR_FRAME
from orrery.games.cosmic.keys import POWER_DEALT
from orrery.games.cosmic.own import A_POWER, FOR_GAME, Own
from orrery.games.cosmic.plays import super_, wild
from orrery.games.cosmic.power import Power
from orrery.games.cosmic.queries import (
    ENOUGH,
    HOME_BASES,
    MAY_KEEP,
    MAY_LOAD,
    MAY_NAME,
    MAY_PART_WITH,
    MAY_USE,
    WINNING_BASES,
)
from orrery.games.cosmic.questions import DEAL_POWER
from orrery.games.cosmic.roles import main_player
from orrery.games.cosmic.rulebook import Traits
from orrery.games.cosmic.state import NOBODY, Cosmic
from orrery.games.cosmic.timing import AT_ANY_TIME
from orrery.games.cosmic.tokens import has_base, owner_of, set_up_system

PROGENITOR: Final = number_of("progenitor")
SECOND_POWER: Final = Own("second", FOR_GAME, holds=A_POWER)
"""The power of the second system."""


def has_external(state: Cosmic, seat: int, window: Frame) -> bool:
    return state.external[seat] > 0 and not has(state.wilds[PROGENITOR], seat)


def count_as_home(state: Cosmic, frame: Frame) -> None:
    """Which of the external bases it is makes no difference."""
    state.wilds[PROGENITOR] |= bit(frame.seat)


def counts_guests(state: Cosmic, seat: int, window: Frame) -> bool:
    return state.supers[PROGENITOR] == 0


def ignore_guests(state: Cosmic, frame: Frame) -> None:
    """Bases of others in the second system don't count for their victory."""
    state.supers[PROGENITOR] = 1


def second_system(state: Cosmic) -> i64:
    """The last in the row."""
    return i64(len(state.home)) - 1


def in_second(state: Cosmic, place: i64) -> bool:
    return place // state.planets == second_system(state)


def set_up_second(state: Cosmic, drawn: int) -> bool:
    """A second home system, and a power for it (CB-progenitor)."""
    owner = state.owner[PROGENITOR]
    if drawn != NO_POWER:
        SECOND_POWER.put_power(state, drawn)
        give_power(state, owner, drawn)
        state.tell(POWER_DEALT, owner, drawn)
        return False
    set_up_system(state, second_system(state), owner)
    state.ask(CHANCE, DEAL_POWER, owner, FOR_FRAME)
    return True


def against_second(state: Cosmic, seat: int, power: int, _: int) -> str:
    """The power of the second system rests while Progenitor does."""
    return "CB-progenitor" if power == SECOND_POWER.power(state) and state.out[PROGENITOR] != 0 else ALLOWED


def has_second_homes(state: Cosmic, seat: int, power: int, _: int) -> str:
    """It looks at the home bases in that system; with the Pro at none (CPro-progenitor)."""
    if power != SECOND_POWER.power(state):
        return ALLOWED
    enough = boosted(state, seat, PROGENITOR) or second_homes(state, seat) >= state.limit
    return ENOUGH if enough else "CB-progenitor"


def second_homes(state: Cosmic, seat: i64) -> i64:
    count: i64 = 0
    first: i64 = second_system(state) * state.planets
    for place in range(first, first + state.planets):
        if has_base(state, place, seat):
            count += 1
    return count


def stays_with_colour(state: Cosmic, seat: int, power: int, _: int) -> str:
    """The powers of two systems stay with their colours."""
    return "CB-progenitor" if power == PROGENITOR or power == SECOND_POWER.power(state) else ALLOWED


def is_not_named(state: Cosmic, seat: int, power: int, _: int) -> str:
    """The power of the second system rests on the bases there, and is not lost before or after others."""
    return "CB-progenitor" if power == SECOND_POWER.power(state) else ALLOWED


def holds_back(state: Cosmic, seat: int, place: int, side: int) -> str:
    """Tokens of a second system are not sent against the holder of the Con (CCon-progenitor)."""
    if not in_second(state, place) or owner_of(state, place) != seat or state.defence == NOBODY:
        return ALLOWED
    return "CCon-progenitor" if immune(state, main_player(state, 1 - side), PROGENITOR) else ALLOWED


def has_wild(state: Cosmic, seat: int) -> bool:
    return has(state.wilds[PROGENITOR], seat) and state.external[seat] > 0


def add_home(state: Cosmic, seat: int, homes: int) -> int:
    return homes + 1


def counts_no_guests(state: Cosmic, seat: int) -> bool:
    return state.supers[PROGENITOR] != 0


def leave_guests_out(state: Cosmic, seat: int, count: int) -> int:
    """Bases of others in the second system."""
    if owner_of(state, second_system(state) * state.planets) == seat:
        return count
    return count - second_homes(state, seat)


POWER: Final = Power(
    "progenitor",
    Traits(400, needs_colour=True, lies_open=True, brings=1),
    plays=(
        wild(PROGENITOR, AT_ANY_TIME, has_external, count_as_home),
        super_(PROGENITOR, AT_ANY_TIME, counts_guests, ignore_guests),
    ),
    modifiers=(
        Modifier("wild-progenitor", "CW-progenitor", HOME_BASES, ADD, has_wild, add_home),
        Modifier("super-progenitor", "CS-progenitor", WINNING_BASES, ADD, counts_no_guests, leave_guests_out),
    ),
    rulings=(
        Ruling(MAY_USE, against_second),
        Ruling(MAY_KEEP, has_second_homes),
        Ruling(MAY_NAME, is_not_named),
        Ruling(MAY_PART_WITH, stays_with_colour),
        Ruling(MAY_LOAD, holds_back),
    ),
    facts=(SECOND_POWER,),
    grow=set_up_second,
)
