"""What happens by itself, in time: also in rooms that were put to sleep."""

import pytest

from orrery.engine.events import SPECTATOR
from orrery.server.rooms.room import Room
from orrery.table.settings import DAY, ClockKind, ClockSettings, OnTimeout, Settings
from tests.server.hosting.club import ANN, BOB, CID, IDLE, LEASE, Club, answer, listen, until

pytestmark = pytest.mark.anyio

MINUTE = Settings(clock=ClockSettings(ClockKind.DECISION, seconds=60), on_timeout=OnTimeout.ANSWER)
HOUR = Settings(clock=ClockSettings(ClockKind.DECISION, seconds=3600), on_timeout=OnTimeout.ANSWER)
THREE_DAYS = Settings(clock=ClockSettings(ClockKind.DAYS, seconds=3 * DAY), on_timeout=OnTimeout.ANSWER)


async def put_to_sleep(club: Club, room: Room) -> None:
    """Nobody needs the room for long enough."""
    club.time.now += IDLE
    await club.hub.look_after()
    assert room.id not in club.hub.rooms


def left(room: Room) -> float | None:
    return room.table.play.clocks.views(room.context.now())[0].left


async def test_a_bot_answers_for_who_is_out_of_time(club: Club) -> None:
    room = await club.pair(settings=MINUTE)
    await club.wait(room, 59.9)
    assert len(room.table.log) == 0

    await club.wait(room, 0.1)

    await until(lambda: len(room.table.log) == 1)


async def test_a_room_wakes_up_by_itself(club: Club) -> None:
    room = await club.pair(settings=Settings(clock=ClockSettings(ClockKind.DECISION, seconds=0.05)))
    club.time.now += 0.05

    await until(lambda: len(room.table.log) > 0)


async def test_an_alarm_that_rings_early_is_set_again(club: Club) -> None:
    room = await club.pair(settings=Settings(clock=ClockSettings(ClockKind.DECISION, seconds=0.05)))
    other = await club.pair(settings=Settings(clock=ClockSettings(ClockKind.DECISION, seconds=0.1)))
    club.time.now += 0.04
    await until(lambda: other.touched == club.time.now)
    assert len(room.table.log) == 0

    club.time.now += 0.01

    await until(lambda: len(room.table.log) > 0)


async def test_spectators_lag_behind(club: Club) -> None:
    room = await club.pair(settings=Settings(delay=30))
    listener = await listen(room, CID, SPECTATOR)
    await answer(room, ANN, 0, 3)
    assert all(not update.events for update in listener.updates)

    await club.wait(room, 30)

    assert len(listener.last.events) == 1


async def test_who_comes_to_watch_takes_nothing_from_other_spectators(club: Club) -> None:
    room = await club.pair(settings=Settings(delay=30))
    listener = await listen(room, CID, SPECTATOR)
    await answer(room, ANN, 0, 3)
    club.time.now += 30

    await listen(room, BOB, SPECTATOR)

    assert [len(update.events) for update in listener.updates if update.events] == [1]


async def test_time_counts_while_a_room_sleeps(club: Club) -> None:
    room = await club.pair(settings=HOUR)
    await put_to_sleep(club, room)
    club.time.now += 600

    woken = await club.hub.room(room.id)

    assert left(woken) == 3600 - IDLE - 600


async def test_a_sleeping_room_is_opened_when_something_is_due(club: Club) -> None:
    room = await club.pair(settings=HOUR)
    await put_to_sleep(club, room)
    club.time.now += 3600 - IDLE - LEASE
    await club.hub.wake()
    assert club.hub.rooms == {}

    club.time.now += LEASE
    await club.hub.wake()

    woken = club.hub.rooms[room.id]
    await woken.tick()
    await until(lambda: len(woken.table.log) == 1)


async def test_no_time_counts_while_the_program_is_down(club: Club) -> None:
    room = await club.pair(settings=HOUR)
    await club.wait(room, 600)
    await club.hub.close()
    club.time.now += 7200

    club.hub = club.new_hub(club.bots)
    opened = await club.hub.room(room.id)

    assert left(opened) == 3000


async def test_days_are_days_of_the_calendar(club: Club) -> None:
    room = await club.pair(settings=THREE_DAYS)
    await club.hub.close()
    club.time.now += 3 * DAY

    club.hub = club.new_hub(club.bots)
    opened = await club.hub.room(room.id)
    await opened.tick()

    await until(lambda: len(opened.table.log) == 1)


async def test_a_room_in_which_something_is_due_soon_stays_open(club: Club) -> None:
    room = await club.pair(settings=HOUR)
    club.time.now += 3600 - IDLE

    await club.hub.look_after()

    assert room.id in club.hub.rooms
