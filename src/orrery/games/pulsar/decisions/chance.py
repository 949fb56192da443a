"""What CHANCE is asked: the set-up, the dice, and whatever is turned face up."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.chance import DrawFromBag
from orrery.engine.decision import Alternatives, Decision
from orrery.engine.flow import Ask, Choices
from orrery.games.pulsar.data.goals import GOALS, OF_HEADQUARTERS
from orrery.games.pulsar.keys import (
    BOARD_DRAWN,
    EXPLORATION_DRAWN,
    GOAL_DRAWN,
    HQ_DRAWN,
    ORDER_DRAWN,
    ROLLED,
    SYSTEM_FOUND,
    TRANSMITTER_SHOWN,
)
from orrery.games.pulsar.state import COUNTERS, TILES, Pulsar

PER_LETTER: Final = 8
HQ_BOARDS: Final = 4


@final
class DrawOrder(Decision[Pulsar]):
    """Who takes the next place in the play order (P1.10)."""

    def size(self, state: Pulsar) -> i64:
        return COUNTERS

    def options(self, state: Pulsar, ask: Ask, out: Choices) -> None:
        for seat in range(state.seats):
            if seat not in state.order:
                out.add(seat)

    def resolve(self, state: Pulsar, ask: Ask, choice: i64) -> None:
        state.order[ask.x] = choice
        state.tell(ORDER_DRAWN, choice, ask.x)


@final
class DrawBoard(Alternatives[Pulsar]):
    """Which of the four boards of a category is in play (P1.6); ``x`` is the category, from 0."""

    def resolve(self, state: Pulsar, ask: Ask, choice: i64) -> None:
        state.boards[ask.x] = choice
        state.tell(BOARD_DRAWN, -1, ask.x, choice)


@final
class DrawGoal(Decision[Pulsar]):
    """Which side of which goal tile is in play (P1.7); without headquarters one tile stays out (P1.18)."""

    def size(self, state: Pulsar) -> i64:
        return len(GOALS)

    def options(self, state: Pulsar, ask: Ask, out: Choices) -> None:
        for face in range(i64(len(GOALS))):
            if not self._is_out(state, face):
                out.add(face)

    def _is_out(self, state: Pulsar, face: i64) -> bool:
        if state.with_hqs == 0 and face in OF_HEADQUARTERS:
            return True
        for drawn in state.goals:
            if drawn >= 0 and drawn // 2 == face // 2:
                return True
        return False

    def resolve(self, state: Pulsar, ask: Ask, choice: i64) -> None:
        state.goals[ask.x] = choice
        state.tell(GOAL_DRAWN, -1, ask.x, choice)


@final
class DrawHq(Decision[Pulsar]):
    """Which headquarters board a seat gets (P1.9); ``x`` is the seat."""

    def size(self, state: Pulsar) -> i64:
        return HQ_BOARDS

    def options(self, state: Pulsar, ask: Ask, out: Choices) -> None:
        for board in range(i64(HQ_BOARDS)):
            if board not in state.hqs:
                out.add(board)

    def resolve(self, state: Pulsar, ask: Ask, choice: i64) -> None:
        state.hqs[ask.x] = choice
        state.tell(HQ_DRAWN, ask.x, choice)


@final
class Roll(Alternatives[Pulsar]):
    """One silver die (P2.1)."""

    def resolve(self, state: Pulsar, ask: Ask, choice: i64) -> None:
        state.pool[choice] += 1
        state.tell(ROLLED, -1, choice + 1)


@final
class DrawTransmitter(DrawFromBag[Pulsar]):
    """The next transmitter of the stack: all of letter A before B before C (P1.5); ``x`` is its place."""

    def bag(self, state: Pulsar, ask: Ask) -> vec[i64]:
        return state.transmitter_bag

    def options(self, state: Pulsar, ask: Ask, out: Choices) -> None:
        first: i64 = 0
        while state.transmitter_bag[first] == 0:
            first += 1
        last: i64 = (first // PER_LETTER + 1) * PER_LETTER
        for tile in range(first, last):
            if state.transmitter_bag[tile] > 0:
                out.add(tile)

    def weights(self, state: Pulsar, ask: Ask, out: Choices) -> None:
        offered = Choices()
        self.options(state, ask, offered)
        for _ in range(offered.count):
            out.add(1)

    def size(self, state: Pulsar) -> i64:
        return TILES

    def drawn(self, state: Pulsar, ask: Ask, kind: i64) -> None:
        state.display[ask.x] = kind
        state.tell(TRANSMITTER_SHOWN, -1, ask.x, kind)


@final
class DrawSystem(DrawFromBag[Pulsar]):
    """What a system that is visited for the first time turns out to be (P4.5); ``x`` is the system."""

    def turn_of(self, ask: Ask) -> i64:
        return ask.y

    def bag(self, state: Pulsar, ask: Ask) -> vec[i64]:
        return state.tile_bag

    def drawn(self, state: Pulsar, ask: Ask, kind: i64) -> None:
        state.tiles[ask.x] = kind
        state.tell(SYSTEM_FOUND, ask.y, ask.x, kind)


@final
class DrawExploration(DrawFromBag[Pulsar]):
    """The next exploration tile (P1.8); ``x`` is 0 or 1, the second for those who look at two (P8.10)."""

    def turn_of(self, ask: Ask) -> i64:
        return ask.y

    def bag(self, state: Pulsar, ask: Ask) -> vec[i64]:
        return state.exploration_bag

    def drawn(self, state: Pulsar, ask: Ask, kind: i64) -> None:
        state.looked_at[ask.x] = kind
        state.tell(EXPLORATION_DRAWN, ask.y, kind)


def refill_exploration(state: Pulsar) -> None:
    """The discards become the new stack when the old one is empty (P1.8)."""
    for kind in range(i64(len(state.exploration_bag))):
        if state.exploration_bag[kind] > 0:
            return
    state.exploration_bag = state.exploration_discards
    state.exploration_discards = vec[i64]([0] * len(state.exploration_bag))
