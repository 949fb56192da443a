"""What a player has to know about a title beyond its rules: what a position is worth, where a plan pauses."""

from abc import ABC, abstractmethod
from typing import Final, Generic, final

from mypy_extensions import i64, mypyc_attr

from orrery.engine.chance import Rng
from orrery.engine.flow import CHANCE, Ask, S
from orrery.engine.game import Game

POINT: Final = 1000
"""Values are in thousandths of a point."""

# What an open question is to a plan.
PASSING: Final = 0
"""Part of what is under way: it is answered before the position is valued."""
RESTING: Final = 1
"""Something is complete and something else may begin: the plan goes on from here."""
ENDING: Final = 2
"""The plan ends before this question."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator(ABC, Generic[S]):
    """Values positions of one title; it may keep what it was told about the decision at hand."""

    @abstractmethod
    def value(self, state: S, seat: i64) -> i64:
        """What the position is worth to ``seat``, in thousandths of a point."""

    def stage(self, ask: Ask) -> i64:
        """What a question to the planning seat or to CHANCE is to a plan.

        By default a seat answers all its questions in a row, and a plan ends before CHANCE.
        """
        return ENDING if ask.seat == CHANCE else PASSING

    def looks(self) -> i64:
        """How many guesses at what is hidden :meth:`advise` wants; none if it is not to be asked."""
        return 0

    def advise(self, game: Game[S], guesses: list[S], seat: i64, rng: Rng) -> list[int]:
        """What ``seat`` should answer, for titles where looking at its own answers alone tells too little."""
        return []

    def prospects(self, state: S, seat: i64) -> list[S]:
        """Positions of which the player shall find the best end before it weighs its options.

        They are given at rest, the next step still to be driven. None by default.
        """
        return []

    def weigh(self, state: S, seat: i64, values: list[int]) -> None:
        """What the prospects turned out to be worth, in their order; called before each decision."""
        return


@final
class PointsEvaluator(Evaluator[S]):
    """For a title of which nothing is known: own points, less those of the best other seat."""

    def value(self, state: S, seat: i64) -> i64:
        most: i64 = 0
        for other in range(state.seats):
            if other != seat:
                most = max(most, state.points(other))
        return (state.points(seat) - most) * POINT
