"""A hub with its people: what each of them has heard, time that passes as told, and a store that may fail."""

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from typing import Any, TypeVar

from sqlalchemy import make_url

from orrery.engine.chance import Rng
from orrery.games.registry import find_title
from orrery.players.random import RANDOM, RandomPlayer
from orrery.server.rooms.hub import Hub
from orrery.server.rooms.presence import Subscription
from orrery.server.rooms.room import Room
from orrery.server.store.records import Person
from orrery.server.store.store import Store, open_store
from orrery.server.wire import commands as sent
from orrery.server.wire.forms import MatchForm, SeatForm
from orrery.server.workers.bots import BotPool
from orrery.server.workers.turns import NOBODY, Share
from orrery.table.errors import StaleQuestion
from orrery.table.messages import InitialUpdate, TableUpdate
from orrery.table.pace import Pace
from orrery.table.settings import Settings
from orrery.table.stage import Stage
from orrery.table.windows import WindowPace

R = TypeVar("R")

ANN, BOB, CID = (Person(name.lower(), name, f"key of {name}", 0.0) for name in ("Ann", "Bob", "Cid"))
LEASE = 30.0
IDLE = 600.0
FULL_SPEED = [0, 1, 0, 1, 0, 1, 0]
"""A game of connect four that the first seat wins."""

LONGEST_GAME = 900.0
"""Seconds: random answers to random cards can make a challenge game go on and on."""


class Time:
    """Stands still unless it is told to pass."""

    def __init__(self) -> None:
        self.now = 1_000_000.0

    def __call__(self) -> float:
        return self.now


class Bots(BotPool):
    """Bots that answer at random and at once, or as soon as they are ``awake``.

    ``asked`` is what they were asked; ``wrong`` is what they answer instead, if it is set.
    """

    def __init__(self) -> None:
        super().__init__(1, 5.0)
        self.asked: list[tuple[int, object]] = []
        self.awake = asyncio.Event()
        self.awake.set()
        self.wrong: list[int] | None = None

    async def think(
        self, title: str, player: str, seat: int, view: object, seed: int, share: Share = NOBODY
    ) -> list[int]:
        self.asked.append((seat, view))
        await self.awake.wait()
        await asyncio.sleep(0)
        return self.wrong or RandomPlayer(RANDOM, Rng(seed)).answer(find_title(title), view, seat).chain

    async def run(self, function: Callable[..., R], *args: Any, share: Share = NOBODY) -> R:
        return function(*args)


class Trouble:
    """A store in front of the real one. ``before`` and ``after`` are raised by the next change to be stored.

    ``unreadable`` is raised by whatever loads a match, ``unwritable`` by whatever gives one up. While
    ``gate`` is shut, changes wait.
    """

    def __init__(self, store: Store) -> None:
        self.store = store
        self.before: Exception | None = None
        self.after: Exception | None = None
        self.unreadable: Exception | None = None
        self.unwritable: Exception | None = None
        self.gate = asyncio.Event()
        self.gate.set()

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)

    async def append(self, *facts: Any, **more: Any) -> None:
        await self.gate.wait()
        before, self.before = self.before, None
        if before is not None:
            raise before
        await self.store.append(*facts, **more)
        after, self.after = self.after, None
        if after is not None:
            raise after

    async def release(self, match: str | None, owner: str) -> int:
        if self.unwritable is not None:
            raise self.unwritable
        return await self.store.release(match, owner)

    async def load(self, match: str) -> Any:
        if self.unreadable is not None:
            raise self.unreadable
        return await self.store.load(match)


class Listener:
    """Somebody who listens: the first update they got, all updates since, and why it ended."""

    def __init__(
        self, initial: InitialUpdate, subscription: Subscription, updates: list[TableUpdate]
    ) -> None:
        self.initial = initial
        self.subscription = subscription
        self.updates = updates

    @property
    def last(self) -> TableUpdate:
        return self.updates[-1] if self.updates else self.initial.update

    @property
    def numbers(self) -> list[int]:
        return [update.number for update in self.updates]

    @property
    def closed(self) -> str:
        return self.subscription.closed

    def leave(self) -> None:
        self.subscription.close()


class Club:
    """The hub of one process, and what the tests do with it."""

    def __init__(self, url: str, store: Store, time: Time, grace: float, bots: BotPool | None = None) -> None:
        self.url = url
        self.time = time
        self.store = store
        self.trouble = Trouble(store)
        self.bots = Bots()
        self.grace = grace
        self.hub = self.new_hub(bots or self.bots)

    def new_hub(self, bots: BotPool) -> Hub:
        """A hub as another process would have it, on the same store."""
        store: Any = self.trouble
        return Hub(store, bots, self.bots, self.time, IDLE, self.grace)

    async def close(self) -> None:
        self.trouble.gate.set()
        await self.hub.close()
        await self.bots.close()
        await self.store.close()

    async def create(
        self, title: str, seats: str, settings: Settings | None = None, preset: str = "", **options: str
    ) -> Room:
        """A match of Ann's; seats are words: ``me``, ``bot`` or ``open``."""
        form = MatchForm(title, places(seats), options, preset, unpaced(settings or Settings()))
        return await self.hub.create(ANN, form)

    async def pair(self, title: str = "connect-four", settings: Settings | None = None) -> Room:
        """Ann and Bob at a table for two."""
        room = await self.create(title, "me open", settings)
        await room.command(BOB, sent.JoinMatch())
        return room

    def damage(self, match: str, column: str) -> None:
        """Make what a column holds of a match unreadable."""
        with closing(sqlite3.connect(make_url(self.url).database or "")) as database:
            database.execute(f"UPDATE matches SET {column} = '{{rubbish' WHERE id = ?", (match,))
            database.commit()

    async def wait(self, room: Room, seconds: float) -> None:
        """Let time pass, and happen what is due then."""
        self.time.now += seconds
        await room.tick()


async def open_club(url: str, grace: float = 60.0, bots: BotPool | None = None) -> Club:
    time = Time()
    return Club(url, await open_store(url, LEASE, time), time, grace, bots)


def unpaced(settings: Settings) -> Settings:
    """Nobody waits for people but where a test has chosen a pace of its own: time stands still."""
    usual = Settings()
    pace = Pace.OFF if settings.pace == usual.pace else settings.pace
    windows = WindowPace.UNTIMED if settings.windows == usual.windows else settings.windows
    return replace(settings, pace=pace, windows=windows)


def places(words: str) -> list[SeatForm]:
    kinds: dict[str, SeatForm] = {
        "me": SeatForm("me"),
        "bot": SeatForm("bot", bot=RANDOM),
        "open": SeatForm("open"),
    }
    return [kinds[word] for word in words.split()]


async def listen(
    room: Room, person: Person, viewer: int, since_event: int = 0, last_message: int = 0
) -> Listener:
    updates: list[TableUpdate] = []
    initial, subscription = await room.subscribe(person, viewer, since_event, last_message, updates.append)
    return Listener(initial, subscription, updates)


async def answer(room: Room, person: Person, seat: int, *choices: int) -> None:
    """Answer the open question of a seat."""
    question = room.table.question_of(seat)
    assert question is not None, f"seat {seat} is asked nothing"
    await room.command(person, sent.Answer(seat=seat, question=question.number, choices=list(choices)))


async def play_as_listener(room: Room, person: Person, listener: Listener, rng: Rng) -> None:
    """Answer at random whatever is asked, by what is told alone."""
    while listener.last.stage != Stage.OVER:
        question = listener.last.question
        if question is None:
            await asyncio.sleep(0)
            continue
        choice = question.options[rng.below(len(question.options))][0]
        command = sent.Answer(seat=listener.last.viewer, question=question.number, choices=[choice])
        try:
            await room.command(person, command)
        except StaleQuestion:
            await asyncio.sleep(0)


async def play_out(room: Room, *people: Person) -> None:
    """A whole game of connect four between the people of both seats."""
    for turn, column in enumerate(FULL_SPEED):
        await answer(room, people[turn % 2], turn % 2, column)


async def until(holds: Callable[[], bool], seconds: float = 60.0) -> None:
    """Let everything else go on until something holds."""
    async with asyncio.timeout(seconds):
        while not holds():
            await asyncio.sleep(0.001)


async def until_over(room: Room) -> None:
    await until(lambda: room.table.stage == Stage.OVER and room.table.pending is None, LONGEST_GAME)


@contextmanager
def sleeping(bots: Bots) -> Iterator[None]:
    """Bots think without an end meanwhile."""
    bots.awake.clear()
    yield
    bots.awake.set()
