"""Conditions of the actions, each without its price."""

from mypy_extensions import i64

from orrery.games.cluster.data.limits import (
    CAPS,
    CRYSTALS,
    FREE_TOTAL,
    HIGHEST_TOTAL,
    MOST_BUILT,
    MOST_MINED,
    SET,
)
from orrery.games.cluster.data.tiles import RANK_COUNT
from orrery.games.cluster.state import (
    CAP_EXACT,
    NOBODY,
    NOWHERE,
    Cluster,
    is_habitable,
    is_null,
    is_resource,
    is_sole_majority,
)


def may_mine(state: Cluster, seat: i64, cell: i64) -> bool:
    """Caches left (G4.23), one system and two caches a turn (G4.25), a member for each cache (G4.26)."""
    if state.pennies[cell] == 0 or not is_resource(state.tiles[cell]):
        return False
    if state.mine != NOWHERE and state.mine != cell:
        return False
    return state.mined < MOST_MINED and state.hands(seat, cell) > state.mined


def may_build(state: Cluster, seat: i64, cell: i64) -> bool:
    """Habitable, no colony (G4.41), two a turn and a member for each (G4.38), and a free total (G4.39)."""
    kind: i64 = state.tiles[cell]
    if not is_habitable(kind) or state.colonies[cell] != NOBODY:
        return False
    done: i64 = state.built[cell]
    if done >= MOST_BUILT or state.hands(seat, cell) <= done:
        return False
    return has_room(state, kind % RANK_COUNT + state.pennies[cell] + 1)


def has_room(state: Cluster, reached: i64) -> bool:
    """Whether one more habitable tile may have this total (G4.39)."""
    if reached <= FREE_TOTAL:
        return True
    return reached <= HIGHEST_TOTAL and taken_up(state, reached) < CAPS[reached]


def taken_up(state: Cluster, reached: i64) -> i64:
    """How many tiles have this total, or by an option this or a higher one."""
    if state.cap_mode == CAP_EXACT:
        return state.tally[reached]
    count: i64 = 0
    for value in range(reached, i64(HIGHEST_TOTAL + 1)):
        count += state.tally[value]
    return count


def may_colonise(state: Cluster, seat: i64, cell: i64) -> bool:
    """Improved, sole majority (G4.43), first colony of the seat and of the tile (G4.48)."""
    if not is_habitable(state.tiles[cell]) or state.pennies[cell] == 0:
        return False
    if state.settled[seat] != NOWHERE or state.colonies[cell] != NOBODY:
        return False
    return is_sole_majority(state, seat, cell)


def may_station(state: Cluster, cell: i64) -> bool:
    """A null tile or a mined-out resource tile (G4.49) without a station (G4.50)."""
    kind: i64 = state.tiles[cell]
    if state.stations[cell] != NOBODY:
        return False
    return is_null(kind) or (is_resource(kind) and state.pennies[cell] == 0)


def may_give(state: Cluster, seat: i64, kind: i64) -> bool:
    """A crystal that the seat has (G4.79), even out of a set unless an option forbids it (G4.34)."""
    count: i64 = state.crystals[seat * CRYSTALS + kind]
    return count > 0 and (state.own_sets != 0 or count % SET == 1)


def may_take(state: Cluster, victim: i64, kind: i64) -> bool:
    """A crystal that is not part of a pair or triplet of the victim (G4.32)."""
    return state.crystals[victim * CRYSTALS + kind] % SET == 1
