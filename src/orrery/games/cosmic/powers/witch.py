"""Witch: a curse on its opponent (CB-witch)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.bits import bit, count_bits, has
from orrery.engine.flow import Frame
from orrery.engine.queries import Modifier
from orrery.engine.windows import MAY, NO_SUBJECT, NO_TARGET
from orrery.games.cosmic.abilities import (
    FEW_HOMES_WILL_DO,
    NO_EDICTS,
    NO_FLARES,
    NO_INVITING,
    NO_PULSARS,
    ban,
    boosted,
    has_homes_for,
    limited,
)
from orrery.games.cosmic.data.powers import POWERS, WITCH
from orrery.games.cosmic.questions import CHOOSE_CURSE
from orrery.games.cosmic.reactions import FREE, Reaction, super_, use, wild
from orrery.games.cosmic.roles import is_main, opponent
from orrery.games.cosmic.state import Cosmic
from orrery.games.cosmic.windows import AT_ANY_TIME, BEFORE_CARDS, OFFENCE_INVITES

INVITATIONS: Final = 4
"""The phase in which inviting can still be cursed: no defence has invited, no offence before its curse."""


def curses(state: Cosmic) -> i64:
    """What can be cursed now and is not, as the bits of a ban; ``note`` has what is."""
    mask: i64 = NO_EDICTS
    if state.with_flares != 0:
        mask |= NO_FLARES
    if state.with_pulsars != 0:
        mask |= NO_PULSARS
    if state.seats > 2 and state.phase <= INVITATIONS:
        mask |= NO_INVITING
    return mask & ~state.note[WITCH]


def can_curse(state: Cosmic, seat: int, window: Frame) -> bool:
    """Once, with the Pro twice; not against a Con (CPro-witch, CCon-witch)."""
    most: i64 = 2 if boosted(state, seat, WITCH) else 1
    if not is_main(state, seat) or state.used[WITCH] >= most or curses(state) == 0:
        return False
    return not limited(state, opponent(state, seat), WITCH)


def aim_curse(state: Cosmic, frame: Frame) -> None:
    state.ask(frame.seat, CHOOSE_CURSE, frame.x, curses(state))


def curse(state: Cosmic, frame: Frame) -> None:
    """A Con that was played in answer still protects (C3.3h)."""
    if not limited(state, opponent(state, frame.seat), WITCH):
        state.invoked[WITCH] = frame.seat + 1
        state.note[WITCH] |= bit(frame.z)


def has_cursed(state: Cosmic, seat: int, window: Frame) -> bool:
    return state.invoked[WITCH] == seat + 1 and curses(state) != 0


def change_curse(state: Cosmic, frame: Frame) -> None:
    """The new curse, ``z``, is known; of two old ones Witch says which is lifted, with the new in ``y``."""
    state.supers[WITCH] = 1
    if frame.y != NO_SUBJECT:
        state.note[WITCH] = state.note[WITCH] & ~bit(frame.z) | bit(frame.y)
    elif count_bits(state.note[WITCH]) > 1:
        state.again(frame, frame.x, frame.z, NO_TARGET)
        state.ask(frame.seat, CHOOSE_CURSE, frame.x, state.note[WITCH])
    else:
        state.note[WITCH] = bit(frame.z)


def lacks_homes(state: Cosmic, seat: int, window: Frame) -> bool:
    """Whether a power of this seat can't be used for lack of home bases."""
    for power in range(i64(POWERS)):
        if has(state.users[power], seat) and not has_homes_for(state, seat, power):
            return True
    return False


def do_without_homes(state: Cosmic, frame: Frame) -> None:
    ban(state, frame.seat, FEW_HOMES_WILL_DO)


REACTIONS: Final[tuple[Reaction, ...]] = (
    use(WITCH, (OFFENCE_INVITES,), MAY, can_curse, curse, often=FREE, aim=aim_curse),
    wild(WITCH, AT_ANY_TIME, lacks_homes, do_without_homes),
    super_(WITCH, (BEFORE_CARDS,), has_cursed, change_curse, aim=aim_curse),
)
MODIFIERS: Final[tuple[Modifier[Cosmic], ...]] = ()
