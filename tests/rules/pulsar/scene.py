"""Positions of PULSAR 2849 by keyword facts, and answers in notation, for tests that read like examples."""

from collections.abc import Mapping, Sequence
from typing import Any

from orrery.engine.bits import bit
from orrery.engine.events import Recorder
from orrery.engine.flow import CHANCE, Ask
from orrery.games.pulsar.boards import technology_at
from orrery.games.pulsar.catalogue import give_technology
from orrery.games.pulsar.counters import place_counters
from orrery.games.pulsar.data.goals import GOALS
from orrery.games.pulsar.data.headquarters import FACES, PLACES
from orrery.games.pulsar.data.star_map import SIDES
from orrery.games.pulsar.data.systems import SYSTEM_TILES
from orrery.games.pulsar.data.technologies import TECHNOLOGIES
from orrery.games.pulsar.data.transmitters import TRANSMITTERS
from orrery.games.pulsar.game import PULSAR
from orrery.games.pulsar.keys import DRAFT, FROM_START, GAME, PRODUCTION, ROUND, SCORING, SOURCES, TURN
from orrery.games.pulsar.round import (
    GAME_STEPS,
    ROUND_STEPS,
    end_round,
    play_rounds,
    roll_dice,
    take_turns,
)
from orrery.games.pulsar.setup import lay_out
from orrery.games.pulsar.state import DICE, FIRST_PULSAR, PLANETS, RED_VALUES, Pulsar

TILE_KEYS = [tile.key for tile in TRANSMITTERS]
TECHNOLOGY_KEYS = [entry.key for entry in TECHNOLOGIES]
ROLLING = ROUND_STEPS.at(roll_dice)
TURNS = ROUND_STEPS.at(take_turns)
END_OF_ROUND = ROUND_STEPS.at(end_round)


class Scene:
    """A position under test. Seat 0 is first in play order, seat 1 next, and so on.

    Everything is set by keyword facts before something is asked: make a scene, place things, then call
    one of :meth:`turn`, :meth:`draft`, :meth:`production`, :meth:`scoring`.
    """

    def __init__(self, seats: int = 2, **options: str) -> None:
        settings = {"boards": "AI+AII+AIII", "goals": "first-game", **options}
        self.state: Pulsar = lay_out(PULSAR.setup(seats, settings))
        self.state.depth = 0
        self.state.recorder = Recorder()
        self.state.round = 1
        self.state.marker = 7
        for place in range(4 if seats == 2 else seats):
            self.state.order[place] = place % seats
        place_counters(self.state)
        for seat in range(seats):
            self.state.ships[seat] = SIDES[self.state.side].entries[seat]
            if self.state.with_hqs:
                self.state.hqs[seat] = seat
                self.state.faces[seat] = 2 * seat

    # Placing things.

    def node(self, name: str) -> int:
        return SIDES[self.state.side].names.index(name)

    def ship(self, node: str, seat: int = 0) -> "Scene":
        self.state.ships[seat] = self.node(node)
        return self

    def has(self, seat: int = 0, **facts: int) -> "Scene":
        """Set ``cubes``, ``plus_minus``, ``plus_two`` or ``kept_stations`` of a seat."""
        for name, value in facts.items():
            getattr(self.state, name)[seat] = value
        return self

    def points(self, seat: int = 0) -> int:
        return int(self.state.points(seat))

    def points_from(self, source: str, seat: int = 0) -> int:
        """The points of a seat under one source of the ledger."""
        return int(self.state.ledger[seat * len(SOURCES) + SOURCES.index(source)])

    def give_points(self, amount: int, seat: int = 0) -> "Scene":
        self.state.score(seat, FROM_START, amount)
        return self

    def technologies(self, *keys: str, seat: int = 0) -> "Scene":
        """Patents held since an earlier round; each has to lie on a board in play."""
        for key in keys:
            technology = TECHNOLOGY_KEYS.index(key)
            slot = technology % 17
            assert technology_at(self.state, slot) == technology, f"{key} is not in play"
            self.state.patents[slot] |= bit(seat)
            give_technology(self.state, seat, technology)
        return self

    def system(self, node: str, tile: str, stations: Sequence[int] = ()) -> "Scene":
        """A face-up system; ``stations`` are the owners of its first planets, -1 for a free one."""
        system = self.node(node)
        kind = [entry.key for entry in SYSTEM_TILES].index(tile)
        self.state.tiles[system] = kind
        self.state.tile_bag[kind] = 0
        for planet, owner in enumerate(stations):
            self.state.stations[system * PLANETS + planet] = owner
        return self

    def stations(self, count: int, seat: int = 0) -> "Scene":
        """So many stations of a seat, each in a system of its own, from S16 downwards."""
        for system in range(15, 15 - count, -1):
            self.state.stations[system * PLANETS + seat] = seat
        return self

    def claims(self, *nodes: str, seat: int = 0) -> "Scene":
        for node in nodes:
            self.state.claims[self.node(node) - FIRST_PULSAR] = seat
        return self

    def gyrodyne(self, node: str, size: int, *, spins: bool = False, seat: int = 0) -> "Scene":
        """A gyrodyne on a pulsar that the seat claims; no award is given for it."""
        self.claims(node, seat=seat)
        pulsar = self.node(node) - FIRST_PULSAR
        self.state.gyrodynes[pulsar] = size
        self.state.spinning[pulsar] = int(spins)
        self.state.supply[size] -= 1
        return self

    def holds(self, *sizes: int, seat: int = 0) -> "Scene":
        """Gyrodynes held without a pulsar."""
        for size in sizes:
            self.state.held[seat * 4 + size] += 1
            self.state.supply[size] -= 1
        return self

    def transmitter(
        self, key: str, *, paid: Sequence[int] = (), online: bool = False, seat: int = 0
    ) -> "Scene":
        """A transmitter of a seat; ``paid`` are indexes of costs that are covered."""
        tile = TILE_KEYS.index(key)
        costs = range(len(TRANSMITTERS[tile].costs)) if online else paid
        self.state.keepers[tile] = seat
        self.state.paid[tile] = sum(bit(cost) for cost in costs)
        self.state.online[tile] = int(online)
        self.state.transmitter_bag[tile] = 0
        return self

    def link(self, one: str, end: int, other: str, other_end: int) -> "Scene":
        """Link two tiles by their ends, counted from 1."""
        a = TILE_KEYS.index(one) * 2 + end - 1
        b = TILE_KEYS.index(other) * 2 + other_end - 1
        self.state.links[a] = b
        self.state.links[b] = a
        return self

    def display(self, *keys: str) -> "Scene":
        for place, key in enumerate(keys):
            tile = TILE_KEYS.index(key)
            self.state.display[place] = tile
            self.state.transmitter_bag[tile] = 0
        return self

    def hq(self, face: str, *done: str, seat: int = 0) -> "Scene":
        """The side of a headquarters that a seat plays, and the projects (b1 … t) it has done."""
        index = [entry.key for entry in FACES].index(face)
        self.state.hqs[seat] = index // 2
        self.state.faces[seat] = index
        self.state.projects[seat] = sum(bit(PLACES.index(place)) for place in done)
        return self

    def flown(self, *places: str, seat: int = 0) -> "Scene":
        """Gate runs that are used up, by the places of their projects."""
        for place in places:
            self.state.runs[seat] |= bit(PLACES.index(place))
        return self

    def award(self, size: int, rank: int, seat: int = 0) -> "Scene":
        """The first (0) or second (1) award of a gyrodyne size is already with a seat."""
        self.state.awards[(size - 1) * 2 + rank] = seat
        return self

    def goals(self, *keys: str) -> "Scene":
        for place, key in enumerate(keys):
            self.state.goals[place] = [goal.key for goal in GOALS].index(key)
        return self

    def counter(self, track: int, number: int, space: int, level: int = 0) -> "Scene":
        """Where a counter stands: track 0 Initiative or 1 Engineering, counter 0 to 3."""
        self.state.spot[track * 4 + number] = space
        self.state.level[track * 4 + number] = level
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

    def pool(self, *dice: int) -> "Scene":
        """The dice on the board."""
        for value in range(6):
            self.state.pool[value] = dice.count(value + 1)
        return self

    def marker(self, half_steps: int) -> "Scene":
        """The median marker: twice the space, odd between two spaces."""
        self.state.marker = half_steps
        return self

    def round(self, number: int) -> "Scene":
        self.state.round = number
        return self

    # Beginning.

    def _in_round(self, step: int, x: int = 0) -> None:
        self.state.push(GAME, -1)
        self.state.goto(GAME_STEPS.at(play_rounds))
        self.state.push(ROUND, -1)
        self.state.goto(step, x)

    def turn(self, *dice: int, red: int | Sequence[int] = (), seat: int = 0) -> "Scene":
        """The turn of a seat with these silver dice, and the red bonus dice that it holds."""
        self._in_round(TURNS, self.state.seats)
        for slot, value in enumerate(dice):
            self.state.dice[seat * DICE + slot] = value
        for value in [red] if isinstance(red, int) else red:
            self.state.bonuses[seat * RED_VALUES + value] += 1
        self.state.push(TURN, seat)
        PULSAR.drive(self.state)
        return self

    def turns(self, *dice: Sequence[int]) -> "Scene":
        """The action phase: the turns of all seats, with the silver dice of each."""
        for seat, values in enumerate(dice):
            for slot, value in enumerate(values):
                self.state.dice[seat * DICE + slot] = value
        self._in_round(TURNS)
        PULSAR.drive(self.state)
        return self

    def roll(self) -> "Scene":
        """The dice phase up to the first die to be rolled."""
        self._in_round(ROLLING)
        PULSAR.drive(self.state)
        return self

    def draft(self) -> "Scene":
        """The draft, with the first seat to pick; set the pool and the marker before."""
        self._in_round(TURNS)
        self.state.push(DRAFT, -1)
        PULSAR.drive(self.state)
        return self

    def production(self) -> "Scene":
        """Production up to the first question; the next round begins after it."""
        self._in_round(END_OF_ROUND)
        self.state.push(PRODUCTION, -1)
        PULSAR.drive(self.state)
        return self

    def scoring(self) -> "Scene":
        """Final scoring up to the first question."""
        self.state.round = 8
        self.state.push(SCORING, -1)
        PULSAR.drive(self.state)
        return self

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
