"""A game is one object for all threads: games that are played side by side are those played alone."""

from concurrent.futures import ThreadPoolExecutor
from sys import getswitchinterval, setswitchinterval
from typing import Any

import pytest

from orrery.engine.chance import Rng
from orrery.engine.game import Game
from orrery.engine.plain import digest
from orrery.games.registry import TITLES

ANSWERS = 150
THREADS = 4


def played(game: Game[Any], seed: int) -> str:
    """The position after some answers, by all the ways in which a game looks for options."""
    rng = Rng(seed)
    state = game.start(game.setup(game.usual))
    for _ in range(ANSWERS):
        if not game.asks(state):
            break
        ask = game.asks(state)[0]
        choice = game.sample(state, ask, rng)
        assert choice in game.options(state, ask)
        assert game.only_answer(state, ask) in (-2, choice)
        game.apply(state, ask.seat, choice)
    return digest(state)


@pytest.mark.parametrize("key", TITLES)
def test_threads_may_share_a_game(key: str) -> None:
    game = TITLES[key]
    alone = [played(game, seed) for seed in range(THREADS)]

    usual = getswitchinterval()
    setswitchinterval(1e-5)
    try:
        with ThreadPoolExecutor(THREADS) as pool:
            together = list(pool.map(lambda seed: played(game, seed), range(THREADS)))
    finally:
        setswitchinterval(usual)

    assert together == alone
