"""Connections that say nothing, or never come to an end, at a real server."""

import asyncio
import json
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from orrery.server.host.settings import ServerSettings
from orrery.server.http.errors import TooManyConnections
from orrery.server.live import door
from orrery.server.live.door import Door, protocol_at
from tests.server.api.running import Guest, guest, running
from tests.server.api.visitor import API, PATIENCE

SHORT = 0.2
MOST = 8
MEGABYTES = 50_000_000
DEATH = {
    name: value
    for name, value in (
        ("TCP_KEEPIDLE", 60),
        ("TCP_KEEPINTVL", 15),
        ("TCP_KEEPCNT", 4),
        ("TCP_USER_TIMEOUT", 120_000),
    )
    if hasattr(socket, name)
}
"""What the system is told of it, in seconds and milliseconds, as far as it can be told."""

WHOLE = f"GET {API}/health HTTP/1.1\r\nHost: localhost\r\n\r\n".encode()


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    folder = tmp_path_factory.mktemp("server")
    settings = ServerSettings(home=str(folder), requests_per_minute=0, connections_per_client=MOST)
    with running(settings) as port:
        yield port


def shorten(monkeypatch: pytest.MonkeyPatch) -> None:
    """From now on a head has no time; what has to come in time is sent before."""
    monkeypatch.setattr(door, "HEAD_SECONDS", SHORT)


@contextmanager
def line_to(port: int) -> Iterator[socket.socket]:
    with socket.create_connection(("127.0.0.1", port), PATIENCE) as line:
        yield line


def told_at_the_end(line: socket.socket) -> tuple[int, str]:
    """The status and the code of the last reply, when the server has closed the line."""
    told = b""
    with suppress(ConnectionError):
        while part := line.recv(4096):
            told += part
    return status_and_code(told)


def status_and_code(told: bytes) -> tuple[int, str]:
    head, _, body = told[told.rindex(b"HTTP/1.1") :].partition(b"\r\n\r\n")
    return int(head.split()[1]), json.loads(body).get("code", "")


def reply_on(line: socket.socket) -> tuple[int, str]:
    """A reply after which the line stays open."""
    told = b""
    while not told.endswith(b"}"):
        part = line.recv(4096)
        assert part, "the line was closed"
        told += part
    return status_and_code(told)


@pytest.mark.parametrize("sent", [b"", b"GET", WHOLE[:-2]])
def test_a_connection_without_a_whole_request_is_closed(
    port: int, sent: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    shorten(monkeypatch)
    with line_to(port) as line:
        line.sendall(sent)

        assert told_at_the_end(line) == (408, "slow-head")


@pytest.mark.parametrize("sent", [b"GET", WHOLE[:-2]])
def test_neither_is_a_second_request_waited_for_without_end(
    port: int, sent: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    with line_to(port) as line:
        line.sendall(WHOLE)
        assert reply_on(line) == (200, "")

        shorten(monkeypatch)
        line.sendall(sent)

        assert told_at_the_end(line) == (408, "slow-head")


def test_a_refused_body_may_not_drip_in_for_ever(port: int, monkeypatch: pytest.MonkeyPatch) -> None:
    head = f"POST {API}/none HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\n".encode()
    with line_to(port) as line:
        line.sendall(head)
        assert reply_on(line)[0] in (404, 405)

        shorten(monkeypatch)
        line.sendall(b"a")

        assert told_at_the_end(line) == (408, "slow-head")


async def nothing(scope: Any, receive: Any, send: Any) -> None:
    """An application that no request comes to."""


class Hall(asyncio.Transport):
    """A line that has no other end; what would be sent is noted."""

    def __init__(self) -> None:
        super().__init__()
        self.told = b""
        self.is_shut = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.told += data

    def is_closing(self) -> bool:
        return self.is_shut

    def close(self) -> None:
        self.is_shut = True


class Later:
    """A loop whose time comes when it is told to."""

    def __init__(self) -> None:
        self.calls: list[Callable[[], None]] = []

    def call_later(self, seconds: float, call: Callable[[], None]) -> object:
        self.calls.append(call)
        return self


@pytest.mark.parametrize(("is_shut", "told"), [(False, b"HTTP/1.1 408"), (True, b"")])
def test_a_line_that_ends_already_is_told_nothing_more(is_shut: bool, told: bytes) -> None:
    """Its last reply may still be on its way, and nothing may follow it."""
    hall, later = Hall(), Later()
    loop: Any = later
    config = uvicorn.Config(nothing, log_config=None)
    guarded = protocol_at(Door(0))(config, ServerState(), {}, loop)
    guarded.connection_made(hall)
    hall.is_shut = is_shut

    [give_up] = later.calls
    give_up()

    assert hall.told[:12] == told
    assert hall.is_shut


def test_a_head_that_never_ends_is_cut_off(port: int) -> None:
    with line_to(port) as line:
        line.sendall(WHOLE[:-2])

        assert sent_before_the_end(line) < MEGABYTES


def sent_before_the_end(line: socket.socket) -> int:
    """How many bytes of headers the other end takes before it has enough."""
    sent = 0
    with suppress(ConnectionError):
        while sent < MEGABYTES:
            line.sendall(f"x-{sent}: {'a' * 1000}\r\n".encode())
            sent += 1000
    return sent


def test_the_system_gives_up_a_line_whose_other_end_is_dead(
    port: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a minute without a word it asks four times, a quarter of a minute apart."""
    lines: list[Any] = []
    look = door.notice_the_dead

    def noted(transport: asyncio.Transport) -> None:
        look(transport)
        line = transport.get_extra_info("socket")
        lines.append({name: line.getsockopt(socket.IPPROTO_TCP, getattr(socket, name)) for name in DEATH})
        lines.append(line.getsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE))

    monkeypatch.setattr(door, "notice_the_dead", noted)
    with line_to(port) as line:
        line.sendall(WHOLE)
        assert reply_on(line) == (200, "")

    assert lines == [DEATH, 1]


def test_a_line_can_be_used_again_and_again(port: int) -> None:
    with line_to(port) as line:
        for _ in range(5):
            line.sendall(WHOLE)
            assert reply_on(line) == (200, "")


@pytest.fixture
def ann(port: int) -> Iterator[Guest]:
    with guest(port, "Ann") as client:
        yield client


def test_one_client_has_so_many_connections_and_gets_more_when_some_have_ended(port: int, ann: Guest) -> None:
    match = ann.create("me", "me")
    with ExitStack() as lines:
        sockets = [lines.enter_context(ann.raw(match, 0)) for _ in range(2)]
        assert [socket.message()["type"] for socket in sockets] == ["welcome"] * 2
        for _ in range(MOST - 3):
            lines.enter_context(line_to(port))

        with line_to(port) as one_more:
            assert told_at_the_end(one_more) == (429, "too-many-connections")
    until_free(port)


def until_free(port: int) -> None:
    """The server hears of ends that are under way by and by; afterwards as many as ever may come."""
    for _ in range(1000):
        with ExitStack() as lines:
            for _ in range(MOST - 2):
                lines.enter_context(line_to(port))
            with line_to(port) as last:
                last.sendall(WHOLE)
                if reply_on(last) == (200, ""):
                    return
    raise AssertionError("connections that have ended still count")


@pytest.mark.parametrize("proxies", ["*", "10.0.0.1, 127.0.0.0/8"])
def test_a_proxy_may_bring_everybody(proxies: str) -> None:
    way = Door(1, proxies)

    for _ in range(5):
        way.enter("127.0.0.1")


def test_others_are_counted_where_there_is_a_proxy() -> None:
    way = Door(1, "10.0.0.1")
    leave = way.enter("10.0.0.2")
    with pytest.raises(TooManyConnections):
        way.enter("10.0.0.2")

    leave()

    way.enter("10.0.0.2")


def test_a_text_that_is_none_closes_the_socket_and_leaves_no_trace(
    ann: Guest, caplog: pytest.LogCaptureFixture
) -> None:
    match = ann.create("me", "me")
    with ann.raw(match, 0) as socket:
        assert socket.message()["type"] == "welcome"

        socket.send_bytes(b"\xff\xfe\xfd", times=20)

        assert socket.end()[0] == 1007
    assert traces(caplog) == []


def traces(caplog: Any) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.exc_info]
