"""Who plays in many games: a computer player by name, so that it can be sent to another process."""

from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, final

from orrery.engine.chance import Rng
from orrery.engine.errors import BadSetup, UnknownPlayer
from orrery.engine.flow import S
from orrery.engine.game import Game
from orrery.players.evaluate.evaluator import Evaluator
from orrery.players.greedy import GreedyPlayer
from orrery.players.learned import make_learned
from orrery.players.player import NEVER, Player
from orrery.players.random import RANDOM, RandomPlayer
from orrery.players.registry import KEYS, make_player
from orrery.players.reply import PlayerReply
from orrery.players.weights import unpacked

THOUSAND: Final = 1000


@dataclass(frozen=True)
class Contender:
    """A player to be made where the game is played.

    ``weights``, the bytes of such a file, make a greedy player that values positions by them. Of a thousand
    answers ``strays`` are any that the rules allow, so that others can learn what follows from mistakes.
    """

    name: str
    weights: bytes = b""
    strays: int = 0

    def sit_down(self, title: str, seed: int) -> Player:
        player = self._made(title, seed)
        return StrayingPlayer(player, Rng(seed), self.strays) if self.strays else player

    def _made(self, title: str, seed: int) -> Player:
        if not self.weights:
            return make_player(self.name, title, seed)
        return GreedyPlayer(Rng(seed), _evaluator(self.weights, title))

    def straying(self, strays: int) -> "Contender":
        return Contender(self.name, self.weights, strays)


@lru_cache(maxsize=16)
def _evaluator(weights: bytes, title: str) -> Evaluator[Any]:
    learned = unpacked(weights)
    return make_learned(learned, title, learned.seats)


def read_contender(text: str, title: str, seats: int) -> Contender:
    """A player by key, or by a file of weights that it values positions by; raises what is wrong with it."""
    if text in KEYS:
        return Contender(text)
    path = Path(text)
    if path.suffix != ".weights":
        raise UnknownPlayer(text)
    try:
        weights = path.read_bytes()
    except OSError as error:
        raise BadSetup(f"{text[:80]!r} can't be read: {error.strerror}") from error
    make_learned(unpacked(weights), title, seats)
    return Contender(path.stem, weights)


@final
class StrayingPlayer(Player):
    """Plays as another does, but now and then answers with anything."""

    def __init__(self, player: Player, rng: Rng, strays: int) -> None:
        super().__init__(player.key, rng)
        self.player = player
        self.strays = strays
        self.anything = RandomPlayer(RANDOM, rng)

    def answer(self, game: Game[S], view: object, seat: int, until: float = NEVER) -> PlayerReply:
        if self.rng.below(THOUSAND) < self.strays:
            return self.anything.answer(game, view, seat, until)
        return self.player.answer(game, view, seat, until)
