"""Rows of small counts, several to a word."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.counts import MOST, add_count, count_of, counts_of, pack, put_count, unpack

HOLDERS = 7


def row() -> vec[i64]:
    """Two places; the holders of the second have 0, 1, 2 …"""
    return vec[i64]([0, sum(holder << 8 * holder for holder in range(HOLDERS))])


@pytest.mark.parametrize("holder", range(HOLDERS))
def test_a_count_is_put_and_changed_without_touching_those_of_others(holder: int) -> None:
    counts = row()

    put_count(counts, 1, holder, MOST)
    add_count(counts, 1, holder, -5)

    expected = [250 if other == holder else other for other in range(HOLDERS)]
    assert [count_of(counts, 1, other) for other in range(HOLDERS)] == expected
    assert counts[0] == 0


@pytest.mark.parametrize("count", [-1, MOST + 1])
def test_a_count_that_would_spill_over_is_an_error_and_changes_nothing(count: int) -> None:
    counts = row()

    with pytest.raises(AssertionError, match="below 0 or beyond its bits"):
        put_count(counts, 1, 3, count)
    with pytest.raises(AssertionError):
        add_count(counts, 1, 3, count - 3)

    assert list(counts) == list(row())


def test_the_counts_of_one_holder_are_a_row_of_their_own() -> None:
    counts = row()

    mine = counts_of(counts, 6)
    mine[0] = 9

    assert list(mine) == [9, 6]
    assert list(counts) == list(row())


def test_unpacked_counts_lie_holder_by_holder_and_are_packed_again() -> None:
    counts = unpack(row(), HOLDERS)

    assert list(counts) == [0, 0, 0, 1, 0, 2, 0, 3, 0, 4, 0, 5, 0, 6]
    assert list(pack(counts, HOLDERS)) == list(row())
