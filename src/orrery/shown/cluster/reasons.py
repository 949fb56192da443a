"""Which clause of Globular Cluster is behind an event, and behind a source of points."""

from typing import Final

from orrery.engine.events import Event
from orrery.games.cluster.data.facing import DIRECTIONS
from orrery.games.cluster.data.tiles import SUPERNOVA
from orrery.games.cluster.lattice import NEIGHBOURS

# fmt: off
EVENT_CLAUSES: Final[dict[str, str]] = {
    "first-drawn": "G4.7", "turn-began": "G4.8", "tile-drawn": "G4.8", "supernova": "G4.60",
    "tile-placed": "G4.10", "tile-lost": "G3.9", "moved": "G4.14", "leader-moved": "G4.18",
    "mined": "G4.24", "crystal-found": "G4.27", "traded": "G4.30", "built": "G4.37",
    "colonised": "G4.43", "station-built": "G4.49", "turn-ended": "G4.9", "scored": "G4.58",
}
SOURCE_CLAUSES: Final[dict[str, str]] = {
    "systems-1": "G4.56", "crystals-1": "G4.57", "systems-2": "G4.56", "crystals-2": "G4.57",
    "systems-3": "G4.56", "crystals-3": "G4.57",
}
# fmt: on
TURN_CLAUSES: Final = ("G4.8", "G4.61", "G4.62", "G4.68", "G4.69")
"""By what the turn is for."""
PLACING_A_SUPERNOVA: Final = "G4.62"
WARP: Final = "G4.53"


def reason(key: str, event: Event) -> str:
    if key == "turn-began":
        return TURN_CLAUSES[event.b]
    if key == "tile-placed" and event.a == SUPERNOVA:
        return PLACING_A_SUPERNOVA
    if key in ("moved", "leader-moved") and not _are_neighbours(event.a, event.b):
        return WARP
    return EVENT_CLAUSES[key]


def _are_neighbours(one: int, other: int) -> bool:
    return other in NEIGHBOURS[one * DIRECTIONS : (one + 1) * DIRECTIONS]
