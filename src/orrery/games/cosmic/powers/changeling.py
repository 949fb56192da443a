"""Changeling: it swaps its power card with its opponent (CB-changeling)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.bits import bit, count_bits, has, lowest_bit
from orrery.engine.decision import ALLOWED
from orrery.engine.flow import CHANCE, PASS, Ask, Choices, Frame
from orrery.engine.windows import MUST, NO_SUBJECT, NO_TARGET
from orrery.games.cosmic.abilities import boosted, clause_on, exchangeable, has_hidden_power, immune
from orrery.games.cosmic.cards import show_hand, swap_hands
from orrery.games.cosmic.data.powers import POWERS, number_of
from orrery.games.cosmic.exchange import swap_powers
from orrery.games.cosmic.own import FOR_CHALLENGE, Own
from orrery.games.cosmic.plays import (
    DISCARDED,
    is_own_use_of,
    super_,
    use,
    wild,
)
from orrery.games.cosmic.power import NO_ADVICE, Power
from orrery.games.cosmic.powersets import ask_power, is_empty, lowest, size
from orrery.games.cosmic.queries import MAY_PART_WITH
from orrery.games.cosmic.questions import AGREE, CHOOSE_SEAT, NAME_BLIND
from orrery.games.cosmic.roles import is_main, opponent, others
from orrery.games.cosmic.rulebook import Traits
from orrery.games.cosmic.state import Cosmic
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
YES: Final = 0

# What a use under way is waiting for, in ``y``.
SEEKING: Final = -2
LOOKING: Final = -3
NAMING: Final = -4
BLIND: Final = -5


def open_powers(state: Cosmic, seat: i64) -> vec[i64]:
    """The powers of a seat that can be given away and that everybody sees."""
    found = exchangeable(state, seat)
    for power in range(i64(POWERS)):
        if state.secret[power] != 0:
            found[power] = 0
    return found


def has_something(state: Cosmic, seat: i64) -> bool:
    """Whether there is a power to swap for: by what everybody sees."""
    return has_hidden_power(state, seat) or not is_empty(open_powers(state, seat))


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
    if frame.y == NO_SUBJECT:
        seek(state, frame)
    elif frame.y == SEEKING:
        meet(state, frame, frame.z)
    elif frame.y == LOOKING and frame.z == YES:
        name(state, frame)
    elif frame.y == NAMING and frame.z == PASS:
        name_blind(state, frame)
    elif frame.y in (NAMING, BLIND):
        change(state, frame, frame.z)


def seek(state: Cosmic, frame: Frame) -> None:
    mask: i64 = partners(state, frame.seat)
    if count_bits(mask) > 1:
        state.again(frame, frame.x, SEEKING, NO_TARGET)
        state.ask(frame.seat, CHOOSE_SEAT, frame.x, mask)
    elif mask != 0:
        meet(state, frame, lowest_bit(mask))


def meet(state: Cosmic, frame: Frame, partner: i64) -> None:
    PARTNER.put_of(state, frame.seat, partner + 1)
    if PEEKING.of(state, frame.seat) == 0:
        name(state, frame)
        return
    show_hand(state, partner, bit(frame.seat))
    state.again(frame, frame.x, LOOKING, PASS)
    state.ask(frame.seat, AGREE, frame.x)


def name(state: Cosmic, frame: Frame) -> None:
    """Only if there is a choice; secret powers lie there face down."""
    partner: i64 = PARTNER.of(state, frame.seat) - 1
    listed = open_powers(state, partner)
    hidden = has_hidden_power(state, partner)
    if size(listed) + int(hidden) > 1:
        state.again(frame, frame.x, NAMING, NO_TARGET)
        ask_power(state, frame.seat, frame.x, listed, hidden)
    elif hidden:
        name_blind(state, frame)
    else:
        change(state, frame, lowest(listed))


def name_blind(state: Cosmic, frame: Frame) -> None:
    state.again(frame, frame.x, BLIND, NO_TARGET)
    state.ask(CHANCE, NAME_BLIND, PARTNER.of(state, frame.seat) - 1)


def change(state: Cosmic, frame: Frame, power: i64) -> None:
    partner: i64 = PARTNER.of(state, frame.seat) - 1
    SWAPPED.put(state, 1)
    swap_powers(state, frame.seat, CHANGELING, partner, power)


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
        return YES if best_strength(state, PARTNER.of(state, ask.seat) - 1) > STRENGTH else PASS
    if ask.decision != CHOOSE_SEAT:
        return NO_ADVICE
    best: i64 = options.get(0)
    for index in range(options.count):
        if best_strength(state, options.get(index)) > best_strength(state, best):
            best = options.get(index)
    return int(best)


def best_strength(state: Cosmic, seat: i64) -> i64:
    """Of a secret power nothing is known: it is taken for a middling one."""
    best: i64 = STRENGTH + 1 if has_hidden_power(state, seat) else 0
    listed = open_powers(state, seat)
    for power in range(i64(POWERS)):
        if listed[power] != 0:
            best = max(best, state.book.traits[power].strength)
    return best


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
