"""What the browser's own trace says about frames."""

import json
from dataclasses import dataclass
from typing import Any, Final

CATEGORIES: Final = ["-*", "disabled-by-default-devtools.timeline.frame", "blink.user_timing"]
MARK: Final = "production"


@dataclass(frozen=True, slots=True)
class Drawn:
    """Frames of one production: those that were drawn, and those that came too late to be."""

    drawn: int
    dropped: int


def drawn_in(trace: bytes, length: float) -> list[Drawn]:
    """The frames of each production in a trace; ``length`` in milliseconds."""
    events = json.loads(trace)["traceEvents"]
    starts = [event["ts"] for event in events if event["name"] == MARK]
    return [
        Drawn(*(count(events, kind, start, length) for kind in ("DrawFrame", "DroppedFrame")))
        for start in starts
    ]


def count(events: list[Any], kind: str, start: float, length: float) -> int:
    return sum(event["name"] == kind and start <= event["ts"] <= start + 1000 * length for event in events)
