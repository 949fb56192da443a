"""The socket of a match: commands of one client in, messages for one viewer out.

A message that is refused is answered by ``failed`` and changes nothing. The connection is closed, with
4000 + status and the code of the error as reason, if it can't be used, if the client sends too much, takes
too little, or has not been heard for long.
"""

import asyncio
from functools import partial
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery
from msgspec import DecodeError, Struct
from msgspec.json import Decoder

from orrery.engine.errors import GameError
from orrery.server.http.errors import (
    BadMessage,
    BadRequest,
    Silent,
    TooLarge,
    TooManyRequests,
    TooSlow,
    close_code,
    fault_of,
    understood,
)
from orrery.server.http.limits import Bucket, client_of
from orrery.server.http.routes.replies import AtDesk
from orrery.server.http.sessions import admit, is_member
from orrery.server.live.feed import Feed
from orrery.server.live.tasks import first_end
from orrery.server.live.websocket import line_of
from orrery.server.services import Desk
from orrery.server.wire import messages as wire
from orrery.server.wire.encode import done, failed
from orrery.server.wire.words import WordOptions
from orrery.texts.speech import LANGUAGES

SILENCE: Final = 900.0
"""Seconds without a message after which a client is taken to be gone. Pings of the protocol come sooner."""

SENDING: Final = 30.0
"""Seconds that one message may take to be sent."""

LOOKS: Final = 10.0
"""Seconds between two looks at whether a client still takes and sends."""

FAREWELL: Final = 5.0
BURST: Final = 5
"""Seconds' worth of messages that may come at once."""

BAD_MESSAGES: Final = 10
BAD_EACH: Final = 5.0
"""So many bad messages may come at once, and one more after so many seconds."""

COMMANDS: Final[Decoder[wire.Commands]] = Decoder(wire.Commands)

Wire = WebSocket[Any, Any, Any]


class Numbered(Struct):
    id: int = 0


NUMBER: Final = Decoder(Numbered)


class Hello(Struct, frozen=True):
    """What the address of a socket says: who wants to see what, and from where on."""

    match: str
    viewer: int
    word_options: WordOptions
    event: int
    line: int
    key: str


@websocket("/matches/{match:str}/socket")
async def match_socket(
    socket: Wire,
    desk: AtDesk,
    match: FromPath[str],
    viewer: FromQuery[str] = "-1",
    lang: FromQuery[str] = "",
    event: FromQuery[str] = "0",
    line: FromQuery[str] = "0",
    key: FromQuery[str] = "",
    position: FromQuery[str] = "",
) -> None:
    client = client_of(socket.scope)
    try:
        await socket.accept()
        desk.doors.enter(client)
        try:
            word_options = WordOptions(language(lang), is_wanted(position))
            hello = Hello(match, number(viewer), word_options, number(event), number(line), key)
            await talk(socket, desk, hello)
        finally:
            desk.doors.leave(client)
    except WebSocketDisconnect:
        desk.metrics.count_closed("left")
    except Exception as error:
        await hang_up(socket, desk, understood(error))


async def hang_up(socket: Wire, desk: Desk, error: GameError) -> None:
    """Close with a code; a client that takes nothing any more is not waited for."""
    desk.metrics.count_closed(error.code)
    try:
        async with asyncio.timeout(FAREWELL):
            await socket.close(close_code(error), error.code)
    except (OSError, WebSocketDisconnect, RuntimeError):
        desk.metrics.count_closed("unreachable")


def number(text: str) -> int:
    try:
        return int(text[:10])
    except ValueError as error:
        raise BadRequest("a number in the address is none") from error


def language(text: str) -> str:
    """A language that there are texts in, or none; raises :class:`BadRequest`."""
    if text and text not in LANGUAGES:
        raise BadRequest("there are no texts in this language")
    return text


def is_wanted(text: str) -> bool:
    """``true``, or ``false`` and nothing for no; raises :class:`BadRequest`."""
    if text not in ("", "true", "false"):
        raise BadRequest("position must be true or false")
    return text == "true"


async def talk(socket: Wire, desk: Desk, hello: Hello) -> None:
    """Listen and tell until one side has enough; raises what ended it."""
    person = await desk.sessions.person_of(socket)
    room = await desk.hub.room(hello.match)
    admit(room.record, is_member(room.table, person.id), hello.key)
    feed = Feed(desk, room, person, hello.viewer, line_of(socket.scope))
    pulse = Pulse()
    try:
        await feed.open(hello.event, hello.line, hello.word_options)
        await first_end(
            hear(socket, Ear(desk, feed), pulse),
            tell(socket, feed, pulse),
            pulse.watch(),
            feed.outbox.overflow(),
            feed.ended(),
        )
    finally:
        feed.close()


class Pulse:
    """When a client was heard last, and since when it is being sent a message, if it is.

    One look at it now and then takes the place of a timer for every message.
    """

    def __init__(self) -> None:
        self.now = asyncio.get_running_loop().time
        self.heard = self.now()
        self.sending: float | None = None

    async def watch(self) -> None:
        """Raise :class:`Silent` or :class:`TooSlow` when that has lasted too long."""
        while True:
            now = self.now()
            silent = now - self.heard
            if silent >= SILENCE:
                raise Silent("nothing was heard")
            if self.sending is not None and now - self.sending >= SENDING:
                raise TooSlow("a message could not be sent")
            await asyncio.sleep(min(LOOKS, SILENCE - silent))


async def tell(socket: Wire, feed: Feed, pulse: Pulse) -> None:
    while True:
        data = await feed.next()
        pulse.sending = pulse.now()
        try:
            await socket.send({"type": "websocket.send", "text": data.decode(), "bytes": None})
        except OSError as error:
            raise WebSocketDisconnect(detail="") from error
        pulse.sending = None


async def hear(socket: Wire, ear: "Ear", pulse: Pulse) -> None:
    while True:
        event = await socket.receive()
        pulse.heard = pulse.now()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="")
        text = event.get("text")
        await ear.take(text if isinstance(text, str) else None)


class Ear:
    """Carries out what a client sends, one message after the other."""

    def __init__(self, desk: Desk, feed: Feed) -> None:
        now = asyncio.get_running_loop().time
        self.desk = desk
        self.feed = feed
        self.now = now
        rate = desk.settings.messages_per_second
        self.pace = Bucket(rate, BURST * rate, now()) if rate else None
        self.patience = Bucket(1 / BAD_EACH, BAD_MESSAGES, now())

    async def take(self, text: str | None) -> None:
        """Answer one message; raises an error if the connection has to end."""
        wait = self.pace.wait(self.now()) if self.pace is not None else 0
        if wait:
            raise TooManyRequests(wait)
        if text is None:
            self._refuse(0, BadMessage("only texts are read"))
            return
        data = text.encode(errors="replace")
        if len(data) > wire.MOST_BYTES:
            raise TooLarge(f"{len(data)} bytes")
        try:
            command = COMMANDS.decode(data)
        except (DecodeError, RecursionError) as error:
            self._refuse(id_in(data), BadMessage(str(error)))
            return
        await self._carry_out(command)

    def _refuse(self, id: int, error: BadMessage) -> None:
        """Say that a message was not understood; raises it if there were too many."""
        self._fail(id, error)
        if self.patience.wait(self.now()):
            raise error

    def _fail(self, id: int, error: GameError) -> None:
        fault = fault_of(error)
        self.desk.metrics.count_command(fault.code)
        self.feed.reply(failed(id, fault.code, fault.message))

    async def _carry_out(self, command: wire.Commands) -> None:
        try:
            await self._answer(command)
        except Exception as error:
            self._fail(command.id, understood(error))

    async def _answer(self, command: wire.Commands) -> None:
        """Do what is wanted, and reply; what it has led to is told first."""
        feed = self.feed
        if isinstance(command, wire.AskPreview):
            preview = await feed.room.preview(feed.person, command.seat, command.question, command.choices)
            self._reply("previewed", feed.encoder.previewed(command.id, preview))
            return
        confirm = partial(self._reply, "done", done(command.id))
        if isinstance(command, wire.Speak):
            await feed.open(0, 0, WordOptions(language(command.lang), command.position))
            confirm()
        elif isinstance(command, wire.Ping):
            confirm()
        else:
            await feed.room.command(feed.person, command, confirm)

    def _reply(self, result: str, data: bytes) -> None:
        self.desk.metrics.count_command(result)
        self.feed.reply(data)


def id_in(data: bytes) -> int:
    """The client's number of a message that is otherwise not understood, or 0."""
    try:
        return NUMBER.decode(data).id
    except (DecodeError, RecursionError):
        return 0
