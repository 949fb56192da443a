"""Games between computer players, watched: ``python -m tests.soak.bots [games] [first seed] [kinds …]``.

Every preset of Cosmic Encounter is played with all modules on and with random powers, by two to six
players: random and greedy ones in turn, or of the kinds that are named, such as ``any``. No game with
three or more seats may take more answers than ``LONGEST``, none with two more than ``LONGEST_DUEL``: two
players can undo each other's work for long. Whoever takes any option has no plan to end a game, and is
watched for ``LONGEST_DUEL`` answers.
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
from orrery.engine.match import apply_checked
from orrery.games.registry import find_title
from orrery.players.registry import YARDSTICKS, make_player
from tests.soak.invariants import watch_of

GAMES: Final = 1000
LONGEST: Final = 60_000
LONGEST_DUEL: Final = 300_000
PORTION: Final = 50
"""Games of one preset before the next has its turn."""
STRIDE: Final = 200
"""Answers between two looks at a game."""
ANY: Final = "any"
"""A quick kind of player: takes any option, without a guess at what the others hold."""
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


def most_answers(kinds: list[str]) -> int:
    """Two players can circle for very long; those who take any option are not watched to the end."""
    return LONGEST if len(kinds) > 2 else LONGEST_DUEL


def play_watched(game: Game[Any], setup: Setup, number: int, kinds: tuple[str, ...] = YARDSTICKS) -> int:
    """One game; how many answers it took, those of CHANCE and those that were forced included."""
    return play_out(game, game.start(setup), Rng(number), number, kinds)


def play_out(game: Game[Any], state: Any, rng: Rng, number: int, kinds: tuple[str, ...] = YARDSTICKS) -> int:
    """The rest of a game, in place; ``number`` seeds the players."""
    watch = watch_of(game)
    kind_of = [kinds[(seat + number) % len(kinds)] for seat in range(state.seats)]
    players = {
        seat: make_player(kind, game.key, number * PLAYERS + seat)
        for seat, kind in enumerate(kind_of)
        if kind != ANY
    }
    longest = LONGEST_DUEL if ANY in kind_of else most_answers(kind_of)
    answers = 0
    while asks := game.asks(state):
        if ANY in kind_of and answers >= LONGEST_DUEL:
            watch.look(state)
            return answers
        ask = asks[0]
        if ask.seat == CHANCE or kind_of[ask.seat] == ANY:
            game.apply(state, ask.seat, game.sample(state, ask, rng))
        elif (only := game.only_answer(state, ask)) != UNANSWERED:
            game.apply(state, ask.seat, only)
        else:
            seat = int(ask.seat)
            apply_checked(game, state, seat, players[seat].answer(game, game.view(state, seat), seat).chain)
        answers += 1
        watch.glance(state)
        assert answers <= longest, f"more than {longest} answers"
        if answers % STRIDE == 0:
            watch.look(state)
    watch.look(state)
    watch.finish(state)
    return answers


def soak(
    preset: str, numbers: range, kinds: tuple[str, ...] = YARDSTICKS, most: int = 6, fewest: int = 2
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
    kinds = tuple(arguments[2:]) or YARDSTICKS
    answers: dict[str, list[int]] = {preset: [] for preset in find_title("cosmic").presets}
    started = perf_counter()
    for number in range(first, first + games, PORTION):
        for preset, so_far in answers.items():
            so_far += soak(preset, range(number, min(number + PORTION, first + games)), kinds)
            print(
                f"{preset}: {len(so_far)} games, {sum(so_far)} answers, at most {max(so_far)} in a game, "
                f"{perf_counter() - started:.0f} s",
                flush=True,
            )


if __name__ == "__main__":
    main(sys.argv[1:])
