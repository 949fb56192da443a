"""Cheapest ways of a member: over borders, and by its own stations (G4.16, G4.53)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.games.cluster.data.facing import CLOSED, DIRECTIONS
from orrery.games.cluster.data.limits import STATIONS, WARP_COST
from orrery.games.cluster.lattice import CELLS, HOME, NEIGHBOURS
from orrery.games.cluster.placement import new_border
from orrery.games.cluster.state import NOWHERE, Cluster

MITS_END: Final = 0
WARP_ENDS: Final = STATIONS + 1
WARP_END_NAMES: Final[tuple[str, ...]] = ("mits", *map(str, range(1, WARP_ENDS)))
"""The ends of a seat's warps: the MITS, and its stations in the order in which they were built."""

FAR: Final = 99
BY_WARP: Final = DIRECTIONS
"""Marks, in place of a direction, that a cell is reached by warp."""


@final
class Reach:
    """By cell: the fewest AP from the nearest source, the cell before, and the direction taken from there."""

    def __init__(self, state: Cluster, seat: i64, sources: list[i64], limit: i64) -> None:
        self.state: Cluster = state
        self.seat: i64 = seat
        self.costs: vec[i64] = vec[i64]([FAR] * CELLS)
        self.before: vec[i64] = vec[i64]([NOWHERE] * CELLS)
        self.by: vec[i64] = vec[i64]([0] * CELLS)
        for source in sources:
            self.costs[source] = 0
        for spent in range(limit):
            for cell in range(i64(CELLS)):
                if self.costs[cell] == spent:
                    self._spread(cell, spent, limit)

    def _spread(self, cell: i64, spent: i64, limit: i64) -> None:
        for direction in range(i64(DIRECTIONS)):
            cost: i64 = self.state.borders[cell * DIRECTIONS + direction]
            if cost != CLOSED and spent + cost <= limit:
                self._arrive(NEIGHBOURS[cell * DIRECTIONS + direction], spent + cost, cell, direction)
        start: i64 = end_at(self.state, self.seat, cell)
        for end in range(i64(WARP_ENDS)):
            target: i64 = warp_end(self.state, self.seat, end)
            if target != NOWHERE and can_warp(self.state, start, end):
                self._arrive(target, spent + WARP_COST, cell, BY_WARP)

    def _arrive(self, cell: i64, cost: i64, origin: i64, by: i64) -> None:
        if cost < self.costs[cell]:
            self.costs[cell] = cost
            self.before[cell] = origin
            self.by[cell] = by

    def way(self, target: i64) -> list[i64]:
        """The cells from a source, which is left out, to ``target``."""
        found: list[i64] = []
        cell: i64 = target
        while self.costs[cell] > 0:
            found.append(cell)
            cell = self.before[cell]
        found.reverse()
        return found


def from_any(state: Cluster, seat: i64) -> Reach:
    """What any member of a seat can reach, whatever it costs."""
    own: i64 = seat * CELLS
    leader: i64 = state.leaders[seat]
    return Reach(
        state,
        seat,
        [cell for cell in range(i64(CELLS)) if state.coins[own + cell] > 0 or cell == leader],
        FAR,
    )


def entry_cost(reach: Reach, cell: i64, tick: i64) -> i64:
    """The fewest AP to a tile that would be laid on an empty cell with a tick; ``FAR`` if there is no way."""
    fewest: i64 = FAR
    for direction in range(i64(DIRECTIONS)):
        other: i64 = NEIGHBOURS[cell * DIRECTIONS + direction]
        cost: i64 = new_border(reach.state, direction, tick, other)
        if cost != CLOSED:
            fewest = min(fewest, reach.costs[other] + cost)
    return fewest


def end_of(place: i64) -> i64:
    """The end that a station is, by its place in the order of building."""
    return MITS_END + 1 + place


def has_station(state: Cluster, seat: i64) -> bool:
    """Whether a seat has built a station."""
    return state.sites[seat * STATIONS] != NOWHERE


def warp_end(state: Cluster, seat: i64, end: i64) -> i64:
    """The cell of an end of a seat's warps; ``NOWHERE`` if that station is not built."""
    return HOME if end == MITS_END else state.sites[seat * STATIONS + end - end_of(0)]


def end_at(state: Cluster, seat: i64, cell: i64) -> i64:
    """Which end of its warps a seat has on a cell, or ``NOWHERE``."""
    for end in range(i64(WARP_ENDS)):
        if warp_end(state, seat, end) == cell:
            return end
    return NOWHERE


def can_warp(state: Cluster, start: i64, end: i64) -> bool:
    """Whether members at one end may warp to another; to the MITS by an option only (G4.53)."""
    if start == NOWHERE or start == end:
        return False
    return end != MITS_END or state.to_mits != 0
