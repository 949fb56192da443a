"""Prices, limits and values."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MOST_SEATS: Final = 4

ACTION_POINTS: Final = 10
COINS: Final = 12
STATIONS: Final = 2
LEADER_STRENGTH: Final = 3

WARP_COST: Final = 1
BUILD_COST: Final = 2
MINE_COST: Final = 3
TRADE_COST: Final = 3
COLONY_COST: Final = 5
STATION_COST: Final = 5

MOST_MINED: Final = 2
MOST_BUILT: Final = 2

HIGHEST_TOTAL: Final = 9
FREE_TOTAL: Final = 5
"""Totals up to this one are not limited (G4.39)."""
CAPS: Final = vec[i64]([99, 99, 99, 99, 99, 99, 5, 4, 3, 2])
"""How many habitable tiles may have each total."""

SCORINGS: Final = 3

# Frames of 6 by 7 tiles: rows, and half tiles of width (G3.4).
FLAT_ROWS: Final = 6
FLAT_WIDTH: Final = 14
TALL_ROWS: Final = 7
TALL_WIDTH: Final = 12

CRYSTALS: Final = 4
CRYSTAL_NAMES: Final[tuple[str, ...]] = ("A", "B", "C", "D")
FACE_NAMES: Final[tuple[str, ...]] = ("n", "a", "2", "3", "4", "5")
FACE_TYPES: Final = vec[i64]([0, 0, 1, 1, 2, 3])
"""The crystal type of each face of the die (G4.27)."""
SET: Final = 3
TRIPLET: Final = 6
REST_VALUES: Final = vec[i64]([0, 1, 3])
"""What a single and a pair are worth (G4.57)."""
