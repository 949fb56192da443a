"""What everybody may know, and what can be taken back (G4.28, G4.72, G4.73)."""

import pytest

from orrery.engine.chance import Rng
from orrery.engine.flow import CHANCE
from orrery.engine.match import Match
from orrery.engine.plain import plain
from orrery.games.cluster.data.tiles import KIND_NAMES
from orrery.games.cluster.game import CLUSTER
from orrery.games.cluster.state import Cluster
from orrery.games.cluster.view import ClusterView
from tests.rules.cluster.scene import Scene, cell


def shown(scene: Scene, seat: int = -1) -> ClusterView:
    view = CLUSTER.view(scene.state, seat)
    assert isinstance(view, ClusterView)
    return view


@pytest.mark.rule("G4.28")
def test_crystals_are_open_to_everybody() -> None:
    view = shown(Scene().crystals(0, A=4, C=1).acts())

    assert view.seats[0].crystals == (4, 0, 1, 0)
    assert view.seats[0].crystals_now == 8


@pytest.mark.rule("G4.72")
def test_the_tiles_left_are_shown_by_group() -> None:
    view = shown(Scene().stack(["BK3", "RDa"], ["GR5", "GR5"]).turn())

    left = [
        {KIND_NAMES[kind]: count for kind, count in enumerate(group) if count} for group in view.turn.stack
    ]
    assert left == [{}, {"RDa": 1, "BK3": 1}, {"GR5": 2}]


@pytest.mark.rule("G4.72")
def test_a_view_tells_the_whole_position_to_every_seat() -> None:
    scene = Scene(3).early().coins("g3", 2).station("g4").pennies("f2", 1).colony("f2", seat=2).acts()

    for seat in (-1, 0, 2):
        assert plain(CLUSTER.guess(shown(scene, seat), Rng(1))) == plain(scene.state)


@pytest.mark.rule("G4.72")
def test_a_tile_shows_its_strengths_its_total_and_who_would_score_it() -> None:
    view = shown(Scene().early().pennies("g3", 2).coins("g3", 2).leader("g3", seat=1).acts())

    tile = next(tile for tile in view.tiles if tile.cell == cell("g3"))
    assert [tile.coins, tile.strengths, tile.total, tile.scorer] == [(2, 0), (2, 3), 4, 1]


def table(*answers: str) -> Match[Cluster]:
    """A match in which seat 0 begins."""
    match = Match(CLUSTER, CLUSTER.setup(2))
    match.say(CHANCE, "0")
    for answer in answers:
        match.say(match.asks()[0].seat, answer)
    return match


@pytest.mark.rule("G4.73")
def test_own_answers_are_taken_back_as_far_as_the_draw() -> None:
    match = table("GR2", "f2-tl", "g1-f1", "g1-h1")

    for _ in range(3):
        match.undo(0)

    assert CLUSTER.decisions[match.asks()[0].decision].key == "place"
    assert match.undoable(0) == 0


@pytest.mark.rule("G4.73")
def test_a_die_locks_what_came_before_it() -> None:
    match = table("GR2", "f2-tl", "g1-f1", "mine-f1", "4", "g1-h1")

    match.undo(0)

    assert match.undoable(0) == 0
