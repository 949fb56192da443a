"""What is stored of a table with each change, beside the change itself."""

from typing import Final

from orrery.server.store.records import TableSummary
from orrery.server.wire.forms import SeatSummary
from orrery.table.groups import is_pending
from orrery.table.moments import live_numbers
from orrery.table.stage import Stage
from orrery.table.table import Table
from orrery.table.updates import result

AT_ONCE: Final = 0.0
"""The time at which something is due that waits for nothing."""


def summary_of(table: Table) -> TableSummary:
    seats = table.seating.seats
    end = result(table)
    return TableSummary(
        stage=str(table.stage),
        people=[(seats[seat].person, seat) for seat in table.seating.of_people() if seats[seat].person],
        asked=_asked_people(table),
        seats=[
            SeatSummary(view.kind.value, view.name, view.bot, view.is_free) for view in table.seating.views()
        ],
        answers=0 if lags(table) else settled_answers(table),
        lags=lags(table),
        points=list(end.points) if end is not None else [],
        places=list(end.places) if end is not None else [],
        due=_due(table),
    )


def lags(table: Table) -> bool:
    """Whether those who watch may not know yet what happens at a table: then its card tells nothing of it."""
    return table.stage == Stage.RUNNING and table.settings.delay > 0


def settled_answers(table: Table) -> int:
    """The answers that count and that all know of: those to an open window are nobody else's business."""
    if table.running is None:
        return len(live_numbers(table.log))
    match = table.running.match
    pending = sum(is_pending(match.state, seat) for seat in range(match.setup.seats))
    return len(match.live) - pending


def _asked_people(table: Table) -> list[int]:
    if table.stage != Stage.RUNNING:
        return []
    if table.play.hold is not None:
        return [table.play.hold.seat]
    return [int(ask.seat) for ask in table.play.match.asks() if table.seating.is_person(int(ask.seat))]


def _due(table: Table) -> float | None:
    """When the game goes on without any person, if it does.

    That is at once while bots are thinking, and when a clock runs out or an answer of the table may go in. A
    game that waits for people without a clock is never due, nor is one that has not begun or is over.
    """
    if table.stage != Stage.RUNNING:
        return None
    if table.play.proposal is None and table.play.thinking():
        return AT_ONCE
    return table.play.due()
