"""What was acknowledged is there after ``kill -9``, and two processes take turns on one match."""

import asyncio
import random
import subprocess
import sys
from collections.abc import Callable
from queue import SimpleQueue
from typing import IO

import pytest

from orrery.server.store.errors import BadStoreUrl
from orrery.server.store.listener import Listener
from orrery.server.store.store import open_store
from tests.server.databases import cluster
from tests.server.store.ledger import HERE, LEASE, add, begin, change, choices, found, let_pass

pytestmark = pytest.mark.anyio

WRITE_FOR_EVER = """
import asyncio, sys
from orrery.server.store.store import open_store
from tests.server.store.ledger import LEASE, THERE, add, begin, change, message

async def play(store, match):
    await begin(store, match, owner=THERE)
    number = 2
    while True:
        made = change(number, 3 * number - 5, 3, messages=(message(number, "so"),))
        await add(store, match, made, owner=THERE, people=[("ann", number % 4)])
        print(match, number, flush=True)
        number += 1

async def main():
    store = await open_store(sys.argv[1], LEASE)
    await asyncio.gather(*(play(store, f"match-{number}") for number in range(8)))

asyncio.run(main())
"""


def killed_writer(database: str, lines: int) -> dict[str, int]:
    """Let another process write, kill it after so many lines: the last number it was sure of, by match."""
    process = subprocess.Popen(
        [sys.executable, "-c", WRITE_FOR_EVER, database], stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    said = heard(process.stdout, lines)
    process.kill()
    said += process.stdout.read().splitlines(keepends=True)
    process.wait()
    process.stdout.close()
    whole = [line.split() for line in said if line.endswith("\n")]
    return {match: int(number) for match, number in whole}


def heard(output: IO[str], lines: int) -> list[str]:
    return [output.readline() for _ in range(lines)]


@pytest.mark.parametrize("seed", range(3))
async def test_whatever_was_acknowledged_survives_a_kill(database: str, seed: int) -> None:
    sure = await asyncio.to_thread(killed_writer, database, random.Random(seed).randrange(1, 300))

    store = await open_store(database)

    assert sure
    for match, number in sure.items():
        stored = await found(store, match)
        last = stored.record.facts["number"]
        assert last in (number, number + 1)
        assert choices(stored) == list(range(1, 3 * last - 2))
        assert [message.number for message in stored.messages] == list(range(2, last + 1))[-200:]
        listed = await store.find_listing(match, "ann")
        assert listed is not None
        assert listed.mine == [last % 4]
    await store.close()


async def test_another_process_goes_on_with_the_matches_of_a_dead_one(database: str) -> None:
    """At once where they share a file, since the system knows who is dead; else when the lease is over."""
    await asyncio.to_thread(killed_writer, database, 20)
    store = await open_store(database, LEASE)

    early = await store.claim("match-0", HERE)
    let_pass(database, LEASE + 1)
    late = await store.claim("match-0", HERE)

    assert (early, late) == (store.kind == "sqlite", True)
    stored = await found(store, "match-0")
    number = stored.record.facts["number"]
    await add(store, "match-0", change(number + 1, len(stored.entries) + 1, 2))
    assert len((await found(store, "match-0")).entries) == len(stored.entries) + 2
    await store.close()


News = tuple[str, int]


def listening(url: str) -> tuple[Listener, Callable[[], News]]:
    """A listener that has begun, and how to wait for the next thing it hears."""
    news: SimpleQueue[News] = SimpleQueue()
    listener = Listener(url, lambda match, number: news.put((match, number)), lambda: news.put(("begun", 0)))
    return listener, lambda: news.get(timeout=60)


async def test_another_process_hears_of_every_change_once_it_is_committed() -> None:
    with cluster().database() as url:
        store = await open_store(url)
        await begin(store)
        listener, next_news = listening(url)
        assert next_news() == ("begun", 0)

        await add(store, "aaaaaaaaaaaa", change(2, 1, 1))
        await add(store, "aaaaaaaaaaaa", change(3, 2, 1))

        assert [next_news(), next_news()] == [("aaaaaaaaaaaa", 2), ("aaaaaaaaaaaa", 3)]
        listener.close()
        await store.close()


async def test_a_refused_change_is_not_heard_of() -> None:
    with cluster().database() as url:
        store = await open_store(url)
        await begin(store)
        listener, next_news = listening(url)
        assert next_news() == ("begun", 0)

        await asyncio.gather(
            add(store, "aaaaaaaaaaaa", change(5)),
            add(store, "aaaaaaaaaaaa", change(2)),
            return_exceptions=True,
        )

        assert next_news() == ("aaaaaaaaaaaa", 2)
        listener.close()
        await store.close()


async def test_a_listener_begins_again_after_an_outage() -> None:
    with cluster().database() as url:
        listener, next_news = listening(url)
        assert next_news() == ("begun", 0)

        cluster().stop()
        cluster().start()

        assert next_news() == ("begun", 0)
        listener.close()


def test_files_tell_nobody_of_changes() -> None:
    with pytest.raises(BadStoreUrl):
        Listener("sqlite:////tmp/orrery.db", lambda match, number: None, lambda: None)
