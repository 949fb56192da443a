"""From rounds to figures: paired ratios, medians, and whether a goal is reached."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import median

from bench.timing import Sample

Rounds = Mapping["Entry", Sequence[Sample]]
"""The samples of every contender, one for each round."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A contender by name: who does what, in which case."""

    who: str
    job: str
    case: str

    def __str__(self) -> str:
        return f"{self.who}: {self.job}, {self.case}"


@dataclass(frozen=True, slots=True)
class Spread:
    """The median of some values, and how far they lie apart."""

    middle: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Finding:
    """A figure of the report; ``reached`` is nothing where there is no goal or nothing was measured."""

    what: str
    value: str
    goal: str
    reached: bool | None


@dataclass(frozen=True, slots=True)
class Ratio:
    """How many times as much ``ours`` does as ``theirs`` in the same round; the goal is a least one."""

    what: str
    ours: Entry
    theirs: Entry
    goal: float

    @property
    def entries(self) -> tuple[Entry, ...]:
        return (self.ours, self.theirs)

    def found(self, rounds: Rounds) -> Finding:
        spread = spread_of(paired_ratios(rounds[self.ours], rounds[self.theirs]))
        value = f"{spread.middle:.1f}× ({spread.low:.1f} to {spread.high:.1f})"
        return Finding(self.what, value, f"≥ {self.goal:g}×", spread.middle >= self.goal)


@dataclass(frozen=True, slots=True)
class Delay:
    """How long an act takes: in the median position and in the worst; the goals are most milliseconds."""

    what: str
    entry: Entry
    typical: float
    worst: float

    @property
    def entries(self) -> tuple[Entry, ...]:
        return (self.entry,)

    def found(self, rounds: Rounds) -> Finding:
        times = [1000 * time for time in quickest(rounds[self.entry])]
        value = f"{median(times):.2g} ms, worst {max(times):.2g} ms"
        reached = median(times) <= self.typical and max(times) <= self.worst
        return Finding(self.what, value, f"≤ {self.typical:g} ms, ≤ {self.worst:g} ms", reached)


Figure = Ratio | Delay


def found(figure: Figure, rounds: Rounds) -> Finding:
    """The figure, or that somebody it needs was not there."""
    if all(entry in rounds for entry in figure.entries):
        return figure.found(rounds)
    missing = ", ".join(sorted({entry.who for entry in figure.entries if entry not in rounds}))
    return Finding(figure.what, f"not measured: {missing} is missing", "", None)


def paired_ratios(ours: Sequence[Sample], theirs: Sequence[Sample]) -> list[float]:
    """Round by round, so that what slows the whole machine falls out."""
    return [mine.rate / other.rate for mine, other in zip(ours, theirs, strict=True)]


def spread_of(values: Sequence[float]) -> Spread:
    return Spread(median(values), min(values), max(values))


def quickest(samples: Sequence[Sample]) -> list[float]:
    """For each position its least time of all rounds: what is more was the machine, not the act."""
    return [min(times) for times in zip(*(sample.each for sample in samples), strict=True)]
