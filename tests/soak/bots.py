"""Games between computer players, watched: ``python -m tests.soak.bots [games per preset] [first seed]``.

Every preset is played with all modules on and with random powers, by two to six greedy and random
players in turn; no game may take more answers than ``LONGEST``.
"""

import sys
from collections.abc import Iterator
from time import perf_counter
from typing import Any, Final

from orrery.engine.chance import Rng
from orrery.engine.errors import BadSetup
from orrery.engine.flow import CHANCE, UNANSWERED
from orrery.engine.game import Game, Setup
from orrery.games.registry import find_title
from orrery.lab.arena import give
from orrery.players.registry import KEYS, make_player
from tests.soak.invariants import watch_of

GAMES: Final = 1000
LONGEST: Final = 60_000
STRIDE: Final = 200
"""Answers between two looks at a game."""

MODULES: Final[dict[str, list[dict[str, str]]]] = {
    "cosmic": [
        {"pulsars": "yes", "specials": "yes", "extra-flares": "10"},
        {"pulsars": "yes", "specials": "yes", "secret-powers": "yes"},
        {"pulsars": "yes", "specials": "yes", "powers": "2", "staircase": "yes", "extra-flares": "24"},
        {"pulsars": "yes", "specials": "yes", "flares": "modern", "spare-powers": "1"},
    ],
}
"""What is switched on besides a preset, in turn."""


def setups(game: Game[Any], preset: dict[str, str], numbers: range) -> Iterator[tuple[int, Setup]]:
    """A set-up for each game: numbers of seats and modules in turn; the modules win over the preset."""
    modules = MODULES.get(game.key, [{}])
    for number in numbers:
        options = {**preset, **modules[number % len(modules)]}
        seats = game.most - number % (game.most - game.fewest + 1)
        while True:
            try:
                setup = game.setup(seats, options)
                break
            except BadSetup:
                seats -= 1
        yield number, setup


def play_watched(game: Game[Any], setup: Setup, number: int, kinds: tuple[str, ...] = KEYS) -> int:
    """One game; how many answers it took, those that were forced included."""
    rng, watch = Rng(number), watch_of(game)
    players = [
        make_player(kinds[(seat + number) % len(kinds)], game.key, number * 64 + seat)
        for seat in range(setup.seats)
    ]
    state = game.start(setup)
    answers = 0
    while asks := game.asks(state):
        ask = asks[0]
        only = game.only_answer(state, ask) if ask.seat != CHANCE else UNANSWERED
        if ask.seat == CHANCE:
            game.apply(state, CHANCE, game.sample(state, ask, rng))
        elif only != UNANSWERED:
            game.apply(state, ask.seat, only)
        else:
            seat = int(ask.seat)
            give(game, state, seat, players[seat].answer(game, game.view(state, seat), seat))
        answers += 1
        assert answers <= LONGEST, f"more than {LONGEST} answers: {setup.options}, game {number}"
        if answers % STRIDE == 0:
            watch.look(state)
    watch.look(state)
    watch.finish(state)
    return answers


def soak(game: Game[Any], games: range, kinds: tuple[str, ...] = KEYS) -> dict[str, list[int]]:
    """The answers of each game, by preset."""
    return {
        name: [play_watched(game, setup, number, kinds) for number, setup in setups(game, preset, games)]
        for name, preset in game.presets.items()
    }


def main(arguments: list[str]) -> None:
    games = int(arguments[0]) if arguments else GAMES
    first = int(arguments[1]) if len(arguments) > 1 else 0
    started = perf_counter()
    for name, answers in soak(find_title("cosmic"), range(first, first + games)).items():
        print(f"{name}: {games} games, {sum(answers)} answers, at most {max(answers)}", flush=True)
    print(f"{perf_counter() - started:.0f} s")


if __name__ == "__main__":
    main(sys.argv[1:])
