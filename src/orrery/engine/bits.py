"""Sets of small numbers kept as the bits of one ``i64``: places 0 to 62."""

from mypy_extensions import i64


def bit(place: i64) -> i64:
    """The set of ``place`` alone.

    Shift through this function, never ``1 << place``: compiled, a small literal is only 32 bits wide
    and the bit is lost without a word. An argument is not.
    """
    return _shifted(1, place)


def _shifted(bits: i64, places: i64) -> i64:
    return bits << places


def has(bits: i64, place: i64) -> bool:
    """Whether ``place`` is in the set."""
    return bits >> place & 1 == 1


def count_bits(bits: i64) -> i64:
    """How many places are in the set."""
    count: i64 = 0
    while bits != 0:
        bits &= bits - 1
        count += 1
    return count


def lowest_bit(bits: i64) -> i64:
    """The smallest place in a set that is not empty."""
    place: i64 = 0
    while bits >> place & 1 == 0:
        place += 1
    return place
