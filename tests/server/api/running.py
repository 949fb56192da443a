"""A real server on loopback, in a thread, and clients that behave badly."""

import json
import os
import socket
import threading
from base64 import b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import uvicorn

from orrery.server.host.serve import connections
from orrery.server.host.settings import ServerSettings
from orrery.server.http.app import create_app
from tests.server.api.visitor import API, PATIENCE

SMALL = 4096
AS_USUAL: dict[str, Any] = {"lifespan": "on", "log_config": None}
CLOSE = 8
PING = 9


class Server(uvicorn.Server):
    """Tells streams that it stops, as the command ``serve`` does it."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        app: Any = self.config.app
        app.state.services.stopping.set()
        await super().shutdown(sockets)


@contextmanager
def running(settings: ServerSettings, **config: Any) -> Iterator[int]:
    """The port of a server as people run it, but with small buffers of the system."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SMALL)
        setup: dict[str, Any] = AS_USUAL | connections(settings) | config
        server = Server(uvicorn.Config(create_app(settings), **setup))
        thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]})
        thread.start()
        try:
            yield listener.getsockname()[1]
        finally:
            server.should_exit = True
            thread.join(PATIENCE)
            assert not thread.is_alive()


@contextmanager
def guest(port: int, name: str) -> Iterator["Guest"]:
    """Somebody with a session at a running server."""
    with Guest(base_url=f"http://127.0.0.1:{port}{API}", timeout=PATIENCE) as client:
        client.port = port
        client.post("/guests", json={"name": name}).raise_for_status()
        yield client


class Guest(httpx.Client):
    port = 0

    def create(self, *seats: str, **more: Any) -> str:
        form = {"title": "connect-four", "seats": [{"kind": kind} for kind in seats]} | more
        return str(self.post("/matches", json=form).raise_for_status().json()["id"])

    def token(self, match: str, seat: int) -> dict[str, str]:
        """The header that opens a seat."""
        reply = self.post(f"/matches/{match}/seats/{seat}/token").raise_for_status()
        return {"authorization": f"Bearer {reply.json()['token']}"}

    def sockets(self) -> int:
        return int(self.get("/health").json()["sockets"])

    def command(self, match: str, do: str, **facts: Any) -> None:
        reply = self.post(f"/matches/{match}/commands", json={"do": do, **facts})
        assert reply.is_success, reply.text

    @contextmanager
    def raw(self, match: str, viewer: int, **query: Any) -> Iterator["RawSocket"]:
        """A socket whose client does only what it is told to."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        path = f"{API}/matches/{match}/socket?{httpx.QueryParams({'viewer': viewer, **query})}"
        raw = RawSocket(self.port, path, cookie)
        try:
            yield raw
        finally:
            raw.close()


class RawSocket:
    """A socket by hand: it answers no pings, and reads only when it is told to."""

    def __init__(self, port: int, path: str, cookie: str) -> None:
        self.is_closed = False
        self.socket = socket.socket()
        self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL)
        self.socket.settimeout(PATIENCE)
        self.socket.connect(("127.0.0.1", port))
        key = b64encode(os.urandom(16)).decode()
        head = (
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\nCookie: {cookie}\r\n\r\n"
        )
        self.socket.sendall(head.encode())
        self.file = self.socket.makefile("rb")
        status = self.file.readline()
        assert b" 101 " in status, status
        while self.file.readline().strip():
            pass

    def frame(self) -> tuple[int, bytes] | None:
        """The next frame: its kind and what it holds; None when the connection is dead."""
        head = self.file.read(2)
        if len(head) < 2:
            return None
        size = head[1]
        if size > 125:
            size = int.from_bytes(self.file.read(2 if size == 126 else 8), "big")
        return head[0] & 15, self.file.read(size)

    def message(self) -> dict[str, Any]:
        """The next frame that is no ping."""
        while (found := self.frame()) is not None and found[0] == PING:
            pass
        assert found is not None
        return dict(json.loads(found[1]))

    def send(self, text: str) -> None:
        """One message in a masked frame; the mask is zero."""
        self.send_bytes(text.encode())

    def send_bytes(self, data: bytes, times: int = 1) -> None:
        """The same for what need not be a text, several times in one go."""
        head = bytes([0x81, 0x80 | 126]) + len(data).to_bytes(2, "big")
        self.socket.sendall((head + bytes(4) + data) * times)

    def end(self) -> tuple[int, str]:
        """Read all that is left: the code and the reason with which the server has closed."""
        while (found := self.frame()) is not None:
            if found[0] == CLOSE:
                return int.from_bytes(found[1][:2], "big"), found[1][2:].decode()
        return 1006, ""

    def close(self) -> None:
        self.file.close()
        self.socket.close()
