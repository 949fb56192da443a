"""When the server collects garbage: rarely, so that nobody waits for it.

Reference counting frees nearly everything a server drops. An answer leaves no cycles; a closed connection or
room does. With hundreds of matches in memory a full collection takes most of a second, and one of young
objects not much less, because new positions replace old ones all the time. So Python's automatic
collection is switched off and full collections are scheduled: after a minute while the server is quiet, after
half an hour while it is busy, and earlier once many connections have been dropped.
"""

import asyncio
import gc
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import process_time
from typing import Final

EVERY: Final = 5.0
"""Seconds between two decisions whether to collect."""

SOON: Final = 60.0
LATE: Final = 1800.0
"""Seconds between two collections of a quiet and of a busy server."""

QUIET: Final = 0.1
"""The share of a processor up to which the server counts as quiet."""

MANY: Final = 500
"""Dropped connections and requests after which a collection can't wait."""


@asynccontextmanager
async def scheduled_collection(
    dropped: Callable[[], int], every: float = EVERY, soon: float = SOON
) -> AsyncIterator[None]:
    """Collect on a schedule; ``dropped`` counts connections and requests that ended since the start.

    What the program has loaded by now is left out.
    """
    gc.collect()
    gc.freeze()
    gc.disable()
    collector = asyncio.create_task(_collect(dropped, every, soon))
    try:
        yield
    finally:
        collector.cancel()
        gc.enable()
        gc.unfreeze()


async def _collect(dropped: Callable[[], int], every: float, soon: float) -> None:
    waited, known = 0.0, dropped()
    while True:
        before = process_time()
        await asyncio.sleep(every)
        waited += every
        is_quiet = process_time() - before <= QUIET * every
        if waited >= (soon if is_quiet else LATE) or dropped() - known >= MANY:
            waited, known = 0.0, dropped()
            gc.collect()
