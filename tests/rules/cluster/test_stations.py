"""Warp stations (G4.49 to G4.55, G4.74)."""

import pytest

from tests.rules.cluster.scene import Scene


@pytest.mark.rule("G4.49")
def test_a_station_costs_5_and_stands_on_a_null_or_a_mined_out_black_tile() -> None:
    scene = Scene().early().pennies("f1", 0).tile("e1", "RDa").acts()

    assert scene.offers("station") == ["station-f1", "station-f3", "station-g2", "station-g4", "station-h3"]
    refusals = scene.refusals()
    assert {refusals[f"station-{name}"] for name in ("e1", "h1", "f2", "g3")} == {"G4.49"}
    assert scene.say("station-f3").points_left == 5


@pytest.mark.rule("G4.50")
def test_a_tile_has_room_for_one_station_of_anybody() -> None:
    scene = Scene().early().station("g2", seat=1).station("g4").acts()

    assert [scene.refusals()[token] for token in ("station-g2", "station-g4")] == ["G4.50", "G4.50"]


@pytest.mark.rule("G4.51")
def test_nobody_has_to_be_where_a_station_is_built() -> None:
    scene = Scene().early().acts().say("station-g4")

    assert [scene.coins_on("g4"), scene.coins_on("g1")] == [0, 12]


@pytest.mark.rule("G4.52")
def test_a_third_station_is_refused() -> None:
    scene = Scene().early().acts().say("station-g4", "station-g2", "end", "BK4")

    scene.say(scene.offers()[0], "end", "GR2")
    scene.say(scene.offers()[0])
    assert scene.offers("station") == []
    assert scene.refusals()["station-f3"] == "G4.52"


@pytest.mark.rule("G4.53")
def test_members_warp_from_the_mits_to_stations_and_between_stations() -> None:
    scene = Scene().early().station("g4", "g2").coins("g4", 1).coins("g2", 1).acts()

    assert scene.offers("warp") == ["warp-mits-1", "warp-mits-2", "warp-1-2", "warp-2-1"]
    scene.say("warp-mits-1", "warp-1-2")
    assert [scene.coins_on("g4"), scene.coins_on("g2"), scene.points_left] == [1, 2, 8]


@pytest.mark.rule("G4.53")
def test_nobody_warps_to_the_mits_unless_the_option_allows_it() -> None:
    one_way = Scene().early().station("g4").coins("g4", 1).leader("g4").acts()
    both_ways = Scene(warp_to_mits="yes").early().station("g4").coins("g4", 1).leader("g4").acts()

    assert one_way.refusals()["warp-1-mits"] == "G4.53"
    assert one_way.refusals()["leader-warp-mits"] == "G4.53"
    both_ways.say("warp-1-mits", "leader-warp-mits")
    assert [both_ways.coins_on("g1"), both_ways.leader_on()] == [12, "g1"]


@pytest.mark.rule("G4.18", "G4.53")
def test_a_leader_warps_for_1_too() -> None:
    scene = Scene().early().station("g4", "g2").acts()

    assert scene.offers("leader-warp") == ["leader-warp-1", "leader-warp-2"]
    scene.say("leader-warp-1", "leader-warp-2")
    assert [scene.leader_on(), scene.points_left] == ["g2", 8]


@pytest.mark.rule("G4.54")
def test_a_station_is_used_in_the_turn_in_which_it_was_built() -> None:
    scene = Scene().early().acts().say("station-g4", *["warp-mits-1"] * 5)

    assert [scene.coins_on("g4"), scene.points_left] == [5, 0]


@pytest.mark.rule("G4.55")
def test_members_of_others_may_stand_there_but_not_warp() -> None:
    scene = Scene().early().station("g4", "g2", seat=1).coins("g4", 1).acts()

    assert scene.offers("warp") == []
    assert scene.offers("g4-") == ["g4-f3", "g4-g3", "g4-h3"]


@pytest.mark.rule("G4.74")
def test_the_mits_is_no_star_system() -> None:
    scene = Scene().acts()

    refusals = scene.refusals()
    assert [refusals[token] for token in ("mine-g1", "build-g1", "station-g1")] == ["G4.74"] * 3
    assert "colonise-g1-coin" not in scene.offers()
    assert sum(scene.state.tally) == 0


@pytest.mark.rule("G4.74")
def test_the_mits_is_not_scored() -> None:
    scene = Scene().stack(["RDa"], ["GR5"]).turn().say("RDa", "end")

    assert scene.scored(0) == {}
