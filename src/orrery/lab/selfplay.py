"""Games from which a value is learned: positions as their seats see them, and how the game ended for each."""

from array import array
from dataclasses import dataclass
from typing import Any, Final

from orrery.engine.chance import Rng
from orrery.engine.errors import BadSetup
from orrery.engine.flow import CHANCE, Ask
from orrery.games.registry import find_title
from orrery.lab.arena import play
from orrery.lab.contender import Contender
from orrery.lab.opening import opening_of
from orrery.lab.result import Result
from orrery.players.by_title import make_evaluator, make_features
from orrery.players.evaluate.evaluator import PASSING, Evaluator
from orrery.players.features.feature_set import FeatureSet

MOST_ROWS: Final = 96
"""Positions that are kept of a game, drawn from all: they share one outcome, so that more tell little."""
NOBODY: Final = -2


@dataclass(frozen=True)
class LessonJob:
    """One game to learn from, the players by seat."""

    title: str
    options: dict[str, str]
    players: tuple[Contender, ...]
    seed: int


@dataclass(frozen=True)
class Lesson:
    """What a game taught: rows of inputs one after the other and their targets, both as 32-bit floats.

    A target is the final margin over the best other seat, or, where secrets decide, the share of the win.
    """

    rows: bytes
    targets: bytes
    points: tuple[int, ...]


def play_lesson(job: LessonJob) -> Lesson:
    """Play the game and keep what can be learned from it."""
    game, seats = find_title(job.title), len(job.players)
    notes = Notes(features_of(job.title), make_evaluator(job.title), Rng(job.seed + seats + 1))
    players = [player.sit_down(job.title, job.seed + 1 + seat) for seat, player in enumerate(job.players)]
    setup = game.setup(seats, job.options)
    result = play(game, setup, players, job.seed, notes.take, opening_of(job.title, seats))
    return notes.lesson(result, bool(game.hides))


def features_of(title: str) -> FeatureSet[Any]:
    """The inputs of a title; raises :class:`BadSetup` where nobody has written any."""
    features = make_features(title)
    if features is None:
        raise BadSetup(
            f"positions of {title} are not described by any inputs, so that nothing can be learned"
        )
    return features


class Notes:
    """The positions of a game that are kept, of all that somebody's search could have to value."""

    def __init__(self, features: FeatureSet[Any], evaluator: Evaluator[Any], rng: Rng) -> None:
        self.features = features
        self.evaluator = evaluator
        self.rng = rng
        self.seen = 0
        self.last_asked = NOBODY
        self.rows: list[array[float]] = []
        self.seats: list[tuple[int, float]] = []
        self.row = features.new_row()

    def take(self, state: Any) -> None:
        ask = state.ask_at(0)
        asked = int(ask.seat) if state.open == 1 else NOBODY
        begins = asked != self.last_asked or asked == NOBODY
        self.last_asked = asked
        for seat in range(state.seats):
            if (begins or asked == seat) and self._is_valued(ask, asked, seat):
                self.draw(state, seat)

    def _is_valued(self, ask: Ask, asked: int, seat: int) -> bool:
        """Whether a plan of the seat could end or rest in front of this question."""
        return asked not in (seat, CHANCE) or self.evaluator.stage(ask) != PASSING

    def draw(self, state: Any, seat: int) -> None:
        """Keep the position, or not: of all that were seen so far as many are kept, all alike."""
        self.seen += 1
        if len(self.rows) < MOST_ROWS:
            self.rows.append(array("f"))
            self.seats.append((seat, 1.0))
            place = len(self.rows) - 1
        else:
            place = int(self.rng.below(self.seen))
        if place < MOST_ROWS:
            self.features.fill(state, seat, self.row)
            self.rows[place] = array("f", self.row)
            self.seats[place] = (seat, self.features.stake(state))

    def lesson(self, result: Result, by_wins: bool) -> Lesson:
        """Everything kept, with how the game ended."""
        ends = result.wins if by_wins else margins(result.points)
        return Lesson(
            rows=b"".join(row.tobytes() for row in self.rows),
            targets=array("f", [ends[seat] / stake for seat, stake in self.seats]).tobytes(),
            points=result.points,
        )


def margins(points: tuple[int, ...]) -> tuple[float, ...]:
    """How many points each seat is ahead of the best other one."""
    return tuple(own - max(points[:seat] + points[seat + 1 :]) for seat, own in enumerate(points))
