"""What the questions of PULSAR 2849 name: the die, the hops to go, the prices."""

from collections.abc import Callable
from typing import Final, final

from orrery.engine.flow import CHANCE, Ask
from orrery.games.pulsar.data.goals import GOALS
from orrery.games.pulsar.data.star_map import SIDES
from orrery.games.pulsar.routes import routes_of
from orrery.games.pulsar.scoring import bonus_price
from orrery.games.pulsar.state import RED
from orrery.games.pulsar.view import PulsarView, guess_position
from orrery.shown.lists import listing
from orrery.shown.pulsar.component_texts import Components

Facts = dict[str, str | int]
PURPOSES: Final = ("gyrodyne", "claim", "ship")


@final
class Questions:
    """The facts that go into the text of a question, by the key of its decision."""

    def __init__(self, components: Components) -> None:
        self.components = components
        self.words = components.words
        self.speech = components.speech
        self.facts_of: dict[str, Callable[[PulsarView, Ask], Facts]] = {
            "draw-order": lambda view, ask: {"place": self.words.place(ask.x + 1)},
            "draw-board": lambda view, ask: {"category": "I" * (ask.x + 1)},
            "draw-hq": lambda view, ask: {"player": self.words.names[ask.x]},
            "draw-system": self._system,
            "draw-exploration": lambda view, ask: {"player": self.words.names[ask.y]},
            "choose-side": self._side,
            "move-counter": lambda view, ask: {
                "spaces": abs(int(ask.x)), "way": "right" if ask.x > 0 else "left",
            },
            "use-die": self._dice,
            "act": self._die,
            "pay": self._die,
            "thrust": self._die,
            "hop": self._flight,
            "link": lambda view, ask: {"name": self.components.transmitter_name(ask.x)},
            "choose-pulsar": lambda view, ask: {
                "purpose": PURPOSES[ask.x], "size": self.words.size(ask.y) if ask.y else "",
            },
            "take-bonus": self._system,
            "choose-red": lambda view, ask: {"name": self.components.transmitter_name(ask.x)},
            "buy-points": lambda view, ask: {
                "cubes": self.components.effects.cubes(ask.x),
                "points": self.components.effects.points(ask.y),
            },
            "buy-bonus": self._goal_bonus,
        }  # fmt: skip

    def facts(self, key: str, view: PulsarView, ask: Ask) -> Facts:
        return self.facts_of[key](view, ask) if key in self.facts_of else {}

    def _system(self, view: PulsarView, ask: Ask) -> Facts:
        player = self.words.names[ask.y] if ask.seat == CHANCE else self.words.names[ask.seat]
        return {"name": SIDES[view.table.side].names[ask.x], "player": player}

    def _side(self, view: PulsarView, ask: Ask) -> Facts:
        return {"hq": self.components.hq(view.seats[ask.seat].hq)}

    def _dice(self, view: PulsarView, ask: Ask) -> Facts:
        dice = self.words.dice(view, ask.seat)
        return {"count": len(dice), "dice": listing(self.speech, dice)}

    def _die(self, view: PulsarView, ask: Ask) -> Facts:
        value = view.seats[ask.seat].dice[ask.x]
        return {"value": value, "colour": "red" if ask.x == RED else "silver"}

    def _flight(self, view: PulsarView, ask: Ask) -> Facts:
        here = int(routes_of(view.table.side).node[ask.x])
        return {"hops": ask.y, "node": self.words.node_at(view, here)}

    def _goal_bonus(self, view: PulsarView, ask: Ask) -> Facts:
        goal = view.table.goals[ask.x]
        price = int(bonus_price(guess_position(view), ask.seat, ask.x, ask.y))
        return {
            "goal": self.components.goal_name(goal),
            "cubes": self.components.effects.cubes(price),
            "points": self.components.effects.points(GOALS[goal].bonuses[ask.y][1]),
        }
