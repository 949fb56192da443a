"""The HTTP side of each connection: it has to say what it wants in time, and one client can't take them all.

A connection on which nothing comes, or the head of a request drop by drop, would otherwise stay open for
ever; so would one whose other end is gone without a word.
"""

import asyncio
import socket
from collections.abc import Callable
from http import HTTPStatus
from ipaddress import ip_address, ip_network
from typing import Any, Final

from h11 import Request
from msgspec.json import encode
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from orrery.engine.errors import GameError
from orrery.server.http.errors import SlowHead, TooManyConnections, fault_of
from orrery.server.http.limits import ConnectionLimit, client_at
from orrery.server.live.websocket import DirectWebSocket

HEAD_SECONDS: Final = 15.0
"""How long a request may take to begin, and then its head; how long that may be, the parser says."""

DEAD_SECONDS: Final = 60
"""How long the other end may say nothing at all to what it is sent, before it counts as gone."""


class Door:
    """Who has how many connections; the limit is not for proxies, which bring everybody."""

    def __init__(self, most: int, proxies: str = "") -> None:
        self.limit = ConnectionLimit(most, TooManyConnections)
        self.any = proxies.strip() == "*"
        self.proxies = [ip_network(word.strip()) for word in proxies.split(",") if is_network(word.strip())]

    def enter(self, address: str) -> Callable[[], None]:
        """Count a connection from an address; the reply ends it. Raises :class:`TooManyConnections`."""
        if self.any or any(ip_address(address) in network for network in self.proxies):
            return lambda: None
        client = client_at(address)
        self.limit.acquire(client)
        return lambda: self.limit.release(client)


def is_network(word: str) -> bool:
    try:
        ip_network(word)
    except ValueError:
        return False
    return True


def protocol_at(door: Door) -> type[H11Protocol]:
    """The protocol of connections that come in by this door."""
    return type("GuardedHttp", (GuardedHttp,), {"door": door})


class GuardedHttp(H11Protocol):
    """Heads of requests have to come in time; connections are counted until they end, as sockets too."""

    door = Door(0)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._timer: asyncio.TimerHandle | None = None
        self._leave: Callable[[], None] = lambda: None
        notice_the_dead(transport)
        try:
            self._leave = self.door.enter(self.client[0] if self.client else "")
        except TooManyConnections as error:
            self._refuse(error)
        else:
            self._wait()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.get_protocol() is not self or self.transport.is_closing() or self._is_answering():
            self._stop_waiting()
        elif self._timer is None:
            self._wait()

    def _is_answering(self) -> bool:
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is not None and not cycle.response_complete

    def handle_websocket_upgrade(self, event: Request) -> None:
        super().handle_websocket_upgrade(event)
        protocol = self.transport.get_protocol()
        assert isinstance(protocol, DirectWebSocket)
        protocol.on_lost = self._left()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        self._left()()
        super().connection_lost(exc)

    def _left(self) -> Callable[[], None]:
        """What is to be called, once, when the connection has ended."""
        leave, self._leave = self._leave, lambda: None
        return leave

    def _wait(self) -> None:
        self._timer = self.loop.call_later(HEAD_SECONDS, self._give_up)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _give_up(self) -> None:
        self._timer = None
        self._refuse(SlowHead(f"no request after {HEAD_SECONDS:.0f} s"))

    def _refuse(self, error: GameError) -> None:
        if not self.transport.is_closing():
            self.transport.write(reply_of(error))
            self.transport.close()


def reply_of(error: GameError) -> bytes:
    """A whole reply that closes the connection."""
    body = encode(fault_of(error))
    status = HTTPStatus(error.status)
    head = (
        f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-type: application/json\r\n"
        f"content-length: {len(body)}\r\nconnection: close\r\n\r\n"
    )
    return head.encode() + body


def notice_the_dead(transport: asyncio.Transport) -> None:
    """Let the system close a connection whose other end no longer answers."""
    line: Any = transport.get_extra_info("socket")
    if line is None or line.family not in (socket.AF_INET, socket.AF_INET6):
        return
    line.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
    for name, value in (
        ("TCP_KEEPIDLE", DEAD_SECONDS),
        ("TCP_KEEPINTVL", DEAD_SECONDS // 4),
        ("TCP_KEEPCNT", 4),
        ("TCP_USER_TIMEOUT", DEAD_SECONDS * 2000),
    ):
        if hasattr(socket, name):
            line.setsockopt(socket.IPPROTO_TCP, getattr(socket, name), value)
