"""The inputs of one seat: what it scores, what it may yet score, and where its members are."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.games.cluster.actions.build import has_room
from orrery.games.cluster.data import limits
from orrery.games.cluster.data.facing import DIRECTIONS
from orrery.games.cluster.data.limits import CRYSTALS, MOST_MINED, SET
from orrery.games.cluster.lattice import CELLS, HOME, NEIGHBOURS
from orrery.games.cluster.scoring import crystal_points, scorings_left
from orrery.games.cluster.state import NOBODY, NOWHERE, Cluster, is_habitable, is_null, is_resource, total
from orrery.players.evaluate.cluster import (
    AT_MINE,
    crystals_worth,
    is_scoring_now,
    spread_worth,
    strongest_other,
    tile_worth,
)
from orrery.players.evaluate.evaluator import POINT
from orrery.players.features.cluster.inputs import (
    AHEAD_BY,
    AHEAD_NOW,
    AHEAD_WORTH,
    AT_HOME,
    AT_MINES,
    BEHIND_BY,
    BEHIND_NOW,
    CACHES,
    CAN_MINE,
    CELLS_HELD,
    COLONY,
    COLONY_TO_COME,
    COLONY_WORTH,
    CONTESTED_WORTH,
    CRYSTAL_POINTS,
    CRYSTALS_TO_COME,
    CRYSTALS_WORTH,
    IMPROVED,
    KINDS_HELD,
    LEADER_HOME,
    LEADER_OUT,
    LOST,
    MINES_WORTH,
    NEAR_FREE,
    NEAR_HELD,
    NEAR_MINES,
    NEAR_WORTH,
    ON_NULLS,
    OUT,
    POINTS,
    ROOM,
    SCORING_NOW,
    SCORINGS_LEFT,
    SINGLES,
    SPREAD_WORTH,
    STATIONS,
    STATIONS_TO_COME,
    SYSTEMS_BEST,
    SYSTEMS_COUNT,
    SYSTEMS_NOW,
    TRIPLETS,
    TURNS_LEFT,
    TURNS_TO_WAIT,
)
from orrery.players.features.cluster.time import turns_to_come, turns_to_wait

MARGINS: Final = 4
"""How many margins are told apart, ahead and behind."""


def fill_seat(state: Cluster, seat: i64, row: vec[float], at: i64) -> None:
    left: i64 = scorings_left(state, seat)
    row[at + POINTS] = float(state.points(seat))
    row[at + SCORINGS_LEFT] = float(left)
    row[at + SCORING_NOW] = 1.0 if is_scoring_now(state, seat) else 0.0
    row[at + TURNS_LEFT] = float(turns_to_come(state, seat))
    row[at + TURNS_TO_WAIT] = float(turns_to_wait(state, seat))
    if left > 0:
        fill_crystals(state, seat, left, row, at)
        fill_members(state, seat, row, at)
        for cell in range(i64(CELLS)):
            kind: i64 = state.tiles[cell]
            if is_habitable(kind):
                fill_system(state, seat, cell, left, row, at)
            elif is_resource(kind):
                fill_mine(state, seat, cell, left, row, at)
            elif is_null(kind):
                row[at + ON_NULLS] += float(state.strength(seat, cell))


def fill_crystals(state: Cluster, seat: i64, left: i64, row: vec[float], at: i64) -> None:
    points: i64 = crystal_points(state, seat)
    row[at + CRYSTALS_WORTH] = float(crystals_worth(state, seat, left)) / POINT
    row[at + CRYSTAL_POINTS] = float(points)
    row[at + CRYSTALS_TO_COME] = float(points * left)
    for kind in range(i64(CRYSTALS)):
        count: i64 = state.crystals[seat * CRYSTALS + kind]
        if count > 0:
            row[at + KINDS_HELD] += 1.0
            row[at + TRIPLETS] += float(count // SET)
            if count % SET != 0:
                row[at + SINGLES + count % SET - 1] += 1.0


def fill_members(state: Cluster, seat: i64, row: vec[float], at: i64) -> None:
    home: i64 = state.coins[seat * CELLS + HOME]
    leader: i64 = state.leaders[seat]
    row[at + SPREAD_WORTH] = float(spread_worth(state, seat)) / POINT
    row[at + AT_HOME] = float(home)
    row[at + LOST] = float(state.lost[seat])
    row[at + LEADER_HOME] = 1.0 if leader == HOME else 0.0
    row[at + LEADER_OUT] = 1.0 if leader >= 0 and leader != HOME else 0.0
    for cell in range(i64(CELLS)):
        coins: i64 = state.coins[seat * CELLS + cell]
        if cell != HOME and (coins > 0 or leader == cell):
            row[at + OUT] += float(coins)
            row[at + CELLS_HELD] += 1.0
    for place in range(i64(limits.STATIONS)):
        if state.sites[seat * limits.STATIONS + place] != NOWHERE:
            row[at + STATIONS] += 1.0
    row[at + STATIONS_TO_COME] = row[at + STATIONS] * row[at + TURNS_LEFT]


def fill_system(state: Cluster, seat: i64, cell: i64, left: i64, row: vec[float], at: i64) -> None:
    value: i64 = total(state, cell)
    worth: float = float(tile_worth(state, seat, cell, left)) / POINT
    owner: i64 = state.colonies[cell]
    if owner != NOBODY:
        if owner == seat:
            row[at + COLONY_WORTH] += worth
            row[at + COLONY] += float(value)
            row[at + COLONY_TO_COME] += float(value * left)
            fill_scored(state, cell, value, row, at)
        return
    own: i64 = state.strength(seat, cell)
    other: i64 = strongest_other(state, seat, cell)
    if own == 0:
        row[at + NEAR_WORTH] += worth
        if worth > 0.0:
            row[at + (NEAR_FREE if other == 0 else NEAR_HELD)] += float(value)
    elif own > other:
        row[at + AHEAD_WORTH] += worth
        fill_margin(min(own - other, i64(MARGINS)) - 1, AHEAD_NOW, AHEAD_BY, value, left, row, at)
        fill_scored(state, cell, value, row, at)
    else:
        row[at + CONTESTED_WORTH] += worth
        fill_margin(min(other - own, i64(MARGINS - 1)), BEHIND_NOW, BEHIND_BY, value, left, row, at)


def fill_margin(margin: i64, now: i64, to_come: i64, value: i64, left: i64, row: vec[float], at: i64) -> None:
    row[at + now + margin] += float(value)
    row[at + to_come + margin] += float(value * left)


def fill_scored(state: Cluster, cell: i64, value: i64, row: vec[float], at: i64) -> None:
    """A system that would bring the seat its points now."""
    row[at + SYSTEMS_NOW] += float(value)
    row[at + SYSTEMS_COUNT] += 1.0
    row[at + SYSTEMS_BEST] = max(row[at + SYSTEMS_BEST], float(value))
    row[at + IMPROVED] += float(state.pennies[cell])
    if state.colonies[cell] == NOBODY and has_room(state, value + 1):
        row[at + ROOM] += 1.0


def fill_mine(state: Cluster, seat: i64, cell: i64, left: i64, row: vec[float], at: i64) -> None:
    caches: i64 = state.pennies[cell]
    if caches == 0:
        return
    own: i64 = state.strength(seat, cell)
    if own > 0:
        row[at + MINES_WORTH] += float(min(own, MOST_MINED, caches) * AT_MINE * left) / POINT
        row[at + AT_MINES] += float(own)
        row[at + CACHES] += float(caches)
        row[at + CAN_MINE] += float(min(state.hands(seat, cell), MOST_MINED, caches))
    elif is_near(state, seat, cell):
        row[at + NEAR_MINES] += float(caches)


def is_near(state: Cluster, seat: i64, cell: i64) -> bool:
    """Whether a member could enter with its next step."""
    for direction in range(i64(DIRECTIONS)):
        if state.borders[cell * DIRECTIONS + direction] > 0:
            if state.strength(seat, NEIGHBOURS[cell * DIRECTIONS + direction]) > 0:
                return True
    return False
