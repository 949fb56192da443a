"""Colonies (G4.43 to G4.48, G4.77, G4.80)."""

import pytest

from tests.rules.cluster.scene import Scene


def improved_g3(pennies: int = 1) -> Scene:
    return Scene().early().pennies("g3", pennies)


@pytest.mark.rule("G4.43")
def test_colonising_costs_5_and_needs_an_improvement_and_the_sole_majority() -> None:
    scene = improved_g3().coins("g3", 2).coins("g3", 1, seat=1).acts().say("colonise-g3-coin")

    assert scene.points_left == 5


@pytest.mark.rule("G4.43")
def test_the_improvement_may_be_somebody_else_s() -> None:
    scene = Scene().early().coins("g3", 1).coins("g3", 2, seat=1).acts().say("build-g3", "end")

    scene.say("BK4")
    assert "colonise-g3-coin" in scene.say(scene.offers()[0]).offers()


@pytest.mark.rule("G4.43")
def test_a_tie_or_a_bare_tile_is_not_enough() -> None:
    tie = improved_g3().coins("g3", 3).leader("g3", seat=1).acts()
    bare = Scene().early().coins("g3", 3).acts()

    assert tie.refusals()["colonise-g3-coin"] == "G4.43"
    assert bare.refusals()["colonise-g3-coin"] == "G4.43"


@pytest.mark.rule("G4.44")
def test_all_other_members_there_leave_the_game() -> None:
    scene = improved_g3().coins("g3", 3).leader("g3").coins("f2", 1).acts().say("colonise-g3-coin")

    assert [scene.coins_on("g3"), scene.leader_on(), int(scene.state.lost[0])] == [0, "out", 2]
    assert [scene.coins_on("f2"), scene.coins_on("g1")] == [1, 8]
    assert scene.events("colonised")[0][3] == 3


@pytest.mark.rule("G4.45")
def test_only_the_owner_scores_a_colony() -> None:
    scene = improved_g3().colony("g3").coins("g3", 5, seat=1)

    scene.stack(["RDa"], ["GR5"]).turn().say("RDa", "end", "end")

    assert [scene.scored(0), scene.scored(1)] == [{"systems-1": 3}, {}]


@pytest.mark.rule("G4.46")
def test_the_player_chooses_who_becomes_the_colonist() -> None:
    both = improved_g3().coins("g3", 2).leader("g3").acts()
    coins = improved_g3().coins("g3", 2).acts()
    leader = improved_g3().leader("g3").acts()

    assert both.offers("colonise") == ["colonise-g3-coin", "colonise-g3-leader"]
    assert coins.offers("colonise") == ["colonise-g3-coin"]
    assert coins.refusals()["colonise-g3-leader"] == "G4.46"
    assert leader.offers("colonise") == ["colonise-g3-leader"]
    assert leader.refusals()["colonise-g3-coin"] == "G4.46"
    both.say("colonise-g3-leader")
    assert [both.leader_on(), int(both.state.lost[0])] == ["out", 2]


@pytest.mark.rule("G4.47")
def test_a_colonist_neither_moves_nor_has_strength() -> None:
    scene = improved_g3().coins("g3", 1).acts().say("colonise-g3-coin")

    assert scene.offers("g3-") == []
    assert scene.state.strength(0, scene.state.settled[0]) == 0


@pytest.mark.rule("G4.48")
def test_a_player_colonises_once_and_a_tile_is_colonised_once() -> None:
    own = improved_g3().pennies("f2", 1).colony("g3").coins("f2", 2).acts()
    other = improved_g3().colony("g3", seat=1).coins("g3", 4).acts()

    assert own.refusals()["colonise-f2-coin"] == "G4.48"
    assert other.refusals()["colonise-g3-coin"] == "G4.48"


@pytest.mark.rule("G4.77")
def test_a_lone_colonist_scores_number_and_improvements() -> None:
    scene = improved_g3(1).colony("g3")

    scene.stack(["RDa"], ["GR5"]).turn().say("RDa", "end")

    assert scene.scored(0) == {"systems-1": 3}


@pytest.mark.rule("G4.80")
def test_a_player_without_members_still_plays() -> None:
    scene = Scene().early().pennies("g3", 2).colony("g3").without_members().crystals(0, A=1)

    scene.crystals(1, B=1).turn().say("BK4")
    assert scene.asked == "place"
    scene.say(scene.offers()[0])
    assert scene.offers("trade") == ["trade-1-A-B"]
    assert len(scene.offers("station")) == 4
    scene.say("station-g2", "end")
    assert scene.state.points(0) == 0


@pytest.mark.rule("G4.80")
def test_members_that_have_left_never_return() -> None:
    scene = improved_g3().coins("g3", 12).leader("g3").acts().say("colonise-g3-coin", "end")

    scene.play("BK4").say("GR2")
    assert all(token.startswith(("station", "end")) for token in scene.say(scene.offers()[0]).offers())
    assert int(scene.state.lost[0]) == 11
