"""How a position of Globular Cluster is written down.

Tiles, ticks and pieces go by cell. Whatever follows from them need not be said: borders, how far the tiles
reach, who has a station or a colony where, caches that nobody has mined, and the tiles left in the stack.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.facts import SETTLED, Count, Fact, Word
from orrery.games.cluster.data.facing import DIRECT_TICKS, DIRECTION_NAMES, NO_TICK, TICK_NAMES
from orrery.games.cluster.data.limits import (
    ACTION_POINTS,
    COINS,
    CRYSTAL_NAMES,
    HIGHEST_TOTAL,
    MOST_BUILT,
    MOST_MINED,
    SCORINGS,
    STATIONS,
)
from orrery.games.cluster.data.tiles import EMPTY, GROUP_COUNT, KIND_NAMES, KINDS, MITS, SUPERNOVA, TILE_NAMES
from orrery.games.cluster.lattice import CELLS, LEFTS, NAMES, ROWS
from orrery.games.cluster.placement import open_borders
from orrery.games.cluster.setup import fill_bag
from orrery.games.cluster.state import (
    COIN,
    NOBODY,
    NOWHERE,
    OUT,
    PHASES,
    Cluster,
    is_habitable,
    is_resource,
    number_of,
    total,
)

CELL_NAMES: Final[tuple[str, ...]] = NAMES[:CELLS]
SEATS: Final[tuple[str, ...]] = ("0", "1", "2", "3")
NO_PLACE: Final[dict[int, str]] = {NOWHERE: "none"}
OPTIONS: Final = ("reach", "leader_work", "cap_mode", "own_sets", "to_mits", "min_gap")
COSTS: Final = Word(("closed", "1", "2"), {DIRECT_TICKS: "4"})
MOST_TURNS: Final = 99
MOST_OF_A_KIND: Final = 48
START_TILES: Final = 4


def fill_caches(state: Cluster) -> None:
    """Resource tiles have all their caches, habitable ones no improvement (G4.12)."""
    for cell in range(i64(CELLS)):
        kind: i64 = state.tiles[cell]
        state.pennies[cell] = number_of(kind) if is_resource(kind) else 0


def laid(state: Cluster) -> list[int]:
    """The cells on which a tile lies."""
    return [cell for cell in range(CELLS) if state.tiles[cell] != EMPTY]


def find_low(state: Cluster) -> None:
    state.low = min([0, *(ROWS[cell] for cell in laid(state))])


def find_high(state: Cluster) -> None:
    state.high = max([0, *(ROWS[cell] for cell in laid(state))])


def find_left(state: Cluster) -> None:
    state.left = min([0, *(LEFTS[cell] for cell in laid(state))])


def find_borders(state: Cluster) -> None:
    state.borders = vec[i64]([0] * (CELLS * 6))
    for cell in range(i64(CELLS)):
        if state.tiles[cell] != EMPTY and state.tiles[cell] != SUPERNOVA:
            open_borders(state, cell)


def count_totals(state: Cluster) -> None:
    """How many habitable tiles have each total (G4.39)."""
    state.tally = vec[i64]([0] * (HIGHEST_TOTAL + 1))
    for cell in range(i64(CELLS)):
        if is_habitable(state.tiles[cell]) and total(state, cell) <= HIGHEST_TOTAL:
            state.tally[total(state, cell)] += 1


def find_stations(state: Cluster) -> None:
    state.stations = vec[i64]([NOBODY] * CELLS)
    for place in range(i64(len(state.sites))):
        if state.sites[place] != NOWHERE:
            state.stations[state.sites[place]] = place // STATIONS


def find_colonies(state: Cluster) -> None:
    state.colonies = vec[i64]([NOBODY] * CELLS)
    for seat in range(state.seats):
        if state.settled[seat] != NOWHERE:
            state.colonies[state.settled[seat]] = seat


def count_draws(state: Cluster) -> None:
    """Every tile beyond the start layout, and the one in hand, was drawn."""
    state.draws = len(laid(state)) - START_TILES + (1 if state.hand != EMPTY else 0)


def leave_rest(state: Cluster) -> None:
    """What does not lie on the board is still to come, each tile in the first group that can have it."""
    fill_bag(state)
    start = vec[i64]([0] * KINDS)
    for tile in START_KINDS:
        start[tile] += 1
    for cell in range(i64(CELLS)):
        kind: i64 = state.tiles[cell]
        if kind != EMPTY and kind != MITS:
            if start[kind] > 0:
                start[kind] -= 1
            else:
                _draw(state, kind)
    if state.hand != EMPTY:
        _draw(state, state.hand)


def _draw(state: Cluster, kind: i64) -> None:
    for group in range(i64(GROUP_COUNT)):
        if state.bag[group * KINDS + kind] > 0:
            state.bag[group * KINDS + kind] -= 1
            return


START_KINDS: Final[tuple[int, ...]] = tuple(KIND_NAMES.index(name) for name in ("BKn", "BKa", "BKa"))


def facts_of(seats: int) -> list[Fact[Cluster]]:
    """Every field of a state, what is on the table first, what follows from it last."""
    by_seat = SEATS[:seats]
    cell = Word(CELL_NAMES, NO_PLACE)
    seat = Word(by_seat, {NOBODY: "nobody"})
    # fmt: off
    return [
        *(Fact(option, SETTLED) for option in OPTIONS),
        Fact("turn", Count(MOST_TURNS)),
        Fact("phase", Word(PHASES)),
        Fact("due", Count(seats)),
        Fact("tiles", Word(TILE_NAMES, {EMPTY: "empty"}), CELL_NAMES),
        Fact("ticks", Word((*TICK_NAMES, "none")), CELL_NAMES),
        Fact("hand", Word(KIND_NAMES, {EMPTY: "none"})),
        Fact("points_left", Count(ACTION_POINTS)),
        Fact("mine", cell),
        Fact("mined", Count(MOST_MINED)),
        Fact("built", Count(MOST_BUILT), CELL_NAMES),
        Fact("coins", Count(COINS), CELL_NAMES, by_seat),
        Fact("leaders", Word(CELL_NAMES, {OUT: "out"}), by_seat),
        Fact("lost", Count(COINS), by_seat),
        Fact("settled", cell, by_seat),
        Fact("colonists", Word(("coin", "leader")), by_seat),
        Fact("sites", cell, ("1", "2"), by_seat),
        Fact("crystals", Count(MOST_TURNS), CRYSTAL_NAMES, by_seat),
        Fact("scorings", Count(SCORINGS), by_seat),
        Fact("nova_draw", Count(MOST_TURNS)),
        Fact("draws", Count(MOST_TURNS), derive=count_draws),
        Fact("bag", Count(MOST_OF_A_KIND), KIND_NAMES, ("1", "2", "3"), derive=leave_rest),
        Fact("pennies", Count(HIGHEST_TOTAL), CELL_NAMES, derive=fill_caches),
        Fact("stations", seat, CELL_NAMES, derive=find_stations),
        Fact("colonies", seat, CELL_NAMES, derive=find_colonies),
        Fact("borders", COSTS, DIRECTION_NAMES, CELL_NAMES, derive=find_borders),
        Fact("low", Count(0, -6), derive=find_low),
        Fact("high", Count(6), derive=find_high),
        Fact("left", Count(0, -13), derive=find_left),
        Fact("tally", Count(MOST_OF_A_KIND), derive=count_totals),
    ]
    # fmt: on


def flaw_of(state: Cluster) -> str:
    """A piece that stands on no tile, or a seat that has not its 12 coins."""
    for seat in range(state.seats):
        row = state.coins[seat * CELLS : (seat + 1) * CELLS]
        colonist = state.settled[seat] != NOWHERE and state.colonists[seat] == COIN
        if sum(row) + state.lost[seat] + int(colonist) != COINS:
            return f"seat {seat} has {COINS} coins, lost ones and the colonist included"
        for cell in range(i64(CELLS)):
            if row[cell] > 0 and not _carries(state, cell):
                return f"coins of seat {seat} lie on {CELL_NAMES[cell]}, where no tile carries them"
        if state.leaders[seat] >= 0 and not _carries(state, state.leaders[seat]):
            return f"the leader of seat {seat} stands on no tile"
    for cell in range(i64(CELLS)):
        if (state.ticks[cell] == NO_TICK) != (state.tiles[cell] == MITS) and state.tiles[cell] != EMPTY:
            return f"{CELL_NAMES[cell]} has no tick"
    return ""


def _carries(state: Cluster, cell: i64) -> bool:
    return state.tiles[cell] != EMPTY and state.tiles[cell] != SUPERNOVA
