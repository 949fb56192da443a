"""Garbage is found, but rarely."""

import asyncio
import gc
import weakref
from collections.abc import Callable

import pytest

from orrery.server.host import gc_policy as module
from orrery.server.host.gc_policy import LATE, MANY, sweeping


class Ring:
    """Refers to itself, so that only a look can free it."""

    def __init__(self, gone: asyncio.Event) -> None:
        self.own = self
        weakref.finalize(self, gone.set)


async def drop_one(dropped: Callable[[], int], soon: float, patience: float) -> None:
    """Raises ``TimeoutError`` if nobody looks."""
    gone = asyncio.Event()
    async with sweeping(dropped, every=0.01, soon=soon):
        assert not gc.isenabled()
        Ring(gone)
        async with asyncio.timeout(patience):
            await gone.wait()


def counting() -> Callable[[], int]:
    """Many things more are dropped each time somebody asks."""
    counts = iter(range(0, 1000 * MANY, MANY))
    return lambda: next(counts)


def test_what_goes_in_circles_is_freed_in_quiet_times_and_all_is_as_before_at_the_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "QUIET", 100.0)

    asyncio.run(drop_one(lambda: 0, soon=0.01, patience=10))

    assert gc.isenabled()
    assert gc.get_freeze_count() == 0


def test_busy_times_put_a_look_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "QUIET", -1.0)

    with pytest.raises(TimeoutError):
        asyncio.run(drop_one(lambda: 0, soon=0.01, patience=0.2))


def test_a_look_comes_at_once_where_much_was_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "QUIET", -1.0)

    asyncio.run(drop_one(counting(), soon=LATE, patience=10))
