"""The command ``orrery``: the list of its commands, which stand in ``commands/``."""

import io
import sys
from collections.abc import Callable
from typing import Final

import typer

from orrery.commands.arena import arena
from orrery.commands.command import Command
from orrery.commands.config import config
from orrery.commands.declare import declare
from orrery.commands.export import export
from orrery.commands.games import games
from orrery.commands.import_ import import_
from orrery.commands.play import play
from orrery.commands.position import position
from orrery.commands.replay import replay
from orrery.commands.rules import rules
from orrery.commands.serve import serve
from orrery.commands.titles import titles
from orrery.commands.train import train
from orrery.commands.verify import verify

COMMANDS: Final[dict[str, Callable[..., None]]] = {
    "serve": serve,
    "config": config,
    "play": play,
    "games": games,
    "export": export,
    "position": position,
    "import": import_,
    "replay": replay,
    "verify": verify,
    "arena": arena,
    "train": train,
    "titles": titles,
    "rules": rules,
    "declare": declare,
}

app: Final = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    help="An open table for space games.",
)
for name, function in COMMANDS.items():
    app.command(name, cls=Command)(function)


def main() -> None:
    """Run a command. What can't be read or shown is replaced: no sign may end a game."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    app()


if __name__ == "__main__":
    main()
