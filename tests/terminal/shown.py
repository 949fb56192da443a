"""Pictures as text, and positions of random games to draw."""

from collections.abc import Iterator
from io import StringIO
from itertools import islice
from typing import Any

from rich.console import Console

from orrery.engine.game import Game
from orrery.engine.playout import Playout
from orrery.shown.picture import picture
from orrery.shown.telling import Telling
from orrery.texts.speech import Speech

SPEECHES = {language: Speech(language) for language in ("en", "ru")}
NAMES = ["Ann", "Bartholomew the Younger of Ypres", "张伟和李娜", "Дарья", "E", "F", "G", "H"]
WIDTHS = (80, 120, 200)

Position = tuple[Any, int]
"""A state and who looks at it."""


def shown(game: Game[Any], position: Position, width: int, language: str = "en") -> str:
    """The picture as a terminal without colours shows it; nothing is cut off at the edge."""
    console = Console(file=StringIO(), width=width, color_system=None)
    with console.capture() as capture:
        console.print(drawn(game, position, width, language), crop=False)
    return capture.get()


def drawn(game: Game[Any], position: Position, width: int, language: str = "en") -> Any:
    """The picture itself."""
    state, seat = position
    telling = Telling(game, SPEECHES[language], NAMES[: state.seats])
    return picture(telling, game.view(state, seat), game.standings(state), seat, width)


def random_positions(
    game: Game[Any], seats: int, options: dict[str, str] | None = None, seed: int = 1
) -> Iterator[Position]:
    """Every position of a random game, as seen by each seat and by a spectator in turn."""
    playout = Playout(seed)
    state = game.start(game.setup(seats, options))
    viewer = -1
    while state.open > 0:
        yield state, viewer
        playout.step(game, state)
        viewer = viewer + 1 if viewer + 1 < seats else -1
    yield state, viewer


def some_positions(game: Game[Any], seats: int, count: int) -> Iterator[Position]:
    """Positions from all parts of random games."""
    length = sum(1 for _ in random_positions(game, seats))
    every = max(1, length // count)
    games = (random_positions(game, seats, seed=seed) for seed in range(1, count + 1))
    positions = (position for game_ in games for number, position in enumerate(game_) if number % every == 0)
    return islice(positions, count)
