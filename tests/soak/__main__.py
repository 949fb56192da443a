"""Random games, watched: ``python -m tests.soak [title] [games for each number of seats] [first seed]``."""

import sys
from time import perf_counter
from typing import Final

from orrery.games.registry import TITLES, find_title
from tests.soak.games import Soak

GAMES: Final = 10_000


def main(arguments: list[str]) -> None:
    titles = [find_title(arguments[0])] if arguments else list(TITLES.values())
    games = int(arguments[1]) if len(arguments) > 1 else GAMES
    first = int(arguments[2]) if len(arguments) > 2 else 0
    for game in titles:
        for seats in range(game.fewest, game.most + 1):
            started = perf_counter()
            soak = Soak(game, seats)
            soak.play(range(first, first + games))
            seconds = perf_counter() - started
            print(
                f"{game.key}, {seats} seats: {games} games, {soak.answers} answers, "
                f"{soak.looks} looks, {seconds:.0f} s"
            )


main(sys.argv[1:])
