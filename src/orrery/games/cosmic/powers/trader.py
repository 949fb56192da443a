"""Trader: it swaps hands with its opponent (CB-trader)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.bits import bit, has
from orrery.engine.flow import PASS, Ask, Choices, Frame
from orrery.engine.windows import MAY, NO_SUBJECT, NO_TARGET
from orrery.games.cosmic.abilities import boosted, immune
from orrery.games.cosmic.cards import free_cards, pass_card, steal
from orrery.games.cosmic.data.cards import COMPROMISE, VALUES
from orrery.games.cosmic.data.powers import number_of
from orrery.games.cosmic.hands import ALL_TYPES, FROM_HAND
from orrery.games.cosmic.own import Own
from orrery.games.cosmic.plays import is_own_use_of, super_, use, wild
from orrery.games.cosmic.power import NO_ADVICE, Power
from orrery.games.cosmic.questions import AGREE, CHOOSE_CARD, CHOOSE_SEAT
from orrery.games.cosmic.roles import is_main, opponent, others
from orrery.games.cosmic.rulebook import Traits
from orrery.games.cosmic.seeking import SEEKING, sought
from orrery.games.cosmic.state import NOBODY, Cosmic
from orrery.games.cosmic.swaps import show_free_cards, swap_free_cards
from orrery.games.cosmic.timing import BEFORE_CARDS, PLAYED
from orrery.games.cosmic.uses import strengthened, times_used

TRADER: Final = number_of("trader")
PARTNER: Final = Own("partner")
"""At whose hand it looks before it decides, plus one (CPro-trader)."""

YES: Final = 0
CARD: Final = 5
"""What any card counts beside the value of an Attack, where hands are compared at a glance."""

# What a play under way is waiting for, in ``y``; it answers nothing, so ``y`` is free.
LOOKING: Final = -3
TAKING: Final = -4
GIVING: Final = -5


def partners(state: Cosmic, seat: i64) -> i64:
    """The opponent, or by the Super anybody else, as bits; without those whom a Con guards."""
    mask: i64 = others(state, seat) if strengthened(state, seat, TRADER) else bit(opponent(state, seat))
    for other in range(state.seats):
        if has(mask, other) and immune(state, other, TRADER):
            mask &= ~bit(other)
    return mask


def can_trade(state: Cosmic, seat: int, window: Frame) -> bool:
    return is_main(state, seat) and partners(state, seat) != 0


def trade(state: Cosmic, frame: Frame) -> None:
    """With whom, by the Pro a look at the hand, then the swap."""
    if frame.y == NO_SUBJECT:
        seek(state, frame)
    elif frame.y == SEEKING:
        meet(state, frame, frame.z)
    elif frame.z == YES:
        swap_free_cards(state, frame.seat, PARTNER.of(state, frame.seat) - 1)


def seek(state: Cosmic, frame: Frame) -> None:
    found: i64 = sought(state, frame, partners(state, frame.seat))
    if found != NOBODY:
        meet(state, frame, found)


def meet(state: Cosmic, frame: Frame, partner: i64) -> None:
    if not boosted(state, frame.seat, TRADER):
        swap_free_cards(state, frame.seat, partner)
        return
    PARTNER.put_of(state, frame.seat, partner + 1)
    show_free_cards(state, partner, frame.seat)
    state.again(frame, frame.x, LOOKING, PASS)
    state.ask(frame.seat, AGREE, frame.x)


def can_reach_out(state: Cosmic, seat: int, window: Frame) -> bool:
    """In answer to the own use; or before it."""
    if window.x == PLAYED:
        return is_own_use_of(state, seat, window, TRADER)
    return is_main(state, seat) and times_used(state, seat, TRADER) == 0


def reach_out(state: Cosmic, frame: Frame) -> None:
    state.supers[TRADER] = 1


def can_barter(state: Cosmic, seat: int, window: Frame) -> bool:
    return is_main(state, seat) and state.sizes[opponent(state, seat)] > 0


def barter(state: Cosmic, frame: Frame) -> None:
    """A random card comes first, then one of the own choice goes; none for none (CW-trader)."""
    rival = opponent(state, frame.seat)
    if frame.y == NO_SUBJECT:
        if state.sizes[rival] > 0:
            state.again(frame, frame.x, TAKING, NO_TARGET)
            steal(state, frame.seat, rival, 1)
    elif frame.y == GIVING:
        pass_card(state, frame.seat, rival, frame.z)
    elif state.sizes[frame.seat] > 0:
        state.again(frame, frame.x, GIVING, NO_TARGET)
        state.ask(frame.seat, CHOOSE_CARD, frame.x, FROM_HAND, ALL_TYPES)


def choose(state: Cosmic, ask: Ask, options: Choices) -> int:
    """It swaps for a better hand, and wants the largest that it has not seen."""
    if ask.decision == AGREE:
        better = glance(state, PARTNER.of(state, ask.seat) - 1) > glance(state, ask.seat)
        return YES if better else PASS
    if ask.decision != CHOOSE_SEAT:
        return NO_ADVICE
    best: i64 = options.get(0)
    for index in range(options.count):
        if state.sizes[options.get(index)] > state.sizes[best]:
            best = options.get(index)
    return int(best)


def glance(state: Cosmic, seat: i64) -> i64:
    """What a hand looks like that is seen."""
    total: i64 = state.sizes[seat] * CARD
    for kind in range(i64(COMPROMISE)):
        total += free_cards(state, seat, kind) * VALUES[kind]
    return total


POWER: Final = Power(
    "trader",
    Traits(350, simple=True),
    plays=(
        use(TRADER, (BEFORE_CARDS,), MAY, can_trade, trade),
        wild(TRADER, (BEFORE_CARDS,), can_barter, barter),
        super_(TRADER, (BEFORE_CARDS, PLAYED), can_reach_out, reach_out),
    ),
    facts=(PARTNER,),
    choose=choose,
)
