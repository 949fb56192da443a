"""Positions of Globular Cluster by keyword facts, and answers in notation, for tests that read like examples.

Cells of the early board (``Scene().early()``)::

      f3 RDn   f2 GRa   f1 BKa
    g4 BLn   g3 GR2   g2 BKn   g1 MITS
      h3 GRn   h2 BL2   h1 BKa
"""

from collections.abc import Mapping, Sequence
from typing import Any

from orrery.engine.flow import CHANCE, Ask
from orrery.games.cluster.data.facing import DIRECTIONS
from orrery.games.cluster.data.limits import COINS, CRYSTAL_NAMES, CRYSTALS, STATIONS
from orrery.games.cluster.data.tiles import GROUP_COUNT, KIND_NAMES
from orrery.games.cluster.game import CLUSTER
from orrery.games.cluster.keys import SOURCES
from orrery.games.cluster.lattice import CELL_AT, CELLS, HOME, NAMES, NEIGHBOURS
from orrery.games.cluster.state import NOWHERE, PHASES, Cluster
from orrery.games.cluster.turn import ask_place, begin_turn
from tests.rules.written import Written

EARLY = {
    "f2": ("GRa", "br"),
    "f3": ("RDn", "br"),
    "g3": ("GR2", "tl"),
    "g4": ("BLn", "bl"),
    "h2": ("BL2", "tr"),
    "h3": ("GRn", "tr"),
}
"""The six tiles of the second figure, beside the start layout."""


def cell(name: str) -> int:
    return NAMES.index(name)


def at(row: int, left: int) -> str:
    """The name of the cell in a row, by its left edge in half tiles."""
    return NAMES[CELL_AT[(row, left)]]


class Scene:
    """A position under test: the start layout, seat 0 at turn with 10 AP. Place things, then ask."""

    def __init__(self, seats: int = 2, **options: str) -> None:
        settings = {key.replace("_", "-"): value for key, value in options.items()}
        self.written = Written(CLUSTER, CLUSTER.setup(seats, settings))

    @property
    def state(self) -> Cluster:
        return self.written.state

    # Placing things.

    def early(self) -> "Scene":
        """The board of the second figure."""
        for name, (kind, tick) in EARLY.items():
            self.tile(name, kind, tick)
        return self

    def tile(self, name: str, kind: str, tick: str = "tl", pennies: int | None = None) -> "Scene":
        self.written.place("tiles", {name: kind})
        self.written.place("ticks", {name: tick})
        return self if pennies is None else self.pennies(name, pennies)

    def tiles(self, *names: str, kind: str = "BLn") -> "Scene":
        """Tiles of which only the places matter."""
        for name in names:
            self.tile(name, kind)
        return self

    def pennies(self, name: str, count: int) -> "Scene":
        """Caches of a resource tile, or improvements of a habitable one."""
        self.written.place("pennies", {name: count})
        return self

    def coins(self, name: str, count: int, seat: int = 0) -> "Scene":
        """Coins that have come from the MITS."""
        self._leave_home(seat, count)
        self.written.add(f"coins {seat}", name, count)
        return self

    def _leave_home(self, seat: int, count: int) -> None:
        self.written.add(f"coins {seat}", NAMES[HOME], -count, COINS)

    def leader(self, name: str, seat: int = 0) -> "Scene":
        self.written.place("leaders", {str(seat): name})
        return self

    def without_members(self, seat: int = 0) -> "Scene":
        """All members of a seat have left the game."""
        coins = [int(self.state.coins[seat * CELLS + place]) for place in range(CELLS)]
        self.written.place(f"coins {seat}", {NAMES[place]: 0 for place, count in enumerate(coins) if count})
        self.written.place("lost", {str(seat): sum(coins)})
        return self.leader("out", seat)

    def crystals(self, seat: int = 0, **counts: int) -> "Scene":
        self.written.place(f"crystals {seat}", counts)
        return self

    def station(self, *names: str, seat: int = 0) -> "Scene":
        for name in names:
            first = int(self.state.sites[seat * STATIONS])
            self.written.place(f"sites {seat}", {"1" if first == NOWHERE else "2": name})
        return self

    def colony(self, name: str, seat: int = 0) -> "Scene":
        """A colony whose colonist is a coin from the MITS."""
        self._leave_home(seat, 1)
        self.written.place("settled", {str(seat): name})
        return self

    def stack(self, *groups: Sequence[str]) -> "Scene":
        """The tiles left, by group as they are drawn; groups that are not named are used up."""
        kinds: list[tuple[str, ...]] = [()] * (GROUP_COUNT - len(groups)) + [tuple(group) for group in groups]
        for number, group in enumerate(kinds, start=1):
            self.written.place(f"bag {number}", {kind: group.count(kind) for kind in KIND_NAMES})
        return self

    # Beginning.

    def begin(self) -> "Scene":
        """The very beginning: chance names the first player."""
        self.written.write("ask 1", "chance draw-first 0 0 0")
        return self

    def acts(self, seat: int = 0, points: int = 10) -> "Scene":
        """A seat has placed its tile and uses its action points."""
        self.written.write("points-left", points)
        self.written.write("ask 1", f"{seat} act 0 0 0")
        return self

    def turn(self, seat: int = 0) -> "Scene":
        """A normal turn from its draw on."""
        begin_turn(self.state, seat)
        return self

    def holds(self, kind: str, seat: int = 0) -> "Scene":
        """A seat has drawn a tile and has to place it."""
        self.written.write("hand", kind)
        ask_place(self.state, seat)
        return self

    # Asking and answering.

    @property
    def ask(self) -> Ask:
        return CLUSTER.asks(self.state)[0]

    @property
    def asked(self) -> str:
        """The key of the open question."""
        return CLUSTER.decisions[self.ask.decision].key

    @property
    def asked_seat(self) -> int:
        return int(self.ask.seat)

    @property
    def phase(self) -> str:
        return PHASES[self.state.phase]

    @property
    def points_left(self) -> int:
        return int(self.state.points_left)

    def offers(self, start: str = "") -> list[str]:
        """The answers that are offered now, in notation; only those that begin so."""
        tokens = [CLUSTER.token(self.ask, choice) for choice in CLUSTER.options(self.state, self.ask)]
        return [token for token in tokens if token.startswith(start)]

    def refusals(self) -> Mapping[str, str]:
        """What is refused now, with the clause."""
        refused = CLUSTER.refused(self.state, self.ask)
        return {CLUSTER.token(self.ask, entry.choice): entry.clause for entry in refused}

    def say(self, *tokens: str) -> "Scene":
        """Answer the open questions one after the other, those to CHANCE too; each has to be offered."""
        for token in tokens:
            assert token in self.offers(), f"{self.asked}: {token} is not among {self.offers()}"
            choice = CLUSTER.decisions[self.ask.decision].read(self.ask, token)
            CLUSTER.apply(self.state, self.ask.seat, choice)
        return self

    def play(self, *tiles: str) -> "Scene":
        """Whole turns that do nothing but draw these tiles, place each somewhere, and end."""
        for kind in tiles:
            self.say(kind)
            if self.asked == "place":
                self.say(self.offers()[0])
            self.say("end")
        return self

    def is_chance(self) -> bool:
        return self.asked_seat == CHANCE

    # Looking.

    def border(self, one: str, other: str) -> int:
        """What a step from one cell to another costs; 0 if the border is closed."""
        steps = [int(NEIGHBOURS[cell(one) * DIRECTIONS + direction]) for direction in range(DIRECTIONS)]
        return int(self.state.borders[cell(one) * DIRECTIONS + steps.index(cell(other))])

    def coins_on(self, name: str, seat: int = 0) -> int:
        return int(self.state.coins[seat * CELLS + cell(name)])

    def leader_on(self, seat: int = 0) -> str:
        """The cell of a leader; "out" once it has left the game."""
        leader = int(self.state.leaders[seat])
        return NAMES[leader] if leader >= 0 else "out"

    def pennies_on(self, name: str) -> int:
        return int(self.state.pennies[cell(name)])

    def kind_on(self, name: str) -> str:
        kind = int(self.state.tiles[cell(name)])
        return (*KIND_NAMES, "MITS", "")[kind]

    def crystals_of(self, seat: int = 0) -> dict[str, int]:
        counts = self.state.crystals[seat * CRYSTALS : (seat + 1) * CRYSTALS]
        return {name: int(count) for name, count in zip(CRYSTAL_NAMES, counts) if count}

    def scored(self, seat: int = 0) -> dict[str, int]:
        """The ledger of a seat, where it is not empty."""
        row = self.state.ledger[seat * len(SOURCES) : (seat + 1) * len(SOURCES)]
        return {source: int(points) for source, points in zip(SOURCES, row) if points}

    def events(self, kind: str) -> list[Any]:
        """All events of a kind, as (seat, a, b, c)."""
        assert self.state.recorder is not None
        told = [event.plain() for event in self.state.recorder.stream(0)]
        return [event[1:] for event in told if CLUSTER.events[event[0]] == kind]
