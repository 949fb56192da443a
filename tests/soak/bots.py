"""Games between computer players, watched: ``python -m tests.soak.bots [games per preset] [first seed]``.

Every preset of Cosmic Encounter is played with all modules on and with random powers, by two to six
greedy and random players in turn. No game with three or more seats may take more answers than
``LONGEST``, none with two more than ``LONGEST_DUEL``: two players can undo each other's work for long.
"""

import sys
from collections.abc import Iterator
from itertools import chain
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
LONGEST_DUEL: Final = 300_000
STRIDE: Final = 200
"""Answers between two looks at a game."""
PLAYERS: Final = 64
"""More than sit at a table: sets the seeds of the players of two games apart."""

MODULES: Final[tuple[dict[str, str], ...]] = (
    {"pulsars": "yes", "specials": "yes", "extra-flares": "10"},
    {"pulsars": "yes", "specials": "yes", "secret-powers": "yes"},
    {"pulsars": "yes", "specials": "yes", "powers": "2", "staircase": "yes", "extra-flares": "24"},
    {"pulsars": "yes", "specials": "yes", "flares": "modern", "spare-powers": "1"},
)
"""What is switched on besides a preset, in turn; it wins over the preset."""


def setup_of(game: Game[Any], preset: dict[str, str], number: int, most: int, fewest: int) -> Setup:
    """Numbers of seats and modules in turn; fewer seats where there are not powers enough."""
    options = {**preset, **MODULES[number % len(MODULES)]}
    first = most - number % (most - fewest + 1)
    for seats in chain(range(first, fewest - 1, -1), range(first, most + 1)):
        try:
            return game.setup(seats, options)
        except BadSetup:
            continue
    raise AssertionError(f"{game.key} takes {options} with no number of seats")


def setups(
    game: Game[Any], preset: dict[str, str], numbers: range, most: int, fewest: int
) -> Iterator[tuple[int, Setup]]:
    return ((number, setup_of(game, preset, number, most, fewest)) for number in numbers)


def play_watched(game: Game[Any], setup: Setup, number: int, kinds: tuple[str, ...] = KEYS) -> int:
    """One game; how many answers it took, those of CHANCE and those that were forced included."""
    rng, watch = Rng(number), watch_of(game)
    players = [
        make_player(kinds[(seat + number) % len(kinds)], game.key, number * PLAYERS + seat)
        for seat in range(setup.seats)
    ]
    longest = LONGEST if setup.seats > 2 else LONGEST_DUEL
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
        assert answers <= longest, f"more than {longest} answers"
        if answers % STRIDE == 0:
            watch.look(state)
    watch.look(state)
    watch.finish(state)
    return answers


def soak(
    preset: str, numbers: range, kinds: tuple[str, ...] = KEYS, most: int = 6, fewest: int = 2
) -> list[int]:
    """The answers of each game; raises ``AssertionError`` that names the game in which a law was broken."""
    game = find_title("cosmic")
    answers: list[int] = []
    for number, setup in setups(game, game.presets[preset], numbers, most, fewest):
        try:
            answers.append(play_watched(game, setup, number, kinds))
        except Exception as error:
            raise AssertionError(f"{preset}, {setup.seats} seats, game {number}: {error!r}") from error
    return answers


def main(arguments: list[str]) -> None:
    games = int(arguments[0]) if arguments else GAMES
    first = int(arguments[1]) if len(arguments) > 1 else 0
    for preset in find_title("cosmic").presets:
        started = perf_counter()
        answers = soak(preset, range(first, first + games))
        seconds = perf_counter() - started
        print(
            f"{preset}: {games} games, {sum(answers)} answers, at most {max(answers)} in a game, "
            f"{seconds:.0f} s",
            flush=True,
        )


if __name__ == "__main__":
    main(sys.argv[1:])
