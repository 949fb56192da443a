"""A position of backgammon: who has how many checkers where, and the cube."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.flow import BARE, State
from orrery.games.samples.backgammon.keys import SOURCES

OFF: Final = 0
BAR: Final = 25
PLACES: Final = 26
"""Each seat counts for itself: the points 24 to 1 on the way home, the bar before them, off behind (B1.1)."""

CHECKERS: Final = 15
HOME: Final = 6
"""The points up to this one are a seat's home board (B1.3)."""

LAYOUT: Final[tuple[tuple[int, int], ...]] = ((24, 2), (13, 5), (8, 3), (6, 5))
"""Points and how many checkers begin there, the same for both seats (B1.2)."""

MIDDLE: Final = -1
NO_CUBE: Final = -2
"""Who holds the cube, if it is no seat: either may use it (B8.1), or it is not in play."""

NOBODY: Final = -1
"""Who rolled last, before the first roll."""


@final
class Backgammon(State):
    """``checkers`` has a row of 26 places for each seat, in its own counting.

    ``dice`` and ``roller`` are the last roll, the higher die first, and whose it was. Which dice are still
    to be played stands in the question (:mod:`.turn`).
    """

    def __init__(self, seats: i64 = BARE) -> None:
        super().__init__(seats, len(SOURCES))
        if seats == BARE:
            return
        self.checkers: vec[i64] = vec[i64]([0] * (2 * PLACES))
        self.cube: i64 = 1
        self.holder: i64 = MIDDLE
        self.dice: vec[i64] = vec[i64]([0, 0])
        self.roller: i64 = NOBODY

    def clone(self) -> "Backgammon":
        twin = Backgammon()
        self.copy_flow(twin)
        twin.checkers = self.checkers[:]
        twin.cube = self.cube
        twin.holder = self.holder
        twin.dice = self.dice[:]
        twin.roller = self.roller
        return twin

    def count(self, seat: i64, place: i64) -> i64:
        """How many checkers ``seat`` has at a place of its own counting."""
        return self.checkers[seat * PLACES + place]

    def held(self, seat: i64, least: i64) -> i64:
        """The set of points, and the bar, where ``seat`` has ``least`` checkers or more.

        A sign bit tells it without a branch: which places are held can't be foreseen by a processor,
        and this is read at each move.
        """
        row = self.checkers
        start: i64 = seat * PLACES
        found: i64 = 0
        for index in range(start + BAR, start, -1):
            found = found << 1 | (least - 1 - row[index]) >> 63 & 1
        return found << 1

    def blocked(self, seat: i64) -> i64:
        """The set of points, as ``seat`` counts, that the other seat holds with two or more (B3.2)."""
        row = self.checkers
        start: i64 = (1 - seat) * PLACES
        found: i64 = 0
        for index in range(start + 1, start + BAR):
            found = found << 1 | (1 - row[index]) >> 63 & 1
        return found << 1


def set_up(state: Backgammon) -> None:
    """Put the checkers where they begin (B1.2)."""
    for point, count in LAYOUT:
        state.checkers[point] = count
        state.checkers[PLACES + point] = count
