"""Matches go on by themselves after a stop or a crash, without anybody asking for them."""

import asyncio
from typing import Any

import pytest

from orrery.engine.errors import BrokenReplay
from orrery.server.rooms import hub as hubs
from orrery.server.rooms import load as opening
from orrery.server.rooms.hub import PUT_OFF, Hub
from orrery.server.rooms.room import Room
from orrery.server.store.errors import StoreUnavailable
from orrery.server.store.records import StoredMatch
from orrery.table.settings import DAY, ClockKind, ClockSettings, OnTimeout, Settings
from tests.server.hosting.club import ANN, BOB, LEASE, Club, answer, sleeping, until

pytestmark = pytest.mark.anyio

HOUR = Settings(clock=ClockSettings(ClockKind.DECISION, seconds=3600), on_timeout=OnTimeout.ANSWER)
THREE_DAYS = Settings(clock=ClockSettings(ClockKind.DAYS, seconds=3 * DAY), on_timeout=OnTimeout.ANSWER)


@pytest.fixture
def by_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is woken but by the test: a hub with an open room looks for matches that are due by itself."""
    monkeypatch.setattr(Hub, "begin", lambda hub: None)


def crash(club: Club) -> None:
    """The process is gone without having stored or released anything; another one takes its place."""
    for keeper in club.hub._keepers:
        keeper.cancel()
    for room in list(club.hub.rooms.values()):
        room.shut("crashed")
    club.hub = club.new_hub(club.bots)


async def stop(club: Club) -> None:
    """A tidy end, and another process."""
    await club.hub.close()
    club.hub = club.new_hub(club.bots)


def has_answers(hub: Hub, room: Room, count: int) -> bool:
    found = hub.rooms.get(room.id)
    return found is not None and len(found.table.log) >= count and found.table.pending is None


async def test_days_run_out_though_nobody_opens_the_match(club: Club) -> None:
    room = await club.pair(settings=THREE_DAYS)
    await stop(club)
    club.time.now += 3 * DAY

    club.hub.begin()

    await until(lambda: has_answers(club.hub, room, 1))


@pytest.mark.usefixtures("by_hand")
async def test_a_match_is_not_opened_before_its_days_have_run_out(club: Club) -> None:
    await club.pair(settings=THREE_DAYS)
    await stop(club)
    club.time.now += 3 * DAY - 1

    await club.hub.wake()

    assert club.hub.rooms == {}


@pytest.mark.parametrize("seats", ["me bot", "bot me"])
async def test_a_bot_that_was_thinking_when_the_process_died_thinks_again(club: Club, seats: str) -> None:
    with sleeping(club.bots):
        room = await club.create("connect-four", seats)
        if seats == "me bot":
            await answer(room, ANN, 0, 3)
        await until(lambda: bool(club.bots.asked))
        given = len(room.table.log)
        crash(club)
    club.time.now += LEASE + 1

    club.hub.begin()

    await until(lambda: has_answers(club.hub, room, given + 1))


async def test_bots_that_were_thinking_at_a_tidy_end_think_again_at_once(club: Club) -> None:
    with sleeping(club.bots):
        room = await club.create("connect-four", "bot me")
        await stop(club)

    club.hub.begin()

    await until(lambda: has_answers(club.hub, room, 1))


@pytest.mark.usefixtures("by_hand")
async def test_nobody_takes_a_match_from_a_process_that_may_be_alive(club: Club) -> None:
    with sleeping(club.bots):
        room = await club.create("connect-four", "bot me")
        crash(club)
        club.time.now += LEASE

        await club.hub.wake()
        assert club.hub.rooms == {}

        club.time.now += 1
        await club.hub.wake()
        assert set(club.hub.rooms) == {room.id}


@pytest.mark.usefixtures("by_hand")
async def test_a_game_that_waits_for_people_is_left_alone(club: Club) -> None:
    await club.pair()
    await club.create("connect-four", "me open")
    await club.create("connect-four", "me bot")
    crash(club)
    club.time.now += 1000 * DAY

    await club.hub.wake()

    assert club.hub.rooms == {}


@pytest.mark.usefixtures("by_hand")
async def test_where_no_time_counts_meanwhile_a_match_gets_what_was_left_of_it(club: Club) -> None:
    room = await club.pair(settings=HOUR)
    await club.wait(room, 600)
    await stop(club)
    club.time.now += 3000

    await club.hub.wake()

    woken = club.hub.rooms[room.id]
    assert woken.table.play.clocks.views(club.time.now)[0].left == 3000


@pytest.mark.usefixtures("by_hand")
async def test_matches_are_woken_a_few_at_a_time(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hubs, "MOST_WOKEN", 2)
    with sleeping(club.bots):
        for _ in range(5):
            await club.create("connect-four", "bot me")
        await stop(club)

        opened = []
        for _ in range(4):
            await club.hub.wake()
            opened.append(len(club.hub.rooms))

    assert opened == [2, 4, 5, 5]


@pytest.mark.usefixtures("by_hand")
async def test_two_processes_share_what_is_due_and_none_is_opened_twice(club: Club) -> None:
    with sleeping(club.bots):
        made = {(await club.create("connect-four", "bot me")).id for _ in range(6)}
        await stop(club)
        other = club.new_hub(club.bots)

        await asyncio.gather(club.hub.wake(), other.wake())

        assert set(club.hub.rooms) | set(other.rooms) == made
        assert not set(club.hub.rooms) & set(other.rooms)
        await other.close()


@pytest.mark.parametrize("error", [BrokenReplay(7, "other rules"), ValueError("a fault of the program")])
@pytest.mark.usefixtures("by_hand")
async def test_a_match_that_can_t_be_opened_keeps_nobody_waiting(
    club: Club, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    monkeypatch.setattr(hubs, "MOST_WOKEN", 1)
    with sleeping(club.bots):
        broken, sound = sorted([(await club.create("connect-four", "bot me")).id for _ in range(2)])
        await stop(club)
        tried = refuse_to_open(monkeypatch, broken, error)

        await club.hub.wake()
        await club.hub.wake()
        assert (set(club.hub.rooms), tried) == ({sound}, [broken])

        club.time.now += PUT_OFF
        await club.hub.look_after()
        await club.hub.wake()
        assert tried == [broken] * 2


def refuse_to_open(monkeypatch: pytest.MonkeyPatch, match: str, error: Exception) -> list[str]:
    """Let one match fail to open; how often that was tried."""
    really, tried = opening.reopen, []

    async def reopen(stored: StoredMatch, since: float) -> Any:
        if stored.record.id != match:
            return await really(stored, since)
        tried.append(match)
        raise error

    monkeypatch.setattr(hubs, "reopen", reopen)
    return tried


@pytest.mark.usefixtures("by_hand")
async def test_a_store_that_is_gone_for_a_while_puts_nothing_off(club: Club) -> None:
    with sleeping(club.bots):
        room = await club.create("connect-four", "bot me")
        await stop(club)
        club.trouble.unreadable = StoreUnavailable("gone")
        with pytest.raises(StoreUnavailable):
            await club.hub.wake()

        club.trouble.unreadable = None
        await club.hub.wake()

    assert set(club.hub.rooms) == {room.id}


async def test_a_match_that_could_not_be_read_is_not_held_for_ever(club: Club) -> None:
    room = await club.pair()
    await stop(club)
    club.trouble.unreadable = club.trouble.unwritable = StoreUnavailable("gone")
    with pytest.raises(StoreUnavailable):
        await club.hub.room(room.id)
    assert not await club.store.claim(room.id, "another")

    club.trouble.unwritable = None
    await club.hub.look_after()

    assert await club.store.claim(room.id, "another")


@pytest.mark.usefixtures("by_hand")
async def test_a_woken_match_falls_asleep_again_when_it_waits_for_people(club: Club) -> None:
    with sleeping(club.bots):
        room = await club.create("connect-four", "bot me")
        await stop(club)
    await club.hub.wake()
    await until(lambda: has_answers(club.hub, room, 1))
    await stop(club)

    await club.hub.wake()

    assert club.hub.rooms == {}
    stored = await club.store.load(room.id)
    assert stored is not None
    assert len(stored.entries) == 1


async def test_an_answer_after_a_match_was_woken_is_taken_as_ever(club: Club) -> None:
    room = await club.pair(settings=THREE_DAYS)
    await stop(club)
    club.time.now += 3 * DAY
    club.hub.begin()
    await until(lambda: has_answers(club.hub, room, 1))

    await answer(await club.hub.room(room.id), BOB, 1, 3)

    assert len(club.hub.rooms[room.id].table.log) == 2
