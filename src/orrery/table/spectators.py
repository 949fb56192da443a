"""Spectators, who may lag behind: what they are shown waits here until it is old enough.

Who has a seat is no spectator, but may look on without seeing a hand, such as before it is known who of
several friends is in front of the screen. They see what spectators see, and at once.
"""

from collections import deque

from orrery.table.messages import TableUpdate


class Spectators:
    """``shown`` is the last update that spectators have been given; nothing yet after a restart.

    ``seated`` says that people with seats look on from none of them.
    """

    def __init__(self, delay: float) -> None:
        self.delay = delay
        self.watchers: dict[str, str] = {}
        self.seated = False
        self.waiting: deque[tuple[float, TableUpdate]] = deque()
        self.shown: TableUpdate | None = None

    def sit_down(self, who: str) -> None:
        """Somebody has taken a seat, and stops being a spectator."""
        self.watchers.pop(who, None)

    def add(self, update: TableUpdate, now: float) -> None:
        """Take an update that was made at ``now``."""
        self.waiting.append((now + self.delay, update))

    def release(self, now: float) -> list[TableUpdate]:
        """The updates that may be shown by now, in order, each once."""
        due: list[TableUpdate] = []
        while self.waiting and self.waiting[0][0] <= now:
            due.append(self.waiting.popleft()[1])
        if due:
            self.shown = due[-1]
        return due

    def next_release(self) -> float | None:
        return self.waiting[0][0] if self.waiting else None
