"""Who is there and who has gone: a short absence is not noticed."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from orrery.engine.events import SPECTATOR
from orrery.server.rooms.room import Room
from orrery.server.wire import commands as sent
from tests.server.hosting.club import ANN, BOB, CID, Club, listen, open_club, until

pytestmark = pytest.mark.anyio

SHORT = 0.5


@pytest.fixture
async def club(tmp_path: Path) -> AsyncIterator[Club]:
    """One in which people are missed soon."""
    opened = await open_club(f"sqlite:///{tmp_path}/matches.db", grace=SHORT)
    yield opened
    await opened.close()


def present(room: Room) -> list[bool]:
    return [seat.present for seat in room.table.seating.seats]


async def test_who_connects_is_seen_by_the_others(club: Club) -> None:
    room = await club.create("connect-four", "me open")
    assert present(room) == [False, False]
    listener = await listen(room, ANN, 0)

    await room.command(BOB, sent.JoinMatch())
    await listen(room, BOB, 1)

    assert [seat.present for seat in listener.last.seats] == [True, True]


async def test_who_stays_away_is_missed_by_the_others(club: Club) -> None:
    room = await club.pair()
    ann, bob = await listen(room, ANN, 0), await listen(room, BOB, 1)

    bob.leave()
    assert present(room) == [True, True]

    await until(lambda: [seat.present for seat in ann.last.seats] == [True, False])


async def test_who_is_back_soon_is_not_missed(club: Club) -> None:
    room = await club.pair()
    bob, cid = await listen(room, BOB, 1), await listen(room, CID, SPECTATOR)
    number = room.table.number
    bob.leave()
    await listen(room, BOB, 1)

    cid.leave()
    await until(lambda: not room.table.spectators.watchers)

    assert present(room) == [False, True], "Bob's time would have been up before Cid's"
    assert room.table.number == number + 1, "only Cid was missed"


async def test_one_of_two_connections_may_go(club: Club) -> None:
    room = await club.pair()
    first, _ = await listen(room, BOB, 1), await listen(room, BOB, 1)

    first.leave()
    cid = await listen(room, CID, SPECTATOR)
    cid.leave()
    await until(lambda: not room.table.spectators.watchers)

    assert present(room)[1]


async def test_who_joins_without_ever_connecting_is_missed(club: Club) -> None:
    room = await club.pair()
    assert present(room)[1]

    await until(lambda: not present(room)[1])


async def test_spectators_are_counted_while_they_watch(club: Club) -> None:
    room = await club.pair()
    listener = await listen(room, ANN, 0)

    cid = await listen(room, CID, SPECTATOR)
    assert listener.last.common.watching == 1
    cid.leave()

    await until(lambda: listener.last.common.watching == 0)
