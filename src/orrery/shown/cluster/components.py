"""Globular Cluster for the browser: where the cells lie, and what a tile is."""

from typing import Any, Final

from orrery.engine.game import Game
from orrery.games.cluster.data.facing import DIRECTION_NAMES, DIRECTIONS
from orrery.games.cluster.data.limits import CAPS, CRYSTAL_NAMES
from orrery.games.cluster.data.tiles import COLOURS, KIND_NAMES, RANK_COUNT, RANKS
from orrery.games.cluster.lattice import ALL_CELLS, CELLS, HOME, NAMES, NEIGHBOURS, PLACES
from orrery.texts.speech import Speech

HALF: Final = 2
"""A tile is two halves wide, and rows are shifted by one."""


def components(game: Game[Any]) -> dict[str, Any]:
    """Lists stand in the order of the numbers that a view uses; the first ``usable`` cells can hold tiles."""
    return {
        "cells": [_cell(cell) for cell in range(ALL_CELLS)],
        "usable": CELLS,
        "home": HOME,
        "tile_width": HALF,
        "neighbours": [
            list(NEIGHBOURS[cell * DIRECTIONS : (cell + 1) * DIRECTIONS]) for cell in range(CELLS)
        ],
        "directions": list(DIRECTION_NAMES),
        "tiles": [_tile(kind) for kind in range(len(KIND_NAMES))],
        "crystals": list(CRYSTAL_NAMES),
        "caps": list(CAPS),
    }


def _cell(cell: int) -> dict[str, Any]:
    """Rows count upwards from the middle; ``left`` is the left edge in halves of a tile's width."""
    row, left = PLACES[cell]
    return {"name": NAMES[cell], "row": row, "left": left}


def _tile(kind: int) -> dict[str, Any]:
    return {"key": KIND_NAMES[kind], "colour": COLOURS[kind // RANK_COUNT], "rank": RANKS[kind % RANK_COUNT]}


def texts(speech: Speech) -> dict[str, str]:
    """Nothing is printed on the components but numbers."""
    return {}
