"""Reachability of the option ``eventually``: could a tile ever be reached, by tiles still to come? (G3.6)

The search goes from the new tile to a tile that can be reached today from the MITS or from a null tile,
where a station can be built without walking. On its way it may lay tiles on empty cells, each with one
assumed tick and by the rules for places, no more of them than tiles that can be entered are left. While a
null is left the first tile is enough, as it can be that null.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.bits import bit, has
from orrery.games.cluster.data.facing import CLOSED, DIRECTIONS, TICKS
from orrery.games.cluster.data.limits import FLAT_ROWS, FLAT_WIDTH, TALL_ROWS, TALL_WIDTH
from orrery.games.cluster.data.tiles import EMPTY, GROUP_COUNT, KINDS, SUPERNOVA
from orrery.games.cluster.lattice import (
    ALL_TICKS,
    BORDERS,
    CELLS,
    FACES,
    HALF_TURN,
    HOME,
    LEFTS,
    NEIGHBOURS,
    PARTS,
    ROWS,
    TICK_KINDS,
    TICKS_TOWARDS,
)
from orrery.games.cluster.state import Cluster, is_null

LONGEST_BRIDGE: Final = 5
"""The most tiles that may be needed; with a null to come it is one."""
FAR: Final = 99
NO_GAPS: Final = vec[i64]([0] * CELLS)
"""For a search so short that nothing has to be known beforehand."""
ASSUMED: Final = 98
"""Stands in the copy of the tiles for a bridge's cell."""


def bridged_ticks(state: Cluster, cell: i64) -> i64:
    """The set of ticks with which a tile on an open cell could some day be reached."""
    grounded = reached_today(state)
    found: i64 = joined_ticks(state, grounded, cell)
    if found == ALL_TICKS:
        return found
    most: i64 = 1 if is_null_left(state) else min(enterable_left(state), LONGEST_BRIDGE)
    found = add_bridged(state, grounded, NO_GAPS, cell, found, min(most, 1))
    if found != ALL_TICKS and most > 1:
        found = add_bridged(state, grounded, gaps_to_ground(state, grounded), cell, found, most)
    return found


def add_bridged(state: Cluster, grounded: vec[i64], gaps: vec[i64], cell: i64, found: i64, most: i64) -> i64:
    """The ticks in ``found``, and those that a limited number of tiles could join."""
    for tick in range(i64(TICKS)):
        length: i64 = gaps[cell]
        while length <= most and not has(found, tick):
            if has_bridge(state, grounded, gaps, cell, tick, length):
                found |= bit(tick)
            length += 1
    return found


def joined_ticks(state: Cluster, grounded: vec[i64], cell: i64) -> i64:
    """The set of ticks that open a border with a tile that can be reached today."""
    found: i64 = 0
    for direction in range(i64(DIRECTIONS)):
        other: i64 = NEIGHBOURS[cell * DIRECTIONS + direction]
        if other < CELLS and grounded[other] != 0:
            if FACES[state.ticks[other] * DIRECTIONS + (direction + HALF_TURN) % DIRECTIONS] != 0:
                return ALL_TICKS
            found |= TICKS_TOWARDS[direction]
    return found


def enterable_left(state: Cluster) -> i64:
    """How many tiles other than supernovas are still in the stack."""
    count: i64 = 0
    for index in range(i64(GROUP_COUNT * KINDS)):
        if index % KINDS != SUPERNOVA:
            count += state.bag[index]
    return count


def is_null_left(state: Cluster) -> bool:
    """Whether a null tile is still in the stack."""
    for index in range(i64(GROUP_COUNT * KINDS)):
        if state.bag[index] > 0 and is_null(index % KINDS):
            return True
    return False


def reached_today(state: Cluster) -> vec[i64]:
    """By cell: 1 for the tiles that can be reached over borders from the MITS or from a null tile."""
    found = vec[i64]([0] * CELLS)
    for cell in range(i64(CELLS)):
        if cell == HOME or is_null(state.tiles[cell]):
            _walk(state, cell, found)
    return found


def _walk(state: Cluster, cell: i64, found: vec[i64]) -> None:
    if found[cell] != 0:
        return
    found[cell] = 1
    for direction in range(i64(DIRECTIONS)):
        if state.borders[cell * DIRECTIONS + direction] != CLOSED:
            _walk(state, NEIGHBOURS[cell * DIRECTIONS + direction], found)


def gaps_to_ground(state: Cluster, grounded: vec[i64]) -> vec[i64]:
    """By cell: a lower bound on the tiles needed to join it to a reachable one; 0 for reachable cells.

    Ticks to come and holes are left out of account, so that it may take more, but never fewer. What lies
    next to ground counts 0 as well.
    """
    gaps = vec[i64]([FAR] * CELLS)
    changed = True
    while changed:
        changed = False
        for cell in range(i64(CELLS)):
            if state.tiles[cell] != SUPERNOVA:
                gap: i64 = _gap(state, grounded, gaps, cell)
                changed = changed or gap != gaps[cell]
                gaps[cell] = gap
    return gaps


def _gap(state: Cluster, grounded: vec[i64], gaps: vec[i64], cell: i64) -> i64:
    """What the neighbours say about the gap of a cell, or what is known of it."""
    least: i64 = 0 if grounded[cell] != 0 else gaps[cell]
    for direction in range(i64(DIRECTIONS)):
        other: i64 = NEIGHBOURS[cell * DIRECTIONS + direction]
        if other >= CELLS or state.tiles[other] == SUPERNOVA:
            continue
        if grounded[other] != 0:
            least = 0
        else:
            least = min(least, gaps[other] + (1 if state.tiles[other] == EMPTY else 0))
    return least


def has_bridge(state: Cluster, grounded: vec[i64], gaps: vec[i64], cell: i64, tick: i64, length: i64) -> bool:
    """Whether so many further tiles could join a new tile to those that can be reached."""
    sketch = Sketch(state, grounded, gaps)
    sketch.lay(cell, tick)
    return sketch.leads_home(cell, length)


class Sketch:
    """A copy of the tiles on which tiles are tried out; ``seen`` marks tiles that the search stands on."""

    def __init__(self, state: Cluster, grounded: vec[i64], gaps: vec[i64]) -> None:
        self.grounded: vec[i64] = grounded
        self.is_null_left: bool = is_null_left(state)
        self.gaps: vec[i64] = gaps
        self.tiles: vec[i64] = state.tiles[:]
        self.ticks: vec[i64] = state.ticks[:]
        self.seen: vec[i64] = vec[i64]([0] * CELLS)
        self.low: i64 = state.low
        self.high: i64 = state.high
        self.left: i64 = state.left

    def lay(self, cell: i64, tick: i64) -> None:
        self.tiles[cell] = ASSUMED
        self.ticks[cell] = tick
        self.low = min(self.low, ROWS[cell])
        self.high = max(self.high, ROWS[cell])
        self.left = min(self.left, LEFTS[cell])

    def leads_home(self, cell: i64, length: i64) -> bool:
        """Whether a limited number of further tiles joins ``cell`` to a tile that can be reached today."""
        if self.grounded[cell] != 0:
            return True
        if self.seen[cell] != 0 or self.gaps[cell] > length:
            return False
        self.seen[cell] = 1
        for direction in range(i64(DIRECTIONS)):
            other: i64 = NEIGHBOURS[cell * DIRECTIONS + direction]
            if other >= CELLS or self.tiles[other] == SUPERNOVA:
                continue
            if self.tiles[other] != EMPTY:
                if self._joined(cell, direction, self.ticks[other]) and self.leads_home(other, length):
                    return True
            elif length > 0 and self._bridges(cell, direction, length):
                return True
        self.seen[cell] = 0
        return False

    def _bridges(self, cell: i64, direction: i64, length: i64) -> bool:
        """Whether a tile laid in ``direction`` leads on, turned in any way; a null always does."""
        other: i64 = NEIGHBOURS[cell * DIRECTIONS + direction]
        if not self._takes_tile(other):
            return False
        if self.is_null_left:
            return True
        low, high, left = self.low, self.high, self.left
        for tick in range(i64(TICKS)):
            if self._joined(cell, direction, tick):
                self.lay(other, tick)
                found = self.leads_home(other, length - 1)
                self.tiles[other] = EMPTY
                self.low, self.high, self.left = low, high, left
                if found:
                    return True
        return False

    def _joined(self, cell: i64, direction: i64, tick: i64) -> bool:
        ticks: i64 = direction * TICK_KINDS + self.ticks[cell]
        return BORDERS[ticks * TICK_KINDS + tick] != CLOSED

    def _takes_tile(self, cell: i64) -> bool:
        """The rules for places, on the copy (G3.3 to G3.5)."""
        rows: i64 = max(self.high, ROWS[cell]) - min(self.low, ROWS[cell]) + 1
        width: i64 = 2 - min(self.left, LEFTS[cell])
        if not ((rows <= FLAT_ROWS and width <= FLAT_WIDTH) or (rows <= TALL_ROWS and width <= TALL_WIDTH)):
            return False
        neighbours: i64 = 0
        for direction in range(i64(DIRECTIONS)):
            other: i64 = NEIGHBOURS[cell * DIRECTIONS + direction]
            if other < CELLS and self.tiles[other] != EMPTY:
                neighbours |= bit(direction)
        return PARTS[neighbours] == 0
