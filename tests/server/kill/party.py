"""Two people at several tables at once, through the lives of a server."""

import asyncio
from pathlib import Path
from random import Random
from typing import Final

import httpx
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from bench.load.guest import Guest
from bench.load.host import Host, start
from tests.server.kill.ledger import Tally
from tests.server.kill.table import Table, set_up, together
from tests.share import share

DEATH: Final = (ConnectionClosed, InvalidHandshake, httpx.TransportError, OSError, EOFError)
"""What a client notices when the server is gone."""

SHORT: Final[dict[str, tuple[str, ...]]] = {
    "connect-four": ("you", "you"),
    "backgammon": ("you", "random"),
}
LONG: Final[dict[str, tuple[str, ...]]] = {
    "cluster": ("you", "greedy", "you"),
    "pulsar": ("you", "random", "you", "greedy"),
    "cosmic": ("you", "you", "random", "greedy"),
}
TITLES: Final = share(SHORT, SHORT | LONG)
"""What is played, and who sits where. What is stored, and when, depends on no title: ``make test`` plays the
short games, and ``make kill`` and ``make takeovers``, with compiled rules, all of them."""

LONGEST_LIFE: Final = 600.0
"""Seconds: random answers to random cards can make a challenge game go on and on."""

MOST_ANSWERS: Final = 40
SETTINGS: Final = {"lease_seconds": "1", "bot_budget": "10"}


class Party:
    """``finished`` counts the games that were played to their end and checked."""

    def __init__(self, home: Path, store: str, seed: int) -> None:
        self.home = home
        self.settings = {**SETTINGS, "store": store}
        self.rng = Random(seed)
        self.tally = Tally()
        self.tables: dict[str, Table] = {}
        self.cookies: list[dict[str, str]] = []
        self.finished = 0

    async def live(self) -> None:
        """A life of the server: it acknowledges some answers, and is killed in the middle of the next."""
        host = await self._start()
        playing = asyncio.create_task(self._play(host))
        async with asyncio.timeout(LONGEST_LIFE):
            await self.tally.grow(self.rng.randint(1, MOST_ANSWERS))
        await asyncio.sleep(self.rng.uniform(0, 0.05))  # so that the kill can hit any step of an answer
        await host.kill()
        try:
            await playing
        except* DEATH:
            pass

    async def finish(self) -> None:
        """The last life: all games are played to their end, and the server is asked to stop."""
        host = await self._start()
        try:
            async with asyncio.timeout(LONGEST_LIFE):
                await self._play(host, is_last=True)
            assert await host.stop() == 0
        finally:
            await host.kill()

    async def _start(self) -> Host:
        return await start(self.home, self.settings, self.home / "server.log")

    async def _play(self, host: Host, is_last: bool = False) -> None:
        async with Guest(host.address) as first, Guest(host.address) as second:
            await self._enter([first, second])
            await together(*(self._title([first, second], title, is_last) for title in TITLES))

    async def _enter(self, guests: list[Guest]) -> None:
        """Come in with the sessions of the life before."""
        for number, guest in enumerate(guests):
            if number < len(self.cookies):
                guest.http.cookies.update(self.cookies[number])
            else:
                await guest.enter(f"Guest {number}")
                self.cookies.append(dict(guest.http.cookies))

    async def _title(self, guests: list[Guest], title: str, is_last: bool) -> None:
        """One game after the other; in the last life only the one that is under way."""
        while title in self.tables or not is_last:
            if title not in self.tables:
                self.tables[title] = await set_up(guests[0], title, TITLES[title], self.rng, self.tally)
            await self.tables[title].play(guests)
            del self.tables[title]
            self.finished += 1
