"""Whom a room calls, and when."""

import asyncio
from dataclasses import replace

import pytest

from orrery.server.notify.calls import CallPolicy, asked_people
from orrery.server.notify.deliveries import DeliveryQueue
from orrery.server.rooms.room import Room
from orrery.server.wire import commands as sent
from tests.server.hosting.club import ANN, BOB, IDLE, Listener, answer, listen, until
from tests.server.notify.browser import Browser
from tests.server.notify.party import AFTER, Party, missed
from tests.server.notify.stand_in import StandIn

pytestmark = pytest.mark.anyio


@pytest.fixture
async def ann(party: Party) -> Browser:
    return await party.give(Browser("/send/ann"))


@pytest.fixture
async def bob(party: Party) -> Browser:
    return await party.give(Browser("/send/bob"), BOB.id)


def called(stand_in: StandIn) -> list[str]:
    return [request.line.split()[1].removeprefix("/send/") for request in stand_in.received]


async def go(room: Room, listener: Listener) -> None:
    """Leave the table for longer than one is missed."""
    listener.leave()
    await missed(room, 0)


@pytest.mark.usefixtures("ann", "bob")
class TestCalls:
    async def test_who_is_asked_and_away_is_called_after_a_while(
        self, party: Party, stand_in: StandIn
    ) -> None:
        room = await party.pair()
        await party.pass_by(room, AFTER - 0.5)
        assert called(stand_in) == []

        await party.pass_by(room, 0.5)

        assert called(stand_in) == ["ann"]

    async def test_nobody_is_called_twice_in_a_turn(self, party: Party, stand_in: StandIn) -> None:
        room = await party.pair()
        for _ in range(3):
            await party.pass_by(room, AFTER)
        listener = await listen(room, ANN, 0)
        await go(room, listener)
        await party.pass_by(room, AFTER)

        assert called(stand_in) == ["ann"]

    async def test_a_turn_of_several_questions_is_one(self, party: Party, stand_in: StandIn) -> None:
        room = await party.pair("backgammon")
        [seat] = asked_people(room.table)
        await party.pass_by(room, AFTER)

        await answer(room, (ANN, BOB)[seat], seat, room.table.play.match.options(seat)[0])
        assert list(asked_people(room.table)) == [seat]
        await party.pass_by(room, AFTER)

        assert called(stand_in) == [("ann", "bob")[seat]]

    async def test_everybody_is_called_in_every_turn(self, party: Party, stand_in: StandIn) -> None:
        room = await party.pair()
        await party.pass_by(room, AFTER)
        await answer(room, ANN, 0, 3)
        await party.pass_by(room, AFTER)
        await answer(room, BOB, 1, 3)
        await party.pass_by(room, AFTER)

        assert called(stand_in) == ["ann", "bob", "ann"]

    async def test_who_is_at_the_table_is_not_called(self, party: Party, stand_in: StandIn) -> None:
        room = await party.pair()
        await listen(room, ANN, 0)

        await party.pass_by(room, 10 * AFTER)

        assert called(stand_in) == []

    async def test_time_away_begins_when_somebody_leaves(self, party: Party, stand_in: StandIn) -> None:
        room = await party.pair()
        listener = await listen(room, ANN, 0)
        await party.pass_by(room, 10 * AFTER)
        await go(room, listener)
        await party.pass_by(room, AFTER - 0.5)
        assert called(stand_in) == []

        await party.pass_by(room, 0.5)

        assert called(stand_in) == ["ann"]

    async def test_a_look_at_the_table_begins_the_time_anew(self, party: Party, stand_in: StandIn) -> None:
        room = await party.pair()
        await party.pass_by(room, AFTER - 1)
        listener = await listen(room, ANN, 0)
        await go(room, listener)

        await party.pass_by(room, AFTER - 1)

        assert called(stand_in) == []

    async def test_who_has_a_seat_and_looks_on_without_a_hand_is_not_called(
        self, party: Party, stand_in: StandIn
    ) -> None:
        room = await party.pair()
        await listen(room, ANN, -1)

        await party.pass_by(room, AFTER)

        assert called(stand_in) == []

    async def test_who_has_answered_meanwhile_is_not_called(self, party: Party, stand_in: StandIn) -> None:
        room = await party.pair()
        await party.pass_by(room, AFTER - 1)
        await answer(room, ANN, 0, 3)

        await party.pass_by(room, AFTER - 1)

        assert called(stand_in) == []

    async def test_what_waits_to_be_sent_is_dropped_by_an_answer(
        self, party: Party, stand_in: StandIn
    ) -> None:
        room = await party.pair()
        party.time.now += AFTER
        room.calls.look()

        await answer(room, ANN, 0, 3)
        await party.settled()

        assert called(stand_in) == []

    async def test_bots_are_not_called(self, party: Party, stand_in: StandIn) -> None:
        party.bots.awake.clear()
        room = await party.create("connect-four", "bot me")

        await party.pass_by(room, AFTER)

        assert called(stand_in) == []
        assert not room.calls.is_waiting()

    async def test_nobody_is_called_to_a_table_that_waits_for_people(
        self, party: Party, stand_in: StandIn
    ) -> None:
        await party.pass_by(await party.create("connect-four", "me open"), AFTER)

        assert called(stand_in) == []

    async def test_who_has_stood_up_is_not_called(self, party: Party, stand_in: StandIn) -> None:
        room = await party.pair()
        await room.command(ANN, sent.Leave(seat=0))

        await party.pass_by(room, AFTER)

        assert called(stand_in) == []

    async def test_a_new_process_does_not_call_again(self, party: Party, stand_in: StandIn) -> None:
        room = await party.pair()
        await party.pass_by(room, AFTER)
        await party.hub.close()
        party.hub = party.new_hub(party.bots)
        opened = await party.hub.room(room.id)

        await party.pass_by(opened, AFTER)

        assert called(stand_in) == ["ann"]

    async def test_a_room_stays_open_until_everybody_was_called(self, party: Party) -> None:
        room = await party.pair()
        party.time.now += IDLE
        await party.hub.look_after()
        assert room.id in party.hub.rooms

        await party.pass_by(room, 0)
        await party.hub.look_after()

        assert room.id not in party.hub.rooms

    async def test_the_alarm_of_a_room_calls_by_itself(self, party: Party, stand_in: StandIn) -> None:
        soon = replace(party.hub.context, calls=CallPolicy(0.05, party.notifier.call))
        party.hub.context = soon
        await party.pair()

        party.time.now += 0.05

        await until(lambda: called(stand_in) == ["ann"])


async def test_what_is_too_much_is_dropped_and_counted() -> None:
    queue, gate = DeliveryQueue(most=2, senders=1), asyncio.Event()

    async def wait() -> str:
        await gate.wait()
        return "sent"

    queue.put(wait)
    await asyncio.sleep(0)
    for _ in range(4):
        queue.put(wait)
    assert queue.stats() | {"waiting": 2, "dropped_total": 2, "sent_total": 0} == queue.stats()

    gate.set()
    await queue.settled()
    assert queue.counts["sent"] == 3
    await queue.close()
