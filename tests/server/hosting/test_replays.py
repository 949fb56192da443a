"""Replays for many readers: made once, one at a time, and not kept without an end."""

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

import pytest

from orrery.server.replay import Played, replay_json
from orrery.server.workers.pool import WorkerPool
from orrery.server.workers.replays import Part, Replays
from orrery.server.workers.turns import NOBODY, Share
from orrery.table.errors import NoSuchSeat
from tests.server.hosting.club import until

pytestmark = pytest.mark.anyio

R = TypeVar("R")
MATCH = "aaaaaaaaaaaa"
WHOLE: Part = (-1, 0, 10, "en")
WHO = "ann"


class Workers(WorkerPool):
    """``asked`` is what they were given to do; they do it while ``gate`` is open."""

    def __init__(self) -> None:
        super().__init__(2, 5.0)
        self.asked: list[tuple[Any, ...]] = []
        self.gate = asyncio.Event()
        self.gate.set()

    async def run(self, function: Callable[..., R], *args: Any, share: Share = NOBODY) -> R:
        self.asked.append(args[1:])
        await self.gate.wait()
        return function(*args)


def game(*names: str) -> Played:
    """Four in a row for the first seat."""
    log = tuple((turn % 2, 0, turn % 2) for turn in range(7))
    return Played("connect-four", 2, {}, names or ("Ann", "Bob"), log)


async def test_what_was_made_is_kept() -> None:
    workers = Workers()
    replays = Replays(workers)

    first = await replays.part(MATCH, game(), WHOLE, WHO)
    again = await replays.part(MATCH, game(), WHOLE, WHO)

    assert first is again
    assert first == replay_json(game(), *WHOLE)
    assert workers.asked == [WHOLE]


@pytest.mark.parametrize(
    ("match", "played", "part"),
    [
        ("bbbbbbbbbbbb", game(), WHOLE),
        (MATCH, game("Ann", "Cid"), WHOLE),
        (MATCH, game(), (0, 0, 10, "en")),
        (MATCH, game(), (-1, 1, 10, "en")),
        (MATCH, game(), (-1, 0, 9, "en")),
        (MATCH, game(), (-1, 0, 10, "ru")),
    ],
)
async def test_nobody_gets_what_was_made_for_something_else(match: str, played: Played, part: Part) -> None:
    replays = Replays(Workers())
    await replays.part(MATCH, game(), WHOLE, WHO)

    assert await replays.part(match, played, part, WHO) == replay_json(played, *part)


async def test_who_asks_for_what_is_being_made_waits_for_the_same() -> None:
    workers = Workers()
    replays = Replays(workers)
    workers.gate.clear()
    waiting = [asyncio.create_task(replays.part(MATCH, game(), WHOLE, WHO)) for _ in range(3)]
    await until(lambda: bool(workers.asked))

    waiting[0].cancel()
    workers.gate.set()
    found = await asyncio.gather(*waiting[1:])

    assert found == [replay_json(game(), *WHOLE)] * 2
    assert workers.asked == [WHOLE]


async def test_what_nobody_has_asked_for_the_longest_is_dropped_first() -> None:
    parts: list[Part] = [(-1, 0, count, "en") for count in (1, 2, 3)]
    sizes = [len(replay_json(game(), *part)) for part in parts]
    workers = Workers()
    replays = Replays(workers, most=sum(sizes) - 1)
    for part in (parts[0], parts[1], parts[0], parts[2]):
        await replays.part(MATCH, game(), part, WHO)
    workers.asked.clear()

    for part in (parts[0], parts[2], parts[1]):
        await replays.part(MATCH, game(), part, WHO)

    assert workers.asked == [parts[1]]
    assert replays.size <= replays.most


async def test_what_is_too_long_to_be_kept_is_given_all_the_same() -> None:
    replays = Replays(Workers(), most=10)

    assert await replays.part(MATCH, game(), WHOLE, WHO) == replay_json(game(), *WHOLE)
    assert replays.size == 0


async def test_a_refusal_is_not_kept() -> None:
    workers = Workers()
    replays = Replays(workers)

    for _ in range(2):
        with pytest.raises(NoSuchSeat):
            await replays.part(MATCH, game(), (9, 0, 1, "en"), WHO)

    assert len(workers.asked) == 2
