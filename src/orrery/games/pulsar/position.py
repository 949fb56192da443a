"""How a position of PULSAR 2849 is written down.

What a text leaves out is as in the middle of a first round: seats in play order, counters on the start space,
ships in the entry gates, headquarters by seat. What follows from other facts need not be said: the supplies,
technologies that work, transmitters online, stacks of counters.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.bits import has
from orrery.engine.facts import SETTLED, Bits, Count, Fact, Word
from orrery.engine.game import Setup
from orrery.games.pulsar.actions.transmitter import is_paid_up
from orrery.games.pulsar.boards import technology_at
from orrery.games.pulsar.catalogue import WORDS, give_technology
from orrery.games.pulsar.counters import counter_count, place_counters
from orrery.games.pulsar.data.exploration import EXPLORATION
from orrery.games.pulsar.data.goals import FIRST_GAME as FIRST_GOALS
from orrery.games.pulsar.data.goals import GOALS
from orrery.games.pulsar.data.gyrodynes import TILES as GYRODYNES
from orrery.games.pulsar.data.headquarters import FACES, PLACES
from orrery.games.pulsar.data.star_map import SIDES
from orrery.games.pulsar.data.systems import SYSTEM_TILES
from orrery.games.pulsar.data.technologies import TECHNOLOGIES
from orrery.games.pulsar.data.tracks import LAST_SPACE, ROUNDS
from orrery.games.pulsar.data.transmitters import TRANSMITTERS
from orrery.games.pulsar.keys import GAME, ROUND, TURN
from orrery.games.pulsar.production import players
from orrery.games.pulsar.round import GAME_STEPS, ROUND_STEPS, play_rounds, take_turns
from orrery.games.pulsar.setup import lay_out
from orrery.games.pulsar.state import (
    COUNTERS,
    FACE_DOWN,
    FIRST_PULSAR,
    NO_DIE,
    NOBODY,
    PULSARS,
    SLOTS,
    SYSTEMS,
    TILES,
    Pulsar,
)

SEATS: Final[tuple[str, ...]] = ("0", "1", "2", "3")
NONE: Final[dict[int, str]] = {-1: "none"}
LETTERS: Final = ("A", "B", "C", "D")
SIZES: Final = ("none", "small", "medium", "large")
VALUES: Final = ("0", "1", "2", "3", "4", "5", "6")
SYSTEM_NAMES: Final[tuple[str, ...]] = SIDES[0].names[:SYSTEMS]
PULSAR_NAMES: Final[tuple[str, ...]] = SIDES[0].names[FIRST_PULSAR : FIRST_PULSAR + PULSARS]
SLOT_NAMES: Final[tuple[str, ...]] = tuple(entry.key[1:] for entry in TECHNOLOGIES[:SLOTS])
TILE_NAMES: Final[tuple[str, ...]] = tuple(tile.key for tile in TRANSMITTERS)
END_NAMES: Final[tuple[str, ...]] = tuple(f"{tile}.{end}" for tile in TILE_NAMES for end in (1, 2))
AWARD_NAMES: Final[tuple[str, ...]] = tuple(f"{size}-{rank}" for size in SIZES[1:] for rank in (1, 2))
COUNTER_NAMES: Final[tuple[str, ...]] = tuple(
    f"{track}-{number}" for track in ("initiative", "engineering") for number in (1, 2, 3, 4)
)
EXPLORATION_NAMES: Final[tuple[str, ...]] = tuple(kind.key for kind in EXPLORATION)
STATION_TILE: Final = EXPLORATION_NAMES.index("station")
PLACES_IN_ORDER: Final = ("1", "2", "3", "4")
THREE: Final = ("1", "2", "3")
FLAG: Final = Count(1)
MANY: Final = Count(999)
MARKER: Final = Word((), {2: "1", 3: "1.5", 4: "2", 5: "2.5", 6: "3", 7: "3.5", 8: "4", 9: "4.5",
                          10: "5", 11: "5.5", 12: "6", 0: "none"})  # fmt: skip
FIRST_MARKER: Final = 7
ROUNDS_STEP: Final = GAME_STEPS.at(play_rounds)
TURNS_STEP: Final = ROUND_STEPS.at(take_turns)


def blank(setup: Setup) -> Pulsar:
    """Seats in play order, in the first round, with nothing done yet."""
    state = lay_out(setup)
    state.depth = 0
    state.round = 1
    state.marker = FIRST_MARKER
    for place in range(counter_count(state)):
        state.order[place] = place % state.seats
    place_counters(state)
    for index in range(3):
        state.boards[index] = max(state.boards[index], i64(0))
        state.goals[index] = FIRST_GOALS[index] if state.goals[index] < 0 else state.goals[index]
    for seat in range(state.seats):
        state.ships[seat] = SIDES[state.side].entries[seat]
        if state.with_hqs == 1:
            state.hqs[seat] = seat
            state.faces[seat] = 2 * seat
    return state


def stack_counters(state: Pulsar) -> None:
    """Counters on one space lie upon each other in the order of their numbers."""
    for counter in range(i64(2 * COUNTERS)):
        level: i64 = 0
        for lower in range(counter - counter % COUNTERS, counter):
            if state.spot[lower] == state.spot[counter]:
                level += 1
        state.level[counter] = level if counter % COUNTERS < counter_count(state) else 0


def fill_tile_bag(state: Pulsar) -> None:
    """Systems that lie face up are out of the bag (P1.3)."""
    state.tile_bag = vec[i64]([1] * len(SYSTEM_TILES))
    for system in range(i64(SYSTEMS)):
        if state.tiles[system] != FACE_DOWN:
            state.tile_bag[state.tiles[system]] = 0


def fill_exploration_bag(state: Pulsar) -> None:
    """Tiles that are discarded, kept or looked at are out of the bag (P1.8)."""
    state.exploration_bag = vec[i64](kind.copies for kind in EXPLORATION)
    for kind in range(i64(len(EXPLORATION))):
        state.exploration_bag[kind] -= state.exploration_discards[kind]
    for seen in state.looked_at:
        if seen >= 0:
            state.exploration_bag[seen] -= 1
    for kept in state.kept_stations:
        state.exploration_bag[STATION_TILE] -= kept


def fill_transmitter_bag(state: Pulsar) -> None:
    """Transmitters that somebody has or that are on offer are out of the stack (P1.5)."""
    for tile in range(i64(TILES)):
        state.transmitter_bag[tile] = 1 if state.keepers[tile] == NOBODY else 0
    for tile in state.display:
        if tile >= 0:
            state.transmitter_bag[tile] = 0


def fill_supply(state: Pulsar) -> None:
    """Gyrodynes on the board or with a player are out of the supply (P5.8)."""
    state.supply = vec[i64](GYRODYNES)
    for size in state.gyrodynes:
        if size > 0:
            state.supply[size] -= 1
    for at in range(i64(len(state.held))):
        state.supply[at % len(SIZES)] -= state.held[at]


def switch_on(state: Pulsar) -> None:
    """Transmitters that are paid for are online (P6.4)."""
    for tile in range(i64(TILES)):
        state.online[tile] = 1 if is_paid_up(state, tile) else 0


def give_technologies(state: Pulsar) -> None:
    """Patents work for those who hold them (P8.7)."""
    state.owned = vec[i64]([0] * int(state.seats * WORDS))
    for slot in range(i64(SLOTS)):
        for seat in range(state.seats):
            if has(state.patents[slot], seat):
                give_technology(state, seat, technology_at(state, slot))


def facts_of(setup: Setup) -> list[Fact[Pulsar]]:
    """Every field of a state, in the order in which one would lay the table."""
    seats = SEATS[: setup.seats]
    return [
        *(Fact(option, SETTLED) for option in ("side", "with_hqs", "even_start")),
        *_of_round(seats),
        *_of_map(seats, SIDES[1 if setup.options["map"] == "B" else 0].names),
        *_of_seats(seats),
        *_supplies(),
    ]


# fmt: off
def _of_round(seats: tuple[str, ...]) -> list[Fact[Pulsar]]:
    seat = Word(seats, NONE)
    return [
        Fact("round", Count(ROUNDS)),
        Fact("order", seat, PLACES_IN_ORDER),
        Fact("owner", seat, PLACES_IN_ORDER),
        Fact("spot", Count(LAST_SPACE), COUNTER_NAMES),
        Fact("level", Count(COUNTERS), COUNTER_NAMES, derive=stack_counters),
        Fact("pool", Count(9), VALUES[1:]),
        Fact("spent", Count(99)),
        Fact("marker", MARKER),
        Fact("bonus", Word(("unused", "must-use", "used"))),
        Fact("boards", Word(LETTERS, NONE), ("I", "II", "III")),
        Fact("patents", Bits(seats), SLOT_NAMES),
        Fact("fresh", FLAG, SLOT_NAMES),
        Fact("goals", Word(tuple(goal.key for goal in GOALS), NONE), THREE),
        Fact("display", Word(TILE_NAMES, NONE), THREE),
        Fact("awards", seat, AWARD_NAMES),
    ]


def _of_map(seats: tuple[str, ...], nodes: tuple[str, ...]) -> list[Fact[Pulsar]]:
    seat = Word(seats, NONE)
    return [
        Fact("tiles", Word(tuple(tile.key for tile in SYSTEM_TILES), {FACE_DOWN: "face-down"}), SYSTEM_NAMES),
        Fact("stations", seat, PLACES_IN_ORDER, SYSTEM_NAMES),
        Fact("ships", Word(nodes, NONE), seats),
        Fact("claims", seat, PULSAR_NAMES),
        Fact("gyrodynes", Word(SIZES), PULSAR_NAMES),
        Fact("spinning", FLAG, PULSAR_NAMES),
    ]


def _of_seats(seats: tuple[str, ...]) -> list[Fact[Pulsar]]:
    return [
        Fact("cubes", MANY, seats),
        Fact("plus_minus", MANY, seats),
        Fact("plus_two", MANY, seats),
        Fact("dice", Word(VALUES, {NO_DIE: "none"}), ("first", "second", "extra", "red"), seats),
        Fact("bonuses", MANY, VALUES, seats),
        Fact("held", Count(GYRODYNES[1]), SIZES, seats),
        Fact("kept_stations", Count(9), seats),
        Fact("hqs", Word(LETTERS, NONE), seats),
        Fact("faces", Word(tuple(face.key for face in FACES), NONE), seats),
        Fact("projects", Bits(PLACES), seats),
        Fact("runs", Bits(PLACES), seats),
        Fact("keepers", Word(seats, NONE), TILE_NAMES),
        Fact("paid", Bits(THREE), TILE_NAMES),
        Fact("links", Word(END_NAMES, NONE), END_NAMES),
        Fact("granted", Word(THREE, NONE), seats),
        Fact("scored", Bits(THREE), seats),
        Fact("exploration_discards", Count(9), EXPLORATION_NAMES),
        Fact("looked_at", Word(EXPLORATION_NAMES, NONE), ("first", "second")),
    ]


def _supplies() -> list[Fact[Pulsar]]:
    return [
        Fact("online", FLAG, TILE_NAMES, derive=switch_on),
        Fact("owned", derive=give_technologies),
        Fact("supply", Count(GYRODYNES[1]), SIZES, derive=fill_supply),
        Fact("tile_bag", FLAG, tuple(tile.key for tile in SYSTEM_TILES), derive=fill_tile_bag),
        Fact("exploration_bag", Count(9), EXPLORATION_NAMES, derive=fill_exploration_bag),
        Fact("transmitter_bag", FLAG, TILE_NAMES, derive=fill_transmitter_bag),
    ]
# fmt: on


def resume(state: Pulsar, seat: i64) -> None:
    """The turn of ``seat`` begins, if it has a place in the order; the seats after it follow."""
    order = players(state)
    if seat not in order:
        return
    state.push(GAME, NOBODY)
    state.goto(ROUNDS_STEP)
    state.push(ROUND, NOBODY)
    state.goto(TURNS_STEP, order.index(seat) + 1)
    state.push(TURN, seat)


def flaw_of(state: Pulsar) -> str:
    """More pieces than there are, or a gyrodyne where nobody has claimed."""
    if min(state.supply) < 0 or min(state.exploration_bag) < 0:
        return "there are more gyrodynes or exploration tiles than in the box"
    if sum(state.tile_bag) < list(state.tiles).count(FACE_DOWN):
        return "there are fewer planetary tiles left than systems that lie face down"
    for pulsar in range(i64(PULSARS)):
        if state.gyrodynes[pulsar] > 0 and state.claims[pulsar] == NOBODY:
            return f"a gyrodyne lies on {PULSAR_NAMES[pulsar]}, which nobody has claimed"
        if state.spinning[pulsar] > 0 and state.gyrodynes[pulsar] == 0:
            return f"nothing spins on {PULSAR_NAMES[pulsar]}"
    for seat in range(state.seats):
        if state.faces[seat] >= 0 and state.faces[seat] // 2 != state.hqs[seat]:
            return f"seat {seat} plays a side of another headquarters"
    return ""
