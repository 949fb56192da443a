"""The computer players by key.

A key is that of a level or a yardstick, or of a level with a personality, as ``hard-explorer``.
"""

from typing import Final

from orrery.engine.chance import Rng
from orrery.engine.errors import UnknownPlayer
from orrery.players.by_title import make_evaluator
from orrery.players.greedy import GREEDY, GreedyPlayer
from orrery.players.levels import LEVELS, LevelPlayer
from orrery.players.personalities import PERSONALITIES, find_personality
from orrery.players.player import Player
from orrery.players.random import RANDOM, RandomPlayer

YARDSTICKS: Final[tuple[str, ...]] = (RANDOM, GREEDY)
"""They stay as they are, so that others can be measured against them."""
LEVEL_KEYS: Final[tuple[str, ...]] = tuple(level.key for level in LEVELS)
PLAIN_KEYS: Final[tuple[str, ...]] = (*YARDSTICKS, *LEVEL_KEYS)
PERSONALITY_KEYS: Final[tuple[str, ...]] = tuple(
    dict.fromkeys(each.key for known in PERSONALITIES.values() for each in known)
)
KEYS: Final[tuple[str, ...]] = (
    *PLAIN_KEYS,
    *(f"{level}-{personality}" for level in LEVEL_KEYS for personality in PERSONALITY_KEYS),
)


def key_parts(key: str) -> tuple[str, str]:
    """The level, or the yardstick, and the personality, empty where there is none."""
    level, _, personality = key.partition("-")
    return level, personality


def make_player(key: str, title: str, seed: int) -> Player:
    """A player of a kind for a title; raises :class:`UnknownPlayer`.

    A personality that the title does not know changes nothing.
    """
    if key not in KEYS:
        raise UnknownPlayer(key)
    if key == RANDOM:
        return RandomPlayer(RANDOM, Rng(seed))
    if key == GREEDY:
        return GreedyPlayer(Rng(seed), make_evaluator(title))
    name, personality = key_parts(key)
    level = LEVELS[LEVEL_KEYS.index(name)]
    liked = find_personality(title, personality)
    return LevelPlayer(level, Rng(seed), make_evaluator(title), personality=liked)
