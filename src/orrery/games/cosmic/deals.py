"""Deals: offers, counter-offers, and what is handed over (CR3)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.bits import bit
from orrery.engine.counts import add_count, count_of
from orrery.engine.decision import ALLOWED, Procedure
from orrery.engine.flow import PASS, Frame
from orrery.games.cosmic.abilities import clause_on
from orrery.games.cosmic.cards import hand_openly, held
from orrery.games.cosmic.data.cards import KINDS
from orrery.games.cosmic.hands import ALL_TYPES, FROM_HAND, NO_REASON
from orrery.games.cosmic.keys import DEAL_FAILED, DEAL_MADE, DEAL_OFFERED, HANDING_OVER, SETTLING
from orrery.games.cosmic.lucre import hand_lucre, purse
from orrery.games.cosmic.movement import go_home_all, let_hold
from orrery.games.cosmic.queries import AGREED, DEAL_PENALTY, FREED_IN_DEAL, MAY_OFFER, OFFERED, SPEAKER
from orrery.games.cosmic.questions import ANSWER_OFFER, CHOOSE_CARD, LOAD, OFFER
from orrery.games.cosmic.results import DEAL_BROKE, DEALT
from orrery.games.cosmic.roles import main_player
from orrery.games.cosmic.state import FOUR, NOWHERE, OF_YOUR_CHOICE, OFFENCE, OFFER_ROWS, TERMS, Cosmic
from orrery.games.cosmic.timing import DEAL_BROKEN, DEAL_STRUCK, open_window
from orrery.games.cosmic.tokens import give_up, has_base, on_bases, owner_of, places, release

MOST_OFFERS: Final = 3
MOST_CARDS: Final = 8
"""Cards on one side of an offer."""
PENALTY: Final = 3
ON_PLANET: Final = 2
"""The side of a load frame whose tokens land on a planet."""


def open_talks(state: Cosmic, frame: Frame) -> None:
    """The offence begins."""
    clear_offer(state)
    state.goto(TALKING, 0, OFFENCE, PASS)


def talk(state: Cosmic, frame: Frame) -> None:
    """The side ``y`` makes offer number ``x``, item by item; ``z`` is a card it has asked for by name."""
    if frame.x >= MOST_OFFERS:
        fail(state)
        return
    seat = main_player(state, frame.y)
    if clause_on(state, MAY_OFFER, seat) != ALLOWED:
        state.again(frame, frame.x + 1, 1 - frame.y, PASS)
        return
    if frame.z >= 0:
        add_count(state.offer, frame.z, 1 - frame.y, 1)
    state.again(frame, frame.x, frame.y, PASS)
    state.ask(speaker(state, seat), OFFER, frame.x, frame.y)


def speaker(state: Cosmic, seat: i64) -> i64:
    """Who makes and answers the offers of a seat: itself, unless it lets somebody else."""
    return state.book.numbers.ask(state, SPEAKER, seat, seat)


def answer(state: Cosmic, frame: Frame) -> None:
    state.ask(speaker(state, main_player(state, 1 - frame.y)), ANSWER_OFFER, frame.x, frame.y)


def clear_offer(state: Cosmic) -> None:
    for term in range(i64(TERMS)):
        state.offer[term] = 0
    for row in range(OFFER_ROWS):
        state.offer_base[row] = NOWHERE
        state.offer_free[row] = 0
    for row in range(len(state.offer_lucre)):
        state.offer_lucre[row] = 0


def is_something(state: Cosmic) -> bool:
    """At least one card, base or Lucre changes hands, or a token is freed (CR3)."""
    for row in range(OFFER_ROWS):
        if state.offer_base[row] != NOWHERE or state.offer_free[row] > 0:
            return True
    for row in range(len(state.offer_lucre)):
        if state.offer_lucre[row] > 0:
            return True
    for term in range(i64(TERMS)):
        if state.offer[term] != 0:
            return True
    return False


def given_cards(state: Cosmic, side: i64) -> i64:
    """How many cards a side would give."""
    total: i64 = 0
    for term in range(i64(TERMS)):
        total += count_of(state.offer, term, side)
    return total


def can_give(state: Cosmic, side: i64) -> bool:
    """Whether the main player of a side has all that he would give."""
    seat = main_player(state, side)
    for kind in range(i64(KINDS)):
        if held(state, seat, kind) < count_of(state.offer, kind, side):
            return False
    if offered_lucre(state, side) > purse(state, seat):
        return False
    return state.sizes[seat] >= given_cards(state, side) and state.offer_free[side] <= can_free(state, side)


def offered_lucre(state: Cosmic, row: i64) -> i64:
    """How much Lucre is given in a row of the offer."""
    return state.offer_lucre[row] if len(state.offer_lucre) > 0 else 0


def can_free(state: Cosmic, side: i64) -> i64:
    """How many tokens of the other the main player of a side can free from the Warp in a deal (CR3)."""
    return state.book.numbers.ask(state, FREED_IN_DEAL, main_player(state, side), 0)


def can_host(state: Cosmic, side: i64, place: i64) -> bool:
    """Whether a side can let the other set up a base on a planet: it has one there, the other not (CR3)."""
    return hosts(state, main_player(state, side), main_player(state, 1 - side), place)


def hosts(state: Cosmic, host: i64, guest: i64, place: i64) -> bool:
    """The same of two players."""
    return owner_of(state, place) >= 0 and has_base(state, place, host) and not has_base(state, place, guest)


def propose(state: Cosmic, side: i64) -> None:
    seat = main_player(state, side)
    state.offering = side
    state.book.consequences.of(state, OFFERED, seat)
    state.tell(DEAL_OFFERED, seat, given_cards(state, side), given_cards(state, 1 - side))


def penalty(state: Cosmic, seat: i64) -> i64:
    """What a main player loses without a deal (CR3)."""
    return state.book.numbers.ask(state, DEAL_PENALTY, seat, PENALTY)


def pay_penalty(state: Cosmic, seat: i64) -> None:
    """The tokens of a deal that failed are given up; a penalty below 0 is taken out of the Warp (CD4.4)."""
    due = penalty(state, seat)
    give_up(state, seat, due)
    release(state, seat, max(0, -due))


def fail(state: Cosmic) -> None:
    """No deal."""
    state.result = DEAL_BROKE
    state.goto(BREAKING)


def strike(state: Cosmic, frame: Frame) -> None:
    """All have agreed; others may still respond (CX-quash)."""
    state.book.consequences.of(state, AGREED, state.offence)
    open_window(state, DEAL_STRUCK, state.offence)


def hand_cards(state: Cosmic, frame: Frame) -> None:
    """The cards of the deal change hands, first those that were named and have not been played since."""
    if state.result != DEALT:
        state.goto(BREAKING)
        return
    state.tell(DEAL_MADE, state.offence)
    for side in range(i64(2)):
        hand_named_cards(state, side, main_player(state, side), main_player(state, 1 - side))
    for side in range(i64(2)):
        hand_lucre(state, main_player(state, side), main_player(state, 1 - side), offered_lucre(state, side))
    for side in range(i64(2)):
        of_choice: i64 = count_of(state.offer, OF_YOUR_CHOICE, side)
        hand_over_cards(state, main_player(state, side), main_player(state, 1 - side), of_choice)


def hand_named_cards(state: Cosmic, row: i64, giver: i64, taker: i64) -> None:
    """The cards that a row of the offer names, as far as the giver still holds them."""
    for kind in range(i64(KINDS)):
        for _ in range(min(count_of(state.offer, kind, row), held(state, giver, kind))):
            hand_openly(state, giver, taker, kind)


def hand_over_cards(state: Cosmic, giver: i64, taker: i64, count: i64) -> None:
    """Cards of the giver's choice go to another player, as many as there are."""
    if count > 0:
        state.push(HANDING_OVER, giver, taker, count, PASS)


def hand_next(state: Cosmic, frame: Frame) -> None:
    """``y`` more cards of the giver's choice go to ``x``; ``z`` is the one just chosen."""
    if frame.z >= 0:
        hand_openly(state, frame.seat, frame.x, frame.z)
    if frame.y > 0 and state.sizes[frame.seat] > 0:
        state.again(frame, frame.x, frame.y - 1, PASS)
        state.ask(frame.seat, CHOOSE_CARD, NO_REASON, FROM_HAND, ALL_TYPES)


def set_up_bases(state: Cosmic, frame: Frame) -> None:
    """Each side sets up the base that it was given, and gets back what is freed."""
    for side in range(i64(2)):
        guest = main_player(state, 1 - side)
        place = state.offer_base[side]
        if place != NOWHERE and can_host(state, side, place):
            set_up_base(state, guest, place)
        release(state, guest, min(state.offer_free[side], can_free(state, side)))


def gifts(state: Cosmic, giver: i64, taker: i64) -> i64:
    """The planets on which one player can give another a base, as bits (CG11).

    The giver has a base there, the other none, and it lies outside of the other's system.
    """
    if on_bases(state, taker) == 0:
        return 0
    mask: i64 = 0
    for place in range(places(state)):
        owner = owner_of(state, place)
        if owner >= 0 and owner != taker and has_base(state, place, giver):
            if not has_base(state, place, taker):
                mask |= bit(place)
    return mask


def set_up_base(state: Cosmic, seat: i64, place: i64) -> None:
    """A base is set up on a planet with 1 to 4 tokens (CG11)."""
    state.push(SETTLING, seat, place, 0)


def before_settling(state: Cosmic, frame: Frame) -> None:
    let_hold(state, frame.seat)


def settle_next(state: Cosmic, frame: Frame) -> None:
    """1 to 4 tokens from the cone or own bases on the planet ``x``; ``y`` are there (CR3)."""
    if frame.y < FOUR and on_bases(state, frame.seat) + state.cone[frame.seat] > frame.y:
        state.again(frame, frame.x, frame.y + 1)
        state.ask(frame.seat, LOAD, ON_PLANET, frame.y, frame.x)


def end_deal(state: Cosmic, frame: Frame) -> None:
    """All tokens that are left go home."""
    state.finish()
    go_home_all(state)


def deal_broken(state: Cosmic, frame: Frame) -> None:
    state.tell(DEAL_FAILED, state.offence)
    open_window(state, DEAL_BROKEN, state.offence)


def break_off(state: Cosmic, frame: Frame) -> None:
    """Each main player loses three tokens of his choice; the allies go home (CR3)."""
    pay_penalty(state, state.defence)
    pay_penalty(state, state.offence)
    go_home_all(state)


DEAL_STEPS: Final = Procedure(
    open_talks,
    talk,
    answer,
    strike,
    hand_cards,
    set_up_bases,
    end_deal,
    deal_broken,
    break_off,
)
TALKING: Final = DEAL_STEPS.at(talk)
ANSWERING: Final = DEAL_STEPS.at(answer)
STRIKING: Final = DEAL_STEPS.at(strike)
BREAKING: Final = DEAL_STEPS.at(deal_broken)
