"""How much time is left in a game of Globular Cluster: turns, and draws until the next supernova."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.flow import CHANCE
from orrery.games.cluster.data.limits import MOST_SEATS
from orrery.games.cluster.data.turns import TURNS
from orrery.games.cluster.state import Cluster

LENGTHS: Final = vec[i64]([TURNS.get(seats, 0) for seats in range(MOST_SEATS + 1)])
"""By seats: the turns of a game."""


def at_turn(state: Cluster) -> i64:
    """The seat whose turn it is."""
    ask = state.ask_at(0)
    return ask.x if ask.seat == CHANCE else ask.seat


def turns_to_wait(state: Cluster, seat: i64) -> i64:
    """How many turns of others come before one of the seat; 0 in its own."""
    return (seat - at_turn(state) + state.seats) % state.seats


def turns_to_come(state: Cluster, seat: i64) -> i64:
    """How many turns the seat has, the present one not counted: the last turn of a game is known (G4.70)."""
    rest: i64 = LENGTHS[state.seats] - state.turn
    wait: i64 = turns_to_wait(state, seat)
    if wait == 0:
        return rest // state.seats
    return (rest - wait) // state.seats + 1 if rest >= wait else 0
