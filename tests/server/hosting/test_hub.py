"""The hub: rooms are opened when they are asked for, and closed when nobody needs them."""

import asyncio

import pytest
from msgspec.structs import replace

from orrery.engine.chance import Rng
from orrery.engine.errors import BadSetup, UnknownPlayer, UnknownTitle
from orrery.engine.events import SPECTATOR
from orrery.engine.plain import digest
from orrery.games.registry import TITLES
from orrery.server.rooms import load as opening
from orrery.server.rooms.errors import NoSuchMatch, RoomClosed, Stopping
from orrery.server.rooms.load import SLICE, reopen
from orrery.server.rooms.room import BETWEEN_SNAPSHOTS
from orrery.server.wire import commands as sent
from orrery.server.wire.forms import MatchForm, SeatForm
from orrery.table.change import facts_of
from orrery.table.errors import BadSettings
from orrery.table.settings import Settings
from orrery.table.snapshots import snapshot
from orrery.table.stage import Stage
from tests.server.hosting.club import (
    ANN,
    BOB,
    IDLE,
    Club,
    answer,
    listen,
    places,
    play_as_listener,
    play_out,
    sleeping,
    until,
    until_over,
)
from tests.share import share

pytestmark = pytest.mark.anyio


async def test_a_table_for_one_and_bots_begins_at_once(club: Club) -> None:
    room = await club.create("cosmic", "bot me bot")

    assert room.table.stage == Stage.RUNNING
    assert [seat.kind.value for seat in room.table.seating.seats] == ["bot", "person", "bot"]


async def test_a_new_match_has_what_was_wished_for(club: Club) -> None:
    form = MatchForm(
        "backgammon",
        [SeatForm("me", name="Left"), SeatForm("me", name="Right")],
        {"cube": "off"},
        settings=Settings(starts_when_full=False),
        private=True,
    )

    room = await club.hub.create(ANN, form)

    assert room.table.stage == Stage.LOBBY
    assert [seat.name for seat in room.table.seating.seats] == ["Left", "Right"]
    assert room.record.options == {"cube": "off"}
    assert room.record.is_private
    assert room.record.key
    assert await club.store.listing("open", "bob") == []


@pytest.mark.parametrize(
    ("form", "error"),
    [
        (MatchForm("poker", places("me bot")), UnknownTitle),
        (MatchForm("pulsar", places("me")), BadSetup),
        (MatchForm("pulsar", places("me bot"), preset="tea"), BadSetup),
        (MatchForm("pulsar", places("me bot"), {"tea": "yes"}), BadSetup),
        (MatchForm("pulsar", [SeatForm("me"), SeatForm("bot", bot="oracle")]), UnknownPlayer),
        (MatchForm("pulsar", places("me bot"), settings=Settings(pause=-1)), BadSettings),
    ],
)
async def test_what_can_t_be_is_refused(club: Club, form: MatchForm, error: type[Exception]) -> None:
    with pytest.raises(error):
        await club.hub.create(ANN, form)

    assert await club.store.listing("mine", "ann") == []


async def test_there_is_no_room_for_a_match_that_does_not_exist(club: Club) -> None:
    with pytest.raises(NoSuchMatch):
        await club.hub.room("nowhere")


async def test_all_get_the_same_room(club: Club) -> None:
    room = await club.pair()
    await club.hub.close()
    club.hub = club.new_hub(club.bots)

    rooms = await asyncio.gather(*[club.hub.room(room.id) for _ in range(5)])

    assert len({id(each) for each in rooms}) == 1


async def test_a_room_that_nobody_needs_is_closed_and_opened_again(club: Club) -> None:
    room = await club.pair()
    await answer(room, ANN, 0, 3)
    club.time.now += IDLE

    await club.hub.look_after()

    assert club.hub.rooms == {}
    opened = await club.hub.room(room.id)
    assert opened is not room
    assert digest(opened.table.play.match.state) == digest(room.table.play.match.state)
    with pytest.raises(RoomClosed):
        await answer(room, BOB, 1, 3)
    await answer(opened, BOB, 1, 3)


async def test_a_room_with_a_listener_stays_open(club: Club) -> None:
    room = await club.pair()
    await listen(room, BOB, SPECTATOR)
    club.time.now += IDLE

    await club.hub.look_after()

    assert room.id in club.hub.rooms


async def test_a_room_whose_bots_think_stays_open(club: Club) -> None:
    room = await club.create("connect-four", "bot bot")
    with sleeping(club.bots):
        await until(lambda: bool(club.bots.asked))
        club.time.now += IDLE
        await club.hub.look_after()

        assert room.id in club.hub.rooms
    await until_over(room)


async def test_who_asks_for_a_room_that_is_being_closed_gets_a_new_one(club: Club) -> None:
    room = await club.pair()
    club.time.now += IDLE
    club.trouble.gate.clear()
    looking = asyncio.create_task(club.hub.look_after())
    await until(lambda: room.id not in club.hub.rooms)

    asking = asyncio.create_task(club.hub.room(room.id))
    club.trouble.gate.set()
    await looking

    await answer(await asking, ANN, 0, 3)


@pytest.mark.parametrize("title", sorted(TITLES))
async def test_a_room_opened_by_a_snapshot_is_the_same(club: Club, title: str) -> None:
    game = TITLES[title]
    room = await club.create(title, " ".join(["bot"] * game.usual))
    await until(lambda: room.table.stage == Stage.OVER or len(room.table.log) > 120)
    club.bots.awake.clear()
    await club.hub.close()
    stored = await club.store.load(room.id)
    assert stored is not None
    assert stored.snapshot_at == len(stored.entries)

    club.hub = club.new_hub(club.bots)
    opened = await club.hub.room(room.id)

    assert snapshot(opened.table.play.match) == snapshot(room.table.play.match)
    assert facts_of(opened.table, 0.0) == facts_of(room.table, 0.0)


async def test_long_games_leave_snapshots_behind(club: Club) -> None:
    room = await club.create("pulsar", "bot bot bot")

    await until_over(room)

    stored = await club.store.load(room.id)
    assert stored is not None
    assert stored.snapshot_at >= BETWEEN_SNAPSHOTS


async def test_a_long_game_that_was_replayed_leaves_a_snapshot_for_the_next_time(club: Club) -> None:
    room = await club.create("pulsar", "bot bot")
    await until_over(room)
    await club.hub.close()
    await club.store.save_snapshot(room.id, 1, b"rubbish")

    club.hub = club.new_hub(club.bots)
    await club.hub.room(room.id)
    await club.hub.close()

    stored = await club.store.load(room.id)
    assert stored is not None
    assert stored.snapshot_at == len(stored.entries)


async def test_others_have_their_turn_while_a_long_game_is_opened(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening, "BREATH", 0.0)
    room = await club.create("backgammon", "bot bot", cube="off")
    await until_over(room)
    stored = await club.store.load(room.id)
    assert stored is not None
    turns = 0

    async def others() -> None:
        nonlocal turns
        while True:
            await asyncio.sleep(0)
            turns += 1

    waiting = asyncio.create_task(others())
    table, spared = await reopen(replace(stored, snapshot=None), 0.0)
    waiting.cancel()

    assert spared == 0
    assert turns >= (len(table.log) - 1) // SLICE


async def test_many_rooms_go_on_at_once(club: Club) -> None:
    rooms = await asyncio.gather(*[club.create("connect-four", "me bot") for _ in range(share(12, 50))])
    listeners = [await listen(room, ANN, 0) for room in rooms]

    await asyncio.gather(*[play_as_listener(rooms[n], ANN, listeners[n], Rng(n)) for n in range(len(rooms))])

    for room, listener in zip(rooms, listeners):
        assert listener.last.stage == Stage.OVER
        first = listener.initial.update.number
        assert listener.numbers == list(range(first + 1, room.table.number + 1))


async def test_closing_tells_everybody_and_lets_go_of_the_matches(club: Club) -> None:
    room = await club.pair()
    listener = await listen(room, BOB, 1)

    await club.hub.close()

    assert listener.closed == Stopping.code
    assert await club.store.claim(room.id, "another")
    with pytest.raises(Stopping):
        await club.hub.room(room.id)
    with pytest.raises(Stopping):
        await club.pair()


async def test_all_who_want_it_go_on_to_another_match(club: Club) -> None:
    room = await club.pair()
    listeners = [await listen(room, ANN, 0), await listen(room, BOB, 1)]
    await play_out(room, ANN, BOB)
    await room.command(ANN, sent.Again(seat=0))
    assert room.table.next_match == ""

    await room.command(BOB, sent.Again(seat=1))
    await until(lambda: all(listener.last.common.next_match for listener in listeners))

    following = await club.hub.room(listeners[0].last.common.next_match)
    assert [seat.person for seat in following.table.seating.seats] == ["bob", "ann"]
    assert following.table.stage == Stage.RUNNING
    assert following.record.secret != room.record.secret


async def test_where_people_have_gone_on_to_is_found_again(club: Club) -> None:
    room = await club.pair()
    await play_out(room, ANN, BOB)
    await room.command(ANN, sent.Again(seat=0))
    await room.command(BOB, sent.Again(seat=1))
    await until(lambda: bool(room.table.next_match))
    await club.hub.close()

    club.hub = club.new_hub(club.bots)
    listener = await listen(await club.hub.room(room.id), ANN, 0)

    assert listener.last.common.next_match == room.table.next_match
