"""Weights that fit the games: a ridge towards the hand-written start, then a hidden layer where it helps."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from orrery.lab.hidden import teach
from orrery.lab.samples import Samples, Weights, explained

RIDGES: Final[tuple[float, ...]] = (0.0003, 0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0)
"""How strongly weights are pulled to their start, for each row; the games held out say which is best."""
FREE: Final = 1e-9
"""The pull on the value of an empty row."""
HELD_OUT: Final = 6
"""One game in so many is not learned from, but tells when to stop."""


@dataclass(frozen=True)
class Fit:
    """The numbers of a net, and how much of the variance in games it did not learn from it explains."""

    hidden: int
    numbers: list[float]
    explained: float
    start_explained: float
    ridge: float
    epochs: int


def fit(samples: Samples, start: Sequence[float], hidden: int, seed: int) -> Fit:
    """Numbers for a net with ``hidden`` units; ``start`` are those of a net without any.

    A hidden layer that does not help in the games held out is left away, and the sum is then fitted to all
    games. The same seed gives the same fit.
    """
    rng = np.random.default_rng(seed)
    held = rng.permutation(int(samples.games.max()) + 1) % HELD_OUT == 0
    kept, tests = samples.of(~held[samples.games]), samples.of(held[samples.games])
    begin: Weights = np.array(start, dtype=np.float64)
    ridge, linear = best_ridge(kept, tests, begin)
    plain = explained(tests.targets, tests.summed(linear))
    layer = teach(kept.missed_by(linear), tests.missed_by(linear), hidden, rng)
    gained = explained(tests.targets, tests.summed(linear) + layer.values(tests.rows))
    numbers = [*linear.tolist(), *layer.numbers()]
    if gained <= plain:
        layer, gained, numbers = layer.cut(), plain, ridge_towards(samples, begin, ridge).tolist()
    first = explained(tests.targets, tests.summed(begin))
    return Fit(layer.hidden, numbers, gained, first, ridge, layer.epochs)


def best_ridge(kept: Samples, tests: Samples, start: Weights) -> tuple[float, Weights]:
    """The pull that does best in the games held out, and its weights."""
    found = [(ridge, ridge_towards(kept, start, ridge)) for ridge in RIDGES]
    return max(found, key=lambda pair: explained(tests.targets, tests.summed(pair[1])))


def ridge_towards(samples: Samples, start: Weights, ridge: float) -> Weights:
    """The weights with the least squares, each pulled to its start."""
    rows = np.hstack([samples.rows, np.ones((len(samples.rows), 1), dtype=np.float32)])
    square = (rows.T @ rows).astype(np.float64)
    pull = np.full(len(start), ridge * len(rows))
    pull[-1] = FREE * len(rows)
    missed = rows.T @ (samples.targets - samples.summed(start))
    return start + np.linalg.solve(square + np.diag(pull), missed.astype(np.float64))
