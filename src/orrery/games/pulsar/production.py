"""Production, in seven steps, each done for all players before the next (P10)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.decision import Procedure
from orrery.engine.flow import Frame
from orrery.games.pulsar.catalogue import CUBES_PER_ROUND, FIRST_PURCHASE, HAS_PURCHASE
from orrery.games.pulsar.counters import counter_count, rank
from orrery.games.pulsar.data.tracks import ENGINEERING_CUBES, ENGINEERING_POINTS, PENALTIES
from orrery.games.pulsar.data.vocabulary import EACH_ROUND
from orrery.games.pulsar.effects import start_effect
from orrery.games.pulsar.keys import (
    FROM_ENGINEERING,
    FROM_GYRODYNES,
    FROM_PENALTIES,
    FROM_TRANSMITTERS,
)
from orrery.games.pulsar.state import COUNTERS, ENGINEERING, INITIATIVE, TILES, Pulsar
from orrery.games.pulsar.verbs import gain_cubes, gain_points, wake
from orrery.games.pulsar.worth import gyrodyne_points, transmitter_points


def new_order(state: Pulsar, frame: Frame) -> None:
    """The play order of the next round, by the Initiative track (P10.1)."""
    for place in range(counter_count(state)):
        state.order[place] = state.owner[rank(state, INITIATIVE, place)]


def engineering(state: Pulsar, frame: Frame) -> None:
    """Cubes by the Engineering track; with two players a point for the third counter (P10.2)."""
    for place in range(counter_count(state)):
        seat = state.owner[rank(state, ENGINEERING, place)]
        gain_cubes(state, seat, ENGINEERING_CUBES[state.seats][place])
        gain_points(state, seat, FROM_ENGINEERING, ENGINEERING_POINTS[state.seats][place])


def penalties(state: Pulsar, frame: Frame) -> None:
    """Counters at the far right cost points, on both tracks (P10.3)."""
    for counter in range(i64(2 * COUNTERS)):
        if counter % COUNTERS < counter_count(state):
            gain_points(
                state, state.owner[counter % COUNTERS], FROM_PENALTIES, -PENALTIES[state.spot[counter]]
            )


def transmit(state: Pulsar, frame: Frame) -> None:
    """Cubes, then points of online transmitters (P10.4)."""
    for seat in players(state):
        for tile in range(i64(TILES)):
            if state.keepers[tile] == seat and state.online[tile] == 1:
                gain_cubes(state, seat, CUBES_PER_ROUND[tile])
        gain_points(state, seat, FROM_TRANSMITTERS, transmitter_points(state, seat))


def sell(state: Pulsar, frame: Frame) -> None:
    """Purchases of points, one tile after the other (P10.4); ``x`` counts player * 24 + tile."""
    order = players(state)
    for at in range(frame.x, i64(len(order) * TILES)):
        tile: i64 = at % TILES
        seat: i64 = order[at // TILES]
        if HAS_PURCHASE[tile] == 1 and state.keepers[tile] == seat and state.online[tile] == 1:
            state.again(frame, at + 1)
            start_effect(state, seat, FIRST_PURCHASE + tile)
            return
    state.goto(SPINNING)


def spin(state: Pulsar, frame: Frame) -> None:
    """Spinning gyrodynes (P10.5)."""
    for seat in players(state):
        gain_points(state, seat, FROM_GYRODYNES, gyrodyne_points(state, seat))


def invent(state: Pulsar, frame: Frame) -> None:
    """Green technologies (P10.6); ``x`` counts the players."""
    order = players(state)
    if frame.x < len(order):
        state.again(frame, frame.x + 1)
        wake(state, order[frame.x], EACH_ROUND)


def players(state: Pulsar) -> list[int]:
    """All seats in play order, each once (P3.1)."""
    found: list[int] = []
    for seat in state.order:
        if seat >= 0 and seat not in found:
            found.append(int(seat))
    return found


PRODUCTION_STEPS: Final = Procedure(new_order, engineering, penalties, transmit, sell, spin, invent)
SPINNING: Final = PRODUCTION_STEPS.at(spin)
