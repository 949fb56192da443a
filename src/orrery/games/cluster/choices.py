"""The answers to "what next?": ranges of one numbering, and their text forms."""

from typing import Final

from orrery.games.cluster.data.facing import DIRECTION_NAMES, DIRECTIONS
from orrery.games.cluster.data.limits import CRYSTAL_NAMES, CRYSTALS
from orrery.games.cluster.lattice import CELLS, NAMES, NEIGHBOURS

WARP_ENDS: Final = 3
WARP_END_NAMES: Final[tuple[str, ...]] = ("mits", "1", "2")
"""The MITS, and the stations of a seat in the order in which they were built."""

MOST_SEATS: Final = 4

STEP: Final = 0
"""A coin over a border: cell * 6 + direction."""
LEADER_STEP: Final = STEP + CELLS * DIRECTIONS
"""The leader over a border: direction."""
COIN_WARP: Final = LEADER_STEP + DIRECTIONS
"""A coin by warp: from * 3 + to."""
LEADER_WARP: Final = COIN_WARP + WARP_ENDS * WARP_ENDS
"""The leader by warp: to."""
MINE: Final = LEADER_WARP + WARP_ENDS
BUILD: Final = MINE + CELLS
COLONISE: Final = BUILD + CELLS
"""Cell * 2 + who stays there, 0 a coin, 1 the leader."""
STATION: Final = COLONISE + 2 * CELLS
TRADE: Final = STATION + CELLS
"""Victim * 16 + type given * 4 + type taken."""
END: Final = TRADE + MOST_SEATS * CRYSTALS * CRYSTALS
ACTIONS: Final = END + 1


def _steps() -> list[str]:
    return [
        f"{NAMES[cell]}-{NAMES[NEIGHBOURS[cell * DIRECTIONS + direction]]}"
        for cell in range(CELLS)
        for direction in range(DIRECTIONS)
    ]


def _trades() -> list[str]:
    return [
        f"trade-{victim}-{given}-{taken}"
        for victim in range(MOST_SEATS)
        for given in CRYSTAL_NAMES
        for taken in CRYSTAL_NAMES
    ]


def action_names() -> tuple[str, ...]:
    """Every answer in notation.

    >>> names = action_names()
    >>> names[LEADER_STEP], names[COIN_WARP + 1], names[LEADER_WARP + 2], names[END]
    ('leader-w', 'warp-mits-1', 'leader-warp-2', 'end')
    """
    cells = NAMES[:CELLS]
    return (
        *_steps(),
        *(f"leader-{direction}" for direction in DIRECTION_NAMES),
        *(f"warp-{start}-{end}" for start in WARP_END_NAMES for end in WARP_END_NAMES),
        *(f"leader-warp-{end}" for end in WARP_END_NAMES),
        *(f"mine-{cell}" for cell in cells),
        *(f"build-{cell}" for cell in cells),
        *(f"colonise-{cell}-{piece}" for cell in cells for piece in ("coin", "leader")),
        *(f"station-{cell}" for cell in cells),
        *_trades(),
        "end",
    )
