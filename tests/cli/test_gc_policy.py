"""Garbage is collected, but rarely."""

import asyncio
import gc
import weakref
from collections.abc import Callable

import pytest

from orrery.server.host import gc_policy as module
from orrery.server.host.gc_policy import LATE, MANY, scheduled_collection


class Ring:
    """Refers to itself, so that only a collection can free it."""

    def __init__(self, gone: asyncio.Event) -> None:
        self.own = self
        weakref.finalize(self, gone.set)


async def drop_one(dropped: Callable[[], int], soon: float, patience: float) -> None:
    """Raises ``TimeoutError`` if nothing is collected."""
    gone = asyncio.Event()
    async with scheduled_collection(dropped, every=0.01, soon=soon):
        assert not gc.isenabled()
        Ring(gone)
        async with asyncio.timeout(patience):
            await gone.wait()


def counting() -> Callable[[], int]:
    """The count of a server that drops many connections between two calls."""
    counts = iter(range(0, 1000 * MANY, MANY))
    return lambda: next(counts)


def test_cycles_are_freed_while_the_server_is_quiet_and_the_collector_is_restored_at_the_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "QUIET", 100.0)

    asyncio.run(drop_one(lambda: 0, soon=0.01, patience=10))

    assert gc.isenabled()
    assert gc.get_freeze_count() == 0


def test_a_busy_server_postpones_a_collection(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "QUIET", -1.0)

    with pytest.raises(TimeoutError):
        asyncio.run(drop_one(lambda: 0, soon=0.01, patience=0.2))


def test_many_dropped_connections_cause_a_collection_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "QUIET", -1.0)

    asyncio.run(drop_one(counting(), soon=LATE, patience=10))
