"""Connections to the two kinds of databases, set up so that what is committed stays."""

import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError

from orrery.server.store.clock import Clock, teach_clock
from orrery.server.store.errors import BadStoreUrl, StoreUnavailable
from orrery.server.store.owners import SUFFIX

SQLITE: Final = "sqlite"
POSTGRES: Final = "postgresql"

DRIVERS: Final = {
    "sqlite": "sqlite+pysqlite",
    "sqlite+pysqlite": "sqlite+pysqlite",
    "postgres": "postgresql+psycopg",
    "postgresql": "postgresql+psycopg",
    "postgresql+psycopg": "postgresql+psycopg",
}

OLDEST_SQLITE: Final = (3, 33, 0)
"""The first version that updates rows from a selection."""

READERS: Final = 4
"""How many threads read at once, each with its connection."""

PATIENCE: Final = {"timeout": "10"}
"""Seconds to wait for another process that writes to the same file; the address may say otherwise."""

CALLING: Final = {
    "application_name": "orrery",
    "connect_timeout": "5",
    "keepalives_idle": "30",
    "tcp_user_timeout": "20000",
}
"""How long to wait for a server that doesn't answer; the address may say otherwise."""


def parse_url(text: str) -> URL:
    """The address with the driver that we use; raises :class:`BadStoreUrl`. The text may hold a password."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError) as error:
        raise BadStoreUrl("this is not the address of a database") from error
    if url.drivername not in DRIVERS:
        raise BadStoreUrl(f"{url.drivername[:40]} is neither sqlite nor postgresql")
    url = url.set(drivername=DRIVERS[url.drivername])
    if url.get_backend_name() == POSTGRES:
        return _with_defaults(url, CALLING)
    if url.database in (None, "", ":memory:"):
        raise BadStoreUrl("a store in SQLite needs a file")
    return _with_defaults(url, PATIENCE)


def _with_defaults(url: URL, defaults: dict[str, str]) -> URL:
    return url.set(query={**defaults, **url.query})


def lock_folder(url: URL) -> Path | None:
    """Where processes that share an SQLite file show that they are alive; a server needs no such thing."""
    return Path(f"{url.database}{SUFFIX}") if url.get_backend_name() == SQLITE else None


def prepare_file(url: URL) -> None:
    """Make a new SQLite file that only its owner may read: it holds the secrets of all matches."""
    if url.get_backend_name() != SQLITE:
        return
    if sqlite3.sqlite_version_info < OLDEST_SQLITE:
        needed = ".".join(map(str, OLDEST_SQLITE))
        raise StoreUnavailable(f"Python has SQLite {sqlite3.sqlite_version} here, {needed} is needed")
    assert url.database is not None
    path = Path(url.database)
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        _keep_log_ahead(path)
    except OSError as error:
        raise StoreUnavailable(f"{path} can't be opened: {error.strerror}") from error
    except sqlite3.Error as error:
        raise StoreUnavailable(f"{path} can't be used: {error}") from error


def _keep_log_ahead(path: Path) -> None:
    """Switch the file to a write-ahead log, for good.

    Where two processes switch at once SQLite tells one of them that the file is locked, without waiting.
    """
    deadline = time.monotonic() + float(PATIENCE["timeout"])
    while True:
        try:
            with closing(sqlite3.connect(path)) as connection:
                connection.execute("PRAGMA journal_mode = WAL")
                connection.execute("SELECT json_extract('{}', '$')")  # may be left out of a build
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > deadline:
                raise
            time.sleep(0.05)


def writing_engine(url: URL, clock: Clock = time.time) -> Engine:
    """For the one thread that writes."""
    if url.get_backend_name() == POSTGRES:
        return _engine(url, 1)
    return _sqlite_engine(url, 1, "BEGIN IMMEDIATE", clock)


def reading_engine(url: URL, clock: Clock = time.time) -> Engine:
    """For the threads that read; all that is read in one transaction is of one moment."""
    if url.get_backend_name() == SQLITE:
        return _sqlite_engine(url, READERS, "BEGIN", clock)
    engine = _engine(url, READERS, pool_pre_ping=True)
    return engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)


def _engine(url: URL, size: int, **options: Any) -> Engine:
    return create_engine(url, pool_size=size, max_overflow=0, hide_parameters=True, **options)


def _sqlite_engine(url: URL, size: int, begin: str, clock: Clock) -> Engine:
    engine = _engine(url, size)

    @event.listens_for(engine, "connect")
    def set_up(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # transactions begin where we say so, not where the driver guesses
        for pragma in ("synchronous = FULL", "foreign_keys = ON"):
            connection.execute(f"PRAGMA {pragma}")
        teach_clock(connection, clock)

    @event.listens_for(engine, "begin")
    def begin_transaction(connection: Any) -> None:
        connection.exec_driver_sql(begin)

    return engine
