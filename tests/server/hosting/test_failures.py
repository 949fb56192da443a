"""When the store fails, nobody sees what nobody will find again; when a match is lost, people are told."""

import pytest

from orrery.engine.events import SPECTATOR
from orrery.server.rooms.errors import MatchElsewhere, RoomClosed
from orrery.server.store.errors import LeaseLost, StoreUnavailable
from orrery.server.wire import commands as sent
from tests.server.hosting.club import ANN, BOB, CID, LEASE, Club, answer, listen, sleeping, until, until_over

pytestmark = pytest.mark.anyio


async def test_what_could_not_be_stored_has_not_happened(club: Club) -> None:
    room = await club.pair()
    listener = await listen(room, BOB, 1)
    number = room.table.number
    club.trouble.before = StoreUnavailable("the disk is full")

    with pytest.raises(StoreUnavailable):
        await answer(room, ANN, 0, 3)

    assert (room.table.number, len(room.table.log), listener.updates) == (number, 0, [])
    assert room.table.question_of(0) is not None


async def test_the_game_goes_on_when_the_store_is_back(club: Club) -> None:
    room = await club.pair()
    listeners = [await listen(room, BOB, 1), await listen(room, CID, SPECTATOR)]
    club.trouble.before = StoreUnavailable("the disk is full")
    with pytest.raises(StoreUnavailable):
        await answer(room, ANN, 0, 3)

    await answer(room, ANN, 0, 4)

    assert [listener.last.number for listener in listeners] == [room.table.number] * 2
    assert room.table.seating.seats[1].present
    assert room.table.spectators.watchers == {"cid": "Cid"}


async def test_a_fault_of_the_program_leaves_the_table_as_it_was(club: Club) -> None:
    room = await club.pair()
    host = room.table.seating.host

    def half_done(now: float) -> None:
        room.table.seating.host = "nobody"
        raise ValueError("a fault in the rules")

    with pytest.raises(ValueError, match="a fault in the rules"):
        await room.change(half_done)

    assert room.table.seating.host == host
    await answer(room, ANN, 0, 3)
    assert len(room.table.log) == 1


async def test_what_was_stored_though_the_store_failed_is_found_on_reconnecting(club: Club) -> None:
    room = await club.pair()
    listener = await listen(room, BOB, 1)
    club.trouble.after = StoreUnavailable("the line broke")

    with pytest.raises(StoreUnavailable):
        await answer(room, ANN, 0, 3)

    assert (listener.closed, listener.updates) == (RoomClosed.code, [])
    back = await listen(await club.hub.room(room.id), BOB, 1)
    assert len(back.initial.update.events) == 1


async def test_a_room_that_can_t_be_read_again_is_closed_and_can_be_opened_later(club: Club) -> None:
    room = await club.pair()
    listener = await listen(room, BOB, 1)
    club.trouble.before = club.trouble.unreadable = StoreUnavailable("gone")

    with pytest.raises(StoreUnavailable):
        await answer(room, ANN, 0, 3)
    assert listener.closed == RoomClosed.code
    with pytest.raises(RoomClosed):
        await room.command(ANN, sent.Say(text="hello?"))
    with pytest.raises(StoreUnavailable):
        await club.hub.room(room.id)

    club.trouble.unreadable = None
    await answer(await club.hub.room(room.id), ANN, 0, 3)


async def test_bots_go_on_after_a_failure(club: Club) -> None:
    room = await club.create("connect-four", "me bot")
    with sleeping(club.bots):
        await answer(room, ANN, 0, 3)
        club.trouble.before = StoreUnavailable("the disk is full")

    await until(lambda: len(room.table.log) == 2)


async def test_who_loses_the_lease_tells_everybody_and_stores_nothing(club: Club) -> None:
    room = await club.pair()
    listener = await listen(room, BOB, 1)
    club.time.now += LEASE + 1
    assert await club.store.claim(room.id, "another")

    with pytest.raises(LeaseLost):
        await answer(room, ANN, 0, 3)

    assert listener.closed == LeaseLost.code
    with pytest.raises(MatchElsewhere):
        await club.hub.room(room.id)


async def test_a_lost_lease_is_noticed_though_nobody_does_anything(club: Club) -> None:
    lost, kept = await club.pair(), await club.pair()
    listeners = [await listen(room, BOB, 1) for room in (lost, kept)]
    club.time.now += LEASE + 1
    await club.store.claim(lost.id, "another")

    await club.hub.look_after()

    assert [listener.closed for listener in listeners] == [LeaseLost.code, ""]
    assert set(club.hub.rooms) == {kept.id}


async def test_leases_are_renewed(club: Club) -> None:
    room = await club.pair()
    for _ in range(5):
        club.time.now += LEASE / 2
        await club.hub.look_after()

    assert not await club.store.claim(room.id, "another")


async def test_another_process_takes_over_where_the_first_was(club: Club) -> None:
    room = await club.create("connect-four", "me bot")
    await answer(room, ANN, 0, 3)
    await until(lambda: len(room.table.log) == 2)
    other = club.new_hub(club.bots)
    with pytest.raises(MatchElsewhere):
        await other.room(room.id)

    club.time.now += LEASE + 1
    taken = await other.room(room.id)
    await answer(taken, ANN, 0, 3)
    with pytest.raises(LeaseLost):
        await room.command(ANN, sent.Say(text="here"))

    assert len(taken.table.log) >= 3
    await other.close()


async def test_a_bot_that_answers_what_is_not_allowed_is_answered_for(club: Club) -> None:
    club.bots.wrong = [99]

    room = await club.create("connect-four", "bot bot")
    await until_over(room)

    # Where a single answer is left, the table gives it and no bot is asked.
    assert 0 < club.bots.counts["failures"] == len(club.bots.asked) <= len(room.table.log)
