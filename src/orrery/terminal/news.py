"""What has happened, told so that a long turn of somebody else is read at a glance."""

import re
from collections.abc import Sequence
from typing import Any, Final

from orrery.engine.events import Event
from orrery.telling.lists import enumeration
from orrery.telling.telling import News, Telling, Witnessed
from orrery.terminal.pictures.page import PLAIN, line, words
from orrery.terminal.pictures.players import style
from orrery.terminal.screen import Screen

VALUE: Final = re.compile(r"(.*\s)([A-Z]?\d+)\.")
"""A sentence that ends with a number or the name of a place."""

NAMED: Final = (" ", ": ")
"""What can stand between a name at the start of a sentence and the rest of it."""


BETWEEN: Final = " · "


def tell(screen: Screen, telling: Telling, view: Any, events: Sequence[Event]) -> None:
    """Show what happened, as it is told from how things stand now."""
    report(screen, telling, [(view, event) for event in events])


def report(screen: Screen, telling: Telling, witnessed: Sequence[Witnessed]) -> None:
    """Show what happened: by player, or in plain mode sentence by sentence."""
    items = sentences(telling, witnessed)
    if screen.plain:
        for item in items:
            screen.line(item.text)
    else:
        for part in by_seat(items):
            _show(screen, telling, part)


def sentences(telling: Telling, witnessed: Sequence[Witnessed]) -> list[News]:
    """The events in words; neighbours that differ in their last value only become one sentence."""
    items: list[News] = []
    for run in _runs(telling.news(witnessed)):
        ends = [match[2] for item in run if (match := VALUE.fullmatch(item.text))]
        items.append(run[0])
        if len(run) > 1:
            start = run[0].text.removesuffix(f"{ends[0]}.")
            items[-1].text = f"{start}{enumeration(telling.speech, ends)}."
    return items


def _runs(items: list[News]) -> list[list[News]]:
    runs: list[list[News]] = []
    for item in items:
        if runs and _alike(runs[-1][-1], item):
            runs[-1].append(item)
        else:
            runs.append([item])
    return runs


def _alike(one: News, other: News) -> bool:
    mine, theirs = VALUE.fullmatch(one.text), VALUE.fullmatch(other.text)
    same = one.kind == other.kind and one.seat == other.seat
    return same and mine is not None and theirs is not None and mine[1] == theirs[1]


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
