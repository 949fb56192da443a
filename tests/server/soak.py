"""A server under load for long: ``python -m tests.server.soak [minutes] [tables] [seconds between answers]``.

Games end and others begin all the time. It fails on any error, on a trace in the log, and if the server
needs much more memory at the end than after a third of the time.
"""

import asyncio
import sys
import tempfile
from contextlib import AsyncExitStack
from itertools import cycle, islice
from pathlib import Path
from typing import Final

import uvloop

from bench.load.host import Host, running
from bench.load.steady import WISHES, open_all, people
from bench.load.table import Manner, Meter, Table

MINUTES, TABLES, PERIOD = 10.0, 30, 0.5
GROWTH: Final = 1.25
LOOKS: Final = 30
SETTINGS: Final = {"idle_seconds": "5"}


async def soak(home: Path, minutes: float, tables: int, period: float) -> list[str]:
    """What was found wrong."""
    async with running(home, SETTINGS) as host:
        meter = Meter(on=True)
        memory = await _watched(host, meter, minutes, tables, period)
    trace = "Traceback" in (home / "server.log").read_text()
    grown = memory[-1] / memory[len(memory) // 3]
    return [
        *(f"{count} × {code}" for code, count in meter.errors.items()),
        *(["there is a trace in the log"] if trace else []),
        *([f"memory has grown to {grown:.2f} times"] if grown > GROWTH else []),
        *(["no game has ended"] if meter.games == 0 else []),
    ]


async def _watched(host: Host, meter: Meter, minutes: float, count: int, period: float) -> list[int]:
    """Play, and note the memory of the server from time to time."""
    async with AsyncExitStack() as stack:
        guests = await people(host.address, stack)
        wishes = islice(cycle(WISHES.values()), count)
        tables = [Table(guests, wish, Manner(seed, period), meter) for seed, wish in enumerate(wishes)]
        await open_all(tables)
        players = [asyncio.create_task(table.play()) for table in tables]
        memory = []
        for _ in range(LOOKS):
            await asyncio.wait(players, timeout=minutes * 60 / LOOKS, return_when=asyncio.FIRST_EXCEPTION)
            memory.append(host.memory())
            print(f"{len(meter.shared)} answers, {meter.games} games, {memory[-1] / 1e6:.0f} MB")
        for player in players:
            player.cancel()
        await asyncio.gather(*players, return_exceptions=True)
        meter.on = False
        await asyncio.gather(*(table.close() for table in tables))
        return memory


def main(words: list[str]) -> int:
    minutes = float(words[0]) if words else MINUTES
    tables = int(words[1]) if len(words) > 1 else TABLES
    period = float(words[2]) if len(words) > 2 else PERIOD
    with (
        tempfile.TemporaryDirectory(prefix="orrery-soak-") as home,
        asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner,
    ):
        faults = runner.run(soak(Path(home), minutes, tables, period))
    print("\n".join(faults) or "nothing was found wrong")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
