"""A person as a program: a session, calls of the API, and sockets of seats."""

from dataclasses import dataclass
from types import TracebackType
from typing import Any, Final

import httpx
from msgspec import UNSET, Struct, UnsetType
from msgspec.json import Decoder, Encoder
from websockets.asyncio.client import ClientConnection, connect

API: Final = "/api/v1"
JSON: Final = "application/json"
PATIENCE: Final = 60.0


class Asked(Struct):
    """Of a question, what is needed to answer it."""

    number: int
    options: list[tuple[int, str]]


class Seen(Struct):
    """Of an update, what is needed to play on."""

    number: int
    stage: str
    question: Asked | None


class Heard(Struct):
    """Of any message, what is needed here; the rest of it is read over."""

    type: str
    id: int = 0
    code: str = ""
    update: Seen | UnsetType = UNSET
    number: int = 0
    stage: str = ""
    question: Asked | None = None

    def seen(self) -> Seen | None:
        """What an update or a welcome shows."""
        if isinstance(self.update, Seen):
            return self.update
        return Seen(self.number, self.stage, self.question) if self.type == "update" else None


HEARD: Final = Decoder(Heard)
ENCODE: Final = Encoder().encode


class Refused(Exception):
    """A call that was not a success."""

    def __init__(self, status: int, code: str) -> None:
        super().__init__(f"{status} {code}")
        self.status = status
        self.code = code


class Guest:
    """Somebody with a session; close it, or use it in ``async with``."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.http = httpx.AsyncClient(
            base_url=address, timeout=PATIENCE, headers={"origin": address}, trust_env=False
        )

    async def __aenter__(self) -> "Guest":
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.http.aclose()

    async def enter(self, name: str) -> None:
        await self.call("POST", "/guests", {"name": name})

    async def call(self, method: str, path: str, body: Any = None) -> Any:
        """The reply of a call; a body is sent as JSON, or as text if it is one. Raises :class:`Refused`."""
        kind, content = ("text/plain", body) if isinstance(body, str) else (JSON, ENCODE(body))
        given = {} if body is None else {"content": content, "headers": {"content-type": kind}}
        reply = await self.http.request(method, API + path, **given)  # type: ignore[arg-type]
        if reply.is_success:
            is_json = reply.headers.get("content-type", "").startswith(JSON)
            return reply.json() if is_json else reply.text
        raise Refused(reply.status_code, reply.json().get("code", ""))

    async def socket(
        self, match: str, viewer: int, lang: str = "", event: int = 0, key: str = ""
    ) -> ClientConnection:
        """A socket of one viewer of a match; its first message is a welcome."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        base = self.address.replace("http", "ws", 1)
        return await connect(
            f"{base}{API}/matches/{match}/socket?viewer={viewer}&lang={lang}&event={event}&line=0&key={key}",
            origin=self.address,  # type: ignore[arg-type]
            additional_headers={"cookie": cookie},
            compression=None,
            max_size=None,
            ping_interval=None,
            proxy=None,
            open_timeout=PATIENCE,
        )


@dataclass(frozen=True, slots=True)
class Wish:
    """A match to be set up."""

    title: str
    options: dict[str, str]


async def seat_all(guests: list[Guest], wish: Wish, settings: dict[str, Any] | None = None) -> str:
    """A match in which every guest has a seat, in their order; it begins when the last one sits down."""
    seats = [{"kind": "me"}, *({"kind": "open"} for _ in guests[1:])]
    form = {"title": wish.title, "options": wish.options, "seats": seats, "settings": settings or {}}
    match = (await guests[0].call("POST", "/matches", form))["id"]
    for seat, guest in enumerate(guests[1:], start=1):
        await guest.call("POST", f"/matches/{match}/join", {"seat": seat})
    return str(match)
