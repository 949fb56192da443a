"""A room: one thing at a time, stored before it is told, and told to everybody alike."""

import asyncio

import pytest

from orrery.engine.errors import IllegalChoice
from orrery.engine.events import SPECTATOR
from orrery.server.rooms.errors import RoomClosed
from orrery.server.wire import commands as sent
from orrery.table.errors import NoSpectators, NotSeated, StaleQuestion
from orrery.table.messages import TableUpdate
from orrery.table.settings import Settings
from tests.server.hosting.club import ANN, BOB, CID, Club, answer, listen, until

pytestmark = pytest.mark.anyio


async def test_all_listeners_are_told_the_same_numbers(club: Club) -> None:
    room = await club.pair()
    listeners = [
        await listen(room, person, viewer) for person, viewer in ((ANN, 0), (BOB, 1), (CID, SPECTATOR))
    ]
    for listener in listeners:
        listener.updates.clear()

    await answer(room, ANN, 0, 3)
    await room.command(BOB, sent.Say(text="well done"))
    await answer(room, BOB, 1, 3)

    number = room.table.number
    assert [listener.numbers for listener in listeners] == [[number - 2, number - 1, number]] * 3
    assert [listener.last.events for listener in listeners] == [listeners[0].last.events] * 3


async def test_two_connections_of_one_seat_hear_the_same(club: Club) -> None:
    room = await club.pair()
    first, second = await listen(room, ANN, 0), await listen(room, ANN, 0)

    await answer(room, ANN, 0, 3)

    assert first.updates[-1:] == second.updates


async def test_nobody_hears_of_a_change_before_it_is_stored(club: Club) -> None:
    room = await club.pair()
    listener = await listen(room, BOB, 1)
    club.trouble.gate.clear()

    waiting = asyncio.create_task(answer(room, ANN, 0, 3))
    await until(lambda: room.table.pending is not None)
    assert (waiting.done(), listener.updates) == (False, [])
    club.trouble.gate.set()
    await waiting

    assert listener.numbers == [room.table.number]
    stored = await club.store.load(room.id)
    assert stored is not None
    assert [entry.choice for entry in stored.entries] == [3]


async def test_of_two_answers_at_once_the_second_is_refused(club: Club) -> None:
    room = await club.pair()
    question = room.table.question_of(0)
    assert question is not None
    command = sent.Answer(seat=0, question=question.number, choices=[3])

    results = await asyncio.gather(
        room.command(ANN, command), room.command(ANN, command), return_exceptions=True
    )

    assert results[0] is None
    assert isinstance(results[1], StaleQuestion)
    assert len(room.table.log) == 1


async def test_who_comes_in_while_something_is_stored_sees_it_whole(club: Club) -> None:
    room = await club.pair()
    club.trouble.gate.clear()
    waiting = asyncio.create_task(answer(room, ANN, 0, 3))
    await until(lambda: room.table.pending is not None)

    coming = asyncio.create_task(listen(room, BOB, 1))
    club.trouble.gate.set()
    await waiting
    listener = await coming

    assert len(listener.initial.update.events) == 1
    assert listener.updates == []


async def test_who_comes_back_gets_what_was_missed_and_nothing_twice(club: Club) -> None:
    room = await club.pair()
    listener = await listen(room, BOB, 1)
    await answer(room, ANN, 0, 3)
    heard = listener.last.next_event
    listener.leave()
    await answer(room, BOB, 1, 3)
    await room.command(ANN, sent.Say(text="still there?"))
    await answer(room, ANN, 0, 2)

    back = await listen(room, BOB, 1, since_event=heard)

    update = back.initial.update
    assert (update.first_event, [event[1] for event in update.events]) == (heard, [1, 0])
    assert [line.text for line in update.chat] == ["still there?"]
    assert len(listener.updates) == 1


async def test_a_refused_command_changes_nothing(club: Club) -> None:
    room = await club.pair()
    listener = await listen(room, BOB, 1)

    with pytest.raises(IllegalChoice):
        await answer(room, ANN, 0, 99)
    with pytest.raises(NotSeated):
        await room.command(CID, sent.Leave(seat=0))

    assert (listener.updates, len(room.table.log)) == ([], 0)


async def test_a_preview_waits_its_turn_and_changes_nothing(club: Club) -> None:
    room = await club.pair()
    question = room.table.question_of(0)
    assert question is not None

    shown = await room.preview(ANN, 0, question.number, [3])

    assert (shown.taken, len(room.table.log)) == (1, 0)


async def test_a_listener_that_fails_is_dropped_and_does_not_harm_others(club: Club) -> None:
    room = await club.pair()
    listener = await listen(room, BOB, 1)
    reasons: list[str] = []

    def broken(update: TableUpdate) -> None:
        raise ValueError("no room for more")

    await room.subscribe(ANN, 0, 0, 0, broken, reasons.append)
    await answer(room, ANN, 0, 3)
    await answer(room, BOB, 1, 3)

    assert reasons == [RoomClosed.code]
    assert listener.last.number == room.table.number


async def test_what_was_asked_for_is_done_though_nobody_waits_for_it(club: Club) -> None:
    room = await club.pair()
    listener = await listen(room, BOB, 1)
    club.trouble.gate.clear()
    waiting = asyncio.create_task(answer(room, ANN, 0, 3))
    await until(lambda: room.table.pending is not None)

    waiting.cancel()
    club.trouble.gate.set()
    await until(lambda: bool(listener.updates))

    await answer(room, BOB, 1, 3)
    assert len(room.table.log) == 2


async def test_who_gives_up_coming_in_is_not_listened_for(club: Club) -> None:
    room = await club.pair()
    club.trouble.gate.clear()
    coming = asyncio.create_task(listen(room, CID, SPECTATOR))
    await until(lambda: room.table.pending is not None)

    coming.cancel()
    club.trouble.gate.set()
    await answer(room, ANN, 0, 3)

    assert len(room.presence) == 0


async def test_who_has_left_a_seat_hears_nothing_of_who_comes_after(club: Club) -> None:
    room = await club.pair()
    listener = await listen(room, BOB, 1)
    await room.command(BOB, sent.Leave(seat=1))
    heard = len(listener.updates)
    await room.command(ANN, sent.OfferSeat(seat=1))

    await room.command(CID, sent.JoinMatch(seat=1))
    await answer(room, ANN, 0, 3)

    assert listener.closed == "not-seated"
    assert len(listener.updates) == heard


async def test_nobody_watches_a_table_that_is_not_for_watching(club: Club) -> None:
    room = await club.pair(settings=Settings(spectators=False))

    with pytest.raises(NoSpectators):
        await listen(room, CID, SPECTATOR)
    with pytest.raises(NotSeated):
        await listen(room, CID, 0)
    assert len(room.presence) == 0
