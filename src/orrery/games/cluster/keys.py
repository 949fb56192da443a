"""The decisions, events and sources of points of Globular Cluster."""

from typing import Final

from orrery.engine.keys import Keys

DECISIONS: Final = Keys()
DRAW_FIRST: Final = DECISIONS.add("draw-first")
DRAW_TILE: Final = DECISIONS.add("draw-tile")
ROLL: Final = DECISIONS.add("roll")
PLACE: Final = DECISIONS.add("place")
ACT: Final = DECISIONS.add("act")

EVENTS: Final = Keys()
FIRST_DRAWN: Final = EVENTS.add("first-drawn")
TURN_BEGAN: Final = EVENTS.add("turn-began")
TILE_DRAWN: Final = EVENTS.add("tile-drawn")
SUPERNOVA: Final = EVENTS.add("supernova")
TILE_PLACED: Final = EVENTS.add("tile-placed")
TILE_LOST: Final = EVENTS.add("tile-lost")
MOVED: Final = EVENTS.add("moved")
LEADER_MOVED: Final = EVENTS.add("leader-moved")
MINED: Final = EVENTS.add("mined")
CRYSTAL_FOUND: Final = EVENTS.add("crystal-found")
TRADED: Final = EVENTS.add("traded")
BUILT: Final = EVENTS.add("built")
COLONISED: Final = EVENTS.add("colonised")
STATION_BUILT: Final = EVENTS.add("station-built")
TURN_ENDED: Final = EVENTS.add("turn-ended")
SCORED: Final = EVENTS.add("scored")

SOURCES: Final = Keys("from")
FROM_SYSTEMS_1: Final = SOURCES.add("systems-1")
FROM_CRYSTALS_1: Final = SOURCES.add("crystals-1")
FROM_SYSTEMS_2: Final = SOURCES.add("systems-2")
FROM_CRYSTALS_2: Final = SOURCES.add("crystals-2")
FROM_SYSTEMS_3: Final = SOURCES.add("systems-3")
FROM_CRYSTALS_3: Final = SOURCES.add("crystals-3")
