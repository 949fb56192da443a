"""Worker processes in which bots think and long work is done, so that the event loop never waits for them.

Workers are started when they are needed, as many as are allowed, and kept. One that takes longer for an
answer than the budget, or dies, is replaced; the bot then answers at random.
"""

import asyncio
import json
import logging
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections import Counter
from collections.abc import Callable, Coroutine
from contextlib import suppress
from time import perf_counter
from typing import Any, Final, TypeVar

from orrery.engine.chance import Rng
from orrery.games.registry import find_title
from orrery.players.random import RANDOM, RandomPlayer
from orrery.server.rooms.errors import Stopping
from orrery.server.workers import worker

LOG: Final = logging.getLogger("orrery.bots")
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


class BotPool:
    """``budget`` is the number of seconds that an answer may take, the time in the queue not counted.

    ``counts`` has ``answers`` of bots, ``overruns`` of the budget, ``crashes`` of workers, ``failures`` of
    players and other ``tasks``; ``seconds`` is the time from questions to answers, queue included.
    """

    def __init__(self, workers: int, budget: float) -> None:
        self.workers = workers
        self.budget = budget
        self.counts: Counter[str] = Counter()
        self.waiting = 0
        self.seconds = 0.0
        self._idle: list[Worker] = []
        self._places = asyncio.Semaphore(workers)
        self._tasks: set[asyncio.Task[Any]] = set()
        self._closed = False

    async def think(self, title: str, player: str, seat: int, view: object, seed: int) -> list[int]:
        """What the bot of a seat answers; anything that the rules allow, if it takes too long or fails."""
        self.counts["answers"] += 1
        asked = perf_counter()
        try:
            choices: list[int] = await self._work(
                worker.think, (title, player, seat, view, seed), self.budget
            )
            return choices
        except TimeoutError:
            self.counts["overruns"] += 1
        except WorkerGone:
            self.counts["crashes"] += 1
        except Stopping:
            raise
        except Exception:
            self.counts["failures"] += 1
            LOG.exception("a %s player of %s has failed", player, title)
        finally:
            self.seconds += perf_counter() - asked
        return RandomPlayer(RANDOM, Rng(seed)).answer(find_title(title), view, seat)

    async def run(self, function: Callable[..., R], *args: Any) -> R:
        """What a function of a module answers, in a worker; raises what it raises, with its message only."""
        self.counts["tasks"] += 1
        result: R = await self._work(function, args, None)
        return result

    def stats(self) -> dict[str, float]:
        """For metrics."""
        counted = {f"{key}_total": float(self.counts[key]) for key in ("answers", "overruns", "crashes")}
        counted["failures_total"] = float(self.counts["failures"])
        return {**counted, "seconds_total": self.seconds, "waiting": float(self.waiting)}

    async def close(self) -> None:
        """End all workers; who waits for an answer gets :class:`Stopping`."""
        self._closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await asyncio.gather(*[idle.end() for idle in self._idle])
        self._idle.clear()

    async def _work(self, function: Callable[..., Any], args: tuple[Any, ...], budget: float | None) -> Any:
        """Work that continues after its caller has given up, because a worker can't be interrupted."""
        if self._closed:
            raise Stopping("the bots have gone")
        task = self._begin(self._turn(function, args, budget))
        try:
            return await asyncio.shield(task)
        except asyncio.CancelledError:
            if task.cancelled() and self._closed:
                raise Stopping("the bots have gone") from None
            raise

    def _begin(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task[Any]:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _turn(self, function: Callable[..., Any], args: tuple[Any, ...], budget: float | None) -> Any:
        self.waiting += 1
        try:
            await self._places.acquire()
        finally:
            self.waiting -= 1
        try:
            return await self._with_worker(function, args, budget)
        finally:
            self._places.release()

    async def _with_worker(
        self, function: Callable[..., Any], args: tuple[Any, ...], budget: float | None
    ) -> Any:
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
