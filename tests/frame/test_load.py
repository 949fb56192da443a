"""What the load program makes of what it hears; nothing here is timed and no server runs."""

import asyncio
from contextlib import nullcontext
from pathlib import Path
from random import Random
from types import SimpleNamespace

import pytest

from bench.load import __main__ as program
from bench.load.guest import Asked, Heard, Seen
from bench.load.host import Host
from bench.load.idle import Memory, Opening, random_game
from bench.load.report import Report
from bench.load.rooms import Comparison, Round
from bench.load.steady import WISHES, Pace, Second, Steady, in_milliseconds, undisturbed
from bench.load.table import Flight, Manner, Meter, Table

QUESTION = Asked(5, [(0, "a")])


def table() -> Table:
    """A table of two at which seat 0 has answered question 5."""
    made = Table([None, None], WISHES["pulsar"], Manner(1), Meter(on=True))  # type: ignore[list-item]
    made.seen = {0: Seen(7, "running", QUESTION), 1: Seen(7, "running", None)}
    made.flight = Flight(0, 5, sent=10.0)
    return made


def update(number: int, question: Asked | None = None) -> Heard:
    return Heard("update", number=number, stage="running", question=question)


def test_an_answer_counts_when_it_is_stored_and_everybody_has_seen_it() -> None:
    made = table()
    made._hear(0, update(8), 10.1)
    made._hear(0, Heard("done", id=5), 10.2)
    assert made.meter.shared == []
    made._hear(1, update(8, QUESTION), 10.4)

    assert made.meter.stored == pytest.approx([0.2])
    assert made.meter.shared == pytest.approx([0.4])
    assert made.flight is None


def test_an_update_on_something_else_is_not_taken_for_that_of_the_answer() -> None:
    made = table()
    made._hear(1, update(8), 10.1)
    made._hear(0, update(8, QUESTION), 10.1)
    made._hear(0, Heard("done", id=5), 10.2)
    made._hear(0, update(9), 10.3)
    assert made.meter.shared == []
    made._hear(1, update(9), 10.5)
    assert made.meter.shared == pytest.approx([0.5])


@pytest.mark.parametrize(
    ("code", "errors", "withdrawn"), [("stale-question", {}, 1), ("illegal-choice", {"illegal-choice": 1}, 0)]
)
def test_only_what_others_have_closed_is_no_error(code: str, errors: dict[str, int], withdrawn: int) -> None:
    made = table()
    made._hear(0, Heard("failed", id=5, code=code), 10.1)
    assert (dict(made.meter.errors), made.meter.withdrawn, made.flight) == (errors, withdrawn, None)


def test_shares_of_times_are_told_in_milliseconds() -> None:
    assert in_milliseconds([number / 1000 for number in range(101)]) == pytest.approx((50, 95, 99))


def test_a_long_game_has_as_many_decisions_as_asked_for() -> None:
    match = random_game("cluster", 20, Random(1))
    assert sum(entry.seat >= 0 for entry in match.log) == 20


PACE = Pace(10, 5.0, 1, 1, ("pulsar",))


def steady(answers: float, p95: float, errors: dict[str, int], stolen: float = 0.0) -> Steady:
    times = (1.0, p95, 99.0)
    return Steady(PACE, answers, times, times, errors, 0, 0, 1, 1, 1, 10**8, stolen, (times, 1))


@pytest.mark.parametrize(
    ("answers", "p95", "errors", "held"),
    [(8, 49, {}, True), (7, 49, {}, False), (8, 51, {}, False), (8, 49, {"unanswered": 1}, False)],
)
def test_a_load_is_held_if_it_is_whole_quick_and_without_errors(
    answers: float, p95: float, errors: dict[str, int], held: bool
) -> None:
    report = Report()
    report.add_steady("sqlite", steady(answers, p95, errors))
    assert report.steady[0][-1] == ("reached" if held else "**missed**")


@pytest.mark.parametrize(("stolen", "kept"), [([0.01], 0), ([0.3, 0.02], 1), ([0.2, 0.3], 0)])
def test_a_run_that_others_disturbed_is_made_again_and_the_times_choose_none(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, stolen: list[float], kept: int
) -> None:
    runs = [steady(8, 90 - number, {}, share) for number, share in enumerate(stolen)]
    left = iter(runs)

    async def next_run(host: Host, pace: Pace) -> Steady:
        return next(left)

    monkeypatch.setattr(program, "running", lambda home, settings: nullcontext(SimpleNamespace(rules="pure")))
    monkeypatch.setattr(program, "steady", next_run)

    found = asyncio.run(program.least_disturbed(Report(), tmp_path, {}, PACE))

    assert (found, next(left, None)) == (runs[kept], None)


def test_seconds_that_others_had_a_part_of_can_be_left_out() -> None:
    seconds = [Second([0.010] * 20, 0.0), Second([0.900] * 20, 0.3), Second([0.020] * 20, 0.01)]
    times, count = undisturbed(seconds)
    assert times == pytest.approx((10, 20, 20))
    assert count == 2


def test_the_ratio_of_two_servers_is_taken_round_by_round() -> None:
    rounds = [Round(rate, 1, 1) for rate in (100, 200, 300)]
    assert Comparison(rounds, [Round(50, 1, 1)] * 3).ratio == 4


def test_a_missing_peer_is_reported_and_not_made_up() -> None:
    report = Report("compiled")
    report.miss_rooms("sqlite", "there is no Node on this machine")
    report.add_memory("sqlite", Memory("pulsar", 50_000, 20_000))
    report.add_opening("sqlite", Opening("pulsar", 300, 90, 30))
    text = report.text()
    assert "not measured: there is no Node on this machine" in text
    assert "| sqlite | pulsar | 50 kB" in text
    assert "compiled rules" in text
