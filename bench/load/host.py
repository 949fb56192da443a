"""A server in a process of its own, and what the system says about it."""

import asyncio
import os
import re
import signal
import sys
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from orrery.server.host.settings import FIELDS, PREFIX

READY: Final = 60.0
LIMITS: Final = {field: "0" for field in FIELDS if "_per_" in field}
"""All tables are visited from one address, so that limits per client would measure nothing but themselves."""

TICKS: Final = os.sysconf("SC_CLK_TCK")


STOLEN: Final = 7
"""The place in the first line of ``/proc/stat`` of the time that others had."""


def machine_seconds() -> tuple[float, float]:
    """Processor time of the machine since its start, idle time included, and what of it was stolen."""
    line = Path("/proc/stat").read_text().partition("\n")[0]
    ticks = [int(field) for field in line.split()[1:9]]
    return sum(ticks) / TICKS, ticks[STOLEN] / TICKS


class NotReady(Exception):
    """The server ended before it could be reached; its last words."""


@dataclass(slots=True)
class Host:
    """A running server. ``rules`` is the build of the rules that it says it runs."""

    process: asyncio.subprocess.Process
    address: str
    rules: str

    @property
    def pid(self) -> int:
        return self.process.pid

    def memory(self) -> int:
        """Bytes of memory that the process itself holds, without its workers."""
        status = Path(f"/proc/{self.pid}/status").read_text()
        return 1024 * int(re.findall(r"^VmRSS:\s+(\d+)", status, re.M)[0])

    def processor_seconds(self) -> float:
        """Processor time used so far by the process itself."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    async def kill(self) -> None:
        """End it as a power cut would, its workers included."""
        if self.process.returncode is None:
            os.killpg(self.pid, signal.SIGKILL)
        await self.process.wait()

    async def stop(self) -> int:
        """End it as a host would; its exit status."""
        if self.process.returncode is None:
            self.process.send_signal(signal.SIGTERM)
        try:
            return await asyncio.wait_for(self.process.wait(), READY)
        finally:
            await self.kill()


async def start(
    home: Path, settings: Mapping[str, str], log: Path, python: Path = Path(sys.executable)
) -> Host:
    """Start ``orrery serve``; it can be reached when this returns. Raises :class:`NotReady`."""
    around = {name: value for name, value in os.environ.items() if not name.startswith(PREFIX)}
    given = {"home": str(home), "port": "0", "log_level": "warning", **LIMITS, **settings}
    env = {**around, **{PREFIX + field.upper(): value for field, value in given.items()}}
    with log.open("ab") as file:
        process = await asyncio.create_subprocess_exec(
            str(python), "-m", "orrery.cli", "serve",
            stdout=asyncio.subprocess.PIPE, stderr=file, env=env, start_new_session=True,
        )  # fmt: skip
    return await _reached(process, log)


async def _reached(process: asyncio.subprocess.Process, log: Path) -> Host:
    assert process.stdout is not None
    first = (await asyncio.wait_for(process.stdout.readline(), READY)).decode()
    second = (await asyncio.wait_for(process.stdout.readline(), READY)).decode()
    address, rules = re.search(r"http://\S+", first), re.search(r"Rules: (\w+)", second)
    if address is None or rules is None:
        await process.wait()
        raise NotReady(log.read_text()[-2000:])
    return Host(process, address[0], rules[1])


@asynccontextmanager
async def running(
    home: Path, settings: Mapping[str, str], python: Path = Path(sys.executable)
) -> AsyncIterator[Host]:
    """A server for a while; what it logged stands in ``server.log`` in its home."""
    host = await start(home, settings, home / "server.log", python)
    try:
        yield host
    finally:
        await host.stop()
