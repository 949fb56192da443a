"""Somebody with a browser of their own, all of them talking to the same application."""

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Any

import httpx
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient, WebSocketTestSession

API = "/api/v1"
HOST = "127.0.0.1"
TITLE = "connect-four"
PATIENCE = 60.0
"""Seconds that anything may take on a busy machine."""

ME = {"kind": "me"}
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}
AT_ONCE = {"pause": 0.0, "pace": "off", "windows": "untimed"}
"""Nobody is waited for: nobody here could learn anything from a pause, or has to look."""


METRICS_TOKEN = "only for those who run it"


def app_client(app: Litestar) -> TestClient[Any]:
    """An application as browsers on its own machine reach it."""
    return TestClient(app, base_url=f"http://{HOST}")


class Visitor:
    """``cookie`` is the session; None for somebody who is not signed in."""

    def __init__(self, client: TestClient[Any], name: str | None = None) -> None:
        self.client = client
        self.cookie: str | None = None
        self.key = ""
        if name is not None:
            reply = self.post("/guests", {"name": name})
            assert reply.status_code == 201, reply.text
            self.key = reply.json()["key"]
            self.cookie = reply.headers["set-cookie"].partition(";")[0]

    def headers(self, extra: dict[str, str] | None = None) -> dict[str, str]:
        return {**({"cookie": self.cookie} if self.cookie else {}), **(extra or {})}

    def call(
        self, method: str, path: str, headers: dict[str, str] | None = None, **more: Any
    ) -> httpx.Response:
        self.client.cookies.clear()
        return self.client.request(method, API + path, headers=self.headers(headers), **more)

    def get(self, path: str, **more: Any) -> httpx.Response:
        return self.call("GET", path, **more)

    def post(self, path: str, form: Any = None, **more: Any) -> httpx.Response:
        return self.call("POST", path, **({"json": form} if form is not None else {}), **more)

    def metrics(self) -> str:
        """What the server tells its host."""
        return self.get("/metrics", headers={"authorization": f"Bearer {METRICS_TOKEN}"}).text

    def create(self, *seats: dict[str, str], **more: Any) -> dict[str, Any]:
        """A new match; two seats of one's own unless others are named."""
        form = {"title": TITLE, "seats": list(seats) or [ME, ME], "settings": AT_ONCE} | more
        reply = self.post("/matches", form)
        assert reply.status_code == 201, reply.text
        return dict(reply.json())

    @contextmanager
    def sit(self, match: str, viewer: int = 0, **query: Any) -> Iterator["Seat"]:
        """A socket of a match, after its welcome."""
        with self.knock(match, viewer=viewer, **query) as session:
            yield Seat(session)

    @contextmanager
    def knock(
        self, match: str, origin: str = f"http://{HOST}", **query: Any
    ) -> Iterator[WebSocketTestSession]:
        """The same without reading anything."""
        self.client.cookies.clear()
        path = f"{API}/matches/{match}/socket?{httpx.QueryParams(query)}"
        with self.client.websocket_connect(path, headers=self.headers({"origin": origin})) as session:
            yield session


def until(holds: Callable[[], object]) -> None:
    """Look again and again, for what comes a moment later; fails if it does not."""
    end = monotonic() + PATIENCE
    while not holds():
        assert monotonic() < end, "this has not come"


class Seat:
    """One socket. ``view`` is put together as a client does it."""

    def __init__(self, session: WebSocketTestSession) -> None:
        self.session = session
        self.welcome = self.read()
        assert self.welcome["type"] == "welcome"
        self.update = self.welcome["update"]

    def read(self) -> dict[str, Any]:
        """The next message; ``text`` is that as it came."""
        self.text = self.session.receive_text(timeout=PATIENCE)
        return dict(json.loads(self.text))

    def send(self, do: str, **facts: Any) -> None:
        self.session.send_text(json.dumps({"do": do, **facts}))

    def ask(self, do: str, **facts: Any) -> dict[str, Any]:
        """Send a command and read up to its reply."""
        self.send(do, id=77, **facts)
        while True:
            message = self.read()
            if message.get("id") == 77:
                return message
            self.update = message

    def hear(self) -> dict[str, Any]:
        """The next update."""
        message = self.update = self.read()
        assert message["type"] == "update"
        return message

    def answer(self, choice: int, seat: int = 0) -> dict[str, Any]:
        question = self.update["question"]["number"]
        return self.ask("answer", seat=seat, question=question, choices=[choice])


def closing(session: WebSocketTestSession) -> tuple[int, str]:
    """Read until the server closes: with which code, and why."""
    try:
        while True:
            session.receive_text(timeout=PATIENCE)
    except WebSocketDisconnect as end:
        return end.code, end.detail


def play_out(first: Seat, second: Seat) -> None:
    """Four in a row for the first seat."""
    for turn in range(7):
        mover, other = (first, second) if turn % 2 == 0 else (second, first)
        while mover.update["question"] is None:
            mover.hear()
        assert mover.answer(turn % 2, turn % 2)["type"] == "done"
        other.hear()


def finished(who: Visitor, **more: Any) -> str:
    """A match that is over, won by the first seat."""
    match = str(who.create(ME, ME, **more)["id"])
    with who.sit(match, 0) as first, who.sit(match, 1) as second:
        play_out(first, second)
    return match
