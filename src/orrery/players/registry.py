"""The computer players by key."""

from typing import Any, Final

from orrery.engine.chance import Rng
from orrery.engine.errors import UnknownPlayer
from orrery.players.evaluate.backgammon import BackgammonEvaluator
from orrery.players.evaluate.cluster import ClusterEvaluator
from orrery.players.evaluate.connect_four import ConnectFourEvaluator
from orrery.players.evaluate.cosmic.evaluator import CosmicEvaluator
from orrery.players.evaluate.evaluator import Evaluator, PointsEvaluator
from orrery.players.evaluate.pulsar.evaluator import PulsarEvaluator
from orrery.players.evaluate.pulsar.weights import Weights
from orrery.players.greedy import GREEDY, GreedyPlayer
from orrery.players.player import Player
from orrery.players.random import RANDOM, RandomPlayer

KEYS: Final = (RANDOM, GREEDY)


def make_player(key: str, title: str, seed: int) -> Player:
    """A player of a kind for a title; raises :class:`UnknownPlayer`."""
    if key == RANDOM:
        return RandomPlayer(RANDOM, Rng(seed))
    if key == GREEDY:
        return GreedyPlayer(Rng(seed), make_evaluator(title))
    raise UnknownPlayer(key)


def make_evaluator(title: str) -> Evaluator[Any]:
    """The evaluator of a title; one that looks at points only if the title has none of its own."""
    if title == "pulsar":
        return PulsarEvaluator(Weights())
    if title == "cluster":
        return ClusterEvaluator()
    if title == "cosmic":
        return CosmicEvaluator()
    if title == "connect-four":
        return ConnectFourEvaluator()
    if title == "backgammon":
        return BackgammonEvaluator()
    return PointsEvaluator()
