"""Lessons as tables of numbers."""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from orrery.lab.selfplay import Lesson

Floats = NDArray[np.float32]
Weights = NDArray[np.float64]


@dataclass(frozen=True)
class Samples:
    """Rows of inputs divided by their scales, targets, and the number of the game each row is from."""

    rows: Floats
    targets: Floats
    games: NDArray[np.int64]

    def of(self, chosen: NDArray[np.bool_]) -> "Samples":
        return Samples(self.rows[chosen], self.targets[chosen], self.games[chosen])

    def summed(self, numbers: Weights) -> Floats:
        """What a weighted sum makes of the rows; the last number is the value of an empty one."""
        values: Floats = self.rows @ numbers[:-1].astype(np.float32) + np.float32(numbers[-1])
        return values

    def missed_by(self, numbers: Weights) -> "Samples":
        """The same rows; the targets are what a weighted sum leaves over."""
        return Samples(self.rows, self.targets - self.summed(numbers), self.games)


def samples_of(lessons: Sequence[Lesson], scales: Sequence[float]) -> Samples:
    rows = np.frombuffer(b"".join(lesson.rows for lesson in lessons), dtype=np.float32)
    targets = np.frombuffer(b"".join(lesson.targets for lesson in lessons), dtype=np.float32)
    counts = [len(lesson.targets) // targets.itemsize for lesson in lessons]
    divided = np.divide(rows.reshape(len(targets), len(scales)), scales, dtype=np.float32)
    return Samples(divided, targets, np.repeat(np.arange(len(lessons)), counts))


def explained(targets: Floats, values: Floats) -> float:
    """The part of the variance of the targets that the values account for; below 0 they do harm."""
    spread = float(((targets - targets.mean()) ** 2).sum(dtype=np.float64))
    missed = float(((targets - values) ** 2).sum(dtype=np.float64))
    return 1 - missed / spread if spread else 0.0
