"""The same messages as over a socket, one in a line: for programs that would rather read a reply without end.

An empty line now and then shows that the server is there.
"""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

from litestar.response.base import ASGIResponse
from litestar.types import Receive, Scope, Send

from orrery.engine.errors import GameError
from orrery.server.live.feed import Feed
from orrery.server.live.lines import OpenLine
from orrery.server.live.tasks import first_end
from orrery.server.wire.encode import failed

KEEP_ALIVE: Final = 15.0
FAREWELL: Final = 5.0
"""Seconds in which a client may still be told why the stream ends."""

CONTENT_TYPE: Final = "application/x-ndjson"
NEW_LINE: Final = b"\n"


class LineStream(ASGIResponse):
    """A reply that lasts as long as the client listens. ``leave`` is called at its end."""

    def __init__(self, feed: Feed, line: OpenLine, leave: Callable[[], None]) -> None:
        super().__init__(media_type=CONTENT_TYPE)
        self.feed = feed
        self.line = line
        self.leave = leave

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = [(b"content-type", CONTENT_TYPE.encode()), (b"cache-control", b"no-store")]
        feed = self.feed
        try:
            await send({"type": "http.response.start", "status": 200, "headers": headers})
            await first_end(
                self._tell(send),
                gone(receive),
                feed.outbox.overflow(),
                feed.ended(),
                self.line.ended(),
                feed.services.stopping.wait(),
            )
            await _send(send, b"", is_last=True)
        except GameError as error:
            feed.services.metrics.count_closed(error.code)
            with suppress(TimeoutError):
                async with asyncio.timeout(FAREWELL):
                    await _send(send, failed(0, error.code, str(error)) + NEW_LINE, is_last=True)
        finally:
            feed.close()
            self.leave()

    async def _tell(self, send: Send) -> None:
        while True:
            await _send(send, await self._line())

    async def _line(self) -> bytes:
        try:
            async with asyncio.timeout(KEEP_ALIVE):
                return await self.feed.next() + NEW_LINE
        except TimeoutError:
            return NEW_LINE


def _send(send: Send, data: bytes, is_last: bool = False) -> Awaitable[Any]:
    return send({"type": "http.response.body", "body": data, "more_body": not is_last})


async def gone(receive: Receive) -> None:
    """Return when the client has left."""
    while (await receive())["type"] != "http.disconnect":
        pass
