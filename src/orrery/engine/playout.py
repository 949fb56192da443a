"""Random games with the loop on the compiled side: one playout, or a batch of them."""

from typing import final

from mypy_extensions import i64

from orrery.engine.chance import Rng, pick_weighted, total_weight
from orrery.engine.flow import CHANCE, Choices, S
from orrery.engine.game import Game, Setup


@final
class Playout:
    """Plays games to the end with random answers; keeps its buffers and its generator between games."""

    def __init__(self, seed: int) -> None:
        self.rng: Rng = Rng(seed)
        self.choices: Choices = Choices()
        self.weights: Choices = Choices()
        self.decisions: i64 = 0
        self.draws: i64 = 0

    def run(self, game: Game[S], state: S, limit: i64) -> bool:
        """Play on in place until the game is over; false if ``limit`` answers did not end it."""
        for _ in range(limit):
            if state.open == 0:
                return True
            self.step(game, state)
        return state.open == 0

    def step(self, game: Game[S], state: S) -> None:
        """Answer the first open question."""
        index: i64 = 0 if state.open == 1 else state.first_unanswered()
        ask = state.ask_at(index)
        choices = self.choices
        choices.count = 0
        decision = game.decisions[ask.decision]
        decision.options(state, ask, choices)
        if ask.seat != CHANCE:
            self.decisions += 1
            game.apply(state, ask.seat, choices.get(self.rng.below(choices.count)))
            return
        self.draws += 1
        self.weights.count = 0
        decision.weights(state, ask, self.weights)
        ticket = self.rng.below(total_weight(self.weights))
        game.apply(state, CHANCE, choices.get(pick_weighted(self.weights, ticket)))


@final
class Batch:
    """What a batch of playouts gave: games, answers of seats, draws of CHANCE, and points by seat."""

    def __init__(self, games: int, decisions: int, draws: int, points: list[int]) -> None:
        self.games = games
        self.decisions = decisions
        self.draws = draws
        self.points = points

    def __repr__(self) -> str:
        return (
            f"Batch(games={self.games}, decisions={self.decisions}, draws={self.draws}, points={self.points})"
        )


def playouts(game: Game[S], setup: Setup, games: int, seed: int) -> Batch:
    """Whole random games from the start, one after the other; a game past its bound raises."""
    playout = Playout(seed)
    points: list[int] = [0] * setup.seats
    for _ in range(games):
        state = game.start(setup)
        if not playout.run(game, state, game.bound):
            raise RuntimeError(f"{game.key} did not end within {game.bound} answers")
        for seat in range(setup.seats):
            points[seat] += state.points(seat)
    return Batch(games, playout.decisions, playout.draws, points)
