"""The net of a learned value, by numbers worked out by hand."""

import pytest
from librt.vecs import vec

from orrery.players.net import Net, number_count


def row(*numbers: float) -> "vec[float]":
    return vec[float](numbers)


def test_a_weighted_sum_divides_inputs_by_their_scales() -> None:
    net = Net((1.0, 10.0), 0, (2.0, 30.0, 0.5))

    assert net.value(row(0.0, 0.0)) == 0.5
    assert net.value(row(3.0, 20.0)) == pytest.approx(0.5 + 2 * 3 + 30 * 2)


def test_a_hidden_unit_counts_only_above_zero() -> None:
    """One unit of weights 1 and -2, which begins with -1 and counts 10 times."""
    net = Net((1.0, 1.0), 1, (0.0, 0.0, 0.25, 1.0, -2.0, -1.0, 10.0))

    assert net.value(row(4.0, 1.0)) == pytest.approx(0.25 + 10 * (4 - 2 - 1))
    assert net.value(row(1.0, 1.0)) == 0.25
    assert net.value(row(4.0, 1.0)) == pytest.approx(10.25), "what a row left behind is forgotten"


def test_two_hidden_units_have_weights_by_input_first() -> None:
    """Inputs scaled by 2 and 4; units (1, 3) from the first input, (2, -4) from the second."""
    numbers = (0.5, 0.0, 0.0, 1.0, 3.0, 2.0, -4.0, 0.0, 5.0, 1.0, -1.0)
    net = Net((2.0, 4.0), 2, numbers)
    first = 1 * 1 + 2 * 1
    second = 3 * 1 - 4 * 1 + 5

    assert net.value(row(2.0, 4.0)) == pytest.approx(0.5 + first - second)
    assert net.direct_value(row(2.0, 4.0)) == pytest.approx(0.5)
    assert net.hidden_value(row(2.0, 4.0)) == pytest.approx(first - second)


def test_a_net_has_so_many_numbers() -> None:
    assert number_count(2, 0) == 3
    assert number_count(2, 2) == 11
    with pytest.raises(ValueError, match="2 inputs and 1 hidden units do not take 4 numbers"):
        Net((1.0, 1.0), 1, (0.0, 0.0, 0.0, 0.0))
