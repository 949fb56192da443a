"""Connections that are open by right of a session or of a seat token, so that they can be ended with it."""

import asyncio
from collections import defaultdict
from collections.abc import Collection

from orrery.server.http.errors import NoSession
from orrery.server.http.sessions import SeatClaim

Right = str | SeatClaim
"""The hash of a session, or what a seat token says."""


class OpenLine:
    """One connection; :meth:`close` when it is over."""

    def __init__(self, lines: "OpenLines", right: Right) -> None:
        self._lines = lines
        self._right = right
        self._over = asyncio.Event()

    def end(self) -> None:
        self._over.set()

    async def ended(self) -> None:
        """Raise :class:`NoSession` when the right to it is gone."""
        await self._over.wait()
        raise NoSession("the session was ended")

    def close(self) -> None:
        self._lines.remove(self._right, self)


class OpenLines:
    """All connections of a process, by the right they are open by.

    A line has to be opened before its right is looked up: so one that is ended meanwhile is not missed.
    """

    def __init__(self) -> None:
        self._open: dict[Right, set[OpenLine]] = defaultdict(set)

    def open(self, right: Right) -> OpenLine:
        line = OpenLine(self, right)
        self._open[right].add(line)
        return line

    def remove(self, right: Right, line: OpenLine) -> None:
        self._open[right].discard(line)
        if not self._open[right]:
            del self._open[right]

    @property
    def sessions(self) -> list[str]:
        return [right for right in self._open if isinstance(right, str)]

    @property
    def claims(self) -> list[SeatClaim]:
        return [right for right in self._open if isinstance(right, SeatClaim)]

    def end(self, rights: Collection[Right]) -> None:
        for right in rights:
            for line in self._open.get(right, ()):
                line.end()

    def end_programs(self, person: str) -> None:
        """End all lines of somebody's programs."""
        self.end([claim for claim in self.claims if claim.person == person])
