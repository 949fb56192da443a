"""The player that takes the best plan it sees for its own turn."""

from typing import Any, Final, final

from mypy_extensions import i64

from orrery.engine.chance import Rng
from orrery.engine.flow import S
from orrery.engine.game import Game
from orrery.players.evaluate.evaluator import Evaluator
from orrery.players.player import Player
from orrery.players.search import Effort, Search

GREEDY: Final = "greedy"
EFFORT: Final = Effort(3, 400, 4)
GLANCE: Final = Effort(2, 200, 1)
"""How closely prospects are looked at."""


@final
class GreedyPlayer(Player):
    """Looks at all chains of its own answers up to what others or CHANCE decide, and values their ends."""

    def __init__(
        self, rng: Rng, evaluator: Evaluator[Any], effort: Effort = EFFORT, glance: Effort = GLANCE
    ) -> None:
        super().__init__(GREEDY, rng)
        self.evaluator: Evaluator[Any] = evaluator
        self.effort: Effort = effort
        self.glance: Effort = glance

    def answer(self, game: Game[S], view: object, seat: int) -> list[int]:
        if self.evaluator.looks() > 0:
            guesses = [game.guess(view, self.rng) for _ in range(self.evaluator.looks())]
            return self.evaluator.advise(game, guesses, seat, self.rng)
        state = game.guess(view, self.rng)
        seed: i64 = self.rng.word()
        self._look_ahead(game, state, seat, seed)
        return Search(game, self.evaluator, seat, seed, self.effort, self.until).best(state).chain

    def _look_ahead(self, game: Game[S], state: S, seat: i64, seed: i64) -> None:
        """Let the evaluator know what its prospects are worth."""
        search = Search(game, self.evaluator, seat, seed, self.glance, self.until)
        values: list[int] = []
        for prospect in self.evaluator.prospects(state, seat):
            game.drive(prospect)
            values.append(int(search.best(prospect).value))
        self.evaluator.weigh(state, seat, values)


def glanced(game: Game[S], evaluator: Evaluator[Any], view: object, seat: int, seed: int) -> int:
    """The single answer that seems best without thinking ahead."""
    rng = Rng(seed)
    state = game.guess(view, rng)
    return int(Search(game, evaluator, seat, rng.word(), GLANCE).quick(state))
