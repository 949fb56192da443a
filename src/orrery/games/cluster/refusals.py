"""Why a seat may not do something: every answer, and the clause that speaks against it."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.decision import Refusal
from orrery.games.cluster.choices import (
    ACTIONS,
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
    MOST_BUILT,
    MOST_MINED,
    STATION_COST,
    STATIONS,
    TRADE_COST,
    WARP_COST,
)
from orrery.games.cluster.data.tiles import BLACK, EMPTY, MITS, RANK_COUNT, SUPERNOVA
from orrery.games.cluster.lattice import CELLS, NEIGHBOURS
from orrery.games.cluster.permits import has_room, may_give, may_station, may_take
from orrery.games.cluster.reach import end_at, warp_end
from orrery.games.cluster.state import (
    LEADER,
    NOBODY,
    NOWHERE,
    Cluster,
    is_habitable,
    is_resource,
    is_sole_majority,
    total,
)

ALLOWED: Final = ""
ABSURD: Final = "-"
"""Nobody would expect it: there is no such piece, tile or player."""


def refused_actions(state: Cluster, seat: int) -> list[Refusal]:
    """What might be expected but is not allowed now."""
    found = [(choice, clause_against(state, seat, choice)) for choice in range(ACTIONS)]
    return [Refusal(choice, clause) for choice, clause in found if clause not in (ALLOWED, ABSURD)]


def clause_against(state: Cluster, seat: i64, choice: i64) -> str:
    """The clause by which an action is not allowed, ``ALLOWED`` or ``ABSURD``."""
    if choice < MINE:
        return against_move(state, seat, choice)
    if choice < BUILD:
        return against_mining(state, seat, choice - MINE)
    if choice < COLONISE:
        return against_building(state, seat, choice - BUILD)
    if choice < STATION:
        return against_colony(state, seat, (choice - COLONISE) // 2, (choice - COLONISE) % 2)
    if choice < TRADE:
        return against_station(state, seat, choice - STATION)
    if choice < END:
        return against_trade(state, seat, choice - TRADE)
    return ALLOWED


def against_price(state: Cluster, cost: i64) -> str:
    """Actions have to be afforded (G4.9)."""
    return ALLOWED if cost <= state.points_left else "G4.9"


def against_move(state: Cluster, seat: i64, choice: i64) -> str:
    if choice < LEADER_STEP:
        border = choice - STEP
        has_coin = state.coins[seat * CELLS + border // 6] > 0
        return against_step(state, border) if has_coin else ABSURD
    leader = state.leaders[seat]
    if choice < COIN_WARP:
        return against_step(state, leader * 6 + choice - LEADER_STEP) if leader >= 0 else ABSURD
    if choice >= LEADER_WARP:
        return against_warp(state, seat, leader, choice - LEADER_WARP)
    start = warp_end(state, seat, (choice - COIN_WARP) // WARP_ENDS)
    if start == NOWHERE or state.coins[seat * CELLS + start] == 0:
        return ABSURD
    return against_warp(state, seat, start, (choice - COIN_WARP) % WARP_ENDS)


def against_step(state: Cluster, border: i64) -> str:
    target = NEIGHBOURS[border]
    if target >= CELLS or state.tiles[target] == EMPTY:
        return ABSURD
    if state.tiles[target] == SUPERNOVA:
        return "G4.19"
    if state.borders[border] == 0:
        return "G4.15"
    return against_price(state, state.borders[border])


def against_warp(state: Cluster, seat: i64, source: i64, end: i64) -> str:
    target = warp_end(state, seat, end)
    if target == NOWHERE or target == source or end_at(state, seat, source) == NOWHERE:
        return ABSURD
    if end == 0 and state.to_mits == 0:
        return "G4.53"
    return against_price(state, WARP_COST)


def against_mining(state: Cluster, seat: i64, cell: i64) -> str:
    kind = state.tiles[cell]
    if kind == MITS:
        return "G4.74"
    if not is_resource(kind):
        return "G4.23" if kind == BLACK * RANK_COUNT else ABSURD
    if state.mined >= MOST_MINED or (state.mine != NOWHERE and state.mine != cell):
        return "G4.25"
    if state.pennies[cell] == 0:
        return "G4.29"
    if state.hands(seat, cell) <= state.mined:
        return "G4.23" if state.hands(seat, cell) == 0 else "G4.26"
    return against_price(state, MINE_COST)


def against_building(state: Cluster, seat: i64, cell: i64) -> str:
    kind = state.tiles[cell]
    if kind == MITS:
        return "G4.74"
    if not is_habitable(kind):
        return ABSURD
    if state.colonies[cell] != NOBODY:
        return "G4.41"
    hands, built = state.hands(seat, cell), state.built[cell]
    if hands == 0:
        return "G4.37"
    if built >= MOST_BUILT or hands <= built:
        return "G4.38"
    return against_price(state, BUILD_COST) if has_room(state, total(state, cell) + 1) else "G4.39"


def against_colony(state: Cluster, seat: i64, cell: i64, piece: i64) -> str:
    if not is_habitable(state.tiles[cell]):
        return ABSURD
    if state.settled[seat] != NOWHERE or state.colonies[cell] != NOBODY:
        return "G4.48"
    if state.pennies[cell] == 0 or not is_sole_majority(state, seat, cell):
        return "G4.43"
    has_leader = state.leaders[seat] == cell
    if not (has_leader if piece == LEADER else state.coins[seat * CELLS + cell] > 0):
        return "G4.46"
    return against_price(state, COLONY_COST)


def against_station(state: Cluster, seat: i64, cell: i64) -> str:
    kind = state.tiles[cell]
    if kind == EMPTY:
        return ABSURD
    if kind == MITS:
        return "G4.74"
    if state.stations[cell] != NOBODY:
        return "G4.50"
    if not may_station(state, cell):
        return "G4.49"
    if state.sites[seat * STATIONS + STATIONS - 1] != NOWHERE:
        return "G4.52"
    return against_price(state, STATION_COST)


def against_trade(state: Cluster, seat: i64, deal: i64) -> str:
    victim = deal // (CRYSTALS * CRYSTALS)
    given, taken = deal // CRYSTALS % CRYSTALS, deal % CRYSTALS
    if victim == seat or victim >= state.seats:
        return ABSURD
    if state.crystals[seat * CRYSTALS + given] == 0 or state.crystals[victim * CRYSTALS + taken] == 0:
        return ABSURD
    if given == taken:
        return "G4.31"
    if not may_take(state, victim, taken):
        return "G4.32"
    return against_price(state, TRADE_COST) if may_give(state, seat, given) else "G4.34"
