"""How long bots wait for people to see what has happened."""

import pytest

from orrery.table.pace import EventRow, Pace, Pacing, seconds_for
from orrery.table.settings import Settings

ROLLED, FLEW, FOUND = 6, 13, 14
NOBODY = -1


def event(kind: int, seat: int = NOBODY) -> EventRow:
    return (kind, seat, 0, 0, 0)


def test_every_event_takes_its_time_and_more_of_the_same_kind_less() -> None:
    events = [event(FLEW), event(FOUND), event(FOUND), event(FLEW)]

    assert seconds_for(events, Pace.NORMAL) == pytest.approx(3 * 0.4 + 0.1)


def test_nothing_takes_no_time() -> None:
    assert seconds_for([], Pace.NORMAL) == 0


def test_the_pace_of_the_table_counts() -> None:
    seconds = {pace: seconds_for([event(FLEW)], pace) for pace in Pace}

    assert seconds == pytest.approx({Pace.SLOW: 0.64, Pace.NORMAL: 0.4, Pace.FAST: 0.2, Pace.OFF: 0.0})


def test_before_anything_has_happened_nobody_waits() -> None:
    pacing = Pacing(Pace.NORMAL)

    pacing.note([], now=0.0)

    assert pacing.until == 0.0


def test_what_happens_while_something_is_shown_is_shown_after_it() -> None:
    pacing = Pacing(Pace.NORMAL)

    pacing.note([event(FLEW, 1)], now=100.0)
    pacing.note([event(FOUND, 1)], now=100.1)

    assert pacing.until == pytest.approx(100.0 + 2 * 0.4)


def test_a_turn_takes_no_longer_than_the_longest() -> None:
    pacing = Pacing(Pace.SLOW)

    for answer in range(20):
        pacing.note([event(FLEW, 1), event(FOUND, 1)], now=100.0 + answer / 10)

    assert pacing.until == pytest.approx(103.0)


def test_the_next_seat_has_a_turn_of_its_own() -> None:
    pacing = Pacing(Pace.SLOW)
    for _ in range(20):
        pacing.note([event(FLEW, 1)], now=100.0)

    pacing.note([event(FLEW, 2)], now=110.0)

    assert pacing.until > 110.0


def test_chance_belongs_to_the_turn_it_comes_in() -> None:
    pacing = Pacing(Pace.SLOW)
    for _ in range(20):
        pacing.note([event(FLEW, 1)], now=100.0)

    pacing.note([event(ROLLED)], now=110.0)

    assert pacing.until == 110.0


def test_people_get_time_unless_a_table_is_told_otherwise() -> None:
    assert Settings().pace == Pace.NORMAL
