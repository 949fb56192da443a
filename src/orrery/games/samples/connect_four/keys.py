"""The question, the event and the source of points of connect four."""

from typing import Final

from orrery.engine.keys import Keys

DECISIONS: Final = Keys()
DROP: Final = DECISIONS.add("drop")

EVENTS: Final = Keys()
DROPPED: Final = EVENTS.add("dropped")

SOURCES: Final = Keys("from")
FROM_LINE: Final = SOURCES.add("line")
"""Having made a row of four."""
