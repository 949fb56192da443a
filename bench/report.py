"""The report, as Markdown that reads well in a terminal too."""

import os
import platform
from collections.abc import Mapping, Sequence
from pathlib import Path

from bench.figures import Entry, Figure, Finding, Rounds, found, spread_of
from orrery import __version__

VERDICTS = {True: "reached", False: "**missed**", None: "–"}


def report(figures: Sequence[Figure], rounds: Rounds, peers: Mapping[str, str], method: str) -> str:
    """Where and how it was measured, the figures with their goals, and what everything costs."""
    findings = [found(figure, rounds) for figure in figures]
    parts = [
        "# Results",
        surroundings(peers),
        method,
        table(("figure", "measured", "goal", ""), [_row(finding) for finding in findings]),
        "Median of the rounds, with the lowest and the highest rate:",
        table(("contender", "per second", "µs each"), [_cost(entry, rounds) for entry in rounds]),
    ]
    return "\n\n".join(parts) + "\n"


def surroundings(peers: Mapping[str, str]) -> str:
    versions = [f"{name} {version}" for name, version in peers.items()]
    machine = f"{os.cpu_count()} × {_processor()}"
    return " · ".join([f"Orrery {__version__}", f"Python {platform.python_version()}", *versions, machine])


def _processor() -> str:
    path = Path("/proc/cpuinfo")
    lines = path.read_text().splitlines() if path.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.machine()


def _row(finding: Finding) -> tuple[str, ...]:
    return (finding.what, finding.value, finding.goal, VERDICTS[finding.reached])


def _cost(entry: Entry, rounds: Rounds) -> tuple[str, ...]:
    spread = spread_of([sample.rate for sample in rounds[entry]])
    rate = f"{spread.middle:,.0f} ({spread.low:,.0f} to {spread.high:,.0f})"
    return (str(entry), rate, f"{1e6 / spread.middle:,.2f}")


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table whose columns are as wide as what stands in them."""
    widths = [max(3, *map(len, column)) for column in zip(head, *rows)]
    lines = [head, ["-" * width for width in widths], *rows]
    return "\n".join(_line(cells, widths) for cells in lines)


def _line(cells: Sequence[str], widths: Sequence[int]) -> str:
    return "| " + " | ".join(cell.ljust(width) for cell, width in zip(cells, widths)) + " |"
