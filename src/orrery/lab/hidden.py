"""The hidden layer of a net, taught what a weighted sum leaves over."""

from typing import Final

import numpy as np

from orrery.lab.samples import Floats, Samples, explained

BATCH: Final = 512
STEPS: Final = 200
"""Steps of an epoch, after which the games held out are looked at."""
MOST_EPOCHS: Final = 40
PATIENCE: Final = 3
"""Epochs without a gain after which nothing more is expected."""
RATE: Final = np.float32(0.001)
DECAY: Final = np.float32(0.01)
"""How far weights shrink with each step, as a part of it."""
KEEP_MEAN: Final = np.float32(0.9)
KEEP_SQUARE: Final = np.float32(0.999)
TINY: Final = np.float32(1e-8)


class Layer:
    """Rectified units: weights for each input, what each unit begins with, and what each counts.

    Its targets are divided by ``unit``, so that steps suit any title. ``epochs`` says how long it learned.
    """

    def __init__(self, parts: list[Floats], unit: float, epochs: int = 0) -> None:
        self.parts = parts
        self.unit = np.float32(unit)
        self.epochs = epochs
        self.hidden = len(parts[1])

    def values(self, rows: Floats) -> Floats:
        """In points."""
        first, begin, out = self.parts
        values: Floats = np.maximum(rows @ first + begin, 0) @ out * self.unit
        return values

    def numbers(self) -> list[float]:
        """As a net takes them."""
        first, begin, out = self.parts
        return [float(number) for part in (first.ravel(), begin, out * self.unit) for number in part]

    def slopes(self, rows: Floats, targets: Floats) -> list[Floats]:
        """Where the squared error rises, for each of the parts."""
        first, begin, out = self.parts
        units = np.maximum(rows @ first + begin, 0)
        error = (units @ out - targets / self.unit) / np.float32(len(rows))
        back = np.outer(error, out) * (units > 0)
        return [rows.T @ back, back.sum(axis=0), units.T @ error]

    def cut(self) -> "Layer":
        """None of it."""
        return Layer([part[..., :0] for part in self.parts], float(self.unit))


def teach(kept: Samples, tests: Samples, hidden: int, rng: np.random.Generator) -> Layer:
    """A layer as it was when it did best in the games held out; at first it counts for nothing."""
    layer = new_layer(kept, hidden, rng)
    if hidden == 0:
        return layer
    best, most = layer, 0.0
    descent = Adam(layer)
    for epoch in range(1, MOST_EPOCHS + 1):
        for _ in range(STEPS):
            batch = rng.integers(len(kept.rows), size=BATCH)
            descent.step(kept.rows[batch], kept.targets[batch])
        gained = explained(tests.targets, layer.values(tests.rows))
        if gained > most:
            best, most = Layer([part.copy() for part in layer.parts], float(layer.unit), epoch), gained
        elif epoch - best.epochs >= PATIENCE:
            break
    return best


def new_layer(kept: Samples, hidden: int, rng: np.random.Generator) -> Layer:
    inputs = kept.rows.shape[1]
    first = rng.standard_normal((inputs, hidden)) / np.sqrt(inputs)
    parts = [first, np.zeros(hidden), np.zeros(hidden)]
    return Layer([part.astype(np.float32) for part in parts], float(kept.targets.std()) or 1.0)


class Adam:
    """Steps down the slope, as long for weights that move little as for those that move much."""

    def __init__(self, layer: Layer) -> None:
        self.layer = layer
        self.means = [np.zeros_like(part) for part in layer.parts]
        self.squares = [np.zeros_like(part) for part in layer.parts]
        self.steps = 0

    def step(self, rows: Floats, targets: Floats) -> None:
        self.steps += 1
        for place, slope in enumerate(self.layer.slopes(rows, targets)):
            mean = self.means[place] = KEEP_MEAN * self.means[place] + (1 - KEEP_MEAN) * slope
            square = self.squares[place] = (
                KEEP_SQUARE * self.squares[place] + (1 - KEEP_SQUARE) * slope * slope
            )
            fair = mean / (1 - KEEP_MEAN**self.steps)
            size = np.sqrt(square / (1 - KEEP_SQUARE**self.steps)) + TINY
            part = self.layer.parts[place]
            self.layer.parts[place] = (part - RATE * (fair / size + DECAY * part)).astype(np.float32)
