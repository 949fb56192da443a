"""Whom a use is about: the only player who comes into question, or the one whom its user chooses."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.bits import count_bits, lowest_bit
from orrery.engine.flow import Frame
from orrery.engine.windows import NO_TARGET
from orrery.games.cosmic.questions import CHOOSE_SEAT
from orrery.games.cosmic.state import NOBODY, Cosmic

SEEKING: Final = -2
"""``y`` of a use under way while a player is chosen; who it is lies in ``z`` then."""


def sought(state: Cosmic, frame: Frame, seats: i64) -> i64:
    """The only one of these seats, or ``NOBODY``: there is none, or the user has been asked."""
    if count_bits(seats) > 1:
        state.again(frame, frame.x, SEEKING, NO_TARGET)
        state.ask(frame.seat, CHOOSE_SEAT, frame.x, seats)
        return NOBODY
    return lowest_bit(seats) if seats != 0 else NOBODY
