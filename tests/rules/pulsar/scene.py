"""Positions of PULSAR 2849 by keyword facts, and answers in notation, for tests that read like examples."""

from collections.abc import Mapping, Sequence
from typing import Any

from orrery.engine.flow import CHANCE, Ask
from orrery.games.pulsar.boards import technology_at
from orrery.games.pulsar.data.star_map import SIDES
from orrery.games.pulsar.data.technologies import TECHNOLOGIES
from orrery.games.pulsar.data.transmitters import TRANSMITTERS
from orrery.games.pulsar.game import PULSAR
from orrery.games.pulsar.keys import SOURCES
from orrery.games.pulsar.position import EXPLORATION_NAMES, SIZES
from orrery.games.pulsar.state import DICE, RED_VALUES, SLOTS, Pulsar
from tests.rules.written import Written

TILE_KEYS = [tile.key for tile in TRANSMITTERS]
TECHNOLOGY_KEYS = [entry.key for entry in TECHNOLOGIES]
IN_GAME = "game - play-rounds 0 0 0"


class Scene:
    """A position under test. Seat 0 is first in play order, seat 1 next, and so on.

    Facts are written down before something is asked: make a scene, place things, then call one of
    :meth:`turn`, :meth:`draft`, :meth:`production`, :meth:`scoring`.
    """

    def __init__(self, seats: int = 2, **options: str) -> None:
        settings = {"boards": "AI+AII+AIII", "goals": "first-game", **options}
        self.written = Written(PULSAR, PULSAR.setup(seats, settings))
        self.seats = seats

    @property
    def state(self) -> Pulsar:
        return self.written.state

    # Placing things.

    def node(self, name: str) -> int:
        return SIDES[self.state.side].names.index(name)

    def ship(self, node: str, seat: int = 0) -> "Scene":
        self.written.place("ships", {str(seat): node})
        return self

    def has(self, seat: int = 0, **facts: int) -> "Scene":
        """Set ``cubes``, ``plus_minus``, ``plus_two`` or ``kept_stations`` of a seat."""
        for name, value in facts.items():
            self.written.place(name.replace("_", "-"), {str(seat): value})
        return self

    def points(self, seat: int = 0) -> int:
        return int(self.state.points(seat))

    def points_from(self, source: str, seat: int = 0) -> int:
        """The points of a seat under one source of the ledger."""
        return int(self.state.ledger[seat * len(SOURCES) + SOURCES.index(source)])

    def give_points(self, amount: int, seat: int = 0) -> "Scene":
        self.written.add(f"points {seat}", "start", amount)
        return self

    def technologies(self, *keys: str, seat: int = 0) -> "Scene":
        """Patents held since an earlier round; each has to lie on a board in play."""
        for key in keys:
            technology = TECHNOLOGY_KEYS.index(key)
            assert technology_at(self.state, technology % SLOTS) == technology, f"{key} is not in play"
            self.written.join("patents", key[1:], str(seat))
        return self

    def system(self, node: str, tile: str, stations: Sequence[int] = ()) -> "Scene":
        """A face-up system; ``stations`` are the owners of its first planets, -1 for a free one."""
        self.written.place("tiles", {node: tile})
        if stations:
            owners = {str(planet): owner for planet, owner in enumerate(stations, start=1) if owner >= 0}
            self.written.place(f"stations {node}", owners)
        return self

    def stations(self, count: int, seat: int = 0) -> "Scene":
        """So many stations of a seat, each in a system of its own, from S16 downwards."""
        for system in range(16, 16 - count, -1):
            self.written.place(f"stations S{system:02}", {str(seat + 1): seat})
        return self

    def claims(self, *nodes: str, seat: int = 0) -> "Scene":
        self.written.place("claims", dict.fromkeys(nodes, seat))
        return self

    def gyrodyne(self, node: str, size: int, *, spins: bool = False, seat: int = 0) -> "Scene":
        """A gyrodyne on a pulsar that the seat claims; no award is given for it."""
        self.claims(node, seat=seat)
        self.written.place("gyrodynes", {node: SIZES[size]})
        self.written.place("spinning", {node: int(spins)})
        return self

    def holds(self, *sizes: int, seat: int = 0) -> "Scene":
        """Gyrodynes held without a pulsar."""
        for size in sizes:
            self.written.add(f"held {seat}", SIZES[size], 1)
        return self

    def transmitter(
        self, key: str, *, paid: Sequence[int] = (), online: bool = False, seat: int = 0
    ) -> "Scene":
        """A transmitter of a seat; ``paid`` are indexes of costs that are covered."""
        tile = TRANSMITTERS[TILE_KEYS.index(key)]
        costs = range(len(tile.costs)) if online else paid
        self.written.place("keepers", {key: seat})
        self.written.place("paid", {key: "none"})
        self.written.join("paid", key, *(str(cost + 1) for cost in costs))
        return self

    def link(self, one: str, end: int, other: str, other_end: int) -> "Scene":
        """Link two tiles by their ends, counted from 1."""
        ends = f"{one}.{end}", f"{other}.{other_end}"
        self.written.place("links", dict(zip(ends, reversed(ends))))
        return self

    def display(self, *keys: str) -> "Scene":
        self.written.place("display", {str(place): key for place, key in enumerate(keys, start=1)})
        return self

    def hq(self, face: str, *done: str, seat: int = 0) -> "Scene":
        """The side of a headquarters that a seat plays, and the projects (b1 … t) it has done."""
        self.written.place("hqs", {str(seat): face[0]})
        self.written.place("faces", {str(seat): face})
        self.written.place("projects", {str(seat): "+".join(done) or "none"})
        return self

    def flown(self, *places: str, seat: int = 0) -> "Scene":
        """Gate runs that are used up, by the places of their projects."""
        self.written.join("runs", str(seat), *places)
        return self

    def award(self, size: int, rank: int, seat: int = 0) -> "Scene":
        """The first (0) or second (1) award of a gyrodyne size is already with a seat."""
        self.written.place("awards", {f"{SIZES[size]}-{rank + 1}": seat})
        return self

    def goals(self, *keys: str) -> "Scene":
        self.written.place("goals", {str(place): key for place, key in enumerate(keys, start=1)})
        return self

    def counter(self, track: int, number: int, space: int, level: int = 0) -> "Scene":
        """Where a counter stands: track 0 Initiative or 1 Engineering, counter 0 to 3."""
        name = f"{('initiative', 'engineering')[track]}-{number + 1}"
        self.written.place("spot", {name: space})
        self.written.place("level", {name: level})
        return self

    def stack(self, track: int, space: int, *numbers: int) -> "Scene":
        """Counters that lie on one space of a track, named from the bottom to the top."""
        for level, number in enumerate(numbers):
            self.counter(track, number, space, level)
        return self

    def seats_on(self, track: int, space: int) -> list[int]:
        """Whose counters lie on a space of a track, from the bottom to the top."""
        here = [number for number in range(4) if self.state.spot[track * 4 + number] == space]
        here.sort(key=lambda number: self.state.level[track * 4 + number])
        return [int(self.state.owner[number]) for number in here]

    def order(self, *seats: int) -> "Scene":
        """The play order."""
        self.written.place("order", {str(place): seat for place, seat in enumerate(seats, start=1)})
        return self

    def exploration(self, *left: int) -> "Scene":
        """The exploration tiles left in the stack, by kind."""
        self.written.place("exploration-bag", dict(zip(EXPLORATION_NAMES, left)))
        return self

    def gone(self, *tiles: str) -> "Scene":
        """Transmitters that nobody has taken."""
        self.written.place("transmitter-bag", dict.fromkeys(tiles, 0))
        return self

    def sold(self, size: int, left: int = 0) -> "Scene":
        """The supply of a size of gyrodynes has run down."""
        self.written.place("supply", {SIZES[size]: left})
        return self

    def pool(self, *dice: int) -> "Scene":
        """The dice on the board."""
        self.written.place("pool", {str(value): dice.count(value) for value in range(1, 7)})
        return self

    def marker(self, half_steps: int) -> "Scene":
        """The median marker: twice the space, odd between two spaces."""
        self.written.write("marker", f"{half_steps / 2:g}")
        return self

    def round(self, number: int) -> "Scene":
        self.written.write("round", number)
        return self

    # Beginning.

    def _under_way(self, *frames: str) -> "Scene":
        """Let the rules go on from these frames up to the first question."""
        for number, frame in enumerate(frames, start=1):
            self.written.write(f"frame {number}", frame)
        PULSAR.drive(self.state)
        return self

    def turn(self, *dice: int, red: int | Sequence[int] = (), seat: int = 0) -> "Scene":
        """The turn of a seat with these silver dice, and the red bonus dice that it holds."""
        self._roll(seat, dice)
        for value in [red] if isinstance(red, int) else red:
            self.written.add(f"bonuses {seat}", str(value), 1)
        return self._under_way(IN_GAME, f"round - take-turns {self.seats} 0 0", f"turn {seat} go-on 0 0 0")

    def _roll(self, seat: int, dice: Sequence[int]) -> None:
        names = ("first", "second", "extra")
        if dice:
            self.written.place(f"dice {seat}", dict(zip(names, dice)))

    def turns(self, *dice: Sequence[int]) -> "Scene":
        """The action phase: the turns of all seats, with the silver dice of each."""
        for seat, values in enumerate(dice):
            self._roll(seat, values)
        return self._under_way(IN_GAME, "round - take-turns 0 0 0")

    def roll(self) -> "Scene":
        """The dice phase up to the first die to be rolled."""
        return self._under_way(IN_GAME, "round - roll-dice 0 0 0")

    def draft(self) -> "Scene":
        """The draft, with the first seat to pick; set the pool and the marker before."""
        return self._under_way(IN_GAME, "round - take-turns 0 0 0", "draft - draft 0 0 0")

    def production(self) -> "Scene":
        """Production up to the first question; the next round begins after it."""
        return self._under_way(IN_GAME, "round - end-round 0 0 0", "production - new-order 0 0 0")

    def scoring(self) -> "Scene":
        """Final scoring up to the first question."""
        return self.round(8)._under_way("scoring - score-patents 0 0 0")

    # Asking and answering.

    def die(self, slot: str, seat: int = 0) -> int:
        """The value of the ``first``, ``second``, ``extra`` or ``red`` die; -1 if there is none."""
        if slot == "red":
            return next(iter(self.reds(seat)), -1)
        return int(self.state.dice[seat * DICE + ("first", "second", "extra").index(slot)])

    def reds(self, seat: int = 0) -> list[int]:
        """The values of the red bonus dice that a seat holds."""
        counts = self.state.bonuses[seat * RED_VALUES : (seat + 1) * RED_VALUES]
        return [value for value, count in enumerate(counts) for _ in range(count)]

    @property
    def ask(self) -> Ask:
        return PULSAR.asks(self.state)[0]

    @property
    def asked(self) -> str:
        """The key of the open question."""
        return PULSAR.decisions[self.ask.decision].key

    @property
    def asked_seat(self) -> int:
        return int(self.ask.seat)

    def offers(self) -> list[str]:
        """The answers that are offered now, in notation."""
        return [PULSAR.token(self.ask, choice) for choice in PULSAR.options(self.state, self.ask)]

    def refusals(self) -> Mapping[str, str]:
        """What is refused now, with the clause."""
        refused = PULSAR.refused(self.state, self.ask)
        return {PULSAR.token(self.ask, entry.choice): entry.clause for entry in refused}

    def say(self, *tokens: str) -> "Scene":
        """Answer the open questions one after the other, those to CHANCE too; each has to be offered."""
        for token in tokens:
            assert token in self.offers(), f"{self.asked}: {token} is not among {self.offers()}"
            choice = PULSAR.decisions[self.ask.decision].read(self.ask, token)
            PULSAR.apply(self.state, self.ask.seat, choice)
        return self

    def is_chance(self) -> bool:
        return self.asked_seat == CHANCE

    def events(self) -> list[Any]:
        """What has happened, as (name, seat, a, b, c)."""
        assert self.state.recorder is not None
        return [
            (PULSAR.events[event.kind], event.seat, event.a, event.b, event.c)
            for event in self.state.recorder.stream(0)
        ]
