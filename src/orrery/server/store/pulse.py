"""Whether anything can be stored right now, found out by storing something."""

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import Final

from orrery.server.store.errors import StoreError, StoreUnavailable
from orrery.server.store.store import Store

FRESH: Final = 2.0
"""Seconds for which an outcome holds, so that who asks often costs nothing."""

PATIENCE: Final = 5.0
"""Seconds after which a store that says nothing is taken to be gone."""


class Pulse:
    """Many may ask at once; the store is tried once."""

    def __init__(self, store: Store, clock: Callable[[], float] = monotonic) -> None:
        self.store = store
        self.clock = clock
        self._tried: asyncio.Task[StoreError | None] | None = None
        self._at = 0.0

    async def check(self) -> None:
        """Raise a :class:`StoreError` if nothing can be stored."""
        if self._tried is None or (self._tried.done() and self.clock() - self._at >= FRESH):
            self._tried = asyncio.create_task(self._outcome())
        error = await asyncio.shield(self._tried)
        if error is not None:
            raise error

    async def _outcome(self) -> StoreError | None:
        try:
            async with asyncio.timeout(PATIENCE):
                await self.store.probe()
            return None
        except TimeoutError:
            return StoreUnavailable(f"nothing was stored in {PATIENCE:.0f} s")
        except StoreError as error:
            return error
        finally:
            self._at = self.clock()
