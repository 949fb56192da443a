"""A room: the one place where a table is changed, stored, and told of.

One thing happens at a time. A command becomes a change, the change is stored, and then people hear of it. If
storing fails, the table is restored from the store, so that nobody sees what is not stored.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, TypeVar

from orrery.engine.errors import GameError
from orrery.engine.events import SPECTATOR
from orrery.server.notify.calls import CallPolicy, TurnCalls
from orrery.server.rooms.alarm import Alarm
from orrery.server.rooms.audience import has_place, hears, why_dismissed
from orrery.server.rooms.bots import BotTurns
from orrery.server.rooms.commands import carry_out
from orrery.server.rooms.errors import RoomClosed
from orrery.server.rooms.load import reopen, snapshot_of
from orrery.server.rooms.presence import GRACE, Place, Presence, Subscription
from orrery.server.rooms.summary import summary_of
from orrery.server.store.errors import LeaseLost
from orrery.server.store.records import MatchRecord, Person
from orrery.server.store.store import Store
from orrery.server.wire import commands as sent
from orrery.server.workers.bots import BotPool
from orrery.table.change import Change
from orrery.table.foresight import Foreseen
from orrery.table.forget import forget
from orrery.table.hinting import HintJob, hint_job
from orrery.table.messages import InitialUpdate, TableUpdate
from orrery.table.restore import wants_rematch
from orrery.table.stage import Stage
from orrery.table.table import Table
from orrery.table.updates import events_for

LOG: Final = logging.getLogger("orrery.rooms")
BETWEEN_SNAPSHOTS: Final = 100
SHORTEST_WAIT: Final = 0.002
AFTER_FAILURE: Final = 1.0

T = TypeVar("T")
MakeChange = Callable[[float], Change | None]


@dataclass(frozen=True, slots=True)
class RoomContext:
    """What the rooms of a process share. ``owner`` is its name in leases; ``now`` never runs backwards.

    ``note_said`` is told who wants to chat, and raises if that is too often.
    """

    store: Store
    bots: BotPool
    owner: str
    now: Callable[[], float]
    grace: float = GRACE
    calls: CallPolicy | None = None
    note_said: Callable[[str], None] = lambda person: None


class Room:
    """One match that is open in this process. Others may read ``table``, and change it by commands only.

    ``closed`` is the code of the reason why the room is shut, and empty while it is open; ``rested`` is up to
    when the store knows the clocks. ``next_match`` is asked for the id of the match that follows; ``on_shut``
    is called once; ``cached`` is after how many entries the stored snapshot was made.
    """

    def __init__(
        self,
        context: RoomContext,
        record: MatchRecord,
        table: Table,
        next_match: Callable[["Room"], Awaitable[str]],
        on_shut: Callable[["Room"], None],
        cached: int = 0,
    ) -> None:
        self.id = record.id
        self.record = record
        self.table = table
        self.context = context
        self.closed = ""
        self.touched = context.now()
        self._opened = self.touched
        self.rested: float | None = None
        self.presence = Presence(context.grace, self._missed)
        self.bot_turns = BotTurns(self, context.bots)
        self.calls = TurnCalls(self, context.calls)
        self._next_match = next_match
        self._on_shut = on_shut
        self._lock = asyncio.Lock()
        self._alarm = Alarm(self._ring)
        self._tasks: set[asyncio.Task[Any]] = set()
        self._cached = cached
        self._is_moving_on = False

    async def command(
        self, person: Person, command: sent.TableCommand, told: Callable[[], None] = lambda: None
    ) -> None:
        """Do what a person wants; returns when it is stored and told. Raises a ``GameError``.

        ``told`` is called at once after people have heard of it.
        """
        if isinstance(command, sent.Say):
            self.context.note_said(person.id)
        await self.change(lambda now: carry_out(self.table, person, command, now), told)
        if isinstance(command, sent.JoinMatch):
            self.presence.expect((person.id, False))

    async def forget(self, who: str) -> None:
        """Take somebody out of the table who was deleted."""
        await self.change(lambda now: forget(self.table, who, now))

    async def preview(self, person: Person, seat: int, question: int, choices: list[int]) -> Foreseen:
        """What answers would do; nothing changes."""
        async with self._lock:
            self._check_open()
            return self.table.preview(person.id, seat, question, choices)

    async def hint_job(self, person: Person, seat: int, question: int) -> HintJob:
        """What hints for a question are thought about from; raises if the person may not have any."""
        async with self._lock:
            self._check_open()
            return hint_job(self.table, person.id, seat, question)

    async def archive(self) -> str:
        """The whole game as a save, once it is over; raises ``NotOver``."""
        async with self._lock:
            self._check_open()
            return self.table.archive()

    async def subscribe(
        self,
        person: Person,
        viewer: int,
        since_event: int,
        last_message: int,
        sink: Callable[[TableUpdate], None],
        on_close: Callable[[str], None] = lambda code: None,
        is_program: bool = False,
    ) -> tuple[InitialUpdate, Subscription]:
        """What a person sees from a seat of their own or as a spectator, and all that follows into ``sink``.

        The first update has the events from ``since_event`` on and the chat messages after ``last_message``.
        """
        listener = Subscription(person.id, person.name, viewer, sink, on_close, is_program)
        task = self.spawn(self._subscribe(listener, since_event, last_message))
        try:
            return await asyncio.shield(task), listener
        except asyncio.CancelledError:
            task.add_done_callback(lambda _: listener.close())
            raise

    async def _subscribe(self, listener: Subscription, since_event: int, last_message: int) -> InitialUpdate:
        async with self._lock:
            self._check_open()
            now = self.touch()
            change = self._coming(listener, now)
            if change is not None:
                await self._settle(change)
            self.tell(self.table.released(now))
            initial = self.table.initial_update(
                listener.person, listener.viewer, now, since_event, last_message
            )
            self.presence.add(listener)
            self.calls.look()
            return initial

    def _coming(self, listener: Subscription, now: float) -> Change | None:
        if listener.viewer != SPECTATOR:
            self.table.seating.held_by(listener.person, listener.viewer)
        listener.is_seated = bool(self.table.seats_of(listener.person))
        if listener.is_seated:
            return self.table.arrive(listener.person, now)
        if listener.person in self.table.spectators.watchers:
            return None
        return self.table.watch(listener.person, listener.name, now)

    def _missed(self, place: Place) -> None:
        """Somebody has not come back in time."""
        self.spawn(self.try_change(lambda now: self._going(place, now)))

    def _going(self, place: Place, now: float) -> Change | None:
        if self.presence.is_there(place):
            return None
        person, is_spectator = place
        return self.table.look_away(person, now) if is_spectator else self.table.drop(person, now)

    async def change(self, make_change: MakeChange, told: Callable[[], None] = lambda: None) -> None:
        """Do something at the table; it is done to the end even if who waits for it is gone."""
        await asyncio.shield(self.spawn(self._do(make_change, told)))

    async def try_change(self, make_change: MakeChange) -> None:
        """The same for what nobody waits for: if it fails, the room looks again a little later."""
        try:
            await self._do(make_change)
        except RoomClosed:
            pass
        except Exception:
            LOG.exception("match %s could not go on", self.id)
            self._look_again()

    async def _do(self, make_change: MakeChange, told: Callable[[], None] = lambda: None) -> None:
        async with self._lock:
            self._check_open()
            now = self.touch()
            change = await self._made(make_change, now)
            if change is not None:
                await self._settle(change)
            self.tell(self.table.released(now))
            told()
            self.go_on()

    async def _made(self, make_change: MakeChange, now: float) -> Change | None:
        """The change; a fault of the program may leave the table half changed, so that it is restored."""
        number, stored = self.table.number, self.table.stored
        try:
            return make_change(now)
        except GameError:
            raise
        except Exception:
            await self._reopen(number, stored)
            raise

    def touch(self) -> float:
        """Note that the room is in use; the time."""
        self.touched = self.context.now()
        return self.touched

    def _check_open(self) -> None:
        if self.closed:
            raise RoomClosed(f"match {self.id} was closed: {self.closed}")

    async def _settle(self, change: Change) -> None:
        """Store a change and tell of it; the lock is held."""
        await self._store(change)
        for act in [message.act for message in change.messages if message.act]:
            LOG.info("match %s: its host has %s", self.id, act)
        told = self.table.told_events
        for listener in self.presence:
            if not has_place(self.table, listener):
                self.presence.dismiss(listener, why_dismissed(self.table, listener))
        self.presence.look_who_sits(self.table)
        self.tell(self.table.commit(change), is_late=False)
        if self.presence.is_watched():
            self.bot_turns.pacing.note(events_for(self.table, SPECTATOR, told), change.now)

    async def _store(self, change: Change) -> None:
        try:
            await self.context.store.append(self.id, self.context.owner, change, summary_of(self.table))
        except LeaseLost as lost:
            self.shut(lost.code)
            raise
        except Exception:
            await self._reopen(change.number - change.public, change.first_entry - 1)
            raise

    async def _reopen(self, number: int, entries: int) -> None:
        """Build the table anew from what is stored, which should be change ``number`` after so many entries.

        If that can't be had either, the room is shut.
        """
        self.bot_turns.forget()
        try:
            stored = await self.context.store.load(self.id)
            assert stored is not None
            table, _ = await reopen(stored, max(self._opened, stored.record.facts["time"]))
        except Exception:
            LOG.exception("match %s could not be opened again", self.id)
            self.shut(RoomClosed.code)
            return
        self.table = table
        if (table.number, table.stored) != (number, entries):
            self.shut(RoomClosed.code)  # it was stored after all, and nobody has been told
            return
        for listener in self.presence:
            self._place(listener)
        self._look_again()

    def _place(self, listener: Subscription) -> None:
        """Note at a new table who is there; they know it already."""
        if not listener.is_seated:
            self.table.spectators.watchers[listener.person] = listener.name
        else:
            self.table.seating.set_present(listener.person, True)

    def tell(self, updates: list[TableUpdate], is_late: bool = True) -> None:
        """Hand updates to those who listen; ``is_late`` if those are meant who lag behind."""
        for update in updates:
            self.presence.tell(update, partial(hears, self.table, is_late))

    def go_on(self) -> None:
        """See to all that happens by itself after a change."""
        if self.closed:
            return
        self.bot_turns.ask()
        self.set_alarm()
        self.calls.look()
        if self.table.running is not None and self.table.stored - self._cached >= BETWEEN_SNAPSHOTS:
            self.spawn(self._save_snapshot(self._snapshot()))
        if wants_rematch(self.table) and not self.table.next_match and not self._is_moving_on:
            self._is_moving_on = True
            self.spawn(self._move_on())

    def set_alarm(self) -> None:
        """Wake up when something is due."""
        times = [self.table.due(), self.bot_turns.due()]
        due = min((time for time in times if time is not None), default=None)
        if due is None:
            self._alarm.stop()
        else:
            self._alarm.set(max(SHORTEST_WAIT, due - self.context.now()))

    def _look_again(self) -> None:
        """Something has failed that nobody asked for: see later what is left to do."""
        if not self.closed:
            self._alarm.set(AFTER_FAILURE)

    def _ring(self) -> None:
        self.spawn(self.try_change(self._tick))

    def _tick(self, now: float) -> Change | None:
        return self.table.tick(now)

    async def tick(self) -> None:
        """Do what is due by now; the room's own alarm calls it in time."""
        await self.change(self._tick)

    async def _move_on(self) -> None:
        """All want another game: tell them where."""
        try:
            match = await self._next_match(self)
            await self._do(lambda now: self.table.move_on(match, now))
        except (GameError, OSError):
            LOG.exception("match %s has no next one", self.id)
            self._is_moving_on = False

    def _snapshot(self) -> tuple[int, bytes]:
        """The position now, and after how many entries it is."""
        self._cached = self.table.stored
        return self._cached, snapshot_of(self.table)

    async def _save_snapshot(self, snapshot: tuple[int, bytes]) -> None:
        """Keep a position in the store, so that the match is opened faster; no matter if that fails."""
        try:
            await self.context.store.save_snapshot(self.id, *snapshot)
        except GameError:
            LOG.exception("no snapshot of match %s", self.id)

    def is_idle(self, idle: float) -> bool:
        """Whether the room can be closed: idle for this many seconds, and nothing due in as many."""
        now = self.context.now()
        if self._lock.locked() or now - self.touched < idle:
            return False
        if len(self.presence) > 0 or not self.bot_turns.is_quiet() or self.calls.is_waiting():
            return False
        due = self.table.due()
        return due is None or due - now > idle

    async def close(self, code: str) -> None:
        """Store the position, shut the room, and wait for its tasks to end."""
        async with self._lock:
            if not self.closed:
                await self._rest()
                self.shut(code)
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _rest(self) -> None:
        if self.table.running is not None and self.table.stored > self._cached:
            await self._save_snapshot(self._snapshot())
        if self.table.stage != Stage.RUNNING:
            return
        try:
            change = self.table.rest(self.context.now())
            await self._settle(change)
            self.rested = change.now
        except GameError:
            LOG.exception("match %s was closed without its clocks", self.id)

    def shut(self, code: str) -> None:
        """Close at once, without storing anything; all who listen are told."""
        if self.closed:
            return
        self.closed = code
        self.bot_turns.forget()
        self._alarm.stop()
        self.calls.stop()
        self.presence.end(code)
        self._on_shut(self)

    def spawn(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        """Start a background task."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task
