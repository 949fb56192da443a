"""A deal of three: in each round all say what they give to each of the others, and all have to accept."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.counts import count_of
from orrery.engine.decision import ALLOWED, Procedure
from orrery.engine.flow import PASS, Frame
from orrery.games.cosmic.abilities import clause_on
from orrery.games.cosmic.cards import held
from orrery.games.cosmic.deals import (
    MOST_OFFERS,
    PENALTY,
    clear_offer,
    given_cards,
    hand_named_cards,
    hand_over_cards,
    hosts,
    is_something,
    offered_lucre,
    pay_penalty,
    set_up_base,
    speaker,
    strike,
)
from orrery.games.cosmic.hands import NO_REASON
from orrery.games.cosmic.keys import DEAL_FAILED, DEAL_MADE
from orrery.games.cosmic.lucre import hand_lucre
from orrery.games.cosmic.movement import go_home_all
from orrery.games.cosmic.queries import MAY_OFFER
from orrery.games.cosmic.questions import AGREE, PLEDGE
from orrery.games.cosmic.results import DEAL_BROKE, DEALT
from orrery.games.cosmic.state import NOWHERE, OF_YOUR_CHOICE, Cosmic
from orrery.games.cosmic.tokens import give_up

PARTIES: Final = 3
THIRD: Final = 2
YES: Final = 0
GIVERS: Final[tuple[int, ...]] = (0, 1, 0, 1, 2, 2)
TAKERS: Final[tuple[int, ...]] = (1, 0, 2, 2, 0, 1)
"""Who gives and who gets in each row of an offer: offence, defence, and the third."""
ASKED: Final[tuple[int, ...]] = (0, 2, 1, 3, 4, 5)
"""The order in which they are asked: all rows of a giver together."""


def party_of(state: Cosmic, seat: i64) -> i64:
    if seat == state.offence:
        return 0
    return 1 if seat == state.defence else THIRD


def member(state: Cosmic, third: i64, party: i64) -> i64:
    """The seat of a party."""
    if party == THIRD:
        return third
    return state.offence if party == 0 else state.defence


def row_of(state: Cosmic, giver: i64, taker: i64) -> i64:
    """The row of an offer for what one seat gives another."""
    one = party_of(state, giver)
    other = party_of(state, taker)
    for row in range(len(GIVERS)):
        if GIVERS[row] == one and TAKERS[row] == other:
            return row
    raise AssertionError("nobody gives to himself")


def pledged_by(state: Cosmic, seat: i64) -> i64:
    """How many cards a seat would give in all."""
    party = party_of(state, seat)
    total: i64 = 0
    for row in range(len(GIVERS)):
        if GIVERS[row] == party:
            total += given_cards(state, row)
    return total


def named_by(state: Cosmic, seat: i64, kind: i64) -> i64:
    """How many cards of a kind a seat has named."""
    party = party_of(state, seat)
    total: i64 = 0
    for row in range(len(GIVERS)):
        if GIVERS[row] == party:
            total += count_of(state.offer, kind, row)
    return total


def lucre_pledged_by(state: Cosmic, seat: i64) -> i64:
    """How much Lucre a seat would give in all."""
    party = party_of(state, seat)
    total: i64 = 0
    for row in range(len(GIVERS)):
        if GIVERS[row] == party:
            total += offered_lucre(state, row)
    return total


def begin_round(state: Cosmic, frame: Frame) -> None:
    """Round number ``x``; three without agreement are enough."""
    clear_offer(state)
    if frame.x >= MOST_OFFERS:
        state.result = DEAL_BROKE
        state.goto(BREAKING)


def pledge_next(state: Cosmic, frame: Frame) -> None:
    """``y`` rows are complete; a player who may make no offers promises nothing."""
    if frame.y >= len(ASKED):
        state.goto(ANSWERING, frame.x, 0, PASS)
        return
    row = ASKED[frame.y]
    giver = member(state, frame.seat, GIVERS[row])
    if clause_on(state, MAY_OFFER, giver) != ALLOWED:
        state.again(frame, frame.x, frame.y + 1)
        return
    state.again(frame, frame.x, frame.y)
    state.ask(speaker(state, giver), PLEDGE, giver, member(state, frame.seat, TAKERS[row]), frame.x)


def end_pledge(state: Cosmic) -> None:
    """The giver adds nothing more to a row."""
    frame = state.frame(state.depth - 1)
    state.again(frame, frame.x, frame.y + 1)


def answer_next(state: Cosmic, frame: Frame) -> None:
    """``y`` were asked, the last of them said ``z``; a refusal or an empty deal begins a new round."""
    refused = frame.y > 0 and frame.z != YES
    if refused or not is_something(state):
        state.restart(frame.x + 1)
    elif frame.y < PARTIES:
        state.again(frame, frame.x, frame.y + 1, PASS)
        state.ask(speaker(state, member(state, frame.seat, frame.y)), AGREE, NO_REASON)
    else:
        state.goto(STRIKING)


def hand_cards(state: Cosmic, frame: Frame) -> None:
    if state.result != DEALT:
        state.goto(BREAKING)
        return
    state.tell(DEAL_MADE, state.offence)
    for row in range(len(GIVERS)):
        giver = member(state, frame.seat, GIVERS[row])
        hand_named_cards(state, row, giver, member(state, frame.seat, TAKERS[row]))
        hand_lucre(state, giver, member(state, frame.seat, TAKERS[row]), offered_lucre(state, row))
    for row in range(len(GIVERS)):
        giver = member(state, frame.seat, GIVERS[row])
        of_choice: i64 = count_of(state.offer, OF_YOUR_CHOICE, row)
        hand_over_cards(state, giver, member(state, frame.seat, TAKERS[row]), of_choice)


def set_up_bases(state: Cosmic, frame: Frame) -> None:
    for row in range(len(GIVERS)):
        giver = member(state, frame.seat, GIVERS[row])
        taker = member(state, frame.seat, TAKERS[row])
        place = state.offer_base[row]
        if place != NOWHERE and hosts(state, giver, taker, place):
            set_up_base(state, taker, place)


def end_talks(state: Cosmic, frame: Frame) -> None:
    """All tokens that are left go home."""
    state.finish()
    go_home_all(state)


def break_off(state: Cosmic, frame: Frame) -> None:
    """All three lose three tokens of their choice."""
    state.tell(DEAL_FAILED, state.offence)
    give_up(state, frame.seat, PENALTY)
    pay_penalty(state, state.defence)
    pay_penalty(state, state.offence)
    go_home_all(state)


def may_pledge(state: Cosmic, giver: i64, kind: i64) -> bool:
    """Whether a seat holds one more card of a kind than it has named."""
    return held(state, giver, kind) > named_by(state, giver, kind)


def is_fair(state: Cosmic, seat: i64) -> bool:
    """Whether a seat gives no more bases than it gets, and at most two cards more."""
    party = party_of(state, seat)
    cards: i64 = 0
    bases: i64 = 0
    for row in range(len(GIVERS)):
        sign: i64 = int(TAKERS[row] == party) - int(GIVERS[row] == party)
        cards += sign * given_cards(state, row)
        bases += sign if state.offer_base[row] != NOWHERE else 0
    return bases >= 0 and cards >= -2


TALK_STEPS: Final = Procedure(
    begin_round,
    pledge_next,
    answer_next,
    strike,
    hand_cards,
    set_up_bases,
    end_talks,
    break_off,
)
ANSWERING: Final = TALK_STEPS.at(answer_next)
STRIKING: Final = TALK_STEPS.at(strike)
BREAKING: Final = TALK_STEPS.at(break_off)
