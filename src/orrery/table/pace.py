"""How long people take to see what has happened, so that bots don't run ahead of them.

It is worked out from public events alone: who waits for how long tells nothing that not everybody knows.
"""

from collections.abc import Sequence
from enum import StrEnum
from typing import Final

EventRow = tuple[int, int, int, int, int]

LONGEST_TURN: Final = 3.0
"""Seconds that all waiting after the answers of one seat in a row may take."""

FIRST: Final = 0.4
FURTHER: Final = 0.1
"""Seconds for an event, and for each more of the same kind right after it: those are shown together."""

NO_SEAT: Final = -1


class Pace(StrEnum):
    """How fast what bots do is shown to people; ``OFF`` doesn't wait for them."""

    SLOW = "slow"
    NORMAL = "normal"
    FAST = "fast"
    OFF = "off"


FACTORS: Final = {Pace.SLOW: 1.6, Pace.NORMAL: 1.0, Pace.FAST: 0.5, Pace.OFF: 0.0}


def seconds_for(events: Sequence[EventRow], pace: Pace) -> float:
    """How long these events take to be seen."""
    kinds = [event[0] for event in events]
    before = [None, *kinds[:-1]]
    return FACTORS[pace] * sum(FURTHER if kind == last else FIRST for kind, last in zip(kinds, before))


class Pacing:
    """``until`` is when all that has happened has been seen. ``seat`` is whose turn it is, by the events."""

    def __init__(self, pace: Pace) -> None:
        self.pace = pace
        self.until = 0.0
        self.seat = NO_SEAT
        self.left = LONGEST_TURN

    def note(self, events: Sequence[EventRow], now: float) -> None:
        """These public events have just been told to people."""
        seats = [event[1] for event in events if event[1] != NO_SEAT]
        if seats and seats[0] != self.seat:
            self.left = LONGEST_TURN
        wait = min(seconds_for(events, self.pace), self.left)
        self.left -= wait
        self.until = max(now, self.until) + wait
        self.seat = seats[-1] if seats else self.seat
