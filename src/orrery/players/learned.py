"""Values learned from many games, where there are any for a title and its number of seats."""

import logging
from importlib.resources import files
from importlib.resources.abc import Traversable
from math import floor
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.chance import Rng
from orrery.engine.errors import WeightsError
from orrery.engine.flow import Ask, S
from orrery.engine.game import Game
from orrery.games.registry import find_title
from orrery.players.by_title import make_evaluator, make_features, make_own
from orrery.players.evaluate.evaluator import POINT, Evaluator, Look
from orrery.players.features.feature_set import FeatureSet
from orrery.players.net import Net
from orrery.players.reply import PlayerReply
from orrery.players.weights import TrainedWeights, file_name, unpacked

LOG: Final = logging.getLogger("orrery.players")


@final
class LearnedEvaluator(Evaluator[S]):
    """Values by a net; where a plan pauses and what is looked at first, the hand-written evaluator says.

    Not for several threads at once.
    """

    def __init__(self, hand: Evaluator[S], features: FeatureSet[S], net: Net) -> None:
        self.hand: Evaluator[S] = hand
        self.features: FeatureSet[S] = features
        self.net: Net = net
        self.row: vec[float] = features.new_row()

    def value(self, state: S, seat: i64) -> i64:
        if is_over(state):
            return final_margin(state, seat) * POINT
        self.features.fill(state, seat, self.row)
        points: float = self.features.worth(state, seat, self.net.value(self.row))
        return floor(points * POINT + 0.5)

    def is_learned(self) -> bool:
        return True

    def look(self, seat: i64) -> Look[S]:
        look = self.hand.look(seat)
        look.evaluator = self
        return look

    def stage(self, ask: Ask) -> i64:
        return self.hand.stage(ask)

    def mistake(self) -> i64:
        return self.hand.mistake()

    def moves_in_turn(self) -> bool:
        return self.hand.moves_in_turn()

    def looks(self) -> i64:
        return self.hand.looks()

    def advise(self, game: Game[S], guesses: list[S], seat: i64, rng: Rng, care: i64 = 1) -> PlayerReply:
        return self.hand.advise(game, guesses, seat, rng, care)

    def prospects(self, state: S, seat: i64) -> list[S]:
        return self.hand.prospects(state, seat)


def is_over(state: S) -> bool:
    return state.open == 0 and state.depth == 0


def final_margin(state: S, seat: i64) -> i64:
    """Points of a seat less those of the best other one."""
    best: i64 = 0
    is_first = True
    for other in range(state.seats):
        if other != seat and (is_first or state.points(other) > best):
            best = state.points(other)
            is_first = False
    return state.points(seat) - best


def start_net(features: FeatureSet[Any]) -> Net:
    """The net that a fit starts from: the hand-written terms, own less rival, and nothing else."""
    return Net(features.scales, 0, start_numbers(features))


def start_numbers(features: FeatureSet[Any]) -> list[float]:
    return [start * scale for start, scale in zip(features.starts, features.scales)] + [0.0]


def make_learned(weights: TrainedWeights, title: str, seats: int) -> Evaluator[Any]:
    """The evaluator that weights make; raises :class:`WeightsError` where they do not fit."""
    weights.check_for(title, seats)
    own = make_own(title, weights)
    if own is not None:
        return own
    features = make_features(title)
    if features is None:
        raise WeightsError(f"positions of {title} are not described by any inputs")
    return LearnedEvaluator(make_evaluator(title), features, weights.net(features))


@final
class Shelf:
    """A folder with files of weights, each read once.

    Whatever is wrong with one is logged, and the table goes on with the hand-written evaluator.
    """

    def __init__(self, folder: Traversable) -> None:
        self.folder: Traversable = folder
        self.found: dict[tuple[str, int], Evaluator[Any] | None] = {}

    def find(self, title: str, seats: int) -> Evaluator[Any] | None:
        key = (title, seats)
        if key not in self.found:
            self.found[key] = self._look_up(title, seats)
        return self.found[key]

    def _look_up(self, title: str, seats: int) -> Evaluator[Any] | None:
        path = self.folder.joinpath(file_name(title, seats))
        if not path.is_file():
            LOG.info("%s with %d seats has no weights: players value by hand-written rules", title, seats)
            return None
        try:
            weights = unpacked(path.read_bytes())
            made = make_learned(weights, title, seats)
        except WeightsError as error:
            LOG.warning("%s: %s; players of %s value by hand-written rules", error.code, error, title)
            return None
        if weights.rules != find_title(title).version:
            LOG.warning("the weights for %s were learned under version %d of its rules", title, weights.rules)
        return made


SHIPPED: Final = Shelf(files("orrery.players").joinpath("weights"))
"""The weights that came along."""


def find_learned(title: str, seats: int) -> Evaluator[Any] | None:
    """What was learned for a title and a number of seats, if it came along and fits."""
    return SHIPPED.find(title, seats)
