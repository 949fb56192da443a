"""Events reach every seat, and their facts only those who may know them."""

from orrery.engine.events import EVERYBODY, SPECTATOR, Recorder, audience


def recorded(*events: tuple[int, int, int, int, int, int, int]) -> Recorder:
    recorder = Recorder()
    for event in events:
        recorder.record(*event)
    return recorder


def seen(recorder: Recorder, viewer: int, start: int = 0) -> list[tuple[int, ...]]:
    return [event.plain() for event in recorder.stream(viewer, start)]


def test_an_event_for_everybody_is_seen_whole_by_seats_and_spectators() -> None:
    recorder = recorded((3, 1, 10, 20, 30, EVERYBODY, 0))
    assert seen(recorder, 0) == seen(recorder, 61) == seen(recorder, SPECTATOR) == [(3, 1, 10, 20, 30)]


def test_seats_outside_the_audience_get_the_event_without_its_facts() -> None:
    recorder = recorded((3, 1, 10, 20, 30, audience(1, 2), 0))
    assert seen(recorder, 1) == seen(recorder, 2) == [(3, 1, 10, 20, 30)]
    assert seen(recorder, 0) == seen(recorder, 3) == seen(recorder, SPECTATOR) == [(3, 1, -1, -1, -1)]


def test_the_first_facts_of_a_secret_event_can_be_public() -> None:
    recorder = recorded((3, 1, 10, 20, 30, audience(1), 2))
    assert seen(recorder, 0) == seen(recorder, SPECTATOR) == [(3, 1, 10, 20, -1)]


def test_an_event_for_nobody_is_still_counted() -> None:
    recorder = recorded((3, 1, 10, 20, 30, audience(), 0))
    assert seen(recorder, 0) == seen(recorder, 1) == [(3, 1, -1, -1, -1)]


def test_the_highest_seat_is_a_seat_like_any_other() -> None:
    recorder = recorded((3, 1, 10, 20, 30, audience(61), 0))
    assert seen(recorder, 61) == [(3, 1, 10, 20, 30)]
    assert seen(recorder, 60) == [(3, 1, -1, -1, -1)]


def test_a_stream_goes_on_from_any_number() -> None:
    recorder = recorded((0, 0, 1, 2, 3, EVERYBODY, 0), (1, 0, 4, 5, 6, EVERYBODY, 0))
    assert seen(recorder, 0, start=1) == [(1, 0, 4, 5, 6)]
    assert seen(recorder, 0, start=2) == []


def test_a_copy_of_a_recorder_hears_nothing_of_the_other() -> None:
    recorder = recorded((0, 0, 1, 2, 3, EVERYBODY, 0))
    copy = recorder.copy()
    copy.record(1, 0, 0, 0, 0, EVERYBODY, 0)
    assert (recorder.count(), copy.count()) == (1, 2)
