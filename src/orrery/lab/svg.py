"""A ladder as a picture."""

from html import escape
from typing import Final

from orrery.lab.ladder import Ladder, Rung

NAMESPACE: Final = 'xmlns="http://www.w3.org/2000/svg"'
FONT: Final = 'font-family="system-ui, sans-serif" font-size="14"'
WIDTH: Final = 720
NAMES: Final = 150
"""Room for the names at the left."""
MARGIN: Final = 40
TOP: Final = 56
ROW: Final = 34
STEPS: Final[tuple[int, ...]] = (10, 20, 50, 100, 200, 500, 1000, 2000, 5000)
MOST_LINES: Final = 8


def ladder_svg(ladder: Ladder) -> str:
    """A row for each player: a point for its rating and a bar for the interval."""
    low, high, step = scale(ladder)
    height = TOP + ROW * len(ladder.rungs) + MARGIN
    parts = [
        f'<svg {NAMESPACE} viewBox="0 0 {WIDTH} {height}" role="img" {FONT}>',
        f"<title>{escape(_heading(ladder))}</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>',
        f'<text x="16" y="28" font-size="16" fill="#1b2330">{escape(_heading(ladder))}</text>',
    ]
    for mark in range(low, high + 1, step):
        parts += _line(_across(mark, low, high), mark, height)
    for number, rung in enumerate(ladder.rungs):
        parts += _row(rung, TOP + ROW * number + ROW // 2, low, high)
    return "\n".join([*parts, "</svg>", ""])


def scale(ladder: Ladder) -> tuple[int, int, int]:
    """Where the axis begins and ends, in whole steps, and how long a step is."""
    least = min(rung.low for rung in ladder.rungs)
    most = max(rung.high for rung in ladder.rungs)
    fitting = [step for step in STEPS if (most - least) / step <= MOST_LINES]
    step = fitting[0] if fitting else STEPS[-1]
    low = int(least // step) * step
    return low, max(low + step, -int(-most // step) * step), step


def _heading(ladder: Ladder) -> str:
    return f"{ladder.title}, {ladder.seats} seats: Elo with intervals of 95 %, {ladder.games} games"


def _across(value: float, low: int, high: int) -> float:
    return NAMES + (value - low) / (high - low) * (WIDTH - NAMES - MARGIN)


def _line(x: float, mark: int, height: int) -> list[str]:
    foot = height - MARGIN
    return [
        f'<line x1="{x:.1f}" y1="{TOP - 8}" x2="{x:.1f}" y2="{foot}" stroke="#dde2ea"/>',
        f'<text x="{x:.1f}" y="{foot + 20}" text-anchor="middle" fill="#5a6577">{mark}</text>',
    ]


def _row(rung: Rung, y: int, low: int, high: int) -> list[str]:
    left, middle, right = (_across(value, low, high) for value in (rung.low, rung.elo, rung.high))
    return [
        f'<text x="{NAMES - 16}" y="{y + 5}" text-anchor="end" fill="#1b2330">{escape(rung.player)}</text>',
        f'<line x1="{left:.1f}" y1="{y}" x2="{right:.1f}" y2="{y}" stroke="#3767b1" stroke-width="3"/>',
        f'<circle cx="{middle:.1f}" cy="{y}" r="6" fill="#3767b1"/>',
    ]
