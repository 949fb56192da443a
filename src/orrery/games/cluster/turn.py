"""The course of the game: whose turn it is, what it is for, and what follows (G4.8, G4.60 to G4.70).

Nothing is pushed on the stack: each answer asks the next question.
"""

from mypy_extensions import i64

from orrery.engine.flow import CHANCE
from orrery.games.cluster import keys
from orrery.games.cluster.data.limits import ACTION_POINTS
from orrery.games.cluster.data.tiles import EMPTY, GROUP_COUNT, KINDS, SUPERNOVA
from orrery.games.cluster.keys import (
    ACT,
    DRAW_TILE,
    PLACE,
    TILE_DRAWN,
    TILE_LOST,
    TURN_BEGAN,
    TURN_ENDED,
)
from orrery.games.cluster.lattice import CELLS
from orrery.games.cluster.placement import has_place
from orrery.games.cluster.scoring import score_seat
from orrery.games.cluster.state import (
    EXTRA,
    FINAL,
    NORMAL,
    NOVA_PLACEMENT,
    NOWHERE,
    SCORING,
    Cluster,
)


def group_on_top(state: Cluster) -> i64:
    """The group of which tiles are drawn; ``GROUP_COUNT`` if the stack is used up (G4.4)."""
    for index in range(i64(GROUP_COUNT * KINDS)):
        if state.bag[index] > 0:
            return index // KINDS
    return GROUP_COUNT


def begin_turn(state: Cluster, seat: i64) -> None:
    """Ten action points (G4.9); a tile comes first, except in scoring, extra and final turns."""
    state.turn += 1
    state.points_left = ACTION_POINTS
    state.mine = NOWHERE
    state.mined = 0
    built = state.built
    for cell in range(i64(CELLS)):
        built[cell] = 0
    state.tell(TURN_BEGAN, seat, state.turn, state.phase)
    open_turn(state, seat)


def open_turn(state: Cluster, seat: i64) -> None:
    """Ask the first question of a turn."""
    if state.phase == NORMAL:
        state.ask(CHANCE, DRAW_TILE, seat)
    elif state.phase == NOVA_PLACEMENT:
        ask_place(state, seat)
    else:
        state.ask(seat, ACT)


def take_tile(state: Cluster, seat: i64, kind: i64) -> None:
    """A tile has been drawn: it is placed at once (G4.8), but a supernova is put aside (G4.60)."""
    state.hand = kind
    state.tell(TILE_DRAWN, seat, kind)
    if kind != SUPERNOVA:
        ask_place(state, seat)
        return
    state.phase = SCORING
    state.due = state.seats
    state.tell(keys.SUPERNOVA, seat)
    state.ask(seat, ACT)


def ask_place(state: Cluster, seat: i64) -> None:
    """Placing is compulsory (G4.10); a tile that fits nowhere leaves the game (G3.9)."""
    if has_place(state, state.hand):
        state.ask(seat, PLACE)
        return
    state.tell(TILE_LOST, seat, state.hand)
    state.hand = EMPTY
    state.ask(seat, ACT)


def end_turn(state: Cluster, seat: i64) -> None:
    """Points left are lost (G4.9); scoring turns are scored (G4.58); then the next seat is at turn."""
    state.tell(TURN_ENDED, seat, state.points_left)
    if state.phase == SCORING or state.phase == FINAL:
        score_seat(state, seat)
    if enter_next_phase(state):
        begin_turn(state, (seat + 1) % state.seats)


def enter_next_phase(state: Cluster) -> bool:
    """Settle what the next turn is for; false when the game is over.

    A round of scoring, extra or final turns has one turn for each seat, so that the seat that drew a
    supernova is next when it ends (G4.62), and the seat after the last placement when the game does.
    """
    if state.phase == NORMAL or state.phase == NOVA_PLACEMENT:
        if group_on_top(state) < GROUP_COUNT:
            state.phase = NORMAL
        else:
            state.phase = EXTRA
            state.due = state.seats
        return True
    state.due -= 1
    if state.due > 0:
        return True
    if state.phase == FINAL:
        return False
    if state.phase == SCORING:
        state.phase = NOVA_PLACEMENT
    else:
        state.phase = FINAL
        state.due = state.seats
    return True
