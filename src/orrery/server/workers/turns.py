"""Whose turn it is where many wait for few places: each owner in turn, and each table of an owner in turn."""

import asyncio
from collections import deque
from typing import Final, TypeAlias

from orrery.server.rooms.errors import TooBusy

Share: TypeAlias = tuple[str, str]
"""Who has caused some work, and at which table or for what."""

NOBODY: Final[Share] = ("", "")


class FairTurns:
    """``places`` at once. Who has many waiting makes those wait, and others hardly longer than one of them.

    An owner may have up to ``most`` waiting, 0 for any number.
    """

    def __init__(self, places: int, most: int = 0) -> None:
        self.free = places
        self.most = most
        self._waiting: dict[str, dict[str, deque[asyncio.Future[None]]]] = {}

    @property
    def waiting(self) -> int:
        return sum(self._waiting_of(owner) for owner in self._waiting)

    def _waiting_of(self, owner: str) -> int:
        return sum(len(queue) for queue in self._waiting.get(owner, {}).values())

    async def begin(self, share: Share) -> None:
        """Wait for a place, which has to be given back by :meth:`end`; raises :class:`TooBusy`."""
        if self.free > 0:
            self.free -= 1
            return
        owner, table = share
        if self.most and self._waiting_of(owner) >= self.most:
            raise TooBusy(f"{self.most} jobs are waiting already")
        turn = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(owner, {}).setdefault(table, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self.end()
            raise

    def end(self) -> None:
        """Give a place back, to the next one who still waits."""
        while self._waiting:
            turn = self._next()
            if not turn.done():
                turn.set_result(None)
                return
        self.free += 1

    def _next(self) -> asyncio.Future[None]:
        """The first of the first table of the first owner; both go to the end of their lines."""
        owner = next(iter(self._waiting))
        tables = self._waiting.pop(owner)
        table = next(iter(tables))
        queue = tables.pop(table)
        turn = queue.popleft()
        if queue:
            tables[table] = queue
        if tables:
            self._waiting[owner] = tables
        return turn
