"""Arguments and options that several commands take, and how they are read."""

from pathlib import Path
from typing import Annotated

import typer

from orrery.engine.errors import BadSetup
from orrery.terminal.journal import find_journal, newest_journal
from orrery.terminal.seats import OFFERED, read_kinds, usual_kinds

Seats = Annotated[str | None, typer.Option(help=f"Who sits where, by commas: {', '.join(OFFERED)}.")]
Options = Annotated[list[str] | None, typer.Option("--option", help="An option of the title, as KEY=VALUE.")]
Preset = Annotated[str, typer.Option(help="A named set of options of the title.")]
Plain = Annotated[bool, typer.Option("--plain", help="Sentences only, for screen readers and pipes.")]
Colour = Annotated[bool, typer.Option("--colour/--no-colour", help="Whether to use colours.")]
Seed = Annotated[int, typer.Option(min=0, help="The same seed gives the same games.")]
Workers = Annotated[int, typer.Option(help="Processes that play side by side.")]
Ray = Annotated[bool, typer.Option("--ray", help="Play on the machines of a Ray cluster instead.")]
SaveFile = Annotated[str, typer.Argument(help="The file of a save, or a stored game by number or name.")]
Stored = Annotated[
    str | None, typer.Argument(help="A stored game by number or name; the newest if left out.")
]


def read_options(given: list[str] | None) -> dict[str, str]:
    """The options of a title in texts such as ``map=B``; raises :class:`BadSetup`."""
    return dict(_pair(text) for text in given or [])


def _pair(text: str) -> tuple[str, str]:
    key, equals, value = text.partition("=")
    if not equals:
        raise BadSetup(f"an option is KEY=VALUE, not {text[:40]!r}")
    return key, value


def stored_path(name: str | None) -> Path:
    """The file of the stored game that was named, or of the newest."""
    return find_journal(name) if name else newest_journal()


def kinds_for(seats: int, given: str | None) -> list[str]:
    """Who sits where in a match that exists already; raises :class:`BadSetup`."""
    kinds = read_kinds(usual_kinds(seats) if given is None else given)
    if len(kinds) != seats:
        raise BadSetup(f"the game has {seats} seats, not {len(kinds)}")
    return kinds
