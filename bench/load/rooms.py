"""Round trips beside a boardgame.io server in memory: 25 tables of connect four, four clients at each.

The peer is installed from the npm registry into a folder outside the project. Both servers get the same
clients, a Node program, and the same moves.
"""

import asyncio
import json
import os
import shutil
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from typing import Final

from bench.load.host import Host

PEER: Final = Path(__file__).with_name("peer")
PACKAGES: Final = ("boardgame.io@0.50.2", "socket.io-client@4", "ws@8")
ROOMS: Final = 25
ROUNDS: Final = 7
MOVES: Final = "0115013641432444411230025502562063255366"
"""A long game of connect four in which nobody is ever without a choice, as the table would answer then."""


class NoPeer(Exception):
    """Node is missing, or the packages can't be had."""


@dataclass(frozen=True, slots=True)
class Round:
    """Round trips in a second, and milliseconds of the median one and of that which 95 of 100 stay below."""

    rate: float
    p50: float
    p95: float


@dataclass(frozen=True, slots=True)
class Comparison:
    """Both, round by round in turn, after one round each to warm up."""

    ours: list[Round]
    theirs: list[Round]

    @property
    def ratio(self) -> float:
        return median(ours.rate / theirs.rate for ours, theirs in zip(self.ours, self.theirs))


async def compare(host: Host, folder: Path, rounds: int = ROUNDS) -> Comparison:
    """Raises :class:`NoPeer` where there is nobody to compare with."""
    await install(folder)
    comparison = Comparison([], [])
    async with _peer(folder) as address:
        for number in range(rounds + 1):
            ours = await _round(folder, "orrery", host.address)
            theirs = await _round(folder, "boardgame.io", address)
            if number > 0:
                comparison.ours.append(ours)
                comparison.theirs.append(theirs)
    return comparison


async def install(folder: Path) -> None:
    if shutil.which("npm") is None or shutil.which("node") is None:
        raise NoPeer("there is no Node on this machine")
    if (folder / "node_modules" / "boardgame.io").exists():
        return
    folder.mkdir(parents=True, exist_ok=True)
    words = ("npm", "install", "--no-audit", "--no-fund", "--prefix", str(folder), *PACKAGES)
    process = await asyncio.create_subprocess_exec(*words, stdout=asyncio.subprocess.DEVNULL)
    if await process.wait() != 0:
        raise NoPeer("npm could not install boardgame.io")


@asynccontextmanager
async def _peer(folder: Path) -> AsyncIterator[str]:
    port = _free_pair()
    process = await _node(folder, "server.cjs", str(port))
    assert process.stdout is not None
    try:
        while b"ready" not in (line := await process.stdout.readline()):
            if not line:
                raise NoPeer("the boardgame.io server has ended")
        yield f"http://127.0.0.1:{port}"
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


def _free_pair() -> int:
    """A port that is free, as the next one most likely is."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


async def _round(folder: Path, kind: str, address: str) -> Round:
    process = await _node(folder, "rooms.cjs", kind, address, str(ROOMS), MOVES)
    out, _ = await process.communicate()
    if process.returncode != 0:
        raise RuntimeError(f"the clients of {kind} have failed")
    found = json.loads(out)
    return Round(found["trips"] / found["seconds"], found["p50"], found["p95"])


async def _node(folder: Path, program: str, *words: str) -> asyncio.subprocess.Process:
    env = {**os.environ, "NODE_PATH": str(folder / "node_modules"), "NODE_ENV": "production"}
    return await asyncio.create_subprocess_exec(
        "node", str(PEER / program), *words, env=env, stdout=asyncio.subprocess.PIPE
    )
