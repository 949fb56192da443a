"""When the server looks for garbage: rarely, so that nobody waits for it.

Nearly all that a server drops is freed at once by counting references; an answer leaves nothing that goes in
circles, a closed connection or room does. With hundreds of matches in memory a look at everything takes most
of a second, and one at young objects alone not much less, since new positions take the place of old ones all
the time. So Python's own looks are switched off, and there is one at everything: in a minute while there is
little to do, in half an hour while there is much, and earlier where many connections were dropped.
"""

import asyncio
import gc
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import process_time
from typing import Final

EVERY: Final = 5.0
"""Seconds after which it is decided anew whether to look."""

SOON: Final = 60.0
LATE: Final = 1800.0
"""Seconds between two looks, with little to do and with much."""

QUIET: Final = 0.1
"""The share of a processor up to which there is little to do."""

MANY: Final = 500
"""Things dropped after which a look can't wait."""


@asynccontextmanager
async def sweeping(
    dropped: Callable[[], int], every: float = EVERY, soon: float = SOON
) -> AsyncIterator[None]:
    """Look through everything in time; ``dropped`` counts what has been dropped since the start.

    What the program has loaded by now is left out.
    """
    gc.collect()
    gc.freeze()
    gc.disable()
    sweeper = asyncio.create_task(_sweep(dropped, every, soon))
    try:
        yield
    finally:
        sweeper.cancel()
        gc.enable()
        gc.unfreeze()


async def _sweep(dropped: Callable[[], int], every: float, soon: float) -> None:
    waited, known = 0.0, dropped()
    while True:
        before = process_time()
        await asyncio.sleep(every)
        waited += every
        is_quiet = process_time() - before <= QUIET * every
        if waited >= (soon if is_quiet else LATE) or dropped() - known >= MANY:
            waited, known = 0.0, dropped()
            gc.collect()
