"""Where a tile may lie and how it may be turned (G3), and laying it down."""

from mypy_extensions import i64

from orrery.engine.bits import bit, has
from orrery.games.cluster.bridges import bridged_ticks
from orrery.games.cluster.data.facing import CLOSED, DIRECTIONS, TICKS
from orrery.games.cluster.data.limits import FLAT_ROWS, FLAT_WIDTH, TALL_ROWS, TALL_WIDTH
from orrery.games.cluster.data.tiles import EMPTY, SUPERNOVA
from orrery.games.cluster.lattice import (
    ALL_TICKS,
    BORDERS,
    CELLS,
    FACES,
    HALF_TURN,
    LEFTS,
    NEIGHBOURS,
    PARTS,
    ROWS,
    TICK_KINDS,
    TICKS_TOWARDS,
)
from orrery.games.cluster.state import REACH_NOW, Cluster, is_habitable, is_null, is_resource, number_of


def around(state: Cluster, cell: i64) -> i64:
    """The set of directions in which a tile lies next to a cell; a supernova counts (G3.2)."""
    tiles = state.tiles
    first: i64 = cell * DIRECTIONS
    found: i64 = 0
    for direction in range(i64(DIRECTIONS)):
        other: i64 = NEIGHBOURS[first + direction]
        if other < CELLS and tiles[other] != EMPTY:
            found |= bit(direction)
    return found


def fits_frame(state: Cluster, cell: i64) -> bool:
    """Whether all tiles and a new one still lie in a frame of 6 by 7, either way round (G3.4)."""
    rows: i64 = max(state.high, ROWS[cell]) - min(state.low, ROWS[cell]) + 1
    width: i64 = 2 - min(state.left, LEFTS[cell])
    return (rows <= FLAT_ROWS and width <= FLAT_WIDTH) or (rows <= TALL_ROWS and width <= TALL_WIDTH)


def closes_hole(neighbours: i64) -> bool:
    """Whether a tile with these neighbours would enclose an empty cell (G3.5).

    As all tiles hang together and there is no hole yet, that is so if and only if the empty cells around
    it are parted: the tiles close a ring through the new one, and one part lies inside.
    """
    return PARTS[neighbours] != 0


def is_open(state: Cluster, cell: i64) -> bool:
    """Whether an empty usable cell can take a tile, however it is turned (G3.2 to G3.5)."""
    if state.tiles[cell] != EMPTY:
        return False
    neighbours: i64 = around(state, cell)
    return neighbours != 0 and not closes_hole(neighbours) and fits_frame(state, cell)


def ticks_entered(state: Cluster, cell: i64) -> i64:
    """The set of ticks with which a tile there can be entered at once from a tile on the board (G3.6)."""
    tiles = state.tiles
    found: i64 = 0
    for direction in range(i64(DIRECTIONS)):
        other: i64 = NEIGHBOURS[cell * DIRECTIONS + direction]
        if other >= CELLS:
            continue
        kind: i64 = tiles[other]
        if kind == EMPTY or kind == SUPERNOVA:
            continue
        if FACES[state.ticks[other] * DIRECTIONS + (direction + HALF_TURN) % DIRECTIONS] != 0:
            return ALL_TICKS
        found |= TICKS_TOWARDS[direction]
    return found


def legal_ticks(state: Cluster, cell: i64, kind: i64) -> i64:
    """The set of ticks that a tile of this kind may have on an open cell (G3.6, G3.7)."""
    if kind == SUPERNOVA:
        return 1
    if state.reach == REACH_NOW:
        return ticks_entered(state, cell)
    return ALL_TICKS if is_null(kind) else bridged_ticks(state, cell)


def has_place(state: Cluster, kind: i64) -> bool:
    """Whether there is any legal place (G3.9)."""
    for cell in range(i64(CELLS)):
        if is_open(state, cell) and legal_ticks(state, cell, kind) != 0:
            return True
    return False


def lay_tile(state: Cluster, kind: i64, cell: i64, tick: i64) -> None:
    """Put a tile on the board for good (G4.11), with caches on a resource tile (G4.12)."""
    state.tiles[cell] = kind
    state.ticks[cell] = tick
    state.low = min(state.low, ROWS[cell])
    state.high = max(state.high, ROWS[cell])
    state.left = min(state.left, LEFTS[cell])
    if is_resource(kind):
        state.pennies[cell] = number_of(kind)
    elif is_habitable(kind):
        state.tally[number_of(kind)] += 1
    if kind != SUPERNOVA:
        open_borders(state, cell)


def open_borders(state: Cluster, cell: i64) -> None:
    """Note what the steps over the borders of a new tile cost."""
    for direction in range(i64(DIRECTIONS)):
        other: i64 = NEIGHBOURS[cell * DIRECTIONS + direction]
        cost: i64 = new_border(state, direction, state.ticks[cell], other)
        if cost != CLOSED:
            state.borders[cell * DIRECTIONS + direction] = cost
            state.borders[other * DIRECTIONS + (direction + HALF_TURN) % DIRECTIONS] = cost


def new_border(state: Cluster, direction: i64, tick: i64, other: i64) -> i64:
    """What a step from a new tile with a tick to the cell in a direction costs.

    It is closed towards a supernova (G4.19), and where no tile lies.
    """
    if other >= CELLS or state.tiles[other] == EMPTY or state.tiles[other] == SUPERNOVA:
        return CLOSED
    return BORDERS[(direction * TICK_KINDS + tick) * TICK_KINDS + state.ticks[other]]


def clause_against_cell(state: Cluster, cell: i64) -> str:
    """The clause by which no tile may lie there, however it is turned; empty if the cell is open."""
    if LEFTS[cell] > 0:
        return "G3.3"
    if cell >= CELLS:
        return "G3.4"
    if state.tiles[cell] != EMPTY:
        return "G4.11"
    neighbours = around(state, cell)
    if neighbours == 0:
        return "G3.2"
    if not fits_frame(state, cell):
        return "G3.4"
    return "G3.5" if closes_hole(neighbours) else ""


def refused_ticks(state: Cluster, cell: i64) -> list[tuple[int, str]]:
    """The ticks that the tile in hand may not have on a cell, each with the clause."""
    clause = clause_against_cell(state, cell)
    if clause:
        return [(tick, clause) for tick in range(TICKS)]
    legal = legal_ticks(state, cell, state.hand)
    clause = "G3.7" if state.hand == SUPERNOVA else "G3.6"
    return [(tick, clause) for tick in range(TICKS) if not has(legal, tick)]


def is_beside(state: Cluster, cell: i64) -> bool:
    """Whether a cell that no game can use lies next to a tile, so that somebody might want it."""
    for tile in range(i64(CELLS)):
        if state.tiles[tile] != EMPTY:
            for direction in range(i64(DIRECTIONS)):
                if NEIGHBOURS[tile * DIRECTIONS + direction] == cell:
                    return True
    return False
