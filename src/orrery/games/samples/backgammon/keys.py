"""The questions, events and sources of points of backgammon."""

from typing import Final

from orrery.engine.keys import Keys

DECISIONS: Final = Keys()
OPENING: Final = DECISIONS.add("opening")
ROLL: Final = DECISIONS.add("roll")
DOUBLE: Final = DECISIONS.add("double")
REPLY: Final = DECISIONS.add("reply")
MOVE: Final = DECISIONS.add("move")

EVENTS: Final = Keys()
ROLLED: Final = EVENTS.add("rolled")
MOVED: Final = EVENTS.add("moved")
HIT: Final = EVENTS.add("hit")
BORNE_OFF: Final = EVENTS.add("borne-off")
DOUBLED: Final = EVENTS.add("doubled")
TAKEN: Final = EVENTS.add("taken")
DROPPED: Final = EVENTS.add("dropped")
TURN_PASSED: Final = EVENTS.add("turn-passed")
WON: Final = EVENTS.add("won")

SOURCES: Final = Keys("from")
FROM_SINGLE: Final = SOURCES.add("single")
FROM_GAMMON: Final = SOURCES.add("gammon")
FROM_BACKGAMMON: Final = SOURCES.add("backgammon")
"""The three sizes of a win, each worth one more than its number (B7)."""
FROM_DROPPED: Final = SOURCES.add("dropped")
