"""The computer players by key."""

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from orrery.engine.chance import Rng
from orrery.engine.errors import UnknownPlayer
from orrery.players import evaluate
from orrery.players.evaluate.evaluator import Evaluator, PointsEvaluator
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
    """What ``evaluate/<title>`` makes; one that looks at points only where there is no such module."""
    name = f"{evaluate.__name__}.{title.replace('-', '_')}"
    if find_spec(name) is None:
        return PointsEvaluator()
    made: Evaluator[Any] = import_module(name).new_evaluator()
    return made
