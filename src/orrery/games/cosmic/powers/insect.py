"""Insect: it copies a power of its opponent (CB-insect)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.bits import bit, has
from orrery.engine.decision import ALLOWED
from orrery.engine.flow import Ask, Choices, Frame
from orrery.engine.queries import Consequence, Ruling
from orrery.engine.windows import MAY, NO_SUBJECT
from orrery.games.cosmic.abilities import boosted, immune, unveil, use_forbidden
from orrery.games.cosmic.cards import new_hand
from orrery.games.cosmic.data.powers import NO_POWER, number_of
from orrery.games.cosmic.keys import POWER_COPIED
from orrery.games.cosmic.naming import BLIND, NAMING, best_strength, has_something, name_power, power_named
from orrery.games.cosmic.outs import STOPPED
from orrery.games.cosmic.own import Own
from orrery.games.cosmic.plays import is_own_use_of, super_, use, wild
from orrery.games.cosmic.power import NO_ADVICE, Power
from orrery.games.cosmic.queries import ANNOUNCED, COPIED_AS, GIVEN_AWAY, MAY_GO_ON, MAY_USE
from orrery.games.cosmic.questions import CHOOSE_POWER, CHOOSE_SEAT
from orrery.games.cosmic.results import DEAL_BROKE
from orrery.games.cosmic.roles import has_lost, is_main, opponent, others
from orrery.games.cosmic.rulebook import Traits
from orrery.games.cosmic.seeking import SEEKING, sought
from orrery.games.cosmic.state import NOBODY, Cosmic
from orrery.games.cosmic.timing import (
    ALLIANCE,
    ANY_PHASE,
    BEFORE_CARDS,
    CARDS_LAID,
    CHART,
    DEFENCE_INVITES,
    DESTINY,
    LAUNCH,
    OFFENCE_INVITES,
    PLAYED,
    POINTS,
    RESOLVED,
)
from orrery.games.cosmic.uses import begin_copy, end_copy, is_copy, strengthened, times_used

INSECT: Final = number_of("insect")

MODEL: Final = Own("model")
"""Whose power is about to be copied, plus one."""

STRENGTH: Final = 300

UNTIL_REVEAL: Final[tuple[int, ...]] = (
    DESTINY,
    OFFENCE_INVITES,
    DEFENCE_INVITES,
    ALLIANCE,
    BEFORE_CARDS,
    CARDS_LAID,
)
"""When the Pro lets it copy besides (CPro-insect)."""


def in_reach(state: Cosmic, seat: i64) -> i64:
    """The opponent, or by the Super anybody else, as bits; as far as they have a power, and no Con."""
    mask: i64 = others(state, seat)
    if not strengthened(state, seat, INSECT):
        mask = bit(opponent(state, seat))
    for other in range(state.seats):
        if has(mask, other) and (immune(state, other, INSECT) or not has_something(state, other)):
            mask &= ~bit(other)
    return mask


def can_copy(state: Cosmic, seat: int, window: Frame) -> bool:
    """A main player has an opponent, as soon as the defence is named."""
    return opponent(state, seat) != NOBODY and in_reach(state, seat) != 0


def can_copy_late(state: Cosmic, seat: int, window: Frame) -> bool:
    return boosted(state, seat, INSECT) and can_copy(state, seat, window)


def copy(state: Cosmic, frame: Frame) -> None:
    """Step by step: whose power, which one, and of a secret one which it is."""
    model: i64 = MODEL.of(state, frame.seat) - 1
    if frame.y == NO_SUBJECT:
        seek(state, frame)
    elif frame.y == SEEKING:
        study(state, frame, frame.z)
    elif frame.y in (NAMING, BLIND):
        take_on(state, frame.seat, model, power_named(state, frame, model))


def seek(state: Cosmic, frame: Frame) -> None:
    """Nobody is left if a Con came in answer."""
    found: i64 = sought(state, frame, in_reach(state, frame.seat))
    if found != NOBODY:
        study(state, frame, found)


def study(state: Cosmic, frame: Frame, model: i64) -> None:
    MODEL.put_of(state, frame.seat, model + 1)
    take_on(state, frame.seat, model, name_power(state, frame, model))


def take_on(state: Cosmic, seat: i64, model: i64, power: i64) -> None:
    """The copy of a power that is named; a power may stand for another one (CG14)."""
    if power == NO_POWER:
        return
    unveil(state, power)
    copied: i64 = state.book.numbers.ask(state, COPIED_AS, model, power)
    if copied not in (NO_POWER, INSECT):
        begin_copy(state, seat, copied)
        state.tell(POWER_COPIED, seat, copied)


def can_reach_out(state: Cosmic, seat: int, window: Frame) -> bool:
    """In answer to the own use; or before it, for those who are not within reach without it."""
    if window.x == PLAYED:
        return is_own_use_of(state, seat, window, INSECT)
    is_time = window.x == LAUNCH or boosted(state, seat, INSECT)
    if not is_time or not is_main(state, seat) or times_used(state, seat, INSECT) > 0:
        return False
    return has_model(state, seat)


def has_model(state: Cosmic, seat: i64) -> bool:
    for other in range(state.seats):
        if other != seat and has_something(state, other):
            return True
    return False


def reach_out(state: Cosmic, frame: Frame) -> None:
    state.supers[INSECT] = 1


def has_failed(state: Cosmic, seat: int, window: Frame) -> bool:
    """A main player who has lost, or with whom no deal was made (CG10)."""
    return is_main(state, seat) and (has_lost(state, seat) or state.result == DEAL_BROKE)


def moult(state: Cosmic, frame: Frame) -> None:
    new_hand(state, frame.seat)


def against_copy(state: Cosmic, seat: int, power: int, _: int) -> str:
    """A copy is used as long as Insect is: with enough home bases, and not out of use."""
    return use_forbidden(state, seat, INSECT) if is_copy(state, seat, power) else ALLOWED


def ends_copy(state: Cosmic, seat: int, power: int, _: int) -> str:
    """A Stop of Insect ends what was begun with the copy, unless its Super was played before (C3.4h)."""
    is_stopped = state.out[INSECT] & STOPPED != 0 and state.supers[INSECT] == 0
    return "C3.4h" if is_stopped or not has(state.users[INSECT], seat) else ALLOWED


def lose_copy(state: Cosmic, seat: int, power: int, _: int) -> None:
    """Who has Insect no longer has nothing to copy with."""
    if power == INSECT and state.copier == seat:
        end_copy(state)


def use_along(state: Cosmic, seat: int, power: int, _: int) -> None:
    """Who uses the copy uses Insect."""
    if is_copy(state, seat, power):
        state.book.consequences.of(state, ANNOUNCED, seat, INSECT)


def choose(state: Cosmic, ask: Ask, options: Choices) -> int:
    """The strongest power that is still of use in this challenge, and whoever has it."""
    if ask.decision == CHOOSE_POWER:
        return int(most_useful(state, options))
    if ask.decision != CHOOSE_SEAT:
        return NO_ADVICE
    best: i64 = options.get(0)
    for index in range(options.count):
        if best_strength(state, options.get(index), STRENGTH) > best_strength(state, best, STRENGTH):
            best = options.get(index)
    return int(best)


def most_useful(state: Cosmic, options: Choices) -> i64:
    best: i64 = options.get(0)
    most: i64 = -1
    for index in range(options.count):
        power = options.get(index)
        worth: i64 = STRENGTH if power == NO_POWER else usefulness(state, power)
        if worth > most:
            most = worth
            best = power
    return best


def usefulness(state: Cosmic, power: i64) -> i64:
    """How strong what is copied is, or 0 if all moments at which it is used are over."""
    copied: i64 = state.book.numbers.ask(state, COPIED_AS, state.owner[power], power)
    for point in range(i64(POINTS)):
        if is_to_come(state, point) and copied in state.book.plays.powers_at[point]:
            return state.book.traits[copied].strength
    return 0


def is_to_come(state: Cosmic, point: i64) -> bool:
    """Whether a moment may still come in this challenge: one of this phase or a later one, or of any."""
    phase = CHART[point].phase
    return phase == ANY_PHASE or phase >= state.phase


POWER: Final = Power(
    "insect",
    Traits(STRENGTH),
    plays=(
        use(INSECT, (LAUNCH,), MAY, can_copy, copy),
        use(INSECT, UNTIL_REVEAL, MAY, can_copy_late, copy, "later", "CPro-insect"),
        wild(INSECT, (RESOLVED,), has_failed, moult),
        super_(INSECT, (LAUNCH, *UNTIL_REVEAL, PLAYED), can_reach_out, reach_out),
    ),
    rulings=(Ruling(MAY_USE, against_copy), Ruling(MAY_GO_ON, ends_copy)),
    consequences=(Consequence(GIVEN_AWAY, lose_copy), Consequence(ANNOUNCED, use_along)),
    facts=(MODEL,),
    choose=choose,
)
