"""Phases 4 to 6, invitations and alliances; and actions that are announced before they are done."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.bits import bit, has
from orrery.engine.flow import Frame
from orrery.games.cosmic import phases
from orrery.games.cosmic.abilities import (
    NO_INVITING,
    SILENCED,
    can_use,
    held_back,
    is_banned,
    limited,
)
from orrery.games.cosmic.challenge import (
    most_sent,
)
from orrery.games.cosmic.data.destiny import EVERYONE_JOINS
from orrery.games.cosmic.data.powers import MACRON, PARASITE
from orrery.games.cosmic.keys import ANNOUNCING, CONE_POINTED, INVITED, STAYED_OUT
from orrery.games.cosmic.keys import (
    JOINED as JOINED_EVENT,
)
from orrery.games.cosmic.movement import from_warp, load
from orrery.games.cosmic.questions import INVITE, JOIN
from orrery.games.cosmic.roles import (
    is_main,
    side_of,
)
from orrery.games.cosmic.state import (
    Cosmic,
)
from orrery.games.cosmic.tokens import on_bases
from orrery.games.cosmic.windows import (
    ACTION,
    ALLIANCE,
    DEFENCE_INVITES,
    JOINED,
    OFFENCE_INVITES,
    open_window,
    show_duties,
)

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
    """A main player names any set of the others; with two players there are none (CP4, CP5)."""
    state.acted = 1
    if state.seats > 2 and not is_banned(state, seat, NO_INVITING | SILENCED):
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


def ally_next(state: Cosmic, frame: Frame) -> None:
    """From the offence's left each invited player joins one side or none (CP6); ``x`` have been asked."""
    if state.acted == 0:
        again_asked: i64 = frame.x
    else:
        again_asked = frame.x + 1
        state.barred = 0
    state.acted = 1
    if again_asked >= state.seats:
        return
    seat: i64 = (state.offence + again_asked) % state.seats
    state.again(frame, again_asked)
    if sides_open(state, seat) != 0:
        state.acted = 0
        state.ask(seat, JOIN)


def sides_open(state: Cosmic, seat: i64) -> i64:
    """The sides that a seat may join, as bits; a side that was negated is not asked again."""
    if is_main(state, seat) or is_banned(state, seat, SILENCED):
        return 0
    mask: i64 = 0
    for side in range(i64(2)):
        if not has(state.barred, side) and may_join(state, seat, side) and can_send(state, seat, side) > 0:
            mask |= bit(side)
    return mask


def can_send(state: Cosmic, seat: i64, side: i64) -> i64:
    """How many tokens a seat could send as an ally of a side."""
    return on_bases(state, seat) - held_back(state, seat, side) + from_warp(state, seat, side)


def may_join(state: Cosmic, seat: i64, side: i64) -> bool:
    """Invited by that side, by Comet 13, or as Parasite (CA5.1, CD3-13, CB-parasite)."""
    if state.comet == EVERYONE_JOINS or has(state.invited[side], seat):
        return True
    if state.invoked[PARASITE] != seat + 1:
        return False
    return not limited(state, state.offence, PARASITE) and not limited(state, state.defence, PARASITE)


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
        show_duties(state, JOINED)
        if can_use(state, frame.seat, MACRON):
            open_window(state, JOINED, frame.seat)


def send_allies(state: Cosmic, frame: Frame) -> None:
    """Who has joined sends 1 to 4 tokens (CA5.1); for Macron it is settled before how many (CB-macron)."""
    if frame.x == TO_JOIN:
        load(state, frame.seat, frame.y, 1, most_sent(state, frame.seat))


def stay_out(state: Cosmic, seat: i64) -> None:
    state.acted = 1
    state.tell(STAYED_OUT, seat)
