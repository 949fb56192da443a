"""When Python looks for garbage: rarely, so that nobody waits for it.

Nearly all that a server drops is freed at once by counting references; only what goes in circles, such as
closed connections, has to be looked for. With hundreds of matches in memory a look takes a sixth of a
second, even at young objects alone, for views are replaced all the time. So there is one in a minute, and
one whenever there are many more objects than before.
"""

import asyncio
import gc
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

MANY: Final = 200_000
RARELY: Final = 10
EVERY: Final = 60.0


@asynccontextmanager
async def sweeping(every: float = EVERY) -> AsyncIterator[None]:
    """Look through everything ``every`` so many seconds; what the program has loaded by now is left out."""
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
    while True:
        await asyncio.sleep(every)
        gc.collect()
