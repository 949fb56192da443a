"""Clocks that are wrong lock nobody out, and take nothing from anybody."""

import errno
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import time

import pytest
from sqlalchemy import create_engine, update

from orrery.server.store import owners as owner_files
from orrery.server.store.engines import lock_folder, parse_url
from orrery.server.store.owners import Owners
from orrery.server.store.schema import LEASES, MATCHES
from orrery.server.store.store import Store, open_store
from tests.server.databases import cluster
from tests.server.store.ledger import HERE, LEASE, THERE, begin, let_pass

pytestmark = pytest.mark.anyio

MATCH = "a" * 12
DAY = 86400.0
NOW = 1_000_000.0
NO_LOCKS = OSError(errno.ENOLCK, "no locks here")

HOLD_UNTIL_KILLED = """
import asyncio, sys
from orrery.server.store.store import open_store
from tests.server.store.ledger import THERE, begin

async def main():
    store = await open_store(sys.argv[1], float(sys.argv[2]), lambda: float(sys.argv[3]))
    await begin(store, owner=THERE)
    print("held", flush=True)
    await asyncio.Event().wait()

asyncio.run(main())
"""


def forget_owner(database: str, owner: str) -> None:
    """As if the file system could not lock: nothing is known of this process but its lease."""
    folder = lock_folder(parse_url(database))
    if folder is not None:
        (folder / owner).unlink()


async def file_store(folder: Path, now: float) -> Store:
    return await open_store(f"sqlite:///{folder / 'orrery.db'}", LEASE, lambda: now)


async def test_a_server_counts_leases_by_its_own_clock() -> None:
    with cluster().database() as url:
        early, late = await open_store(url, LEASE, lambda: 0.0), await open_store(url, LEASE, lambda: 1e12)
        await begin(early)

        assert not await late.claim(MATCH, THERE)
        let_pass(url, LEASE + 1)
        assert await late.claim(MATCH, THERE)
        let_pass(url, LEASE + 1)
        assert await early.claim(MATCH, HERE)

        await early.close()
        await late.close()


async def test_a_lease_that_ends_too_far_ahead_is_not_believed(database: str) -> None:
    store = await open_store(database, LEASE)
    await begin(store, owner=THERE)
    forget_owner(database, THERE)
    let_pass(database, -LEASE / 2)
    assert not await store.claim(MATCH, HERE)

    let_pass(database, -DAY)

    assert await store.claim(MATCH, HERE)
    await store.close()


async def test_who_is_known_to_be_alive_is_believed_though_the_clock_was_put_back(tmp_path: Path) -> None:
    """Until the holder has renewed by the new clock its leases lie in the future."""
    ahead = await file_store(tmp_path, NOW)
    await begin(ahead, owner=THERE)
    back = await file_store(tmp_path, NOW - DAY)

    assert not await back.claim(MATCH, HERE)

    await ahead.close()
    assert await back.claim(MATCH, HERE)
    await back.close()


async def test_a_process_that_dies_with_its_clock_ahead_locks_nobody_out(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'orrery.db'}"
    process = holder(url, NOW + DAY)
    store = await open_store(url, LEASE, lambda: NOW)
    assert not await store.claim(MATCH, HERE)

    process.kill()
    process.communicate()

    assert await store.claim(MATCH, HERE)
    await store.close()


async def test_what_a_dead_process_held_is_free_when_the_next_one_starts(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'orrery.db'}"
    process = holder(url, NOW)
    process.kill()
    process.communicate()

    store = await open_store(url, LEASE, lambda: NOW)

    assert (await store.stats())["held"] == 0
    assert os.listdir(tmp_path / "orrery.db.owners") == []
    await store.close()


def holder(url: str, now: float) -> subprocess.Popen[str]:
    """A process that holds a match for a day by its own clock."""
    process = subprocess.Popen(
        [sys.executable, "-c", HOLD_UNTIL_KILLED, url, str(LEASE), str(now)],
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "held\n"
    return process


async def test_who_lets_go_of_everything_leaves_no_lock_behind(tmp_path: Path) -> None:
    store = await file_store(tmp_path, NOW)
    await begin(store)
    assert os.listdir(tmp_path / "orrery.db.owners") == [HERE]

    await store.release(None, HERE)

    assert os.listdir(tmp_path / "orrery.db.owners") == []
    await store.close()


async def test_who_takes_a_match_over_shows_that_it_lives(tmp_path: Path) -> None:
    store = await file_store(tmp_path, NOW)
    await begin(store, owner=THERE)
    await store.release(None, THERE)

    assert await store.claim(MATCH, HERE)

    assert os.listdir(tmp_path / "orrery.db.owners") == [HERE]
    await store.close()


async def test_what_was_written_in_the_future_is_due_at_once(store: Store, database: str) -> None:
    await begin(store, due=1e9)
    await begin(store, "b" * 12, due=1e9)
    await begin(store, "c" * 12)
    await begin(store, "d" * 12, due=1e9)
    await store.release(None, HERE)
    misdate(database, MATCH)
    misdate(database, "c" * 12)
    misdate(database, "d" * 12, time())  # clocks that work together differ by less than five minutes

    assert await store.redate() == 1

    assert await store.overdue(10) == [MATCH]


@pytest.mark.parametrize(("ahead", "count"), [(300.0, 0), (300.5, 1)])
async def test_clocks_that_work_together_differ_by_five_minutes_at_most(
    tmp_path: Path, ahead: float, count: int
) -> None:
    store = await file_store(tmp_path, NOW)
    await begin(store, due=1e9)
    misdate(f"sqlite:///{tmp_path / 'orrery.db'}", MATCH, NOW + ahead)

    assert await store.redate() == count

    await store.close()


def misdate(database: str, match: str, changed: float = 4e9) -> None:
    """Another clock has stored the last change, one that was years ahead unless told otherwise."""
    engine = create_engine(parse_url(database))
    with engine.begin() as connection:
        connection.execute(update(MATCHES).where(MATCHES.c.id == match).values(changed=changed))
        connection.execute(update(LEASES).where(LEASES.c.match == match).values(until=4e9))
    engine.dispose()


def test_where_nothing_can_be_locked_nothing_is_known(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "file").touch()
    owners = Owners(tmp_path / "file" / "owners")

    owners.attend(HERE)

    assert (owners.alive(), owners.dead()) == ([], [])
    assert "go by the clock alone" in caplog.text


class Lock:
    """Takes locks as ever, but for the first time, when something comes in between."""

    def __init__(self, first: Callable[[], None]) -> None:
        self.first: Callable[[], None] | None = first
        self.really = owner_files.take_lock
        self.files: list[int] = []

    def __call__(self, file: int) -> None:
        self.files.append(file)
        first, self.first = self.first, None
        if first is not None:
            first()
        self.really(file)


def refuse(error: OSError) -> None:
    raise error


def test_who_is_just_being_looked_at_tries_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    busy = BlockingIOError(errno.EAGAIN, "for a moment")
    monkeypatch.setattr(owner_files, "take_lock", Lock(lambda: refuse(busy)))
    owners = Owners(tmp_path / "owners")

    owners.attend(HERE)

    assert Owners(tmp_path / "owners").alive() == [HERE]
    owners.close()


def test_a_file_that_was_taken_for_a_dead_one_s_is_made_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "owners"
    lock = Lock(lambda: Owners(folder).bury([HERE]))
    monkeypatch.setattr(owner_files, "take_lock", lock)
    owners = Owners(folder)

    owners.attend(HERE)

    assert len(lock.files) == 2
    assert lock.files[0] == lock.files[1], "the first one was closed before, and its number is used again"
    assert Owners(folder).alive() == [HERE]
    owners.close()
    assert Owners(folder).dead() == [HERE]


def test_a_file_that_goes_while_it_is_looked_at_tells_nothing(tmp_path: Path) -> None:
    (tmp_path / THERE).symlink_to(tmp_path / "gone" / THERE)

    owners = Owners(tmp_path)

    assert (owners.alive(), owners.dead()) == ([THERE], [])


def test_a_lock_that_can_not_be_taken_at_all_leaves_nothing_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    opened: list[int] = []

    def fail(file: int) -> None:
        opened.append(file)
        raise NO_LOCKS

    monkeypatch.setattr(owner_files, "take_lock", fail)
    owners = Owners(tmp_path / "owners")

    owners.attend(HERE)

    assert len(opened) == 1
    with pytest.raises(OSError, match="Bad file descriptor"):
        os.fstat(opened[0])
    assert "go by the clock alone" in caplog.text
