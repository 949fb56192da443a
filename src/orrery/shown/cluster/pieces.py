"""The pieces of Globular Cluster: the places of the board, and crystals by player and type."""

from typing import ClassVar, Final, final

from orrery.engine.actions import Action
from orrery.engine.decision import Plan
from orrery.engine.events import Event
from orrery.engine.flow import Ask
from orrery.games.cluster.actions.colonise import COLONISE
from orrery.games.cluster.actions.move import STEP_COIN, STEP_LEADER, WARP_COIN
from orrery.games.cluster.actions.trade import TRADE, given_by, taken_by, victim_of
from orrery.games.cluster.data.facing import DIRECTIONS, TICKS
from orrery.games.cluster.data.limits import CRYSTAL_NAMES
from orrery.games.cluster.decisions.act import ACTS
from orrery.games.cluster.keys import PLACE
from orrery.games.cluster.lattice import ALL_CELLS, HOME, NEIGHBOURS
from orrery.games.cluster.reach import WARP_ENDS
from orrery.games.cluster.state import PIECES, Cluster
from orrery.games.cluster.view import ClusterView
from orrery.shown.cluster.answers import MOVES
from orrery.shown.cluster.ids import cell_piece as cell
from orrery.shown.cluster.ids import crystal_piece as crystal
from orrery.shown.pieces import Ids, Pieces

AT_FIRST_FACT: Final = ("mined", "built", "colonised", "station-built")
"""Events that have their place as the first fact."""
CELL_OF_PLAN: Final[dict[str, int]] = {"build-twice": 0, "build-and-warp": 1}
"""Which fact of a plan that leads nowhere is its place, by its label."""


@final
class ClusterPieces(Pieces):
    """``cell:f2`` is a place with or without a tile; ``crystal:A-a`` what the first player has of a type."""

    places: ClassVar[frozenset[str]] = frozenset({"cell"})
    bare_answers: ClassVar[frozenset[tuple[str, str]]] = frozenset({("act", "end")})

    def listed(self, view: ClusterView) -> list[str]:
        seats = range(view.flow.seats)
        crystals = [crystal(seat, kind) for seat in seats for kind in range(len(CRYSTAL_NAMES))]
        return [*(cell(number) for number in range(ALL_CELLS)), *crystals]

    def _of_answer(self, view: ClusterView, ask: Ask, choice: int) -> Ids:
        if ask.decision == PLACE:
            return (cell(choice // TICKS),)
        action = ACTS.action_of(choice)
        target = choice - int(action.first)
        if action in MOVES:
            leader = view.seats[ask.seat].leader
            return tuple(map(cell, ends_of_move(view, ask.seat, action, target, leader)))
        if action is TRADE:
            taken = crystal(int(victim_of(target)), int(taken_by(target)))
            return (taken, crystal(ask.seat, int(given_by(target))))
        return (cell(target // PIECES if action is COLONISE else target),)

    def of_plan(self, view: ClusterView, ask: Ask, plan: Plan) -> Ids:
        if plan.label in CELL_OF_PLAN:
            return (cell(plan.facts[CELL_OF_PLAN[plan.label]]),)
        return tuple(map(cell, way_of_plan(view, ask.seat, plan)))

    def _of_event(self, view: ClusterView, event: Event) -> Ids:
        key = self.game.events[event.kind]
        if key == "tile-placed":
            return (cell(event.b),)
        if key in ("moved", "leader-moved"):
            return (cell(event.a), cell(event.b))
        if key == "crystal-found":
            return (crystal(event.seat, event.a),)
        if key == "traded":
            return (crystal(event.a, event.c), crystal(event.seat, event.b))
        return (cell(event.a),) if key in AT_FIRST_FACT else ()


def way_of_plan(view: ClusterView, seat: int, plan: Plan) -> list[int]:
    """The cells that members are sent over, from where they are; all go the same way."""
    times = plan.facts[0] if plan.label == "send" else 1
    way = [plan.facts[-3]]
    for choice in plan.choices[: len(plan.choices) // times]:
        action = ACTS.action_of(choice)
        way.append(ends_of_move(view, seat, action, choice - int(action.first), way[-1])[1])
    return way


def ends_of_move(
    view: ClusterView, seat: int, action: Action[Cluster], target: int, leader: int
) -> tuple[int, int]:
    """Where a coin, or the leader from where he is, comes from, and where it goes."""
    if action in (STEP_COIN, STEP_LEADER):
        source, direction = divmod(target, DIRECTIONS) if action is STEP_COIN else (leader, target)
        return source, int(NEIGHBOURS[source * DIRECTIONS + direction])
    ends = (HOME, *view.seats[seat].sites)
    source = ends[target // WARP_ENDS] if action is WARP_COIN else leader
    return source, ends[target % WARP_ENDS]
