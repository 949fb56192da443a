"""What the events of PULSAR 2849 name."""

from collections.abc import Callable
from typing import final

from orrery.engine.events import Event
from orrery.games.pulsar.data.goals import GOALS
from orrery.games.pulsar.data.star_map import SIDES
from orrery.games.pulsar.data.systems import BLUE, COLOURS
from orrery.games.pulsar.keys import SOURCES
from orrery.games.pulsar.state import COUNTERS, INITIATIVE, RED
from orrery.games.pulsar.view import PulsarView
from orrery.shown.pulsar.component_texts import Components
from orrery.shown.pulsar.words import TOKENS

Facts = dict[str, str | int]
Teller = Callable[[PulsarView, Event], Facts]


@final
class Events:
    """The facts that go into the text of an event, by its key."""

    def __init__(self, components: Components) -> None:
        self.components = components
        self.words = components.words
        self.speech = components.speech
        self.facts_of: dict[str, Teller] = {
            **self._of_the_table(), **self._of_dice_and_map(), **self._of_goods(),
        }  # fmt: skip

    def facts(self, key: str, view: PulsarView, event: Event) -> Facts:
        return self.facts_of[key](view, event)

    def _of_the_table(self) -> dict[str, Teller]:
        """What is laid out."""
        return {
            "order-drawn": lambda view, event: {"place": self.words.place(event.a + 1)},
            "board-drawn": lambda view, event: {"board": self.components.board(event.b, event.a)},
            "goal-drawn": lambda view, event: self._goal(event.b),
            "hq-drawn": lambda view, event: {"hq": self.components.hq(event.a)},
            "side-chosen": lambda view, event: {"face": self.components.face(event.a).name},
            "entered": lambda view, event: {"node": self.words.node(f"E{event.a + 1}")},
            "rolled": lambda view, event: {"value": event.a},
            "median-set": lambda view, event: median(event.a),
            "transmitter-shown": lambda view, event: self._transmitter(event.b),
        }  # fmt: skip

    def _of_dice_and_map(self) -> dict[str, Teller]:
        """Dice, flights, stations, pulsars, gyrodynes."""
        return {
            "die-taken": lambda view, event: {"value": event.a},
            "counter-moved": self._counter,
            "die-spent": lambda view, event: {
                "value": event.a, "colour": "red" if event.b == RED else "silver",
            },
            "token-spent": lambda view, event: {"token": TOKENS[event.a]},
            "flew": lambda view, event: {"node": self.words.node_at(view, event.a)},
            "system-found": lambda view, event: {
                "system": SIDES[view.table.side].names[event.a],
                "name": self.components.system_name(event.b),
                "rule": self.components.system_tile(event.b).rule,
            },
            "station-built": self._station,
            "pulsar-claimed": lambda view, event: {"pulsar": self.words.pulsar(event.a)},
            "gyrodyne-taken": lambda view, event: {"size": self.words.size(event.a)},
            "construction-started": self._gyrodyne,
            "gyrodyne-spins": self._gyrodyne,
            "award-won": lambda view, event: {"size": self.words.size(event.a), "rank": event.b + 1},
        }  # fmt: skip

    def _of_goods(self) -> dict[str, Teller]:
        """Transmitters, projects, patents, and what is gained."""
        return {
            "transmitter-taken": lambda view, event: self._transmitter(event.a),
            "transmitter-linked": lambda view, event: {
                "name": self.components.transmitter_name(event.a),
                "other": self.components.transmitter_name(event.b),
            },
            "transmitter-online": lambda view, event: self._transmitter(event.a),
            "project-done": lambda view, event: {"project": self._project(view, event)},
            "gate-run": lambda view, event: {
                "project": self._project(view, event),
                "colour": self.words.colour(event.b),
                "gates": event.c,
            },
            "patented": lambda view, event: {"name": self.components.technology_name(event.a)},
            "tokens-gained": lambda view, event: {"token": self.words.token(event.a), "n": event.b},
            "cubes-gained": lambda view, event: {"n": event.a},
            "cubes-paid": lambda view, event: {"n": event.a},
            "points-gained": self._points,
            "exploration-drawn": lambda view, event: {
                "name": self.components.exploration(event.a).name,
                "ops": self.components.find(event.a),
            },
            "bonus-die": lambda view, event: {"value": event.a},
            "goal-met": lambda view, event: self._goal(view.table.goals[event.a]),
            "round-ended": lambda view, event: {"round": event.a},
        }  # fmt: skip

    def _goal(self, face: int) -> Facts:
        what = self.components.effects.count(GOALS[face].count, GOALS[face].need)
        return {"name": self.components.goal_name(face), "what": what}

    def _transmitter(self, tile: int) -> Facts:
        return {"name": self.components.transmitter_name(tile)}

    def _counter(self, view: PulsarView, event: Event) -> Facts:
        track = "initiative" if event.a // COUNTERS == INITIATIVE else "engineering"
        return {"track": track, "space": self.words.space(event.b)}

    def _station(self, view: PulsarView, event: Event) -> Facts:
        colour = COLOURS[view.map.tiles[event.a]][event.b]
        return {
            "system": SIDES[view.table.side].names[event.a],
            "colour": "blue" if colour == BLUE else "lifeless",
        }

    def _gyrodyne(self, view: PulsarView, event: Event) -> Facts:
        return {"size": self.words.size(event.a), "pulsar": self.words.pulsar(event.b)}

    def _project(self, view: PulsarView, event: Event) -> str:
        return self.components.project(view.seats[event.seat].face, event.a).name

    def _points(self, view: PulsarView, event: Event) -> Facts:
        source = self.speech.say(f"source-pulsar-{SOURCES[event.a]}")
        return {"source": source, "n": abs(int(event.b)), "way": "lost" if event.b < 0 else "gained"}


def median(marker: int) -> Facts:
    """Where the median marker lies: it counts half steps (P2.2)."""
    return {"between": "yes" if marker % 2 else "no", "space": marker // 2, "next": marker // 2 + 1}
