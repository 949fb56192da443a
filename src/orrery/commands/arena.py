"""``orrery arena``."""

from typing import Annotated

import typer

from orrery.commands.arguments import Options, Preset, read_options
from orrery.games.registry import find_title
from orrery.lab.arena import series


def arena(
    title: Annotated[str, typer.Argument(help="The title.")],
    players: Annotated[str, typer.Option(help="Computer players by commas.")] = "greedy,random",
    number: Annotated[int, typer.Option("--games", help="How many games.")] = 100,
    option: Options = None,
    preset: Preset = "",
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    workers: Annotated[int, typer.Option(help="Processes that play side by side.")] = 1,
) -> None:
    """Let computer players play many games, and print what came of it."""
    game = find_title(title)
    kinds = players.split(",")
    setup = game.setup(len(kinds), read_options(option), preset)
    print(series(game.key, setup, kinds, number, seed, workers))
