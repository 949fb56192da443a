"""Two matches that differ only in what a seat does not know give it the same traffic, byte by byte.

The positions are windows of random games of Cosmic Encounter. At both matches the same is done: the others
have left the order to pass, the seat passes, and the window closes by itself.
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest
from litestar.testing import TestClient

from orrery.engine.events import Recorder
from orrery.engine.flow import PASS
from orrery.engine.plain import digest
from orrery.games.cosmic.game import COSMIC
from orrery.server.rooms import create
from orrery.server.rooms.room import Room
from orrery.table import updates
from orrery.table.change import Change
from orrery.table.orders import Order
from orrery.table.table import Table
from tests.server.api.visitor import ME, OPEN, Seat, Visitor
from tests.server.hosting.club import Time
from tests.share import share
from tests.table.test_secrets import all_may_pass, tells_apart, twin_of, windows

SEATS = 4
POSITIONS = share(3, 6)
SETTINGS = {"pause": 1.0, "starts_when_full": False}
SECRET = b"thirty-two bytes of pure chance."
HOUR = 3600.0


def positions() -> Iterator[tuple[Any, Any]]:
    """Windows in which all may pass, with twins that are the same to the first seat."""
    for number, state in enumerate(windows(COSMIC, SEATS, seed=3)):
        twin = twin_of(COSMIC, state, seed=number)
        if digest(twin) != digest(state) and all_may_pass(COSMIC, state) and all_may_pass(COSMIC, twin):
            if not tells_apart(COSMIC, state, twin):
                yield state, twin


class Listener(Seat):
    """The socket of the first seat, and all that it has been sent."""

    def __init__(self, session: Any, room: Room) -> None:
        self.room = room
        self.heard: list[str] = []
        super().__init__(session)

    def read(self) -> dict[str, Any]:
        message = super().read()
        self.heard.append(self.text.replace(self.room.id, "MATCH"))
        return message

    def begin(self, client: TestClient[Any], state: Any) -> None:
        """Start the game at a position; the others have left their orders."""
        client.blocking_portal.call(self.room.change, lambda now: begun(self.room, state, now))
        while self.update["question"] is None:
            self.hear()
        self.window = self.update["question"]["number"]

    def pass_on(self) -> None:
        if len(self.update["question"]["options"]) > 1:
            assert self.answer(PASS)["type"] == "done"

    def await_the_end(self) -> None:
        while self.room.table.play.questions == self.window:
            self.hear()
        while self.update["number"] < self.room.table.number:
            self.hear()


def begun(room: Room, state: Any, now: float) -> Change:
    table = room.table
    table.begin(now)
    match = table.play.match
    match.recorder = Recorder()
    match.state = COSMIC.clone(state)
    match.state.recorder = match.recorder
    for seat in range(1, SEATS):
        table.play.orders.give(seat, Order("respond"))
    table.play.open(now)
    return table.changed(now)


def traffic(client: TestClient[Any], time: Time, state: Any, twin: Any) -> list[list[str]]:
    """What the first seat is sent at two matches, from the lobby until the window has closed."""
    ann, bob = Visitor(client, "Ann"), Visitor(client, "Bob")
    made = [ann.create(ME, *[OPEN] * (SEATS - 1), title="cosmic", settings=SETTINGS)["id"] for _ in range(2)]
    for match in made * (SEATS - 1):
        assert bob.post(f"/matches/{match}/join", {}).status_code == 200
    rooms: dict[str, Room] = client.app.state.services.hub.rooms
    with ann.knock(made[0], viewer=0, lang="en") as one, ann.knock(made[1], viewer=0, lang="en") as two:
        seats = [Listener(one, rooms[made[0]]), Listener(two, rooms[made[1]])]
        for seat, position in zip(seats, (state, twin)):
            seat.begin(client, position)
        for seat in seats:
            seat.pass_on()
        time.now += HOUR
        for seat in seats:
            seat.await_the_end()
    return [seat.heard for seat in seats]


@pytest.fixture
def time(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> Time:
    """The clock of the rooms stands still, so that both tell the same of it; nobody is missed meanwhile."""
    clock, hub = Time(), client.app.state.services.hub
    monkeypatch.setattr(hub, "context", replace(hub.context, now=clock, grace=HOUR))
    monkeypatch.setattr(create, "new_secret", lambda: SECRET)
    return clock


def test_secrets_of_others_change_nothing_in_what_a_seat_is_sent(client: TestClient[Any], time: Time) -> None:
    compared = 0
    for state, twin in islice(positions(), POSITIONS):
        one, other = traffic(client, time, state, twin)
        assert len(one) > 2
        assert one == other
        compared += 1

    assert compared == POSITIONS


def test_a_view_that_shows_too_much_would_be_noticed(
    client: TestClient[Any], time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = updates.own_views

    def seen_by_neighbours(table: Table, viewers: list[int], shared: Any) -> list[Any]:
        return seen(table, [(viewer + 1) % SEATS for viewer in viewers], shared)

    monkeypatch.setattr(updates, "own_views", seen_by_neighbours)

    one, other = traffic(client, time, *next(positions()))

    assert one != other
