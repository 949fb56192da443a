"""The report about the client, as Markdown."""

import os
from dataclasses import dataclass, field
from statistics import median, quantiles
from typing import Final

from bench.client.lighthouse import Score
from bench.client.loading import Load, Way
from bench.client.playing import Played
from bench.client.size import Size
from bench.report import VERDICTS, surroundings, table

LARGEST: Final = 250_000
BOARD: Final = 2000.0
ACCEPTED: Final = 100.0
SLOW_FRAME: Final = 20.0
"""Milliseconds. At 60 frames a second one takes 16.7; above this, one was missed."""

POINTS: Final = 95.0

Row = tuple[str, str, str, str]


@dataclass(slots=True)
class Report:
    """Rows come in as they are measured: what, the figure, the goal, whether it is reached."""

    browser: str = ""
    rows: list[Row] = field(default_factory=list)
    files: list[tuple[str, ...]] = field(default_factory=list)

    def add(self, what: str, figure: str, goal: str = "", reached: bool | None = None) -> None:
        self.rows.append((what, figure, goal, VERDICTS[reached]))

    def add_sizes(self, sizes: list[Size]) -> None:
        packed = sum(size.gzip for size in sizes)
        self.add("script and style, gzip", kilobytes(packed), f"≤ {kilobytes(LARGEST)}", packed <= LARGEST)
        if all(size.brotli is not None for size in sizes):
            self.add("the same, brotli", kilobytes(sum(size.brotli or 0 for size in sizes)))
        for size in sizes:
            brotli = "–" if size.brotli is None else kilobytes(size.brotli)
            self.files.append((size.name, kilobytes(size.plain), kilobytes(size.gzip), brotli))

    def add_loads(self, rules: str, way: Way, loads: list[Load]) -> None:
        times = [load.board for load in loads]
        figure = f"{median(times):.0f} ms, worst {max(times):.0f} ms of {len(times)}"
        goal, reached = ("", None) if way.megabits else (f"≤ {BOARD:.0f} ms", max(times) <= BOARD)
        self.add(f"first board, cold, {rules}: {way.name}", figure, goal, reached)
        received = f"{kilobytes(median(load.http for load in loads))} in {loads[0].requests} replies"
        sent = f"{kilobytes(median(load.socket for load in loads))} by socket"
        self.add("received until then", f"{received}, {sent}")

    def add_answers(self, rules: str, played: Played) -> None:
        shown, replied = zip(*played.answers)
        p95 = percentile(list(shown), 95)
        figure = f"p50 {median(shown):.0f} ms, p95 {p95:.0f} ms of {len(shown)}"
        self.add(f"answer shown as accepted, {rules}", figure, f"p95 ≤ {ACCEPTED:.0f} ms", p95 <= ACCEPTED)
        figure = f"p50 {median(replied):.0f} ms, p95 {percentile(list(replied), 95):.0f} ms"
        self.add("of that until the server's message is there", figure)

    def add_frames(self, played: Played) -> None:
        gaps = [gap for production in played.gaps for gap in production]
        self.add(f"from frame to frame in {len(played.gaps)} productions", pace(gaps))
        drawn = sum(drawn.drawn for drawn in played.drawn)
        dropped = sum(drawn.dropped for drawn in played.drawn)
        figure = f"{drawn} frames drawn, {dropped} dropped"
        self.add("the same by the browser's trace", figure, "none dropped", dropped == 0)

    def add_idle(self, gaps: list[float]) -> None:
        self.add("from frame to frame of an empty page, before and after", pace(gaps))

    def add_scores(self, scores: list[Score]) -> None:
        for score in scores:
            wanting = f" ({', '.join(score.wanting)})" if score.wanting else ""
            reached = score.points >= POINTS
            self.add(
                f"Lighthouse, accessibility of {score.page}",
                f"{score.points:.0f}{wanting}",
                f"≥ {POINTS:.0f}",
                reached,
            )

    def text(self) -> str:
        busy = f"{os.getloadavg()[2]:.1f} processes at work on average in the last quarter of an hour"
        parts = [
            "# Results: the client",
            f"{surroundings({'Chromium': self.browser})} · {busy}",
            table(("what", "measured", "goal", ""), self.rows),
        ]
        if self.files:
            parts.append(table(("file", "plain", "gzip", "brotli"), self.files))
        return "\n\n".join(parts) + "\n"


def pace(gaps: list[float]) -> str:
    slow = sum(gap > SLOW_FRAME for gap in gaps) / len(gaps)
    return f"{median(gaps):.1f} ms, {100 * slow:.1f} % above {SLOW_FRAME:.0f} ms, longest {max(gaps):.0f} ms"


def kilobytes(size: float) -> str:
    return f"{size / 1000:.1f} kB"


def percentile(values: list[float], share: int) -> float:
    return quantiles(values, n=100, method="inclusive")[share - 1]
