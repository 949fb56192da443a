"""The socket of a match: commands of one client in, messages for one viewer out.

A message that is refused is answered by ``failed`` and changes nothing. The connection is closed, with
4000 + status and the code of the error as reason, if it can't be used, if the client sends too much, takes
too little, or has not been heard for long.
"""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, ClassVar, Final, get_args

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, FromQuery
from msgspec import DecodeError, Struct
from msgspec.json import Decoder

from orrery.engine.errors import GameError, RulesChanged
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
from orrery.server.http.routes.replies import InjectedServices
from orrery.server.http.sessions import admit, is_member
from orrery.server.live.feed import Feed
from orrery.server.live.lines import OpenLine
from orrery.server.live.tasks import first_end
from orrery.server.live.websocket import direct_socket_of
from orrery.server.services import Services
from orrery.server.wire import commands as sent
from orrery.server.wire.encode import done, failed
from orrery.server.wire.words import WordOptions
from orrery.table.hinting import HintJob
from orrery.texts.speech import LANGUAGES

SILENCE: Final = 900.0
"""Seconds without a message after which a client is taken to be gone. Pings of the protocol come sooner."""

SENDING: Final = 30.0
"""Seconds that one message may take to be sent."""

LOOKS: Final = 10.0
"""Seconds between two checks whether a client still takes and sends."""

FAREWELL: Final = 5.0
BURST: Final = 5
"""Seconds' worth of messages that may come at once."""

BAD_MESSAGES: Final = 10
BAD_EACH: Final = 5.0
"""So many bad messages may come at once, and one more after so many seconds."""

COMMANDS: Final[Decoder[sent.Commands]] = Decoder(sent.Commands)

Wire = WebSocket[Any, Any, Any]
Handler = Callable[["CommandReader", Any], Awaitable[None]]


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
    services: InjectedServices,
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
        services.connections.acquire(client)
        try:
            word_options = WordOptions(language(lang), is_wanted(position))
            hello = Hello(match, number(viewer), word_options, number(event), number(line), key)
            await talk(socket, services, hello)
        finally:
            services.connections.release(client)
    except WebSocketDisconnect:
        services.metrics.count_closed("left")
    except Exception as error:
        await hang_up(socket, services, understood(error))


async def hang_up(socket: Wire, services: Services, error: GameError) -> None:
    """Close with a code, without waiting for a client that no longer reads."""
    services.metrics.count_closed(error.code)
    try:
        async with asyncio.timeout(FAREWELL):
            if isinstance(error, RulesChanged):  # the reason has no room for the number of the entry
                await socket.send_text(failed(0, error.code, str(error)).decode())
            await socket.close(close_code(error), error.code)
    except (OSError, WebSocketDisconnect, RuntimeError):
        services.metrics.count_closed("unreachable")


def number(text: str) -> int:
    try:
        return int(text[:10])
    except ValueError as error:
        raise BadRequest("viewer, event and line must be integers") from error


def language(text: str) -> str:
    """A language that there are texts in, or none; raises :class:`BadRequest`."""
    if text and text not in LANGUAGES:
        raise BadRequest("this language is not supported")
    return text


def is_wanted(text: str) -> bool:
    """``true``, or ``false`` and nothing for no; raises :class:`BadRequest`."""
    if text not in ("", "true", "false"):
        raise BadRequest("position must be true or false")
    return text == "true"


async def talk(socket: Wire, services: Services, hello: Hello) -> None:
    """Listen and tell until one side has enough; raises what ended it."""
    line = services.lines.open(services.sessions.session_of(socket))
    try:
        person = await services.sessions.person_of(socket)
        room = await services.hub.room(hello.match)
        admit(room.record, is_member(room.table, person.id), hello.key)
        feed = Feed(services, room, person, hello.viewer, direct_socket_of(socket.scope))
        await converse(socket, feed, hello, line)
    finally:
        line.close()


async def converse(socket: Wire, feed: Feed, hello: Hello, line: OpenLine) -> None:
    heartbeat = Heartbeat()
    try:
        await feed.open(hello.event, hello.line, hello.word_options)
        await first_end(
            hear(socket, CommandReader(feed.services, feed), heartbeat),
            tell(socket, feed, heartbeat),
            heartbeat.watch(),
            feed.outbox.overflow(),
            feed.ended(),
            line.ended(),
        )
    finally:
        feed.close()


class Heartbeat:
    """When a client was heard last, and since when it is being sent a message, if it is.

    One check now and then takes the place of a timer for every message.
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


async def tell(socket: Wire, feed: Feed, heartbeat: Heartbeat) -> None:
    while True:
        data = await feed.next()
        heartbeat.sending = heartbeat.now()
        try:
            await socket.send({"type": "websocket.send", "text": data.decode(), "bytes": None})
        except OSError as error:
            raise WebSocketDisconnect(detail="") from error
        heartbeat.sending = None


async def hear(socket: Wire, reader: "CommandReader", heartbeat: Heartbeat) -> None:
    while True:
        event: Any = await socket.receive()
        heartbeat.heard = heartbeat.now()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="")
        await reader.take(event.get("text"))


class CommandReader:
    """Carries out what a client sends, one message after the other."""

    def __init__(self, services: Services, feed: Feed) -> None:
        now = asyncio.get_running_loop().time
        self.services = services
        self.feed = feed
        self.now = now
        rate = services.settings.messages_per_second
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
        if len(data) > sent.MOST_BYTES:
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
        self.services.metrics.count_command(fault.code)
        self.feed.reply(failed(id, fault.code, fault.message))

    async def _carry_out(self, command: sent.Commands) -> None:
        try:
            await self.handlers[type(command)](self, command)
        except Exception as error:
            self._fail(command.id, understood(error))

    async def _preview(self, command: sent.AskPreview) -> None:
        feed = self.feed
        preview = await feed.room.preview(feed.person, command.seat, command.question, command.choices)
        self._reply("previewed", feed.encoder.previewed(command.id, preview))

    async def _hints(self, command: sent.AskHints) -> None:
        """Answer as soon as hints are found; meanwhile other messages are read."""
        feed = self.feed
        job = await feed.room.hint_job(feed.person, command.seat, command.question)
        self.services.hints.take(feed.person.id)
        feed.room.spawn(self._find_hints(command, job))

    async def _find_hints(self, command: sent.AskHints, job: HintJob) -> None:
        room, share = self.feed.room, (self.feed.person.id, self.feed.room.id)
        try:
            found = await self.services.bots.hint(room.table.game.key, job, share)
            self._reply("hinted", self.feed.encoder.hinted(command.id, job, found))
        except Exception as error:
            self._fail(command.id, understood(error))

    async def _speak(self, command: sent.Speak) -> None:
        await self.feed.open(0, 0, WordOptions(language(command.lang), command.position))
        self._confirm(command)

    async def _pong(self, command: sent.Ping) -> None:
        self._confirm(command)

    async def _change(self, command: sent.TableCommand) -> None:
        """Reply right after people have been told what has changed."""
        await self.feed.room.command(self.feed.person, command, partial(self._confirm, command))

    def _confirm(self, command: sent.Commands) -> None:
        self._reply("done", done(command.id))

    def _reply(self, result: str, data: bytes) -> None:
        self.services.metrics.count_command(result)
        self.feed.reply(data)

    handlers: ClassVar[dict[type[sent.Commands], Handler]] = {
        sent.AskPreview: _preview,
        sent.AskHints: _hints,
        sent.Speak: _speak,
        sent.Ping: _pong,
        **dict.fromkeys(get_args(sent.TableCommand), _change),
    }
    """Which method handles which command of a connection."""


def id_in(data: bytes) -> int:
    """The client's number of a message that is otherwise not understood, or 0."""
    try:
        return NUMBER.decode(data).id
    except (DecodeError, RecursionError):
        return 0
