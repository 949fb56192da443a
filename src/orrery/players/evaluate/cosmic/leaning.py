"""Personalities of Cosmic Encounter: terms of a position that count more to somebody, or less."""

from typing import Final, final

from mypy_extensions import i64

from orrery.games.cosmic.resolution import winning_bases
from orrery.games.cosmic.state import Cosmic
from orrery.players.evaluate.cosmic.evaluator import CosmicEvaluator, ValuedTrials
from orrery.players.evaluate.cosmic.worth import bases_worth, best_other, hand_worth
from orrery.players.evaluate.evaluator import POINT, Evaluator

# What can count more or less.
BASES: Final = "bases"
"""What external bases are worth."""
HOMES: Final = "homes"
"""Each home base."""
WARP: Final = "warp"
"""Each token in the Warp."""
CARDS: Final = "cards"
"""What the hand is worth."""
RIVALS: Final = "rivals"
"""What the best other seat has."""


@final
class LeaningEvaluator(ValuedTrials):
    """Trials end with what another evaluator says, and with what somebody likes besides.

    ``leans`` are parts of what a term is worth, or bases for each one of it; whoever wins has no likes.
    """

    def __init__(self, judge: Evaluator[Cosmic], leans: dict[str, float]) -> None:
        super().__init__(CosmicEvaluator())
        self.judge: Evaluator[Cosmic] = judge
        self.bases: i64 = thousandths(leans, BASES)
        self.homes: i64 = thousandths(leans, HOMES)
        self.warp: i64 = thousandths(leans, WARP)
        self.cards: i64 = thousandths(leans, CARDS)
        self.rivals: i64 = thousandths(leans, RIVALS)

    def value(self, state: Cosmic, seat: i64) -> i64:
        worth: i64 = self.judge.value(state, seat)
        for other in range(state.seats):
            if winning_bases(state, other) >= state.goal:
                return worth
        return worth + self.liked(state, seat)

    def liked(self, state: Cosmic, seat: i64) -> i64:
        total: i64 = state.homes[seat] * self.homes + state.warp[seat] * self.warp
        total += bases_worth(state.external[seat]) * self.bases // POINT
        total += hand_worth(state, seat) * self.cards // POINT if self.cards != 0 else 0
        return total + (best_other(state, seat) * self.rivals // POINT if self.rivals != 0 else 0)

    def is_learned(self) -> bool:
        return self.judge.is_learned()

    def looks(self) -> i64:
        return self.judge.looks()

    def unit(self) -> str:
        return self.judge.unit()

    def unit_size(self) -> i64:
        return self.judge.unit_size()


def thousandths(leans: dict[str, float], term: str) -> i64:
    """A lean in thousandths."""
    return round(leans.get(term, 0.0) * POINT)
