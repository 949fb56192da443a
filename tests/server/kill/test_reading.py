"""A match can be read by whichever process one asks, and reading moves nothing: not from one that lives, nor
from one that was killed and whose lease still runs.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from bench.load.guest import Guest, Refused
from bench.load.host import Host, start

LEASE = {"lease_seconds": "600"}
"""Longer than any test: with PostgreSQL nobody can open what a dead process held."""

OPEN = {"kind": "open"}
PRIVATE = {"title": "connect-four", "seats": [OPEN, OPEN], "private": True}


class Readers:
    """Ann, who is host of a private match without a seat; Bob, who has its link; and Cid, who has not."""

    def __init__(self) -> None:
        self.cookies: dict[str, dict[str, str]] = {}
        self.match = self.key = ""

    async def set_up(self, host: Host) -> None:
        for name in ("Ann", "Bob", "Cid"):
            async with Guest(host.address) as guest:
                await guest.enter(name)
                self.cookies[name] = dict(guest.http.cookies)
        async with self.at(host, "Ann") as ann:
            made = await ann.call("POST", "/matches", PRIVATE)
            self.match, self.key = made["id"], made["key"]

    @asynccontextmanager
    async def at(self, host: Host, name: str) -> AsyncIterator[Guest]:
        async with Guest(host.address) as guest:
            guest.http.cookies.update(self.cookies[name])
            yield guest

    async def read(self, host: Host, name: str, key: str = "") -> Any:
        """The card that somebody gets, or the code by which it is refused."""
        async with self.at(host, name) as guest:
            try:
                return await guest.call("GET", f"/matches/{self.match}?key={key}")
            except Refused as refused:
                return refused.code

    async def all_read(self, host: Host) -> tuple[Any, Any, Any]:
        return (
            await self.read(host, "Ann"),
            await self.read(host, "Bob", self.key),
            await self.read(host, "Cid", "guessed"),
        )


async def rooms(host: Host) -> str:
    """How many matches a server has opened, as its metrics say."""
    async with Guest(host.address) as guest:
        text = await guest.call("GET", "/metrics")
    return str(next(line for line in text.splitlines() if line.startswith("orrery_hub_rooms ")))


async def one_reads_what_another_holds(home: Path, database: str) -> None:
    readers = Readers()
    settings = {**LEASE, "store": database}
    holder = await start(home, settings, home / "server.log")
    reader = await start(home, settings, home / "server.log")
    try:
        await readers.set_up(holder)
        told = await readers.all_read(holder)
        assert [card["key"] for card in told[:2]] == [readers.key, ""]
        assert told[2] == "needs-key"

        assert await readers.all_read(reader) == told
        async with readers.at(holder, "Ann") as ann:
            await ann.call("POST", f"/matches/{readers.match}/join", {"seat": 1})
        told = await readers.all_read(holder)
        assert told[0]["mine"] == [1]
        await holder.kill()

        assert await readers.all_read(reader) == told
        assert await rooms(reader) == "orrery_hub_rooms 0"
    finally:
        await holder.kill()
        await reader.kill()


def test_every_process_can_read_every_match_and_none_is_taken_over_by_that(
    database: str, tmp_path: Path
) -> None:
    asyncio.run(one_reads_what_another_holds(tmp_path, database))

    assert "Traceback" not in (tmp_path / "server.log").read_text()
