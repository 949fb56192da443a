"""Worker processes in which long work is done, so that the event loop never waits for it.

Workers are started when they are needed, as many as are allowed, and kept. One that takes longer for a job
than the budget, or dies, is replaced.
"""

import asyncio
import json
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections import Counter
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Final, TypeVar

from orrery.server.rooms.errors import Stopping, TooMuchWork
from orrery.server.workers import worker
from orrery.server.workers.turns import NOBODY, FairTurns, Share

LONGEST_START: Final = 60.0

R = TypeVar("R")


class WorkerGone(Exception):
    """A worker has died in the middle of its work."""


class Worker:
    """One process, asked one thing at a time."""

    def __init__(self, process: Process) -> None:
        self.process = process

    async def ask(self, function: Callable[..., Any], args: tuple[Any, ...]) -> Any:
        """What the function answers over there; raises what it raises there, or :class:`WorkerGone`."""
        assert self.process.stdin is not None
        request = worker.packet((function, args))
        with suppress(ConnectionError):  # noticed again when there is no reply
            self.process.stdin.write(request)
            await self.process.stdin.drain()
        state, result, message = await self.read()
        if state == "failed":
            raise rebuilt(result, message)
        return result

    async def read(self) -> Any:
        assert self.process.stdout is not None
        try:
            head = await self.process.stdout.readexactly(worker.LENGTH)
            return pickle.loads(await self.process.stdout.readexactly(int.from_bytes(head, "big")))
        except (asyncio.IncompleteReadError, ConnectionError) as error:
            raise WorkerGone(f"worker {self.process.pid} has died") from error

    async def end(self) -> None:
        """Kill the process, and wait until it is gone."""
        with suppress(ProcessLookupError):
            self.process.kill()
        assert self.process.stdin is not None
        self.process.stdin.close()
        await self.process.wait()


def rebuilt(kind: type[Exception], message: str) -> Exception:
    """An error of a worker, of its own kind but with its message only."""
    error: Exception = kind.__new__(kind)
    error.args = (message,)
    return error


class WorkerPool:
    """Processes that do one thing at a time each, in fair turns; ``budget`` is the seconds for one job.

    The time in the queue is not counted. An owner may have ``most`` jobs waiting, 0 for any number.
    """

    def __init__(self, workers: int, budget: float, most: int = 0) -> None:
        self.workers = workers
        self.budget = budget
        self.counts: Counter[str] = Counter()
        self.turns = FairTurns(workers, most)
        self._idle: list[Worker] = []
        self._tasks: set[asyncio.Task[Any]] = set()
        self._closed = False

    async def run(self, function: Callable[..., R], *args: Any, share: Share = NOBODY) -> R:
        """What a function of a module answers, in a worker; raises what it raises, with its message only.

        Raises :class:`TooMuchWork` if it takes longer than the budget or brings its process down, and
        :class:`TooBusy` if too much of the same owner waits.
        """
        self.counts["tasks"] += 1
        try:
            result: R = await self.work(function, args, share, self.budget)
        except TimeoutError as error:
            self.counts["overruns"] += 1
            raise TooMuchWork(f"not done after {self.budget:g} s") from error
        except WorkerGone as error:
            self.counts["crashes"] += 1
            raise TooMuchWork("the process that worked on it has died") from error
        return result

    def stats(self) -> dict[str, float]:
        """For metrics."""
        counted = {f"{key}_total": float(self.counts[key]) for key in ("tasks", "overruns", "crashes")}
        return {**counted, "waiting": float(self.turns.waiting)}

    async def close(self) -> None:
        """End all workers; who waits for an answer gets :class:`Stopping`."""
        self._closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*[idle.end() for idle in self._idle])
        self._idle.clear()

    async def work(
        self, function: Callable[..., Any], args: tuple[Any, ...], share: Share, budget: float
    ) -> Any:
        """Work that continues after its caller has given up, because a worker can't be interrupted."""
        if self._closed:
            raise Stopping("the workers have gone")
        task = self._begin(self._turn(function, args, share, budget))
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            if task.cancelled() and self._closed:
                raise Stopping("the workers have gone") from None
            raise

    def _begin(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _turn(
        self, function: Callable[..., Any], args: tuple[Any, ...], share: Share, budget: float
    ) -> Any:
        await self.turns.begin(share)
        try:
            return await self._with_worker(function, args, budget)
        finally:
            self.turns.end()

    async def _with_worker(self, function: Callable[..., Any], args: tuple[Any, ...], budget: float) -> Any:
        chosen = self._idle.pop() if self._idle else await start_worker()
        try:
            answer = await asyncio.wait_for(chosen.ask(function, args), budget)
        except (TimeoutError, WorkerGone, asyncio.CancelledError, pickle.PickleError):
            await chosen.end()
            raise
        except Exception:
            self._idle.append(chosen)
            raise
        self._idle.append(chosen)
        return answer


async def start_worker() -> Worker:
    """A fresh process that has loaded all titles; raises :class:`WorkerGone` if it can't."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", worker.BOOT, json.dumps(sys.path), stdin=PIPE, stdout=PIPE
    )
    made = Worker(process)
    try:
        await asyncio.wait_for(made.read(), LONGEST_START)
    except TimeoutError as error:
        await made.end()
        raise WorkerGone("a worker did not start") from error
    except (WorkerGone, asyncio.CancelledError):
        await made.end()
        raise
    return made
