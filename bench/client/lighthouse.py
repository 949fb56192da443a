"""Accessibility and performance of home and of a table as Lighthouse scores them.

It is installed from the npm registry into a folder outside the project, and drives the browser of the tests.
"""

import asyncio
import json
import os
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from playwright.async_api import async_playwright

from bench.client.visit import open_match, sign_in
from bench.load.guest import Guest
from bench.load.host import Host
from tests.browser.browser import ARGUMENTS, find_browser

PACKAGE: Final = "lighthouse@12.8.2"
BINARY: Final = Path("node_modules", ".bin", "lighthouse")
PATIENCE: Final = 240.0
FLAGS: Final = (
    "--only-categories=accessibility,performance",
    "--preset=desktop",
    "--disable-storage-reset",
    "--output=json",
    "--quiet",
)


class NoLighthouse(Exception):
    """Node is missing, the package can't be had, or it did not end well."""


CATEGORIES: Final = ("accessibility", "performance")


@dataclass(frozen=True, slots=True)
class Score:
    """Of 100, for each run, with the ids of what was found wanting for accessibility."""

    page: str
    category: str
    points: list[float]
    wanting: list[str]


async def scores(host: Host, folder: Path, runs: int) -> list[Score]:
    """Home as a stranger sees it, and the table of somebody who plays. Raises :class:`NoLighthouse`."""
    await install(folder)
    async with Guest(host.address) as guest:
        await guest.enter("Vega")
        match = await open_match(guest)
        pages = {"home": "/", "table": f"/t/{match}"}
        async with browsing(guest, folder) as port:
            found = {
                name: [await audit(folder, port, name, host.address + path) for _ in range(runs)]
                for name, path in pages.items()
            }
    return [score(name, category, reports) for name, reports in found.items() for category in CATEGORIES]


def score(page: str, category: str, reports: list[Any]) -> Score:
    points = [100 * report["categories"][category]["score"] for report in reports]
    kept = {each["id"] for each in reports[-1]["categories"][category]["auditRefs"]}
    audits = reports[-1]["audits"].items()
    wanting = [
        key for key, found in audits if key in kept and found["score"] is not None and found["score"] < 1
    ]
    return Score(page, category, points, wanting if category == CATEGORIES[0] else [])


async def install(folder: Path) -> None:
    if shutil.which("npm") is None:
        raise NoLighthouse("there is no npm")
    if (folder / BINARY).exists():
        return
    folder.mkdir(parents=True, exist_ok=True)
    words = (
        "npm",
        "install",
        "--no-audit",
        "--no-fund",
        "--loglevel=error",
        "--prefix",
        str(folder),
        PACKAGE,
    )
    process = await asyncio.create_subprocess_exec(*words, env={**os.environ, "PUPPETEER_SKIP_DOWNLOAD": "1"})
    if await process.wait():
        raise NoLighthouse("npm could not install it")


@asynccontextmanager
async def browsing(guest: Guest, folder: Path) -> AsyncIterator[int]:
    """The port of a browser that holds the session of the guest."""
    profile = folder / "profile"
    shutil.rmtree(profile, ignore_errors=True)
    async with async_playwright() as playwright:
        context = await playwright.chromium.launch_persistent_context(
            profile, executable_path=find_browser(), args=[*ARGUMENTS, "--remote-debugging-port=0"]
        )
        try:
            await sign_in(context, guest)
            yield int((profile / "DevToolsActivePort").read_text().split()[0])
        finally:
            await context.close()


async def audit(folder: Path, port: int, name: str, url: str) -> Any:
    report = folder / f"{name}.json"
    report.unlink(missing_ok=True)
    words = (str(folder / BINARY), url, f"--port={port}", f"--output-path={report}", *FLAGS)
    process = await asyncio.create_subprocess_exec(*words, stdout=asyncio.subprocess.DEVNULL)
    if await asyncio.wait_for(process.wait(), PATIENCE):
        raise NoLighthouse(f"it failed on {name}")
    found = json.loads(report.read_bytes())
    if found.get("runtimeError"):
        raise NoLighthouse(str(found["runtimeError"]["message"]))
    return found
