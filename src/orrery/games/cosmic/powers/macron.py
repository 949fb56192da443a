"""Macron: a single token that counts for four (CB-macron)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.bits import bit, has
from orrery.engine.flow import Frame
from orrery.engine.queries import CAP, REPLACE, Modifier
from orrery.engine.windows import MUST
from orrery.games.cosmic.abilities import boosted, immune, works_for
from orrery.games.cosmic.data.powers import number_of
from orrery.games.cosmic.plays import super_, use, wild
from orrery.games.cosmic.power import Power
from orrery.games.cosmic.queries import BONUS, MOST_SENT, PAY_WORTH, TOTAL, WORTH
from orrery.games.cosmic.roles import (
    both_attack,
    in_challenge,
    is_involved,
    is_main,
    main_player,
    side_of,
)
from orrery.games.cosmic.rulebook import Traits
from orrery.games.cosmic.state import DEFENCE, OFFENCE, Cosmic
from orrery.games.cosmic.timing import JOINED, LAUNCH, REVEALED
from orrery.games.cosmic.totals import NO_ALLIES_COUNT
from orrery.games.cosmic.uses import invoke, strengthened

MACRON: Final = number_of("macron")

EACH_COUNTS: Final = 4
WITH_PRO: Final = 5
AGAINST_CON: Final = 3
EACH_PAYS: Final = 2


def takes_part(state: Cosmic, seat: int, window: Frame) -> bool:
    """Main players in phase 3, allies when they join; in phase 8 whoever could not do it before."""
    return is_involved(state, seat)


def grow(state: Cosmic, frame: Frame) -> None:
    invoke(state, frame.seat, MACRON)


def is_macron(state: Cosmic, seat: int) -> bool:
    return works_for(state, seat, MACRON)


def sends_one(state: Cosmic, seat: int) -> bool:
    return is_macron(state, seat) and not strengthened(state, seat, MACRON)


def one(state: Cosmic, seat: int, value: int) -> int:
    return 1


def weigh(state: Cosmic, seat: int, value: int) -> int:
    """The Con of the opposing main player limits it, even with its Pro (CCon-macron)."""
    other: i64 = DEFENCE if side_of(state, seat) == OFFENCE else OFFENCE
    if immune(state, main_player(state, other), MACRON):
        return AGAINST_CON
    return WITH_PRO if boosted(state, seat, MACRON) else EACH_COUNTS


def pay_double(state: Cosmic, seat: int, value: int) -> int:
    return EACH_PAYS


def is_about_to_send(state: Cosmic, seat: int, window: Frame) -> bool:
    return window.seat == seat


def send_more(state: Cosmic, frame: Frame) -> None:
    state.supers[MACRON] = 1


def has_tokens_there(state: Cosmic, seat: int, window: Frame) -> bool:
    return both_attack(state) and in_challenge(state, seat) > 0


def add_own(state: Cosmic, frame: Frame) -> None:
    state.wilds[MACRON] |= bit(frame.seat)


def has_wild(state: Cosmic, seat: int) -> bool:
    return wild_tokens(state, side_of(state, seat)) > 0


def add_wild(state: Cosmic, seat: int, value: int) -> int:
    return value + wild_tokens(state, side_of(state, seat))


def wild_tokens(state: Cosmic, side: i64) -> i64:
    """The tokens of those on a side who have played the Wild; in Stellar Gas not those of allies."""
    total: i64 = 0
    for seat in range(state.seats):
        if not has(state.wilds[MACRON], seat) or side_of(state, seat) != side:
            continue
        if is_main(state, seat) or state.gas & NO_ALLIES_COUNT == 0:
            total += in_challenge(state, seat)
    return total


POWER: Final = Power(
    "macron",
    Traits(400, simple=True),
    plays=(
        use(MACRON, (LAUNCH, JOINED, REVEALED), MUST, takes_part, grow),
        wild(MACRON, (REVEALED,), has_tokens_there, add_own),
        super_(MACRON, (LAUNCH, JOINED), is_about_to_send, send_more),
    ),
    modifiers=(
        Modifier("macron", "CB-macron", WORTH, REPLACE, is_macron, weigh),
        Modifier("macron", "CB-macron", PAY_WORTH, REPLACE, is_macron, pay_double),
        Modifier("macron", "CB-macron", MOST_SENT, CAP, sends_one, one),
        Modifier("wild-macron", "CW-macron", TOTAL, BONUS, has_wild, add_wild),
    ),
)
