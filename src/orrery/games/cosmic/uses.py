"""What each user of a power has done with it in this challenge: how often, when last, what goes on.

A power is used by whoever has its card or comes to it through another one. Besides, one player may use one
power as a copy (CG14): what he does with it is kept beside what the other does, and neither uses up what
the other has (CG13).
"""

from mypy_extensions import i64

from orrery.engine.bits import bit
from orrery.games.cosmic.data.powers import NO_POWER
from orrery.games.cosmic.own import WHILE_USED
from orrery.games.cosmic.state import NOBODY, Cosmic


def is_copy(state: Cosmic, seat: i64, power: i64) -> bool:
    """Whether a seat uses a power as a copy."""
    return state.copied == power and state.copier == seat


def times_used(state: Cosmic, seat: i64, power: i64) -> i64:
    return state.copy_used if is_copy(state, seat, power) else state.used[power]


def last_used(state: Cosmic, seat: i64, power: i64) -> i64:
    """The number of the window in which a seat has used a power last."""
    return state.copy_stamp if is_copy(state, seat, power) else state.stamp[power]


def note_use(state: Cosmic, seat: i64, power: i64, window: i64) -> None:
    if is_copy(state, seat, power):
        state.copy_used += 1
        state.copy_stamp = window
    else:
        state.used[power] += 1
        state.stamp[power] = window


def invoke(state: Cosmic, seat: i64, power: i64) -> None:
    """The use of a power by a seat goes on until the challenge ends."""
    if is_copy(state, seat, power):
        state.copy_invoked = 1
    else:
        state.invoked[power] = seat + 1


def revoke(state: Cosmic, seat: i64, power: i64) -> None:
    """What a seat has invoked is over."""
    if is_copy(state, seat, power):
        state.copy_invoked = 0
    elif state.invoked[power] == seat + 1:
        state.invoked[power] = 0


def revoke_all(state: Cosmic, power: i64) -> None:
    """What anybody has invoked with a power is over."""
    state.invoked[power] = 0
    if state.copied == power:
        state.copy_invoked = 0


def strengthened(state: Cosmic, seat: i64, power: i64) -> bool:
    """Whether the Super of a power was played for a seat: for a copy it never is (CG14)."""
    return state.supers[power] != 0 and not is_copy(state, seat, power)


def original_users(state: Cosmic, power: i64) -> i64:
    """Who uses a power and not a copy of it, as bits."""
    return state.users[power] & ~bit(state.copier) if state.copied == power else state.users[power]


def let_use(state: Cosmic, seat: i64, power: i64) -> None:
    """A seat may use a power from now on, which has a say in the rules if it had none."""
    state.users[power] |= bit(seat)
    if state.book.present[power] == 0:
        present = state.book.present[:]
        present[power] = 1
        state.book = state.book.among(present)


def begin_copy(state: Cosmic, seat: i64, power: i64) -> None:
    """From now on a seat uses a power beside the one who has it; a copy before this one is gone."""
    end_copy(state)
    state.copier = seat
    state.copied = power
    let_use(state, seat, power)


def end_copy(state: Cosmic) -> None:
    """Nobody uses a copy any longer."""
    if state.copied == NO_POWER:
        return
    state.users[state.copied] &= ~bit(state.copier)
    forget_copied_use(state)
    state.copier = NOBODY
    state.copied = NO_POWER


def forget_use(state: Cosmic, power: i64) -> None:
    """Who has a power has not used it yet in this challenge."""
    state.used[power] = 0
    state.stamp[power] = 0
    state.invoked[power] = 0
    row = state.book.own
    for place in range(i64(len(state.own))):
        if row.powers[place] == power and row.kept[place] == WHILE_USED:
            state.own[place] = 0


def forget_copied_use(state: Cosmic) -> None:
    """The same for the copy."""
    state.copy_used = 0
    state.copy_stamp = 0
    state.copy_invoked = 0
    for place in range(state.book.own.copy_place, i64(len(state.own))):
        state.own[place] = 0
