"""The rights of people: to end their sessions, to have another link, to know and to delete what is stored.

What is done in one process holds in the others after a few seconds, when they :meth:`~PeopleKeeper.look`.
"""

import asyncio
import logging
from contextlib import suppress
from typing import Final

from orrery.engine.errors import GameError
from orrery.server.http.sessions import Sessions, hash_of, new_key
from orrery.server.live.lines import OpenLines
from orrery.server.rooms.errors import RoomClosed, Stopping
from orrery.server.rooms.hub import Hub
from orrery.server.rooms.room import Room
from orrery.server.store.errors import LeaseLost, StoreClosed, StoreUnavailable
from orrery.server.store.records import Person
from orrery.server.store.store import Store
from orrery.server.wire.forms import OwnBrowser, PersonalData
from orrery.table.stage import Stage

LOG: Final = logging.getLogger("orrery.people")
BETWEEN_LOOKS: Final = 5.0
GOES_ON: Final = (Stage.LOBBY, Stage.RUNNING)


class PeopleKeeper:
    """``lines`` are the connections of this process, ``hub`` its tables."""

    def __init__(self, sessions: Sessions, store: Store, hub: Hub, lines: OpenLines) -> None:
        self.sessions = sessions
        self.store = store
        self.hub = hub
        self.lines = lines
        self._under_way: set[str] = set()
        self._forgotten: set[str] = set()
        self._overdue: set[str] = set()

    async def end_sessions(self, person: Person) -> None:
        """End all sessions and seat tokens, and what is open by them."""
        self._cut_off(person, await self.store.end_sessions(person.id))

    async def renew_link(self, person: Person, kept: str) -> str:
        """The key of another personal link; the old one, and all sessions but ``kept``, open nothing now."""
        key = new_key()
        self._cut_off(person, await self.store.end_sessions(person.id, kept, hash_of(key)))
        return key

    def _cut_off(self, person: Person, ended: list[str]) -> None:
        self.lines.end(ended)
        self.lines.end_programs(person.id)

    async def data(self, person: Person) -> PersonalData:
        """All that is stored of somebody."""
        browsers = await self.store.subscriptions(person.id)
        return PersonalData(
            name=person.name,
            created=person.created,
            sessions=[session.begun for session in await self.store.sessions(person.id)],
            browsers=[OwnBrowser(one.endpoint, one.language, one.created) for one in browsers],
            games=await self.store.parts_of(person.id),
            chat=await self.store.lines_by(person.id),
            about_me=await self.store.lines_about(person.id),
        )

    async def delete(self, person: Person) -> None:
        """Delete somebody; returns when their name is gone from all that is stored or shown."""
        self._under_way.add(person.id)
        try:
            self._cut_off(person, await self.store.depart(person.id))
            await self._forget_everywhere(person.id)
        finally:
            self._under_way.discard(person.id)

    async def _forget_everywhere(self, who: str) -> None:
        await self._forget_here(who)
        for match, stage in await self.store.matches_of(who):
            if stage in GOES_ON:
                await self._forget_under_way(match, who)
            await self.store.erase(match, who)
        await self.store.finish(who)

    async def _forget_here(self, who: str) -> None:
        """At all tables that are open in this process."""
        self._forgotten.add(who)
        for room in list(self.hub.rooms.values()):
            await self._forget_at(room, who)

    async def _forget_at(self, room: Room, who: str) -> None:
        """A table that is just being closed is looked at in the store, or when it is opened again."""
        with suppress(RoomClosed, LeaseLost):
            await room.forget(who)

    async def _forget_under_way(self, match: str, who: str) -> None:
        """A table that goes on has to be opened: a bot plays for the person. One that can't be is left."""
        try:
            await (await self.hub.room(match)).forget(who)
        except (StoreUnavailable, StoreClosed, Stopping):
            raise
        except GameError as error:
            LOG.info("match %s goes on without being opened: %s", match, error.code)

    async def look(self) -> None:
        """Do here what was decided in other processes, and finish what one of them has left undone."""
        await self._end_lines()
        known = await self.store.departed()
        for person in known.keys() - self._forgotten:
            await self._forget_here(person)
        undone = {person for person, is_done in known.items() if not is_done} - self._under_way
        for person in undone & self._overdue:
            await self._forget_everywhere(person)
        self._overdue = undone
        self._forgotten &= set(known)

    async def _end_lines(self) -> None:
        lines = self.lines
        hashes, claims = lines.sessions, lines.claims
        alive = await self.store.open_sessions(hashes, self.sessions.oldest) if hashes else set()
        lines.end([session for session in hashes if session not in alive])
        counts = await self.store.generations([claim.person for claim in claims]) if claims else {}
        lines.end([claim for claim in claims if counts.get(claim.person) != claim.generation])

    async def keep(self) -> None:
        """Look now and then, for as long as the server runs."""
        while True:
            await asyncio.sleep(BETWEEN_LOOKS)
            try:
                await self.look()
            except Exception:
                LOG.exception("the sessions could not be looked after")
