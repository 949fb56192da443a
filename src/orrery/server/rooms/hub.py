"""All matches that are open in this process, created here or opened from the store."""

import asyncio
import logging
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from orrery.engine.errors import GameError, RulesChanged
from orrery.server.notify.calls import CallPolicy
from orrery.server.rooms.create import (
    Source,
    new_secret,
    read_import,
    record_of,
    table_from_form,
    table_from_import,
    table_from_moment,
)
from orrery.server.rooms.errors import MatchElsewhere, NoSuchMatch, RoomClosed, Stopping
from orrery.server.rooms.load import reopen, snapshot_of
from orrery.server.rooms.presence import GRACE
from orrery.server.rooms.remains import Remains
from orrery.server.rooms.room import BETWEEN_SNAPSHOTS, Room, RoomContext
from orrery.server.rooms.summary import summary_of
from orrery.server.store.errors import LeaseLost, StoreError
from orrery.server.store.records import Person, StoredMatch
from orrery.server.store.store import Store
from orrery.server.wire.forms import BranchForm, MatchForm
from orrery.server.workers.bots import BotPool
from orrery.server.workers.pool import WorkerPool
from orrery.table.forget import people_in
from orrery.table.restore import rematch
from orrery.table.table import Table

LOG: Final = logging.getLogger("orrery.rooms")
LOOKS_PER_LEASE: Final = 3
"""How often leases are renewed, and rooms looked after, while one lasts."""

MOST_WOKEN: Final = 20
"""Matches that nobody holds and that are opened at one look; the others have to wait for the next."""

MOST_OUTDATED: Final = 10_000
"""Matches of other rules that are remembered, so that they are replayed once only."""

PUT_OFF: Final = 3600.0
"""Seconds after which a match that can't be opened is tried again."""


@dataclass(frozen=True, slots=True)
class SuspendedMatch:
    """A match that was closed though something is due; ``since`` is up to when its clocks are known."""

    due: float
    since: float


class Hub:
    """Rooms are opened when they are asked for, and closed when nobody has needed them for ``idle_seconds``.

    The hub looks after them from :meth:`begin` or the first one on, until :meth:`close`. Meanwhile it also
    opens matches that nobody asks for, if something is due in them: those that it has put to sleep itself,
    in time, and those whose lease has expired, a few at a time.
    """

    def __init__(
        self,
        store: Store,
        bots: BotPool,
        work: WorkerPool,
        clock: Callable[[], float],
        idle_seconds: float,
        grace: float = GRACE,
        calls: CallPolicy | None = None,
        note_said: Callable[[str], None] = lambda person: None,
    ) -> None:
        self.rooms: dict[str, Room] = {}
        self.work = work
        self.lease_seconds = store.lease_seconds
        self.idle_seconds = idle_seconds
        self.context = RoomContext(store, bots, secrets.token_hex(8), clock, grace, calls, note_said)
        self.suspended: dict[str, SuspendedMatch] = {}
        self.outdated: dict[str, RulesChanged] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._closing: dict[str, asyncio.Task[None]] = {}
        self._keepers: list[asyncio.Task[None]] = []
        self._kept_by_mistake: set[str] = set()
        self._renewed = self.context.now()
        self._is_redated = False
        self._is_closed = False

    def begin(self) -> None:
        """Start the background tasks; idempotent."""
        if not self._keepers:
            self._keepers = [asyncio.create_task(keep()) for keep in (self._keep_rooms, self._keep_awake)]

    async def create(self, person: Person, form: MatchForm) -> Room:
        """A new match; raises a ``GameError`` if there can't be one like that."""
        return await self._create(table_from_form(person, form), form.private)

    async def branch(self, person: Person, match: str, form: BranchForm) -> Room:
        """A new match that plays on from a moment of a finished one."""
        source = await self._source(match)
        table = await table_from_moment(self.work, person, source, form.moment, form.seats)
        return await self._create(table, source.record.is_private, branch=(match, form.moment))

    async def import_save(self, person: Person, text: str) -> Room:
        """A finished game for the archive, or an unfinished one as a table that plays on from its end."""
        found = await self.work.run(read_import, text, share=(person.id, "import"))
        table = table_from_import(person, found, self.context.now())
        return await self._create(table, False)

    async def room(self, match: str) -> Room:
        """The room of a match, opened from the store if need be; others have to wait for the lease."""
        self._check_open()
        found = self.rooms.get(match)
        if match in self.outdated:
            raise self.outdated[match]
        if found is None:
            found = await asyncio.shield(self._opened(match))
        found.touch()
        return found

    def stats(self) -> dict[str, float]:
        """For metrics."""
        listeners = sum(len(room.presence) for room in self.rooms.values())
        return {"rooms": len(self.rooms), "listeners": listeners, "sleeping": len(self.suspended)}

    async def close(self) -> None:
        """Close all rooms, whose listeners are told, and let go of their leases."""
        self._is_closed = True
        for keeper in self._keepers:
            keeper.cancel()
        await asyncio.gather(*self._keepers, return_exceptions=True)
        await asyncio.gather(*self._opening.values(), *self._closing.values(), return_exceptions=True)
        await asyncio.gather(*[room.close(Stopping.code) for room in list(self.rooms.values())])
        await self.context.store.release(None, self.context.owner)

    async def look_after(self) -> None:
        """Renew the leases, and close rooms that nobody needs."""
        await self._renew()
        for match in list(self._kept_by_mistake):
            if match not in self._opening:
                await self._let_go(match)
        for room in [room for room in self.rooms.values() if room.is_idle(self.idle_seconds)]:
            await self._evict(room)

    async def wake(self) -> None:
        """Open matches in which something is due, one after another.

        Those put to sleep here are opened before something is due, all others when it is late: so nobody
        takes over from a process that still counts their time.
        """
        if not self._is_redated:
            await self.context.store.redate()
            self._is_redated = True
        now = self.context.now()
        soon = now + self.lease_seconds / LOOKS_PER_LEASE
        asleep = [match for match, known in self.suspended.items() if known.due <= soon]
        for match in [*asleep, *await self.context.store.overdue(MOST_WOKEN)]:
            await self._resume(match)

    def _check_open(self) -> None:
        if self._is_closed:
            raise Stopping("the server is about to end")

    async def _create(
        self,
        table: Table,
        private: bool,
        branch: tuple[str, int] | None = None,
        follows: str = "",
    ) -> Room:
        """Store a new match, and open its room."""
        self._check_open()
        now = self.context.now()
        change = table.set_up(now)
        record = record_of(table, change, private, branch)
        await self.context.store.create(record, change, summary_of(table), self.context.owner, follows)
        table.commit(change)
        cached = await self._cached(record.id, table, 0)
        return self._settled(Room(self.context, record, table, self._rematch, self._shut, cached))

    async def _cached(self, match: str, table: Table, known: int) -> int:
        """After how many entries the stored snapshot is.

        A room makes snapshots of a game under way. One from which a table only waits to play on gets it here,
        if the one that is ``known`` is of much less; no matter if that fails.
        """
        if table.opening is None or table.stored - known < BETWEEN_SNAPSHOTS:
            return known
        try:
            await self.context.store.save_snapshot(match, table.stored, snapshot_of(table))
        except StoreError:
            LOG.exception("no snapshot of match %s", match)
            return known
        return table.stored

    def _settled(self, room: Room) -> Room:
        self.rooms[room.id] = room
        self.begin()
        room.go_on()
        return room

    async def _rematch(self, room: Room) -> str:
        """The match to which the people of a room go on."""
        table = rematch(room.table, new_secret())
        return (await self._create(table, room.record.is_private, follows=room.id)).id

    async def remains(self, match: str, person: str, why: RulesChanged) -> Remains:
        """What is left for somebody of a match that :meth:`room` has refused by ``why``."""
        store = self.context.store
        stored, card = await store.load(match), await store.find_listing(match, person)
        if stored is None or card is None:
            raise NoSuchMatch(match)
        return Remains(stored, card, why)

    async def _source(self, match: str) -> Source:
        """A match to play on from: it need not be held, since what is taken of it doesn't change any more."""
        self._check_open()
        room = self.rooms.get(match)
        if room is not None and room.table.pending is None:
            table = room.table
            return Source(room.record, table.stage, table.seating.host, list(table.log))
        stored = await self.context.store.load(match)
        if stored is None:
            raise NoSuchMatch(match)
        record = stored.record
        return Source(record, record.stage, record.facts["seating"]["host"], stored.entries)

    def _opened(self, match: str) -> asyncio.Task[Room]:
        """The opening of a match, which many may wait for."""
        if match not in self._opening:
            task = asyncio.create_task(self._open(match))
            self._opening[match] = task
            task.add_done_callback(lambda _: self._opening.pop(match))
        return self._opening[match]

    async def _open(self, match: str) -> Room:
        if match in self._closing:
            await self._closing[match]
        try:
            stored = await self._claimed(match)
            table, spared = await reopen(stored, self._since(match, stored))
            cached = await self._cached(match, table, spared)
            gone = await self.context.store.have_departed(people_in(stored.record.facts))
        except (NoSuchMatch, MatchElsewhere):
            raise
        except BaseException as error:
            await self._let_go(match)
            if isinstance(error, RulesChanged) and len(self.outdated) < MOST_OUTDATED:
                self.outdated[match] = error  # the rules of a process stay what they are
            raise
        room = self._settled(Room(self.context, stored.record, table, self._rematch, self._shut, cached))
        for person in gone:  # a process may have ended before it could forget them
            await room.forget(person)
        return room

    async def _let_go(self, match: str) -> None:
        """Give up the lease of a match that is not open here, or try again at the next look."""
        self._kept_by_mistake.discard(match)
        if match in self.rooms:
            return
        try:
            await self.context.store.release(match, self.context.owner)
        except StoreError:
            self._kept_by_mistake.add(match)

    async def _claimed(self, match: str) -> StoredMatch:
        """What is stored of a match that nobody else may change from now on."""
        store = self.context.store
        is_ours = await store.claim(match, self.context.owner)
        stored = await store.load(match)
        if stored is None:
            raise NoSuchMatch(match)
        if not is_ours:
            raise MatchElsewhere(match)
        return stored

    def _since(self, match: str, stored: StoredMatch) -> float:
        """From when on time counts: it stood still unless the match was only put to sleep here."""
        known = self.suspended.pop(match, None)
        was_here = known is not None and stored.record.facts["time"] == known.since
        return known.since if known is not None and was_here else self.context.now()

    def _shut(self, room: Room) -> None:
        self.rooms.pop(room.id, None)

    async def _evict(self, room: Room) -> None:
        del self.rooms[room.id]  # who asks for it from now on waits until it can be opened again
        task = asyncio.create_task(self._suspend(room))
        self._closing[room.id] = task
        try:
            await asyncio.shield(task)
        finally:
            self._closing.pop(room.id, None)

    async def _suspend(self, room: Room) -> None:
        await room.close(RoomClosed.code)
        due = room.table.due()
        if due is not None and room.rested is not None:
            self.suspended[room.id] = SuspendedMatch(due, room.rested)
        await self._let_go(room.id)

    async def _resume(self, match: str) -> None:
        """Open a match that nobody has asked for; one that can't be opened must not keep others waiting."""
        try:
            await self.room(match)
        except (StoreError, Stopping):
            raise
        except (MatchElsewhere, NoSuchMatch):
            self.suspended.pop(match, None)
        except Exception as error:
            is_known = isinstance(error, GameError)
            LOG.warning("match %s was not woken: %r", match, error, exc_info=None if is_known else error)
            self.suspended.pop(match, None)
            await self.context.store.put_off(match, PUT_OFF)

    async def _renew(self) -> None:
        now = self.context.now()
        held = list(self.rooms.values())
        renewed = await self.context.store.renew(self.context.owner)
        self._renewed = now
        if renewed < len(held):
            await self._find_lost(held)

    async def _find_lost(self, rooms: list[Room]) -> None:
        """Shut the rooms whose match another process has taken over."""
        store, owner = self.context.store, self.context.owner
        for room in rooms:
            if not await store.claim(room.id, owner):
                room.shut(LeaseLost.code)

    async def _keep_rooms(self) -> None:
        while True:
            await asyncio.sleep(self.lease_seconds / LOOKS_PER_LEASE)
            try:
                await self.look_after()
            except Exception:
                LOG.exception("the rooms could not be looked after")
                self._give_up_late_rooms()

    async def _keep_awake(self) -> None:
        """Apart from the rooms: however long it takes to open matches, leases are renewed in time."""
        while True:
            try:
                await self.wake()
            except Exception:
                LOG.exception("the matches that are due could not be opened")
            await asyncio.sleep(self.lease_seconds / LOOKS_PER_LEASE)

    def _give_up_late_rooms(self) -> None:
        """Others may have taken over what was not renewed for so long."""
        if self.context.now() - self._renewed > self.lease_seconds:
            for room in list(self.rooms.values()):
                room.shut(LeaseLost.code)
