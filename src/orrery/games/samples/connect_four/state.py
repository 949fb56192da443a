"""A position of connect four, and what makes four in a row."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.bits import has
from orrery.engine.flow import BARE, State
from orrery.games.samples.connect_four.keys import SOURCES

COLUMNS: Final = 7
COLUMN_NAMES: Final = ("a", "b", "c", "d", "e", "f", "g")
ROWS: Final = 6

COLUMN_BITS: Final = ROWS + 1
"""A column takes a bit per cell and an empty one on top, so that no line runs over the edge."""


@final
class ConnectFour(State):
    """``discs`` holds a bit per cell for each seat, ``heights`` the number of discs in each column."""

    def __init__(self, seats: i64 = BARE) -> None:
        super().__init__(seats, len(SOURCES))
        if seats == BARE:
            return
        self.discs: vec[i64] = vec[i64]([0, 0])
        self.heights: vec[i64] = vec[i64]([0] * COLUMNS)

    def clone(self) -> "ConnectFour":
        twin = ConnectFour()
        self.copy_flow(twin)
        twin.discs = self.discs[:]
        twin.heights = self.heights[:]
        return twin

    def owner(self, column: i64, row: i64) -> i64:
        """The seat whose disc lies there, or -1."""
        place: i64 = column * COLUMN_BITS + row
        for seat in range(i64(2)):
            if has(self.discs[seat], place):
                return seat
        return -1


def has_four(discs: i64) -> bool:
    """Whether four of these discs lie in a row: upright, level or on a diagonal (F3).

    Laying the set over itself shifted by one cell leaves the pairs; doing so again shifted by two
    leaves the fours.
    """
    return (
        _line(discs, 1)
        or _line(discs, COLUMN_BITS)
        or _line(discs, COLUMN_BITS - 1)
        or _line(discs, COLUMN_BITS + 1)
    )


def _line(discs: i64, step: i64) -> bool:
    return _fours(discs, step) != 0


def _fours(discs: i64, step: i64) -> i64:
    """The discs at which a row of four begins in one direction."""
    pairs: i64 = discs & (discs >> step)
    return pairs & (pairs >> (2 * step))


def in_fours(discs: i64) -> i64:
    """Those of the discs that lie in a row of four or more."""
    found: i64 = 0
    for step in (i64(1), i64(COLUMN_BITS - 1), i64(COLUMN_BITS), i64(COLUMN_BITS + 1)):
        fours = _fours(discs, step)
        found |= fours | fours << step | fours << (2 * step) | fours << (3 * step)
    return found
