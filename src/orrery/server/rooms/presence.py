"""Who listens to a room. People who are gone for a moment only are not missed."""

import asyncio
import logging
from collections.abc import Callable, Iterator
from typing import Final

from orrery.engine.events import SPECTATOR
from orrery.server.rooms.errors import RoomClosed
from orrery.table.messages import TableUpdate
from orrery.table.table import Table

LOG: Final = logging.getLogger("orrery.rooms")
GRACE: Final = 5.0
"""Seconds after which somebody who has disconnected counts as gone."""

Place = tuple[str, bool]
"""A person, and whether as a spectator."""


class Subscription:
    """One listener: a person who looks from a seat, or as a spectator.

    ``sink`` gets every update at once and must not wait. ``on_close`` is told the code of the reason when the
    room ends the subscription; ``closed`` is that code, and empty while it lasts. ``is_program`` says that
    nobody looks who would need time to see what happens. ``is_seated`` says that the person has a seat, and
    is no spectator though they look from none.
    """

    def __init__(
        self,
        person: str,
        name: str,
        viewer: int,
        sink: Callable[[TableUpdate], None],
        on_close: Callable[[str], None],
        is_program: bool = False,
    ) -> None:
        self.person = person
        self.name = name
        self.viewer = viewer
        self.sink = sink
        self.on_close = on_close
        self.is_program = is_program
        self.is_seated = viewer != SPECTATOR
        self.closed = ""
        self.left: Callable[[Subscription], None] | None = None

    @property
    def place(self) -> Place:
        return (self.person, not self.is_seated)

    def close(self) -> None:
        """Listen no more; nothing follows."""
        self.closed = self.closed or "left"
        if self.left is not None:
            self.left(self)


class Presence:
    """The listeners of a room. ``gone`` is called for a place that has stayed empty for the grace."""

    def __init__(self, grace: float, gone: Callable[[Place], None]) -> None:
        self.grace = grace
        self._gone = gone
        self._listeners: list[Subscription] = []
        self._timers: dict[Place, asyncio.TimerHandle] = {}

    def __len__(self) -> int:
        return len(self._listeners)

    def __iter__(self) -> Iterator[Subscription]:
        """The listeners as they are now; they may come and go meanwhile."""
        return iter(list(self._listeners))

    def add(self, listener: Subscription) -> None:
        listener.left = self.remove
        self._listeners.append(listener)
        self._stop(listener.place)

    def remove(self, listener: Subscription) -> None:
        if listener in self._listeners:
            self._listeners.remove(listener)
            self.expect(listener.place)

    def is_there(self, place: Place) -> bool:
        return any(listener.place == place for listener in self._listeners)

    def is_watched(self) -> bool:
        """Whether a person is there who looks at what happens."""
        return any(not listener.is_program for listener in self._listeners)

    def onlookers(self) -> list[Subscription]:
        """Those who look from no seat, whether they have one or not."""
        return [listener for listener in self._listeners if listener.viewer == SPECTATOR]

    def look_who_sits(self, table: Table) -> None:
        """Note who has sat down or stood up while looking on; where it matters they have to come in anew."""
        settings, spectators = table.settings, table.spectators
        for listener in self.onlookers():
            is_seated = bool(table.seats_of(listener.person))
            if is_seated == listener.is_seated:
                continue
            listener.is_seated = is_seated
            if settings.delay > 0 or not (is_seated or settings.spectators):
                self.dismiss(listener, RoomClosed.code)
            elif not is_seated:
                spectators.watchers[listener.person] = listener.name
        spectators.seated = any(listener.is_seated for listener in self.onlookers())

    def expect(self, place: Place) -> None:
        """Somebody should be there; if nobody is after the grace, they have gone."""
        if not self.is_there(place):
            self._stop(place)
            self._timers[place] = asyncio.get_running_loop().call_later(self.grace, self._miss, place)

    def _miss(self, place: Place) -> None:
        del self._timers[place]
        self._gone(place)

    def _stop(self, place: Place) -> None:
        timer = self._timers.pop(place, None)
        if timer is not None:
            timer.cancel()

    def tell(self, update: TableUpdate, may_hear: Callable[[Subscription], bool]) -> None:
        """Hand an update to all who see it and still may; who fails at taking it is dismissed."""
        for listener in self:
            if listener.viewer == update.viewer and may_hear(listener):
                try:
                    listener.sink(update)
                except Exception:
                    LOG.exception("a listener has failed")
                    self.dismiss(listener, RoomClosed.code)

    def dismiss(self, listener: Subscription, code: str) -> None:
        """End a subscription, and say why."""
        listener.close()
        inform(listener, code)

    def end(self, code: str) -> None:
        """End all subscriptions and cancel all waiting."""
        for place in list(self._timers):
            self._stop(place)
        ended, self._listeners = self._listeners, []
        for listener in ended:
            inform(listener, code)


def inform(listener: Subscription, code: str) -> None:
    listener.closed = code
    try:
        listener.on_close(code)
    except Exception:
        LOG.exception("a listener could not be closed")
