"""Several things at once that end together."""

import asyncio
from collections.abc import Coroutine
from typing import Any


async def first_end(*parts: Coroutine[Any, Any, Any]) -> None:
    """Run all parts until the first one ends, and raise its error; the others are cancelled."""
    tasks = [asyncio.create_task(part) for part in parts]
    try:
        finished, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in finished:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
