"""A title without a picture of its own: its facts by name, and how the players stand."""

from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct

from orrery.engine.game import Standing
from orrery.shown.picture.page import QUIET, STRONG, Line, Page, heading, line, paragraph, stacked, table
from orrery.shown.picture.players import called
from orrery.shown.telling import Telling

FLOW: Final = "flow"
"""Left out: the question tells it."""


def facts(telling: Telling, view: Any, standings: Sequence[Standing], seat: int, width: int) -> Page:
    """Each fact of a view, those of its parts indented below."""
    return Page(stacked(players(telling, standings, width), told(view, width, "")))


def players(telling: Telling, standings: Sequence[Standing], width: int) -> list[Line]:
    """Points by player."""
    rows = [
        [called(telling, seat), line((str(standing.points), STRONG))]
        for seat, standing in enumerate(standings)
    ]
    return [heading(telling.speech.say("picture-points"), width), *table(rows, "lr", width)]


def told(view: Any, width: int, indent: str) -> list[Line]:
    """Facts by name, from anything made of structs and tuples."""
    if not isinstance(view, Struct):
        return paragraph(line(f"{indent}{view}"), width, indent)
    names = [name for name in view.__struct_fields__ if name != FLOW]
    return [row for name in names for row in _fact(view, name, width, indent)]


def _fact(view: Any, name: str, width: int, indent: str) -> list[Line]:
    value = getattr(view, name)
    label = name.replace("_", " ")
    if isinstance(value, Struct):
        return [line(indent, (label, QUIET)), *told(value, width, indent + "  ")]
    if isinstance(value, tuple) and value and isinstance(value[0], Struct):
        parts = [told(part, width, indent + "    ") for part in value]
        numbered = [(line(indent, (f"  {number}", STRONG)), *part) for number, part in enumerate(parts)]
        return [line(indent, (label, QUIET)), *(row for part in numbered for row in part)]
    rest = paragraph(line(plainly(value)), width - len(indent) - len(label) - 2)
    first, *more = rest or [()]
    hang = " " * (len(indent) + len(label) + 2)
    return [line(indent, (f"{label}: ", QUIET), *first), *(line(hang, *row) for row in more)]


def plainly(value: Any) -> str:
    """A value without the punctuation of the language it is kept in."""
    if isinstance(value, tuple):
        if any(isinstance(part, tuple) for part in value):
            return " | ".join(plainly(part) for part in value)
        return " ".join(plainly(part) for part in value) or "-"
    return "-" if value is None else str(value)
