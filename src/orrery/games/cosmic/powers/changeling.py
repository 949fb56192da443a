"""Changeling: it swaps its power card with its opponent (CB-changeling)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.bits import bit, has
from orrery.engine.decision import ALLOWED
from orrery.engine.flow import PASS, Ask, Choices, Frame
from orrery.engine.windows import MUST, NO_SUBJECT
from orrery.games.cosmic.abilities import boosted, clause_on, immune
from orrery.games.cosmic.cards import show_hand
from orrery.games.cosmic.data.powers import NO_POWER, number_of
from orrery.games.cosmic.exchange import swap_powers
from orrery.games.cosmic.naming import BLIND, NAMING, best_strength, has_something, name_power, power_named
from orrery.games.cosmic.own import FOR_CHALLENGE, Own
from orrery.games.cosmic.plays import (
    DISCARDED,
    is_own_use_of,
    super_,
    use,
    wild,
)
from orrery.games.cosmic.power import NO_ADVICE, Power
from orrery.games.cosmic.queries import MAY_PART_WITH
from orrery.games.cosmic.questions import AGREE, CHOOSE_SEAT
from orrery.games.cosmic.roles import is_main, opponent, others
from orrery.games.cosmic.rulebook import Traits
from orrery.games.cosmic.seeking import SEEKING, sought
from orrery.games.cosmic.state import NOBODY, Cosmic
from orrery.games.cosmic.swaps import swap_hands
from orrery.games.cosmic.timing import BEFORE_CARDS, LAUNCH, PLAYED
from orrery.games.cosmic.uses import times_used

CHANGELING: Final = number_of("changeling")
SWAPPED: Final = Own("swapped", FOR_CHALLENGE)
"""1 if the card has changed hands in this challenge."""
PARTNER: Final = Own("partner")
"""With whom it is about to swap, plus one."""
PEEKING: Final = Own("peeking")
"""1 if it sees the hand before it decides (CS-changeling)."""

STRENGTH: Final = 250
MIDDLING: Final = STRENGTH + 1
"""What a secret power is taken for, of which nothing is known."""
YES: Final = 0

# What a use under way is waiting for, in ``y``.
LOOKING: Final = -3


def in_reach(state: Cosmic, seat: i64) -> i64:
    """The opponent, or by the Pro anybody else, as bits; as far as they have a power."""
    mask: i64 = others(state, seat) if boosted(state, seat, CHANGELING) else bit(opponent(state, seat))
    for other in range(state.seats):
        if has(mask, other) and not has_something(state, other):
            mask &= ~bit(other)
    return mask


def partners(state: Cosmic, seat: i64) -> i64:
    """Without those whom a Con guards."""
    mask: i64 = in_reach(state, seat)
    for other in range(state.seats):
        if has(mask, other) and immune(state, other, CHANGELING):
            mask &= ~bit(other)
    return mask


def could_swap(state: Cosmic, seat: i64) -> bool:
    """A main player who has the card itself and can part with it, if it was not swapped before."""
    if not is_main(state, seat) or state.owner[CHANGELING] != seat or SWAPPED.get(state) != 0:
        return False
    return clause_on(state, MAY_PART_WITH, seat, CHANGELING) == ALLOWED


def must_swap(state: Cosmic, seat: int, window: Frame) -> bool:
    return could_swap(state, seat) and partners(state, seat) != 0


def swap(state: Cosmic, frame: Frame) -> None:
    """Step by step: with whom, a look at the hand, for which power, and for a secret one which it is."""
    partner: i64 = PARTNER.of(state, frame.seat) - 1
    if frame.y == NO_SUBJECT:
        seek(state, frame)
    elif frame.y == SEEKING:
        meet(state, frame, frame.z)
    elif frame.y == LOOKING and frame.z == YES:
        change(state, frame.seat, partner, name_power(state, frame, partner))
    elif frame.y in (NAMING, BLIND):
        change(state, frame.seat, partner, power_named(state, frame, partner))


def seek(state: Cosmic, frame: Frame) -> None:
    found: i64 = sought(state, frame, partners(state, frame.seat))
    if found != NOBODY:
        meet(state, frame, found)


def meet(state: Cosmic, frame: Frame, partner: i64) -> None:
    PARTNER.put_of(state, frame.seat, partner + 1)
    if PEEKING.of(state, frame.seat) == 0:
        change(state, frame.seat, partner, name_power(state, frame, partner))
        return
    show_hand(state, partner, bit(frame.seat))
    state.again(frame, frame.x, LOOKING, PASS)
    state.ask(frame.seat, AGREE, frame.x)


def change(state: Cosmic, seat: i64, partner: i64, power: i64) -> None:
    """As soon as the power is named."""
    if power != NO_POWER:
        SWAPPED.put(state, 1)
        swap_powers(state, seat, CHANGELING, partner, power)


def can_peek(state: Cosmic, seat: int, window: Frame) -> bool:
    """In answer to the own use; or before it, where only a Con is against it."""
    if window.x == LAUNCH:
        unused = times_used(state, seat, CHANGELING) == 0
        return unused and could_swap(state, seat) and in_reach(state, seat) != 0
    return is_own_use_of(state, seat, window, CHANGELING)


def peek(state: Cosmic, frame: Frame) -> None:
    state.supers[CHANGELING] = 1
    PEEKING.put_of(state, frame.seat, 1)


def plays_as_main(state: Cosmic, seat: int, window: Frame) -> bool:
    return is_main(state, seat)


def trade_hands(state: Cosmic, frame: Frame) -> None:
    swap_hands(state, frame.seat, opponent(state, frame.seat))


def choose(state: Cosmic, ask: Ask, options: Choices) -> int:
    """It swaps for a power that is stronger than itself, and with whoever has the strongest."""
    if ask.decision == AGREE:
        partner: i64 = PARTNER.of(state, ask.seat) - 1
        return YES if best_strength(state, partner, MIDDLING) > STRENGTH else PASS
    if ask.decision != CHOOSE_SEAT:
        return NO_ADVICE
    best: i64 = options.get(0)
    for index in range(options.count):
        if best_strength(state, options.get(index), MIDDLING) > best_strength(state, best, MIDDLING):
            best = options.get(index)
    return int(best)


POWER: Final = Power(
    "changeling",
    Traits(STRENGTH, simple=True),
    plays=(
        use(CHANGELING, (LAUNCH,), MUST, must_swap, swap),
        wild(CHANGELING, (BEFORE_CARDS,), plays_as_main, trade_hands, then=DISCARDED),
        super_(CHANGELING, (LAUNCH, PLAYED), can_peek, peek),
    ),
    facts=(SWAPPED, PARTNER, PEEKING),
    choose=choose,
)
