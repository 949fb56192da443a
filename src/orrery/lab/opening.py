"""Different games of titles in which nothing is left to chance."""

from functools import cache
from typing import Final

from orrery.engine.chance import Rng
from orrery.engine.flow import CHANCE
from orrery.games.registry import find_title

OPENING: Final = 4
"""Answers at the start of a game that are drawn at random where no die ever is."""


@cache
def opening_of(title: str, seats: int) -> int:
    """How many answers open a game at random: otherwise two players without dice play one game for ever.

    They are drawn from the dice of the game, so that they are the same whoever sits where.
    """
    game = find_title(title)
    state = game.start(game.setup(seats))
    rng = Rng(seats)
    while asks := game.asks(state):
        if asks[0].seat == CHANCE:
            return 0
        game.apply(state, asks[0].seat, game.sample(state, asks[0], rng))
    return OPENING
