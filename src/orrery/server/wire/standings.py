"""Points, income and forecast of every seat, from what a viewer sees."""

from typing import Any

from orrery.engine.chance import Rng
from orrery.engine.game import Game, Standing
from orrery.server.wire.messages import StandingView


def standings_of(game: Game[Any], view: Any) -> tuple[StandingView, ...]:
    """The standings by seat; a title that hides something shows no more than its ledger, which is open."""
    if view is None:
        return ()
    if game.hides:
        return tuple(StandingView(points, 0, points) for points in booked(view))
    return tuple(standing_view(standing) for standing in game.standings(game.guess(view, Rng(0))))


def booked(view: Any) -> list[int]:
    """The points of each seat by the ledger of a view."""
    ledger, seats = view.flow.ledger, view.flow.seats
    sources = len(ledger) // seats
    return [sum(ledger[seat * sources : (seat + 1) * sources]) for seat in range(seats)]


def standing_view(standing: Standing) -> StandingView:
    return StandingView(*standing.plain())
