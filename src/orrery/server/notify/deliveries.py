"""What waits to be sent: a bounded queue, a few senders, and counts of how it went."""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Final

LOG: Final = logging.getLogger("orrery.notify")
MOST_WAITING: Final = 1000
SENDERS: Final = 4

SENT: Final = "sent"
GONE: Final = "gone"
REFUSED: Final = "refused"
UNREACHED: Final = "unreached"
DROPPED: Final = "dropped"
FAILED: Final = "failed"
OUTCOMES: Final = (SENT, GONE, REFUSED, UNREACHED, DROPPED, FAILED)

Delivery = Callable[[], Awaitable[str]]
"""Sends something and returns one of the outcomes, or nothing if there was nothing to send."""


class DeliveryQueue:
    """Takes deliveries at once and sends them in the background; one that fails is counted and forgotten."""

    def __init__(self, most: int = MOST_WAITING, senders: int = SENDERS) -> None:
        self.counts: Counter[str] = Counter(dict.fromkeys(OUTCOMES, 0))
        self._waiting: asyncio.Queue[Delivery] = asyncio.Queue(most)
        self._senders = senders
        self._tasks: list[asyncio.Task[None]] = []

    def put(self, delivery: Delivery) -> None:
        """Nothing is awaited and nothing raised: what is too much is dropped."""
        if not self._tasks:
            self._tasks = [asyncio.create_task(self._send()) for _ in range(self._senders)]
        try:
            self._waiting.put_nowait(delivery)
        except asyncio.QueueFull:
            self.counts[DROPPED] += 1

    def stats(self) -> dict[str, int]:
        """For metrics."""
        told = {f"{outcome}_total": count for outcome, count in self.counts.items()}
        return {"waiting": self._waiting.qsize(), **told}

    async def settled(self) -> None:
        """Wait until nothing is left to send."""
        await self._waiting.join()

    async def close(self) -> None:
        """Drop what waits, and end what is being sent."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _send(self) -> None:
        while True:
            delivery = await self._waiting.get()
            try:
                self._count(await delivery())
            except Exception:
                LOG.exception("a notification was not sent")
                self.counts[FAILED] += 1
            finally:
                self._waiting.task_done()

    def _count(self, outcome: str) -> None:
        if outcome:
            self.counts[outcome] += 1
