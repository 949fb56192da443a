"""The 48 tiles of two piecepacks and what becomes of each (G2.1).

A kind of tile is ``colour * RANK_COUNT + rank``; the ace counts 1.
"""

from typing import Final

RED: Final = 0
BLACK: Final = 1
BLUE: Final = 2
GREEN: Final = 3
COLOURS: Final[tuple[str, ...]] = ("RD", "BK", "BL", "GR")

NULL: Final = 0
ACE: Final = 1
RANKS: Final[tuple[str, ...]] = ("n", "a", "2", "3", "4", "5")
RANK_COUNT: Final = 6

KINDS: Final = 24
KIND_NAMES: Final[tuple[str, ...]] = tuple(colour + rank for colour in COLOURS for rank in RANKS)

SUPERNOVA: Final = RED * RANK_COUNT + ACE
GREEN_NULL: Final = GREEN * RANK_COUNT + NULL
MITS: Final = KINDS
"""The start tile lies face down: it has no colour, no number and no tick (G4.74)."""
TILE_NAMES: Final[tuple[str, ...]] = (*KIND_NAMES, "MITS")

EMPTY: Final = -1

# Each text lists tiles by colour; a letter or digit is a rank.
REMOVED: Final[tuple[str, ...]] = ("2233445", "5", "a3", "a3")
IDENTITY: Final[tuple[str, ...]] = ("5", "5", "5", "5")
START: Final[tuple[str, ...]] = ("", "naa", "a", "")
GROUPS: Final[tuple[tuple[str, ...], ...]] = (
    ("n", "44", "n2", "an22"),
    ("an", "n33", "234", "n4"),
    ("a", "22", "n45", "345"),
)
"""In the order in which they are drawn: group 3, group 2, group 1 (G4.4)."""

GROUP_COUNT: Final = 3
MIDDLE_GROUP: Final = 1
"""The group that loses a green null with three players (G4.3)."""


def counts(listed: tuple[str, ...]) -> list[int]:
    """How many of each kind a list by colour names."""
    return [listed[colour].count(rank) for colour in range(len(COLOURS)) for rank in RANKS]
