"""A club with a notifier: Ann and Bob have browsers, and time passes as told."""

from pathlib import Path
from typing import Any

from orrery.server.host.settings import ServerSettings
from orrery.server.notify.notifier import Notifier
from orrery.server.rooms.hub import Hub
from orrery.server.rooms.room import Room
from orrery.server.store.store import Store, open_store
from orrery.server.workers.bots import BotPool
from orrery.table.settings import Settings
from tests.server.hosting.club import ANN, BOB, IDLE, LEASE, Club, Time, until
from tests.server.notify.browser import Browser
from tests.server.notify.stand_in import StandIn, outside_at

AFTER = 60.0
SOON = 0.01


class Party(Club):
    """``folder`` is the home of the server."""

    def __init__(self, folder: Path, store: Store, time: Time, stand_in: StandIn, **settings: Any) -> None:
        self.stand_in = stand_in
        self.settings = ServerSettings(home=str(folder), notify_after=AFTER, **settings)
        outside, self.way = outside_at(stand_in, folder)
        self.notifier = Notifier(self.settings, store, outside)
        super().__init__(self.settings.store_url, store, time, SOON)

    def new_hub(self, bots: BotPool) -> Hub:
        store: Any = self.trouble
        return Hub(store, bots, self.bots, self.time, IDLE, self.grace, self.notifier.policy)

    async def close(self) -> None:
        await self.notifier.close()
        await super().close()

    async def pair(self, title: str = "connect-four", settings: Settings | None = None) -> Room:
        """Bob has left again, as the table knows by then; Ann was never there."""
        room = await super().pair(title, settings)
        await missed(room, 1)
        return room

    async def give(self, browser: Browser, person: str = ANN.id, language: str = "en") -> Browser:
        """A person has subscribed in this browser."""
        self.time.now += 0.001
        await self.store.add_subscription(browser.subscription(person, language, self.time.now))
        return browser

    async def pass_by(self, room: Room, seconds: float) -> None:
        """Let time pass, and whatever is to be sent then be sent."""
        self.time.now += seconds
        room.calls.look()
        await self.settled()

    async def settled(self) -> None:
        await self.notifier.deliveries.settled()

    def count(self, outcome: str) -> int:
        return self.notifier.deliveries.counts[outcome]


async def missed(room: Room, seat: int) -> None:
    """Wait until the table has noticed that somebody is gone, and the room has done all that follows."""
    await until(lambda: not room.table.seating.seats[seat].present)
    await room.change(lambda now: None)


async def open_party(folder: Path, stand_in: StandIn, **settings: Any) -> Party:
    time = Time()
    store = await open_store(ServerSettings(home=str(folder)).store_url, LEASE, time)
    for person in (ANN, BOB):
        await store.add_person(person)
    return Party(folder, store, time, stand_in, **settings)
