"""Garbage is found, but rarely."""

import asyncio
import gc
import weakref

from orrery.server.sweeping import MANY, sweeping


class Ring:
    """Refers to itself, so that only a look can free it."""

    def __init__(self, gone: asyncio.Event) -> None:
        self.own = self
        weakref.finalize(self, gone.set)


def test_what_goes_in_circles_is_freed_after_a_while_and_all_is_as_before_at_the_end() -> None:
    before = gc.get_threshold()

    async def drop_one() -> None:
        gone = asyncio.Event()
        async with sweeping(every=0.01):
            assert gc.get_threshold()[0] == MANY
            Ring(gone)
            async with asyncio.timeout(10):
                await gone.wait()

    asyncio.run(drop_one())
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0
