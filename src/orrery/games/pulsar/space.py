"""Moving through space: how far a die may fly, and what happens where the ship arrives."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.actions import NOT_THERE
from orrery.engine.bits import bit, count_bits, has
from orrery.engine.decision import ALLOWED
from orrery.engine.flow import Choices
from orrery.games.pulsar.catalogue import GATE_RUNS, awake
from orrery.games.pulsar.data.star_map import SIDES
from orrery.games.pulsar.data.systems import COLOURS as PLANET_COLOURS
from orrery.games.pulsar.data.systems import LEAST_PLAYERS
from orrery.games.pulsar.data.vocabulary import (
    ANY_COLOUR,
    CLAIMED_BY_FLIGHT,
    STEP_GREEN,
    STEP_RED,
)
from orrery.games.pulsar.data.vocabulary import COLOURS as GATE_COLOURS
from orrery.games.pulsar.keys import ANNOUNCE_RUN, FLEW, FLIGHT, THRUST, VISIT
from orrery.games.pulsar.payment import TOKENS, has_token, spend, token_change, value_of
from orrery.games.pulsar.routes import LONGEST, Routes, routes_of
from orrery.games.pulsar.state import (
    FACE_DOWN,
    FIRST_GATE,
    FIRST_ISOLATED,
    FIRST_PULSAR,
    NOBODY,
    PLANETS,
    RED,
    SYSTEMS,
    Pulsar,
)
from orrery.games.pulsar.verbs import can_claim, claim, explore, wake

COLOURS: Final = len(GATE_COLOURS)
LENGTHS: Final = 16
"""A way to fly is written as token * 16 + length."""

NEEDS: Final = 4
"""What a flight must see is written as colours * 4 + how many of them."""

# What a pulsar is chosen for.
FOR_GYRODYNE: Final = 0
FOR_CLAIM: Final = 1
FOR_SHIP: Final = 2

# How a system is visited.
PASSING: Final = 0
ENDING: Final = 1

NO_FLIGHT: Final = -1
"""The ship was put there, not flown."""


def step_colours(state: Pulsar, seat: i64) -> i64:
    """The colours of gates that let a flight use its die at ±1 (P8.9), as bits."""
    colours: i64 = 0
    for colour in range(i64(COLOURS)):
        if awake(state, seat, STEP_GREEN + colour) > 0:
            colours |= bit(colour)
    return colours


def sights_needed(state: Pulsar, seat: i64, slot: i64, way: i64) -> i64:
    """How many of those colours a flight must see for its length to be allowed."""
    length: i64 = way % LENGTHS
    change: i64 = length - value_of(state, seat, slot) - token_change(way // LENGTHS)
    free: i64 = awake(state, seat, STEP_RED) if slot >= RED else 0
    return max(i64(0), (change if change >= 0 else -change) - free)


def ways_to_fly(state: Pulsar, seat: i64, slot: i64, out: Choices) -> None:
    """Every token with every length that a flight may have, as token * 16 + length."""
    routes = routes_of(state.side)
    colours = step_colours(state, seat)
    for token in range(i64(TOKENS)):
        if has_token(state, seat, token):
            for length in range(i64(1), i64(LONGEST + 1)):
                need = sights_needed(state, seat, slot, token * LENGTHS + length)
                if need <= count_bits(colours) and routes.can_end(state.ships[seat], length, colours, need):
                    out.add(token * LENGTHS + length)


def ask_thrust(state: Pulsar, seat: i64, slot: i64) -> None:
    """Ask how far to fly, unless there is only one way."""
    ways = Choices()
    ways_to_fly(state, seat, slot, ways)
    if ways.count == 1:
        take_off(state, seat, slot, ways.get(0))
    else:
        state.ask(seat, THRUST, slot)


def take_off(state: Pulsar, seat: i64, slot: i64, way: i64) -> None:
    """Spend the die and begin the flight; the hops follow once the technologies about tokens have acted."""
    need = sights_needed(state, seat, slot, way)
    colours = step_colours(state, seat)
    state.push(FLIGHT, seat, state.ships[seat], way % LENGTHS, colours * NEEDS + need)
    spend(state, seat, slot, way // LENGTHS)


def ask_run(state: Pulsar, seat: i64, flight: i64) -> None:
    """Ask for a gate run if there is one to announce (P7.5); otherwise the flight goes ahead."""
    runs = Choices()
    runs_on(state, seat, flight, runs)
    if runs.count > 0:
        state.ask(seat, ANNOUNCE_RUN, flight)


def runs_on(state: Pulsar, seat: i64, flight: i64, out: Choices) -> None:
    """The runs that can be announced on this route, as project * 3 + colour."""
    if state.projects[seat] & ~state.runs[seat] != 0:
        for run in range(i64(len(GATE_RUNS[state.faces[seat]]) * COLOURS)):
            if against_run(state, seat, flight, run) == ALLOWED:
                out.add(run)


def against_run(state: Pulsar, seat: i64, flight: i64, run: i64) -> str:
    """The clause by which an own run can't be announced on this route.

    It is not ready or was flown (P7.3), or there is no gate of its colour (P7.5).
    """
    project: i64 = run // COLOURS
    own = GATE_RUNS[state.faces[seat]][project][0]
    if own != run % COLOURS and own != ANY_COLOUR:
        return NOT_THERE
    if not has(state.projects[seat] & ~state.runs[seat], project):
        return "P7.3"
    return ALLOWED if has(routes_of(state.side).gates[flight], run % COLOURS) else "P7.5"


def is_passed(routes: Routes, flight: i64, hop: i64) -> bool:
    """Whether a hop leads to a system other than the end (P4.10); a second visit changes nothing (P4.8)."""
    node = routes.visited_at(flight, hop)
    return node < SYSTEMS and node != routes.node[flight]


def arrive(state: Pulsar, seat: i64, node: i64, flight: i64 = NO_FLIGHT) -> None:
    """The ship stops at a node: a system is visited, an unclaimed pulsar claimed (P4.7, P4.11, P4.16).

    A ship that flew tells its ``flight``, its place among all routes.
    """
    state.ships[seat] = node
    state.tell(FLEW, seat, node, flight)
    if node < SYSTEMS:
        state.push(VISIT, seat, node, ENDING)
    elif node < FIRST_GATE and can_claim(state, seat, node - FIRST_PULSAR):
        if is_dead_end(state, node):
            explore(state, seat, 1)
        claim(state, seat, node - FIRST_PULSAR)
        wake(state, seat, CLAIMED_BY_FLIGHT)


def free_planet(state: Pulsar, seat: i64, system: i64, colour: i64) -> i64:
    """The first free open planet of a colour (P4.5, P4.12); none if the seat has a station there (P4.8)."""
    found: i64 = NOBODY
    colours = PLANET_COLOURS[state.tiles[system]]
    least = LEAST_PLAYERS[state.tiles[system]]
    for planet in range(i64(len(colours))):
        owner = state.stations[system * PLANETS + planet]
        if owner == seat:
            return NOBODY
        if found == NOBODY and owner == NOBODY and colours[planet] == colour and least[planet] <= state.seats:
            found = planet
    return found


def takes_station(state: Pulsar, seat: i64, system: i64) -> bool:
    """Whether a system is face down, or has a free open planet and no station of ``seat`` (P4.8)."""
    if state.tiles[system] == FACE_DOWN:
        return True
    least = LEAST_PLAYERS[state.tiles[system]]
    room = False
    for planet in range(i64(len(least))):
        owner = state.stations[system * PLANETS + planet]
        if owner == seat:
            return False
        if owner == NOBODY and least[planet] <= state.seats:
            room = True
    return room


def suits(state: Pulsar, seat: i64, purpose: i64, pulsar: i64) -> bool:
    """Whether a pulsar may be chosen for a gyrodyne (P5.4), an effect's claim (P5.1) or the ship (P4.16)."""
    if purpose == FOR_GYRODYNE:
        return state.claims[pulsar] == seat and state.gyrodynes[pulsar] == 0
    if purpose == FOR_CLAIM:
        return pulsar >= FIRST_ISOLATED and can_claim(state, seat, pulsar)
    return pulsar < FIRST_ISOLATED and state.claims[pulsar] == NOBODY


def is_dead_end(state: Pulsar, node: i64) -> bool:
    return node in SIDES[state.side].dead_ends
