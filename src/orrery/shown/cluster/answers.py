"""The answers and plans of Globular Cluster in words."""

from typing import Final, final

from orrery.engine.actions import Action
from orrery.engine.decision import Plan
from orrery.engine.flow import Ask
from orrery.games.cluster.actions.build import BUILD
from orrery.games.cluster.actions.colonise import COLONISE
from orrery.games.cluster.actions.end import END
from orrery.games.cluster.actions.mine import MINE
from orrery.games.cluster.actions.move import STEP_COIN, STEP_LEADER, WARP_COIN, WARP_LEADER
from orrery.games.cluster.actions.station import STATION
from orrery.games.cluster.actions.trade import TRADE, given_by, taken_by, victim_of
from orrery.games.cluster.data.facing import DIRECTIONS, TICKS
from orrery.games.cluster.data.limits import CRYSTAL_NAMES
from orrery.games.cluster.data.tiles import SUPERNOVA
from orrery.games.cluster.decisions.act import ACTS
from orrery.games.cluster.keys import ACT, DRAW_FIRST, DRAW_TILE, PLACE
from orrery.games.cluster.lattice import CELLS, HOME, NAMES, NEIGHBOURS, border_cost
from orrery.games.cluster.reach import WARP_ENDS
from orrery.games.cluster.state import PIECES, Cluster
from orrery.games.cluster.view import ClusterView
from orrery.shown.cluster.words import Words
from orrery.shown.lists import enumeration

COLONISING: Final = ("answer-cluster-colonise-coin", "answer-cluster-colonise-leader")
ACTION_TEXTS: Final[dict[Action[Cluster], str]] = {
    MINE: "answer-cluster-mine",
    BUILD: "answer-cluster-build",
    STATION: "answer-cluster-station",
    END: "answer-cluster-end",
}
HEADINGS: Final[dict[Action[Cluster], str]] = {
    STEP_COIN: "moves",
    STEP_LEADER: "moves",
    WARP_COIN: "warps",
    WARP_LEADER: "warps",
    MINE: "mines",
    BUILD: "improvements",
    STATION: "stations",
    COLONISE: "colonies",
    TRADE: "trades",
}
PLAN_HEADINGS: Final = {
    "send": "moves",
    "send-leader": "moves",
    "build-twice": "improvements",
    "build-and-warp": "stations",
}
MOVES: Final = (STEP_COIN, STEP_LEADER, WARP_COIN, WARP_LEADER)


@final
class Answers:
    """Says an answer by its decision, and by its action."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.speech = words.speech

    def tell(self, view: ClusterView, ask: Ask, choice: int) -> str:
        if ask.decision == PLACE:
            return self._placing(view, choice // TICKS, choice % TICKS)
        if ask.decision == ACT:
            return self._action(view, ask.seat, choice)
        if ask.decision == DRAW_FIRST:
            return self.words.names[choice]
        return self.words.tile(choice) if ask.decision == DRAW_TILE else self.words.face(choice)

    def group(self, ask: Ask, choice: int) -> str:
        """The heading of an act; where a tile is placed, its place."""
        if ask.decision == PLACE:
            return self.speech.say("group-cluster-place", cell=NAMES[choice // TICKS])
        heading = HEADINGS.get(ACTS.action_of(choice)) if ask.decision == ACT else None
        return self.speech.say(f"group-cluster-{heading}") if heading else ""

    def _placing(self, view: ClusterView, cell: int, tick: int) -> str:
        """A place, a tick, and what the borders would cost."""
        if view.turn.hand == SUPERNOVA:
            return self.speech.say("answer-cluster-nova", cell=NAMES[cell])
        corner = self.words.tick(tick)
        costs = self._costs(view, cell, tick) if cell < CELLS else []
        if not costs:
            return self.speech.say("answer-cluster-place-apart", cell=NAMES[cell], tick=corner)
        borders = enumeration(self.speech, costs)
        return self.speech.say("answer-cluster-place", cell=NAMES[cell], tick=corner, borders=borders)

    def _costs(self, view: ClusterView, cell: int, tick: int) -> list[str]:
        """What the steps from a new tile to its neighbours would cost."""
        around = {tile.cell: tile.tick for tile in view.tiles if tile.kind != SUPERNOVA}
        return [
            self.words.border(NAMES[other], border_cost(direction, tick, around[other]))
            for direction in range(DIRECTIONS)
            if (other := int(NEIGHBOURS[cell * DIRECTIONS + direction])) in around
        ]

    def _action(self, view: ClusterView, seat: int, choice: int) -> str:
        action = ACTS.action_of(choice)
        target = choice - int(action.first)
        if action in MOVES:
            return self._move(view, seat, action, target)
        if action is COLONISE:
            return self.speech.say(COLONISING[target % PIECES], cell=NAMES[target // PIECES])
        if action is TRADE:
            return self._trade(target)
        return self.speech.say(ACTION_TEXTS[action], cell=NAMES[target])

    def _trade(self, target: int) -> str:
        return self.speech.say(
            "answer-cluster-trade",
            victim=self.words.names[int(victim_of(target))],
            given=CRYSTAL_NAMES[given_by(target)],
            taken=CRYSTAL_NAMES[taken_by(target)],
        )

    def _move(self, view: ClusterView, seat: int, action: Action[Cluster], target: int) -> str:
        """Who goes where, and the price."""
        if action is STEP_COIN:
            source, direction = divmod(target, DIRECTIONS)
            return self._step(view, "answer-cluster-step", source, direction)
        if action is STEP_LEADER:
            return self._step(view, "answer-cluster-leader-step", view.seats[seat].leader, target)
        ends = (HOME, *view.seats[seat].sites)
        end = NAMES[ends[target % WARP_ENDS]]
        if action is WARP_LEADER:
            return self.speech.say("answer-cluster-leader-warp", target=end)
        return self.speech.say("answer-cluster-warp", source=NAMES[ends[target // WARP_ENDS]], target=end)

    def _step(self, view: ClusterView, key: str, source: int, direction: int) -> str:
        cost = next((tile.borders[direction] for tile in view.tiles if tile.cell == source), 0)
        target = NAMES[NEIGHBOURS[source * DIRECTIONS + direction]]
        return self.speech.say(key, source=NAMES[source], target=target, cost=cost)

    def plan_group(self, plan: Plan) -> str:
        return self.speech.say(f"group-cluster-{PLAN_HEADINGS[plan.label]}")

    def plan(self, plan: Plan) -> str:
        facts = plan.facts
        if plan.label == "send":
            number, source, target, cost = facts
            return self.speech.say(
                "plan-cluster-send", count=number, source=NAMES[source], target=NAMES[target], cost=cost
            )
        if plan.label == "send-leader":
            return self.speech.say("plan-cluster-send-leader", target=NAMES[facts[1]], cost=facts[2])
        if plan.label == "build-twice":
            return self.speech.say(
                "plan-cluster-build-twice", cell=NAMES[facts[0]], total=facts[1], cost=facts[2]
            )
        return self.speech.say(
            "plan-cluster-build-and-warp", count=facts[0], cell=NAMES[facts[1]], cost=facts[2]
        )
