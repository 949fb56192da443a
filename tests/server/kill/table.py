"""One match of two people and bots, through several lives of the server."""

import asyncio
from collections.abc import Coroutine
from random import Random
from typing import Any, Final

from websockets.exceptions import ConnectionClosed

from bench.load.guest import Guest, Refused
from orrery.engine.notation import read_save
from orrery.games.registry import TITLES
from tests.server.api.visitor import AT_ONCE
from tests.server.kill.ledger import Tally, answers_in
from tests.server.kill.person import Person

YOU: Final = "you"
ELSEWHERE: Final = "match-elsewhere"
SEAT_TAKEN: Final = "seat-taken"
RETRY: Final = 0.05


async def together(*parts: Coroutine[Any, Any, None]) -> None:
    """Do all parts to their ends, good or bad: a server that dies is noticed by everybody for themselves."""
    results = await asyncio.gather(*parts, return_exceptions=True)
    errors = [result for result in results if isinstance(result, BaseException)]
    if errors:
        raise BaseExceptionGroup("not all went well", errors)


class Table:
    """``kinds`` says who sits where: the first person has the first seat, the second one all others."""

    def __init__(self, match: str, kinds: tuple[str, ...], rng: Random, tally: Tally) -> None:
        self.match = match
        self.has_joined = False
        mine = [seat for seat, kind in enumerate(kinds) if kind == YOU]
        self.people = [
            Person(match, seat, min(number, 1), rng.random(), tally) for number, seat in enumerate(mine)
        ]

    async def play(self, guests: list[Guest]) -> None:
        """Go on from wherever the match is, to its end."""
        await self._found(guests[0])
        if not self.has_joined:
            await self._join(guests)
        await together(*(person.play(guests[person.who]) for person in self.people))
        await self._check(guests[0])

    async def _found(self, guest: Guest) -> None:
        """The match that was set up has to be there; wait until the dead server's lease has run out."""
        await guest.call("GET", f"/matches/{self.match}")
        while True:
            async with await guest.socket(self.match, 0) as socket:
                try:
                    await socket.recv()
                    return
                except ConnectionClosed as closed:
                    if closed.rcvd is None or closed.rcvd.reason != ELSEWHERE:
                        raise
            await asyncio.sleep(RETRY)

    async def _join(self, guests: list[Guest]) -> None:
        for person in self.people[1:]:
            try:
                await guests[person.who].call(
                    "POST", f"/matches/{self.match}/join", {"seat": person.ledger.seat}
                )
            except Refused as refused:
                if refused.code != SEAT_TAKEN:  # it was stored, but not acknowledged in time
                    raise
        self.has_joined = True

    async def _check(self, guest: Guest) -> None:
        """The game that is over has every answer that was acknowledged, and every draw is the dealer's."""
        match = read_save(await guest.call("GET", f"/matches/{self.match}/export"), TITLES)
        assert match.outcome() is not None
        assert match.dealer is not None
        log = answers_in(match)
        for person in self.people:
            person.ledger.check(log)


async def set_up(guest: Guest, title: str, kinds: tuple[str, ...], rng: Random, tally: Tally) -> Table:
    """A new match; the first person has sat down, the second one has not."""
    others = [{"kind": "open"} if kind == YOU else {"kind": "bot", "bot": kind} for kind in kinds[1:]]
    form = {"title": title, "seats": [{"kind": "me"}, *others], "settings": AT_ONCE}
    return Table((await guest.call("POST", "/matches", form))["id"], kinds, rng, tally)
