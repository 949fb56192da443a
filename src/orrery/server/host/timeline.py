"""The time of one process: as on the wall when it starts, and from there on as it really passes."""

from collections.abc import Callable
from time import monotonic, time


class Timeline:
    """Neither stands still nor leaps when somebody puts the clock of the machine back or ahead."""

    def __init__(self, wall: Callable[[], float] = time, passing: Callable[[], float] = monotonic) -> None:
        self._passing = passing
        self._ahead = wall() - passing()

    def now(self) -> float:
        return self._passing() + self._ahead
