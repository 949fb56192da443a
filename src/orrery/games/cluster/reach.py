"""Cheapest ways of a member: over borders, and by its own stations (G4.16, G4.53)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.games.cluster.choices import COIN_WARP, LEADER_STEP, LEADER_WARP, STEP, WARP_ENDS
from orrery.games.cluster.data.facing import CLOSED, DIRECTIONS
from orrery.games.cluster.data.limits import STATIONS, WARP_COST
from orrery.games.cluster.lattice import CELLS, HOME, NEIGHBOURS
from orrery.games.cluster.state import COIN, NOWHERE, Cluster

FAR: Final = 99
BY_WARP: Final = DIRECTIONS
"""Marks, in place of a direction, that a cell is reached by warp."""


@final
class Reach:
    """By cell: the fewest AP from a source, the cell before, and the direction taken from there."""

    def __init__(self, state: Cluster, seat: i64, source: i64, limit: i64) -> None:
        self.state: Cluster = state
        self.seat: i64 = seat
        self.source: i64 = source
        self.costs: vec[i64] = vec[i64]([FAR] * CELLS)
        self.before: vec[i64] = vec[i64]([NOWHERE] * CELLS)
        self.by: vec[i64] = vec[i64]([0] * CELLS)
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
        for end in range(i64(WARP_ENDS)):
            target: i64 = warp_end(self.state, self.seat, end)
            if target != NOWHERE and can_warp(self.state, self.seat, cell, end):
                self._arrive(target, spent + WARP_COST, cell, BY_WARP)

    def _arrive(self, cell: i64, cost: i64, origin: i64, by: i64) -> None:
        if cost < self.costs[cell]:
            self.costs[cell] = cost
            self.before[cell] = origin
            self.by[cell] = by

    def answers(self, target: i64, piece: i64) -> list[int]:
        """The answers that take a coin or the leader from the source to ``target``."""
        found: list[int] = []
        cell: i64 = target
        while cell != self.source:
            origin: i64 = self.before[cell]
            found.append(int(self._answer(origin, cell, piece)))
            cell = origin
        found.reverse()
        return found

    def _answer(self, origin: i64, cell: i64, piece: i64) -> i64:
        if self.by[cell] == BY_WARP:
            end: i64 = end_at(self.state, self.seat, cell)
            if piece != COIN:
                return LEADER_WARP + end
            return COIN_WARP + end_at(self.state, self.seat, origin) * WARP_ENDS + end
        return STEP + origin * DIRECTIONS + self.by[cell] if piece == COIN else LEADER_STEP + self.by[cell]


def warp_end(state: Cluster, seat: i64, end: i64) -> i64:
    """The cell of the MITS (0), of the first or of the second station of a seat; or ``NOWHERE``."""
    return HOME if end == 0 else state.sites[seat * STATIONS + end - 1]


def end_at(state: Cluster, seat: i64, cell: i64) -> i64:
    """Which end of its warps a seat has on a cell, or ``NOWHERE``."""
    for end in range(i64(WARP_ENDS)):
        if warp_end(state, seat, end) == cell:
            return end
    return NOWHERE


def can_warp(state: Cluster, seat: i64, cell: i64, end: i64) -> bool:
    """Whether members on ``cell`` may warp to that end; to the MITS by an option only (G4.53)."""
    if end == 0 and state.to_mits == 0:
        return False
    start: i64 = end_at(state, seat, cell)
    return start != NOWHERE and start != end
