"""Warp stations (G4.49 to G4.52, G4.54)."""

from typing import Final, final

from mypy_extensions import i64

from orrery.engine.actions import NOT_THERE
from orrery.engine.decision import ALLOWED, Plan
from orrery.engine.flow import Ask, Choices
from orrery.games.cluster.actions.move import WARP_COIN
from orrery.games.cluster.actions.paid import PaidAction, named_by_cell
from orrery.games.cluster.data.limits import STATION_COST, STATIONS, WARP_COST
from orrery.games.cluster.data.tiles import EMPTY, MITS
from orrery.games.cluster.keys import STATION_BUILT
from orrery.games.cluster.lattice import CELLS, HOME
from orrery.games.cluster.reach import end_of
from orrery.games.cluster.state import NOBODY, NOWHERE, Cluster, is_null, is_resource


@final
class BuildStation(PaidAction):
    """A station on a cell, from anywhere and for good (G4.51, G4.52)."""

    def __init__(self) -> None:
        super().__init__(named_by_cell("station"))

    def forbidden(self, state: Cluster, ask: Ask, target: i64) -> str:
        kind: i64 = state.tiles[target]
        if kind == EMPTY:
            return NOT_THERE
        if kind == MITS:
            return "G4.74"
        if state.stations[target] != NOBODY:
            return "G4.50"
        if not (is_null(kind) or (is_resource(kind) and state.pennies[target] == 0)):
            return "G4.49"
        return ALLOWED if free_place(state, ask.seat) != NOWHERE else "G4.52"

    def cost(self, state: Cluster, ask: Ask, target: i64) -> i64:
        return STATION_COST

    def carry_out(self, state: Cluster, seat: i64, target: i64) -> None:
        state.sites[seat * STATIONS + free_place(state, seat)] = target
        state.stations[target] = seat
        state.tell(STATION_BUILT, seat, target)

    def offer(self, state: Cluster, ask: Ask, out: Choices) -> None:
        """Only while the seat has a station left."""
        if state.points_left < STATION_COST or free_place(state, ask.seat) == NOWHERE:
            return
        tiles = state.tiles
        for cell in range(i64(CELLS)):
            if tiles[cell] != EMPTY and self.forbidden(state, ask, cell) == ALLOWED:
                out.add(self.first + cell)

    def plans(self, state: Cluster, ask: Ask) -> list[Plan]:
        """A station and so many coins from the MITS to it (G4.54); facts: how many, where, the points."""
        guests: i64 = (state.points_left - STATION_COST) // WARP_COST
        most: i64 = min(state.coins[ask.seat * CELLS + HOME], guests)
        if most <= 0 or free_place(state, ask.seat) == NOWHERE:
            return []
        warp = int(WARP_COIN.first + end_of(free_place(state, ask.seat)))
        return [
            Plan(
                "build-and-warp",
                [int(self.first + cell)] + [warp] * int(number),
                (int(number), int(cell), int(STATION_COST + number * WARP_COST)),
            )
            for cell in range(i64(CELLS))
            if self.forbidden(state, ask, cell) == ALLOWED
            for number in range(i64(1), most + 1)
        ]


def free_place(state: Cluster, seat: i64) -> i64:
    """Which of its stations the seat builds next; ``NOWHERE`` if both stand."""
    for place in range(i64(STATIONS)):
        if state.sites[seat * STATIONS + place] == NOWHERE:
            return place
    return NOWHERE


STATION: Final = BuildStation()
