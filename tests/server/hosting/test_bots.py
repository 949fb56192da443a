"""Worker processes: bots think in them within a budget, and the event loop never waits."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from orrery.engine.chance import Dealer
from orrery.engine.errors import BrokenReplay
from orrery.engine.match import Match
from orrery.games.registry import TITLES
from orrery.players.greedy import GREEDY
from orrery.server.rooms.errors import Stopping, TooMuchWork
from orrery.server.wire import commands as sent
from orrery.server.workers import worker
from orrery.server.workers.bots import LONGEST_THOUGHT, SOFT, BotPool
from orrery.server.workers.turns import Share
from orrery.table.hinting import HintJob
from tests.server.hosting import trouble
from tests.server.hosting.club import ANN, Club, answer, listen, sleeping, until, until_over

pytestmark = pytest.mark.anyio

SOON = 0.2


@pytest.fixture
async def bots() -> AsyncIterator[BotPool]:
    pool = BotPool(1, 30.0)
    yield pool
    await pool.close()


def question(title: str) -> tuple[Match[Any], int, object]:
    """A match, the seat that is asked first, and what it may know."""
    game = TITLES[title]
    match = Match(game, game.setup(game.usual), Dealer(b"a secret"))
    match.deal()
    seat = int(match.asks()[0].seat)
    return match, seat, game.view(match.state, seat)


@pytest.mark.parametrize("title", sorted(TITLES))
async def test_a_bot_answers_by_the_rules(bots: BotPool, title: str) -> None:
    match, seat, view = question(title)

    choices = await bots.think(title, GREEDY, seat, view, seed=1)

    match.play_all(seat, choices)
    assert bots.counts == {"answers": 1}


async def test_the_same_question_and_seed_give_the_same_answer(bots: BotPool) -> None:
    _, seat, view = question("cosmic")

    answers = [await bots.think("cosmic", GREEDY, seat, view, seed=5) for _ in range(3)]

    assert answers == [answers[0]] * 3


@pytest.mark.parametrize(("budget", "seconds"), [(5.0, LONGEST_THOUGHT), (1.0, SOFT)])
async def test_a_bot_thinks_no_longer_than_people_like_to_wait(budget: float, seconds: float) -> None:
    assert BotPool(1, budget).patience() == seconds
    assert LONGEST_THOUGHT < 2.0


@pytest.mark.parametrize("title", sorted(TITLES))
async def test_hints_are_found_in_a_worker(bots: BotPool, title: str) -> None:
    match, seat, view = question(title)

    found = await bots.hint(title, HintJob(seat, 1, view))

    assert 1 <= len(found) <= 3
    match.play_all(seat, found[0][0])
    assert bots.counts["hints"] == 1


async def test_workers_are_started_when_needed_and_kept(bots: BotPool) -> None:
    first = await bots.run(trouble.who_am_i)

    assert await bots.run(trouble.who_am_i) == first


async def test_an_answer_over_budget_is_found_at_a_glance(
    bots: BotPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, seat, view = question("connect-four")
    slow = await bots.run(trouble.who_am_i)
    monkeypatch.setattr(worker, "think", slow_think)
    work = bots.work

    async def hasty(function: Any, args: Any, share: Share, budget: float) -> Any:
        assert budget == bots.budget
        return await work(function, args, share, SOON if function is slow_think else budget)

    monkeypatch.setattr(bots, "work", hasty)

    choices = await bots.think("connect-four", GREEDY, seat, view, seed=1)

    assert choices == worker.glance("connect-four", seat, view, 1)
    match.play_all(seat, choices)
    assert bots.counts["overruns"] == 1
    assert await bots.run(trouble.who_am_i) != slow, "the worker is another one now"


async def test_an_answer_of_a_worker_that_dies_is_found_at_a_glance(
    bots: BotPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, seat, view = question("connect-four")
    monkeypatch.setattr(worker, "think", deadly_think)

    choices = await bots.think("connect-four", GREEDY, seat, view, seed=1)

    assert choices == worker.glance("connect-four", seat, view, 1)
    match.play_all(seat, choices)
    assert bots.counts["crashes"] == 1
    assert await bots.run(trouble.doubled, 4) == 8


async def test_where_nothing_comes_in_time_the_answer_is_any_that_the_rules_allow(
    bots: BotPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, seat, view = question("connect-four")
    monkeypatch.setattr(worker, "think", deadly_think)
    monkeypatch.setattr(worker, "glance", deadly_think)

    choices = await bots.think("connect-four", GREEDY, seat, view, seed=1)

    match.play_all(seat, choices)
    assert bots.counts["crashes"] == 2


@pytest.mark.parametrize("title", sorted(TITLES))
def test_a_glance_finds_an_answer_in_every_title(title: str) -> None:
    match, seat, view = question(title)

    match.play_all(seat, worker.glance(title, seat, view, 1))


async def test_a_player_that_fails_is_answered_for(bots: BotPool) -> None:
    match, seat, view = question("connect-four")

    choices = await bots.think("connect-four", "oracle", seat, view, seed=1)

    match.play_all(seat, choices)
    assert bots.counts["failures"] == 1


def slow_think(*facts: object) -> list[int]:
    trouble.loop_for_ever()
    return []


def deadly_think(*facts: object) -> list[int]:
    trouble.die()
    return []


async def test_errors_come_back_with_their_kind_and_message(bots: BotPool) -> None:
    with pytest.raises(BrokenReplay, match="entry 7: that is not allowed"):
        await bots.run(trouble.refuse)

    assert await bots.run(trouble.doubled, 4) == 8


async def test_what_is_printed_in_a_worker_does_no_harm(bots: BotPool) -> None:
    assert await bots.run(trouble.chatter) == "done"


async def test_the_loop_goes_on_while_a_worker_works(bots: BotPool) -> None:
    working = asyncio.create_task(bots.run(trouble.loop_for_ever))
    for _ in range(100):
        await asyncio.sleep(0)

    assert not working.done()
    await bots.close()
    with pytest.raises(Stopping):
        await working


async def test_who_gives_up_waiting_does_not_disturb_the_worker(bots: BotPool) -> None:
    first = await bots.run(trouble.who_am_i)
    waiting = asyncio.create_task(bots.run(trouble.doubled, 4))
    await asyncio.sleep(0)
    waiting.cancel()

    assert await bots.run(trouble.who_am_i) == first


async def test_nothing_is_asked_of_a_closed_pool(bots: BotPool) -> None:
    await bots.close()

    with pytest.raises(Stopping):
        await bots.run(trouble.doubled, 4)


async def test_who_wanted_something_else_hears_that_the_worker_has_died(bots: BotPool) -> None:
    with pytest.raises(TooMuchWork):
        await bots.run(trouble.die)

    assert await bots.run(trouble.doubled, 4) == 8


async def test_each_question_is_thought_about_once(club: Club) -> None:
    room = await club.create("connect-four", "me bot")
    await listen(room, ANN, 0)
    with sleeping(club.bots):
        await answer(room, ANN, 0, 3)
        for _ in range(3):
            await room.tick()
        await until(lambda: bool(club.bots.asked))

    await until(lambda: len(room.table.log) == 2)
    assert [seat for seat, _ in club.bots.asked] == [1]


async def test_an_answer_that_comes_too_late_is_dropped(club: Club) -> None:
    room = await club.create("connect-four", "me bot")
    with sleeping(club.bots):
        await answer(room, ANN, 0, 3)
        await until(lambda: bool(club.bots.asked))
        await room.change(lambda now: room.table.propose_undo("ann", 0, now))
        assert room.table.question_of(0) is not None

    await until(room.bot_turns.is_quiet)
    assert [entry.seat for entry in room.table.log] == [0, -2]


async def test_a_table_that_is_closed_while_a_bot_thinks_hears_no_answer(
    club: Club, caplog: pytest.LogCaptureFixture
) -> None:
    room = await club.create("connect-four", "me bot")
    with sleeping(club.bots):
        await answer(room, ANN, 0, 3)
        await until(lambda: bool(club.bots.asked))
        await room.command(ANN, sent.CloseTable())

    await until(room.bot_turns.is_quiet)
    assert len(room.table.log) == 1
    assert caplog.records == []


async def test_bots_think_about_nothing_when_the_game_is_over(club: Club) -> None:
    room = await club.create("connect-four", "bot bot")

    await until_over(room)
    asked = len(club.bots.asked)
    await until(room.bot_turns.is_quiet)
    room.bot_turns.ask()

    # Where a single answer is left, the table gives it and no bot is asked.
    assert 0 < asked <= len(room.table.log)
    assert len(club.bots.asked) == asked
    assert room.bot_turns.is_quiet()
