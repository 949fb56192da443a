"""The decisions, procedures, events and sources of points of salvage."""

from typing import Final

from orrery.engine.keys import Keys

DECISIONS: Final = Keys()
BID: Final = DECISIONS.add("bid")
DRAW_CARD: Final = DECISIONS.add("draw-card")
DRAW_WRECK: Final = DECISIONS.add("draw-wreck")
SHOW: Final = DECISIONS.add("show")
CHOOSE: Final = DECISIONS.add("choose")
RESPOND: Final = DECISIONS.add("respond")

PROCEDURES: Final = Keys()
ROUND: Final = PROCEDURES.add("round")
DRAW: Final = PROCEDURES.add("draw")
EFFECT: Final = PROCEDURES.add("effect")
WINDOW: Final = PROCEDURES.add("window")
RESPONSE: Final = PROCEDURES.add("response")

EVENTS: Final = Keys("told")
TOLD_DREW: Final = EVENTS.add("drew")
TOLD_SHOWED: Final = EVENTS.add("showed")
TOLD_DRIFTED_IN: Final = EVENTS.add("drifted-in")
TOLD_BID: Final = EVENTS.add("bid")
TOLD_PLAYED: Final = EVENTS.add("played")
TOLD_ZAPPED: Final = EVENTS.add("zapped")
TOLD_TOOK: Final = EVENTS.add("took")
TOLD_LOST: Final = EVENTS.add("lost")
TOLD_KEPT: Final = EVENTS.add("kept")
TOLD_RESHUFFLED: Final = EVENTS.add("reshuffled")

SOURCES: Final = Keys("from")
FROM_WRECKS: Final = SOURCES.add("wrecks")
FROM_WORKS: Final = SOURCES.add("works")
FROM_SHOWINGS: Final = SOURCES.add("showings")
