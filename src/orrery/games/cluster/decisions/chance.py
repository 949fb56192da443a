"""The questions to CHANCE: who begins, the next tile, the die."""

from typing import Final, final

from mypy_extensions import i64

from orrery.engine.decision import Decision
from orrery.engine.flow import Ask, Choices
from orrery.games.cluster.data.limits import CRYSTALS, FACE_TYPES
from orrery.games.cluster.data.tiles import KINDS, SUPERNOVA
from orrery.games.cluster.keys import ACT, CRYSTAL_FOUND, FIRST_DRAWN
from orrery.games.cluster.state import Cluster
from orrery.games.cluster.turn import begin_turn, group_on_top, take_tile

FACES: Final = 6


@final
class DrawFirst(Decision[Cluster]):
    """Who takes the first turn (G4.7)."""

    def size(self, state: Cluster) -> i64:
        return state.seats

    def options(self, state: Cluster, ask: Ask, out: Choices) -> None:
        for seat in range(state.seats):
            out.add(seat)

    def resolve(self, state: Cluster, ask: Ask, choice: i64) -> None:
        state.tell(FIRST_DRAWN, choice)
        begin_turn(state, choice)


@final
class DrawTile(Decision[Cluster]):
    """The next tile of the group on top, for the seat in ``x``; its order is settled by drawing (G4.4)."""

    def turn_of(self, ask: Ask) -> i64:
        return ask.x

    def size(self, state: Cluster) -> i64:
        return KINDS

    def options(self, state: Cluster, ask: Ask, out: Choices) -> None:
        first: i64 = group_on_top(state) * KINDS
        for kind in range(i64(KINDS)):
            if state.bag[first + kind] > 0 and not is_held_back(state, kind):
                out.add(kind)

    def weights(self, state: Cluster, ask: Ask, out: Choices) -> None:
        first: i64 = group_on_top(state) * KINDS
        for kind in range(i64(KINDS)):
            if state.bag[first + kind] > 0 and not is_held_back(state, kind):
                out.add(state.bag[first + kind])

    def resolve(self, state: Cluster, ask: Ask, choice: i64) -> None:
        state.bag[group_on_top(state) * KINDS + choice] -= 1
        state.draws += 1
        if choice == SUPERNOVA:
            state.nova_draw = state.draws
        take_tile(state, ask.x, choice)


def is_held_back(state: Cluster, kind: i64) -> bool:
    """Whether the second supernova would come too soon after the first (option, G4.66)."""
    return kind == SUPERNOVA and state.nova_draw > 0 and state.draws + 1 - state.nova_draw < state.min_gap


@final
class Roll(Decision[Cluster]):
    """The die of the seat in ``x`` tells the type of a mined crystal (G4.27)."""

    def turn_of(self, ask: Ask) -> i64:
        return ask.x

    def size(self, state: Cluster) -> i64:
        return FACES

    def options(self, state: Cluster, ask: Ask, out: Choices) -> None:
        for face in range(i64(FACES)):
            out.add(face)

    def resolve(self, state: Cluster, ask: Ask, choice: i64) -> None:
        kind: i64 = FACE_TYPES[choice]
        state.crystals[ask.x * CRYSTALS + kind] += 1
        state.tell(CRYSTAL_FOUND, ask.x, kind, choice)
        state.ask(ask.x, ACT)
