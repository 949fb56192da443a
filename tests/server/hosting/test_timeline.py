"""The clock on the wall may be put back or ahead: play goes on as if nothing had happened."""

import pytest

from orrery.server.host.timeline import Timeline
from orrery.table.settings import ClockKind, ClockSettings, OnTimeout, Settings
from tests.server.hosting.club import ANN, LEASE, Club, Time, answer, sleeping

pytestmark = pytest.mark.anyio

HOUR = 3600.0
MINUTE = Settings(clock=ClockSettings(ClockKind.DECISION, seconds=60), on_timeout=OnTimeout.ANSWER)


@pytest.mark.parametrize("leap", [-HOUR, HOUR])
def test_time_passes_as_it_does_whatever_the_wall_says(leap: float) -> None:
    wall, passing = Time(), Time()
    passing.now = 77.0
    timeline = Timeline(wall, passing)
    assert timeline.now() == wall.now
    before = wall.now

    wall.now += leap
    passing.now += 3.0

    assert timeline.now() == before + 3.0


async def test_a_lease_and_the_clocks_of_a_table_do_not_share_a_clock(club: Club) -> None:
    """What is due at a table is counted from its change, and stored as seconds from now on by the store."""
    with sleeping(club.bots):
        room = await club.pair(settings=MINUTE)
        await answer(room, ANN, 0, 3)
        await club.hub.close()

        assert await club.store.overdue(10) == []
        club.time.now += 60
        assert await club.store.overdue(10) == [room.id]


async def test_a_match_that_was_stored_by_a_clock_ahead_is_woken(club: Club) -> None:
    club.time.now += 24 * HOUR
    room = await club.pair(settings=MINUTE)
    await club.hub.close()
    club.time.now -= 24 * HOUR

    club.hub = club.new_hub(club.bots)
    await club.hub.wake()

    woken = club.hub.rooms[room.id]
    assert woken.table.play.clocks.views(club.time.now)[0].left == 60


async def test_a_match_of_a_process_that_died_with_its_clock_ahead_is_opened(club: Club) -> None:
    """Its lease ends far ahead; but nobody with such a lease is alive, or it would end soon."""
    club.time.now += 24 * HOUR
    room = await club.pair()
    club.hub.rooms[room.id].shut("crashed")
    club.store._terms.owners.leave(club.hub.context.owner)
    club.time.now -= 24 * HOUR

    club.hub = club.new_hub(club.bots)

    assert (await club.hub.room(room.id)).id == room.id
    assert club.hub.lease_seconds == LEASE
