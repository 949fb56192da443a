"""One thread that writes: all that waits goes into one transaction, and is reported after its commit."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import groupby
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final

from sqlalchemy import Connection, Engine

from orrery.server.store.errors import StoreClosed, as_store_error, is_outage

MOST_TOGETHER: Final = 500
"""After how many jobs no more are taken into a transaction."""

Task = Callable[[Connection, list[Any]], Sequence[Any]]
"""Writes several items of one kind and answers with a result for each; raises if it can't write them all."""


@dataclass(frozen=True, slots=True)
class WriteJob:
    task: Task
    item: Any
    done: asyncio.Future[Any]


class Writer:
    """``rolled_back`` is called in the thread of the writer when what tasks have done was undone.

    ``commits`` and ``written`` count transactions and jobs since the start.
    """

    def __init__(
        self, engine: Engine, loop: asyncio.AbstractEventLoop, rolled_back: Callable[[], None]
    ) -> None:
        self.commits = 0
        self.written = 0
        self._submitted = 0
        self._begun = 0
        self._engine = engine
        self._loop = loop
        self._rolled_back = rolled_back
        self._gathered: list[WriteJob] = []
        self._waiting: SimpleQueue[list[WriteJob] | None] = SimpleQueue()
        self._is_closed = False
        self._connection: Connection | None = None
        self._thread = Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    @property
    def waiting(self) -> int:
        """How many jobs have not begun to be written."""
        return self._submitted - self._begun

    def submit(self, task: Task, item: Any) -> asyncio.Future[Any]:
        """The result of the task for this item, once it is committed; raises :class:`StoreClosed`."""
        if self._is_closed:
            raise StoreClosed("the store was closed")
        done = self._loop.create_future()
        if not self._gathered:
            self._loop.call_soon(self._hand_over)
        self._gathered.append(WriteJob(task, item, done))
        self._submitted += 1
        return done

    def _hand_over(self) -> None:
        """Wake the thread once for all that came in one turn of the loop."""
        if self._gathered:
            self._waiting.put(self._gathered)
            self._gathered = []

    async def close(self) -> None:
        """Write all that waits, then end the thread."""
        if not self._is_closed:
            self._is_closed = True
            self._hand_over()
            self._waiting.put(None)
        await self._loop.run_in_executor(None, self._thread.join)

    def _run(self) -> None:
        is_last = False
        while not is_last:
            batches = [self._waiting.get(), *self._more()]
            is_last = batches[-1] is None
            jobs = [job for batch in batches if batch is not None for job in batch]
            self._begun += len(jobs)
            if jobs:
                self._loop.call_soon_threadsafe(settle, jobs, self._write(jobs))
        if self._connection is not None:
            self._connection.close()

    def _more(self) -> list[list[WriteJob] | None]:
        found: list[list[WriteJob] | None] = []
        try:
            while sum(len(batch) for batch in found if batch) < MOST_TOGETHER:
                found.append(self._waiting.get_nowait())
        except Empty:
            pass
        return found

    def _write(self, jobs: list[WriteJob]) -> list[Any]:
        """The outcome of each job: its result, or why it failed.

        If they can't all be written together, each is tried alone; that also helps where a connection had
        broken unnoticed.
        """
        try:
            return self._transact(together, jobs)
        except Exception as error:
            self._rolled_back()
            if len(jobs) == 1 and not is_outage(error):
                return [as_store_error(error)]
        try:
            return self._transact(one_by_one, jobs)
        except Exception as error:
            self._rolled_back()
            return [as_store_error(error) for _ in jobs]

    def _transact(
        self, way: Callable[[Connection, list[WriteJob]], list[Any]], jobs: list[WriteJob]
    ) -> list[Any]:
        """A commit that fails may have come through, so that it is an outcome and not tried again."""
        with self._connected() as connection:
            transaction = connection.begin()
            outcomes = way(connection, jobs)
            try:
                transaction.commit()
            except Exception as error:
                self._rolled_back()
                connection.close()
                return [as_store_error(error) for _ in jobs]
        if any(isinstance(outcome, Exception) for outcome in outcomes):
            self._rolled_back()
        self.commits += 1
        self.written += len(jobs)
        return outcomes

    @contextmanager
    def _connected(self) -> Iterator[Connection]:
        """The connection of the thread, which lasts until something fails on it."""
        if self._connection is None or self._connection.closed:
            self._connection = self._engine.connect()
        try:
            yield self._connection
        except BaseException:
            self._connection.close()
            raise


def together(connection: Connection, jobs: list[WriteJob]) -> list[Any]:
    """All jobs in their order, neighbours of one kind at once."""
    outcomes: list[Any] = []
    for task, run in groupby(jobs, key=lambda job: job.task):
        outcomes += task(connection, [job.item for job in run])
    return outcomes


def one_by_one(connection: Connection, jobs: list[WriteJob]) -> list[Any]:
    return [alone(connection, job) for job in jobs]


def alone(connection: Connection, job: WriteJob) -> Any:
    """The result of one job, or why it failed; raises only if the database did."""
    try:
        with connection.begin_nested():
            return job.task(connection, [job.item])[0]
    except Exception as error:
        if is_outage(error):
            raise
        return as_store_error(error)


def settle(jobs: list[WriteJob], outcomes: list[Any]) -> None:
    """Tell everybody who still waits."""
    for job, outcome in zip(jobs, outcomes):
        if job.done.done():
            continue
        if isinstance(outcome, Exception):
            job.done.set_exception(outcome)
        else:
            job.done.set_result(outcome)
