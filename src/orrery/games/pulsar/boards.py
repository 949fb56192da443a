"""The technology boards in play: which technology lies where, what is open, what a round adds."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.bits import count_bits, has
from orrery.engine.decision import ALLOWED
from orrery.games.pulsar.data.components import LOCK, QUESTION
from orrery.games.pulsar.data.technologies import (
    CATEGORIES,
    CATEGORY_OF_PLACE,
    CATEGORY_OF_ROW,
    IN_PLAY,
    ROW_BONUSES,
    ROWS,
    TECHNOLOGIES,
)
from orrery.games.pulsar.state import Pulsar

COST: Final[vec[i64]] = vec[i64](entry.cost for entry in TECHNOLOGIES)
LOCKED: Final[vec[i64]] = vec[i64](int(entry.spaces == LOCK) for entry in TECHNOLOGIES)
ROW: Final[vec[i64]] = vec[i64](ROWS)
CATEGORY: Final[vec[i64]] = vec[i64](CATEGORY_OF_PLACE)

FIRST_SLOT: Final[vec[i64]] = vec[i64](
    sum(own <= category for own in CATEGORY_OF_PLACE) for category in range(CATEGORIES + 1)
)
"""Where the places of each category begin, and where the last one ends."""


def technology_at(state: Pulsar, slot: i64) -> i64:
    """The technology in one of the 17 places of this game."""
    return state.boards[CATEGORY[slot] - 1] * IN_PLAY + slot


def closed_by(state: Pulsar, seat: i64, slot: i64) -> str:
    """The clause that forbids ``seat`` to patent what lies in ``slot`` now, or ``ALLOWED``."""
    if ROW[slot] > state.round:
        return "P8.1"
    if has(state.patents[slot], seat):
        return "P8.2"
    if LOCKED[technology_at(state, slot)] == 1:
        return _closed_by_lock(state, slot)
    return "P8.2" if count_bits(state.patents[slot]) >= 2 else ALLOWED


def _closed_by_lock(state: Pulsar, slot: i64) -> str:
    """With a lock: one patent in a round and two in all; with two players one in all (P8.3)."""
    taken = count_bits(state.patents[slot])
    if taken >= 2:
        return "P8.2"
    return "P8.3" if state.fresh[slot] == 1 or (state.seats == 2 and taken > 0) else ALLOWED


def row_bonus(state: Pulsar) -> i64:
    """What the row of this round adds to each spinning gyrodyne (P10.5)."""
    category: i64 = CATEGORY_OF_ROW[state.round - 1]
    bonus: i64 = ROW_BONUSES[state.boards[category - 1]][state.round - 1]
    return (state.marker + 1) // 2 if bonus == QUESTION else bonus
