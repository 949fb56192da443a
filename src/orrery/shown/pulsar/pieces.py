"""The pieces of PULSAR 2849: the map, the dice board, what is on offer, and what lies before each player."""

from collections.abc import Callable
from typing import Any, ClassVar, Final, final

from orrery.engine.decision import Plan
from orrery.engine.events import Event
from orrery.engine.flow import Ask
from orrery.engine.game import Game
from orrery.games.pulsar import keys
from orrery.games.pulsar.actions import spending
from orrery.games.pulsar.actions.spending import SPENDING
from orrery.games.pulsar.data.star_map import SIDES
from orrery.games.pulsar.data.vocabulary import SMALL
from orrery.games.pulsar.decisions.rewards import ENDS
from orrery.games.pulsar.decisions.turn import CONSTRUCT, COPY, RED_DIE, USING
from orrery.games.pulsar.payment import PLUS_TWO
from orrery.games.pulsar.routes import node_called, routes_of
from orrery.games.pulsar.space import COLOURS, NO_FLIGHT
from orrery.games.pulsar.state import FIRST_PULSAR
from orrery.games.pulsar.view import PulsarView
from orrery.shown.pieces import Ids, Pieces
from orrery.shown.pulsar.answers import hops_of
from orrery.shown.pulsar.piece_ids import (
    before,
    bonus,
    counter,
    die,
    end,
    exploration,
    face,
    goal,
    gyrodyne,
    held,
    node,
    on_the_table,
    pool,
    project,
    ship,
    technology,
    token,
    transmitter,
)

Finder = Callable[[PulsarView, Ask, int], Ids]


@final
class PulsarPieces(Pieces):
    """On the table ``system:S07``, ``pulsar:P03``, ``gate:G01``, ``entry:E1``, ``pool:4``,
    ``counter:initiative-2``, ``gyrodyne:small``, ``transmitter:A4``, ``end:A4-1``, ``tech:AI-4``,
    ``goal:1-front``, ``exploration:first``; of each player ``ship:A``, ``die:A-first``, ``bonus:A-3``,
    ``held:A-small``, ``token:A-plus-two``, ``project:A-b1``, ``face:AX``.
    """

    places: ClassVar[frozenset[str]] = frozenset({"system", "pulsar", "gate", "entry"})
    bare: ClassVar[frozenset[str]] = frozenset({"pay", "thrust", "take-bonus", "buy-points", "buy-bonus"})

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game)
        self.finders: dict[int, Finder] = {**self._of_turns(), **self._of_benefits()}

    def listed(self, view: PulsarView) -> list[str]:
        return [
            *on_the_table(view),
            *(piece for seat in range(view.flow.seats) for piece in before(view, seat)),
        ]

    def is_bare(self, view: PulsarView, ask: Ask, choice: int) -> bool:
        """A transmitter also explains nothing but what could be done with it where it lies."""
        return super().is_bare(view, ask, choice) or (ask.decision == keys.ACT and is_misplaced(view, choice))

    def _of_answer(self, view: PulsarView, ask: Ask, choice: int) -> Ids:
        return self.finders[ask.decision](view, ask, choice)

    def of_plan(self, view: PulsarView, ask: Ask, plan: Plan) -> Ids:
        """The nodes of a flight."""
        side = view.table.side
        return tuple(node(view, int(node_called(side, hop))) for hop in hops_of(view, ask, plan))

    def of_question(self, view: PulsarView, ask: Ask) -> Ids:
        """The die that is spent, where a flight is or leads, what is linked or looked at."""
        if ask.decision in (keys.ACT, keys.PAY, keys.THRUST):
            return (die(ask.seat, ask.x),)
        if ask.decision == keys.HOP:
            return (node(view, int(routes_of(view.table.side).node[ask.x])),)
        if ask.decision in (keys.LINK, keys.CHOOSE_RED):
            return (transmitter(ask.x),)
        if ask.decision in (keys.TAKE_BONUS, keys.DRAW_SYSTEM):
            return (node(view, ask.x),)
        return (goal(view.table.goals[ask.x]),) if ask.decision == keys.BUY_BONUS else ()

    def _of_turns(self) -> dict[int, Finder]:
        """The set-up, the draft, and how dice are spent."""
        return {
            keys.CHOOSE_SIDE: lambda view, ask, choice: (face(view.seats[ask.seat].hq * 2 + choice),),
            keys.CHOOSE_ENTRY: lambda view, ask, choice: (
                node(view, SIDES[view.table.side].entries[choice]),
            ),
            keys.PICK_DIE: lambda view, ask, choice: (pool(choice + 1),),
            keys.MOVE_COUNTER: lambda view, ask, choice: (counter(choice),),
            keys.USE_DIE: of_die,
            keys.ACT: of_target,
            keys.CHOOSE_BONUS: lambda view, ask, choice: (bonus(ask.seat, choice),),
        }

    def _of_benefits(self) -> dict[int, Finder]:
        """Flights, and choices that benefits bring."""
        return {
            keys.HOP: lambda view, ask, choice: (node(view, int(node_called(view.table.side, choice))),),
            keys.ANNOUNCE_RUN: lambda view, ask, choice: (project(ask.seat, choice // COLOURS),),
            keys.LINK: lambda view, ask, choice: (end(choice % ENDS),),
            keys.CHOOSE_GYRODYNE: lambda view, ask, choice: (gyrodyne(choice),),
            keys.CHOOSE_PULSAR: lambda view, ask, choice: (node(view, FIRST_PULSAR + choice),),
            keys.CHOOSE_SYSTEM: lambda view, ask, choice: (node(view, choice),),
            keys.CHOOSE_TOKEN: lambda view, ask, choice: (token(ask.seat, choice),),
            keys.CHOOSE_RED: of_red,
            keys.KEEP_TILE: lambda view, ask, choice: (exploration(choice),),
            keys.GRANT_GOAL: lambda view, ask, choice: (goal(view.table.goals[choice]),),
            keys.SCORE_GOAL: lambda view, ask, choice: (goal(view.table.goals[choice]),),
            keys.COMPLETE_FREE: lambda view, ask, choice: under_construction(view, ask.seat, choice),
        }

    def _of_event(self, view: PulsarView, event: Event) -> Ids:
        find = OF_EVENT.get(int(event.kind))
        return find(view, event) if find is not None else ()


def of_die(view: PulsarView, ask: Ask, choice: int) -> Ids:
    """A die, several bonus dice of which any will do, a die on the board, or a gyrodyne in hand."""
    action = USING.action_of(choice)
    target = choice - int(action.first)
    if action is COPY:
        return (pool(target + 1),)
    if action is CONSTRUCT:
        return (held(ask.seat, SMALL + target),)
    if action is RED_DIE:
        counts = view.seats[ask.seat].bonuses
        reds = tuple(bonus(ask.seat, value) for value, count in enumerate(counts) if count)
        return reds or (die(ask.seat, choice),)
    return (die(ask.seat, choice),)


def of_target(view: PulsarView, ask: Ask, choice: int) -> Ids:
    """What a die is spent on."""
    action = SPENDING.action_of(choice)
    target = choice - int(action.first)
    return OF_TARGET[action](view, ask, target)


def is_misplaced(view: PulsarView, choice: int) -> bool:
    """Whether a transmitter is to be taken that lies in an array, or paid for while it is on offer."""
    action = SPENDING.action_of(choice)
    if action is not spending.TAKE_TILE and action is not spending.PAY_TILE:
        return False
    is_kept = any(tile.tile == choice - int(action.first) for tile in view.transmitters)
    return is_kept == (action is spending.TAKE_TILE)


def of_ship(view: PulsarView, ask: Ask, target: int) -> Ids:
    """The ship, and the node that it is at."""
    here = view.seats[ask.seat].ship
    return (ship(ask.seat), node(view, here)) if here >= 0 else (ship(ask.seat),)


def under_construction(view: PulsarView, seat: int, size: int) -> Ids:
    """Pulsars of a player with a gyrodyne of this size that does not spin; else the size itself."""
    rows = zip(view.map.claims, view.map.gyrodynes, view.map.spinning)
    wanted = (seat, size, 0)
    found = [node(view, FIRST_PULSAR + number) for number, row in enumerate(rows) if row == wanted]
    return tuple(found) or (gyrodyne(size),)


def of_red(view: PulsarView, ask: Ask, choice: int) -> Ids:
    """The transmitter at the other side of a link."""
    other = next(tile.links[choice] for tile in view.transmitters if tile.tile == ask.x)
    return (transmitter(other // 2),) if other >= 0 else (transmitter(ask.x),)


OF_TARGET: Final[dict[object, Finder]] = {
    spending.FLY: of_ship,
    spending.TAKE: lambda view, ask, size: (gyrodyne(SMALL + size),),
    spending.COMPLETE: lambda view, ask, size: under_construction(view, ask.seat, SMALL + size),
    spending.BUY: lambda view, ask, kind: (token(ask.seat, kind),),
    spending.TAKE_TILE: lambda view, ask, tile: (transmitter(tile),),
    spending.PAY_TILE: lambda view, ask, tile: (transmitter(tile),),
    spending.PROJECT: lambda view, ask, place: (project(ask.seat, place),),
    spending.PATENT: lambda view, ask, number: (technology(number),),
}
"""By action, what its targets are."""


def way(view: PulsarView, event: Event) -> Ids:
    """The nodes of a flight in their order, the end last; of a ship that was put somewhere only that."""
    if event.b == NO_FLIGHT:
        return (node(view, event.a),)
    return tuple(node(view, visited) for visited in routes_of(view.table.side).nodes(event.b))


OF_EVENT: Final[dict[int, Callable[[PulsarView, Event], Ids]]] = {
    keys.GOAL_DRAWN: lambda view, event: (goal(event.b),),
    keys.SIDE_CHOSEN: lambda view, event: (face(event.a),),
    keys.ENTERED: lambda view, event: (node(view, SIDES[view.table.side].entries[event.a]),),
    keys.ROLLED: lambda view, event: (pool(event.a),),
    keys.TRANSMITTER_SHOWN: lambda view, event: (transmitter(event.b),),
    keys.DIE_TAKEN: lambda view, event: (pool(event.a),),
    keys.COUNTER_MOVED: lambda view, event: (counter(event.a),),
    keys.DIE_SPENT: lambda view, event: (die(event.seat, event.b),),
    keys.TOKEN_SPENT: lambda view, event: (token(event.seat, int(event.a == PLUS_TWO)),),
    keys.FLEW: lambda view, event: way(view, event),
    keys.SYSTEM_FOUND: lambda view, event: (node(view, event.a),),
    keys.STATION_BUILT: lambda view, event: (node(view, event.a),),
    keys.PULSAR_CLAIMED: lambda view, event: (node(view, FIRST_PULSAR + event.a),),
    keys.GYRODYNE_TAKEN: lambda view, event: (gyrodyne(event.a),),
    keys.CONSTRUCTION_STARTED: lambda view, event: (node(view, FIRST_PULSAR + event.b),),
    keys.GYRODYNE_SPINS: lambda view, event: (node(view, FIRST_PULSAR + event.b),),
    keys.AWARD_WON: lambda view, event: (gyrodyne(event.a),),
    keys.TRANSMITTER_TAKEN: lambda view, event: (transmitter(event.a),),
    keys.TRANSMITTER_LINKED: lambda view, event: (transmitter(event.a), transmitter(event.b)),
    keys.TRANSMITTER_ONLINE: lambda view, event: (transmitter(event.a),),
    keys.PROJECT_DONE: lambda view, event: (project(event.seat, event.a),),
    keys.GATE_RUN: lambda view, event: (project(event.seat, event.a),),
    keys.PATENTED: lambda view, event: (technology(event.a),),
    keys.TOKENS_GAINED: lambda view, event: (token(event.seat, event.a),),
    keys.BONUS_DIE: lambda view, event: (bonus(event.seat, event.a),),
    keys.GOAL_MET: lambda view, event: (goal(view.table.goals[event.a]),),
}
"""By kind of event; those that are left out are about nothing but their player, or the whole table."""
