"""What is thought about is forgotten again: guesses and positions that are read back leave nothing behind."""

import gc
import tracemalloc
from collections.abc import Callable
from typing import Any

import pytest

from orrery.engine.chance import Rng
from orrery.engine.game import Game
from orrery.engine.plain import restore, snapshot
from tests.contract.titles import GAMES
from tests.contract.walks import positions

REPEATS = 60
LEFT = 200
"""Bytes that may be left for each, on average: the smallest row of a position takes more."""

titles = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def left_by(act: Callable[[], object]) -> float:
    """Bytes that are still in use after an act, on average."""
    act()
    gc.collect()
    tracemalloc.start()
    try:
        before, _ = tracemalloc.get_traced_memory()
        for _ in range(REPEATS):
            act()
        gc.collect()
        return (tracemalloc.get_traced_memory()[0] - before) / REPEATS
    finally:
        tracemalloc.stop()


def midgame(game: Game[Any]) -> Any:
    return list(positions(game, game.setup(game.most), 5))[-2]


@titles
def test_a_guess_is_forgotten(game: Game[Any]) -> None:
    view = game.view(midgame(game), 0)
    rng = Rng(1)

    assert left_by(lambda: game.guess(view, rng)) < LEFT


@titles
def test_a_position_that_is_read_back_is_forgotten(game: Game[Any]) -> None:
    setup = game.setup(game.most)
    stored = snapshot(game, midgame(game))

    assert left_by(lambda: restore(game, setup, stored)) < LEFT
