"""What a server keeps of a connection, and that nothing is left of it afterwards."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from litestar.testing import TestClient

from orrery.server.http.errors import NoSession
from orrery.server.live.feed import Feed
from orrery.server.live.lines import OpenLines
from orrery.server.live.stream import LineStream
from orrery.server.live.websocket import DirectWebSocket
from orrery.server.rooms.room import Room
from orrery.server.services import Services
from orrery.server.store.records import Person
from orrery.server.wire.words import WordOptions
from tests.server.api.visitor import ME, Visitor

SILENT = WordOptions("", False)


def services_of(client: TestClient[Any]) -> Services:
    services: Services = client.app.state.services
    return services


def room_of(client: TestClient[Any], ann: Visitor) -> Room:
    return services_of(client).hub.rooms[ann.create(ME, ME)["id"]]


async def opened(services: Services, room: Room) -> Feed:
    """What a program of the host hears."""
    feed = Feed(services, room, Person(room.table.seating.host, "Ann", "", 0.0), 0, is_program=True)
    await feed.open(0, 0, SILENT)
    return feed


def test_a_line_that_closes_leaves_the_others_of_its_session() -> None:
    async def end_the_other() -> None:
        lines = OpenLines()
        first, second = lines.open("session"), lines.open("session")
        first.close()
        lines.end(["session"])
        await asyncio.wait_for(second.ended(), 10)

    with pytest.raises(NoSession):
        asyncio.run(end_the_other())


def test_nothing_is_kept_of_sessions_without_a_line() -> None:
    lines = OpenLines()
    first, second = lines.open("session"), lines.open("session")

    first.close()
    assert lines.sessions == ["session"]
    second.close()
    assert lines.sessions == []


def test_who_wants_another_language_hears_everything_once(ann: Visitor) -> None:
    with ann.sit(ann.create(ME, ME)["id"], 0) as seat:
        seat.ask("speak", lang="ru")
        seat.send("say", text="hello", id=5)
        heard = [seat.read()["type"] for _ in range(2)]

    assert heard == ["update", "done"]


def test_who_has_a_socket_is_somebody_who_looks(client: TestClient[Any], ann: Visitor) -> None:
    room = room_of(client, ann)
    assert not room.presence.is_watched()
    with ann.sit(room.id, 0):
        assert room.presence.is_watched()


def test_what_is_sent_is_counted(client: TestClient[Any], ann: Visitor) -> None:
    metrics = services_of(client).metrics
    with ann.sit(ann.create(ME, ME)["id"], 0) as seat:
        before = metrics.sent, metrics.sent_bytes
        seat.ask("ping")
        assert (metrics.sent, metrics.sent_bytes) == (before[0] + 1, before[1] + len(seat.text.encode()))


def test_a_stream_that_has_ended_listens_no_more(client: TestClient[Any], ann: Visitor) -> None:
    services, room = services_of(client), room_of(client, ann)
    ends: list[str] = []

    async def gone() -> Any:
        return {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        ends.append(message["type"])

    async def listen() -> None:
        feed, line = await opened(services, room), services.lines.open("session")
        assert len(room.presence) == 1
        stream: Callable[..., Awaitable[None]] = LineStream(feed, line, lambda: ends.append("left"))
        await stream({}, gone, send)

    client.blocking_portal.call(listen)

    assert len(room.presence) == 0
    assert ends[-1] == "left"


def test_a_room_that_shuts_while_a_line_ends_is_no_error(
    client: TestClient[Any], ann: Visitor, caplog: pytest.LogCaptureFixture
) -> None:
    services, room = services_of(client), room_of(client, ann)

    async def end_both() -> None:
        feed = await opened(services, room)
        waiting = asyncio.create_task(feed.ended())
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        room.presence.end("stopping")

    client.blocking_portal.call(end_both)

    assert [record.getMessage() for record in caplog.records if record.exc_info] == []


class Wire(DirectWebSocket):
    """Takes messages at once while it is free, and notes them."""

    def __init__(self) -> None:
        self.free = False
        self.written: list[bytes] = []

    def is_free(self) -> bool:
        return self.free

    def write(self, text: bytes) -> None:
        self.written.append(text)


def test_nothing_overtakes_what_waits_or_is_on_its_way(client: TestClient[Any], ann: Visitor) -> None:
    services, room, wire = services_of(client), room_of(client, ann), Wire()

    async def talk() -> None:
        feed = Feed(services, room, Person("ann", "Ann", "", 0.0), 0, wire)
        feed.reply(b"waits")
        wire.free = True
        feed.reply(b"waits behind it")
        assert wire.written == []
        assert [await feed.next(), await feed.next()] == [b"waits", b"waits behind it"]
        feed.reply(b"waits for what is on its way")
        assert wire.written == []
        assert await feed.next() == b"waits for what is on its way"
        waiting = asyncio.create_task(feed.next())
        await asyncio.sleep(0)
        feed.reply(b"goes at once")
        waiting.cancel()

    client.blocking_portal.call(talk)

    assert wire.written == [b"goes at once"]
