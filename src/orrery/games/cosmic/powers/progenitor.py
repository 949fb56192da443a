"""Progenitor: a second home system with a power of its own (CB-progenitor).

The system is set up when powers are dealt; how long its power works is asked in :mod:`..abilities`, what
may be sent from it in the loading of tokens, and whose bases in it count in the check for the win.
"""

from typing import Final

from orrery.engine.bits import bit, has
from orrery.engine.flow import Frame
from orrery.engine.queries import Modifier
from orrery.games.cosmic.data.powers import PROGENITOR
from orrery.games.cosmic.reactions import Reaction, super_, wild
from orrery.games.cosmic.state import Cosmic
from orrery.games.cosmic.windows import AT_ANY_TIME


def has_external(state: Cosmic, seat: int, window: Frame) -> bool:
    return state.external[seat] > 0 and not has(state.wilds[PROGENITOR], seat)


def count_as_home(state: Cosmic, frame: Frame) -> None:
    """Which of the external bases it is makes no difference."""
    state.wilds[PROGENITOR] |= bit(frame.seat)


def counts_guests(state: Cosmic, seat: int, window: Frame) -> bool:
    return state.supers[PROGENITOR] == 0


def ignore_guests(state: Cosmic, frame: Frame) -> None:
    """Bases of others in the second system don't count for their victory."""
    state.supers[PROGENITOR] = 1


REACTIONS: Final[tuple[Reaction, ...]] = (
    wild(PROGENITOR, AT_ANY_TIME, has_external, count_as_home),
    super_(PROGENITOR, AT_ANY_TIME, counts_guests, ignore_guests),
)
MODIFIERS: Final[tuple[Modifier[Cosmic], ...]] = ()
