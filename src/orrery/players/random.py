"""The player without a plan."""

from typing import Final, final

from orrery.engine.flow import S
from orrery.engine.game import Game
from orrery.players.player import NEVER, Player
from orrery.players.reply import PlayerReply

RANDOM: Final = "random"


@final
class RandomPlayer(Player):
    """Answers with any option, all alike."""

    def answer(self, game: Game[S], view: object, seat: int, until: float = NEVER) -> PlayerReply:
        state = game.guess(view, self.rng)
        ask = state.ask_at(state.find_ask(seat))
        options = game.options(state, ask)
        return PlayerReply([options[self.rng.below(len(options))]])
