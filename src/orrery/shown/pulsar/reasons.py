"""Which clause of PULSAR 2849 is behind an event, and behind a source of points."""

from collections.abc import Sequence
from typing import Final

from orrery.engine.events import UNDONE, Event
from orrery.games.pulsar.keys import (
    BONUS_DIE,
    CUBES_PAID,
    DIE_SPENT,
    EVENTS,
    FLEW,
    POINTS_GAINED,
    SOURCES,
    STATION_BUILT,
)

# fmt: off
EVENT_CLAUSES: Final[dict[str, str]] = {
    "order-drawn": "P1.10", "board-drawn": "P1.6", "goal-drawn": "P1.7", "hq-drawn": "P1.9",
    "side-chosen": "P1.17", "entered": "P1.12", "rolled": "P2.1", "median-set": "P2.2",
    "transmitter-shown": "P1.5", "die-taken": "P2.3", "counter-moved": "P2.4", "die-spent": "P3.3",
    "token-spent": "P3.4", "flew": "P4.1", "system-found": "P4.5", "station-built": "P4.7",
    "pulsar-claimed": "P5.1", "gyrodyne-taken": "P5.3", "construction-started": "P5.4",
    "gyrodyne-spins": "P5.6", "award-won": "P5.5", "transmitter-taken": "P6.1",
    "transmitter-linked": "P6.2", "transmitter-online": "P6.4", "project-done": "P7.1",
    "gate-run": "P7.3", "patented": "P8.2", "tokens-gained": "P9.1", "cubes-gained": "P3.9",
    "cubes-paid": "P9.3", "points-gained": "P3.9", "exploration-drawn": "P4.7", "bonus-die": "P9.2",
    "goal-met": "P11.2", "round-ended": "P10.7",
}
SOURCE_CLAUSES: Final[dict[str, str]] = {
    "start": "P1.11", "exploration": "P4.7", "technologies": "P8.5", "transmitters": "P10.4",
    "projects": "P7.1", "gate-runs": "P7.3", "awards": "P5.5", "gyrodynes": "P10.5",
    "engineering": "P10.2", "penalties": "P10.3", "goals": "P11.2", "pulsars": "P11.3",
    "cubes": "P11.5", "initiative": "P11.6", "stations": "P11.7", "systems": "P4.7",
}
# fmt: on
IN_PASSING: Final = "P4.6"


def reasons(events: Sequence[Event]) -> list[str]:
    """The clause behind each of some events that follow on each other."""
    return [_reason(events, at) for at in range(len(events))]


def _reason(events: Sequence[Event], at: int) -> str:
    kind = events[at].kind
    if kind == UNDONE:
        return ""
    if kind == POINTS_GAINED:
        return SOURCE_CLAUSES[SOURCES[events[at].a]]
    if kind == CUBES_PAID:
        return _paid_for(events[at + 1 :])
    if kind == STATION_BUILT and _is_passing(events, at):
        return IN_PASSING
    return EVENT_CLAUSES[EVENTS[kind]]


def _paid_for(later: Sequence[Event]) -> str:
    """Cubes are paid for a copied die, or for points of which is told next."""
    bought = later[0].kind if later else BONUS_DIE
    return _reason(later, 0) if bought == POINTS_GAINED else EVENT_CLAUSES["cubes-paid"]


def _is_passing(events: Sequence[Event], at: int) -> bool:
    """Whether the flight goes on: its end is told after the stations on its way (P4.14)."""
    for event in reversed(events[:at]):
        if event.kind in (FLEW, DIE_SPENT):
            return event.kind == DIE_SPENT
    return any(event.kind == FLEW for event in events[at + 1 :])
