"""Clients that are slow, silent, gone, or send far too much, at a real server."""

import asyncio
import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from litestar.testing import TestClient

from orrery.server.host.serve import traffic_level
from orrery.server.host.settings import ServerSettings
from orrery.server.http.errors import TooSlow
from orrery.server.live import feed, socket
from orrery.server.live.websocket import DirectWebSocket, framed
from tests.server.api.running import PING, Guest, guest, running
from tests.server.api.visitor import ME, Visitor, closing, until

TEXT = "a line of chat that takes its place " * 8


@pytest.fixture(scope="module")
def settings(tmp_path_factory: pytest.TempPathFactory) -> ServerSettings:
    folder = tmp_path_factory.mktemp("server")
    return ServerSettings(
        home=str(folder),
        requests_per_minute=0,
        guests_per_hour=0,
        messages_per_second=0,
        chat_per_minute=0,
    )


@pytest.fixture(scope="module")
def port(settings: ServerSettings) -> Iterator[int]:
    with running(settings, ws_ping_interval=0.5, ws_ping_timeout=3600) as port:
        yield port


@pytest.fixture
def ann(port: int) -> Iterator[Guest]:
    with guest(port, "Ann") as client:
        yield client


def closed(client: Guest, reason: str) -> int:
    found = re.search(rf'closed_total{{code="{reason}"}} (\d+)', client.get("/metrics").text)
    return int(found[1]) if found else 0


def test_a_slow_client_is_cut_off_and_nobody_else_has_to_wait(
    ann: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(feed, "MOST_WAITING", 20)
    match = ann.create("me", "me")
    with ann.raw(match, 0) as slow, ann.raw(match, 1) as quick:
        assert slow.message()["type"] == quick.message()["type"] == "welcome"
        for number in said_until_too_slow(ann, match):
            while quick.message()["last_line"] <= number:
                pass
        assert slow.end() == (4408, "too-slow")
    with ann.raw(match, 0, line=3) as back:
        assert back.message()["update"]["chat"][0]["number"] == 4


def said_until_too_slow(ann: Guest, match: str) -> Iterator[int]:
    """Say one line after the other until somebody is cut off; how many were said before."""
    before = closed(ann, "too-slow")
    for number in range(1000):
        ann.command(match, "say", text=TEXT)
        yield number
        if closed(ann, "too-slow") > before:
            return
    raise AssertionError("nobody was cut off")


def test_who_is_cut_off_and_takes_nothing_is_not_waited_for(
    ann: Guest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(feed, "MOST_WAITING", 20)
    monkeypatch.setattr(socket, "FAREWELL", 0.05)
    match = ann.create("me", "me")
    before = closed(ann, "unreachable")
    with ann.raw(match, 0):
        for _ in said_until_too_slow(ann, match):
            pass
        until(lambda: closed(ann, "unreachable") > before)


def test_what_can_be_sent_at_once_is_and_wakes_nobody(ann: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[str] = []
    write = DirectWebSocket.write

    def noted(line: DirectWebSocket, text: bytes) -> None:
        written.append(json.loads(text)["type"])
        write(line, text)

    monkeypatch.setattr(DirectWebSocket, "write", noted)
    with ann.raw(ann.create("me", "me"), 0) as raw:
        assert raw.message()["type"] == "welcome"
        raw.send('{"do": "ping"}')
        while raw.message()["type"] != "done":
            pass

    assert (written[0], written[-1]) == ("welcome", "done")


def test_a_client_that_answers_no_pings_is_given_up(settings: ServerSettings) -> None:
    with (
        running(settings, ws_ping_interval=0.1, ws_ping_timeout=0.1) as port,
        guest(port, "Ann") as ann,
        ann.raw(ann.create("me", "me"), 0) as half_open,
    ):
        assert half_open.end()[0] == 1011
        until(lambda: not ann.sockets())


def test_the_server_pings(ann: Guest) -> None:
    with ann.raw(ann.create("me", "me"), 0) as raw:
        kind = -1
        while kind != PING:
            found = raw.frame()
            assert found is not None
            kind = found[0]


def test_the_key_of_a_private_match_is_not_logged(ann: Guest, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(traffic_level("debug").upper())
    match = ann.create("me", "me", private=True)
    key = ann.get(f"/matches/{match}").json()["key"]
    ann.get(f"/matches/{match}", params={"key": key})
    with ann.raw(match, 0, key=key) as raw:
        assert raw.message()["type"] == "welcome"

    told = [record.getMessage() for record in caplog.records if record.name.startswith("uvicorn")]
    assert any("WebSocket" in text for text in told)
    assert not any(key in text for text in told)


def test_a_client_that_is_gone_is_missed(ann: Guest) -> None:
    before = closed(ann, "left")
    with ann.raw(ann.create("me", "me"), 0) as raw:
        assert raw.message()["type"] == "welcome"
    until(lambda: closed(ann, "left") > before)


def test_a_frame_that_is_too_long_is_not_read_to_its_end(ann: Guest) -> None:
    with ann.raw(ann.create("me", "me"), 0) as raw:
        raw.send("x" * 20_000)
        assert raw.end()[0] == 1009


@pytest.mark.parametrize(
    ("size", "head"),
    [
        (0, "8100"),
        (125, "817d"),
        (126, "817e007e"),
        (65_535, "817effff"),
        (65_536, "817f0000000000010000"),
        (70_000, "817f0000000000011170"),
    ],
)
def test_a_text_of_any_length_is_framed_as_the_protocol_wants_it(size: int, head: str) -> None:
    assert framed(b"x" * size) == bytes.fromhex(head) + b"x" * size


def test_a_message_that_is_not_taken_for_long_ends_the_connection(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "SENDING", 0.02)
    monkeypatch.setattr(socket, "LOOKS", 0.01)

    async def send_in_vain() -> None:
        heartbeat = socket.Heartbeat()
        heartbeat.sending = heartbeat.now()
        await asyncio.wait_for(heartbeat.watch(), 10)

    with pytest.raises(TooSlow):
        asyncio.run(send_in_vain())


def test_who_is_silent_for_long_is_taken_to_be_gone(
    client: TestClient[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "SILENCE", 0.05)
    ann = Visitor(client, "Ann")
    with ann.knock(ann.create(ME, ME)["id"], viewer=0) as session:
        assert closing(session) == (4408, "silent")
