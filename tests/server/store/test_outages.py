"""A database that fails says so, loses nothing that was acknowledged, and is used again when it is back."""

import asyncio
import resource
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from orrery.server.store import engines
from orrery.server.store.errors import StoreUnavailable
from orrery.server.store.store import Store, open_store
from tests.server.databases import cluster
from tests.server.store.ledger import add, begin, change, choices, found

pytestmark = pytest.mark.anyio

MATCH = "aaaaaaaaaaaa"


@contextmanager
def stopped_server() -> Iterator[None]:
    cluster().stop()
    try:
        yield
    finally:
        cluster().start()


@contextmanager
def full_disk(file: Path) -> Iterator[None]:
    """No file of this process may grow beyond the size that this one has."""
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (file.stat().st_size, limits[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limits)


async def begun(url: str) -> Store:
    store = await open_store(url)
    await begin(store)
    await add(store, MATCH, change(2, 1, 1))
    return store


async def check_goes_on(store: Store) -> None:
    """Nothing was stored while the database was away; now it is."""
    assert choices(await found(store)) == [1]
    await add(store, MATCH, change(3, 2, 1))
    assert choices(await found(store)) == [1, 2]
    await store.close()


async def test_a_server_that_is_gone_is_used_again_when_it_is_back() -> None:
    with cluster().database() as url:
        store = await begun(url)

        with stopped_server():
            with pytest.raises(StoreUnavailable) as refused:
                await add(store, MATCH, change(3, 2, 1))
            with pytest.raises(StoreUnavailable):
                await store.load(MATCH)

        assert refused.value.code == "store-unavailable"
        await check_goes_on(store)


async def test_a_server_that_was_restarted_meanwhile_is_not_noticed() -> None:
    with cluster().database() as url:
        store = await begun(url)

        with stopped_server():
            pass

        await add(store, MATCH, change(3, 2, 1))
        assert choices(await found(store)) == [1, 2]
        await store.close()


async def test_a_server_that_can_not_be_reached_is_no_store() -> None:
    with cluster().database() as url, stopped_server(), pytest.raises(StoreUnavailable):
        await open_store(url)


async def test_a_full_disk_stores_nothing_and_everything_once_there_is_room(tmp_path: Path) -> None:
    store = await begun(f"sqlite:///{tmp_path / 'orrery.db'}")

    with full_disk(tmp_path / "orrery.db-wal"):
        ended = await asyncio.gather(
            *(add(store, MATCH, change(3, 2, 1, facts={"long": "x" * 9000})) for _ in range(3)),
            return_exceptions=True,
        )

    assert [type(end) for end in ended] == [StoreUnavailable] * 3
    await check_goes_on(store)


async def test_a_library_that_is_too_old_is_no_store(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engines, "OLDEST_SQLITE", (99, 0, 0))

    with pytest.raises(StoreUnavailable, match=r"99\.0\.0 is needed"):
        await open_store(f"sqlite:///{tmp_path / 'orrery.db'}")

    assert list(tmp_path.iterdir()) == []


async def test_a_file_that_another_program_keeps_locked_is_waited_for_and_given_up(tmp_path: Path) -> None:
    store = await begun(f"sqlite:///{tmp_path / 'orrery.db'}?timeout=0.05")
    other = sqlite3.connect(tmp_path / "orrery.db", isolation_level=None)

    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(StoreUnavailable):
        await add(store, MATCH, change(3, 2, 1))
    assert choices(await found(store)) == [1]
    other.close()

    await check_goes_on(store)
