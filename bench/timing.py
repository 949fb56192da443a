"""One contender, one round: do the same thing again and again until the time is over.

All time is processor time of the process that works: others at the machine then cost the measurement
some of its caches, but not their own time.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import process_time
from typing import Protocol, TypeVar

T = TypeVar("T")

Work = Callable[[], int]
"""A piece of work, best of a millisecond or more: to look at the clock is not free.

It answers how many units it was."""


@dataclass(frozen=True, slots=True)
class Sample:
    """What one round gave. ``each`` holds seconds by position, for jobs that time positions one by one."""

    units: int
    seconds: float
    each: tuple[float, ...] = ()

    @property
    def rate(self) -> float:
        return self.units / self.seconds


class Contender(Protocol):
    """Whoever can be asked for a round, in this process or in another one."""

    def round(self, seconds: float) -> Sample: ...


class Repeated:
    """A piece of work done over and over; its rate is what counts."""

    def __init__(self, work: Work) -> None:
        self.work = work

    def round(self, seconds: float) -> Sample:
        """At least one piece of work, and whole pieces only."""
        begun = process_time()
        units = self.work()
        while process_time() - begun < seconds:
            units += self.work()
        return Sample(units, process_time() - begun)


class OneByOne:
    """The same act on each of many positions, each timed for itself: for the median and the worst."""

    def __init__(self, act: Callable[[T], object], positions: Sequence[T]) -> None:
        self.acts = [_bound(act, position) for position in positions]

    def round(self, seconds: float) -> Sample:
        """At least one pass over all positions; of several passes the quickest time of each stays."""
        passes = [self._once()]
        while sum(map(sum, passes)) < seconds:
            passes.append(self._once())
        quickest = tuple(min(times) for times in zip(*passes))
        return Sample(len(self.acts) * len(passes), sum(map(sum, passes)), quickest)

    def _once(self) -> list[float]:
        return [_seconds(act) for act in self.acts]


def _bound(act: Callable[[T], object], position: T) -> Callable[[], object]:
    return lambda: act(position)


def _seconds(act: Callable[[], object]) -> float:
    begun = process_time()
    act()
    return process_time() - begun
