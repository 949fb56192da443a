"""Improvements and their limits (G4.37 to G4.42, G4.81)."""

import pytest

from orrery.games.cluster.game import CLUSTER
from tests.rules.cluster.scene import Scene, cell

PLACES = ["f2", "f3", "f4", "g3", "g4", "g5", "h2", "h3", "h4", "e1", "e2"]


def improved(*totals: int, cap_mode: str = "exact") -> Scene:
    """GR5 tiles with these totals on f2, f3, f4, g3 …, two coins of seat 0 on each of the last three."""
    scene = Scene(cap_mode=cap_mode)
    for name, total in zip(PLACES, totals):
        scene.tile(name, "GR5", "tl", pennies=total - 5)
    for name in PLACES[len(totals) - 3 : len(totals)]:
        scene.coins(name, 2)
    return scene


@pytest.mark.rule("G4.37")
def test_an_improvement_costs_2_and_needs_presence_but_no_majority() -> None:
    scene = Scene().early().coins("g3", 1).coins("g3", 3, seat=1).acts()

    assert scene.offers("build") == ["build-g3"]
    assert scene.refusals()["build-f2"] == "G4.37"
    scene.say("build-g3")
    assert [scene.pennies_on("g3"), scene.points_left] == [1, 8]


@pytest.mark.rule("G4.38")
def test_one_member_builds_once_a_turn() -> None:
    scene = Scene().early().coins("g3", 1).acts().say("build-g3")

    assert scene.refusals()["build-g3"] == "G4.38"


@pytest.mark.rule("G4.38")
def test_the_third_improvement_of_a_tile_in_a_turn_is_refused() -> None:
    scene = Scene().early().coins("g3", 3).acts().say("build-g3", "build-g3")

    assert scene.refusals()["build-g3"] == "G4.38"


@pytest.mark.rule("G4.38")
def test_every_tile_counts_for_itself() -> None:
    scene = Scene().early().coins("g3", 2).coins("h2", 2).coins("f2", 1).acts()

    scene.say("build-g3", "build-g3", "build-h2", "build-h2", "build-f2")

    assert [scene.pennies_on(name) for name in ("g3", "h2", "f2")] == [2, 2, 1]
    assert scene.points_left == 0


@pytest.mark.rule("G4.39")
@pytest.mark.parametrize(
    ("totals", "last"),
    [
        ((6, 6, 6, 6, 6, 5), "g5"),
        ((7, 7, 7, 7, 5, 5, 6), "h2"),
        ((8, 8, 8, 5, 5, 7), "g5"),
        ((9, 9, 5, 5, 8), "g4"),
    ],
)
def test_a_full_total_takes_no_further_tile(totals: tuple[int, ...], last: str) -> None:
    scene = improved(*totals).acts()

    assert scene.refusals()[f"build-{last}"] == "G4.39"


@pytest.mark.rule("G4.39")
@pytest.mark.parametrize(
    ("totals", "last"),
    [((6, 6, 6, 6, 5), "g4"), ((7, 7, 7, 5, 6), "g4"), ((8, 8, 5, 7), "g3"), ((9, 5, 8), "f4")],
)
def test_one_place_is_left_below_the_limit(totals: tuple[int, ...], last: str) -> None:
    assert f"build-{last}" in improved(*totals).acts().offers()


@pytest.mark.rule("G4.39")
def test_a_tile_that_rises_makes_room_for_the_next() -> None:
    scene = improved(6, 6, 6, 6, 6, 5).acts()

    assert "build-g5" not in scene.offers()
    scene.say("build-g4", "build-g5")
    assert [scene.pennies_on("g4"), scene.pennies_on("g5")] == [2, 1]


@pytest.mark.rule("G4.39")
def test_by_the_option_a_tile_that_rises_makes_no_room() -> None:
    scene = improved(6, 6, 6, 6, 6, 5, cap_mode="at-least").acts().say("build-g4")

    assert scene.refusals()["build-g5"] == "G4.39"


@pytest.mark.rule("G4.39")
def test_no_total_goes_above_nine() -> None:
    scene = improved(5, 5, 9).acts()

    assert scene.refusals()["build-f4"] == "G4.39"


@pytest.mark.rule("G4.40")
def test_a_tile_can_not_pass_through_a_full_total() -> None:
    scene = improved(6, 6, 6, 6, 6, 5).acts()
    plans = [plan.facts for plan in CLUSTER.plans(scene.state, scene.ask) if plan.label == "build-twice"]

    assert scene.refusals()["build-g5"] == "G4.39"
    assert [facts[0] for facts in plans] == [cell("g3"), cell("g4")]


@pytest.mark.rule("G4.41")
def test_a_colony_is_frozen_but_counts_for_the_limits() -> None:
    scene = improved(6, 6, 6, 6, 6, 5).colony("f2", seat=1).acts()

    assert scene.refusals()["build-g5"] == "G4.39"
    frozen = Scene().early().pennies("g3", 1).coins("g3", 2).colony("g3", seat=1).acts()
    assert frozen.refusals()["build-g3"] == "G4.41"


@pytest.mark.rule("G4.42")
def test_improvements_belong_to_the_tile() -> None:
    scene = Scene().early().coins("g3", 1).coins("g3", 2, seat=1).acts().say("build-g3", "end")

    scene.stack(["RDa"], ["GR5"]).say("RDa", "end")

    assert scene.scored(1) == {"systems-1": 3}


@pytest.mark.rule("G4.81")
def test_what_was_built_stays_counted_when_the_builders_leave() -> None:
    scene = Scene().early().coins("g3", 2).acts().say("build-g3", "build-g3", "g3-g2", "g2-g3")

    assert scene.points_left == 4
    assert scene.refusals()["build-g3"] == "G4.38"


@pytest.mark.rule("G4.81")
def test_counters_begin_anew_with_the_next_turn() -> None:
    scene = Scene().early().coins("g3", 2).coins("g3", 1, seat=1).acts()

    scene.say("build-g3", "build-g3", "end", "BK4")
    assert "build-g3" in scene.say(scene.offers()[0]).offers()
