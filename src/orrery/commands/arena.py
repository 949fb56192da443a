"""``orrery arena``."""

from pathlib import Path
from typing import Annotated, Final

import typer

from orrery.commands.arguments import Options, Preset, Ray, Seed, Workers, read_options
from orrery.commands.figures import check_target, write_json, write_text
from orrery.commands.progress import stages
from orrery.engine.errors import BadSetup
from orrery.games.registry import find_title
from orrery.lab.arena import series
from orrery.lab.contender import read_contender
from orrery.lab.ladder import climb
from orrery.lab.svg import ladder_svg
from orrery.players.registry import LEVEL_KEYS

GAMES: Final = 100
PAIRS: Final = 60


def arena(
    title: Annotated[str, typer.Argument(help="The title.")],
    players: Annotated[
        str | None,
        typer.Option(help="Computer players or files of weights, by commas; a ladder is of all levels."),
    ] = None,
    number: Annotated[int | None, typer.Option("--games", help=f"How many games; usually {GAMES}.")] = None,
    is_ladder: Annotated[
        bool, typer.Option("--ladder", help="Let all players meet in pairs, and rate them by Elo.")
    ] = False,
    seats: Annotated[int | None, typer.Option(help="Seats at the tables of a ladder.")] = None,
    pairs: Annotated[
        int | None, typer.Option(help=f"Dice for each pairing of a ladder; usually {PAIRS}.")
    ] = None,
    near: Annotated[
        int, typer.Option(min=0, help="Only players so close in the list meet on a ladder; 0: all do.")
    ] = 0,
    option: Options = None,
    preset: Preset = "",
    seed: Seed = 1,
    workers: Workers = 1,
    ray: Ray = False,
    json: Annotated[Path | None, typer.Option(help="A file for all the figures.")] = None,
    svg: Annotated[Path | None, typer.Option(help="A file for a picture of a ladder.")] = None,
) -> None:
    """Let computer players play many games, and print what came of it."""
    game = find_title(title)
    check_target(json)
    check_target(svg)
    names = (players or (",".join(LEVEL_KEYS) if is_ladder else "greedy,random")).split(",")
    count = len(names) if not is_ladder else game.usual if seats is None else seats
    setup = game.setup(count, read_options(option), preset)
    seated = [read_contender(name, game.key, count) for name in names]
    if is_ladder:
        refuse("--games", number, "a ladder counts --pairs")
        dice = PAIRS if pairs is None else pairs
        with stages() as shown:
            ladder = climb(game.key, setup, seated, dice, seed, near, workers, ray, shown.games)
        print(ladder)
        write_json(json, ladder)
        write_text(svg, ladder_svg(ladder))
        return
    for name, given in (("--seats", seats), ("--pairs", pairs), ("--svg", svg), ("--near", near or None)):
        refuse(name, given, "that is for a ladder")
    with stages() as shown:
        games = GAMES if number is None else number
        report = series(game.key, setup, seated, games, seed, workers, ray, shown.games)
    print(report)
    write_json(json, report)


def refuse(name: str, given: object, why: str) -> None:
    if given is not None:
        raise BadSetup(f"{name} does not go with this: {why}")
