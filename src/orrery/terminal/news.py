"""What has happened, told so that a long turn of somebody else is read at a glance."""

from collections.abc import Sequence
from typing import Any, Final

from orrery.engine.events import Event
from orrery.shown.picture.page import PLAIN, line, words
from orrery.shown.picture.players import style
from orrery.shown.sentences import NamedSeat, parts, plain
from orrery.shown.telling import News, Telling, Witnessed
from orrery.terminal.screen import Screen

AFTER_A_NAME: Final = " ,:"
"""What can stand between a name at the start of a sentence and the rest of it."""

BETWEEN: Final = " · "


def tell(screen: Screen, telling: Telling, view: Any, events: Sequence[Event]) -> None:
    """Show what happened, as it is told from how things stand now."""
    report(screen, telling, [(view, event) for event in events])


def report(screen: Screen, telling: Telling, witnessed: Sequence[Witnessed]) -> None:
    """Show what happened: by player, or in plain mode sentence by sentence."""
    if screen.plain:
        for item in telling.news(witnessed):
            screen.line(item.text)
    else:
        for part in by_seat(telling.marked.news(witnessed)):
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
        screen.notes([word for item in part for word in words(line(plain(parts(item.text))))], " ")
        return
    name = telling.seat(seat)
    first, *others = [line(note(item)) for item in part]
    screen.notes([((name, style(seat)), (": ", PLAIN), *first), *others], BETWEEN)


def note(item: News) -> str:
    """A sentence as a note under a name: without the name if it begins with it, and without the full stop."""
    first, *others = parts(item.text)
    if isinstance(first, NamedSeat) and first.seat == item.seat:
        return plain(tuple(others)).lstrip(AFTER_A_NAME).removesuffix(".")
    return plain((first, *others)).removesuffix(".")
