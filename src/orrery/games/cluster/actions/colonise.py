"""Colonies (G4.43 to G4.48)."""

from typing import Final, final

from mypy_extensions import i64

from orrery.engine.actions import NOT_THERE
from orrery.engine.decision import ALLOWED
from orrery.engine.flow import Ask, Choices
from orrery.games.cluster.actions.paid import PaidAction
from orrery.games.cluster.data.limits import COLONY_COST
from orrery.games.cluster.data.tiles import EMPTY, MITS
from orrery.games.cluster.keys import COLONISED
from orrery.games.cluster.lattice import CELLS, NAMES
from orrery.games.cluster.state import (
    COIN,
    LEADER,
    NOBODY,
    NOWHERE,
    OUT,
    PIECE_NAMES,
    PIECES,
    Cluster,
    is_habitable,
    is_sole_majority,
)


@final
class Colonise(PaidAction):
    """Leave a colonist behind, a coin or the leader; a target is ``cell * PIECES + piece``."""

    def __init__(self) -> None:
        super().__init__(tuple(f"colonise-{cell}-{piece}" for cell in NAMES[:CELLS] for piece in PIECE_NAMES))

    def forbidden(self, state: Cluster, ask: Ask, target: i64) -> str:
        cell: i64 = target // PIECES
        kind: i64 = state.tiles[cell]
        if kind == EMPTY:
            return NOT_THERE
        if not is_habitable(kind):
            return "G4.74" if kind == MITS else "G4.43"
        if state.settled[ask.seat] != NOWHERE or state.colonies[cell] != NOBODY:
            return "G4.48"
        if state.pennies[cell] == 0 or not is_sole_majority(state, ask.seat, cell):
            return "G4.43"
        return ALLOWED if is_there(state, ask.seat, cell, target % PIECES) else "G4.46"

    def cost(self, state: Cluster, ask: Ask, target: i64) -> i64:
        return COLONY_COST

    def carry_out(self, state: Cluster, seat: i64, target: i64) -> None:
        """All other members of the seat there leave the game (G4.44)."""
        cell: i64 = target // PIECES
        piece: i64 = target % PIECES
        lost: i64 = coins_lost(state, seat, target)
        leader_lost: i64 = 1 if loses_leader(state, seat, target) else 0
        state.lost[seat] += lost
        state.coins[seat * CELLS + cell] = 0
        if state.leaders[seat] == cell:
            state.leaders[seat] = OUT
        state.colonies[cell] = seat
        state.settled[seat] = cell
        state.colonists[seat] = piece
        state.tell(COLONISED, seat, cell, piece, lost + leader_lost)

    def offer(self, state: Cluster, ask: Ask, out: Choices) -> None:
        """Only where a tile has pennies and the seat has members, and only before its first colony."""
        seat: i64 = ask.seat
        if state.points_left < COLONY_COST or state.settled[seat] != NOWHERE:
            return
        pennies = state.pennies
        leader: i64 = state.leaders[seat]
        for cell in range(i64(CELLS)):
            if pennies[cell] > 0 and (state.coins[seat * CELLS + cell] > 0 or cell == leader):
                for target in range(cell * PIECES, (cell + 1) * PIECES):
                    if self.forbidden(state, ask, target) == ALLOWED:
                        out.add(self.first + target)


def is_there(state: Cluster, seat: i64, cell: i64, piece: i64) -> bool:
    """Whether a seat has its leader, or a coin, on a cell."""
    return state.leaders[seat] == cell if piece == LEADER else state.coins[seat * CELLS + cell] > 0


def coins_lost(state: Cluster, seat: i64, target: i64) -> i64:
    """How many coins leave the game with a colony: all but the colonist (G4.44)."""
    coins: i64 = state.coins[seat * CELLS + target // PIECES]
    return coins if target % PIECES == LEADER else coins - 1


def loses_leader(state: Cluster, seat: i64, target: i64) -> bool:
    """Whether the leader leaves the game with a colony: he is there and is not the colonist (G4.44)."""
    return target % PIECES == COIN and state.leaders[seat] == target // PIECES


COLONISE: Final = Colonise()
