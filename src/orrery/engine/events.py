"""What happened, for log lines and animation: facts with an audience, never read by the rules."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.engine.bits import bit, has

EVERYBODY: Final = (1 << 62) - 1
"""The audience of a public event."""

UNDONE: Final = -1
"""The kind of the one event that is the engine's own: the answer with number ``a`` was taken back."""

UNKNOWN: Final = -1
"""Stands for what a seat may not know."""

SPECTATOR: Final = -1
"""Who watches without a seat: sees what is for everybody."""

EVENT_WIDTH: Final = 7


@final
class Event:
    """One event as one seat sees it."""

    __slots__ = ("a", "b", "c", "kind", "seat")

    def __init__(self, kind: i64, seat: i64, a: i64, b: i64, c: i64) -> None:
        self.kind: i64 = kind
        self.seat: i64 = seat
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c

    def __repr__(self) -> str:
        return f"Event(kind={self.kind}, seat={self.seat}, a={self.a}, b={self.b}, c={self.c})"

    def plain(self) -> tuple[int, int, int, int, int]:
        return (self.kind, self.seat, self.a, self.b, self.c)


def audience(*seats: int) -> int:
    """The mask of an event that only these seats see whole."""
    mask = 0
    for seat in seats:
        mask |= bit(seat)
    return mask


@final
class Recorder:
    """Keeps events in order. Every seat gets each event, so that its numbers have no gaps."""

    __slots__ = ("rows",)

    def __init__(self) -> None:
        self.rows: vec[i64] = vec[i64]()

    def record(self, kind: i64, seat: i64, a: i64, b: i64, c: i64, to: i64, public: i64) -> None:
        rows = self.rows
        for value in (kind, seat, a, b, c, to, public):
            rows = append(rows, value)
        self.rows = rows

    def copy(self) -> "Recorder":
        twin = Recorder()
        twin.rows = self.rows[:]
        return twin

    def count(self) -> int:
        return len(self.rows) // EVENT_WIDTH

    def stream(self, viewer: int, start: int = 0) -> list[Event]:
        """The events from number ``start`` on, as ``viewer`` (a seat or ``SPECTATOR``) sees them."""
        return [self._seen(index, viewer) for index in range(start, self.count())]

    def _seen(self, index: int, viewer: int) -> Event:
        at = index * EVENT_WIDTH
        known = 3 if self._knows(at, viewer) else self.rows[at + 6]
        facts = [self.rows[at + 2 + n] if n < known else UNKNOWN for n in range(3)]
        return Event(self.rows[at], self.rows[at + 1], facts[0], facts[1], facts[2])

    def _knows(self, at: int, viewer: int) -> bool:
        to = self.rows[at + 5]
        return to == EVERYBODY or (viewer >= 0 and has(to, viewer))
