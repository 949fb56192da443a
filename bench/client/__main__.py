"""Measure the client in a browser, print the report, and keep it if it is a whole one."""

import argparse
import asyncio
import os
import sys
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Final

from playwright.async_api import Browser

from bench.client.heat import heat
from bench.client.lighthouse import NoLighthouse, scores
from bench.client.loading import WAYS, files_of_a_table, loads
from bench.client.opening import openings
from bench.client.playing import idle, play
from bench.client.report import Report
from bench.client.size import sizes
from bench.client.tables import TABLES, Table
from bench.client.visit import chromium
from bench.load.host import Host, running

RESULTS: Final = Path(__file__).parent.with_name("results-client.md")
PARTS: Final = ("size", "load", "opening", "answers", "frames", "heat", "lighthouse")
SETTINGS: Final = {"bot_budget": "20"}


def options(words: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench.client", description=__doc__)
    parser.add_argument("parts", nargs="*", help=f"only some of: {', '.join(PARTS)}")
    parser.add_argument(
        "--titles", nargs="*", default=[each.title for each in TABLES], help="only these tables"
    )
    parser.add_argument("--runs", type=int, default=5, help="of what counts by its median")
    parser.add_argument("--answers", type=int, default=200, help="at least, with each build of the rules")
    parser.add_argument("--filmed", type=int, default=100, help="answers, at least, while frames are counted")
    parser.add_argument("--games", type=int, default=200, help="random games to find the largest position in")
    parser.add_argument("--source", type=Path, help="sources whose rules are measured interpreted, too")
    parser.add_argument(
        "--lighthouse", type=Path, default=Path(tempfile.gettempdir(), "orrery-bench-lighthouse")
    )
    chosen = parser.parse_args(words)
    chosen.parts = chosen.parts or list(PARTS)
    return chosen


async def measure(chosen: argparse.Namespace) -> Report:
    report = Report()
    async with chromium() as browser, serving(None) as host:
        report.browser = browser.version
        await visit(report, chosen, browser, host)
    if chosen.source and "answers" in chosen.parts:
        async with chromium() as browser, serving(chosen.source) as host:
            for table in tables(chosen):
                await answers(report, chosen, browser, host, table)
    return report


async def visit(report: Report, chosen: argparse.Namespace, browser: Browser, host: Host) -> None:
    if "opening" in chosen.parts:
        report.add_openings(await openings(host, browser, chosen.runs))
    for table in tables(chosen):
        await sit(report, chosen, browser, host, table)
    if "heat" in chosen.parts:
        report.add_heat(await heat(host, browser, chosen.games))
    if "lighthouse" in chosen.parts:
        try:
            report.add_scores(await scores(host, chosen.lighthouse, chosen.runs))
        except NoLighthouse as missing:
            report.add("Lighthouse", f"not measured: {missing}")


def tables(chosen: argparse.Namespace) -> list[Table]:
    return [table for table in TABLES if table.title in chosen.titles]


async def sit(report: Report, chosen: argparse.Namespace, browser: Browser, host: Host, table: Table) -> None:
    """What is measured at the table of each title."""
    if "size" in chosen.parts:
        report.add_sizes(table, sizes(await files_of_a_table(host, browser, table)))
    if "load" in chosen.parts:
        for way in WAYS:
            report.add_loads(table, host.rules, way, await loads(host, browser, table, way, chosen.runs))
    if "answers" in chosen.parts:
        await answers(report, chosen, browser, host, table)
    if "frames" in chosen.parts:
        before = await idle(browser)
        played = await play(host, browser, table, chosen.filmed, Random(2), is_filmed=True)
        report.add_frames(table, played.gaps, before + await idle(browser))


async def answers(
    report: Report, chosen: argparse.Namespace, browser: Browser, host: Host, table: Table
) -> None:
    played = await play(host, browser, table, chosen.answers, Random(1))
    report.add_answers(table, host.rules, played)


@asynccontextmanager
async def serving(source: Path | None) -> AsyncIterator[Host]:
    """A server of its own; with the interpreted rules of the sources if they are named."""
    before = os.environ.get("PYTHONPATH")
    if source:
        os.environ["PYTHONPATH"] = str(source.resolve())
    try:
        with tempfile.TemporaryDirectory(prefix="orrery-client-") as home:
            async with running(Path(home), SETTINGS) as host:
                yield host
    finally:
        if source:
            os.environ.pop("PYTHONPATH")
        if source and before is not None:
            os.environ["PYTHONPATH"] = before


def main(words: Sequence[str] | None = None) -> int:
    chosen = options(words)
    report = asyncio.run(measure(chosen))
    text = report.text()
    print(text)
    if len(chosen.parts) == len(PARTS) and len(tables(chosen)) == len(TABLES):
        RESULTS.write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
