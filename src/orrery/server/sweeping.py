"""When Python looks for garbage: rarely, so that nobody waits for it.

Nearly all that a server drops is freed at once by counting references; only what goes in circles, such as
closed connections, has to be looked for. With hundreds of matches in memory a look at everything takes most
of a second. So there is one in a minute while there is little to do, and in half an hour while there is much;
a look at young objects alone, whenever there are many more of them than before.
"""

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import process_time
from typing import Final

MANY: Final = 200_000
RARELY: Final = 10
EVERY: Final = 60.0
QUIET: Final = 0.1
"""The share of a processor up to which there is little to do."""

MOST_SKIPPED: Final = 29
"""Looks in a row that busy times may put off."""


@asynccontextmanager
async def sweeping(every: float = EVERY) -> AsyncIterator[None]:
    """Look through everything ``every`` so many seconds, or later where there is no time for it.

    What the program has loaded by now is left out.
    """
    before = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(MANY, RARELY, RARELY)
    sweeper = asyncio.create_task(_sweep(every))
    try:
        yield
    finally:
        sweeper.cancel()
        gc.set_threshold(*before)
        gc.unfreeze()


async def _sweep(every: float) -> None:
    skipped = 0
    while True:
        before = process_time()
        await asyncio.sleep(every)
        is_busy = process_time() - before > QUIET * every
        if is_busy and skipped < MOST_SKIPPED:
            skipped += 1
        else:
            skipped = 0
            gc.collect()
