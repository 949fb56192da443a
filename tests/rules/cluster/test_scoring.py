"""What is scored, and when (G4.56 to G4.59, G4.76)."""

import pytest

from orrery.games.cluster.scoring import set_value
from tests.rules.cluster.scene import Scene


def scoring(scene: Scene) -> Scene:
    """Seat 0 draws a supernova and is in its scoring turn."""
    return scene.stack(["RDa"], ["GR5", "RDa"]).turn().say("RDa")


@pytest.mark.rule("G4.56")
def test_the_sole_highest_strength_scores_number_and_improvements() -> None:
    scene = scoring(Scene().early().pennies("g3", 2).coins("g3", 2).leader("g3", seat=1)).say("end", "end")

    assert [scene.scored(0), scene.scored(1)] == [{}, {"systems-1": 4}]


@pytest.mark.rule("G4.56")
def test_in_a_tie_nobody_scores() -> None:
    scene = scoring(Scene().early().pennies("g3", 2).coins("g3", 3).leader("g3", seat=1)).say("end", "end")

    assert [scene.scored(0), scene.scored(1)] == [{}, {}]


@pytest.mark.rule("G4.56")
def test_more_than_each_other_player_is_enough_though_less_than_half() -> None:
    scene = Scene(4).early().coins("g3", 3)
    for seat in (1, 2, 3):
        scene.coins("g3", 2, seat=seat)

    assert scoring(scene).say("end").scored(0) == {"systems-1": 2}


@pytest.mark.rule("G4.56")
def test_a_tie_among_the_strongest_does_not_help_the_third() -> None:
    scene = Scene(3).early().coins("g3", 1).coins("g3", 2, seat=1).coins("g3", 2, seat=2)

    assert scoring(scene).say("end").scored(0) == {}


@pytest.mark.rule("G4.56")
def test_one_unopposed_member_scores_every_tile_it_stands_on_and_only_habitable_ones() -> None:
    scene = Scene().early().coins("g3", 1).coins("f2", 1).coins("g4", 1).coins("f1", 1).coins("f3", 1)

    assert scoring(scene).say("end").scored(0) == {"systems-1": 3}


@pytest.mark.rule("G4.57")
@pytest.mark.parametrize(("count", "points"), list(enumerate([0, 1, 3, 6, 7, 9, 12, 13])))
def test_crystals_of_a_type_score_as_triplets_a_pair_and_a_single(count: int, points: int) -> None:
    assert set_value(count) == points


@pytest.mark.rule("G4.57")
def test_types_are_scored_apart() -> None:
    scene = scoring(Scene().crystals(0, A=4, B=2, C=1, D=3)).say("end")

    assert scene.scored(0) == {"crystals-1": 7 + 3 + 1 + 6}


@pytest.mark.rule("G4.58")
def test_a_tile_may_be_scored_by_one_player_after_the_other() -> None:
    scene = scoring(Scene().early().coins("g3", 1).coins("h2", 2, seat=1)).say("end")

    scene.say("h2-g3", "h2-g3", "end")

    assert [scene.scored(0), scene.scored(1)] == [{"systems-1": 2}, {"systems-1": 2}]


@pytest.mark.rule("G4.59")
def test_crystals_score_again_in_the_next_round() -> None:
    scene = scoring(Scene().crystals(0, A=2)).say("end", "end").say("e1-tl", "end")

    scene.say("GR5", "e2-bl", "end", "RDa", "end", "end")

    assert scene.scored(0) == {"crystals-1": 3, "crystals-2": 3}


@pytest.mark.rule("G4.76")
def test_scoring_follows_the_last_action_even_with_points_left() -> None:
    scene = scoring(Scene().crystals(0, A=1))

    assert scene.points_left == 10
    assert scene.state.points(0) == 0
    assert scene.say("end").events("scored") == [(0, 0, 1, 1)]
