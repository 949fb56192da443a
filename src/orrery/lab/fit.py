"""Weights that fit the games: a ridge towards the hand-written start, then a hidden layer where it helps."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from orrery.lab.hidden import teach
from orrery.lab.samples import Samples, Weights, explained
from orrery.lab.training import PULL

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
    epochs: int


def fit(samples: Samples, start: Sequence[float], hidden: int, seed: int, pull: float = PULL) -> Fit:
    """Numbers for a net with ``hidden`` units; ``start`` are those of a net without any.

    A hidden layer that does not help in the games held out is left away, and the sum is then fitted to all
    games. The same seed gives the same fit.
    """
    rng = np.random.default_rng(seed)
    held = rng.permutation(int(samples.games.max()) + 1) % HELD_OUT == 0
    kept, tests = samples.of(~held[samples.games]), samples.of(held[samples.games])
    begin: Weights = np.array(start, dtype=np.float64)
    linear = ridge_towards(kept, begin, pull)
    plain = explained(tests.targets, tests.summed(linear))
    layer = teach(kept.missed_by(linear), tests.missed_by(linear), hidden, rng)
    gained = explained(tests.targets, tests.summed(linear) + layer.values(tests.rows))
    numbers = [*linear.tolist(), *layer.numbers()]
    if gained <= plain:
        layer, gained, numbers = layer.cut(), plain, ridge_towards(samples, begin, pull).tolist()
    first = explained(tests.targets, tests.summed(begin))
    return Fit(layer.hidden, numbers, gained, first, layer.epochs)


def ridge_towards(samples: Samples, start: Weights, pull: float) -> Weights:
    """The weights with the least squares, each pulled to its start."""
    rows = np.hstack([samples.rows, np.ones((len(samples.rows), 1), dtype=np.float32)])
    square = (rows.T @ rows).astype(np.float64)
    pulls = np.full(len(start), pull * len(rows))
    pulls[-1] = FREE * len(rows)
    missed = rows.T @ (samples.targets - samples.summed(start))
    return start + np.linalg.solve(square + np.diag(pulls), missed.astype(np.float64))
