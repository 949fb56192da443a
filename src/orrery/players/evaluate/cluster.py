"""What a position of Globular Cluster is worth: points, scorings to come, and where members stand."""

from typing import Final, final

from mypy_extensions import i64

from orrery.engine.flow import CHANCE, Ask
from orrery.games.cluster.data.facing import DIRECTIONS
from orrery.games.cluster.data.limits import COINS, CRYSTALS, LEADER_STRENGTH, MOST_MINED, SET, STATIONS
from orrery.games.cluster.keys import ACT, DRAW_TILE
from orrery.games.cluster.lattice import CELLS, HOME, NEIGHBOURS
from orrery.games.cluster.scoring import crystal_points, scorings_left
from orrery.games.cluster.state import (
    FINAL,
    NOBODY,
    NOWHERE,
    SCORING,
    Cluster,
    is_habitable,
    is_resource,
    total,
)
from orrery.players.evaluate.evaluator import ENDING, PASSING, POINT, RESTING, Evaluator

ACTION_POINT: Final = 250
"""What an action point is worth while the turn goes on, in thousandths of a point; so are all below."""
NEXT_HELD: Final = 600
"""A point of a tile that is held, at the next scoring; each member ahead of the others adds some."""
LATER_HELD: Final = 380
AHEAD: Final = 70
MOST_AHEAD: Final = 4
CONTESTED: Final = 120
"""A point of a tile where the seat has members but not the majority, at each scoring."""
CRYSTAL: Final = 900
PAIRING: Final = 350
"""A type of which the seat has some but no full set: the next crystal may be worth more."""
AT_MINE: Final = 260
"""A cache that a member could mine, at each scoring."""
SET_OUT: Final = 110
"""A coin that has left the MITS."""
NEAR: Final = 25
"""A point of a tile next to a member, over an open border."""
STATION_A_TURN: Final = 150
MISTAKE: Final = 5000
RIVAL: Final = 2
"""Divides the value of the best other seat."""


@final
class ClusterEvaluator(Evaluator[Cluster]):
    """The prospects of a seat, less a part of those of the best other seat."""

    def stage(self, ask: Ask) -> i64:
        if ask.seat == CHANCE:
            return ENDING if ask.decision == DRAW_TILE else PASSING
        return RESTING if ask.decision == ACT else PASSING

    def mistake(self) -> i64:
        return MISTAKE

    def value(self, state: Cluster, seat: i64) -> i64:
        worth: i64 = prospects(state, seat)
        best: i64 = 0
        for other in range(state.seats):
            if other != seat:
                best = max(best, prospects(state, other))
        if state.open == 0:
            return worth - best
        ask = state.ask_at(0)
        if ask.seat == seat and ask.decision == ACT:
            worth += state.points_left * ACTION_POINT
        return worth - best // RIVAL


def prospects(state: Cluster, seat: i64) -> i64:
    """Points, and what scorings to come may bring."""
    worth: i64 = state.points(seat) * POINT
    left: i64 = scorings_left(state, seat)
    if left == 0:
        return worth
    worth += crystals_worth(state, seat, left)
    for cell in range(i64(CELLS)):
        if is_habitable(state.tiles[cell]):
            worth += tile_worth(state, seat, cell, left)
        elif state.pennies[cell] > 0 and is_resource(state.tiles[cell]):
            worth += min(state.strength(seat, cell), MOST_MINED, state.pennies[cell]) * AT_MINE * left
    return worth + spread_worth(state, seat)


def crystals_worth(state: Cluster, seat: i64, left: i64) -> i64:
    worth: i64 = crystal_points(state, seat) * CRYSTAL * left
    for kind in range(i64(CRYSTALS)):
        if state.crystals[seat * CRYSTALS + kind] % SET != 0:
            worth += PAIRING * left
    return worth


def tile_worth(state: Cluster, seat: i64, cell: i64, left: i64) -> i64:
    """What a habitable tile may bring: all of it for a colony, less the less firmly it is held."""
    value: i64 = total(state, cell)
    owner: i64 = state.colonies[cell]
    if owner != NOBODY:
        return value * left * POINT if owner == seat else 0
    own: i64 = state.strength(seat, cell)
    if own == 0:
        return near_worth(state, seat, cell, value)
    ahead: i64 = own - strongest_other(state, seat, cell)
    if ahead <= 0:
        return value * left * CONTESTED * own // (own - ahead)
    firm: i64 = min(ahead, MOST_AHEAD) * AHEAD
    at_next: i64 = POINT if is_scoring_now(state, seat) else NEXT_HELD + firm
    return value * (at_next + (left - 1) * (LATER_HELD + firm))


def is_scoring_now(state: Cluster, seat: i64) -> bool:
    """Whether the seat is in its own scoring turn."""
    return (state.phase == SCORING or state.phase == FINAL) and state.find_ask(seat) >= 0


def strongest_other(state: Cluster, seat: i64, cell: i64) -> i64:
    most: i64 = 0
    for other in range(state.seats):
        if other != seat:
            most = max(most, state.strength(other, cell))
    return most


def near_worth(state: Cluster, seat: i64, cell: i64, value: i64) -> i64:
    """A tile that a member could enter with its next step."""
    for direction in range(i64(DIRECTIONS)):
        if state.borders[cell * DIRECTIONS + direction] > 0:
            if state.strength(seat, NEIGHBOURS[cell * DIRECTIONS + direction]) > 0:
                return value * NEAR
    return 0


def spread_worth(state: Cluster, seat: i64) -> i64:
    """Members that have set out, and stations for the turns to come."""
    out: i64 = COINS - state.coins[seat * CELLS + HOME]
    if state.leaders[seat] != HOME:
        out += LEADER_STRENGTH
    stations: i64 = 0
    for place in range(i64(STATIONS)):
        if state.sites[seat * STATIONS + place] != NOWHERE:
            stations += 1
    return out * SET_OUT + stations * STATION_A_TURN * turns_left(state)


def turns_left(state: Cluster) -> i64:
    """How many turns each seat still has, by the tiles that are left (G2.2)."""
    tiles: i64 = 0
    for index in range(i64(len(state.bag))):
        tiles += state.bag[index]
    return tiles // state.seats + 2


def new_evaluator() -> ClusterEvaluator:
    return ClusterEvaluator()
