"""Many jobs: whoever does them, the results are the same and in order, and nothing that is done is lost."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from threading import Event

import pytest

from orrery.engine.errors import BadSetup, UnknownTitle
from orrery.games.registry import find_title
from orrery.lab.errors import NeedsExtra, WorkersLost
from orrery.lab.jobs import map_games
from tests.frame import ROOT


def square(number: int) -> int:
    return number * number


def die_once(job: tuple[int, str]) -> int:
    """Number 3 kills the process it is done in, once; a job leaves a mark each time it is done."""
    number, folder = job
    with Path(folder, str(number)).open("a") as marks:
        marks.write("x")
    if number == 3 and Path(folder, "3").stat().st_size == 1:
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def die(number: int) -> int:
    if number == 1:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def look_up(title: str) -> str:
    return find_title(title).key


@pytest.mark.parametrize("workers", [1, 2])
def test_results_are_in_the_order_of_the_jobs(workers: int) -> None:
    assert map_games(range(20), square, workers) == [number * number for number in range(20)]


def stay(number: int) -> None:
    """Says that it has begun, and never ends."""
    print("begun", flush=True)
    Event().wait()


ENDLESS = (
    "from orrery.lab.jobs import map_games; from tests.lab.test_jobs import stay; map_games([1, 2], stay, 2)"
)


def test_workers_end_with_whoever_started_them() -> None:
    """What they would say is heard to its end only when all of them are gone."""
    parent = subprocess.Popen([sys.executable, "-c", ENDLESS], cwd=ROOT, stdout=subprocess.PIPE, text=True)
    assert parent.stdout is not None
    assert [parent.stdout.readline() for _ in range(2)] == ["begun\n"] * 2
    parent.kill()
    assert parent.stdout.read() == ""
    parent.stdout.close()
    parent.wait()


def test_no_jobs_are_no_work() -> None:
    assert map_games([], square) == []


def test_a_worker_that_dies_costs_nothing_that_was_done(tmp_path: Path) -> None:
    jobs = [(number, str(tmp_path)) for number in range(30)]
    told: list[int] = []

    results = map_games(jobs, die_once, workers=2, progress=lambda done, total: told.append(done))

    assert results == [number * number for number in range(30)]
    assert told == list(range(1, 31))
    assert (tmp_path / "3").read_text() == "xx"
    again = [number for number in range(30) if (tmp_path / str(number)).stat().st_size > 1]
    assert 3 in again
    assert len(again) < 20, "what was done before the worker died is not done again"


def test_a_job_that_always_kills_its_worker_is_given_up_with_a_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("orrery.lab.jobs.MOST_BREAKS", 1)
    told: list[int] = []
    with pytest.raises(WorkersLost) as caught:
        map_games(range(4), die, workers=2, progress=lambda done, total: told.append(done))
    assert (caught.value.code, caught.value.unfinished) == ("workers-lost", 4 - len(told))


@pytest.mark.parametrize("workers", [1, 2])
def test_what_a_job_raises_is_raised(workers: int) -> None:
    with pytest.raises(UnknownTitle) as caught:
        map_games(["backgammon", "chess"], look_up, workers)
    assert str(caught.value).startswith("no title is called 'chess'")


@pytest.mark.parametrize("workers", [0, -1, 100_000])
def test_a_crew_has_a_sensible_size(workers: int) -> None:
    with pytest.raises(BadSetup):
        map_games([1], square, workers)


def test_ray_is_asked_for_by_name_where_it_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(name: str) -> None:
        raise ModuleNotFoundError(name=name)

    monkeypatch.setattr("orrery.lab.extras.import_module", missing)
    with pytest.raises(NeedsExtra) as caught:
        map_games([1], square, ray=True)
    assert caught.value.code == "needs-extra"
    assert "orrery-table[ray]" in str(caught.value)
