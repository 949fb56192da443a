"""Players at a position: what they answer, in ints and in notation."""

from collections.abc import Sequence
from functools import cache
from itertools import count
from typing import Any

from orrery.engine.chance import Rng
from orrery.engine.flow import CHANCE
from orrery.engine.game import Game, Setup
from orrery.engine.match import apply_checked
from orrery.lab.arena import play
from orrery.lab.result import Result
from orrery.players.greedy import GREEDY
from orrery.players.player import Player
from orrery.players.random import RANDOM
from orrery.players.registry import make_player
from tests.soak.bots import STRIDE
from tests.soak.invariants import watch_of


def answered(key: str, game: Game[Any], state: Any, seat: int, seed: int = 0) -> list[int]:
    """What a new player with this seed answers for a seat that is asked."""
    return make_player(key, game.key, seed).answer(game, game.view(state, seat), seat).chain


def spoken(key: str, game: Game[Any], state: Any, seat: int = 0) -> list[str]:
    """The same in notation; the answers are given, to a copy."""
    ahead = game.clone(state)
    words: list[str] = []
    for choice in answered(key, game, state, seat):
        ask = ahead.ask_at(ahead.find_ask(seat))
        words.append(game.token(ask, choice))
        apply_checked(game, ahead, seat, [choice])
    return words


def chains(key: str, game: Game[Any], setup: Setup, seed: int, most: int) -> list[list[int]]:
    """The first answers in a game that players of one kind play among themselves."""
    rng = Rng(seed)
    players = [make_player(key, game.key, seed + seat) for seat in range(setup.seats)]
    state = game.start(setup)
    found: list[list[int]] = []
    while len(found) < most and (asks := game.asks(state)):
        seat = int(asks[0].seat)
        if seat == CHANCE:
            game.apply(state, CHANCE, game.sample(state, asks[0], rng))
        else:
            found.append(players[seat].answer(game, game.view(state, seat), seat).chain)
            apply_checked(game, state, seat, found[-1])
    return found


@cache
def against_random(game: Game[Any], seats: int, seed: int) -> Result:
    """A game of a greedy player in the first seat against random ones."""
    keys = [GREEDY] + [RANDOM] * (seats - 1)
    players = [make_player(key, game.key, seed + seat) for seat, key in enumerate(keys)]
    return play_watched(game, game.setup(seats), players, seed)


def play_watched(game: Game[Any], setup: Setup, players: Sequence[Player], seed: int) -> Result:
    """One game that has to keep the laws of its title."""
    watch = watch_of(game)
    positions = count()

    def look(state: Any) -> None:
        watch.glance(state)
        if next(positions) % STRIDE == 0:
            watch.look(state)

    return play(game, setup, players, seed, look)
