"""A database is brought up to date at each start, by one process at a time, and never back."""

import asyncio
import stat
import sys
from asyncio.subprocess import PIPE
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Engine, create_engine, inspect, text

from orrery.server.store.engines import parse_url, reading_engine
from orrery.server.store.errors import BadStoreUrl, StoreTooNew, StoreUnavailable
from orrery.server.store.schema import METADATA
from orrery.server.store.store import open_store
from tests.server.store.ledger import HERE, begin, found

pytestmark = pytest.mark.anyio

OPEN_WHEN_TOLD = """
import asyncio, sys
from orrery.server.store.store import open_store

async def main():
    print("ready", flush=True)
    input()
    await (await open_store(sys.argv[1])).close()

asyncio.run(main())
"""

BACK_TO_THE_FIRST_STEP = (
    "DROP TABLE sessions",
    "DROP TABLE departures",
    "ALTER TABLE people DROP COLUMN generation",
    "DROP INDEX ix_lines_person",
    "DROP INDEX ix_lines_about",
    "ALTER TABLE lines DROP COLUMN act",
    "ALTER TABLE lines DROP COLUMN person",
    "ALTER TABLE lines DROP COLUMN about",
    "ALTER TABLE matches DROP COLUMN origin",
    "DROP TABLE subscriptions",
    "DROP TABLE calls",
    "DROP INDEX ix_leases_due",
    "ALTER TABLE leases DROP COLUMN due",
    "UPDATE alembic_version SET version_num = '0001'",
)


async def opened_once(database: str) -> Engine:
    await (await open_store(database)).close()
    return create_engine(parse_url(database))


async def test_an_empty_database_gets_the_tables_of_the_schema(database: str) -> None:
    engine = await opened_once(database)

    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        differences = compare_metadata(context, METADATA)
        found = {name: inspect(connection).get_indexes(name) for name in METADATA.tables}
    engine.dispose()

    assert differences == []
    for name, table in METADATA.tables.items():
        unique = {index["name"] for index in found[name] if index["unique"]}
        assert {index["name"] for index in found[name]} - unique == {index.name for index in table.indexes}


async def test_matches_under_way_in_an_old_database_are_looked_at_once(database: str) -> None:
    store = await open_store(database)
    for id, stage in (("a" * 12, "running"), ("b" * 12, "lobby"), ("c" * 12, "over")):
        await begin(store, id, stage=stage)
    await store.release(None, HERE)
    await store.close()
    engine = create_engine(parse_url(database))
    with engine.begin() as connection:
        for statement in BACK_TO_THE_FIRST_STEP:
            connection.execute(text(statement))
    engine.dispose()

    again = await open_store(database)

    assert await again.overdue(10) == ["a" * 12]
    await again.close()


async def test_what_is_stored_stays_when_a_store_is_opened_again(database: str) -> None:
    first = await open_store(database)
    await begin(first)
    await first.close()

    again = await open_store(database)

    assert (await found(again)).record.title == "pulsar"
    await again.close()


async def test_a_newer_database_is_refused_and_left_alone(database: str) -> None:
    engine = await opened_once(database)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))

    with pytest.raises(StoreTooNew) as refused:
        await open_store(database)

    assert refused.value.code == "store-too-new"
    with engine.connect() as connection:
        assert connection.scalar(text("SELECT version_num FROM alembic_version")) == "9999"
    engine.dispose()


async def test_processes_that_start_at_once_do_not_clash(database: str) -> None:
    command = [sys.executable, "-c", OPEN_WHEN_TOLD, database]
    processes = [
        await asyncio.create_subprocess_exec(*command, stdin=PIPE, stdout=PIPE, stderr=PIPE) for _ in range(3)
    ]
    for process in processes:
        assert process.stdout is not None
        assert await process.stdout.readline() == b"ready\n"

    ended = await asyncio.gather(*(process.communicate(b"\n") for process in processes))

    assert [errors for _, errors in ended] == [b""] * 3
    assert [process.returncode for process in processes] == [0] * 3


@pytest.mark.parametrize(
    "url",
    [
        "",
        "orrery.db",
        "mysql://host/db",
        "sqlite://",
        "sqlite:///:memory:",
        "postgresql+asyncpg://host/db",
        "://",
    ],
)
async def test_only_files_and_servers_are_addresses(url: str) -> None:
    with pytest.raises(BadStoreUrl) as refused:
        await open_store(url)

    assert refused.value.code == "store-url"


async def test_the_refusal_of_an_address_does_not_tell_its_password() -> None:
    with pytest.raises(BadStoreUrl) as refused:
        await open_store("mysql://ann:open-sesame@host/db")

    assert "sesame" not in str(refused.value)


@pytest.mark.parametrize("name", ["postgres", "postgresql", "postgresql+psycopg"])
def test_all_names_of_postgresql_are_understood(name: str) -> None:
    url = parse_url(f"{name}://ann@host/db?connect_timeout=77")

    assert url.drivername == "postgresql+psycopg"
    assert url.query["connect_timeout"] == "77"


async def test_a_new_file_belongs_to_its_owner_alone(tmp_path: Path) -> None:
    await (await open_store(f"sqlite:///{tmp_path / 'new' / 'orrery.db'}")).close()

    assert stat.S_IMODE((tmp_path / "new" / "orrery.db").stat().st_mode) == 0o600


@pytest.mark.parametrize("written", [b"no database at all, but long enough to look like one" * 20, None])
async def test_a_file_that_is_no_database_can_not_be_opened(tmp_path: Path, written: bytes | None) -> None:
    path = tmp_path / "orrery.db"
    if written is None:
        path.mkdir()
    else:
        path.write_bytes(written)

    with pytest.raises(StoreUnavailable) as refused:
        await open_store(f"sqlite:///{path}")

    assert refused.value.code == "store-unavailable"


async def test_sqlite_is_set_up_to_lose_nothing(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'orrery.db'}"
    engine = await opened_once(url)
    engine.dispose()
    reader = reading_engine(parse_url(url))

    def pragma(name: str) -> Any:
        with reader.connect() as connection:
            return connection.scalar(text(f"PRAGMA {name}"))

    assert [pragma(name) for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")] == [
        "wal", 2, 1, 10_000,
    ]  # fmt: skip
    reader.dispose()
