"""The four tiles that lie on the table before the game (G4.5)."""

from typing import Final

from orrery.games.cluster.data.facing import BL, BR, NO_TICK, TICK_NAMES, TL, TR
from orrery.games.cluster.data.tiles import ACE, BLACK, MITS, NULL, RANK_COUNT

BLACK_NULL: Final = BLACK * RANK_COUNT + NULL
BLACK_ACE: Final = BLACK * RANK_COUNT + ACE

PLACES: Final[tuple[tuple[int, int], ...]] = ((0, 0), (0, -2), (1, -1), (-1, -1))
"""Rows and left edges of the MITS, the null, the upper and the lower ace."""

KINDS_AT: Final[tuple[int, ...]] = (MITS, BLACK_NULL, BLACK_ACE, BLACK_ACE)

VARIANTS: Final[tuple[tuple[int, int, int], ...]] = tuple(
    (null, upper, lower) for null in (TL, BL) for upper in (BR, BL) for lower in (TR, TL)
)
"""Ticks of the null, the upper and the lower ace; the first row is used unless another is chosen."""


def variant_key(variant: tuple[int, int, int]) -> str:
    """The name of a variant in the settings.

    >>> variant_key(VARIANTS[0])
    'tl-br-tr'
    """
    return "-".join(TICK_NAMES[tick] for tick in variant)


def ticks_at(variant: tuple[int, int, int]) -> tuple[int, ...]:
    """The ticks of all four tiles, in the order of ``PLACES``."""
    return (NO_TICK, *variant)
