"""Many jobs side by side: in this process, in several, or by Ray; the results are the same and in order."""

import os
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait as wait_for_any
from threading import Thread
from types import TracebackType
from typing import Any, Final, TypeVar

from orrery.engine.errors import BadSetup, GameError
from orrery.lab.errors import WorkersLost
from orrery.lab.extras import need

J = TypeVar("J")
R = TypeVar("R")

Progress = Callable[[int, int], None]
"""Is told how many jobs are done, and of how many."""

MOST_WORKERS: Final = 1024
MOST_BREAKS: Final = 3
"""How often in a row processes may die before a single further job is done."""
WAITING: Final = 4
"""Jobs that are given out for each worker, so that none is idle and few have to be given out again."""


def map_games(
    jobs: Sequence[J],
    work: Callable[[J], R],
    workers: int = 1,
    ray: bool = False,
    progress: Progress | None = None,
) -> list[R]:
    """``work`` done for each job. It has to be a function of a module that depends on nothing but its job."""
    with Crew(workers, ray) as crew:
        return crew.map(jobs, work, progress)


class Crew:
    """Those who do jobs. Whoever has many short lists of them keeps one crew for all."""

    def __init__(self, workers: int = 1, ray: bool = False) -> None:
        if not 1 <= workers <= MOST_WORKERS:
            raise BadSetup(f"there are 1 to {MOST_WORKERS} workers, not {workers}")
        self.workers = workers
        self._ray: Any = start_ray() if ray else None
        self._pool: ProcessPoolExecutor | None = None

    def __enter__(self) -> "Crew":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._dismiss()

    def map(self, jobs: Sequence[J], work: Callable[[J], R], progress: Progress | None = None) -> list[R]:
        """As :func:`map_games`. A job whose worker dies is given out again; what is done stays done."""
        done: dict[int, R] = {}
        if self._ray is not None:
            self._map_by_ray(jobs, work, done, progress)
        elif self.workers == 1:
            for number, job in enumerate(jobs):
                self._keep(done, number, work(job), len(jobs), progress)
        else:
            self._map_by_processes(jobs, work, done, progress)
        return [done[number] for number in range(len(jobs))]

    def _keep(
        self, done: dict[int, R], number: int, result: R, total: int, progress: Progress | None
    ) -> None:
        done[number] = result
        if progress is not None:
            progress(len(done), total)

    def _map_by_processes(
        self, jobs: Sequence[J], work: Callable[[J], R], done: dict[int, R], progress: Progress | None
    ) -> None:
        breaks = 0
        while len(done) < len(jobs):
            before = len(done)
            try:
                self._work_through(jobs, work, done, progress)
            except BrokenProcessPool as error:
                self._dismiss()
                breaks = breaks + 1 if len(done) == before else 1
                if breaks > MOST_BREAKS:
                    raise WorkersLost(len(jobs) - len(done)) from error

    def _work_through(
        self, jobs: Sequence[J], work: Callable[[J], R], done: dict[int, R], progress: Progress | None
    ) -> None:
        """Do what is not done yet; a few jobs at a time are in the hands of the processes."""
        pool = self._processes()
        left = iter([number for number in range(len(jobs)) if number not in done])
        given: dict[Future[R | RaisedError], int] = {}
        while True:
            while len(given) < self.workers * WAITING and (number := next(left, None)) is not None:
                given[pool.submit(attempt, work, jobs[number])] = number
            if not given:
                return
            for future in finished_first(given):
                self._keep(done, given.pop(future), outcome(future.result()), len(jobs), progress)

    def _processes(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.workers, get_context("spawn"), follow_parent)
        return self._pool

    def _dismiss(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)
            self._pool = None

    def _map_by_ray(
        self, jobs: Sequence[J], work: Callable[[J], R], done: dict[int, R], progress: Progress | None
    ) -> None:
        """As many at a time as the machines have processors; Ray itself gives a lost job out again."""
        remote = self._ray.remote(attempt).options(max_retries=MOST_BREAKS)
        room = max(1, int(self._ray.cluster_resources().get("CPU", 1))) * WAITING
        given: dict[Any, int] = {}
        left = iter(range(len(jobs)))
        while True:
            while len(given) < room and (number := next(left, None)) is not None:
                given[remote.remote(work, jobs[number])] = number
            if not given:
                return
            for reference in self._ray.wait(list(given), num_returns=1)[0]:
                number = given.pop(reference)
                self._keep(done, number, self._fetched(reference, jobs, done), len(jobs), progress)

    def _fetched(self, reference: Any, jobs: Sequence[J], done: dict[int, R]) -> R:
        try:
            answer: R | RaisedError = self._ray.get(reference)
        except self._ray.exceptions.WorkerCrashedError as error:
            raise WorkersLost(len(jobs) - len(done)) from error
        return outcome(answer)


def follow_parent() -> None:
    """End this process when the one that started it is gone, however that ended."""
    parent = parent_process()
    if parent is not None:
        Thread(target=_end_after, args=(parent.sentinel,), daemon=True).start()


def _end_after(sentinel: int) -> None:
    wait_for_any([sentinel])
    os._exit(1)


@dataclass(frozen=True)
class RaisedError:
    """An error of the game in a form that reaches another process whatever its class needs to be made."""

    kind: type[GameError]
    told: tuple[Any, ...]


def attempt(work: Callable[[J], R], job: J) -> R | RaisedError:
    try:
        return work(job)
    except GameError as error:
        return RaisedError(type(error), error.args)


def outcome(answer: R | RaisedError) -> R:
    """The result, or the error raised here."""
    if isinstance(answer, RaisedError):
        error = answer.kind.__new__(answer.kind)
        error.args = answer.told
        raise error
    return answer


def finished_first(given: dict[Future[R], int]) -> list[Future[R]]:
    """What is finished, results before failures: those of a broken pool must not hide what came before."""
    ended = wait(given, return_when=FIRST_COMPLETED).done
    return sorted(ended, key=lambda future: (future.exception() is not None, given[future]))


def start_ray() -> Any:
    """Ray, at the cluster that its address names, or on this machine; raises :class:`NeedsExtra`."""
    ray = need("ray", "Ray", "ray")
    if not ray.is_initialized():
        ray.init(log_to_driver=False)
    return ray
