"""Many wait for few workers: nobody who wants much keeps those waiting who want little."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator

import pytest

from orrery.players.greedy import GREEDY
from orrery.server.rooms.errors import TooBusy, TooMuchWork
from orrery.server.workers.bots import BotPool
from orrery.server.workers.pool import WorkerPool
from orrery.server.workers.turns import FairTurns, Share
from tests.server.hosting import trouble
from tests.server.hosting.club import ANN, Club, sleeping, until
from tests.server.hosting.test_bots import question

pytestmark = pytest.mark.anyio

SOON = 0.3


class Line:
    """Who waits at some turns, and in which order they were served; each gives the place back at once."""

    def __init__(self, turns: FairTurns) -> None:
        self.turns = turns
        self.served: list[Share] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def join(self, *shares: Share) -> None:
        for share in shares:
            self.tasks.append(asyncio.create_task(self._wait(share)))
            await asyncio.sleep(0)

    async def _wait(self, share: Share) -> None:
        await self.turns.begin(share)
        self.served.append(share)
        self.turns.end()

    async def end(self) -> list[str]:
        """Whose turn it was, one after the other, when the place has become free."""
        self.turns.end()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        return ["".join(share) for share in self.served]


@pytest.fixture
async def line() -> Line:
    turns = FairTurns(1)
    await turns.begin(("", ""))
    return Line(turns)


async def test_who_has_sixty_tables_makes_nobody_wait_for_more_than_one(line: Line) -> None:
    await line.join(*(("a", str(table)) for table in range(60)), ("b", "0"))

    assert (await line.end()).index("b0") == 1


async def test_owners_take_turns_and_so_do_their_tables(line: Line) -> None:
    await line.join(*(("a", "1"),) * 3, ("a", "2"), *(("b", "1"),) * 2, ("a", "2"))

    assert await line.end() == ["a1", "b1", "a2", "b1", "a1", "a2", "a1"]


async def test_who_gives_up_keeps_no_place(line: Line) -> None:
    await line.join(("a", "1"), ("b", "1"))
    line.tasks[0].cancel()

    assert await line.end() == ["b1"]
    assert (line.turns.free, line.turns.waiting) == (1, 0)


async def test_who_gives_up_at_the_last_moment_passes_the_place_on(line: Line) -> None:
    await line.join(("a", "1"), ("b", "1"))
    line.turns.end()
    line.tasks[0].cancel()
    await asyncio.gather(*line.tasks, return_exceptions=True)

    assert line.served == [("b", "1")]
    assert line.turns.free == 1


async def test_nobody_has_more_waiting_than_allowed() -> None:
    turns = FairTurns(1, most=2)
    await turns.begin(("", ""))
    line = Line(turns)
    await line.join(("a", "1"), ("a", "2"))

    with pytest.raises(TooBusy):
        await turns.begin(("a", "3"))
    await line.join(("b", "1"))

    assert await line.end() == ["a1", "b1", "a2"]


@pytest.fixture
async def work() -> AsyncIterator[WorkerPool]:
    pool = WorkerPool(1, 30.0)
    yield pool
    await pool.close()


async def test_a_job_over_budget_is_cut_off_with_a_code(work: WorkerPool) -> None:
    await work.run(trouble.doubled, 1)
    work.budget = SOON

    with pytest.raises(TooMuchWork):
        await work.run(trouble.loop_for_ever)

    work.budget = 30.0
    assert await work.run(trouble.doubled, 4) == 8
    assert work.counts["overruns"] == 1


async def test_a_bot_out_of_time_gives_the_best_it_has(monkeypatch: pytest.MonkeyPatch) -> None:
    """A search that has no time at all still answers, by itself and in its process."""
    monkeypatch.setattr("orrery.server.workers.bots.SOFT", 0.0)
    bots = BotPool(1, 60.0)
    match, seat, view = question("pulsar")

    choices = await bots.think("pulsar", GREEDY, seat, view, seed=1)

    match.play_all(seat, choices)
    assert bots.counts == {"answers": 1}
    await bots.close()


async def test_the_bots_of_a_room_think_for_its_host_and_table(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    shares: Counter[Share] = Counter()
    think = club.bots.think

    async def noted(*facts: object) -> list[int]:
        shares[facts[-1]] += 1  # type: ignore[index]
        return await think(*facts)  # type: ignore[arg-type]

    monkeypatch.setattr(club.bots, "think", noted)
    with sleeping(club.bots):
        room = await club.create("connect-four", "bot me")
        await until(lambda: bool(club.bots.asked))

    assert shares == {(ANN.id, room.id): 1}
