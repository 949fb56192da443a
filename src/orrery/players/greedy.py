"""The player that takes the best plan it sees for its own turn."""

from typing import Any, Final, final

from mypy_extensions import i64

from orrery.engine.chance import Rng
from orrery.engine.flow import S
from orrery.engine.game import Game
from orrery.players.evaluate.evaluator import Evaluator, Look
from orrery.players.player import NEVER, Player
from orrery.players.reply import PlayerReply
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

    def answer(self, game: Game[S], view: object, seat: int, until: float = NEVER) -> PlayerReply:
        if self.evaluator.looks() > 0:
            guesses = [game.guess(view, self.rng) for _ in range(self.evaluator.looks())]
            return self.evaluator.advise(game, guesses, seat, self.rng)
        state = game.guess(view, self.rng)
        seed: i64 = self.rng.word()
        look = weighed_look(game, self.evaluator, state, seat, seed, self.glance, until)
        best = Search(game, look, seed, self.effort, until).best(state)
        return PlayerReply(best.chain, int(best.value))


def weighed_look(
    game: Game[S], evaluator: Evaluator[Any], state: S, seat: i64, seed: i64, glance: Effort, until: float
) -> Look[S]:
    """The look of a decision, which knows what the prospects of the seat are worth."""
    look: Look[S] = evaluator.look(seat)
    search = Search(game, look, seed, glance, until)
    values: list[int] = []
    for prospect in evaluator.prospects(state, seat):
        game.drive(prospect)
        values.append(int(search.best(prospect).value))
    look.weigh(state, values)
    return look


def glanced(game: Game[S], evaluator: Evaluator[Any], view: object, seat: int, seed: int) -> int:
    """The single answer that seems best without thinking ahead."""
    rng = Rng(seed)
    state = game.guess(view, rng)
    return int(Search(game, evaluator.look(seat), rng.word(), GLANCE).quick(state))
