"""The command ``orrery``: each command parses, calls one function of the library, and prints."""

import json
import sys
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from orrery.engine.errors import BadSetup, GameError
from orrery.engine.game import Game
from orrery.games.registry import TITLES, find_title
from orrery.terminal.table import KINDS, PlainTable
from orrery.texts.clauses import clauses, untested

app: Final = typer.Typer(no_args_is_help=True, add_completion=False, help="An open table for space games.")

REFUSED: Final = 2


@app.command()
def play(
    title: Annotated[str | None, typer.Argument(help="The title; asked for if left out.")] = None,
    seats: Annotated[str, typer.Option(help="Who sits where: you or random, by commas.")] = "you,random",
    option: Annotated[list[str] | None, typer.Option(help="An option of the title, as KEY=VALUE.")] = None,
) -> None:
    """Play a title in this terminal."""
    game = find_title(title or _choose_title())
    kinds = _kinds(seats)
    setup = game.setup(len(kinds), dict(_pair(text) for text in option or []))
    PlainTable(game, setup, kinds, _read, print).play()


@app.command()
def titles() -> None:
    """List the titles."""
    for game in TITLES.values():
        print(f"{game.key}  {game.fewest}-{game.most} seats, rules version {game.version}")


@app.command()
def rules(
    title: Annotated[str | None, typer.Argument(help="One title; all if left out.")] = None,
    without_test: Annotated[
        bool, typer.Option("--untested", help="Only clauses that no test shows.")
    ] = False,
    tests: Annotated[Path, typer.Option(help="The folder of the tests.")] = Path("tests"),
) -> None:
    """Print the clauses of the rules."""
    if without_test and not tests.is_dir():
        raise BadSetup(f"there is no folder {tests}")
    for game in [find_title(title)] if title else TITLES.values():
        for clause in untested(game.key, tests) if without_test else clauses(game.key):
            print(f"{game.key} {clause.id} {clause.text}")


@app.command()
def export(title: Annotated[str, typer.Argument(help="The title.")]) -> None:
    """Write what a client needs to know of a title, as JSON."""
    print(json.dumps(declarations(find_title(title)), indent=1))


def declarations(game: Game[Any]) -> dict[str, object]:
    """The fixed facts of a title by name."""
    return {
        "title": game.key,
        "version": game.version,
        "seats": [game.fewest, game.most],
        "settings": [
            {"key": setting.key, "default": setting.default, "values": list(setting.values)}
            for setting in game.settings
        ],
        "decisions": [{"key": entry.key, "names": list(entry.names)} for entry in game.decisions],
        "procedures": [entry.key for entry in game.procedures],
        "events": list(game.events),
        "sources": list(game.sources),
        "clauses": [clause.id for clause in clauses(game.key)],
    }


def _choose_title() -> str:
    keys = list(TITLES)
    print("  ".join(f"{number}) {key}" for number, key in enumerate(keys, start=1)))
    line = _read("Which game? ").strip()
    return keys[int(line) - 1] if line.isdigit() and 1 <= int(line) <= len(keys) else line


def _kinds(seats: str) -> list[str]:
    kinds = seats.split(",")
    for kind in kinds:
        if kind not in KINDS:
            raise BadSetup(f"a seat is one of {KINDS}, not {kind[:40]!r}")
    return kinds


def _pair(text: str) -> tuple[str, str]:
    key, equals, value = text.partition("=")
    if not equals:
        raise BadSetup(f"an option is KEY=VALUE, not {text[:40]!r}")
    return key, value


def _read(prompt: str) -> str:
    print(prompt, end="", flush=True)
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    return line


def main() -> None:
    """Run a command; what a player or host did wrong ends with its code and exit status 2."""
    try:
        app()
    except GameError as error:
        print(f"{error.code}: {error}", file=sys.stderr)
        sys.exit(REFUSED)
    except EOFError:
        sys.exit(REFUSED)


if __name__ == "__main__":
    main()
