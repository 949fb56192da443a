"""What is stored of a table with each change: who sits where, who is asked, how it ended, what is due."""

from typing import Any, Final

from orrery.table.core import Stage
from orrery.table.reports import result
from orrery.table.table import Table

AT_ONCE: Final = 0.0
"""The time at which something is due that waits for nothing."""


def people_of(table: Table) -> list[tuple[str, int]]:
    """Each person with their seat."""
    seats = table.seating.seats
    return [(seats[seat].person, seat) for seat in table.seating.of_people()]


def asked_seats(table: Table) -> list[int]:
    """The seats of people whose answer is awaited."""
    if table.stage != Stage.RUNNING:
        return []
    return [int(ask.seat) for ask in table.play.match.asks() if table.seating.is_person(int(ask.seat))]


def seat_cards(table: Table) -> list[dict[str, Any]]:
    """A card for each seat, with the fields of ``forms.SeatCard``."""
    return [
        {"kind": seat.kind.value, "name": seat.name, "bot": seat.bot, "is_free": seat.is_free}
        for seat in table.seating.views()
    ]


def result_of(table: Table) -> tuple[list[int], list[int]]:
    """Points and places, empty while the game goes on."""
    found = result(table)
    return (list(found.points), list(found.places)) if found is not None else ([], [])


def due_of(table: Table) -> float | None:
    """When the game goes on without any person, if it does.

    That is at once while bots are thinking, and when a clock runs out or an answer of the table may go in. A
    game that waits for people without a clock is never due, nor is one that has not begun or is over.
    """
    if table.stage != Stage.RUNNING:
        return None
    if table.play.proposal is None and table.play.thinking():
        return AT_ONCE
    return table.play.due()
