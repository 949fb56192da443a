"""Carrying out what a seat does with its action points."""

from mypy_extensions import i64

from orrery.engine.flow import CHANCE
from orrery.games.cluster.choices import (
    BUILD,
    COIN_WARP,
    COLONISE,
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
    WARP_COST,
)
from orrery.games.cluster.keys import (
    ACT,
    BUILT,
    COLONISED,
    LEADER_MOVED,
    MINED,
    MOVED,
    ROLL,
    STATION_BUILT,
    TRADED,
)
from orrery.games.cluster.lattice import CELLS, NEIGHBOURS
from orrery.games.cluster.reach import warp_end
from orrery.games.cluster.state import COIN, LEADER, NOWHERE, OUT, Cluster, total


def act(state: Cluster, seat: i64, choice: i64) -> None:
    """Do one action that is taken to be legal, and ask what follows."""
    if choice < MINE:
        move(state, seat, choice)
    elif choice < BUILD:
        mine(state, seat, choice - MINE)
        return
    elif choice < COLONISE:
        build(state, seat, choice - BUILD)
    elif choice < STATION:
        colonise(state, seat, (choice - COLONISE) // 2, (choice - COLONISE) % 2)
    elif choice < TRADE:
        build_station(state, seat, choice - STATION)
    else:
        trade(state, seat, choice - TRADE)
    state.ask(seat, ACT)


def move(state: Cluster, seat: i64, choice: i64) -> None:
    """One member over one border (G4.14), or by warp (G4.53)."""
    if choice < LEADER_STEP:
        border: i64 = choice - STEP
        move_coin(state, seat, border // 6, NEIGHBOURS[border], state.borders[border])
    elif choice < COIN_WARP:
        way: i64 = state.leaders[seat] * 6 + choice - LEADER_STEP
        move_leader(state, seat, NEIGHBOURS[way], state.borders[way])
    elif choice < LEADER_WARP:
        start: i64 = warp_end(state, seat, (choice - COIN_WARP) // WARP_ENDS)
        move_coin(state, seat, start, warp_end(state, seat, (choice - COIN_WARP) % WARP_ENDS), WARP_COST)
    else:
        move_leader(state, seat, warp_end(state, seat, choice - LEADER_WARP), WARP_COST)


def move_coin(state: Cluster, seat: i64, source: i64, target: i64, cost: i64) -> None:
    state.coins[seat * CELLS + source] -= 1
    state.coins[seat * CELLS + target] += 1
    state.points_left -= cost
    state.tell(MOVED, seat, source, target, cost)


def move_leader(state: Cluster, seat: i64, target: i64, cost: i64) -> None:
    state.tell(LEADER_MOVED, seat, state.leaders[seat], target, cost)
    state.leaders[seat] = target
    state.points_left -= cost


def mine(state: Cluster, seat: i64, cell: i64) -> None:
    """Take a cache; the die tells its type at once (G4.24, G4.27)."""
    state.points_left -= MINE_COST
    state.pennies[cell] -= 1
    state.mine = cell
    state.mined += 1
    state.tell(MINED, seat, cell, state.pennies[cell])
    state.ask(CHANCE, ROLL, seat)


def build(state: Cluster, seat: i64, cell: i64) -> None:
    """Improve a habitable tile for good (G4.37, G4.42)."""
    state.points_left -= BUILD_COST
    state.tally[total(state, cell)] -= 1
    state.pennies[cell] += 1
    state.built[cell] += 1
    state.tally[total(state, cell)] += 1
    state.tell(BUILT, seat, cell, total(state, cell))


def colonise(state: Cluster, seat: i64, cell: i64, piece: i64) -> None:
    """One member stays as the colonist; all others of the seat there leave the game (G4.44)."""
    at: i64 = seat * CELLS + cell
    state.points_left -= COLONY_COST
    lost: i64 = state.coins[at] if piece == LEADER else state.coins[at] - 1
    leader_lost: i64 = 1 if piece == COIN and state.leaders[seat] == cell else 0
    state.lost[seat] += lost
    state.coins[at] = 0
    if state.leaders[seat] == cell:
        state.leaders[seat] = OUT
    state.colonies[cell] = seat
    state.settled[seat] = cell
    state.colonists[seat] = piece
    state.tell(COLONISED, seat, cell, piece, lost + leader_lost)


def build_station(state: Cluster, seat: i64, cell: i64) -> None:
    """From anywhere and for good (G4.51, G4.52)."""
    first: i64 = seat * STATIONS
    state.points_left -= STATION_COST
    state.stations[cell] = seat
    state.sites[first if state.sites[first] == NOWHERE else first + 1] = cell
    state.tell(STATION_BUILT, seat, cell)


def trade(state: Cluster, seat: i64, deal: i64) -> None:
    """One crystal for one of another type, at once and without asking the victim (G4.30, G4.79)."""
    victim: i64 = deal // (CRYSTALS * CRYSTALS)
    given: i64 = deal // CRYSTALS % CRYSTALS
    taken: i64 = deal % CRYSTALS
    state.points_left -= TRADE_COST
    state.crystals[seat * CRYSTALS + given] -= 1
    state.crystals[seat * CRYSTALS + taken] += 1
    state.crystals[victim * CRYSTALS + given] += 1
    state.crystals[victim * CRYSTALS + taken] -= 1
    state.tell(TRADED, seat, victim, given, taken)
