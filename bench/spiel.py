"""OpenSpiel as a peer, driven from Python and with its own loop in C++."""

from random import Random

import pyspiel

from bench.cases import SEED
from bench.timing import Work

BATCH = {"connect_four": 100, "backgammon": 4}


def played_games(name: str) -> Work:
    """A whole random game driven from Python; chance by its listed odds."""
    game = pyspiel.load_game(name)
    random = Random(SEED).random

    def work() -> int:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(weighted(state.chance_outcomes(), random()))
            else:
                legal = state.legal_actions()
                state.apply_action(legal[int(random() * len(legal))])
        return 1

    return work


def alternating_games(name: str) -> Work:
    """The same for a game without chance: it is over when nothing is legal, as in our own loop."""
    game = pyspiel.load_game(name)
    random = Random(SEED).random

    def work() -> int:
        for _ in range(BATCH[name]):
            state = game.new_initial_state()
            while legal := state.legal_actions():
                state.apply_action(legal[int(random() * len(legal))])
        return BATCH[name]

    return work


def weighted(outcomes: list[tuple[int, float]], ticket: float) -> int:
    """The outcome whose share of the odds holds ``ticket``."""
    for outcome, odds in outcomes:
        ticket -= odds
        if ticket < 0:
            return outcome
    return outcomes[-1][0]


def games_inside(name: str) -> Work:
    """Random rollouts in C++: a search of one simulation values its root by a batch of them.

    The search can't begin at a chance node, so a first roll is made before it.
    """
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    if state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    evaluator = pyspiel.RandomRolloutEvaluator(BATCH[name], SEED)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 1000, False, SEED, False)

    def work() -> int:
        bot.mcts_search(state)
        return BATCH[name]

    return work


def lengths_of_games(name: str, games: int) -> list[int]:
    """Answers in each of some random games without chance, by the seed of all comparisons."""
    game = pyspiel.load_game(name)
    random = Random(SEED).random
    lengths: list[int] = []
    for _ in range(games):
        state = game.new_initial_state()
        while legal := state.legal_actions():
            state.apply_action(legal[int(random() * len(legal))])
        lengths.append(len(state.history()))
    return lengths
