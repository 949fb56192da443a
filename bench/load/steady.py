"""Many tables at a steady pace: how many answers there are, and how long until everybody has seen one."""

import asyncio
import gc
from contextlib import AsyncExitStack
from dataclasses import dataclass
from itertools import cycle, islice
from time import perf_counter, process_time
from typing import Final

from bench.load.guest import Guest, Wish
from bench.load.host import Host, machine_seconds
from bench.load.table import Manner, Meter, Table

SEATS: Final = 4
P95: Final = 50.0
"""Milliseconds from an answer to everybody's update, in which 95 of 100 have to be."""

ENOUGH: Final = 0.95
"""The share of the answers that there would be if nobody ever had to wait."""

NEXT_TO_NOTHING: Final = 0.02
SETTLING: Final = 2.0
"""Seconds after the clients have tidied up, which makes them late."""

WISHES: Final = {
    "pulsar": Wish("pulsar", {}),
    "cluster": Wish("cluster", {}),
    "cosmic": Wish("cosmic", {}),
}
AT_ONCE: Final = 16
"""Tables that are set up side by side."""


@dataclass(frozen=True, slots=True)
class Pace:
    """``tables`` of four, each seat answering once in ``period`` seconds, watched for ``seconds``.

    Updates come with words in ``lang``, if there is one.
    """

    tables: int
    period: float
    warm_up: float
    seconds: float
    titles: tuple[str, ...]
    lang: str = ""


@dataclass(frozen=True, slots=True)
class Steady:
    """What was seen. Times are milliseconds; loads are processor seconds per second.

    ``stolen`` is the share of all processor time that others had on the machine below this one;
    ``undisturbed`` are the times of those seconds in which that was next to nothing, and how many these are.
    """

    pace: Pace
    answers: float
    shared: tuple[float, float, float]
    stored: tuple[float, float, float]
    errors: dict[str, int]
    withdrawn: int
    games: int
    kilobytes: float
    server_load: float
    client_load: float
    memory: int
    stolen: float
    undisturbed: tuple[tuple[float, float, float], int]

    @property
    def wanted(self) -> float:
        """Answers in a second."""
        return self.pace.tables * SEATS / self.pace.period

    @property
    def is_held(self) -> bool:
        return self.shared[1] < P95 and not self.errors and self.answers >= ENOUGH * self.wanted


async def steady(host: Host, pace: Pace) -> Steady:
    meter = Meter()
    async with AsyncExitStack() as stack:
        guests = await people(host.address, stack)
        titles = islice(cycle(pace.titles), pace.tables)
        tables = [
            Table(guests, WISHES[title], Manner(seed, pace.period, pace.lang), meter)
            for seed, title in enumerate(titles)
        ]
        await open_all(tables)
        try:
            return await _measured(host, pace, tables, meter)
        finally:
            await asyncio.gather(*(table.close() for table in tables))


async def people(address: str, stack: AsyncExitStack) -> list[Guest]:
    """Four people, who sit at every table."""
    guests = [await stack.enter_async_context(Guest(address)) for _ in range(SEATS)]
    for seat, guest in enumerate(guests):
        await guest.enter(f"Guest {seat}")
    return guests


async def open_all(tables: list[Table]) -> None:
    gate = asyncio.Semaphore(AT_ONCE)

    async def open_one(table: Table) -> None:
        async with gate:
            await table.open()

    await asyncio.gather(*(open_one(table) for table in tables))


async def _measured(host: Host, pace: Pace, tables: list[Table], meter: Meter) -> Steady:
    async with asyncio.TaskGroup() as group:
        players = [group.create_task(table.play()) for table in tables]
        await asyncio.sleep(pace.warm_up)
        gc.collect()
        gc.freeze()
        await asyncio.sleep(SETTLING)
        server, client, begun = host.processor_seconds(), process_time(), perf_counter()
        meter.on = True
        seconds = [await _second(meter) for _ in range(round(pace.seconds))]
        meter.on = False
        passed = perf_counter() - begun
        server, client = host.processor_seconds() - server, process_time() - client
        for player in players:
            player.cancel()
    gc.unfreeze()
    return Steady(
        pace=pace,
        answers=len(meter.shared) / passed,
        shared=in_milliseconds(meter.shared),
        stored=in_milliseconds(meter.stored),
        errors=dict(meter.errors),
        withdrawn=meter.withdrawn,
        games=meter.games,
        kilobytes=meter.bytes / max(1, meter.messages) / 1000,
        server_load=server / passed,
        client_load=client / passed,
        memory=host.memory(),
        stolen=sum(second.stolen for second in seconds) / len(seconds),
        undisturbed=undisturbed(seconds),
    )


@dataclass(frozen=True, slots=True)
class Second:
    """What was shared in a second, and the share of the machine that others had."""

    shared: list[float]
    stolen: float


async def _second(meter: Meter) -> Second:
    first, (spent, stolen) = len(meter.shared), machine_seconds()
    await asyncio.sleep(1)
    now_spent, now_stolen = machine_seconds()
    return Second(meter.shared[first:], (now_stolen - stolen) / (now_spent - spent))


def undisturbed(seconds: list[Second]) -> tuple[tuple[float, float, float], int]:
    quiet = [second for second in seconds if second.stolen <= NEXT_TO_NOTHING]
    return in_milliseconds([time for second in quiet for time in second.shared]), len(quiet)


def in_milliseconds(times: list[float]) -> tuple[float, float, float]:
    """The median, and what 95 and 99 of a hundred stay below."""
    ranked = sorted(times) or [float("nan")]
    return tuple(1000 * ranked[int(share * (len(ranked) - 1))] for share in (0.5, 0.95, 0.99))  # type: ignore[return-value]
