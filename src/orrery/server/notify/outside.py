"""Posting to servers of the outside that people or the host name.

A name is resolved once, at the moment of connecting: the addresses that are checked are those that are
connected to. The connection is made for the name, so that the certificate has to be the name's own.
Redirects are not followed, and of a reply nothing but its head is read.

OSError
└── NotPublic    a name that stands for an address of this machine or of a private network
"""

import asyncio
import socket
import ssl
from collections.abc import Awaitable, Callable, Iterable
from ipaddress import ip_address
from typing import Any, Final

import httpcore

from orrery.server.notify.endpoints import Address, endpoint_of, is_public

MOST_TRIED: Final = 3
"""Addresses of one name that are tried."""

MOST_CONNECTIONS: Final = 8
CONNECT_SECONDS: Final = 3.0
SECONDS: Final = 10.0
"""For everything: finding, connecting, sending, and the head of the reply."""

Resolve = Callable[[str, int], Awaitable[list[Address]]]


class NotPublic(OSError):
    pass


async def resolve(host: str, port: int) -> list[Address]:
    """The addresses of a name."""
    found = await asyncio.get_running_loop().getaddrinfo(
        host, port, type=socket.SOCK_STREAM, flags=socket.AI_ADDRCONFIG
    )
    return list(dict.fromkeys(ip_address(str(row[4][0]).partition("%")[0]) for row in found))


class PublicBackend(httpcore.AsyncNetworkBackend):
    """Connects to public addresses only."""

    def __init__(self, resolve: Resolve, network: httpcore.AsyncNetworkBackend) -> None:
        self._resolve = resolve
        self._network = network

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        addresses = await self._resolve(host, port)
        if not addresses or not all(is_public(address) for address in addresses):
            raise NotPublic(f"{host} is not a public address")
        failure: Exception = ConnectionError()
        for address in addresses[:MOST_TRIED]:
            try:
                return await self._network.connect_tcp(str(address), port, CONNECT_SECONDS)
            except (httpcore.ConnectError, httpcore.ConnectTimeout) as error:
                failure = error
        raise failure

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


class Outside:
    """Posts. How names are resolved, connections made and certificates checked is fixed when it is made."""

    def __init__(
        self,
        resolve: Resolve = resolve,
        network: httpcore.AsyncNetworkBackend | None = None,
        trust: ssl.SSLContext | None = None,
        seconds: float = SECONDS,
    ) -> None:
        self._seconds = seconds
        self._pool = httpcore.AsyncConnectionPool(
            ssl_context=trust or httpcore.default_ssl_context(),
            max_connections=MOST_CONNECTIONS,
            max_keepalive_connections=0,
            network_backend=PublicBackend(resolve, network or httpcore.AnyIOBackend()),
        )

    async def post(self, url: str, headers: dict[str, str], body: bytes) -> int:
        """The status of the reply. Raises an ``OSError``, ``TimeoutError`` too, if there is none."""
        endpoint = endpoint_of(url)
        if endpoint is None:
            raise NotPublic("not an https address of the outside")
        try:
            async with (
                asyncio.timeout(self._seconds),
                self._pool.stream("POST", endpoint.url, headers=_rows(headers, body), content=body) as reply,
            ):
                return int(reply.status)
        except _NO_REPLY as error:
            raise ConnectionError(f"{type(error).__name__}: {error}") from error

    async def close(self) -> None:
        await self._pool.aclose()


_NO_REPLY: Final = (
    httpcore.NetworkError,
    httpcore.TimeoutException,
    httpcore.ProtocolError,
    httpcore.UnsupportedProtocol,
)


def _rows(headers: dict[str, str], body: bytes) -> list[tuple[bytes, bytes]]:
    rows = {"user-agent": "orrery", "accept": "*/*", "content-length": str(len(body)), **headers}
    return [(name.encode("ascii"), value.encode("ascii")) for name, value in rows.items()]
