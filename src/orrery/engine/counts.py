"""Rows of small counts, several to a word: one copy of a row is then a copy for all seats.

A place of such a row holds one count for each of up to seven *holders*, seats as a rule. What is copied with
every position is so much shorter; use it where most counts are 0 and few rules read them.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

WIDTH: Final = 8
MOST: Final = 255
"""The highest count that a holder can have."""


def count_of(row: vec[i64], place: i64, holder: i64) -> i64:
    return row[place] >> holder * WIDTH & MOST


def put_count(row: vec[i64], place: i64, holder: i64, count: i64) -> None:
    """A count that does not fit would spill into the next holder's."""
    assert 0 <= count <= MOST, "a count below 0 or beyond its bits"
    row[place] += count - count_of(row, place, holder) << holder * WIDTH


def add_count(row: vec[i64], place: i64, holder: i64, change: i64) -> None:
    put_count(row, place, holder, count_of(row, place, holder) + change)


def counts_of(row: vec[i64], holder: i64) -> vec[i64]:
    """All counts of one holder."""
    counts = row[:]
    for place in range(i64(len(row))):
        counts[place] = count_of(row, place, holder)
    return counts


def unpack(row: vec[i64], holders: i64) -> vec[i64]:
    """The counts of one holder after the other, each in a place of its own."""
    width: i64 = len(row)
    counts = vec[i64]([0] * int(width * holders))
    for holder in range(holders):
        for place in range(width):
            counts[holder * width + place] = count_of(row, place, holder)
    return counts


def pack(counts: vec[i64], holders: i64) -> vec[i64]:
    """The row that :func:`unpack` takes apart."""
    width: i64 = i64(len(counts)) // holders
    row = vec[i64]([0] * int(width))
    for at in range(width * holders):
        put_count(row, at % width, at // width, counts[at])
    return row
