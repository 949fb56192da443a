"""Looking ahead move by move, where two seats take turns and nothing is left to chance."""

from time import perf_counter
from typing import Final, Generic, final

from mypy_extensions import i64

from orrery.engine.flow import Choices, S
from orrery.engine.game import Game
from orrery.players.evaluate.evaluator import Evaluator
from orrery.players.player import NEVER
from orrery.players.reply import PlayerReply

WORST: Final = -1_000_000_000
SOONER: Final = 1
"""What a win gains, and a loss loses, with each move that it comes earlier."""


@final
class Minimax(Generic[S]):
    """One decision of one seat, so many moves ahead; what can't change the choice is not looked at."""

    def __init__(self, game: Game[S], evaluator: Evaluator[S], seat: i64) -> None:
        self.game: Game[S] = game
        self.evaluator: Evaluator[S] = evaluator
        self.seat: i64 = seat

    def best(self, root: S, plies: i64, until: float = NEVER) -> PlayerReply:
        """The answer with the best value; out of time, as far ahead as was looked by then."""
        found = self._ahead(root, 1)
        for depth in range(i64(2), plies + 1):
            if until != NEVER and perf_counter() >= until:
                break
            found = self._ahead(root, depth)
        return found

    def ranked(self, root: S, plies: i64, until: float = NEVER) -> list[PlayerReply]:
        """All answers with their values, the best first; of equal ones in their order. Time is as in best."""
        found = self._valued(root, 1)
        for depth in range(i64(2), plies + 1):
            if until != NEVER and perf_counter() >= until:
                break
            found = self._valued(root, depth)
        return sorted(found, key=loss)

    def _valued(self, root: S, plies: i64) -> list[PlayerReply]:
        """Each answer with its value so many moves ahead."""
        found: list[PlayerReply] = []
        for choice in self._options(root).listed():
            found.append(PlayerReply([choice], int(self._after(root, choice, plies, WORST, -WORST))))
        return found

    def _ahead(self, root: S, plies: i64) -> PlayerReply:
        """The best answer so many moves ahead; of equal ones the first."""
        options = self._options(root)
        best: i64 = WORST
        choice: i64 = options.get(0)
        for index in range(options.count):
            found: i64 = self._after(root, options.get(index), plies, best, -WORST)
            if found > best:
                best = found
                choice = options.get(index)
        return PlayerReply([int(choice)], int(best))

    def _after(self, state: S, choice: i64, plies: i64, low: i64, high: i64) -> i64:
        ahead = self.game.clone(state)
        self.game.apply(ahead, ahead.ask_at(0).seat, choice)
        return self._value(ahead, plies - 1, low, high)

    def _value(self, state: S, plies: i64, low: i64, high: i64) -> i64:
        """The value for the seat, if it lies between ``low`` and ``high``; else on which side of them."""
        if state.open == 0 or plies == 0:
            value: i64 = self.evaluator.value(state, self.seat)
            return value + (plies * SOONER if value > 0 else -plies * SOONER)
        options = self._options(state)
        if state.ask_at(0).seat == self.seat:
            return self._highest(state, options, plies, low, high)
        return self._lowest(state, options, plies, low, high)

    def _highest(self, state: S, options: Choices, plies: i64, low: i64, high: i64) -> i64:
        for index in range(options.count):
            low = max(low, self._after(state, options.get(index), plies, low, high))
            if low >= high:
                break
        return low

    def _lowest(self, state: S, options: Choices, plies: i64, low: i64, high: i64) -> i64:
        for index in range(options.count):
            high = min(high, self._after(state, options.get(index), plies, low, high))
            if low >= high:
                break
        return high

    def _options(self, state: S) -> Choices:
        options = Choices()
        self.game.offer(state, state.ask_at(0), options)
        return options


def loss(reply: PlayerReply) -> int:
    return -reply.value if reply.value is not None else 0
