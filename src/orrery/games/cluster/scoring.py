"""What a seat scores: habitable systems and crystals (G4.56, G4.57)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.games.cluster.data.limits import CRYSTALS, REST_VALUES, SCORINGS, SET, TRIPLET
from orrery.games.cluster.keys import (
    FROM_CRYSTALS_1,
    FROM_CRYSTALS_2,
    FROM_CRYSTALS_3,
    FROM_SYSTEMS_1,
    FROM_SYSTEMS_2,
    FROM_SYSTEMS_3,
    SCORED,
)
from orrery.games.cluster.lattice import CELLS
from orrery.games.cluster.state import NOBODY, Cluster, is_habitable, is_sole_majority, total

SYSTEMS_OF: Final = vec[i64]([FROM_SYSTEMS_1, FROM_SYSTEMS_2, FROM_SYSTEMS_3])
CRYSTALS_OF: Final = vec[i64]([FROM_CRYSTALS_1, FROM_CRYSTALS_2, FROM_CRYSTALS_3])
"""By scoring: the source of points."""


def set_value(count: i64) -> i64:
    """What so many crystals of one type are worth: triplets first, then a pair or a single (G4.57)."""
    return TRIPLET * (count // SET) + REST_VALUES[count % SET]


def crystal_points(state: Cluster, seat: i64) -> i64:
    """Crystals are kept, so that they count at each scoring (G4.59)."""
    points: i64 = 0
    for kind in range(i64(CRYSTALS)):
        points += set_value(state.crystals[seat * CRYSTALS + kind])
    return points


def scores_tile(state: Cluster, seat: i64, cell: i64) -> bool:
    """A colony is its owner's alone (G4.45); else the sole majority counts (G4.56)."""
    owner: i64 = state.colonies[cell]
    return owner == seat if owner != NOBODY else is_sole_majority(state, seat, cell)


def system_points(state: Cluster, seat: i64) -> i64:
    """Number and improvements of each habitable tile that the seat scores (G4.56, G4.77)."""
    points: i64 = 0
    for cell in range(i64(CELLS)):
        if is_habitable(state.tiles[cell]) and scores_tile(state, seat, cell):
            points += total(state, cell)
    return points


def score_seat(state: Cluster, seat: i64) -> None:
    """Book what the seat's position is worth, right after its own actions (G4.58, G4.76)."""
    round: i64 = state.scorings[seat]
    systems: i64 = system_points(state, seat)
    crystals: i64 = crystal_points(state, seat)
    state.score(seat, SYSTEMS_OF[round], systems)
    state.score(seat, CRYSTALS_OF[round], crystals)
    state.scorings[seat] = round + 1
    state.tell(SCORED, seat, systems, crystals, round + 1)


def scorings_left(state: Cluster, seat: i64) -> i64:
    """Every seat scores three times (G4.65)."""
    return SCORINGS - state.scorings[seat]
