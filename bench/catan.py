"""Catanatron as a peer: another game of PULSAR's weight, in pure Python, for two players."""

import random
from typing import Any

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, RandomPlayer

from bench.cases import SEED
from bench.timing import Work


def new_game(seed: int) -> Any:
    return Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=seed)


def is_over(game: Any) -> bool:
    return game.winning_color() is not None or game.state.num_turns >= TURNS_LIMIT


def answer(game: Any) -> None:
    """One random action; it is not checked, just as our own driver doesn't check."""
    actions = game.state.playable_actions
    game.execute(actions[int(random.random() * len(actions))], validate_action=False)


def played_decisions() -> Work:
    """A whole random game driven from Python, in actions of players; the dice are one of them."""
    seed = SEED

    def work() -> int:
        nonlocal seed
        seed += 1
        decisions = 0
        game = new_game(seed)
        while not is_over(game):
            answer(game)
            decisions += 1
        return decisions

    return work


def clones() -> Work:
    """One copy of each of many positions of random games."""
    sample = positions(games=3, every=25)

    def work() -> int:
        for game in sample:
            game.copy()
        return len(sample)

    return work


def positions(games: int, every: int) -> list[Any]:
    found: list[Any] = []
    for seed in range(SEED, SEED + games):
        game = new_game(seed)
        while not is_over(game):
            answer(game)
            if len(game.state.actions) % every == 0:
                found.append(game.copy())
    return found
