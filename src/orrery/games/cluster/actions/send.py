"""Plans that send members to another tile, each on a cheapest way (G4.16).

``steps`` and ``warps`` are the choices that stand for the first step and the first warp of the piece.
"""

from mypy_extensions import i64

from orrery.engine.decision import Plan
from orrery.games.cluster.data.facing import DIRECTIONS
from orrery.games.cluster.lattice import CELLS
from orrery.games.cluster.reach import BY_WARP, WARP_ENDS, Reach, end_at
from orrery.games.cluster.state import Cluster


def send_coins(state: Cluster, seat: i64, source: i64, steps: i64, warps: i64) -> list[Plan]:
    """So many coins from one tile to another; facts: how many, from where, to where, the points."""
    found: list[Plan] = []
    reach = Reach(state, seat, [source], state.points_left)
    for target in targets(reach):
        cost: i64 = reach.costs[target]
        way = [int(coin_answer(reach, cell, steps, warps)) for cell in reach.way(target)]
        most: i64 = min(state.coins[seat * CELLS + source], state.points_left // cost)
        for number in range(i64(1), most + 1):
            if number * len(way) > 1:
                facts = (int(number), int(source), int(target), int(number * cost))
                found.append(Plan("send", way * int(number), facts))
    return found


def send_leader(state: Cluster, seat: i64, steps: i64, warps: i64) -> list[Plan]:
    """The leader to another tile; the facts are from where, to where, and the points (G4.18)."""
    source: i64 = state.leaders[seat]
    if source < 0:
        return []
    reach = Reach(state, seat, [source], state.points_left)
    ways = [(target, reach.way(target)) for target in targets(reach)]
    return [
        Plan(
            "send-leader",
            [int(leader_answer(reach, cell, steps, warps)) for cell in way],
            (int(source), int(target), int(reach.costs[target])),
        )
        for target, way in ways
        if len(way) > 1
    ]


def targets(reach: Reach) -> list[i64]:
    """The cells that can be reached with the points that are left."""
    left: i64 = reach.state.points_left
    return [cell for cell in range(i64(CELLS)) if 0 < reach.costs[cell] <= left]


def coin_answer(reach: Reach, cell: i64, steps: i64, warps: i64) -> i64:
    """The answer that takes a coin over the last part of its way to a cell."""
    origin: i64 = reach.before[cell]
    if reach.by[cell] != BY_WARP:
        return steps + origin * DIRECTIONS + reach.by[cell]
    return warps + end_at(reach.state, reach.seat, origin) * WARP_ENDS + end_at(reach.state, reach.seat, cell)


def leader_answer(reach: Reach, cell: i64, steps: i64, warps: i64) -> i64:
    """The same for the leader, whose answers don't say from where."""
    if reach.by[cell] != BY_WARP:
        return steps + reach.by[cell]
    return warps + end_at(reach.state, reach.seat, cell)
