"""One match of four people who answer at random, at a pace, each with a socket of their own."""

import asyncio
from collections import Counter
from dataclasses import dataclass, field
from random import Random
from time import perf_counter
from typing import Final

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from bench.load.guest import ENCODE, HEARD, PATIENCE, Asked, Guest, Heard, Seen, Wish, seat_all

OVER: Final = "over"
STALE: Final = "stale-question"
FURTHEST_BEHIND: Final = 5.0
"""Seconds of delay, as in windows that wait, that are made up for by answering sooner afterwards."""


@dataclass(slots=True)
class Meter:
    """What all tables have measured, in seconds and counts; only while it is ``on``.

    ``withdrawn`` are answers to questions that somebody else's answer had closed a moment before.
    """

    on: bool = False
    shared: list[float] = field(default_factory=list)
    stored: list[float] = field(default_factory=list)
    errors: Counter[str] = field(default_factory=Counter)
    withdrawn: int = 0
    bytes: int = 0
    messages: int = 0
    games: int = 0


@dataclass(slots=True)
class Flight:
    """An answer on its way. ``target`` is the update that shows it, once the seat has seen that."""

    seat: int
    question: int
    sent: float
    target: int | None = None
    is_done: bool = False


@dataclass(frozen=True, slots=True)
class Manner:
    """How people at a table play: by which random numbers, how often, and in which language."""

    seed: int
    period: float = 1.0
    lang: str = ""


class Table:
    """A match from the outside; when the game ends the same people begin another one."""

    def __init__(self, guests: list[Guest], wish: Wish, manner: Manner, meter: Meter) -> None:
        self.guests = guests
        self.wish = wish
        self.rng = Random(manner.seed)
        self.pause = manner.period / len(guests)
        self.lang = manner.lang
        self.meter = meter
        self.match = ""
        self.sockets: list[ClientConnection] = []
        self.listeners: list[asyncio.Task[None]] = []
        self.flight: Flight | None = None
        self.seen: dict[int, Seen] = {}
        self.changed = asyncio.Event()

    async def open(self) -> None:
        """Set the match up, and let everybody come in."""
        await self.seat()
        await self.come_in()

    async def seat(self) -> None:
        self.match = await seat_all(self.guests, self.wish)

    async def come_in(self) -> None:
        self.seen = {}
        self.sockets = [
            await guest.socket(self.match, seat, self.lang) for seat, guest in enumerate(self.guests)
        ]
        self.listeners = [
            asyncio.create_task(self._listen(seat, socket)) for seat, socket in enumerate(self.sockets)
        ]

    async def close(self) -> None:
        for listener in self.listeners:
            listener.cancel()
        await asyncio.gather(*self.listeners, return_exceptions=True)
        await asyncio.gather(*(socket.close() for socket in self.sockets), return_exceptions=True)

    async def play(self) -> None:
        """Answer again and again, on average once in a pause, until this is cancelled."""
        due = perf_counter() + self.rng.uniform(0, self.pause)
        while True:
            await asyncio.sleep(max(0.0, due - perf_counter()))
            asked = await self._asked()
            if not asked:
                await self.close()
                await self.open()
                self.meter.games += 1
                continue
            await self._answer(*self.rng.choice(asked))
            due = max(due, perf_counter() - FURTHEST_BEHIND) + self.rng.expovariate(1 / self.pause)

    async def _asked(self) -> list[tuple[int, Asked]]:
        """The open questions, as soon as there are any; none when the game is over."""
        while True:
            if any(seen.stage == OVER for seen in self.seen.values()):
                return []
            asked = [(seat, seen.question) for seat, seen in self.seen.items() if seen.question is not None]
            if asked and len(self.seen) == len(self.guests):
                return [(seat, question) for seat, question in asked]
            self.changed.clear()
            await self.changed.wait()

    async def _answer(self, seat: int, question: Asked) -> None:
        choice, _ = self.rng.choice(question.options)
        message = {"do": "answer", "id": question.number, "seat": seat}
        flight = self.flight = Flight(seat, question.number, perf_counter())
        await self.sockets[seat].send(
            ENCODE({**message, "question": question.number, "choices": [choice]}).decode()
        )
        try:
            async with asyncio.timeout(PATIENCE):
                while self.flight is flight:
                    self.changed.clear()
                    await self.changed.wait()
        except TimeoutError:
            self._err("unanswered")
            self.flight = None

    async def _listen(self, seat: int, socket: ClientConnection) -> None:
        try:
            while True:
                data = await socket.recv(decode=False)
                if self.meter.on:
                    self.meter.bytes += len(data)
                    self.meter.messages += 1
                self._hear(seat, HEARD.decode(data), perf_counter())
        except ConnectionClosed as closed:
            self._err(f"closed {closed.rcvd.code if closed.rcvd else 'without a word'}")

    def _hear(self, seat: int, heard: Heard, now: float) -> None:
        seen = heard.seen()
        if seen is not None:
            self.seen[seat] = seen
        elif heard.type == "failed":
            self._fail(heard.code)
        if self.flight is not None:
            self._follow(self.flight, seat, heard, now)
        self.changed.set()

    def _follow(self, flight: Flight, seat: int, heard: Heard, now: float) -> None:
        """Note how far the answer has come: stored, seen by its seat, seen by all."""
        if heard.type == "done" and seat == flight.seat:
            flight.is_done = True
            if self.meter.on:
                self.meter.stored.append(now - flight.sent)
        elif flight.target is None and seat == flight.seat:
            question = self.seen[seat].question
            if question is None or question.number != flight.question:
                flight.target = self.seen[seat].number
        if not flight.is_done or flight.target is None:
            return
        if all(seen.number >= flight.target for seen in self.seen.values()):
            self.flight = None
            if self.meter.on:
                self.meter.shared.append(now - flight.sent)

    def _fail(self, code: str) -> None:
        """The answer has changed nothing. In a window that is nobody's fault."""
        self.flight = None
        if code != STALE:
            self._err(code)
        elif self.meter.on:
            self.meter.withdrawn += 1

    def _err(self, code: str) -> None:
        if self.meter.on:
            self.meter.errors[code] += 1
