"""What a title can say of a finished game beyond its points: how they were scored, and what was achieved.

A review is made from what one viewer sees at the end, and from the events that the viewer was told of.
"""

from collections.abc import Sequence
from typing import Any, ClassVar

from msgspec import Struct

from orrery.engine.events import Event
from orrery.shown.pieces import Ids
from orrery.shown.telling import Telling


class ScoredPiece(Struct, frozen=True):
    """Points that a piece on the board brought a seat."""

    piece: str
    seat: int
    points: int


class Achievement(Struct, frozen=True):
    """Something that all could try for: what it is called and worth, its piece, and who has it."""

    name: str
    points: int
    piece: str
    seats: tuple[int, ...]


class Reviewer:
    """A title overrides what it knows; by default points are scored in play, and there are no rounds.

    ``notable`` are the kinds of events that a turn is retold by, by key; all kinds if it is empty.
    """

    notable: ClassVar[frozenset[str]] = frozenset()

    def __init__(self, telling: Telling) -> None:
        self.telling = telling

    def ended_round(self, event: Event) -> int:
        """The number of the round that ends with an event, or 0."""
        return 0

    def ends_turn(self, event: Event) -> bool:
        """Whether a turn ends with an event, where people count the turns of a game."""
        return False

    def final_events(self, events: Sequence[Event]) -> Sequence[Event]:
        """Those of all events that belong to final scoring."""
        return ()

    def booked(self, event: Event) -> Sequence[tuple[int, int]]:
        """Sources and points, if an event of final scoring gives its seat any."""
        return ()

    def scored_pieces(
        self, view: Any, seat: int, source: int, events: Sequence[Event]
    ) -> Sequence[ScoredPiece]:
        """The pieces that brought a seat the points of a source; ``events`` are those of final scoring.

        ``view`` is what was seen when the seat got its last points of final scoring.
        """
        return ()

    def achievements(self, view: Any) -> Sequence[Achievement]:
        return ()

    def realm(self, view: Any, seat: int) -> Ids:
        """The pieces on the board that are a seat's own at the end, to be joined by a line."""
        return ()
