"""How a position looks in plain text; a title without a picture of its own shows its facts by name."""

from collections.abc import Callable
from dataclasses import fields, is_dataclass
from typing import Any, Final

from orrery.games.samples.connect_four.state import ROWS
from orrery.games.samples.connect_four.view import ConnectFourView

DISCS: Final = "XO"


def picture(title: str, view: Any) -> str:
    """The position that ``view`` tells of."""
    return PICTURES.get(title, facts)(view)


def facts(view: Any) -> str:
    """Each fact of a view on a line, by name; the flow is left out, the question tells it."""
    if not is_dataclass(view):
        return str(view)
    lines = [(entry.name, getattr(view, entry.name)) for entry in fields(view) if entry.name != "flow"]
    return "\n".join(f"{name}: {value}" for name, value in lines)


def connect_four(view: ConnectFourView) -> str:
    rows = [
        " ".join(DISCS[column[row]] if row < len(column) else "." for column in view.columns)
        for row in reversed(range(ROWS))
    ]
    return "\n".join([*rows, "a b c d e f g"])


PICTURES: Final[dict[str, Callable[[Any], str]]] = {"connect-four": connect_four}
