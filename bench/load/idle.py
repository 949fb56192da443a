"""What a match costs that nobody plays: memory of the server, and the time to open it again."""

import asyncio
from contextlib import AsyncExitStack
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import Any, Final

from sqlalchemy import delete

from bench.load.guest import Guest
from bench.load.host import Host, running
from bench.load.steady import WISHES, people
from bench.load.table import Manner, Meter, Table
from orrery.engine.chance import Dealer
from orrery.engine.match import Match
from orrery.engine.notation import write_save
from orrery.games.registry import find_title
from orrery.server.store.engines import parse_url, writing_engine
from orrery.server.store.schema import SNAPSHOTS

DECISIONS: Final = 300
TRIES: Final = 7


@dataclass(frozen=True, slots=True)
class Memory:
    """Bytes of the server for each match: with nobody there, and with four sockets more."""

    title: str
    empty: float
    visited: float


async def memory(host: Host, title: str, tables: int) -> Memory:
    """Set up matches of four people who then neither answer nor leave."""
    async with AsyncExitStack() as stack:
        guests = await people(host.address, stack)
        made = [Table(guests, WISHES[title], Manner(seed), Meter()) for seed in range(tables)]
        await made[0].open()
        before = host.memory()
        for table in made[1:]:
            await table.seat()
        seated = host.memory()
        for table in made[1:]:
            await table.come_in()
        await asyncio.sleep(1)
        after = host.memory()
        await asyncio.gather(*(table.close() for table in made))
    return Memory(title, (seated - before) / (tables - 1), (after - seated) / (tables - 1))


@dataclass(frozen=True, slots=True)
class Opening:
    """Milliseconds from asking for a socket to its welcome, for a match that is not in memory."""

    title: str
    decisions: int
    replayed: float
    from_snapshot: float


async def opening(home: Path, settings: dict[str, str], title: str) -> Opening:
    """Import a long game, restart the server again and again, and come in, with and without a snapshot."""
    async with running(home, settings) as host, Guest(host.address) as guest:
        await guest.enter("Guest")
        match = (await guest.call("POST", "/matches/import", long_game(title, DECISIONS)))["id"]
        cookies = dict(guest.http.cookies)
    times: dict[bool, list[float]] = {True: [], False: []}
    for _ in range(TRIES):
        for has_snapshot in (False, True):
            if not has_snapshot:
                await asyncio.to_thread(forget_snapshot, settings["store"], match)
            times[has_snapshot].append(await _opened(home, settings, match, cookies))
    return Opening(title, DECISIONS, 1000 * median(times[False]), 1000 * median(times[True]))


def forget_snapshot(store: str, match: str) -> None:
    """Snapshots are only a cache: without one the match is replayed."""
    engine = writing_engine(parse_url(store))
    with engine.begin() as connection:
        connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.match == match))
    engine.dispose()


async def _opened(home: Path, settings: dict[str, str], match: str, cookies: dict[str, str]) -> float:
    """Seconds that a server needs that has just begun, but has answered a call before."""
    async with running(home, settings) as host, Guest(host.address) as guest:
        guest.http.cookies.update(cookies)
        await guest.call("GET", "/me")
        begun = perf_counter()
        socket = await guest.socket(match, -1)
        await socket.recv()
        passed = perf_counter() - begun
        await socket.close()
    return passed


def long_game(title: str, decisions: int) -> str:
    """A game under way as a save, with so many answers of people behind it."""
    for seed in count():
        match = random_game(title, decisions, Random(seed))
        if match.outcome() is None:
            return write_save(match)
    raise AssertionError("seeds do not end")


def random_game(title: str, decisions: int, rng: Random) -> Match[Any]:
    game = find_title(title)
    match, given = Match(game, game.setup(4), Dealer(rng.randbytes(32))), 0
    match.deal()
    while given < decisions and match.outcome() is None:
        ask = rng.choice(match.asks())
        match.play(ask.seat, rng.choice(match.options(ask.seat)))
        match.deal()
        given += 1
    return match
