"""The card of a table, as lists show it to anybody, tells nothing that not everybody may know."""

from typing import Any

import pytest

from orrery.engine.chance import Rng
from orrery.server.rooms.room import Room
from orrery.server.rooms.summary import summary_of
from orrery.server.wire import commands as sent
from orrery.server.wire.forms import MatchSummary
from orrery.table.groups import is_pending
from orrery.table.orders import Order
from orrery.table.settings import Settings
from tests.server.hosting.club import ANN, BOB, CID, Club, answer, play_out

pytestmark = pytest.mark.anyio


async def card(club: Club, room: Room, person: str = CID.id) -> MatchSummary:
    found = await club.store.find_listing(room.id, person)
    assert found is not None
    return found


async def test_a_secret_order_does_not_change_the_card(club: Club) -> None:
    room = await club.pair()
    before = await card(club, room)
    club.time.now += 5

    await room.command(BOB, sent.GiveOrder(seat=1, order=Order("drop", 3)))

    assert await card(club, room) == before


async def test_an_answer_that_all_see_does(club: Club) -> None:
    room = await club.pair()
    before = await card(club, room)
    club.time.now += 5

    await answer(room, ANN, 0, 3)

    after = await card(club, room)
    assert (after.answers, after.changed, after.asked) == (1, before.changed + 5, [1])


async def test_what_was_taken_back_is_not_counted(club: Club) -> None:
    room = await club.pair()
    await answer(room, ANN, 0, 3)
    await room.command(ANN, sent.ProposeUndo(seat=0))
    await room.command(BOB, sent.AgreeToUndo(seat=1))

    assert (await card(club, room)).answers == 0


async def test_while_spectators_lag_the_card_stands_still_for_them(club: Club) -> None:
    room = await club.pair(settings=Settings(delay=60))
    before = await card(club, room)
    club.time.now += 5

    await answer(room, ANN, 0, 3)

    assert await card(club, room) == before
    assert (before.answers, before.asked) == (0, [])
    assert [(await card(club, room, who.id)).turn for who in (ANN, BOB)] == [False, True]


async def test_a_game_that_is_over_hides_nothing(club: Club) -> None:
    room = await club.pair(settings=Settings(delay=60))
    club.time.now += 5
    await play_out(room, ANN, BOB)

    over = await card(club, room)

    assert (over.stage, over.answers, over.changed) == ("over", 7, club.time.now)


async def test_answers_in_an_open_window_are_not_counted(club: Club) -> None:
    """Whoever counted them would know how many have answered, and how often somebody changed their mind."""
    room = await club.create("cosmic", "me me me", Settings(pause=0.0))
    rng = Rng(7)
    seen = 0
    while seen < 5:
        counted = summary_of(room.table).answers
        seat = await answer_at_random(room, rng)
        if is_pending(room.table.play.match.state, seat):
            seen += 1
            assert summary_of(room.table).answers == counted


async def answer_at_random(room: Room, rng: Rng) -> int:
    """The seat that was asked and has answered."""
    table: Any = room.table
    asked = [seat for seat in range(3) if table.question_of(seat) is not None]
    seat = asked[rng.below(len(asked))]
    options = table.question_of(seat).options
    await answer(room, ANN, seat, options[rng.below(len(options))][0])
    return seat
