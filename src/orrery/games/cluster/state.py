"""A position of Globular Cluster: every fact on the table, one row each."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.flow import BARE, State
from orrery.games.cluster.data.facing import DIRECTIONS
from orrery.games.cluster.data.limits import (
    ACTION_POINTS,
    COINS,
    CRYSTALS,
    HIGHEST_TOTAL,
    LEADER_STRENGTH,
    STATIONS,
)
from orrery.games.cluster.data.tiles import BLACK, BLUE, EMPTY, GROUP_COUNT, KINDS, MITS, NULL, RANK_COUNT
from orrery.games.cluster.keys import SOURCES
from orrery.games.cluster.lattice import CELLS, HOME

NOBODY: Final = -1
NOWHERE: Final = -1
OUT: Final = -2
"""Where a leader is that has left the game, or has become a colonist."""

# What a turn is for.
NORMAL: Final = 0
SCORING: Final = 1
NOVA_PLACEMENT: Final = 2
EXTRA: Final = 3
FINAL: Final = 4
PHASES: Final[tuple[str, ...]] = ("normal", "scoring", "nova-placement", "extra", "final")

# Where a tile must be enterable, and how full totals are counted.
REACH_NOW: Final = 0
REACH_EVENTUALLY: Final = 1
CAP_EXACT: Final = 0
CAP_AT_LEAST: Final = 1

COIN: Final = 0
LEADER: Final = 1
PIECES: Final = 2
PIECE_NAMES: Final[tuple[str, ...]] = ("coin", "leader")


@final
class Cluster(State):
    """Rows "by cell" have an entry for each usable cell, rows by seat one for each seat."""

    def __init__(self, seats: i64 = BARE) -> None:
        super().__init__(seats, len(SOURCES))
        if seats == BARE:
            return
        self._lay_table()
        self._lay_board()
        self._lay_seats(int(seats))

    def _lay_table(self) -> None:
        # How the game is played.
        self.reach: i64 = REACH_NOW
        self.leader_work: i64 = LEADER_STRENGTH
        self.cap_mode: i64 = CAP_EXACT
        self.own_sets: i64 = 1
        self.to_mits: i64 = 0
        self.min_gap: i64 = 0
        # The course of the game; ``due`` counts turns left in a scoring, extra or final round.
        self.turn: i64 = 0
        self.phase: i64 = NORMAL
        self.due: i64 = 0
        self.bag: vec[i64] = vec[i64]([0] * (GROUP_COUNT * KINDS))
        self.draws: i64 = 0
        self.nova_draw: i64 = 0
        # This turn: points left, the tile in hand, what was mined where, improvements by cell.
        self.points_left: i64 = ACTION_POINTS
        self.hand: i64 = EMPTY
        self.mine: i64 = NOWHERE
        self.mined: i64 = 0
        self.built: vec[i64] = vec[i64]([0] * CELLS)

    def _lay_board(self) -> None:
        # By cell: tile, tick, pennies, owners of colony and station; by cell and direction: border costs.
        self.tiles: vec[i64] = vec[i64]([EMPTY] * CELLS)
        self.ticks: vec[i64] = vec[i64]([0] * CELLS)
        self.pennies: vec[i64] = vec[i64]([0] * CELLS)
        self.colonies: vec[i64] = vec[i64]([NOBODY] * CELLS)
        self.stations: vec[i64] = vec[i64]([NOBODY] * CELLS)
        self.borders: vec[i64] = vec[i64]([0] * (CELLS * DIRECTIONS))
        # How far the tiles reach, and how many habitable ones have each total.
        self.low: i64 = 0
        self.high: i64 = 0
        self.left: i64 = 0
        self.tally: vec[i64] = vec[i64]([0] * (HIGHEST_TOTAL + 1))

    def _lay_seats(self, seats: int) -> None:
        # By seat: coins by cell, leader, what has left the game, colony, stations, crystals, scorings.
        self.coins: vec[i64] = vec[i64]([0] * (seats * CELLS))
        self.leaders: vec[i64] = vec[i64]([HOME] * seats)
        self.lost: vec[i64] = vec[i64]([0] * seats)
        self.settled: vec[i64] = vec[i64]([NOWHERE] * seats)
        self.colonists: vec[i64] = vec[i64]([COIN] * seats)
        self.sites: vec[i64] = vec[i64]([NOWHERE] * (seats * STATIONS))
        self.crystals: vec[i64] = vec[i64]([0] * (seats * CRYSTALS))
        self.scorings: vec[i64] = vec[i64]([0] * seats)
        for seat in range(seats):
            self.coins[seat * CELLS + HOME] = COINS

    def clone(self) -> "Cluster":
        twin = Cluster()
        self.copy_flow(twin)
        self._copy_table(twin)
        self._copy_board(twin)
        self._copy_seats(twin)
        return twin

    def _copy_table(self, twin: "Cluster") -> None:
        twin.reach = self.reach
        twin.leader_work = self.leader_work
        twin.cap_mode = self.cap_mode
        twin.own_sets = self.own_sets
        twin.to_mits = self.to_mits
        twin.min_gap = self.min_gap
        twin.turn = self.turn
        twin.phase = self.phase
        twin.due = self.due
        twin.bag = self.bag[:]
        twin.draws = self.draws
        twin.nova_draw = self.nova_draw
        twin.points_left = self.points_left
        twin.hand = self.hand
        twin.mine = self.mine
        twin.mined = self.mined
        twin.built = self.built[:]

    def _copy_board(self, twin: "Cluster") -> None:
        twin.tiles = self.tiles[:]
        twin.ticks = self.ticks[:]
        twin.pennies = self.pennies[:]
        twin.colonies = self.colonies[:]
        twin.stations = self.stations[:]
        twin.borders = self.borders[:]
        twin.low = self.low
        twin.high = self.high
        twin.left = self.left
        twin.tally = self.tally[:]

    def _copy_seats(self, twin: "Cluster") -> None:
        twin.coins = self.coins[:]
        twin.leaders = self.leaders[:]
        twin.lost = self.lost[:]
        twin.settled = self.settled[:]
        twin.colonists = self.colonists[:]
        twin.sites = self.sites[:]
        twin.crystals = self.crystals[:]
        twin.scorings = self.scorings[:]

    def strength(self, seat: i64, cell: i64) -> i64:
        """Coins there, and 3 for the leader (G4.21)."""
        coins: i64 = self.coins[seat * CELLS + cell]
        return coins + LEADER_STRENGTH if self.leaders[seat] == cell else coins

    def hands(self, seat: i64, cell: i64) -> i64:
        """How many members count for work there; what the leader counts is an option (G4.21)."""
        coins: i64 = self.coins[seat * CELLS + cell]
        return coins + self.leader_work if self.leaders[seat] == cell else coins


def is_habitable(kind: i64) -> bool:
    """Blue and green, but no null; neither the MITS nor an empty cell."""
    return kind >= BLUE * RANK_COUNT and kind != MITS and kind % RANK_COUNT != NULL


def is_resource(kind: i64) -> bool:
    """Black, but no null."""
    return kind // RANK_COUNT == BLACK and kind % RANK_COUNT != NULL


def is_null(kind: i64) -> bool:
    """An empty system of any colour."""
    return 0 <= kind < MITS and kind % RANK_COUNT == NULL


def number_of(kind: i64) -> i64:
    """The number on a tile; 0 for a null."""
    return kind % RANK_COUNT


def total(state: Cluster, cell: i64) -> i64:
    """Number and improvements of a habitable tile (G4.39)."""
    return state.tiles[cell] % RANK_COUNT + state.pennies[cell]


def is_sole_majority(state: Cluster, seat: i64, cell: i64) -> bool:
    """Whether the strength of ``seat`` there is above that of every other seat (G4.56)."""
    own: i64 = state.strength(seat, cell)
    if own == 0:
        return False
    for other in range(state.seats):
        if other != seat and state.strength(other, cell) >= own:
            return False
    return True
