"""Tripler: its low Attacks are tripled, its high ones divided by three (CB-tripler)."""

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
from orrery.games.cosmic.queries import SIGN, THIRDS, TOTAL
from orrery.games.cosmic.roles import both_attack, is_main, opponent, shows_attack, side_of
from orrery.games.cosmic.rulebook import Traits
from orrery.games.cosmic.state import NOBODY, Cosmic
from orrery.games.cosmic.timing import REVEALED
from orrery.games.cosmic.totals import value_before
from orrery.games.cosmic.uses import invoke, strengthened

TRIPLER: Final = number_of("tripler")

LOW: Final = 10
LOW_WITH_SUPER: Final = 13
HIGH_FOR_WILD: Final = 15


def attacks(state: Cosmic, seat: int, window: Frame) -> bool:
    """A main player who has revealed an Attack."""
    return is_main(state, seat) and shows_attack(state, side_of(state, seat))


def triple_card(state: Cosmic, frame: Frame) -> None:
    invoke(state, frame.seat, TRIPLER)


def raise_limit(state: Cosmic, frame: Frame) -> None:
    state.supers[TRIPLER] = 1


def is_tripler(state: Cosmic, seat: int) -> bool:
    return works_for(state, seat, TRIPLER)


def triple_or_divide(state: Cosmic, seat: int, value: int) -> int:
    """Low cards grow less against a Con (CCon-tripler), high ones shrink less with the Pro (CPro-tripler)."""
    low: i64 = LOW_WITH_SUPER if strengthened(state, seat, TRIPLER) else LOW
    if value <= low:
        return value * (2 if immune(state, opponent(state, seat), TRIPLER) else 3)
    return divided(value, 2 if boosted(state, seat, TRIPLER) else 3)


def divided(value: i64, parts: i64) -> i64:
    """Rounded up (CG7)."""
    return (value + parts - 1) // parts


def faces_high_card(state: Cosmic, seat: int, window: Frame) -> bool:
    """A main player whose opponent's Attack counts 15 or more as it is now."""
    if not is_main(state, seat) or not both_attack(state):
        return False
    return value_before(state, 1 - side_of(state, seat), SIGN) >= HIGH_FOR_WILD


def divide_opponent(state: Cosmic, frame: Frame) -> None:
    state.wilds[TRIPLER] |= bit(frame.seat)


def is_divided(state: Cosmic, seat: int) -> bool:
    """Whether the other main player has played the Wild."""
    rival = opponent(state, seat)
    return rival != NOBODY and has(state.wilds[TRIPLER], rival)


def divide_high(state: Cosmic, seat: int, value: int) -> int:
    return divided(value, 3) if value >= HIGH_FOR_WILD else value


POWER: Final = Power(
    "tripler",
    Traits(450, simple=True),
    plays=(
        use(TRIPLER, (REVEALED,), MUST, attacks, triple_card),
        wild(TRIPLER, (REVEALED,), faces_high_card, divide_opponent),
        super_(TRIPLER, (REVEALED,), attacks, raise_limit),
    ),
    modifiers=(
        Modifier("tripler", "CB-tripler", TOTAL, THIRDS, is_tripler, triple_or_divide),
        Modifier("wild-tripler", "CW-tripler", TOTAL, THIRDS, is_divided, divide_high),
    ),
)
