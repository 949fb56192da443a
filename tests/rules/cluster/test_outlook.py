"""What is told of a position besides its facts: what is coming, room, margins, sets."""

import pytest

from orrery.games.cluster.game import CLUSTER
from orrery.games.cluster.lattice import NAMES, PLACES
from orrery.games.cluster.view import ClusterView, TileView
from tests.rules.cluster.scene import Scene, at, cell


def seen(scene: Scene) -> ClusterView:
    view = CLUSTER.view(scene.state, 0)
    assert isinstance(view, ClusterView)
    return view


def tile(scene: Scene, name: str) -> TileView:
    return next(found for found in seen(scene).tiles if found.cell == cell(name))


@pytest.mark.rule("G4.4")
def test_the_next_supernova_is_counted_over_the_groups_before_it() -> None:
    coming = seen(Scene().stack(["GR2", "BLn"], ["RDa", "BK3", "BK3"])).coming

    assert (coming.scoring, coming.soonest, coming.latest, coming.left) == (1, 3, 5, 5)


@pytest.mark.rule("G4.66")
def test_a_least_gap_keeps_the_second_supernova_away() -> None:
    scene = Scene(sn_min_gap="4").stack(["RDa"], ["RDa", "GR3", "GR4", "GR5", "BL4", "BL5"])
    scene.turn().say("RDa", "end", "end")

    assert (seen(scene).coming.soonest, seen(scene).coming.latest) == (4, 6)


@pytest.mark.rule("G4.60", "G4.65")
def test_while_a_scoring_is_on_nothing_has_to_be_drawn_until_it() -> None:
    scene = Scene().stack(["RDa"], ["GR5", "RDa"]).turn().say("RDa")
    first = seen(scene).coming
    scene.say("end", "end")
    second = seen(scene).coming

    assert (first.scoring, first.is_on, first.soonest, first.latest) == (1, True, 0, 0)
    assert (second.scoring, second.is_on, second.soonest, second.latest) == (2, False, 1, 2)


@pytest.mark.rule("G4.69", "G4.70")
@pytest.mark.parametrize(("seats", "final", "turns"), [(2, 35, 36), (3, 37, 39), (4, 41, 44)])
def test_the_final_scoring_begins_with_a_known_turn(seats: int, final: int, turns: int) -> None:
    coming = seen(Scene(seats).stack().turn()).coming

    assert (coming.final, coming.turns, coming.wait) == (final, turns, final - 1)
    assert (coming.soonest, coming.latest, coming.left) == (0, 0, 0)


@pytest.mark.rule("G3.4")
def test_at_first_either_frame_is_possible_and_every_usable_cell() -> None:
    frame = seen(Scene()).frame

    assert frame.rows == (6, 7)
    assert len(frame.empty) == 69 - 4
    assert (frame.low, frame.high, frame.left) == (-4, 4, -10)


@pytest.mark.rule("G3.4")
def test_seven_rows_settle_the_frame() -> None:
    scene = Scene().tiles(at(2, -2), at(3, -1), at(4, -2), at(5, -1))
    frame = seen(scene).frame

    assert (frame.rows, frame.low, frame.high, frame.left) == ((7,), -1, 5, -10)
    assert {NAMES[number][0] for number in frame.empty} == set("bcdefgh")
    assert min(PLACES[number][1] for number in frame.empty) == -10


@pytest.mark.rule("G4.39")
@pytest.mark.parametrize(("mode", "filled"), [("exact", [1, 0, 0, 1]), ("at-least", [2, 1, 1, 1])])
def test_racks_hold_the_tiles_that_take_up_room(mode: str, filled: list[int]) -> None:
    scene = Scene(cap_mode=mode).early().pennies("g3", 4).pennies("h2", 7).pennies("f2", 1)

    assert [len(rack) for rack in seen(scene).racks] == filled
    assert cell("g3") in seen(scene).racks[0]


@pytest.mark.rule("G4.56")
def test_the_margin_of_a_majority_and_the_coins_that_others_lack() -> None:
    scene = Scene(3).early().coins("g3", 2).leader("g3", seat=1).coins("g3", 2, seat=1)

    assert (tile(scene, "g3").scorer, tile(scene, "g3").margin) == (1, 3)
    assert tile(scene, "g3").needs == (4, 0, 6)


@pytest.mark.rule("G4.56")
def test_a_tie_has_no_margin_and_an_empty_world_none_at_all() -> None:
    scene = Scene().early().coins("g3", 2).coins("g3", 2, seat=1)

    assert (tile(scene, "g3").margin, tile(scene, "g3").needs) == (0, (1, 1))
    assert (tile(scene, "h2").margin, tile(scene, "h2").needs) == (-1, (1, 1))


@pytest.mark.rule("G4.45")
def test_nobody_can_win_a_colony_nor_what_is_not_scored() -> None:
    scene = Scene().early().pennies("g3", 1).colony("g3", seat=1).coins("g3", 3).coins("f1", 1)

    assert (tile(scene, "g3").margin, tile(scene, "g3").needs) == (-1, ())
    assert (tile(scene, "f1").margin, tile(scene, "f1").needs) == (-1, ())


@pytest.mark.rule("G4.57", "G4.32")
def test_crystals_are_shown_in_sets_and_single_ones_as_takeable() -> None:
    owned = seen(Scene().crystals(0, A=4, B=2, C=3)).seats[0]

    assert owned.sets == ((3, 1), (2,), (3,), ())
    assert owned.takeable == (1, 0, 0, 0)
