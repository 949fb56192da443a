"""The store as the server uses it: every call that writes returns after the commit."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from time import time
from typing import Any, Final, TypeVar

from sqlalchemy import URL, Connection, Engine, text

from orrery.server.store import changes, leases, listings, matches, people, subscriptions
from orrery.server.store.changes import Append, Create, Seated
from orrery.server.store.clock import Clock
from orrery.server.store.engines import (
    READERS,
    lock_folder,
    parse_url,
    prepare_file,
    reading_engine,
    writing_engine,
)
from orrery.server.store.errors import StoreClosed, as_store_error
from orrery.server.store.listings import Kind, Wish
from orrery.server.store.migrate import migrate
from orrery.server.store.owners import Owners
from orrery.server.store.records import MatchRecord, Person, PushSubscription, StoredMatch, TableSummary
from orrery.server.store.rights import Rights
from orrery.server.store.terms import Terms
from orrery.server.store.writer import Writer
from orrery.server.wire.forms import MatchSummary
from orrery.table.change import Change

LEASE_SECONDS: Final = 15.0

Found = TypeVar("Found")


async def open_store(url: str, lease_seconds: float = LEASE_SECONDS, clock: Clock = time) -> "Store":
    """Open a database and bring its tables up to date; raises a :class:`StoreError`.

    ``clock`` is asked by SQLite alone: a database that is a server has its own. What processes held that have
    died is free again.
    """
    address = parse_url(url)
    owners = Owners(lock_folder(address))
    await asyncio.to_thread(_prepare, address, owners)
    return Store(address, asyncio.get_running_loop(), Terms(lease_seconds, owners), clock)


def _prepare(url: URL, owners: Owners) -> None:
    prepare_file(url)
    engine = writing_engine(url)
    try:
        migrate(engine)
        with engine.begin() as connection:
            leases.release_dead(connection, owners)
    except Exception as error:
        raise as_store_error(error) from error
    finally:
        engine.dispose()


class Store(Rights):
    """Used from one event loop. Whatever raises :class:`StoreUnavailable` may be tried again later.

    ``lease_seconds`` is how long a lease lasts from each claim or renewal on.
    """

    def __init__(self, url: URL, loop: asyncio.AbstractEventLoop, terms: Terms, clock: Clock) -> None:
        seated: Seated = {}
        self.kind = url.get_backend_name()
        self._loop = loop
        self.lease_seconds = terms.seconds
        self._terms = terms
        self._engines = (writing_engine(url, clock), reading_engine(url, clock))
        self._writer = Writer(self._engines[0], loop, seated.clear)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="store-reader")
        self._is_closed = False
        self._create = partial(changes.create_all, terms, seated)
        self._append = partial(changes.append_all, seated)
        self._claim = partial(leases.claim_all, terms, seated)
        self._renew = partial(leases.renew_all, terms)
        self._release = partial(leases.release_all, terms, seated)
        self._put_off = partial(leases.put_off_all, terms)

    async def add_person(self, person: Person) -> None:
        """Raises :class:`StoreConflict` if the id or the key is taken."""
        await self._writer.submit(people.add_all, person)

    async def find_person(self, id: str) -> Person | None:
        return await self._read(people.find, id)

    async def person_by_key(self, key_hash: str) -> Person | None:
        return await self._read(people.find_by_key, key_hash)

    async def rename_person(self, id: str, name: str) -> bool:
        """Whether there is such a person."""
        return bool(await self._writer.submit(people.rename_all, (id, name)))

    async def add_subscription(self, added: PushSubscription) -> None:
        """A browser that may be called; one that is known already is replaced."""
        await self._writer.submit(subscriptions.add_all, added)

    async def drop_subscription(self, endpoint: str, person: str) -> bool:
        """Whether this person had such a browser."""
        removal = subscriptions.Removal(endpoint, person)
        return bool(await self._writer.submit(subscriptions.remove_all, removal))

    async def subscriptions(self, person: str) -> list[PushSubscription]:
        return await self._read(subscriptions.of_person, person)

    async def note_call(self, match: str, seat: int, question: int) -> bool:
        """Whether the person of a seat was not yet called because of this question; now they are."""
        noted = subscriptions.Noted(match, seat, question)
        return bool(await self._writer.submit(subscriptions.note_all, noted))

    async def create(
        self,
        record: MatchRecord,
        change: Change,
        summary: TableSummary,
        owner: str,
        follows: str = "",
    ) -> None:
        """A new match with its first change, held by ``owner``.

        The change may have any number and any entries. Facts and time of the record are those of the
        change. ``follows`` is the match whose people go on to this one. Raises :class:`StoreConflict` if the
        id is taken, or if another match follows already.
        """
        item = Create(record, change, summary, owner, follows)
        await self._writer.submit(self._create, item)

    async def append(self, match: str, owner: str, change: Change, summary: TableSummary) -> None:
        """The next change of a match, with the summary of its table after it.

        Raises :class:`LeaseLost` if the owner doesn't hold the match, or if the change doesn't follow on
        the last one stored.
        """
        await self._writer.submit(self._append, Append(match, owner, change, summary))

    async def load(self, match: str) -> StoredMatch | None:
        return await self._read(matches.load, match)

    async def save_snapshot(self, match: str, at: int, blob: bytes) -> None:
        """Keep a position after ``at`` entries, in place of the last one."""
        await self._writer.submit(matches.save_snapshots, matches.Snapshot(match, at, blob))

    async def listing(
        self, kind: Kind, person: str, title: str | None = None, limit: int = 50, before: float | None = None
    ) -> list[MatchSummary]:
        """The last changed first, all changed before a time if it is given.

        ``open`` and ``watch`` show public matches; ``archive`` public ones that are over, and one's own.
        """
        return await self._read(listings.listing, Wish(kind, person, title, limit, before))

    async def find_listing(self, match: str, person: str) -> MatchSummary | None:
        """One match as it would stand in a list, also if that one is in no list; private ones too."""
        return await self._read(listings.find_listing, match, person)

    async def find_card(self, match: str, person: str) -> listings.Card | None:
        """The same with what says whether this person may know of it."""
        return await self._read(listings.find_card, match, person)

    async def claim(self, match: str, owner: str) -> bool:
        """Hold a match that nobody holds, or whose holder is late or dead; False if there is no such one."""
        return bool(await self._writer.submit(self._claim, leases.Claim(match, owner)))

    async def renew(self, owner: str) -> int:
        """Go on holding all matches that ``owner`` holds; how many these are."""
        return int(await self._writer.submit(self._renew, owner))

    async def release(self, match: str | None, owner: str) -> int:
        """Let go of one match, or of all; how many were held."""
        released = int(await self._writer.submit(self._release, leases.Release(match, owner)))
        if match is None:
            self._terms.owners.leave(owner)
        return released

    async def overdue(self, most: int) -> list[str]:
        """Matches that are due by now, but whose lease has expired.

        Those that wait longest come first.
        """
        return await self._read(leases.overdue, self._terms, most)

    async def redate(self) -> int:
        """Make due at once what the store says was changed in the future; how many matches these are."""
        return int(await self._writer.submit(leases.redate, None))

    async def put_off(self, match: str, seconds: float) -> bool:
        """Postpone a match that nobody holds; returns whether it was postponed."""
        return bool(await self._writer.submit(self._put_off, leases.Delay(match, seconds)))

    async def probe(self) -> None:
        """Write something that changes nothing; raises :class:`StoreUnavailable` if nothing can be stored."""
        await self._writer.submit(probe_all, None)

    async def stats(self) -> dict[str, int]:
        """People, matches by stage, matches held by any process; of this process commits, jobs and queue."""
        found = await self._read(listings.counts)
        writer = self._writer
        return {**found, "commits": writer.commits, "written": writer.written, "waiting": writer.waiting}

    async def close(self) -> None:
        """Write what waits and close all connections; later calls raise :class:`StoreClosed`."""
        self._is_closed = True
        await self._writer.close()
        await self._loop.run_in_executor(None, self._readers.shutdown)
        for engine in self._engines:
            engine.dispose()
        self._terms.owners.close()

    async def _read(self, query: Callable[..., Found], *facts: Any) -> Found:
        if self._is_closed:
            raise StoreClosed("the store was closed")
        return await self._loop.run_in_executor(self._readers, _query, self._engines[1], query, facts)


def probe_all(connection: Connection, items: list[None]) -> list[None]:
    connection.execute(text("UPDATE alembic_version SET version_num = version_num"))
    return items


def _query(engine: Engine, query: Callable[..., Found], facts: tuple[Any, ...]) -> Found:
    try:
        with engine.connect() as connection, connection.begin():
            return query(connection, *facts)
    except Exception as error:
        raise as_store_error(error) from error
