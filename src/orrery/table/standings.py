"""Points, income and forecast of every seat, as far as a viewer may know them."""

from typing import Any

from msgspec import Struct

from orrery.engine.chance import Rng
from orrery.engine.game import Game


class StandingView(Struct, frozen=True):
    """Points now, points per round from what the seat owns, and the expected end, as the viewer knows."""

    points: int
    income: int
    forecast: int


def standings_of(game: Game[Any], view: Any) -> tuple[StandingView, ...]:
    """The standings by seat; a title that hides something shows no more than its ledger, which is open."""
    if view is None:
        return ()
    if game.hides:
        return tuple(StandingView(points, 0, points) for points in booked(view))
    return open_standings(game, game.guess(view, Rng(0)))


def open_standings(game: Game[Any], state: Any) -> tuple[StandingView, ...]:
    """The same from the position itself: only where nothing is hidden."""
    return tuple(StandingView(*standing.plain()) for standing in game.standings(state))


def booked(view: Any) -> list[int]:
    """The points of each seat by the ledger of a view."""
    ledger, seats = view.flow.ledger, view.flow.seats
    sources = len(ledger) // seats
    return [sum(ledger[seat * sources : (seat + 1) * sources]) for seat in range(seats)]
