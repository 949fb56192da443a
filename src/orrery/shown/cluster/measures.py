"""What an answer of Globular Cluster is and comes to, in numbers that the board draws from.

=========== ================= ======================================================================
of what     about             how much
=========== ================= ======================================================================
tick        nothing           the quarter of a new tile that its tick lies in
border      a neighbour       the points for a step between it and the new tile, 0 if closed
entry       a player          the fewest points from any of their members to the new tile
cost        nothing           the points that an act takes
total       a place           its total once it is improved
colonist    a place           the colonist-to-be, 0 a coin, 1 the leader
coins-lost  a place           coins that leave the game with it
leader-lost a place           1 if the leader leaves the game with it
=========== ================= ======================================================================
"""

from typing import Final, final

from orrery.engine.actions import Action
from orrery.engine.flow import Ask
from orrery.games.cluster.actions.build import BUILD
from orrery.games.cluster.actions.colonise import COLONISE, coins_lost, loses_leader
from orrery.games.cluster.actions.end import END
from orrery.games.cluster.actions.mine import MINE
from orrery.games.cluster.actions.move import STEP_COIN, STEP_LEADER, WARP_COIN, WARP_LEADER
from orrery.games.cluster.actions.paid import PaidAction
from orrery.games.cluster.actions.station import STATION
from orrery.games.cluster.actions.trade import TRADE
from orrery.games.cluster.data.facing import DIRECTIONS, TICKS
from orrery.games.cluster.data.tiles import EMPTY, SUPERNOVA
from orrery.games.cluster.decisions.act import ACTS
from orrery.games.cluster.keys import ACT, PLACE
from orrery.games.cluster.lattice import CELLS, NEIGHBOURS
from orrery.games.cluster.placement import new_border
from orrery.games.cluster.reach import FAR, Reach, entry_cost, from_any
from orrery.games.cluster.state import PIECES, Cluster, total
from orrery.games.cluster.view import ClusterView, guess_position
from orrery.shown.cluster.ids import cell_piece
from orrery.shown.measures import Measure
from orrery.shown.pieces import seat_piece

KINDS: Final[dict[Action[Cluster], str]] = {
    STEP_COIN: "move",
    WARP_COIN: "move",
    STEP_LEADER: "lead",
    WARP_LEADER: "lead",
    MINE: "mine",
    BUILD: "build",
    COLONISE: "colonise",
    STATION: "station",
    TRADE: "trade",
    END: "end",
}
PAID: Final[dict[Action[Cluster], PaidAction]] = {
    action: action
    for action in (STEP_COIN, STEP_LEADER, WARP_COIN, WARP_LEADER, MINE, BUILD, COLONISE, STATION, TRADE)
}
"""What costs points, by itself: everything but to end the turn."""


def kind_of(ask: Ask, choice: int) -> str:
    """What kind of act an answer is."""
    return KINDS[ACTS.action_of(choice)] if ask.decision == ACT else ""


@final
class Measures:
    """Measures answers; what they share is worked out once for each position."""

    def __init__(self) -> None:
        self._view: ClusterView | None = None
        self._state: Cluster = Cluster()
        self._reaches: list[Reach] = []

    def of(self, view: ClusterView, ask: Ask, choice: int) -> tuple[Measure, ...]:
        if ask.decision == PLACE and view.turn.hand != SUPERNOVA:
            self._look(view)
            return tuple(self._placing(choice // TICKS, choice % TICKS))
        if ask.decision == ACT:
            self._look(view)
            return tuple(self._acting(ask, choice))
        return ()

    def _look(self, view: ClusterView) -> None:
        if self._view is not view:
            self._view = view
            self._state = guess_position(view)
            self._reaches = []

    def _placing(self, cell: int, tick: int) -> list[Measure]:
        return [("tick", "", tick), *self._borders(cell, tick), *self._entries(cell, tick)]

    def _borders(self, cell: int, tick: int) -> list[Measure]:
        state = self._state
        beside = [(way, int(NEIGHBOURS[cell * DIRECTIONS + way])) for way in range(DIRECTIONS)]
        return [
            ("border", cell_piece(other), int(new_border(state, way, tick, other)))
            for way, other in beside
            if other < CELLS and state.tiles[other] != EMPTY
        ]

    def _entries(self, cell: int, tick: int) -> list[Measure]:
        """Without those who have no way there."""
        state = self._state
        self._reaches = self._reaches or [from_any(state, seat) for seat in range(state.seats)]
        costs = [int(entry_cost(reach, cell, tick)) for reach in self._reaches]
        return [("entry", seat_piece(seat), cost) for seat, cost in enumerate(costs) if cost < FAR]

    def _acting(self, ask: Ask, choice: int) -> list[Measure]:
        action = PAID.get(ACTS.action_of(choice))
        if action is None:
            return []
        target = choice - int(action.first)
        found: list[Measure] = [("cost", "", int(action.cost(self._state, ask, target)))]
        if action is BUILD:
            found.append(("total", cell_piece(target), int(total(self._state, target)) + 1))
        return found + self._losses(ask.seat, target) if action is COLONISE else found

    def _losses(self, seat: int, target: int) -> list[Measure]:
        """What a colony would take out of the game (G4.44)."""
        place = cell_piece(target // PIECES)
        return [
            ("colonist", place, target % PIECES),
            ("coins-lost", place, int(coins_lost(self._state, seat, target))),
            ("leader-lost", place, int(loses_leader(self._state, seat, target))),
        ]
