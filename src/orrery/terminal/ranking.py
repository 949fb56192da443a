"""The end of a game: who came where, and where the points came from."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from orrery.terminal.table import Table


def show_ranking(table: Table) -> None:
    """Places and points, and the points of each seat by source."""
    outcome = table.match.outcome()
    if outcome is None:
        return
    table.screen.line()
    ranked = sorted(range(len(outcome.points)), key=lambda seat: outcome.places[seat])
    for seat in ranked:
        name = table.telling.seat(seat)
        text = table.speech.say("ranking", place=outcome.places[seat], name=name, points=outcome.points[seat])
        sources = points_by_source(table, seat)
        table.screen.line(f"{text} ({sources})" if sources else text)


def points_by_source(table: Table, seat: int) -> str:
    sources = table.game.sources
    ledger = table.match.state.ledger
    booked = [(name, ledger[seat * len(sources) + place]) for place, name in enumerate(sources)]
    return ", ".join(f"{table.telling.source(name)} {points}" for name, points in booked if points)
