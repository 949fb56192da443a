"""How much time is left to a seat, and what it is already promised to."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.flow import FRAME_WIDTH
from orrery.games.pulsar.data.components import QUESTION
from orrery.games.pulsar.data.technologies import CATEGORY_OF_ROW, ROW_BONUSES
from orrery.games.pulsar.data.tracks import ROUNDS
from orrery.games.pulsar.keys import DRAW_TRANSMITTER, MOVE_COUNTER, PICK_DIE, ROLL, SCORING
from orrery.games.pulsar.state import Pulsar
from orrery.players.evaluate.evaluator import POINT
from orrery.players.evaluate.pulsar.weights import Weights

NEVER: Final = ROUNDS + 1
"""A round that does not come."""


@final
class Outlook:
    """One seat in one position.

    ``round`` is that of the next production, ``turns`` counts the turns of the seat that have not
    begun, ``busy`` the dice that unfinished work will take.
    """

    def __init__(self, state: Pulsar, seat: i64, weights: Weights) -> None:
        self.seat: i64 = seat
        self.weights: Weights = weights
        self.round: i64 = next_production(state)
        self.turns: i64 = ROUNDS - self.round + (1 if is_before_turns(state) else 0)
        if self.round == NEVER:
            self.turns = 0
        self.busy: i64 = 0
        self.bonuses: vec[i64] = vec[i64]([0] * (NEVER + 1))
        for late in range(i64(ROUNDS), self.round - 1, -1):
            self.bonuses[late] = self.bonuses[late + 1] + expected_bonus(state, late, weights)

    def productions(self) -> i64:
        """How many productions are to come."""
        return NEVER - self.round

    def promise(self, dice: i64) -> i64:
        """Schedule work that takes ``dice`` dice; returns the round of the first production after it."""
        self.busy += dice * POINT
        turns: i64 = (self.busy + self.weights.pace - 1) // self.weights.pace
        return ROUNDS - self.turns + turns if turns <= self.turns else NEVER

    def spin(self, size: i64, since: i64) -> i64:
        """What a gyrodyne that spins from a round on brings."""
        return (NEVER - since) * size * POINT + self.bonuses[since]


def next_production(state: Pulsar) -> i64:
    """The round of the next production; ``NEVER`` once the end is being scored."""
    if state.depth == 0:
        return NEVER
    for place in range(state.depth):
        if state.stack[place * FRAME_WIDTH] == SCORING:
            return NEVER
    return max(state.round, i64(1))


def is_before_turns(state: Pulsar) -> bool:
    """Whether the dice of this round are still being rolled or drafted, or the game set up."""
    if state.round == 0:
        return True
    asked: i64 = state.asked[1] if state.open > 0 else -1
    return asked == ROLL or asked == DRAW_TRANSMITTER or asked == PICK_DIE or asked == MOVE_COUNTER


def expected_bonus(state: Pulsar, late: i64, weights: Weights) -> i64:
    """What the row of a round adds to a spinning gyrodyne; the marker tells it only in its own round."""
    bonus: i64 = ROW_BONUSES[state.boards[CATEGORY_OF_ROW[late - 1] - 1]][late - 1]
    if bonus != QUESTION:
        return bonus * POINT
    return (state.marker + 1) // 2 * POINT if late == state.round else weights.question
