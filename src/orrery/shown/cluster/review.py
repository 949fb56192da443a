"""What is said of a finished game of Globular Cluster: which tiles and crystals scored, whose they are."""

from collections.abc import Sequence
from typing import ClassVar, final

from orrery.engine.events import Event
from orrery.games.cluster import keys
from orrery.games.cluster.data.limits import CRYSTALS, SCORINGS
from orrery.games.cluster.scoring import set_value
from orrery.games.cluster.view import ClusterView
from orrery.shown.cluster.ids import cell_piece, crystal_piece
from orrery.shown.pieces import Ids
from orrery.shown.review import Reviewer, ScoredPiece


@final
class ClusterReview(Reviewer):
    """A turn is retold by what it changed on the board for good, not by every step of a coin.

    Final scoring is the third, in which everybody scores right after the own turn (G4.58).
    """

    notable: ClassVar[frozenset[str]] = frozenset(
        {"supernova", "tile-placed", "mined", "traded", "built", "colonised", "station-built", "scored"}
    )

    def ends_turn(self, event: Event) -> bool:
        return bool(event.kind == keys.TURN_ENDED)

    def final_events(self, events: Sequence[Event]) -> Sequence[Event]:
        return [event for event in events if event.kind == keys.SCORED and event.c == SCORINGS]

    def booked(self, event: Event) -> Sequence[tuple[int, int]]:
        return [(keys.FROM_SYSTEMS_3, int(event.a)), (keys.FROM_CRYSTALS_3, int(event.b))]

    def scored_pieces(
        self, view: ClusterView, seat: int, source: int, events: Sequence[Event]
    ) -> Sequence[ScoredPiece]:
        if source == keys.FROM_SYSTEMS_3:
            return [
                ScoredPiece(cell_piece(tile.cell), seat, tile.total)
                for tile in view.tiles
                if tile.scorer == seat
            ]
        counts = view.seats[seat].crystals
        return [
            ScoredPiece(crystal_piece(seat, kind), seat, int(set_value(counts[kind])))
            for kind in range(CRYSTALS)
            if counts[kind]
        ]

    def realm(self, view: ClusterView, seat: int) -> Ids:
        """Where the seat would score, and its stations."""
        own = [tile for tile in view.tiles if seat in (tile.scorer, tile.station)]
        return tuple(cell_piece(tile.cell) for tile in own)
