"""The player without a plan."""

from typing import Final, final

from orrery.engine.flow import S
from orrery.engine.game import Game
from orrery.players.player import Player

RANDOM: Final = "random"


@final
class RandomPlayer(Player):
    """Answers with any option, all alike."""

    def answer(self, game: Game[S], view: object, seat: int) -> list[int]:
        state = game.guess(view, self.rng)
        ask = state.ask_at(state.find_ask(seat))
        options = game.options(state, ask)
        return [options[self.rng.below(len(options))]]
