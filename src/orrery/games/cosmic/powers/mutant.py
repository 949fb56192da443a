"""Mutant: fills its hand from other hands and the deck (CB-mutant)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.bits import bit, has
from orrery.engine.chance import bag_size
from orrery.engine.flow import PASS, Frame
from orrery.engine.windows import MAY, NO_SUBJECT
from orrery.games.cosmic.abilities import boosted, immune
from orrery.games.cosmic.cards import close_gain, discard, draw_more, steal_more
from orrery.games.cosmic.data.powers import number_of
from orrery.games.cosmic.hands import ALL_TYPES, FROM_HAND, FULL_HAND, OPTIONAL
from orrery.games.cosmic.plays import super_, use, wild
from orrery.games.cosmic.power import Power
from orrery.games.cosmic.questions import CHOOSE_CARD, CHOOSE_SEAT
from orrery.games.cosmic.roles import allies, has_won, is_main, opponent, side_of
from orrery.games.cosmic.rulebook import Traits
from orrery.games.cosmic.state import Cosmic
from orrery.games.cosmic.timing import OFFENCE_INVITES, RESOLVED
from orrery.games.cosmic.uses import times_used

MUTANT: Final = number_of("mutant")

WITH_PRO: Final = 9
MOST_DISCARDED: Final = 3
CHOSEN: Final = 1
"""``y`` of the use: whose hand the next card comes from is known; the deck, if it was passed."""


def full_hand(state: Cosmic, seat: i64) -> i64:
    return WITH_PRO if boosted(state, seat, MUTANT) else FULL_HAND


def lacks_cards(state: Cosmic, seat: int, window: Frame) -> bool:
    return is_main(state, seat) and state.sizes[seat] < full_hand(state, seat)


def fill_hand(state: Cosmic, frame: Frame) -> None:
    """Card by card: first it is asked whence, then it is taken; without an open hand all from the deck."""
    seat = frame.seat
    missing: i64 = full_hand(state, seat) - state.sizes[seat]
    if frame.y == CHOSEN:
        state.again(frame, frame.x, NO_SUBJECT, PASS)
        take_one(state, seat, frame.z)
        return
    hands: i64 = open_hands(state, seat)
    if missing > 0 and hands != 0:
        state.again(frame, frame.x, CHOSEN, PASS)
        state.ask(seat, CHOOSE_SEAT, frame.x, hands, int(has_deck(state)))
    else:
        close_gain(state, seat)
        draw_more(state, seat, missing)


def take_one(state: Cosmic, seat: i64, giver: i64) -> None:
    if giver == PASS:
        draw_more(state, seat, 1)
    else:
        steal_more(state, seat, giver, 1)


def open_hands(state: Cosmic, mutant: i64) -> i64:
    """Whose hands have cards and are not guarded by a Con, as bits (CCon-mutant)."""
    mask: i64 = 0
    for seat in range(state.seats):
        if seat != mutant and state.sizes[seat] > 0 and not immune(state, seat, MUTANT):
            mask |= bit(seat)
    return mask


def has_deck(state: Cosmic) -> bool:
    return bag_size(state.deck) + bag_size(state.discards) > 0


def may_discard(state: Cosmic, seat: int, window: Frame) -> bool:
    """Before the power is used."""
    return is_main(state, seat) and times_used(state, seat, MUTANT) == 0


def discard_first(state: Cosmic, frame: Frame) -> None:
    """``y`` times it was asked for a card. From now on a Con no longer closes a hand (C3.10e)."""
    state.supers[MUTANT] = 1
    asked: i64 = max(0, frame.y)
    if asked > 0 and frame.z == PASS:
        return
    if asked > 0:
        discard(state, frame.seat, frame.z)
    if asked < MOST_DISCARDED and state.sizes[frame.seat] > 0:
        state.again(frame, frame.x, asked + 1, PASS)
        state.ask(frame.seat, CHOOSE_CARD, frame.x, FROM_HAND + OPTIONAL, ALL_TYPES)


def losers(state: Cosmic, seat: i64) -> i64:
    """The opponent and the opponent's allies who hold cards, as bits."""
    other = opponent(state, seat)
    mask: i64 = bit(other) | allies(state, side_of(state, other))
    for loser in range(state.seats):
        if state.sizes[loser] == 0:
            mask &= ~bit(loser)
    return mask


def can_rob(state: Cosmic, seat: int, window: Frame) -> bool:
    return is_main(state, seat) and has_won(state, seat) and losers(state, seat) != 0


def rob_losers(state: Cosmic, frame: Frame) -> None:
    mask: i64 = losers(state, frame.seat)
    close_gain(state, frame.seat)
    for loser in range(state.seats):
        if has(mask, loser):
            steal_more(state, frame.seat, loser, 1)


POWER: Final = Power(
    "mutant",
    Traits(300, simple=True),
    plays=(
        use(MUTANT, (OFFENCE_INVITES,), MAY, lacks_cards, fill_hand),
        wild(MUTANT, (RESOLVED,), can_rob, rob_losers),
        super_(MUTANT, (OFFENCE_INVITES,), may_discard, discard_first),
    ),
)
