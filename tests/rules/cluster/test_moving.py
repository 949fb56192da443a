"""Moving members, and their strength (G4.14 to G4.22)."""

import pytest

from tests.rules.cluster.scene import Scene


@pytest.mark.rule("G4.14")
def test_a_step_costs_what_its_border_costs() -> None:
    scene = Scene().early().coins("f2", 1).acts()

    assert scene.say("f2-g2").points_left == 6
    assert scene.say("g2-f1").points_left == 4
    assert scene.say("f1-f2").points_left == 3


@pytest.mark.rule("G4.15")
def test_a_closed_border_is_not_crossed() -> None:
    scene = Scene().acts()

    assert "g1-g2" not in scene.offers()
    assert scene.refusals()["g1-g2"] == "G4.15"
    assert scene.refusals()["leader-w"] == "G4.15"


@pytest.mark.rule("G4.16")
def test_steps_add_up() -> None:
    scene = Scene().early().acts().say("g1-h1", "h1-h2", "h2-g3", "g3-g4")

    assert [scene.coins_on("g4"), scene.points_left] == [1, 6]


@pytest.mark.rule("G4.16")
def test_nobody_blocks_a_tile() -> None:
    scene = Scene().early().coins("f1", 12, seat=1).leader("f1", seat=1).acts()

    assert scene.say("g1-f1", "f1-f2").coins_on("f2") == 1


@pytest.mark.rule("G4.17")
def test_a_member_returns_to_the_mits_over_its_border() -> None:
    scene = Scene().coins("f1", 1).acts().say("f1-g1")

    assert [scene.coins_on("g1"), scene.points_left] == [12, 9]


@pytest.mark.rule("G4.18")
def test_a_leader_moves_at_the_price_of_a_coin() -> None:
    scene = Scene().early().acts().say("leader-nw", "leader-w")

    assert [scene.leader_on(), scene.points_left] == ["f2", 8]


@pytest.mark.rule("G4.19")
def test_a_supernova_is_never_entered_though_ticks_face_the_border() -> None:
    scene = Scene().tile("f2", "RDa", "br").coins("f1", 1).leader("f1").acts()

    assert scene.offers("f1-") == ["f1-g1", "f1-g2"]
    assert scene.refusals()["f1-f2"] == "G4.19"
    assert scene.refusals()["leader-w"] == "G4.19"


@pytest.mark.rule("G4.19")
def test_the_tick_of_a_supernova_opens_no_border() -> None:
    scene = Scene().tile("h2", "RDa", "tr").tile("g3", "GR2", "tl")

    assert [scene.border("g3", "h2"), scene.border("g2", "h2"), scene.border("h1", "h2")] == [0, 0, 0]


@pytest.mark.rule("G4.20")
def test_colonies_and_stations_of_others_stay_open() -> None:
    scene = Scene().early().pennies("f2", 1).colony("f2", seat=1).station("f3", seat=1)

    scene.acts().say("g1-f1", "f1-f2", "f2-f3")

    assert scene.coins_on("f3") == 1


@pytest.mark.rule("G4.21")
def test_a_leader_does_the_work_of_three() -> None:
    scene = Scene().early().tile("e1", "BK4", "bl").leader("e1").coins("f1", 0).acts()

    scene.say("mine-e1", "n", "mine-e1", "n")
    assert scene.pennies_on("e1") == 2

    builder = Scene().early().leader("g3").acts().say("build-g3", "build-g3")
    assert builder.pennies_on("g3") == 2


@pytest.mark.rule("G4.21")
def test_by_an_option_a_leader_does_the_work_of_one_but_still_counts_three_for_a_majority() -> None:
    scene = Scene(leader_work="1").early().leader("g3").coins("g3", 2, seat=1).acts()

    scene.say("build-g3")
    assert scene.refusals()["build-g3"] == "G4.38"
    assert "colonise-g3-leader" in scene.offers()


@pytest.mark.rule("G4.22")
def test_the_leader_is_one_piece() -> None:
    scene = Scene().early().pennies("g3", 1).leader("g3").acts().say("colonise-g3-leader")

    assert scene.leader_on() == "out"
    assert sum(scene.state.lost) == 0
    assert scene.coins_on("g1") == 12
