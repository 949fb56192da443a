"""The end of a game: who came where, and where the points came from."""

from typing import Any

from orrery.engine.match import Match
from orrery.shown.telling import Telling
from orrery.terminal.screen import Screen


def show_ranking(match: Match[Any], telling: Telling, screen: Screen) -> None:
    """Places and points, and the points of each seat by source."""
    outcome = match.outcome()
    if outcome is None:
        return
    screen.line()
    ranked = sorted(range(len(outcome.points)), key=lambda seat: outcome.places[seat])
    for seat in ranked:
        place, points = outcome.places[seat], outcome.points[seat]
        text = telling.speech.say("ranking", place=place, name=telling.seat(seat), points=points)
        sources = points_by_source(match, telling, seat)
        screen.line(f"{text} ({sources})" if sources else text)


def points_by_source(match: Match[Any], telling: Telling, seat: int) -> str:
    sources = match.game.sources
    ledger = match.state.ledger
    booked = [(name, ledger[seat * len(sources) + place]) for place, name in enumerate(sources)]
    return ", ".join(f"{telling.source(name)} {points}" for name, points in booked if points)
