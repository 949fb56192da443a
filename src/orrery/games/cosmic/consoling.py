"""Consolation: cards out of the winner's hand, and what else is open to whoever takes it (CR2)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.bits import bit
from orrery.engine.chance import bag_size
from orrery.engine.decision import ALLOWED
from orrery.engine.flow import PASS, Frame
from orrery.games.cosmic.abilities import clause_on
from orrery.games.cosmic.cards import FROM_HOARD, close_gain, draw_more, steal, steal_more
from orrery.games.cosmic.hoard import TO_TAKE, hoard_size, keeper, may_draw_on
from orrery.games.cosmic.keys import CONSOLATION_TAKEN, CONSOLING, REACHING, STEALING
from orrery.games.cosmic.queries import CONSOLED, MAY_DRAW_CONSOLATION, MAY_DRAW_ON_HOARD
from orrery.games.cosmic.questions import AGREE, CHOOSE_SEAT
from orrery.games.cosmic.results import OFFENCE_WON
from orrery.games.cosmic.state import Cosmic

UNASKED: Final = -2
"""Where the next card of a consolation comes from is not chosen yet."""


def console(state: Cosmic, frame: Frame) -> None:
    """Fourth step: consolation, at random out of the winner's hand (CR2); the deck may be open as well.

    What is due may be less than nothing: then the winner takes so many cards (CD4.3).
    """
    if frame.x == 0:
        return
    loser = state.defence if state.result == OFFENCE_WON else state.offence
    winner = state.offence if state.result == OFFENCE_WON else state.defence
    if frame.x < 0:
        steal(state, winner, loser, -frame.x)
        return
    taker: i64 = state.book.numbers.ask(state, CONSOLED, loser, loser)
    if taker == loser and clause_on(state, MAY_DRAW_CONSOLATION, loser) != ALLOWED:
        close_gain(state, loser)
        state.push(CONSOLING, loser, winner, frame.x, UNASKED)
        return
    state.tell(CONSOLATION_TAKEN, taker, winner, min(frame.x, cards_open(state, taker, winner)))
    close_gain(state, taker)
    take_more(state, taker, winner, frame.x)


def take_more(state: Cosmic, taker: i64, winner: i64, count: i64) -> None:
    """Cards of a consolation, out of the winner's hand or hoard."""
    if open_hoard(state, taker, winner) > 0:
        state.push(REACHING, taker, winner, count, UNASKED)
    else:
        steal_more(state, taker, winner, count)


def open_hoard(state: Cosmic, taker: i64, winner: i64) -> i64:
    """How many cards of the winner's hoard are open to whoever takes consolation."""
    is_open = keeper(state) == winner and may_draw_on(state, taker, TO_TAKE)
    return hoard_size(state) if is_open else 0


def cards_open(state: Cosmic, taker: i64, winner: i64) -> i64:
    return state.sizes[winner] + open_hoard(state, taker, winner)


def reach_next(state: Cosmic, frame: Frame) -> None:
    """``y`` cards are due, each at random out of the hand of ``x`` or out of its hoard, as the taker says.

    ``z`` is what was said: yes for the hoard. What can't be had from one comes from the other.
    """
    if frame.z != UNASKED:
        state.again(frame, frame.x, frame.y - 1, UNASKED)
        if frame.z == PASS:
            steal_more(state, frame.seat, frame.x, 1)
        else:
            state.push(STEALING, frame.seat, frame.x, 1, FROM_HOARD)
        return
    in_hand = state.sizes[frame.x] > 0
    in_hoard = open_hoard(state, frame.seat, frame.x) > 0
    if frame.y > 0 and in_hand and in_hoard:
        clause = clause_on(state, MAY_DRAW_ON_HOARD, frame.seat, TO_TAKE)
        state.again(frame, frame.x, frame.y, UNASKED)
        state.ask(frame.seat, AGREE, state.book.plays.clauses.index(clause))
    elif frame.y > 0 and (in_hand or in_hoard):
        state.again(frame, frame.x, frame.y, PASS if in_hand else 0)


def console_next(state: Cosmic, frame: Frame) -> None:
    """``y`` cards are due, each out of the hand of ``x`` or from the deck; ``z`` is the hand just chosen.

    What can't be had from one comes from the other.
    """
    if frame.z != UNASKED:
        state.again(frame, frame.x, frame.y - 1, UNASKED)
        if frame.z == PASS:
            draw_more(state, frame.seat, 1)
        else:
            take_more(state, frame.seat, frame.x, 1)
        return
    in_hand = cards_open(state, frame.seat, frame.x) > 0
    in_deck = bag_size(state.deck) + bag_size(state.discards) > 0
    if frame.y > 0 and in_hand and in_deck:
        play = state.book.plays.clauses.index(clause_on(state, MAY_DRAW_CONSOLATION, frame.seat))
        state.again(frame, frame.x, frame.y, UNASKED)
        state.ask(frame.seat, CHOOSE_SEAT, play, bit(frame.x), 1)
    elif frame.y > 0 and (in_hand or in_deck):
        state.again(frame, frame.x, frame.y, frame.x if in_hand else PASS)
