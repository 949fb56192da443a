"""Who is there and who has gone: a short absence is not noticed."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from orrery.engine.events import SPECTATOR
from orrery.server.rooms.errors import RoomClosed
from orrery.server.rooms.room import Room
from orrery.server.wire import commands as sent
from orrery.table.settings import Settings
from tests.server.hosting.club import ANN, BOB, CID, Club, answer, listen, open_club, until

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


async def test_who_is_no_longer_listened_to_may_still_leave(club: Club) -> None:
    room = await club.pair()
    ann, bob = await listen(room, ANN, 0), await listen(room, BOB, 1)

    bob.leave()
    bob.leave()
    assert len(room.presence) == 1
    room.presence.end(RoomClosed.code)
    ann.leave()

    assert (bob.subscription.closed, ann.subscription.closed) == ("left", RoomClosed.code)


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


async def test_a_friend_who_sits_down_is_no_spectator_any_more(club: Club) -> None:
    room = await club.create("pulsar", "me open open")
    ann, bob = await listen(room, ANN, 0), await listen(room, BOB, SPECTATOR)
    assert ann.last.common.watching == 1

    await room.command(BOB, sent.JoinMatch(seat=1))

    assert ann.last.common.watching == 0
    assert bob.last.number == ann.last.number, "who looks on is told on"
    await room.command(BOB, sent.Say(text="Hello"))
    assert [message.seat for message in ann.last.chat] == [1]
    bob.leave()
    await until(lambda: [seat.present for seat in ann.last.seats] == [True, False, False])


async def test_who_stands_up_while_looking_on_is_a_spectator_again(club: Club) -> None:
    room = await club.create("pulsar", "me open open")
    ann, bob = await listen(room, ANN, 0), await listen(room, BOB, SPECTATOR)
    await room.command(BOB, sent.JoinMatch(seat=1))

    await room.command(BOB, sent.Leave(seat=1))
    await room.command(ANN, sent.Say(text="Bye"))

    assert ann.last.common.watching == 1
    assert bob.last.number == ann.last.number


@pytest.mark.parametrize("settings", [Settings(delay=60.0), Settings(spectators=False)])
async def test_who_has_a_seat_may_look_on_without_a_hand_and_is_told_at_once(
    club: Club, settings: Settings
) -> None:
    room = await club.create("cosmic", "me me me", settings)
    ann = await listen(room, ANN, 0)
    onlooker = await listen(room, ANN, SPECTATOR)
    assert onlooker.initial.update.number == room.table.number
    assert onlooker.initial.update.view is not None
    seat = next(number for number in range(3) if room.table.question_of(number) is not None)
    question = room.table.question_of(seat)
    assert question is not None

    await answer(room, ANN, seat, question.options[0][0])

    assert onlooker.last.number == ann.last.number
    assert onlooker.last.view == room.table.game.view(room.table.play.match.state, SPECTATOR)
    assert onlooker.last.question is None
    assert ann.last.common.watching == 0


async def test_a_spectator_who_lags_and_sits_down_has_to_come_in_anew(club: Club) -> None:
    room = await club.create("pulsar", "me open open", Settings(delay=60.0))
    bob = await listen(room, BOB, SPECTATOR)

    await room.command(BOB, sent.JoinMatch(seat=1))

    assert bob.subscription.closed == RoomClosed.code
    late, live = await listen(room, CID, SPECTATOR), await listen(room, BOB, SPECTATOR)
    await room.command(ANN, sent.Say(text="Hello"))
    assert live.last.number == room.table.number
    assert late.last.number < room.table.number
