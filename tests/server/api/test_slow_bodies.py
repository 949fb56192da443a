"""Bodies that hardly move, at a real server: nobody's call is kept open for ever."""

import asyncio
import json
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from time import monotonic
from typing import Any

import httpx
import pytest

from orrery.server.host.settings import ServerSettings
from orrery.server.http import guard
from orrery.server.http.guard import Body
from tests.server.api.running import SMALL, running
from tests.server.api.visitor import API, PATIENCE

BODY = json.dumps({"name": "Ann"}).encode()
SHORT = 0.3


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[int]:
    settings = ServerSettings(home=str(tmp_path_factory.mktemp("server")), requests_per_minute=0)
    with running(settings) as port:
        yield port


@pytest.fixture
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guard, "BODY_SECONDS", SHORT)


@contextmanager
def begun(port: int, path: str, kind: str, length: str) -> Iterator[socket.socket]:
    """A call whose head was sent, and nothing of its body."""
    head = f"POST {API}{path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nContent-Type: {kind}\r\n{length}\r\n\r\n"
    with socket.create_connection(("127.0.0.1", port), PATIENCE) as line:
        line.sendall(head.encode())
        yield line


def reply_of(line: socket.socket) -> tuple[int, str]:
    """The status and the code of a refusal, when the server has closed the line."""
    told = b""
    with suppress(ConnectionError):  # what was sent too late makes the system say that the line is dead
        while part := line.recv(SMALL):
            told += part
    head, _, body = told.partition(b"\r\n\r\n")
    assert b"connection: close" in head.lower()
    return int(head.split()[1]), json.loads(body)["code"]


@pytest.mark.usefixtures("brief")
@pytest.mark.parametrize(
    ("path", "kind"), [("/guests", "application/json"), ("/guests/restore", "application/json")]
)
@pytest.mark.parametrize("sent", [b"", BODY[:5]])
def test_a_body_that_does_not_come_is_not_waited_for(port: int, path: str, kind: str, sent: bytes) -> None:
    with begun(port, path, kind, f"Content-Length: {len(BODY)}") as line:
        line.sendall(sent)

        assert reply_of(line) == (408, "slow-body")


@pytest.mark.usefixtures("brief")
def test_a_body_that_comes_drop_by_drop_has_no_more_time_than_others(port: int) -> None:
    with begun(port, "/guests", "application/json", "Transfer-Encoding: chunked") as line:
        drip(line)

        assert reply_of(line) == (408, "slow-body")


def drip(line: socket.socket) -> None:
    """Send one byte after the other until something comes back."""
    line.settimeout(SHORT / 10)
    started, heard = monotonic(), b""
    with suppress(ConnectionError):
        while not heard and monotonic() - started < PATIENCE:
            line.sendall(b"1\r\n \r\n")
            with suppress(TimeoutError):
                heard = line.recv(1, socket.MSG_PEEK)
    line.settimeout(PATIENCE)


def test_others_are_served_meanwhile_and_a_body_in_time_is_read(port: int) -> None:
    with begun(port, "/guests", "application/json", f"Content-Length: {len(BODY)}") as line:
        a_guest_comes(port)
        line.sendall(BODY)

        assert b" 201 " in line.recv(100)


def a_guest_comes(port: int) -> None:
    reply = httpx.post(f"http://127.0.0.1:{port}{API}/guests", json={"name": "Bob"}, timeout=PATIENCE)
    assert reply.status_code == 201


def test_who_leaves_in_the_middle_of_a_body_is_no_fault_of_the_server(
    port: int, caplog: pytest.LogCaptureFixture
) -> None:
    with begun(port, "/guests", "application/json", f"Content-Length: {len(BODY)}") as line:
        line.sendall(BODY[:5])
    a_guest_comes(port)

    assert [record.message for record in caplog.records if record.levelname == "ERROR"] == []


def test_a_body_is_whole_where_nobody_says_that_more_comes() -> None:
    """The server may leave that out; then it is no error that the client goes."""
    told: list[Any] = [{"type": "http.request", "body": BODY}, {"type": "http.disconnect"}]

    async def receive() -> Any:
        return told.pop(0)

    async def read() -> list[str]:
        body = Body(receive)
        return [(await body.receive())["type"] for _ in range(2)]

    assert asyncio.run(read()) == ["http.request", "http.disconnect"]
