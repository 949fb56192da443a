"""Who has heard of what: events wait for those who will be told, as they were seen when they happened."""

from typing import Any

from orrery.engine.events import SPECTATOR
from orrery.engine.match import Match
from orrery.shown.telling import Witnessed


class Ears:
    """The events of a match by listener; in a title without secrets everybody listens together.

    Events before number ``missed`` are told to nobody.
    """

    def __init__(self, match: Match[Any], missed: int) -> None:
        self.match = match
        self.missed = missed
        self.heard: dict[int, int] = {}
        self.untold: dict[int, list[Witnessed]] = {}

    def of(self, seat: int) -> int:
        """Who hears what is told to a seat."""
        return seat if self.match.game.hides else SPECTATOR

    def witness(self, seat: int) -> None:
        """Keep what has happened, with the position as the seat sees it now."""
        ear, count = self.of(seat), self.match.recorder.count()
        start = self.heard.get(ear, self.missed)
        if start < count:
            view = self.match.game.view(self.match.state, seat)
            fresh = [(view, event) for event in self.match.recorder.stream(seat, start)]
            self.untold[ear] = self.untold.get(ear, []) + fresh
        self.heard[ear] = count

    def take(self, seat: int) -> list[Witnessed]:
        """All that this seat has not been told yet."""
        self.witness(seat)
        return self.untold.pop(self.of(seat), [])
