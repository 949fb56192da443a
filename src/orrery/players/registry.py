"""The computer players by key."""

from typing import Final

from orrery.engine.chance import Rng
from orrery.engine.errors import UnknownPlayer
from orrery.players.by_title import make_evaluator
from orrery.players.greedy import GREEDY, GreedyPlayer
from orrery.players.levels import LEVELS, LevelPlayer
from orrery.players.player import Player
from orrery.players.random import RANDOM, RandomPlayer

YARDSTICKS: Final[tuple[str, ...]] = (RANDOM, GREEDY)
"""They stay as they are, so that others can be measured against them."""
LEVEL_KEYS: Final[tuple[str, ...]] = tuple(level.key for level in LEVELS)
KEYS: Final[tuple[str, ...]] = (*YARDSTICKS, *LEVEL_KEYS)


def make_player(key: str, title: str, seed: int) -> Player:
    """A player of a kind for a title; raises :class:`UnknownPlayer`."""
    if key == RANDOM:
        return RandomPlayer(RANDOM, Rng(seed))
    if key == GREEDY:
        return GreedyPlayer(Rng(seed), make_evaluator(title))
    for level in LEVELS:
        if level.key == key:
            return LevelPlayer(level, Rng(seed), make_evaluator(title))
    raise UnknownPlayer(key)
