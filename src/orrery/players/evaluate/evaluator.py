"""What a player has to know about a title beyond its rules: what a position is worth, where a plan pauses."""

from abc import ABC, abstractmethod
from typing import Final, Generic, final

from mypy_extensions import i64, mypyc_attr

from orrery.engine.chance import Rng
from orrery.engine.flow import CHANCE, Ask, S
from orrery.engine.game import Game
from orrery.players.reply import PlayerReply

POINT: Final = 1000
"""Values are in thousandths of a point."""

# What values count.
POINTS: Final = "points"
BASES: Final = "bases"
WINS: Final = "wins"

# What an open question is to a plan.
PASSING: Final = 0
"""Part of what is under way: it is answered before the position is valued."""
RESTING: Final = 1
"""Something is complete and something else may begin: the plan goes on from here."""
ENDING: Final = 2
"""The plan ends before this question."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator(ABC, Generic[S]):
    """Values positions of one title, and remembers nothing: whatever belongs to one decision is in a look."""

    @abstractmethod
    def value(self, state: S, seat: i64) -> i64:
        """What the position is worth to ``seat``, in thousandths of a point."""

    def look(self, seat: i64) -> "Look[S]":
        """The eyes of a seat for one decision."""
        return Look(self, seat)

    def stage(self, ask: Ask) -> i64:
        """What a question to the planning seat or to CHANCE is to a plan.

        By default a seat answers all its questions in a row, and a plan ends before CHANCE.
        """
        return ENDING if ask.seat == CHANCE else PASSING

    def is_learned(self) -> bool:
        """Whether its values come from many games."""
        return False

    def mistake(self) -> i64:
        """What a mistake that a beginner makes costs, in thousandths of a point."""
        return POINT

    def moves_in_turn(self) -> bool:
        """Whether two seats give single answers in turn, and nothing is hidden or left to chance."""
        return False

    def looks(self) -> i64:
        """How many guesses at what is hidden :meth:`advise` wants; none if it is not to be asked."""
        return 0

    def advise(self, game: Game[S], guesses: list[S], seat: i64, rng: Rng, care: i64 = 1) -> PlayerReply:
        """What ``seat`` should answer, for titles where looking at its own answers alone tells too little.

        ``care`` says how closely it is looked at: 0 is a glance. By default it is the option after which the
        first guess is worth most.
        """
        state = guesses[0]
        best = PlayerReply(list[int]())
        for choice in game.options(state, state.ask_at(state.find_ask(seat))):
            ahead = game.clone(state)
            game.apply(ahead, seat, choice)
            value = int(self.value(ahead, seat))
            if best.value is None or value > best.value:
                best = PlayerReply([choice], value)
        return best

    def advices(
        self, game: Game[S], guesses: list[S], seat: i64, rng: Rng, care: i64 = 1
    ) -> list[PlayerReply]:
        """The same with what else could be answered, the best first."""
        return [self.advise(game, guesses, seat, rng, care)]

    def unit(self) -> str:
        """What values count."""
        return POINTS

    def unit_size(self) -> i64:
        """The value of one of them."""
        return POINT

    def prospects(self, state: S, seat: i64) -> list[S]:
        """Positions of which the player shall find the best end before it weighs its options.

        They are given at rest, the next step still to be driven. None by default.
        """
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Look(Generic[S]):
    """How one seat sees positions while it decides once."""

    def __init__(self, evaluator: Evaluator[S], seat: i64) -> None:
        self.evaluator: Evaluator[S] = evaluator
        self.seat: i64 = seat

    def value(self, state: S) -> i64:
        return self.evaluator.value(state, self.seat)

    def weigh(self, state: S, values: list[int]) -> None:
        """Take in what the prospects of the position turned out to be worth, in their order."""
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
