"""Facts that a power keeps for itself, declared in its module beside what writes and reads them."""

from typing import Final, final

from mypy_extensions import i64

from orrery.engine.facts import Count, Kind, Word
from orrery.games.cosmic.data.powers import NO_POWER, POWER_KEYS
from orrery.games.cosmic.names import PLACE_NUMBERS, SEAT_NAMES
from orrery.games.cosmic.state import Cosmic

# How long it is kept.
WHILE_USED: Final = 0
"""Until the challenge ends, or nobody uses the power any longer."""
FOR_CHALLENGE: Final = 1
"""Until the challenge ends, whoever has the power: what a Wild does."""
FOR_GAME: Final = 2

ONE: Final[tuple[str, ...]] = ("",)
BY_SEAT: Final[tuple[str, ...]] = SEAT_NAMES
BY_PLACE: Final[tuple[str, ...]] = PLACE_NUMBERS
BY_POWER: Final[tuple[str, ...]] = POWER_KEYS

# What it holds, as a position in text tells it.
A_NUMBER: Final = Count(1 << 30, -(1 << 30))
A_POWER: Final = Word(("none", *POWER_KEYS))
"""To be read by ``power`` and written by ``put_power``."""


@final
class Own:
    """One number, or one for each seat, planet or power; 0 until something is written.

    Everybody sees it. Its place in the row of own facts is set where the book of rules is made. What is kept
    while a power is used is kept for each user: :meth:`of` and :meth:`put_of` tell whose it is.
    """

    def __init__(
        self, key: str, kept: int = WHILE_USED, by: tuple[str, ...] = ONE, holds: Kind = A_NUMBER
    ) -> None:
        self.key = key
        self.kept = kept
        self.by = by
        self.holds: Kind = holds
        self.place: i64 = -1
        self.copy_place: i64 = -1
        self.of_power: i64 = NO_POWER

    def get(self, state: Cosmic, at: i64 = 0) -> i64:
        return state.own[self.place + at]

    def put(self, state: Cosmic, value: i64, at: i64 = 0) -> None:
        state.own[self.place + at] = value

    def of(self, state: Cosmic, seat: i64, at: i64 = 0) -> i64:
        """What it is for one who uses the power."""
        return state.own[self._place_of(state, seat) + at]

    def put_of(self, state: Cosmic, seat: i64, value: i64, at: i64 = 0) -> None:
        state.own[self._place_of(state, seat) + at] = value

    def _place_of(self, state: Cosmic, seat: i64) -> i64:
        is_copy = state.copied == self.of_power and state.copier == seat
        return self.copy_place if is_copy else self.place

    def power(self, state: Cosmic, at: i64 = 0) -> i64:
        """The power that is held there, or ``NO_POWER``."""
        return state.own[self.place + at] - 1

    def put_power(self, state: Cosmic, power: i64, at: i64 = 0) -> None:
        state.own[self.place + at] = power + 1

    def names(self) -> list[str]:
        """What the numbers are called in a position in text."""
        return [f"{self.key}-{name}" if name else self.key for name in self.by]
