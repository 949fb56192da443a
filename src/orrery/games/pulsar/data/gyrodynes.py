"""Gyrodynes: what dice take and complete them, what they are worth, how many there are.

Tables are by size, 1 to 3; index 0 stands for no gyrodyne.
"""

from typing import Final

TAKE_DICE: Final[tuple[int, ...]] = (0, 1, 2, 4)
"""The die that takes one (P5.3)."""

COMPLETE_DICE: Final[tuple[int, ...]] = (0, 3, 5, 6)
"""The die that makes one spin (P5.6)."""

POINTS: Final[tuple[int, ...]] = (0, 1, 2, 3)
"""Printed on the spinning face (P10.5)."""

TILES: Final[tuple[int, ...]] = (0, 10, 10, 10)
"""How many there are (P5.8)."""

AWARD_POINTS: Final[tuple[int, ...]] = (7, 4)
"""For the first and the second pair of a size (P5.5)."""

PAIR: Final = 2
"""Gyrodynes of one size that earn an award."""
