"""What calls and sockets need, opened when the server starts and closed when it stops."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import time
from typing import Final
from weakref import WeakKeyDictionary

from orrery.server.host.metrics import Metrics
from orrery.server.host.settings import ServerSettings
from orrery.server.host.timeline import Timeline
from orrery.server.http.limits import Buckets, ConnectionLimit
from orrery.server.http.sessions import Sessions, Signer
from orrery.server.live.lines import OpenLines
from orrery.server.notify.notifier import Notifier, make_push_key
from orrery.server.notify.outside import Outside
from orrery.server.people import PeopleKeeper
from orrery.server.rooms.hub import Hub
from orrery.server.rooms.room import Room
from orrery.server.store.pulse import Pulse
from orrery.server.store.store import Store, open_store
from orrery.server.wire.update_cache import UpdateCache
from orrery.server.workers.bots import BotPool
from orrery.server.workers.pool import WorkerPool
from orrery.server.workers.replays import Replays

MINUTE: Final = 60.0
HOUR: Final = 3600.0
DAY: Final = 86400.0
MOST_EXPORTS: Final = 10
"""Times that one person may ask for all their data in an hour: it is looked for in every match."""

MOST_JOBS: Final = 8
"""Saves to read and replays to make that may wait for one person."""


class Services:
    """The store, the hub, bots, sessions, limits and metrics of one process."""

    def __init__(
        self,
        settings: ServerSettings,
        secret: bytes,
        store: Store,
        bots: BotPool,
        work: WorkerPool,
        hub: Hub,
        notifier: Notifier,
        clock: Callable[[], float] = time,
    ) -> None:
        self.settings = settings
        self.store = store
        self.bots = bots
        self.work = work
        self.hub = hub
        self.notifier = notifier
        self.sessions = Sessions(Signer(secret), store, clock)
        self.lines = OpenLines()
        self.people = PeopleKeeper(self.sessions, store, hub, self.lines)
        self.exports = Buckets(MOST_EXPORTS, HOUR)
        self.guests = Buckets(settings.guests_per_hour, HOUR)
        self.matches = Buckets(settings.matches_per_day, DAY)
        self.hints = Buckets(settings.hints_per_minute, MINUTE)
        self.connections = ConnectionLimit(settings.sockets_per_client)
        self.replays = Replays(work)
        self.metrics = Metrics()
        self.pulse = Pulse(store)
        self.stopping = asyncio.Event()
        self._update_caches: WeakKeyDictionary[Room, UpdateCache] = WeakKeyDictionary()

    def update_cache(self, room: Room) -> UpdateCache:
        """What the connections of a room share."""
        if room not in self._update_caches:
            record = room.record
            self._update_caches[room] = UpdateCache(
                room.table.game, room.id, record.is_private, record.secret
            )
        return self._update_caches[room]


@asynccontextmanager
async def open_notifier(settings: ServerSettings, store: Store) -> AsyncIterator[Notifier]:
    await asyncio.to_thread(make_push_key, settings.push_key_path)
    notifier = Notifier(settings, store, Outside())
    try:
        yield notifier
    finally:
        await notifier.close()


@asynccontextmanager
async def open_services(settings: ServerSettings, secret: bytes) -> AsyncIterator[Services]:
    """The services as the settings say; all of them are closed at the end."""
    store = await open_store(settings.store_url, settings.lease_seconds, time)
    try:
        bots = BotPool(settings.bot_workers, settings.bot_budget)
        work = WorkerPool(settings.work_workers, settings.work_budget, MOST_JOBS)
        try:
            async with open_notifier(settings, store) as notifier:
                chat = Buckets(settings.chat_per_minute, MINUTE)
                hub = Hub(
                    store,
                    bots,
                    work,
                    Timeline(time).now,
                    settings.idle_seconds,
                    calls=notifier.policy,
                    note_said=chat.take,
                )
                services = Services(settings, secret, store, bots, work, hub, notifier)
                hub.begin()
                keeper = asyncio.create_task(services.people.keep())
                try:
                    yield services
                finally:
                    services.stopping.set()
                    keeper.cancel()
                    await hub.close()
        finally:
            await bots.close()
            await work.close()
    finally:
        await store.close()
