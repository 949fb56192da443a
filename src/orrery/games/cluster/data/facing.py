"""Which neighbours a tick faces, and when two ticks lie directly against each other (G1.2, G1.3)."""

from typing import Final

# Directions, once around.
W: Final = 0
NW: Final = 1
NE: Final = 2
E: Final = 3
SE: Final = 4
SW: Final = 5
DIRECTIONS: Final = 6
DIRECTION_NAMES: Final[tuple[str, ...]] = ("w", "nw", "ne", "e", "se", "sw")

# Ticks, by the quarter of the tile in which they lie.
TL: Final = 0
TR: Final = 1
BL: Final = 2
BR: Final = 3
TICKS: Final = 4
NO_TICK: Final = 4
TICK_NAMES: Final[tuple[str, ...]] = ("tl", "tr", "bl", "br")

FACED: Final[tuple[tuple[int, ...], ...]] = ((W, NW, NE), (E, NW, NE), (W, SW, SE), (E, SW, SE), ())
"""By tick, the one that no tile has included: the directions it faces."""

DIRECT: Final[tuple[tuple[tuple[int, int], ...], ...]] = (
    ((TL, TR), (BL, BR)),
    ((TL, BR),),
    ((TR, BL),),
    ((TR, TL), (BR, BL)),
    ((BR, TL),),
    ((BL, TR),),
)
"""By direction: the pairs of own tick and neighbour's tick that touch along the common border."""

CLOSED: Final = 0
ONE_TICK: Final = 1
OFFSET_TICKS: Final = 2
DIRECT_TICKS: Final = 4
