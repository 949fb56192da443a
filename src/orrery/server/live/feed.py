"""What one viewer of a room is sent, in order: a welcome, then an update for every change.

What can't be sent yet waits in an outbox. It is bounded: a client that falls too far behind is cut off,
and comes back later to resume where it was.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Final, TypeAlias

from orrery.engine.errors import GameError
from orrery.server.http.errors import TooSlow
from orrery.server.live.websocket import DirectWebSocket
from orrery.server.rooms.errors import RoomClosed, Stopping
from orrery.server.rooms.presence import Subscription
from orrery.server.rooms.room import Room
from orrery.server.services import Services
from orrery.server.store.errors import LeaseLost
from orrery.server.store.records import Person
from orrery.server.wire.encode import Encoder
from orrery.server.wire.words import WordOptions
from orrery.table.errors import NotSeated, Removed
from orrery.table.messages import InitialUpdate, TableUpdate

Message: TypeAlias = Callable[[], bytes]
"""A message that is written when it is sent, since it may build on the one before."""

MOST_WAITING: Final = 100
"""Messages that may wait for a slow client."""


class Outbox:
    """Messages that wait to be written and sent; ``is_idle`` if none does, nor is one on its way."""

    def __init__(self) -> None:
        self.is_idle = True
        self.waiting: deque[Message] = deque()
        self.filled = asyncio.Event()
        self.flooded = asyncio.Event()

    def put(self, message: Message) -> None:
        """Never waits and never raises: a slow listener must not hold up the players."""
        if len(self.waiting) >= MOST_WAITING:
            self.flooded.set()
            return
        self.is_idle = False
        self.waiting.append(message)
        self.filled.set()

    async def take(self) -> Message:
        """The next message; whoever asks for it has sent the one before."""
        while not self.waiting:
            self.is_idle = True
            self.filled.clear()
            await self.filled.wait()
        return self.waiting.popleft()

    async def overflow(self) -> None:
        """Raise :class:`TooSlow` when there was no room for a message."""
        await self.flooded.wait()
        raise TooSlow(f"{MOST_WAITING} messages were not taken")


ENDS: Final[dict[str, type[GameError]]] = {
    kind.code: kind for kind in (NotSeated, Removed, LeaseLost, RoomClosed, Stopping)
}
"""Why a room ends a subscription."""


class Feed:
    """One viewer: a seat of a person, or -1 for somebody who watches. ``direct`` is used while it is free."""

    def __init__(
        self,
        services: Services,
        room: Room,
        person: Person,
        viewer: int,
        direct: DirectWebSocket | None = None,
        is_program: bool = False,
    ) -> None:
        self.services = services
        self.room = room
        self.person = person
        self.viewer = viewer
        self.direct = direct
        self.is_program = is_program
        self.encoder = Encoder(services.update_cache(room))
        self.outbox = Outbox()
        self.subscription: Subscription | None = None
        self._end: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def open(self, first_event: int, last_message: int, word_options: WordOptions) -> None:
        """Begin to listen, or begin anew; raises a :class:`GameError` if the viewer may not."""
        self.close()
        initial, self.subscription = await self.room.subscribe(
            self.person,
            self.viewer,
            first_event,
            last_message,
            self._hear,
            self._shut,
            self.is_program,
        )
        self._post(partial(self._welcome, initial, word_options))

    def _hear(self, update: TableUpdate) -> None:
        self._post(partial(self._update, update))

    def _post(self, message: Message) -> None:
        if self.direct is not None and self.outbox.is_idle and self.direct.is_free():
            self.direct.write(self._counted(message()))
        else:
            self.outbox.put(message)

    def _counted(self, data: bytes) -> bytes:
        self.services.metrics.count_sent(len(data))
        return data

    def _shut(self, code: str) -> None:
        if not self._end.done():
            self._end.set_exception(ENDS.get(code, RoomClosed)(f"the room has ended this: {code}"))

    async def ended(self) -> None:
        """Raise the reason why nothing more will come: the room is shut, or the seat is not one's own now."""
        await self._end

    def _welcome(self, initial: InitialUpdate, word_options: WordOptions) -> bytes:
        self.encoder.word_options = word_options
        return self.encoder.welcome(initial, self.mine(), self.awaited())

    def _update(self, update: TableUpdate) -> bytes:
        return self.encoder.update(update, self.mine(), self.awaited())

    def reply(self, data: bytes) -> None:
        """Send something to this client alone, after what waits already."""
        self._post(lambda: data)

    def mine(self) -> list[int]:
        return self.room.table.seats_of(self.person.id)

    def awaited(self) -> list[int]:
        """Of several seats of the person those that have to answer; it need not be known of one."""
        seats = self.mine()
        return self.room.table.awaited_of(seats) if len(seats) > 1 else []

    async def next(self) -> bytes:
        """The next message, as soon as there is one."""
        return self._counted((await self.outbox.take())())

    def close(self) -> None:
        """Stop listening."""
        if self.subscription is not None:
            self.subscription.close()
            self.subscription = None
