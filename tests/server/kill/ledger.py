"""What a client remembers of a match, to hold it against what the server says after a crash."""

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from orrery.engine.match import Entry, Match, follow
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


@dataclass(frozen=True, slots=True)
class Sent:
    """An answer that was acknowledged, or of which nobody knows because the line was cut."""

    question: int
    choice: int
    is_acknowledged: bool


@dataclass(frozen=True, slots=True)
class Given:
    """An answer in a log; where there was no choice, the table may have given it."""

    seat: int
    choice: int
    is_forced: bool = False


@dataclass(slots=True)
class Ledger:
    """One seat of one match. ``sent`` is what the log may hold, in its order; ``pending`` what is on its way.

    ``closed`` are questions that must not be open any more: they were answered, or refused as stale.
    """

    seat: int
    tally: Tally = field(default_factory=Tally)
    events: list[EventRow] = field(default_factory=list)
    number: int = -1
    sent: list[Sent] = field(default_factory=list)
    pending: tuple[int, int] | None = None
    open: int | None = None
    tried: set[int] = field(default_factory=set)
    closed: set[int] = field(default_factory=set)
    stale: int = 0

    def may_answer(self, question: int) -> bool:
        """Whether nothing is under way and the question is not one that was answered already."""
        return self.pending is None and question not in self.tried

    def send(self, question: int, choice: int) -> None:
        self.pending = (question, choice)

    def acknowledge(self) -> int:
        """The server says that what was sent is stored for good; to which question."""
        question, choice = self._replied()
        self.sent.append(Sent(question, choice, True))
        self.tally.add()
        return question

    def refuse(self, code: str) -> int:
        """Somebody else's answer may have closed a question to several seats; nothing else may go wrong.

        Which question it was; that it is closed is seen by :meth:`close`, and that nothing was stored by
        :meth:`check`.
        """
        assert code == STALE
        self.stale += 1
        return self._replied()[0]

    def _replied(self) -> tuple[int, int]:
        assert self.pending is not None
        pending, self.pending = self.pending, None
        self.tried.add(pending[0])
        return pending

    def close(self, question: int) -> None:
        """All that was told before the reply to an answer is heard: its question can't be open now."""
        assert self.open != question, "a question that is still open was answered or called stale"
        self.closed.add(question)

    def hang_up(self) -> None:
        """Whether the last answer arrived is not known, and it will not be acknowledged any more."""
        if self.pending is not None:
            self.sent.append(Sent(*self.pending, False))
        self.pending = None
        self.closed |= {sent.question for sent in self.sent if sent.is_acknowledged}

    def hear(self, number: int, first: int, events: list[EventRow], question: int | None = None) -> None:
        """Events may be told again, but never differently, and none may be missing in between."""
        assert number >= self.number, "an update that was heard is gone"
        known = self.events[first : first + len(events)]
        assert first <= len(self.events), "events are missing"
        assert events[: len(known)] == known, "an event is told differently"
        assert question not in self.closed, "a question that was closed is put again"
        self.number = number
        self.events += events[len(known) :]
        self.open = question

    def check(self, log: Iterable[Given]) -> None:
        """The log has every acknowledged answer, in order, and no choice that was not sent or was refused.

        Forced answers may be the table's. So there may be several ways to find the answers in the log; the
        places are how many of them are behind us.
        """
        places = self._reached({0})
        for given in log:
            if given.seat == self.seat:
                own = {at + 1 for at in places if self._is_at(at, given.choice)}
                found = self._reached(own | places if given.is_forced else own)
                assert found, f"seat {self.seat}: an answer is not in the log, or was never given"
                places = found
        assert len(self.sent) in places, f"the last answers of seat {self.seat} are not in the log"

    def _is_at(self, at: int, choice: int) -> bool:
        return at < len(self.sent) and self.sent[at].choice == choice

    def _reached(self, places: set[int]) -> set[int]:
        """The same places, and those behind answers that may have been lost."""
        found = set(places)
        for at, sent in enumerate(self.sent):
            if at in found and not sent.is_acknowledged:
                found.add(at + 1)
        return found


def answers_in(match: Match[Any]) -> list[Given]:
    """The log of a match, played again to see where there was a choice."""
    again: Match[Any] = Match(match.game, match.setup, match.dealer)
    return [_given(again, entry) for entry in match.log]


def _given(again: Match[Any], entry: Entry) -> Given:
    is_forced = entry.seat >= 0 and len(again.options(entry.seat)) == 1
    follow(again, [entry])
    return Given(entry.seat, entry.choice, is_forced)
