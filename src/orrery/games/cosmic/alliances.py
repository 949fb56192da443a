"""Phases 4 to 6, invitations and alliances; and actions that are announced before they are done."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.bits import bit, has
from orrery.engine.decision import ALLOWED
from orrery.engine.flow import Frame
from orrery.games.cosmic import phases
from orrery.games.cosmic.abilities import (
    can_use,
    clause_on,
    held_back,
)
from orrery.games.cosmic.challenge import (
    most_sent,
)
from orrery.games.cosmic.data.destiny import EVERYONE_JOINS
from orrery.games.cosmic.keys import ANNOUNCING, CONE_POINTED, INVITED, LOAD, STAYED_OUT
from orrery.games.cosmic.keys import (
    JOINED as JOINED_EVENT,
)
from orrery.games.cosmic.movement import from_warp, load_bounds
from orrery.games.cosmic.queries import (
    CHOSE_SIDE,
    LEAST_SENT,
    MAY_INVITE,
    MAY_JOIN,
    MAY_JOIN_LAST,
    MAY_JOIN_UNINVITED,
)
from orrery.games.cosmic.questions import INVITE, JOIN
from orrery.games.cosmic.roles import (
    allies,
    in_challenge,
    is_ally,
    is_main,
    side_of,
)
from orrery.games.cosmic.state import (
    DEFENCE,
    NO_SIDE,
    NOBODY,
    OFFENCE,
    Cosmic,
)
from orrery.games.cosmic.timing import (
    ACTION,
    ALL_INVITED,
    ALLIANCE,
    DEFENCE_INVITES,
    JOINED,
    OFFENCE_INVITES,
    SIDES_CHOSEN,
    is_called_for,
    open_window,
    show_duties,
)
from orrery.games.cosmic.tokens import is_moon, standing

TO_POINT: Final = 0
"""What is announced: ``x`` of an announcement; ``y`` is the choice."""
TO_INVITE: Final = 1
TO_JOIN: Final = 2


def offence_invites(state: Cosmic, frame: Frame) -> None:
    state.phase = 4
    open_window(state, OFFENCE_INVITES, state.offence)


def invite_for_offence(state: Cosmic, frame: Frame) -> None:
    ask_invitations(state, state.offence)


def ask_invitations(state: Cosmic, seat: i64) -> None:
    """A main player names any set of the others (CP4, CP5); of two players, or on a moon, there are none."""
    state.acted = 1
    if state.seats > 2 and not is_moon(state, state.target) and clause_on(state, MAY_INVITE, seat) == ALLOWED:
        state.acted = 0
        state.ask(seat, INVITE)


def defence_invites(state: Cosmic, frame: Frame) -> None:
    if state.acted == 0:
        state.goto(phases.INVITE_FOR_OFFENCE)
        return
    state.barred = 0
    state.phase = 5
    open_window(state, DEFENCE_INVITES, state.offence)


def invite_for_defence(state: Cosmic, frame: Frame) -> None:
    ask_invitations(state, state.defence)


def begin_alliance(state: Cosmic, frame: Frame) -> None:
    if state.acted == 0:
        state.goto(phases.INVITE_FOR_DEFENCE)
        return
    state.barred = 0
    state.phase = 6
    state.acted = 1
    if state.seats > 2 and is_called_for(state, ALL_INVITED):
        open_window(state, ALL_INVITED, state.offence)


def ally_next(state: Cosmic, frame: Frame) -> None:
    """From the offence's left each invited player joins one side or none (CP6); ``x`` have been asked.

    Who has to wait is asked in a second round.
    """
    if state.acted == 0:
        again_asked: i64 = frame.x
    else:
        again_asked = frame.x + 1
        state.barred = 0
    state.acted = 1
    if again_asked >= 2 * state.seats or (again_asked == state.seats and not somebody_waits(state)):
        return
    seat: i64 = (state.offence + again_asked) % state.seats
    state.again(frame, again_asked)
    if joins_last(state, seat) == (again_asked >= state.seats) and sides_open(state, seat) != 0:
        state.acted = 0
        state.ask(seat, JOIN)


def joins_last(state: Cosmic, seat: i64) -> bool:
    return clause_on(state, MAY_JOIN_LAST, seat) != ALLOWED


def somebody_waits(state: Cosmic) -> bool:
    for seat in range(state.seats):
        if joins_last(state, seat):
            return True
    return False


def sides_open(state: Cosmic, seat: i64) -> i64:
    """The sides that a seat may join, as bits; a side that was negated is not asked again."""
    if is_main(state, seat) or is_moon(state, state.target):
        return 0
    mask: i64 = 0
    for side in range(i64(2)):
        if clause_on(state, MAY_JOIN, seat, side) != ALLOWED:
            continue
        if not has(state.barred, side) and may_join(state, seat, side) and can_send(state, seat, side) > 0:
            mask |= bit(side)
    return mask


def can_send(state: Cosmic, seat: i64, side: i64) -> i64:
    """How many tokens a seat could send as an ally of a side."""
    return standing(state, seat) - held_back(state, seat, side) + from_warp(state, seat, side)


def may_join(state: Cosmic, seat: i64, side: i64) -> bool:
    """Invited by that side, by Comet 13, or by what lets one join uninvited (CA5.1, CD3-13)."""
    if state.comet == EVERYONE_JOINS or has(state.invited[side], seat):
        return True
    return clause_on(state, MAY_JOIN_UNINVITED, seat, side) != ALLOWED


def alliance_made(state: Cosmic, frame: Frame) -> None:
    open_window(state, ALLIANCE, state.offence)


def announce(state: Cosmic, seat: i64, what: i64, choice: i64) -> None:
    """Say what one is about to do; it can be negated before it is done (CB-negator)."""
    state.push(ANNOUNCING, seat, what, choice)


def let_negate(state: Cosmic, frame: Frame) -> None:
    open_window(state, ACTION, frame.seat, state.depth - 1)


def carry_out(state: Cosmic, frame: Frame) -> None:
    """What was announced and not negated is done."""
    state.acted = 1
    if frame.x == TO_POINT:
        state.target = frame.y
        state.tell(CONE_POINTED, frame.seat, frame.y)
    elif frame.x == TO_INVITE:
        state.invited[side_of(state, frame.seat)] = frame.y
        state.tell(INVITED, frame.seat, frame.y)
    else:
        state.side[frame.seat] = frame.y
        state.tell(JOINED_EVENT, frame.seat, frame.y)
        state.book.consequences.of(state, CHOSE_SIDE, frame.seat, frame.y)
        let_prepare(state, frame.seat)


def let_prepare(state: Cosmic, seat: i64) -> None:
    """Who has joined a side may have something to do before tokens are sent."""
    show_duties(state, JOINED)
    if has_power_at(state, seat, JOINED):
        open_window(state, JOINED, seat)


def has_power_at(state: Cosmic, seat: i64, point: i64) -> bool:
    """Whether a seat can use a power that works at a moment."""
    for power in state.book.plays.powers_at[point]:
        if can_use(state, seat, power):
            return True
    return False


def send_allies(state: Cosmic, frame: Frame) -> None:
    """Who has joined sends tokens at once, unless something may still change their number for all."""
    if frame.x == TO_JOIN and not is_called_for(state, SIDES_CHOSEN):
        send(state, frame.seat)


def send(state: Cosmic, seat: i64) -> None:
    """An ally sends 1 to 4 tokens (CA5.1); what changes that number has been settled."""
    state.push(LOAD, seat, state.side[seat], 0, ally_bounds(state, seat))


def ally_bounds(state: Cosmic, seat: i64) -> i64:
    """The most and the fewest tokens of a seat that has joined a side, as ``z`` of a load frame."""
    most: i64 = most_sent(state, seat)
    fewest: i64 = state.book.numbers.ask(state, LEAST_SENT, seat, 1)
    return load_bounds(state, seat, state.side[seat], min(fewest, most), most)


def sides_chosen(state: Cosmic, frame: Frame) -> None:
    """The allies may be told how many tokens they send, if any wait with them."""
    if is_called_for(state, SIDES_CHOSEN) and allies(state, OFFENCE) | allies(state, DEFENCE) != 0:
        open_window(state, SIDES_CHOSEN, NOBODY)


def send_waiting(state: Cosmic, frame: Frame) -> None:
    """Allies who have waited send their tokens, from the offence's left."""
    for turn in range(1, state.seats):
        seat: i64 = (state.offence + state.seats - turn) % state.seats
        if is_ally(state, seat) and in_challenge(state, seat) == 0:
            send(state, seat)


def stay_out(state: Cosmic, seat: i64) -> None:
    state.acted = 1
    state.tell(STAYED_OUT, seat)
    state.book.consequences.of(state, CHOSE_SIDE, seat, NO_SIDE)
