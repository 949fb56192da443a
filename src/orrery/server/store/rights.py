"""What the store does for the rights of people: sessions that can be ended, data that is told or deleted."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection
from typing import Any, TypeVar

from orrery.server.store import departures, sessions
from orrery.server.store.departures import Erasure
from orrery.server.store.records import Person, Session
from orrery.server.store.sessions import Ending
from orrery.server.store.writer import Writer
from orrery.server.wire.forms import OwnGame, OwnLine

Found = TypeVar("Found")


class Rights(ABC):
    """The part of a store that is about people and not about matches."""

    _writer: Writer

    @abstractmethod
    async def _read(self, query: Callable[..., Found], *facts: Any) -> Found:
        """Ask the database, beside what is written."""

    async def begin_session(self, session: Session) -> None:
        """The oldest of too many sessions of the same person ends."""
        await self._writer.submit(sessions.begin_all, session)

    async def person_in_session(self, token_hash: str, since: float) -> Person | None:
        """Whose session it is, if it has begun after ``since`` and was not ended."""
        return await self._read(sessions.find, token_hash, since)

    async def sessions(self, person: str) -> list[Session]:
        return await self._read(sessions.of_person, person)

    async def end_session(self, token_hash: str) -> None:
        await self._writer.submit(sessions.end_one, token_hash)

    async def end_sessions(self, person: str, kept: str = "", key_hash: str = "") -> list[str]:
        """End all sessions but one, seat tokens and calls; the hashes of those that were ended.

        With a ``key_hash`` the personal link is another from now on.
        """
        ended: list[str] = await self._writer.submit(sessions.end_all, Ending(person, kept, key_hash))
        return ended

    async def open_sessions(self, hashes: Collection[str], since: float) -> set[str]:
        """Those of the sessions that have not been ended."""
        return await self._read(sessions.still_open, hashes, since)

    async def generations(self, people: Collection[str]) -> dict[str, int]:
        """How often people have ended all their sessions; nothing of those who were deleted."""
        return await self._read(sessions.generations, people)

    async def depart(self, person: str) -> list[str]:
        """Delete a person with sessions and browsers; the hashes of the sessions.

        What matches tell of them is left to :meth:`erase`, and :meth:`finish` says that it was done.
        """
        ended: list[str] = await self._writer.submit(departures.depart_all, person)
        return ended

    async def departed(self) -> dict[str, bool]:
        """Who was deleted of late, or is not forgotten everywhere yet: whether it is done."""
        return await self._read(departures.departed)

    async def have_departed(self, people: list[str]) -> list[str]:
        return await self._read(departures.have_departed, people)

    async def matches_of(self, person: str) -> list[tuple[str, str]]:
        """Ids and stages of all matches that tell of a person."""
        return await self._read(departures.matches_of, person)

    async def erase(self, match: str, person: str) -> None:
        """Take a person out of what is stored of a match."""
        await self._writer.submit(departures.erase_all, Erasure(match, person))

    async def finish(self, person: str) -> None:
        """Nothing that is stored tells of somebody who was deleted."""
        await self._writer.submit(departures.finish_all, person)

    async def parts_of(self, person: str) -> list[OwnGame]:
        return await self._read(departures.parts_of, person)

    async def lines_by(self, person: str) -> list[OwnLine]:
        """All that somebody has written, and has done as a host."""
        return await self._read(departures.lines_by, person)

    async def lines_about(self, person: str) -> list[OwnLine]:
        """All that hosts did to somebody."""
        return await self._read(departures.lines_about, person)
