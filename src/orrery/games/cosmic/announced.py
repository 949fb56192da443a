"""What a frame on the stack announces: for everything that answers it.

The three rows are filled in :mod:`.tables`, once all cards and powers are known.
"""

from typing import Final

from mypy_extensions import i64

from orrery.engine.flow import Frame
from orrery.engine.windows import NO_SUBJECT
from orrery.games.cosmic.data.cards import NO_CARD
from orrery.games.cosmic.data.powers import NO_POWER
from orrery.games.cosmic.keys import RESPONSE
from orrery.games.cosmic.state import NOBODY, Cosmic

NOTHING: Final = -1
HOWS: Final[list[int]] = []
POWERS_OF: Final[list[int]] = []
KINDS_OF: Final[list[int]] = []


def is_announcement(state: Cosmic, window: Frame) -> bool:
    """Whether a window is about a card or power that was announced."""
    return window.y != NO_SUBJECT and state.frame(window.y).procedure == RESPONSE


def how_announced(state: Cosmic, window: Frame) -> i64:
    """How the subject of a window is played (see ``reactions``), or ``NOTHING``."""
    return HOWS[state.frame(window.y).x] if is_announcement(state, window) else NOTHING


def power_announced(state: Cosmic, window: Frame) -> i64:
    """The power of the subject: used, or on its flare or Pulsar; or ``NO_POWER``."""
    return POWERS_OF[state.frame(window.y).x] if is_announcement(state, window) else NO_POWER


def kind_announced(state: Cosmic, window: Frame) -> i64:
    """The card of the subject, or ``NO_CARD``."""
    return KINDS_OF[state.frame(window.y).x] if is_announcement(state, window) else NO_CARD


def who_announced(state: Cosmic, window: Frame) -> i64:
    """The seat of the subject, also of an action; or ``NOBODY``."""
    return state.frame(window.y).seat if window.y != NO_SUBJECT else NOBODY


def target_announced(state: Cosmic, window: Frame) -> i64:
    """The target of the subject."""
    return state.frame(window.y).z
