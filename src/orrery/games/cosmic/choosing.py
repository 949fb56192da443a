"""Powers that players choose: one of several, a draft, and which of them stay secret (CA2.3, CD6.2).

As long as powers are chosen, all that were dealt are secret, whatever the table plays with. ``dealt`` marks
those that are settled meanwhile: kept in a draft, or said to be secret or open.
"""

from typing import Final

from mypy_extensions import i64

from orrery.engine.bits import bit
from orrery.engine.events import audience
from orrery.engine.flow import Frame
from orrery.games.cosmic.abilities import give_power, power_count, unveil
from orrery.games.cosmic.data.powers import NO_POWER, POWERS
from orrery.games.cosmic.keys import POWER_DEALT
from orrery.games.cosmic.questions import KEEP_POWER, PUT_BACK_POWER, VEIL_POWER
from orrery.games.cosmic.state import NOBODY, Cosmic

# What the table plays with.
ALL_OPEN: Final = 0
ALL_SECRET: Final = 1
BY_CHOICE: Final = 2
"""Players say of each of their powers whether it is secret."""


def hold(state: Cosmic, seat: i64, power: i64) -> None:
    """A power comes to a seat that may still choose another one; nobody else sees it."""
    state.owner[power] = seat
    state.users[power] = bit(seat)
    state.secret[power] = 1
    state.tell(POWER_DEALT, seat, power, to=audience(seat))


def put_back(state: Cosmic, power: i64) -> None:
    """A power that a seat does not choose goes back to the unused ones, unseen."""
    state.owner[power] = NOBODY
    state.users[power] = 0
    state.secret[power] = 0
    state.dealt[power] = 0


def is_unsettled(state: Cosmic, seat: i64, power: i64) -> bool:
    """Whether a seat has still to say about one of its powers what becomes of it."""
    return state.owner[power] == seat and state.dealt[power] == 0


def first_unsettled(state: Cosmic, seat: i64) -> i64:
    """The power that a seat speaks about next; ``NO_POWER`` after the last."""
    for power in range(i64(POWERS)):
        if is_unsettled(state, seat, power):
            return power
    return NO_POWER


def draft_powers(state: Cosmic, frame: Frame) -> None:
    """Everybody keeps one of the powers in hand and hands the others to the left.

    ``z`` is how many everybody had in hand, 0 before the first; the last one is kept by itself.
    """
    if state.draft == 0:
        return
    if frame.z == 1:
        state.goto(frame.step + 1)
        return
    if frame.z > 0:
        hand_on(state)
    left: i64 = frame.z - 1 if frame.z > 0 else state.each + state.spare
    state.again(frame, 0, 0, left)
    for seat in range(state.seats):
        if left > 1:
            state.ask(seat, KEEP_POWER)
        else:
            state.dealt[first_unsettled(state, seat)] = 1


def hand_on(state: Cosmic) -> None:
    """All that is not kept goes to the next seat, which sees what it gets."""
    for power in range(i64(POWERS)):
        if state.owner[power] != NOBODY and state.dealt[power] == 0:
            hold(state, (state.owner[power] + 1) % state.seats, power)


def put_back_powers(state: Cosmic, frame: Frame) -> None:
    """Who was dealt more than he keeps puts powers back, all players at once."""
    for seat in range(state.seats):
        if power_count(state, seat) > state.each:
            state.again(frame)
            state.ask(seat, PUT_BACK_POWER)


def take_up_powers(state: Cosmic, frame: Frame) -> None:
    """All have chosen: the powers are theirs, and what can't stay secret is shown."""
    for power in range(i64(POWERS)):
        if state.secret[power] != 0 and state.spare > 0:
            give_power(state, state.owner[power], power)
        if state.with_secrets == ALL_OPEN or state.book.traits[power].lies_open:
            unveil(state, power)
        if state.with_secrets == BY_CHOICE:
            state.dealt[power] = int(state.owner[power] != NOBODY and state.secret[power] == 0)


def veil_powers(state: Cosmic, frame: Frame) -> None:
    """All say at once of one of their powers whether it stays secret; ``y`` were asked about."""
    if state.with_secrets != BY_CHOICE:
        return
    state.goto(frame.step + 1)
    for seat in range(state.seats):
        if first_unsettled(state, seat) != NO_POWER:
            state.again(frame, 0, frame.y + 1)
            state.ask(seat, VEIL_POWER)


def settle(state: Cosmic, power: i64, is_secret: bool) -> None:
    """The owner has said whether a power stays secret."""
    state.dealt[power] = 1
    if not is_secret:
        unveil(state, power)
