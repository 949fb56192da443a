"""What the events of Globular Cluster name."""

from typing import final

from orrery.engine.events import Event
from orrery.games.cluster.data.limits import CRYSTAL_NAMES
from orrery.games.cluster.lattice import NAMES
from orrery.games.cluster.state import PHASES, PIECE_NAMES
from orrery.shown.cluster.words import Words

Facts = dict[str, str | int]


@final
class Events:
    """The facts that go into the text of an event, by its key."""

    def __init__(self, words: Words) -> None:
        self.words = words

    def facts(self, key: str, event: Event) -> Facts:
        if key in ("tile-drawn", "tile-lost"):
            return {"tile": self.words.tile(event.a)}
        if key == "tile-placed":
            tick = self.words.tick(event.c)
            return {"tile": self.words.tile(event.a), "cell": NAMES[event.b], "tick": tick}
        if key in ("moved", "leader-moved"):
            return {"source": NAMES[event.a], "target": NAMES[event.b], "cost": event.c}
        if key == "crystal-found":
            return {"type": CRYSTAL_NAMES[event.a], "face": self.words.face(event.b)}
        if key == "traded":
            given, taken = CRYSTAL_NAMES[event.b], CRYSTAL_NAMES[event.c]
            return {"victim": self.words.names[event.a], "given": given, "taken": taken}
        if key in ("mined", "built", "colonised", "station-built"):
            piece = PIECE_NAMES[event.b] if key == "colonised" else ""
            return {"cell": NAMES[event.a], "count": event.b, "piece": piece, "lost": event.c}
        return self._course(key, event)

    def _course(self, key: str, event: Event) -> Facts:
        """The facts of turns and scorings."""
        phase = PHASES[event.b] if key == "turn-began" else ""
        return {"turn": event.a, "phase": phase, "systems": event.a, "crystals": event.b, "round": event.c}
