"""The report about the client, as Markdown."""

import os
import sys
from dataclasses import dataclass, field
from statistics import median, quantiles
from typing import Final

from bench.client.heat import Heat
from bench.client.lighthouse import Score
from bench.client.loading import Load, Way
from bench.client.opening import Opening
from bench.client.playing import Played
from bench.client.size import Size
from bench.client.tables import Table
from bench.report import VERDICTS, surroundings, table

BOARD: Final = 1500.0
CLICKS: Final = 3
SECONDS: Final = 10.0
ACCEPTED: Final = 100.0
LIT: Final = 100.0
SLOW_FRAME: Final = 20.0
"""Milliseconds. At 60 frames a second one takes 16.7; above this, one was missed."""

MORE_SLOW: Final = 1.0
"""Percentage points by which a table may have more slow frames than an empty page."""

POINTS: Final = {"accessibility": 95.0, "performance": 90.0}

Row = tuple[str, str, str, str]


@dataclass(slots=True)
class Report:
    """Rows come in as they are measured, and each is told at once: what, the figure, the goal, whether it is
    reached."""

    browser: str = ""
    rows: list[Row] = field(default_factory=list)
    files: list[tuple[str, ...]] = field(default_factory=list)

    def add(self, what: str, figure: str, goal: str = "", reached: bool | None = None) -> None:
        row = (what, figure, goal, VERDICTS[reached])
        self.rows.append(row)
        print(" · ".join(filter(None, row)), file=sys.stderr, flush=True)

    def add_sizes(self, table: Table, sizes: list[Size]) -> None:
        packed = sum(size.gzip for size in sizes)
        self.add(
            f"{table.name}: script and style, gzip",
            kilobytes(packed),
            f"≤ {kilobytes(table.largest)}",
            packed <= table.largest,
        )
        if all(size.brotli is not None for size in sizes):
            self.add("the same, brotli", kilobytes(sum(size.brotli or 0 for size in sizes)))
        known = {name for name, *_ in self.files}
        for size in (size for size in sizes if size.name not in known):
            brotli = "–" if size.brotli is None else kilobytes(size.brotli)
            self.files.append((size.name, kilobytes(size.plain), kilobytes(size.gzip), brotli))

    def add_loads(self, table: Table, rules: str, way: Way, loads: list[Load]) -> None:
        times = [load.board for load in loads]
        figure = f"{median(times):.0f} ms, worst {max(times):.0f} ms of {len(times)}"
        goal, reached = ("", None) if way.megabits else (f"≤ {BOARD:.0f} ms", median(times) <= BOARD)
        self.add(
            f"{table.name}: first board, {table.seats} seats, cold, {rules}: {way.name}",
            figure,
            goal,
            reached,
        )
        received = f"{kilobytes(median(load.http for load in loads))} in {loads[0].requests} replies"
        sent = f"{kilobytes(median(load.socket for load in loads))} by socket"
        self.add("received until then", f"{received}, {sent}")

    def add_answers(self, table: Table, rules: str, played: Played) -> None:
        shown, replied = zip(*played.answers)
        p95 = percentile(list(shown), 95)
        figure = f"p50 {median(shown):.0f} ms, p95 {p95:.0f} ms of {len(shown)}"
        what = f"{table.name}: answer shown as accepted, {rules}"
        self.add(what, figure, f"p95 ≤ {ACCEPTED:.0f} ms", p95 <= ACCEPTED)
        figure = f"p50 {median(replied):.0f} ms, p95 {percentile(list(replied), 95):.0f} ms"
        self.add("of that until the server's message is there", figure)

    def add_openings(self, openings: list[Opening]) -> None:
        """From the link of an invitation to the first answer of somebody who has never been here."""
        clicks = median(each.clicks for each in openings)
        seconds = median(each.seconds for each in openings)
        what = "from a link to the first own answer"
        self.add(f"{what}, clicks", f"{clicks:.0f}", f"≤ {CLICKS}", clicks <= CLICKS)
        figure = f"{seconds:.1f} s, worst {max(each.seconds for each in openings):.1f} s of {len(openings)}"
        self.add(f"{what}, time", figure, f"≤ {SECONDS:.0f} s", seconds <= SECONDS)

    def add_frames(self, table: Table, moving: list[float], idle: list[float]) -> None:
        most = slow_share(idle) + MORE_SLOW
        reached = slow_share(moving) <= most
        goal = f"≤ {most:.1f} % above {SLOW_FRAME:.0f} ms"
        what = f"{table.name}: from frame to frame while pieces move, {len(moving)} frames"
        self.add(what, pace(moving), goal, reached)
        self.add("the same of an empty page, before and after", pace(idle))

    def add_heat(self, heat: Heat) -> None:
        times = [time for time, _ in heat.picks]
        self.add(
            f"Cluster: a stack picked, all that it can reach lit, largest of {heat.games} random games",
            f"{median(times):.0f} ms, worst {max(times):.0f} ms of {len(times)}",
            f"≤ {LIT:.0f} ms",
            max(times) <= LIT,
        )
        lit = max(tiles for _, tiles in heat.picks)
        self.add("there", f"{heat.plans} plans, {lit} tiles lit, {kilobytes(heat.message)} by socket")

    def add_scores(self, scores: list[Score]) -> None:
        for score in scores:
            wanting = f" ({', '.join(score.wanting)})" if score.wanting else ""
            points, goal = median(score.points), POINTS[score.category]
            what = f"Lighthouse, {score.category} of {score.page}, median of {len(score.points)}"
            self.add(what, f"{points:.0f}{wanting}", f"≥ {goal:.0f}", points >= goal)

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


def slow_share(gaps: list[float]) -> float:
    """How many frames of a hundred came too late."""
    return 100 * sum(gap > SLOW_FRAME for gap in gaps) / len(gaps)


def pace(gaps: list[float]) -> str:
    slow = f"{slow_share(gaps):.1f} % above {SLOW_FRAME:.0f} ms"
    return f"{median(gaps):.1f} ms, {slow}, longest {max(gaps):.0f} ms"


def kilobytes(size: float) -> str:
    return f"{size / 1000:.1f} kB"


def percentile(values: list[float], share: int) -> float:
    return quantiles(values, n=100, method="inclusive")[share - 1]
