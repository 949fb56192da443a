"""The outermost layer: where a request comes from, how often, how fast, and the headers of every reply.

Other sites can't act for somebody who is signed in here: calls that change something and sockets are refused
if a browser says that they come from a page of another origin. The cookie is not sent along either
(``SameSite=Lax``). Calls with a bearer token don't use the cookie and may come from anywhere.
"""

import asyncio
from collections.abc import Callable
from http import HTTPStatus
from typing import Any, Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from msgspec.json import encode

from orrery.engine.errors import GameError
from orrery.server.host.metrics import Metrics
from orrery.server.http.errors import (
    BadRequest,
    ForeignOrigin,
    SlowBody,
    close_code,
    fault_of,
    headers_of,
)
from orrery.server.http.hosts import Hosts
from orrery.server.http.limits import Buckets, client_of
from orrery.server.http.sessions import is_bearer

API: Final = "/api/"
UNLIMITED: Final = frozenset({"/api/v1/health", "/api/v1/metrics"})
SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})
SOCKET: Final = ""
"""The method of what is no HTTP call."""

OWN_SITES: Final = frozenset({"same-origin", "none"})
PAGE_SCHEMES: Final = {"ws": "http", "wss": "https"}
SECRETS: Final = b"key="
DECIDING: Final = frozenset({"authorization", "host", "origin", "sec-fetch-site", "content-type"})

BODY_SECONDS: Final = 30.0
"""How long the body of a request may take to arrive."""

POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)

HEADERS: Final[tuple[tuple[bytes, bytes], ...]] = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
)
ONLY_HTTPS: Final = (b"strict-transport-security", b"max-age=31536000")
NOT_KEPT: Final = (b"cache-control", b"no-store")


class Guard:
    """Wraps the whole application."""

    def __init__(
        self,
        app: ASGIApp,
        hosts: Hosts,
        origins: tuple[str, ...],
        requests: Buckets,
        metrics: Callable[[], Metrics],
    ) -> None:
        self.app = app
        self.hosts = hosts
        self.origins = origins
        self.requests = requests
        self.metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        guarded = self._guarded(scope, send)
        try:
            self._check(scope)
        except GameError as error:
            await refuse(scope, guarded, error)
        else:
            heard = Body(receive).receive if scope["type"] == ScopeType.HTTP else receive
            await self.app(scope, heard, guarded)

    def _check(self, scope: Scope) -> None:
        headers = headers_in(scope)
        self.hosts.check(headers.get("host", ""))
        method = str(scope.get("method", SOCKET))
        is_open = is_bearer(headers.get("authorization", ""))
        if method == SOCKET or (method not in SAFE_METHODS and not is_open):
            check_origin(scope["scheme"], headers, self.origins)
        if scope["path"].startswith(API) and scope["path"] not in UNLIMITED:
            self.requests.take(client_of(scope))

    def _guarded(self, scope: Scope, send: Send) -> Send:
        """``send`` with the headers of safety; keys of private matches are kept out of the server's log."""

        async def guarded(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.accept", "websocket.close"):
                if SECRETS in scope["query_string"]:
                    scope["query_string"] = b""
            if message["type"] == "http.response.start":
                self.metrics().count_reply(message["status"])
                message["headers"] = [*message["headers"], *added(scope, list(message["headers"]))]
            await send(message)

        return guarded


class Body:
    """The body of a request. It has to arrive in time, counted from when it is first asked for.

    What comes after it, the news that the client has gone, may take as long as it likes.
    """

    def __init__(self, receive: Receive) -> None:
        self._receive = receive
        self._deadline = 0.0
        self._is_whole = False

    async def receive(self) -> Any:
        """The next message; raises :class:`SlowBody`, or :class:`BadRequest` if the rest never comes."""
        if self._is_whole:
            return await self._receive()
        self._deadline = self._deadline or asyncio.get_running_loop().time() + BODY_SECONDS
        try:
            async with asyncio.timeout_at(self._deadline):
                message = await self._receive()
        except TimeoutError as error:
            raise SlowBody(f"the body was not there after {BODY_SECONDS:.0f} s") from error
        if message["type"] == "http.disconnect":
            raise BadRequest("the client has gone in the middle of a body")
        self._is_whole = not message.get("more_body", False)
        return message


def headers_in(scope: Scope) -> dict[str, str]:
    """The headers by name; raises :class:`BadRequest` where one that decides anything is there twice.

    Two readers of the same request could take different ones.
    """
    found: dict[str, str] = {}
    for name, value in scope["headers"]:
        key = name.decode("latin-1").lower()
        if key in found and key in DECIDING:
            raise BadRequest(f"the header {key} is there twice")
        found[key] = value.decode("latin-1")
    return found


def check_origin(scheme: str, headers: dict[str, str], origins: tuple[str, ...]) -> None:
    """Raise :class:`ForeignOrigin` if a browser asks for a page of another site.

    Programs other than browsers send neither header; they can't abuse somebody else's session.
    """
    site = headers.get("sec-fetch-site")
    if site is not None and site not in OWN_SITES:
        raise ForeignOrigin(f"asked from {site}")
    origin = headers.get("origin")
    if origin is None or site is not None or origin in origins:
        return
    if origin != f"{PAGE_SCHEMES.get(scheme, scheme)}://{headers.get('host', '')}":
        raise ForeignOrigin("asked from another origin")


def added(scope: Scope, present: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    names = {name.lower() for name, _ in present}
    extra = [*HEADERS]
    if scope["scheme"] == "https":
        extra.append(ONLY_HTTPS)
    if scope["path"].startswith(API):
        extra.append(NOT_KEPT)
    return [(name, value) for name, value in extra if name not in names]


async def refuse(scope: Scope, send: Send, error: GameError) -> None:
    """Answer without asking the application: a fault, or a socket that is not opened."""
    if scope["type"] == ScopeType.WEBSOCKET:
        await send({"type": "websocket.close", "code": close_code(error), "reason": error.code})
        return
    await send_reply(send, error.status, "application/json", encode(fault_of(error)), headers_of(error))


async def send_reply(
    send: Send, status: int, kind: str, body: bytes, headers: dict[str, str] | None = None
) -> None:
    """A whole reply in two messages."""
    rows: list[Any] = [
        (b"content-type", kind.encode()),
        (b"content-length", str(len(body)).encode()),
        *((name.encode(), value.encode()) for name, value in (headers or {}).items()),
    ]
    await send({"type": "http.response.start", "status": HTTPStatus(status), "headers": rows})
    await send({"type": "http.response.body", "body": body, "more_body": False})
