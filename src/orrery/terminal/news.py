"""What has happened, told so that a long turn of somebody else is read at a glance."""

from collections.abc import Sequence
from typing import Any, Final

from orrery.engine.events import Event
from orrery.shown.picture.page import PLAIN, line, words
from orrery.shown.picture.players import style
from orrery.shown.telling import News, Telling, Witnessed
from orrery.terminal.screen import Screen

NAMED: Final = (" ", ": ")
"""What can stand between a name at the start of a sentence and the rest of it."""

BETWEEN: Final = " · "


def tell(screen: Screen, telling: Telling, view: Any, events: Sequence[Event]) -> None:
    """Show what happened, as it is told from how things stand now."""
    report(screen, telling, [(view, event) for event in events])


def report(screen: Screen, telling: Telling, witnessed: Sequence[Witnessed]) -> None:
    """Show what happened: by player, or in plain mode sentence by sentence."""
    items = telling.news(witnessed)
    if screen.plain:
        for item in items:
            screen.line(item.text)
    else:
        for part in by_seat(items):
            _show(screen, telling, part)


def by_seat(items: list[News]) -> list[list[News]]:
    """Neighbours that are about one player together."""
    parts: list[list[News]] = []
    for item in items:
        if parts and parts[-1][0].seat == item.seat:
            parts[-1].append(item)
        else:
            parts.append([item])
    return parts


def _show(screen: Screen, telling: Telling, part: list[News]) -> None:
    seat = part[0].seat
    if seat < 0:
        screen.notes([word for item in part for word in words(line(item.text))], " ")
        return
    name = telling.seat(seat)
    first, *others = [line(shortened(item.text, name)) for item in part]
    screen.notes([((name, style(seat)), (": ", PLAIN), *first), *others], BETWEEN)


def shortened(text: str, name: str) -> str:
    """A sentence as a note under a name: without the name, and without the full stop."""
    for between in NAMED:
        text = text.removeprefix(name + between)
    return text.removesuffix(".")
