"""The ids of the pieces of Globular Cluster."""

from orrery.games.cluster.data.limits import CRYSTAL_NAMES
from orrery.games.cluster.lattice import NAMES
from orrery.shown.pieces import owned


def cell_piece(cell: int) -> str:
    """A place, with or without a tile."""
    return f"cell:{NAMES[cell]}"


def crystal_piece(seat: int, kind: int) -> str:
    """What a player has of a type."""
    return owned("crystal", seat, CRYSTAL_NAMES[kind])
