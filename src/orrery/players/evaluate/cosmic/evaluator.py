"""Greedy play of Cosmic Encounter: every real choice is tried out to the end of the challenge.

A trial takes a guess at what is hidden, gives one answer, lets everybody go on with quick answers until
the challenge is over, and values the position. All options meet the same guesses and the same luck.
"""

from typing import Final, final

from mypy_extensions import i64

from orrery.engine.chance import Rng
from orrery.engine.flow import CHANCE, PASS, Ask, Choices
from orrery.engine.game import Game
from orrery.games.cosmic.keys import (
    BRING_HOME,
    GIVE_UP_TOKEN,
    LOAD_TOKEN,
    OFFER,
    RESPOND,
    RETRIEVE,
)
from orrery.games.cosmic.state import Cosmic
from orrery.games.cosmic.windows import ENDING
from orrery.players.evaluate.cosmic.policy import quick
from orrery.players.evaluate.cosmic.worth import worth
from orrery.players.evaluate.evaluator import Evaluator

GUESSES: Final = 5
LONGEST_TRIAL: Final = 600
PLAIN: Final[tuple[int, ...]] = (LOAD_TOKEN, BRING_HOME, GIVE_UP_TOKEN, RETRIEVE)
"""Questions that are answered at a glance."""
EFFORT: Final = 40
"""A card that is played has to bring so much more than passing, in thousandths of a base."""
MOST_TRIED: Final = 18


@final
class CosmicEvaluator(Evaluator[Cosmic]):
    """Values positions, and advises by trials."""

    def __init__(self) -> None:
        self.choices: Choices = Choices()

    def value(self, state: Cosmic, seat: i64) -> i64:
        return worth(state, seat)

    def looks(self) -> i64:
        return GUESSES

    def advise(self, game: Game[Cosmic], guesses: list[Cosmic], seat: i64, rng: Rng) -> list[int]:
        state = guesses[0]
        ask = state.ask_at(state.find_ask(seat))
        options = Choices()
        game.offer(state, ask, options)
        if options.count == 1 or ask.decision in PLAIN:
            return [int(quick(state, ask, options, rng))]
        if ask.decision == OFFER:
            return self._best_offer(game, guesses, ask, rng)
        return [self._best(game, guesses, ask, options, rng)]

    def _best(self, game: Game[Cosmic], guesses: list[Cosmic], ask: Ask, options: Choices, rng: Rng) -> int:
        """The option with the best trials; of equal ones the first, which is passing."""
        seed: i64 = rng.word()
        best: i64 = options.get(0)
        most: i64 = -(10**9)
        for index in range(min(options.count, MOST_TRIED)):
            choice = options.get(index)
            total = self._tried(game, guesses, ask.seat, [int(choice)], seed)
            if ask.decision == RESPOND and choice != PASS:
                total -= EFFORT * len(guesses)
            if total > most:
                most = total
                best = choice
        return int(best)

    def _best_offer(self, game: Game[Cosmic], guesses: list[Cosmic], ask: Ask, rng: Rng) -> list[int]:
        """One of the offers that the title proposes, or no deal; an offer under way is finished quickly."""
        plans = game.plans(guesses[0], ask)
        if not plans:
            options = Choices()
            game.offer(guesses[0], ask, options)
            return [int(quick(guesses[0], ask, options, rng))]
        seed: i64 = rng.word()
        best: list[int] = [PASS]
        most = self._tried(game, guesses, ask.seat, best, seed)
        for plan in plans:
            total = self._tried(game, guesses, ask.seat, plan.choices, seed)
            if total > most:
                most = total
                best = plan.choices
        return best

    def _tried(
        self, game: Game[Cosmic], guesses: list[Cosmic], seat: i64, chain: list[int], seed: i64
    ) -> i64:
        total: i64 = 0
        for index in range(len(guesses)):
            ahead = game.clone(guesses[index])
            for choice in chain:
                game.apply(ahead, seat, choice)
            self._finish(game, ahead, Rng(seed + index))
            total += worth(ahead, seat)
        return total

    def _finish(self, game: Game[Cosmic], state: Cosmic, rng: Rng) -> None:
        """Quick answers until the challenge, or the next one, has come to its end."""
        begun: i64 = state.occasion
        for _ in range(LONGEST_TRIAL):
            if state.open == 0 or is_ending(state, begun):
                return
            ask = state.ask_at(0 if state.open == 1 else state.first_unanswered())
            if ask.seat == CHANCE:
                game.apply(state, CHANCE, game.sample(state, ask, rng))
            else:
                self.choices.count = 0
                game.offer(state, ask, self.choices)
                game.apply(state, ask.seat, quick(state, ask, self.choices, rng))


def is_ending(state: Cosmic, begun: i64) -> bool:
    """Everybody is asked at the end of a challenge, in a window that was opened later than ``begun``."""
    ask = state.ask_at(0)
    return ask.decision == RESPOND and ask.x == ENDING and state.occasion > begun
