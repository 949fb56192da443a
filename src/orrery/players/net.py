"""The form of a learned value: a weighted sum of inputs, and optionally one hidden layer beside it."""

from collections.abc import Sequence
from typing import final

from librt.vecs import vec
from mypy_extensions import i64


def number_count(inputs: int, hidden: int) -> int:
    """How many numbers describe a net."""
    return inputs + 1 + (inputs + 2) * hidden


@final
class Net:
    """Values rows of inputs, in points. Not for several threads at once.

    ``numbers`` are, in this order: a weight for each input, and the value of an empty row; then, where there
    is a hidden layer, for each input its weight in every hidden unit, for each unit what it begins with, and
    for each what it counts. A unit below zero counts as zero. Weights are for inputs divided by their scales,
    and are kept for inputs as they are.
    """

    def __init__(self, scales: Sequence[float], hidden: int, numbers: Sequence[float]) -> None:
        inputs = len(scales)
        if len(numbers) != number_count(inputs, hidden):
            raise ValueError(f"{inputs} inputs and {hidden} hidden units do not take {len(numbers)} numbers")
        first = inputs + 1
        begin = first + inputs * hidden
        self.inputs: i64 = inputs
        self.hidden: i64 = hidden
        self.bias: float = float(numbers[inputs])
        self.direct: vec[float] = vec[float]([numbers[place] / scales[place] for place in range(inputs)])
        self.weights: vec[float] = vec[float](
            [numbers[first + place] / scales[place // hidden] for place in range(inputs * hidden)]
        )
        self.begin: vec[float] = vec[float]([float(number) for number in numbers[begin : begin + hidden]])
        self.out: vec[float] = vec[float]([float(number) for number in numbers[begin + hidden :]])
        self.units: vec[float] = vec[float]([0.0] * hidden)

    def shifted(self, shifts: Sequence[float]) -> "Net":
        """The same net, in which one more of each input counts so much besides."""
        direct = [self.direct[place] + shifts[place] for place in range(self.inputs)]
        numbers = [*direct, self.bias, *self.weights, *self.begin, *self.out]
        return Net([1.0] * int(self.inputs), int(self.hidden), numbers)

    def value(self, row: vec[float]) -> float:
        """What a row is worth; inputs that are zero cost next to nothing."""
        return self.direct_value(row) + (self.hidden_value(row) if self.hidden > 0 else 0.0)

    def direct_value(self, row: vec[float]) -> float:
        """What the weighted sum alone makes of a row."""
        direct = self.direct
        total: float = self.bias
        for place in range(self.inputs):
            number: float = row[place]
            if number != 0.0:
                total += direct[place] * number
        return total

    def hidden_value(self, row: vec[float]) -> float:
        """What the hidden layer adds to that."""
        hidden: i64 = self.hidden
        units = self.units
        weights = self.weights
        for unit in range(hidden):
            units[unit] = self.begin[unit]
        for place in range(self.inputs):
            number: float = row[place]
            if number != 0.0:
                start: i64 = place * hidden
                for unit in range(hidden):
                    units[unit] += weights[start + unit] * number
        return self._counted()

    def _counted(self) -> float:
        total: float = 0.0
        for unit in range(self.hidden):
            if self.units[unit] > 0.0:
                total += self.units[unit] * self.out[unit]
        return total
