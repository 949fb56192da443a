"""A position of PULSAR 2849: every fact on the table, one row each."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.flow import BARE, State
from orrery.games.pulsar.keys import SOURCES

NOBODY: Final = -1
FACE_DOWN: Final = -1
NO_DIE: Final = -1

SYSTEMS: Final = 16
PULSARS: Final = 16
FIRST_PULSAR: Final = 16
"""The node of the first pulsar: nodes 0–15 are systems, 16–31 pulsars, the last three of them isolated."""
FIRST_ISOLATED: Final = 13
"""Among the pulsars."""
FIRST_GATE: Final = 32
PLANETS: Final = 4
SLOTS: Final = 17
"""Places for technologies in a game: 6 + 6 + 5."""
TILES: Final = 24
RINGS: Final = 6
COUNTERS: Final = 4

INITIATIVE: Final = 0
ENGINEERING: Final = 1

# The dice of a seat: two drafted, one from a split, the red bonus die that is being used.
DICE: Final = 4
EXTRA: Final = 2
RED: Final = 3
HELD: Final = DICE
"""A slot from here on stands for a bonus die that is held, by its value."""
RED_VALUES: Final = 7
"""A bonus die shows 0 to 6 (P6.6)."""

# How it stands with the one bonus die that may be used in a turn (P9.2, P9.5).
UNUSED: Final = 0
MUST_USE: Final = 1
USED: Final = 2


@final
class Pulsar(State):
    """Rows are indexed as their names say; "by seat" rows have one entry for each seat."""

    def __init__(self, seats: i64 = BARE, words: i64 = 0) -> None:
        super().__init__(seats, len(SOURCES))
        if seats == BARE:
            return
        self._lay_table()
        self._lay_map()
        self._lay_supplies()
        self._lay_seats(int(seats), int(words))

    def _lay_table(self) -> None:
        # How the game is played.
        self.side: i64 = 0
        self.with_hqs: i64 = 1
        self.even_start: i64 = 0
        # Round, dice and tracks.
        self.round: i64 = 0
        self.pool: vec[i64] = vec[i64]([0] * 6)
        self.spent: i64 = 0
        self.marker: i64 = 0
        self.order: vec[i64] = vec[i64]([NOBODY] * COUNTERS)
        self.owner: vec[i64] = vec[i64]([NOBODY] * COUNTERS)
        self.spot: vec[i64] = vec[i64]([0] * (2 * COUNTERS))
        self.level: vec[i64] = vec[i64]([0] * (2 * COUNTERS))
        # Technologies and goals.
        self.boards: vec[i64] = vec[i64]([-1] * 3)
        self.patents: vec[i64] = vec[i64]([0] * SLOTS)
        self.fresh: vec[i64] = vec[i64]([0] * SLOTS)
        self.goals: vec[i64] = vec[i64]([-1] * 3)
        # This turn.
        self.bonus: i64 = UNUSED

    def _lay_map(self) -> None:
        # The star map.
        self.tiles: vec[i64] = vec[i64]([FACE_DOWN] * SYSTEMS)
        self.stations: vec[i64] = vec[i64]([NOBODY] * (SYSTEMS * PLANETS))
        self.claims: vec[i64] = vec[i64]([NOBODY] * PULSARS)
        self.gyrodynes: vec[i64] = vec[i64]([0] * PULSARS)
        self.spinning: vec[i64] = vec[i64]([0] * PULSARS)
        self.ships: vec[i64] = vec[i64]([NOBODY] * int(self.seats))

    def _lay_supplies(self) -> None:
        # Supplies; the bags hold counts by kind.
        self.tile_bag: vec[i64] = vec[i64]([1] * 17)
        self.exploration_bag: vec[i64] = vec[i64]([0] * 5)
        self.exploration_discards: vec[i64] = vec[i64]([0] * 5)
        self.looked_at: vec[i64] = vec[i64]([-1, -1])
        self.transmitter_bag: vec[i64] = vec[i64]([1] * TILES)
        self.display: vec[i64] = vec[i64]([-1] * 3)
        self.supply: vec[i64] = vec[i64]([0] * 4)
        self.awards: vec[i64] = vec[i64]([NOBODY] * 6)
        # Transmitters by tile; ``links`` by tile and end: the other tile * 2 + its end.
        self.keepers: vec[i64] = vec[i64]([NOBODY] * TILES)
        self.paid: vec[i64] = vec[i64]([0] * TILES)
        self.online: vec[i64] = vec[i64]([0] * TILES)
        self.links: vec[i64] = vec[i64]([-1] * (TILES * 2))

    def _lay_seats(self, seats: int, words: int) -> None:
        # By seat.
        self.cubes: vec[i64] = vec[i64]([0] * seats)
        self.plus_minus: vec[i64] = vec[i64]([0] * seats)
        self.plus_two: vec[i64] = vec[i64]([0] * seats)
        self.held: vec[i64] = vec[i64]([0] * (seats * 4))
        self.kept_stations: vec[i64] = vec[i64]([0] * seats)
        self.hqs: vec[i64] = vec[i64]([-1] * seats)
        self.faces: vec[i64] = vec[i64]([-1] * seats)
        self.projects: vec[i64] = vec[i64]([0] * seats)
        self.runs: vec[i64] = vec[i64]([0] * seats)
        self.owned: vec[i64] = vec[i64]([0] * (seats * words))
        self.dice: vec[i64] = vec[i64]([NO_DIE] * (seats * DICE))
        self.bonuses: vec[i64] = vec[i64]([0] * (seats * RED_VALUES))
        self.granted: vec[i64] = vec[i64]([-1] * seats)
        self.scored: vec[i64] = vec[i64]([0] * seats)

    def clone(self) -> "Pulsar":
        twin = Pulsar()
        self.copy_flow(twin)
        self._copy_table(twin)
        self._copy_map(twin)
        self._copy_seats(twin)
        return twin

    def _copy_table(self, twin: "Pulsar") -> None:
        twin.side = self.side
        twin.with_hqs = self.with_hqs
        twin.even_start = self.even_start
        twin.round = self.round
        twin.pool = self.pool[:]
        twin.spent = self.spent
        twin.marker = self.marker
        twin.order = self.order[:]
        twin.owner = self.owner[:]
        twin.spot = self.spot[:]
        twin.level = self.level[:]
        twin.boards = self.boards[:]
        twin.patents = self.patents[:]
        twin.fresh = self.fresh[:]
        twin.goals = self.goals[:]
        twin.bonus = self.bonus

    def _copy_map(self, twin: "Pulsar") -> None:
        twin.tiles = self.tiles[:]
        twin.stations = self.stations[:]
        twin.claims = self.claims[:]
        twin.gyrodynes = self.gyrodynes[:]
        twin.spinning = self.spinning[:]
        twin.ships = self.ships[:]
        twin.tile_bag = self.tile_bag[:]
        twin.exploration_bag = self.exploration_bag[:]
        twin.exploration_discards = self.exploration_discards[:]
        twin.looked_at = self.looked_at[:]
        twin.transmitter_bag = self.transmitter_bag[:]
        twin.display = self.display[:]
        twin.supply = self.supply[:]
        twin.awards = self.awards[:]

    def _copy_seats(self, twin: "Pulsar") -> None:
        twin.cubes = self.cubes[:]
        twin.plus_minus = self.plus_minus[:]
        twin.plus_two = self.plus_two[:]
        twin.held = self.held[:]
        twin.kept_stations = self.kept_stations[:]
        twin.hqs = self.hqs[:]
        twin.faces = self.faces[:]
        twin.projects = self.projects[:]
        twin.runs = self.runs[:]
        twin.owned = self.owned[:]
        twin.dice = self.dice[:]
        twin.bonuses = self.bonuses[:]
        twin.granted = self.granted[:]
        twin.scored = self.scored[:]
        twin.keepers = self.keepers[:]
        twin.paid = self.paid[:]
        twin.online = self.online[:]
        twin.links = self.links[:]
