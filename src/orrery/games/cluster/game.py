"""Globular Cluster as a title: its tables laid out by the numbers in :mod:`orrery.games.cluster.keys`."""

from typing import Final, cast, final

from orrery.engine.chance import Rng
from orrery.engine.decision import Decision
from orrery.engine.facts import Fact
from orrery.engine.game import Game, Setup, Standing
from orrery.games.cluster.data.limits import FACE_NAMES, MOST_SEATS
from orrery.games.cluster.data.tiles import KIND_NAMES
from orrery.games.cluster.decisions.act import ACTS
from orrery.games.cluster.decisions.chance import DrawFirst, DrawTile, Roll
from orrery.games.cluster.decisions.place import Place, place_names
from orrery.games.cluster.keys import ACT, DECISIONS, DRAW_FIRST, DRAW_TILE, EVENTS, PLACE, ROLL, SOURCES
from orrery.games.cluster.position import facts_of, flaw_of
from orrery.games.cluster.scoring import crystal_points, scorings_left, system_points
from orrery.games.cluster.setup import SETTINGS, lay_out
from orrery.games.cluster.state import Cluster
from orrery.games.cluster.turn import open_turn
from orrery.games.cluster.view import ClusterView, guess_position, view_position

LONGEST_GAME: Final = 44 * 24
"""More answers than 44 turns can hold: a draw, a tile, ten actions, two dice and the end of each."""


@final
class ClusterGame(Game[Cluster]):
    """2 to 4 players; a tile and ten action points a turn (G4.8)."""

    def begin(self, setup: Setup) -> Cluster:
        return lay_out(setup)

    def view(self, state: Cluster, seat: int) -> ClusterView:
        return view_position(state, seat)

    def guess(self, view: object, rng: Rng) -> Cluster:
        return guess_position(cast(ClusterView, view))

    def facts(self, setup: Setup) -> list[Fact[Cluster]]:
        return facts_of(setup.seats)

    def resume(self, state: Cluster, seat: int) -> None:
        open_turn(state, seat)

    def flaw(self, state: Cluster) -> str:
        return flaw_of(state)

    def standings(self, state: Cluster) -> list[Standing]:
        """Income is what a scoring would bring now; the forecast repeats it for all scorings left."""
        return [standing(state, seat) for seat in range(state.seats)]


def standing(state: Cluster, seat: int) -> Standing:
    points = int(state.points(seat))
    now = int(system_points(state, seat) + crystal_points(state, seat))
    return Standing(points, now, points + now * int(scorings_left(state, seat)))


def _decisions() -> list[Decision[Cluster]]:
    return DECISIONS.lay_out(
        {
            DRAW_FIRST: DrawFirst(),
            DRAW_TILE: DrawTile(KIND_NAMES),
            ROLL: Roll(FACE_NAMES),
            PLACE: Place(place_names()),
            ACT: ACTS,
        }
    )


CLUSTER: Final = ClusterGame(
    key="cluster",
    version=2,
    seats=(2, MOST_SEATS),
    bound=LONGEST_GAME,
    decisions=_decisions(),
    procedures=[],
    settings=SETTINGS,
    sources=SOURCES.all(),
    events=EVENTS.all(),
)
