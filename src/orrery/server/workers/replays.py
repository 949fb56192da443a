"""Replays for many readers: made in worker processes of their own, and kept for a while."""

import asyncio
from collections.abc import Callable
from typing import Final, TypeAlias

from orrery.server.replay import Played, replay_json
from orrery.server.review import review_json
from orrery.server.workers.pool import WorkerPool

MOST_BYTES: Final = 16_000_000
"""Of replies that are kept; what nobody has asked for the longest is dropped first."""

Part: TypeAlias = tuple[int, int, int, str]
"""The viewer, the first moment, how many, and the language."""

Look: TypeAlias = tuple[int, str]
"""The viewer and the language of a review."""

Key: TypeAlias = tuple[str, tuple[str, ...], Part | Look]
"""A match with the names of its seats, which may still change, and a part of its replay or a review."""

Make: TypeAlias = Callable[..., bytes]


class Replays:
    """Who asks for what is being made already waits for the same. ``who`` is whose turn a replay is."""

    def __init__(self, work: WorkerPool, most: int = MOST_BYTES) -> None:
        self.work = work
        self.most = most
        self.size = 0
        self._kept: dict[Key, bytes] = {}
        self._under_way: dict[Key, asyncio.Task[bytes]] = {}

    async def part(self, match: str, played: Played, part: Part, who: str) -> bytes:
        """The body of a reply; raises what ``replay`` raises."""
        return await self._reply(replay_json, (match, played.names, part), played, who)

    async def review(self, match: str, played: Played, look: Look, who: str) -> bytes:
        """The body of a reply; raises what ``review`` raises."""
        return await self._reply(review_json, (match, played.names, look), played, who)

    async def _reply(self, make: Make, key: Key, played: Played, who: str) -> bytes:
        if key in self._kept:
            self._kept[key] = body = self._kept.pop(key)
            return body
        if key not in self._under_way:
            task = asyncio.create_task(self._made(make, key, played, who))
            self._under_way[key] = task
            task.add_done_callback(lambda task: self._end(key, task))
        return await asyncio.shield(self._under_way[key])

    def _end(self, key: Key, task: asyncio.Task[bytes]) -> None:
        del self._under_way[key]
        if not task.cancelled():
            task.exception()  # mark the exception as retrieved

    async def _made(self, make: Make, key: Key, played: Played, who: str) -> bytes:
        body = await self.work.run(make, played, *key[2], share=(who, key[0]))
        self._keep(key, body)
        return body

    def _keep(self, key: Key, body: bytes) -> None:
        self._kept[key] = body
        self.size += len(body)
        while self.size > self.most:
            self.size -= len(self._kept.pop(next(iter(self._kept))))
