"""What lists show of a table: who sits where, who is asked, how it ended."""

from typing import Any

from orrery.table.core import Stage
from orrery.table.reports import result
from orrery.table.table import Table


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
