"""The numbers under which Globular Cluster knows its decisions, events and sources of points."""

from typing import Final

# Questions to CHANCE.
DRAW_FIRST: Final = 0
DRAW_TILE: Final = 1
ROLL: Final = 2
# Questions to a seat.
PLACE: Final = 3
ACT: Final = 4

EVENTS: Final[tuple[str, ...]] = (
    "first-drawn",
    "turn-began",
    "tile-drawn",
    "supernova",
    "tile-placed",
    "tile-lost",
    "moved",
    "leader-moved",
    "mined",
    "crystal-found",
    "traded",
    "built",
    "colonised",
    "station-built",
    "turn-ended",
    "scored",
)
FIRST_DRAWN: Final = 0
TURN_BEGAN: Final = 1
TILE_DRAWN: Final = 2
SUPERNOVA_DRAWN: Final = 3
TILE_PLACED: Final = 4
TILE_LOST: Final = 5
MOVED: Final = 6
LEADER_MOVED: Final = 7
MINED: Final = 8
CRYSTAL_FOUND: Final = 9
TRADED: Final = 10
BUILT: Final = 11
COLONISED: Final = 12
STATION_BUILT: Final = 13
TURN_ENDED: Final = 14
SCORED: Final = 15

SOURCES: Final[tuple[str, ...]] = (
    "systems-1",
    "crystals-1",
    "systems-2",
    "crystals-2",
    "systems-3",
    "crystals-3",
)
"""Two columns of the ledger for each of the three scorings."""
SOURCE_COUNT: Final = 6
