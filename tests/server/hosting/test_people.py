"""What one process does for the rights of people holds in the others, and outlives a crash."""

import asyncio

import pytest

from orrery.server.http.errors import NoSession, TooManyRequests
from orrery.server.http.limits import Buckets
from orrery.server.http.sessions import SeatClaim, Sessions, Signer
from orrery.server.live.lines import OpenLines
from orrery.server.people import PeopleKeeper
from orrery.server.rooms.hub import Hub
from orrery.server.store.records import Person, Session
from orrery.server.store.store import Store, open_store
from orrery.server.wire import commands as sent
from orrery.server.wire.forms import MatchForm, SeatForm
from tests.server.databases import database
from tests.server.hosting.club import FULL_SPEED, IDLE, LEASE, Bots, Time

__all__ = ["database"]

pytestmark = pytest.mark.anyio

ZOE = Person("zoe-of-the-tests", "Zoe", "key of zoe", 0.0)
BOB = Person("bob-of-the-tests", "Bob", "key of bob", 0.0)
SEATS = [SeatForm("me"), SeatForm("open")]


class Process:
    """A hub with its keeper of people, on a store that others may share."""

    def __init__(self, store: Store, limit: Buckets | None = None) -> None:
        self.time = Time()
        self.store = store
        bots = Bots()
        said = limit.take if limit is not None else lambda person: None
        self.hub = Hub(store, bots, bots, self.time, IDLE, note_said=said)
        self.lines = OpenLines()
        self.sessions = Sessions(Signer(b"secret"), store, self.time)
        self.keeper = PeopleKeeper(self.sessions, store, self.hub, self.lines)

    async def close(self) -> None:
        await self.hub.close()
        await self.store.close()


async def process(url: str, limit: Buckets | None = None) -> Process:
    return Process(await open_store(url, LEASE), limit)


async def is_over(line: "asyncio.Task[None]") -> bool:
    """Whether a line has ended for want of a session."""
    await asyncio.sleep(0)
    return line.done() and isinstance(line.exception(), NoSession)


async def table_of(here: Process) -> str:
    """Zoe and Bob have begun, and Zoe has said something."""
    for person in (ZOE, BOB):
        await here.store.add_person(person)
    room = await here.hub.create(ZOE, MatchForm("connect-four", SEATS))
    await room.command(BOB, sent.JoinMatch())
    await room.command(ZOE, sent.Say(text="Zoe speaks"))
    return room.id


async def test_sessions_that_end_elsewhere_end_here_at_the_next_look(database: str) -> None:
    here, there = await process(database), await process(database)
    await here.store.add_person(ZOE)
    await here.store.add_person(BOB)
    for token, person in (("one", ZOE), ("two", ZOE), ("three", BOB)):
        await here.store.begin_session(Session(token, person.id, here.time()))
    rights = ("one", "two", "three", SeatClaim(ZOE.id, 0), SeatClaim(BOB.id, 0))
    lines = [asyncio.create_task(there.lines.open(right).ended()) for right in rights]
    await there.keeper.look()
    assert [await is_over(line) for line in lines] == [False] * 5

    await here.keeper.end_sessions(ZOE)
    await there.keeper.look()

    assert [await is_over(line) for line in lines] == [True, True, False, True, False]
    for line in lines:
        line.cancel()
    await here.close()
    await there.close()


async def test_who_is_deleted_elsewhere_leaves_the_tables_that_are_open_here(database: str) -> None:
    here, there = await process(database), await process(database)
    match = await table_of(there)

    await here.keeper.delete(ZOE)
    table = there.hub.rooms[match].table
    assert table.seating.seats[0].name == "Zoe"
    await there.keeper.look()

    assert [seat.kind.value for seat in table.seating.views()] == ["bot", "person"]
    stored = await here.store.load(match)
    assert stored is not None
    assert "Zoe" not in f"{stored.record} {stored.messages} {table.seating.views()}"
    await here.close()
    await there.close()


async def test_a_deletion_that_was_interrupted_is_finished_by_whoever_looks(database: str) -> None:
    here = await process(database)
    match = await table_of(here)
    await here.hub.close()
    again = Process(here.store)
    await here.store.depart(ZOE.id)
    assert await here.store.departed() == {ZOE.id: False}

    await again.keeper.look()
    await again.keeper.look()

    assert await here.store.departed() == {ZOE.id: True}
    stored = await here.store.load(match)
    assert stored is not None
    assert "Zoe" not in f"{stored.record} {stored.messages}"
    assert [seat["kind"] for seat in stored.record.facts["seating"]["seats"]] == ["bot", "person"]
    await again.close()


async def test_a_finished_game_that_nobody_has_open_is_in_no_list_by_name(database: str) -> None:
    here = await process(database)
    await here.store.add_person(ZOE)
    room = await here.hub.create(ZOE, MatchForm("connect-four", [SeatForm("me")] * 2))
    for turn, choice in enumerate(FULL_SPEED):
        seat = turn % 2
        question = room.table.question_of(seat)
        assert question is not None
        await room.command(ZOE, sent.Answer(seat=seat, question=question.number, choices=[choice]))
    await here.hub.close()
    again = Process(here.store)

    await again.keeper.delete(ZOE)

    assert again.hub.rooms == {}
    card = await here.store.find_listing(room.id, "")
    assert card is not None
    assert (card.stage, [seat.name for seat in card.seats], card.points) == ("over", ["", ""], [1, 0])
    assert await here.store.listing("mine", ZOE.id) == []
    await again.close()


async def test_a_name_that_was_written_by_a_process_that_died_is_forgotten_when_the_match_is_opened(
    database: str,
) -> None:
    here = await process(database)
    match = await table_of(here)
    await here.hub.close()
    await here.store.depart(ZOE.id)
    await here.store.finish(ZOE.id)
    again = Process(here.store)

    room = await again.hub.room(match)

    assert [seat.kind.value for seat in room.table.seating.views()] == ["bot", "person"]
    assert "Zoe" not in f"{room.table.seating.views()}"
    await again.close()


async def test_chat_is_limited_by_person_at_all_tables_and_by_time(database: str) -> None:
    time = Time()
    here = await process(database, Buckets(3, 60.0, time))
    await here.store.add_person(ZOE)
    await here.store.add_person(BOB)
    rooms = [await here.hub.create(ZOE, MatchForm("connect-four", SEATS)) for _ in range(2)]
    for number in range(3):
        await rooms[number % 2].command(ZOE, sent.Say(text="hello"))

    for room in rooms:
        with pytest.raises(TooManyRequests):
            await room.command(ZOE, sent.Say(text="hello"))
    await rooms[0].command(BOB, sent.JoinMatch())
    await rooms[0].command(BOB, sent.Say(text="hello"))
    time.now += 20.0
    await rooms[0].command(ZOE, sent.Say(text="hello"))
    with pytest.raises(TooManyRequests):
        await rooms[1].command(ZOE, sent.Say(text="hello"))
    await here.close()
