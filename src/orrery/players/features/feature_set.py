"""Named numbers that describe a position to a seat: what a learned value is made of."""

from abc import ABC, abstractmethod
from typing import Final, Generic, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from orrery.engine.flow import S

OWN: Final = "own"
RIVAL: Final = "rival"
"""The strongest other seat, by the hand-written evaluator."""
OTHERS: Final = "others"
"""The seats but these two, summed up; nothing where two play."""
TABLE: Final = "table"

RIVALS: Final = "rivals"
"""The one term for all that other seats have."""


@final
class Input:
    """One number: its name without the block, its scale, and its weight in the hand-written value.

    The first word of the name is the term that stands for it where reasons are given, as in
    ``technologies.patents``. ``scale`` is what the number is divided by before anything is fitted, so that
    inputs are about as large as each other; ``start`` is in points for each unit of the number itself.
    """

    def __init__(self, name: str, scale: float = 1.0, start: float = 0.0) -> None:
        self.name: str = name
        self.scale: float = scale
        self.start: float = start


@mypyc_attr(allow_interpreted_subclasses=True)
class FeatureSet(ABC, Generic[S]):
    """The inputs of one title, in blocks: own seat, strongest rival, other seats, table.

    ``names``, ``scales`` and ``starts`` are by input. Rows hold the numbers themselves, not yet divided by
    their scales. ``starts`` make a value of the final margin that needs no training: what the own seat has by
    the hand-written evaluator, less what its rival has.
    """

    def __init__(self, seat: list[Input], others: list[Input], table: list[Input]) -> None:
        self.width: i64 = len(seat)
        names: list[str] = []
        scales: list[float] = []
        starts: list[float] = []
        blocks = ((OWN, 1.0, seat), (RIVAL, -1.0, seat), (OTHERS, 1.0, others), (TABLE, 1.0, table))
        for block, sign, inputs in blocks:
            names += [f"{block}.{each.name}" for each in inputs]
            scales += [each.scale for each in inputs]
            starts += [sign * each.start for each in inputs]
        self.names: tuple[str, ...] = tuple(names)
        self.scales: tuple[float, ...] = tuple(scales)
        self.starts: tuple[float, ...] = tuple(starts)
        self.terms: tuple[str, ...] = tuple(term_of(name) for name in names)

    @abstractmethod
    def fill(self, state: S, seat: i64, row: vec[float]) -> None:
        """Write what ``seat`` sees into a row, over whatever it held. The game is not over."""

    def stake(self, state: S) -> float:
        """What everything won or lost from here on is multiplied by; values and targets are without it."""
        return 1.0

    def worth(self, state: S, seat: i64, value: float) -> float:
        """In points, what a position is worth that the net values so, before the stake."""
        return value * self.stake(state)

    def new_row(self) -> vec[float]:
        return vec[float]([0.0] * len(self.names))


def term_of(name: str) -> str:
    """The word that stands for an input where reasons are given."""
    words = name.split(".")
    return words[1] if words[0] == OWN or words[0] == TABLE else RIVALS


def clear(row: vec[float]) -> None:
    for place in range(i64(len(row))):
        row[place] = 0.0
