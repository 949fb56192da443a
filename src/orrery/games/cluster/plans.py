"""Chains of answers that people think of as one thing: sending members, building twice."""

from mypy_extensions import i64

from orrery.engine.decision import Plan
from orrery.games.cluster.choices import BUILD, COIN_WARP, STATION
from orrery.games.cluster.data.limits import BUILD_COST, STATION_COST, STATIONS, WARP_COST
from orrery.games.cluster.lattice import CELLS, HOME
from orrery.games.cluster.permits import has_room, may_build, may_station
from orrery.games.cluster.reach import Reach
from orrery.games.cluster.state import COIN, LEADER, NOWHERE, Cluster, total


def plan_actions(state: Cluster, seat: i64) -> list[Plan]:
    """Every plan of more than one answer for the points that are left."""
    found: list[Plan] = []
    for cell in range(i64(CELLS)):
        coins: i64 = state.coins[seat * CELLS + cell]
        leads = state.leaders[seat] == cell
        if state.points_left > 0 and (coins > 0 or leads):
            reach = Reach(state, seat, cell, state.points_left)
            send_coins(reach, coins, found)
            if leads:
                send_leader(reach, found)
    build_twice(state, seat, found)
    build_and_warp(state, seat, found)
    return found


def send_coins(reach: Reach, coins: i64, found: list[Plan]) -> None:
    """So many coins from one tile to another, each on a cheapest way (G4.16).

    The facts are how many, from where, to where, and the action points.
    """
    for target in range(i64(CELLS)):
        if target == reach.source or reach.costs[target] > reach.state.points_left:
            continue
        way = reach.answers(target, COIN)
        most: i64 = min(coins, reach.state.points_left // reach.costs[target])
        for number in range(i64(1), most + 1):
            if number * len(way) > 1:
                facts = (int(number), int(reach.source), int(target), int(number * reach.costs[target]))
                found.append(Plan("send", way * int(number), facts))


def send_leader(reach: Reach, found: list[Plan]) -> None:
    """The leader to another tile; the facts are from where, to where, and the action points (G4.18)."""
    for target in range(i64(CELLS)):
        if target == reach.source or reach.costs[target] > reach.state.points_left:
            continue
        way = reach.answers(target, LEADER)
        if len(way) > 1:
            facts = (int(reach.source), int(target), int(reach.costs[target]))
            found.append(Plan("send-leader", way, facts))


def build_twice(state: Cluster, seat: i64, found: list[Plan]) -> None:
    """Two improvements of one tile; the facts are where, the total reached, and the points (G4.38)."""
    if state.points_left < 2 * BUILD_COST:
        return
    for cell in range(i64(CELLS)):
        first = state.built[cell] == 0 and state.hands(seat, cell) > 1 and may_build(state, seat, cell)
        if first and has_room(state, total(state, cell) + 2):
            facts = (int(cell), int(total(state, cell)) + 2, 2 * BUILD_COST)
            found.append(Plan("build-twice", [int(BUILD + cell)] * 2, facts))


def build_and_warp(state: Cluster, seat: i64, found: list[Plan]) -> None:
    """A station and so many coins from the MITS to it (G4.54); facts: how many, where, the points."""
    first: i64 = seat * STATIONS
    if state.points_left <= STATION_COST or state.sites[first + STATIONS - 1] != NOWHERE:
        return
    end: i64 = 1 if state.sites[first] == NOWHERE else 2
    most: i64 = min(state.coins[seat * CELLS + HOME], (state.points_left - STATION_COST) // WARP_COST)
    for cell in range(i64(CELLS)):
        if may_station(state, cell):
            for number in range(i64(1), most + 1):
                chain = [int(STATION + cell)] + [int(COIN_WARP + end)] * int(number)
                facts = (int(number), int(cell), int(STATION_COST + number * WARP_COST))
                found.append(Plan("build-and-warp", chain, facts))
