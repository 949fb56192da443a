"""Cells of the board: rows of tiles, each shifted by half a tile against the next (G1.1).

A cell is named by its row, a letter from the top, and its number from the right edge: the MITS is ``g1``.
The first ``CELLS`` cells are those that a game can ever use; the others lie next to one of them, are
always empty, and serve to say why no tile may lie there.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.games.cluster.data.facing import (
    CLOSED,
    DIRECT,
    DIRECT_TICKS,
    DIRECTIONS,
    FACED,
    NO_TICK,
    OFFSET_TICKS,
    ONE_TICK,
    TICKS,
)
from orrery.games.cluster.data.limits import FLAT_ROWS, FLAT_WIDTH, TALL_ROWS, TALL_WIDTH

STEPS: Final[tuple[tuple[int, int], ...]] = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
"""By direction: how row and left edge change."""

LETTERS: Final = "abcdefghijklm"
MIDDLE_ROW: Final = 6
HALF_TURN: Final = 3


def fits(low: int, high: int, left: int) -> bool:
    """Whether rows ``low`` to ``high``, as far as the left edge ``left``, lie in a 6 by 7 frame (G3.4)."""
    rows, width = high - low + 1, 2 - left
    return (rows <= FLAT_ROWS and width <= FLAT_WIDTH) or (rows <= TALL_ROWS and width <= TALL_WIDTH)


def _usable() -> list[tuple[int, int]]:
    """All places that fit together with the start layout, rows from the top, from the right edge."""
    rows = range(MIDDLE_ROW, -MIDDLE_ROW - 1, -1)
    places = [(row, left) for row in rows for left in range(0, -FLAT_WIDTH, -1) if (row - left) % 2 == 0]
    return [(row, left) for row, left in places if fits(min(row, -1), max(row, 1), left)]


def _beside(usable: list[tuple[int, int]]) -> list[tuple[int, int]]:
    around = {(row + up, left + along) for row, left in usable for up, along in STEPS}
    return sorted(around - set(usable), key=lambda place: (-place[0], -place[1]))


_USABLE: Final = _usable()
PLACES: Final[tuple[tuple[int, int], ...]] = tuple(_USABLE + _beside(_USABLE))
"""Row and left edge of each cell, in halves of a tile's width."""

CELLS: Final = 69
"""How many of them are usable; a literal, so that it is known when the rules are compiled."""
ALL_CELLS: Final = len(PLACES)
CELL_AT: Final[dict[tuple[int, int], int]] = {place: cell for cell, place in enumerate(PLACES)}
HOME: Final = CELL_AT[(0, 0)]
"""The cell of the MITS."""

NAMES: Final[tuple[str, ...]] = tuple(
    LETTERS[MIDDLE_ROW - row] + str((2 - left) // 2) for row, left in PLACES
)

ROWS: Final = vec[i64]([row for row, _ in PLACES])
LEFTS: Final = vec[i64]([left for _, left in PLACES])
NEIGHBOURS: Final = vec[i64](
    [CELL_AT[(row + up, left + along)] for row, left in PLACES[:CELLS] for up, along in STEPS]
)
"""By usable cell and direction."""


def opposite(direction: int) -> int:
    """The direction back."""
    return (direction + HALF_TURN) % DIRECTIONS


def border_cost(direction: int, tick: int, other: int) -> int:
    """What a step costs from a tile with ``tick`` to its neighbour with ``other``; 0 if closed (G1.3)."""
    facing = direction in FACED[tick]
    faced = opposite(direction) in FACED[other]
    if not (facing or faced):
        return CLOSED
    if not (facing and faced):
        return ONE_TICK
    return DIRECT_TICKS if (tick, other) in DIRECT[direction] else OFFSET_TICKS


TICK_KINDS: Final = NO_TICK + 1
BORDERS: Final = vec[i64](
    [
        border_cost(direction, tick, other)
        for direction in range(DIRECTIONS)
        for tick in range(TICK_KINDS)
        for other in range(TICK_KINDS)
    ]
)
"""By direction, own tick, neighbour's tick."""

FACES: Final = vec[i64](
    [int(direction in FACED[tick]) for tick in range(TICK_KINDS) for direction in range(DIRECTIONS)]
)
"""By tick and direction: 1 if it faces there."""

ALL_TICKS: Final = 2**TICKS - 1
TICKS_TOWARDS: Final = vec[i64](
    [sum(2**tick for tick in range(TICKS) if direction in FACED[tick]) for direction in range(DIRECTIONS)]
)
"""By direction: the set of ticks that face there."""


def _gaps(around: int) -> int:
    """How many runs of empty cells there are among the six around a cell; bits are occupied cells."""
    bits = [around >> direction & 1 for direction in range(DIRECTIONS)]
    return sum(bits[direction - 1] == 1 and bits[direction] == 0 for direction in range(DIRECTIONS))


PARTS: Final = vec[i64]([int(_gaps(around) > 1) for around in range(2**DIRECTIONS)])
"""By the set of occupied cells around an empty one: 1 if a tile there would part the empty cells."""
