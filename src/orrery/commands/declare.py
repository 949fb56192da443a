"""``orrery declare``."""

import json
from typing import Annotated

import typer
from msgspec import to_builtins

from orrery.server.titles import declarations, title_info
from orrery.texts.speech import ENGLISH


def declare(title: Annotated[str, typer.Argument(help="The title.")]) -> None:
    """Print what a client needs to know of a title, as JSON."""
    card, facts = title_info(title, ENGLISH), declarations(title)
    print(json.dumps({**to_builtins(card), **to_builtins(facts)}, indent=1))
