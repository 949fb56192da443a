"""What a seat may do now, written straight into the buffer: the way that is taken most often."""

from mypy_extensions import i64

from orrery.engine.flow import Choices
from orrery.games.cluster.choices import (
    BUILD,
    COIN_WARP,
    COLONISE,
    END,
    LEADER_STEP,
    LEADER_WARP,
    MINE,
    STATION,
    STEP,
    TRADE,
    WARP_ENDS,
)
from orrery.games.cluster.data.limits import (
    BUILD_COST,
    COLONY_COST,
    CRYSTALS,
    MINE_COST,
    STATION_COST,
    STATIONS,
    TRADE_COST,
)
from orrery.games.cluster.data.tiles import EMPTY
from orrery.games.cluster.lattice import CELLS
from orrery.games.cluster.permits import may_build, may_colonise, may_give, may_mine, may_station, may_take
from orrery.games.cluster.reach import can_warp, warp_end
from orrery.games.cluster.state import COIN, LEADER, NOWHERE, Cluster


def offer_actions(state: Cluster, seat: i64, out: Choices) -> None:
    """Every affordable action, and the end of the turn (G4.9)."""
    left: i64 = state.points_left
    if left > 0:
        offer_steps(state, seat, out)
        offer_warps(state, seat, out)
    if left >= MINE_COST:
        offer_mines(state, seat, out)
    if left >= BUILD_COST:
        offer_builds(state, seat, out)
    if left >= COLONY_COST and state.settled[seat] == NOWHERE:
        offer_colonies(state, seat, out)
    if left >= STATION_COST and state.sites[seat * STATIONS + STATIONS - 1] == NOWHERE:
        offer_stations(state, out)
    if left >= TRADE_COST:
        offer_trades(state, seat, out)
    out.add(END)


def offer_steps(state: Cluster, seat: i64, out: Choices) -> None:
    left: i64 = state.points_left
    coins = state.coins
    borders = state.borders
    first: i64 = seat * CELLS
    for cell in range(i64(CELLS)):
        if coins[first + cell] > 0:
            for border in range(cell * 6, cell * 6 + 6):
                if 0 < borders[border] <= left:
                    out.add(STEP + border)
    leader: i64 = state.leaders[seat]
    if leader >= 0:
        for direction in range(i64(6)):
            if 0 < borders[leader * 6 + direction] <= left:
                out.add(LEADER_STEP + direction)


def offer_warps(state: Cluster, seat: i64, out: Choices) -> None:
    if state.sites[seat * STATIONS] == NOWHERE:
        return
    for start in range(i64(WARP_ENDS)):
        source: i64 = warp_end(state, seat, start)
        if source != NOWHERE and state.coins[seat * CELLS + source] > 0:
            offer_warps_from(state, seat, source, COIN_WARP + start * WARP_ENDS, out)
    if state.leaders[seat] >= 0:
        offer_warps_from(state, seat, state.leaders[seat], LEADER_WARP, out)


def offer_warps_from(state: Cluster, seat: i64, source: i64, first: i64, out: Choices) -> None:
    for end in range(i64(WARP_ENDS)):
        if warp_end(state, seat, end) != NOWHERE and can_warp(state, seat, source, end):
            out.add(first + end)


def offer_mines(state: Cluster, seat: i64, out: Choices) -> None:
    if state.mine != NOWHERE:
        if may_mine(state, seat, state.mine):
            out.add(MINE + state.mine)
        return
    pennies = state.pennies
    for cell in range(i64(CELLS)):
        if pennies[cell] > 0 and may_mine(state, seat, cell):
            out.add(MINE + cell)


def offer_builds(state: Cluster, seat: i64, out: Choices) -> None:
    coins = state.coins
    leader: i64 = state.leaders[seat]
    first: i64 = seat * CELLS
    for cell in range(i64(CELLS)):
        if (coins[first + cell] > 0 or cell == leader) and may_build(state, seat, cell):
            out.add(BUILD + cell)


def offer_colonies(state: Cluster, seat: i64, out: Choices) -> None:
    pennies = state.pennies
    leader: i64 = state.leaders[seat]
    for cell in range(i64(CELLS)):
        if pennies[cell] == 0:
            continue
        coins: i64 = state.coins[seat * CELLS + cell]
        if (coins == 0 and cell != leader) or not may_colonise(state, seat, cell):
            continue
        if coins > 0:
            out.add(COLONISE + cell * 2 + COIN)
        if cell == leader:
            out.add(COLONISE + cell * 2 + LEADER)


def offer_stations(state: Cluster, out: Choices) -> None:
    tiles = state.tiles
    for cell in range(i64(CELLS)):
        if tiles[cell] != EMPTY and may_station(state, cell):
            out.add(STATION + cell)


def offer_trades(state: Cluster, seat: i64, out: Choices) -> None:
    for victim in range(state.seats):
        if victim == seat:
            continue
        for given in range(i64(CRYSTALS)):
            if may_give(state, seat, given):
                offer_takes(state, victim, given, out)


def offer_takes(state: Cluster, victim: i64, given: i64, out: Choices) -> None:
    for taken in range(i64(CRYSTALS)):
        if taken != given and may_take(state, victim, taken):
            out.add(TRADE + (victim * CRYSTALS + given) * CRYSTALS + taken)
