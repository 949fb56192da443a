"""``orrery rules``."""

from pathlib import Path
from typing import Annotated

import typer

from orrery.commands.command import Language, language
from orrery.engine.errors import BadSetup
from orrery.games.registry import TITLES, find_title
from orrery.texts.clauses import clauses, untested


def rules(
    title: Annotated[str | None, typer.Argument(help="One title; all if left out.")] = None,
    without_test: Annotated[
        bool, typer.Option("--untested", help="Only clauses that no test shows.")
    ] = False,
    tests: Annotated[Path, typer.Option(help="The folder of the tests.")] = Path("tests"),
    lang: Language = None,
) -> None:
    """Print the clauses of the rules."""
    if without_test and not tests.is_dir():
        raise BadSetup(f"there is no folder {tests}")
    for game in [find_title(title)] if title else TITLES.values():
        found = untested(game.key, tests) if without_test else clauses(game.key, language(lang))
        for clause in found:
            print(f"{game.key} {clause.id} {clause.text}")
