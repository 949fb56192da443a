"""A web socket that takes a text at once: no task has to wake up for it, nothing is wrapped on the way."""

from collections.abc import Callable
from typing import Any, Final

from litestar.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

EXTENSION: Final = "orrery.websocket"
WHOLE_TEXT: Final = 0x81
"""The first byte of a frame that holds a whole text."""

SHORTEST_LONG: Final = 126
"""Bytes from which on a length is written after a mark for its width."""

TWO_BYTES: Final = 126
EIGHT_BYTES: Final = 127
NOT_UTF8: Final = 1007


class DirectWebSocket(WebSocketsSansIOProtocol):
    """The protocol of a socket, for connections without compression. The scope leads to it.

    ``on_lost`` is called when the connection has ended.
    """

    on_lost: Callable[[], None] | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.on_lost is not None:
            self.on_lost()

    def send_receive_event_to_app(self) -> None:
        """Close on a text that is not UTF-8, as the protocol wants it; the client's fault is not logged."""
        if self.curr_msg_data_type == "text" and not self.close_sent and not is_text(self.frames):
            self.frames = []
            self.conn.send_close(NOT_UTF8)
            self.handle_parser_exception()
            return
        super().send_receive_event_to_app()

    def is_free(self) -> bool:
        """Whether a text can be handed over now, and neither waits nor is lost."""
        return self.writable.is_set() and self.conn.state is State.OPEN and not self.transport.is_closing()

    def write(self, text: bytes) -> None:
        self.transport.write(framed(text))

    async def run_asgi(self) -> None:
        extensions: dict[str, Any] = self.scope["extensions"]
        extensions[EXTENSION] = self
        await super().run_asgi()


def is_text(frames: list[bytes]) -> bool:
    try:
        b"".join(frames).decode()
    except UnicodeDecodeError:
        return False
    return True


def framed(text: bytes) -> bytes:
    """A text as a frame of a server, which is never masked (RFC 6455, 5.2)."""
    size = len(text)
    if size < SHORTEST_LONG:
        return bytes((WHOLE_TEXT, size)) + text
    if size < 1 << 16:
        return bytes((WHOLE_TEXT, TWO_BYTES)) + size.to_bytes(2) + text
    return bytes((WHOLE_TEXT, EIGHT_BYTES)) + size.to_bytes(8) + text


def direct_socket_of(scope: Scope) -> DirectWebSocket | None:
    """The line of a socket; None where something else than our server runs the application."""
    extensions: Any = scope.get("extensions")
    return extensions.get(EXTENSION) if extensions is not None else None
