"""Bots wait for people to see what happened: as the pace of the table says, and where somebody looks."""

import pytest

from orrery.server.rooms.room import Room
from orrery.table.pace import LONGEST_TURN, Pace
from orrery.table.settings import Settings
from tests.server.hosting.club import ANN, BOB, Club, answer, listen, until

pytestmark = pytest.mark.anyio

SLOW = Settings(pace=Pace.SLOW)


async def held_back(club: Club, room: Room) -> None:
    """Let the bot think, and see that it doesn't answer."""
    await until(lambda: bool(room.bot_turns._ready))
    assert len(room.table.log) == 1


async def test_a_bot_waits_until_its_opponents_move_has_been_seen(club: Club) -> None:
    room = await club.create("connect-four", "me bot", SLOW)
    await listen(room, ANN, 0)
    await answer(room, ANN, 0, 3)
    await held_back(club, room)
    wait = room.bot_turns.pacing.until - club.time.now
    assert 0 < wait <= LONGEST_TURN

    await club.wait(room, wait / 2)
    assert len(room.table.log) == 1
    await club.wait(room, wait / 2)

    await until(lambda: len(room.table.log) == 2)


async def test_a_bot_waits_for_nobody_who_is_not_there(club: Club) -> None:
    room = await club.create("connect-four", "me bot", SLOW)

    await answer(room, ANN, 0, 3)

    await until(lambda: len(room.table.log) == 2)


async def test_a_bot_doesnt_wait_for_a_program(club: Club) -> None:
    room = await club.create("connect-four", "me bot", SLOW)
    await room.subscribe(ANN, 0, 0, 0, lambda update: None, is_program=True)

    await answer(room, ANN, 0, 3)

    await until(lambda: len(room.table.log) == 2)


async def test_a_bot_waits_at_no_table_with_the_pace_off(club: Club) -> None:
    room = await club.create("connect-four", "me bot", Settings(pace=Pace.OFF))
    await listen(room, ANN, 0)

    await answer(room, ANN, 0, 3)

    await until(lambda: len(room.table.log) == 2)


async def test_people_are_never_held_back(club: Club) -> None:
    room = await club.pair(settings=SLOW)
    await listen(room, ANN, 0)
    await answer(room, ANN, 0, 3)

    await answer(room, BOB, 1, 3)

    assert len(room.table.log) == 2


async def test_a_move_that_is_taken_back_meanwhile_needs_no_answer(club: Club) -> None:
    room = await club.create("connect-four", "me bot", SLOW)
    await listen(room, ANN, 0)
    await answer(room, ANN, 0, 3)
    await held_back(club, room)

    await room.change(lambda now: room.table.propose_undo("ann", 0, now))
    await club.wait(room, LONGEST_TURN)

    await until(room.bot_turns.is_quiet)
    assert [entry.seat for entry in room.table.log] == [0, -2]


async def test_a_bot_that_waits_is_waited_for_by_the_room(club: Club) -> None:
    room = await club.create("connect-four", "me bot", SLOW)
    await listen(room, ANN, 0)

    await answer(room, ANN, 0, 3)
    await held_back(club, room)

    assert not room.bot_turns.is_quiet()
    assert room.bot_turns.due() == room.bot_turns.pacing.until
