"""Spiff: beaten badly enough, it crash-lands all the same (CB-spiff)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.bits import bit, has
from orrery.engine.flow import Frame
from orrery.engine.queries import CAP, REPLACE, Consequence, Modifier
from orrery.engine.windows import MAY, NO_TARGET
from orrery.games.cosmic.abilities import boosted, immune, works_for
from orrery.games.cosmic.data.powers import number_of
from orrery.games.cosmic.own import Own
from orrery.games.cosmic.plays import again, super_, use, wild
from orrery.games.cosmic.power import Power
from orrery.games.cosmic.queries import CONSOLATION, FIGHT_BEGUN, PAY_WORTH, SPARED
from orrery.games.cosmic.questions import CHOOSE_NUMBER
from orrery.games.cosmic.roles import both_attack, has_lost
from orrery.games.cosmic.rulebook import Traits
from orrery.games.cosmic.state import DEFENCE, OFFENCE, Cosmic
from orrery.games.cosmic.timing import DECIDED
from orrery.games.cosmic.tokens import owner_of, put, tokens_at, withdraw
from orrery.games.cosmic.uses import invoke, strengthened

SPIFF: Final = number_of("spiff")
LANDING: Final = Own("landing")
"""How many tokens it wants to land."""

FIRST_OF_ALL: Final = REPLACE - 1
"""The layer of a consolation in which it is counted for how many tokens it is."""

MARGIN: Final = 10
MARGIN_WITH_SUPER: Final = 5
ONE: Final = 1
MOST_WITH_PRO: Final = 2


def is_beaten_by(state: Cosmic, seat: i64, margin: i64) -> bool:
    """The offence has lost with two Attacks, and the totals differ by so much, whichever is higher."""
    if seat != state.offence or not has_lost(state, seat) or not both_attack(state):
        return False
    apart: i64 = state.totals[DEFENCE] - state.totals[OFFENCE]
    return max(apart, -apart) >= margin and state.cone[seat] > 0


def can_crash(state: Cosmic, seat: i64) -> bool:
    """Beaten by enough, and not on a home planet of one with a Con (CCon-spiff)."""
    margin: i64 = MARGIN_WITH_SUPER if strengthened(state, seat, SPIFF) else MARGIN
    return is_beaten_by(state, seat, margin) and not immune(state, owner_of(state, state.target), SPIFF)


def may_crash(state: Cosmic, seat: int, window: Frame) -> bool:
    return can_crash(state, seat)


def most_landed(state: Cosmic, seat: i64) -> i64:
    most: i64 = MOST_WITH_PRO if boosted(state, seat, SPIFF) else ONE
    return min(most, state.cone[seat])


def announce_crash(state: Cosmic, frame: Frame) -> None:
    """With the Pro it says how many; they land as the losses begin."""
    if frame.z == NO_TARGET and most_landed(state, frame.seat) > ONE:
        again(state, frame, NO_TARGET)
        state.ask(frame.seat, CHOOSE_NUMBER, frame.x, ONE, most_landed(state, frame.seat))
        return
    LANDING.put_of(state, frame.seat, ONE if frame.z == NO_TARGET else frame.z)
    invoke(state, frame.seat, SPIFF)


def crash(state: Cosmic, *_: int) -> None:
    """The tokens leave the cone before those of the fight are lost."""
    seat = state.offence
    if works_for(state, seat, SPIFF) and can_crash(state, seat):
        count: i64 = min(LANDING.of(state, seat), most_landed(state, seat))
        withdraw(state, seat, count)
        put(state, state.target, seat, count)


def is_close_enough(state: Cosmic, seat: int, window: Frame) -> bool:
    return is_beaten_by(state, seat, MARGIN_WITH_SUPER)


def crash_sooner(state: Cosmic, frame: Frame) -> None:
    state.supers[SPIFF] = 1


def loses_planet(state: Cosmic, seat: int, window: Frame) -> bool:
    return seat == state.defence and has_lost(state, seat) and tokens_at(state, state.target, seat) > 0


def dig_in(state: Cosmic, frame: Frame) -> None:
    state.wilds[SPIFF] |= bit(frame.seat)


def has_dug_in(state: Cosmic, seat: int) -> bool:
    return seat == state.defence and has(state.wilds[SPIFF], seat)


def keep_one(state: Cosmic, seat: int, count: int) -> int:
    return max(count, ONE)


def loses_one_fewer(state: Cosmic, seat: int) -> bool:
    """The Wild alone spares a token: it is not paid for."""
    return has_dug_in(state, seat) and state.book.numbers.ask_before(state, SPARED, seat, 0, CAP) == 0


def pay_one_fewer(state: Cosmic, seat: int, cards: int) -> int:
    return cards - state.book.numbers.ask(state, PAY_WORTH, seat, 1)


POWER: Final = Power(
    "spiff",
    Traits(300, simple=True),
    plays=(
        use(SPIFF, (DECIDED,), MAY, may_crash, announce_crash),
        wild(SPIFF, (DECIDED,), loses_planet, dig_in),
        super_(SPIFF, (DECIDED,), is_close_enough, crash_sooner),
    ),
    modifiers=(
        Modifier("wild-spiff", "CW-spiff", SPARED, CAP, has_dug_in, keep_one),
        Modifier("wild-spiff", "CW-spiff", CONSOLATION, FIRST_OF_ALL, loses_one_fewer, pay_one_fewer),
    ),
    consequences=(Consequence(FIGHT_BEGUN, crash),),
    facts=(LANDING,),
)
