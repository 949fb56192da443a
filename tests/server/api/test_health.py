"""A server that can't store anything says so, though it can still read; at a real server and a real file."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from orrery.server.host.settings import ServerSettings
from orrery.server.store import pulse
from orrery.server.store.errors import StoreUnavailable
from orrery.server.store.pulse import FRESH, Pulse
from tests.server.api.running import guest, running
from tests.server.hosting.club import Time


@contextmanager
def kept_locked(file: Path) -> Iterator[None]:
    """Another program writes to the file and does not come to an end."""
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield


def test_health_tells_when_nothing_can_be_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pulse, "FRESH", 0.0)
    file = tmp_path / "server.sqlite"
    settings = ServerSettings(home=str(tmp_path), store=f"sqlite:///{file}?timeout=0.05")
    with running(settings) as port, guest(port, "Ann") as ann:
        assert ann.get("/health").json()["status"] == "ok"

        with kept_locked(file):
            reply = ann.get("/health")
            assert (reply.status_code, reply.json()["code"]) == (503, "store-unavailable")
            assert ann.get("/matches?kind=mine").status_code == 200

        assert ann.get("/health").json()["status"] == "ok"


class Probed:
    """A store that counts how often it was tried, and fails if it is told to."""

    def __init__(self) -> None:
        self.tried = 0
        self.error: Exception | None = None

    async def probe(self) -> None:
        self.tried += 1
        await asyncio.sleep(0)
        if self.error is not None:
            raise self.error


def test_a_store_is_tried_once_for_many_and_again_after_a_while() -> None:
    store: Any = Probed()
    time = Time()

    async def ask() -> None:
        found = Pulse(store, time)
        await asyncio.gather(*(found.check() for _ in range(5)))
        await found.check()
        assert store.tried == 1
        store.error = StoreUnavailable("gone")
        await found.check()
        time.now += FRESH
        for _ in range(2):
            with pytest.raises(StoreUnavailable):
                await found.check()
        assert store.tried == 2

    asyncio.run(ask())


def test_a_store_that_says_nothing_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pulse, "PATIENCE", 0.01)
    store: Any = Probed()

    async def never() -> None:
        await asyncio.Event().wait()

    store.probe = never

    async def ask() -> None:
        with pytest.raises(StoreUnavailable):
            await Pulse(store).check()

    asyncio.run(ask())
