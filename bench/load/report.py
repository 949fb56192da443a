"""The report of a load, as Markdown."""

from dataclasses import dataclass, field
from statistics import median
from typing import Final

from bench.load.idle import Memory, Opening
from bench.load.rooms import Comparison, Round
from bench.load.steady import Steady
from bench.report import VERDICTS, surroundings, table

RATIO: Final = 2.0

Rows = list[tuple[str, ...]]


@dataclass(slots=True)
class Report:
    """Rows come in as they are measured. ``rules`` is the build of the rules that the server ran."""

    rules: str = "unknown"
    steady: Rows = field(default_factory=list)
    memory: Rows = field(default_factory=list)
    opening: Rows = field(default_factory=list)
    rooms: Rows = field(default_factory=list)

    def add_steady(self, store: str, found: Steady) -> None:
        errors = ", ".join(f"{code} {count}" for code, count in found.errors.items()) or "none"
        self.steady.append((
            store,
            f"{found.pace.tables} ({', '.join(found.pace.titles)})",
            found.pace.lang or "none",
            f"{found.answers:.0f} of {found.wanted:.0f}",
            _times(found.shared),
            _times(found.stored),
            f"{found.server_load:.2f} + {found.client_load:.2f}",
            f"{found.memory / 1e6:.0f} MB",
            f"{found.kilobytes:.1f} kB",
            errors,
            f"{100 * found.stolen:.0f} %",
            _quiet(found),
            VERDICTS[found.is_held],
        ))  # fmt: skip

    def add_memory(self, store: str, found: Memory) -> None:
        row = (store, found.title, f"{found.empty / 1000:.0f} kB", f"{found.visited / 1000:.0f} kB")
        self.memory.append(row)

    def add_opening(self, store: str, found: Opening) -> None:
        times = f"{found.replayed:.0f} ms", f"{found.from_snapshot:.0f} ms"
        self.opening.append((store, found.title, str(found.decisions), *times))

    def add_rooms(self, store: str, found: Comparison) -> None:
        verdict = VERDICTS[found.ratio >= RATIO]
        self.rooms.append(
            (f"ours, {store}", *_round(found.ours), f"{found.ratio:.2f}× (goal {RATIO:g}×)", verdict)
        )
        self.rooms.append(("boardgame.io, memory", *_round(found.theirs), "", ""))

    def miss_rooms(self, store: str, why: str) -> None:
        self.rooms.append((f"ours, {store}", "–", "–", "–", f"not measured: {why}", VERDICTS[None]))

    def text(self) -> str:
        parts = ["# Results", f"{surroundings({})} · {self.rules} rules"]
        for rows, head in (
            (self.steady, STEADY),
            (self.memory, MEMORY),
            (self.opening, OPENING),
            (self.rooms, ROOMS),
        ):
            if rows:
                parts += [f"## {head[0]}", table(head[1:], rows)]
        return "\n\n".join(parts) + "\n"


STEADY: Final = (
    "Many tables", "store", "tables of four", "words", "answers/s", "seen by all, ms: p50, p95, p99",
    "stored, ms: p50, p95, p99", "load of server + clients", "server", "a message", "errors", "stolen",
    "seen by all in seconds with nothing stolen", "",
)  # fmt: skip
MEMORY: Final = ("Memory of an idle match", "store", "title", "nobody there", "four sockets more")
OPENING: Final = ("Opening a match", "store", "title", "decisions", "replayed", "from a snapshot")
ROOMS: Final = ("Beside boardgame.io", "server", "round trips/s", "p50, ms", "p95, ms", "ratio", "")


def _quiet(found: Steady) -> str:
    times, seconds = found.undisturbed
    return f"{_times(times)} in {seconds} of {found.pace.seconds:.0f}" if seconds else "there were none"


def _times(times: tuple[float, float, float]) -> str:
    return ", ".join(f"{time:.1f}" for time in times)


def _round(rounds: list[Round]) -> tuple[str, str, str]:
    rates = [each.rate for each in rounds]
    spread = f"{median(rates):.0f} ({min(rates):.0f} to {max(rates):.0f})"
    p50, p95 = median(each.p50 for each in rounds), median(each.p95 for each in rounds)
    return spread, f"{p50:.1f}", f"{p95:.1f}"
