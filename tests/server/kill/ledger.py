"""What a client remembers of a match, to hold it against what the server says after a crash."""

import asyncio
from dataclasses import dataclass, field

from orrery.engine.match import Entry
from orrery.table.messages import EventRow

STALE = "stale-question"


class Tally:
    """Counts what is acknowledged to anybody, and lets somebody wait for it."""

    def __init__(self) -> None:
        self.count = 0
        self.grown = asyncio.Event()

    def add(self) -> None:
        self.count += 1
        self.grown.set()

    async def grow(self, more: int) -> None:
        goal = self.count + more
        while self.count < goal:
            self.grown.clear()
            await self.grown.wait()


@dataclass(slots=True)
class Ledger:
    """One seat of one match. ``acknowledged`` are choices in their order, ``sent`` is what may be so."""

    seat: int
    tally: Tally = field(default_factory=Tally)
    events: list[EventRow] = field(default_factory=list)
    number: int = -1
    acknowledged: list[int] = field(default_factory=list)
    sent: tuple[int, int] | None = None
    answered: int = -1

    def may_answer(self, question: int) -> bool:
        """Whether nothing is under way and the question is not one that was answered already."""
        return self.sent is None and question != self.answered

    def send(self, question: int, choice: int) -> None:
        self.sent = (question, choice)

    def acknowledge(self) -> None:
        """The server says that what was sent is stored for good."""
        assert self.sent is not None
        self.answered, choice = self.sent
        self.acknowledged.append(choice)
        self.sent = None
        self.tally.add()

    def refuse(self, code: str) -> None:
        """Somebody else's answer may have closed a question to several seats; nothing else may go wrong."""
        assert self.sent is not None
        assert code == STALE
        self.answered, _ = self.sent
        self.sent = None

    def crash(self) -> None:
        """Whether the last answer arrived is not known, and it will not be acknowledged any more."""
        self.sent = None

    def hear(self, number: int, first: int, events: list[EventRow]) -> None:
        """Events may be told again, but never differently, and none may be missing in between."""
        assert number >= self.number, "an update that was heard is gone"
        known = self.events[first : first + len(events)]
        assert first <= len(self.events), "events are missing"
        assert events[: len(known)] == known, "an event is told differently"
        self.number = number
        self.events += events[len(known) :]

    def check(self, log: list[Entry]) -> None:
        """Every acknowledged answer is in the log, in its order; others may stand between them."""
        given = iter([entry.choice for entry in log if entry.seat == self.seat])
        missing = [number for number, choice in enumerate(self.acknowledged) if choice not in given]
        assert missing == [], f"acknowledged answers of seat {self.seat} that are not in the log"
