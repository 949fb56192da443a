"""Sets of small numbers."""

import pytest

from orrery.engine.bits import bit, count_bits, has, lowest_bit


@pytest.mark.parametrize("place", range(63))
def test_a_set_of_one_place_holds_that_place_and_no_other(place: int) -> None:
    assert bit(place) == 2**place
    assert [other for other in range(63) if has(bit(place), other)] == [place]


def test_places_are_counted() -> None:
    assert [count_bits(bits) for bits in (0, 1, 0b1011, 2**63 - 1)] == [0, 1, 3, 63]


def test_the_lowest_place_is_found() -> None:
    assert [lowest_bit(bits) for bits in (1, 0b1100, 2**62)] == [0, 2, 62]
