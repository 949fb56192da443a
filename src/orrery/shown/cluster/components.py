"""Globular Cluster for the browser: where the cells lie, what a tile is, and what everything costs."""

from typing import Any, Final

from orrery.engine.game import Game
from orrery.games.cluster.data.facing import DIRECTION_NAMES, DIRECTIONS, TICK_NAMES
from orrery.games.cluster.data.limits import (
    ACTION_POINTS,
    BUILD_COST,
    CAPS,
    COINS,
    COLONY_COST,
    CRYSTAL_NAMES,
    FREE_TOTAL,
    LEADER_STRENGTH,
    MINE_COST,
    SET,
    STATION_COST,
    STATIONS,
    TRADE_COST,
    WARP_COST,
)
from orrery.games.cluster.data.start import KINDS_AT, VARIANTS, ticks_at, variant_key
from orrery.games.cluster.data.start import PLACES as START_PLACES
from orrery.games.cluster.data.tiles import COLOURS, MITS, RANK_COUNT, RANKS, SUPERNOVA, TILE_NAMES
from orrery.games.cluster.lattice import ALL_CELLS, CELL_AT, CELLS, HOME, NAMES, NEIGHBOURS, PLACES
from orrery.games.cluster.state import PHASES, is_habitable, is_resource, number_of
from orrery.shown.cluster.board_texts import texts as texts

HALF: Final = 2
"""A tile is two halves wide, and rows are shifted by one."""
COSTS: Final[dict[str, int]] = {
    "warp": WARP_COST,
    "build": BUILD_COST,
    "mine": MINE_COST,
    "trade": TRADE_COST,
    "colonise": COLONY_COST,
    "station": STATION_COST,
}


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
        "ticks": list(TICK_NAMES),
        "phases": list(PHASES),
        "tiles": [_tile(kind) for kind in range(len(TILE_NAMES))],
        "crystals": list(CRYSTAL_NAMES),
        "set": SET,
        "caps": list(CAPS),
        "free_total": FREE_TOTAL,
        "action_points": ACTION_POINTS,
        "coins": COINS,
        "stations": STATIONS,
        "leader_strength": LEADER_STRENGTH,
        "costs": COSTS,
        "starts": {variant_key(variant): _start(variant) for variant in VARIANTS},
    }


def _start(variant: tuple[int, int, int]) -> list[list[int]]:
    """Cell, kind and tick of each tile that lies on the table before the game."""
    cells = [CELL_AT[place] for place in START_PLACES]
    return [list(tile) for tile in zip(cells, KINDS_AT, ticks_at(variant))]


def _cell(cell: int) -> dict[str, Any]:
    """Rows count upwards from the middle; ``left`` is the left edge in halves of a tile's width."""
    row, left = PLACES[cell]
    return {"name": NAMES[cell], "row": row, "left": left}


def _tile(kind: int) -> dict[str, Any]:
    return {
        "key": TILE_NAMES[kind],
        "colour": COLOURS[kind // RANK_COUNT] if kind != MITS else "",
        "rank": RANKS[kind % RANK_COUNT] if kind != MITS else "",
        "role": _role(kind),
        "number": int(number_of(kind)) if kind != MITS else 0,
    }


def _role(kind: int) -> str:
    """What a tile is for, which decides how it looks."""
    if kind == MITS:
        return "mits"
    if kind == SUPERNOVA:
        return "supernova"
    if is_habitable(kind):
        return "habitable"
    return "resource" if is_resource(kind) else "null"
