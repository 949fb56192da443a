"""The technologies of the boards BI, BII and BIII, one by one."""

import pytest

from tests.rules.pulsar.scene import Scene


def table(round_number: int, boards: str = "BI+BII+BIII") -> Scene:
    """Three players, so that seat 0 gets nothing by the Engineering track, and no tokens."""
    return Scene(3, boards=boards).has(plus_minus=0).round(round_number)


# BI.


@pytest.mark.rule("P8.5", "P8.9")
def test_bi_1_lets_a_flight_that_visits_a_magenta_gate_be_one_longer_or_shorter() -> None:
    scene = table(2).technologies("BI-1").ship("S01").turn(2, 6).say("first", "fly")
    assert scene.offers() == ["1", "2", "3"]

    scene.say("1")
    assert scene.offers() == ["M01", "M02"]
    assert scene.refusals()["G01"] == "P8.9"
    scene.say("M02")
    assert scene.state.ships[0] == scene.node("M02")


@pytest.mark.rule("P8.5", "P8.9")
def test_bi_1_does_not_help_where_no_magenta_gate_is_in_reach() -> None:
    scene = table(2).technologies("BI-1").ship("S07").turn(1, 6).say("first", "fly")

    assert scene.asked == "hop"
    assert scene.offers() == ["P06", "G08", "O07", "O09"]


@pytest.mark.rule("P8.5")
@pytest.mark.parametrize(("size", "die", "points"), [(1, 1, 0), (2, 2, 2), (3, 4, 2)])
def test_bi_2_gives_2_points_for_a_die_spent_to_take_a_medium_or_large_gyrodyne(
    size: int, die: int, points: int
) -> None:
    scene = table(1).technologies("BI-2").turn(die, 6).say("first", f"take-{size}")

    assert scene.points() == points


@pytest.mark.rule("P8.5")
@pytest.mark.parametrize(("size", "die", "points"), [(1, 3, 0), (2, 5, 2), (3, 6, 2)])
def test_bi_2_gives_2_points_for_a_die_spent_to_complete_a_medium_or_large_gyrodyne(
    size: int, die: int, points: int
) -> None:
    scene = table(1).technologies("BI-2").gyrodyne("P01", size).turn(die, 6).say("first", f"complete-{size}")

    assert scene.points() == points


@pytest.mark.rule("P8.8", "P8.5")
def test_bi_2_gives_nothing_for_gyrodynes_taken_or_completed_without_a_die() -> None:
    taken = table(2).technologies("BI-2").turn(2, 6).say("first", "patent-BI-4", "large")
    assert taken.points() == 0

    completed = table(4, "BI+CII+BIII").technologies("BI-2").gyrodyne("P01", 3)
    assert completed.turn(6, 6).say("first", "patent-CII-4", "large").points() == 0


@pytest.mark.rule("P8.5")
def test_bi_3_gives_2_points_when_a_flight_ends_with_a_station_on_a_blue_planet() -> None:
    scene = (
        table(1).technologies("BI-3").ship("O02").system("S02", "11").turn(1, 6).say("first", "fly", "S02")
    )

    assert (scene.asked, scene.points()) == ("take-bonus", 2)


@pytest.mark.rule("P8.5")
def test_bi_3_gives_nothing_on_a_lifeless_planet_or_without_a_station_or_in_passing() -> None:
    lifeless = table(1).technologies("BI-3").ship("O02").system("S02", "11", [1]).turn(1, 6)
    assert lifeless.say("first", "fly", "S02").points() == 0
    assert lifeless.state.stations[lifeless.node("S02") * 4 + 1] == 0

    full = table(1).technologies("BI-3").ship("O02").system("S02", "17", [1, 2]).turn(1, 6)
    assert full.say("first", "fly", "S02").points() == 0

    passing = table(1).technologies("BI-3").ship("O02").system("S02", "17").turn(2, 6)
    assert passing.say("first", "fly", "S02", "M01").points() == 0
    assert passing.state.stations[passing.node("S02") * 4] == 0


@pytest.mark.rule("P8.5", "P4.16")
def test_bi_3_rewards_a_ship_that_an_effect_puts_on_a_system_too() -> None:
    scene = table(4, "BI+AII+BIII").technologies("BI-3").system("S09", "17").turn(4, 6)
    scene.say("first", "patent-AII-4", "S09")

    assert scene.points() == 2


@pytest.mark.rule("P8.5")
def test_bi_4_gives_any_gyrodyne_and_2_cubes() -> None:
    scene = table(2).turn(2, 6).say("first", "patent-BI-4")
    assert scene.offers() == ["small", "medium", "large"]

    scene.say("medium")
    assert list(scene.state.held[:4]) == [0, 0, 1, 0]
    assert scene.state.cubes[0] == 2


@pytest.mark.rule("P8.5", "P8.8")
@pytest.mark.parametrize("die", [4, 5, 6])
def test_bi_5_adjusts_the_die_of_a_project_and_gives_a_point_adjusted_or_not(die: int) -> None:
    scene = table(2).technologies("BI-5").hq("A1", "b1", "b2").turn(die, 6)
    scene.say("first", "project-m1", "large", "large")

    assert scene.state.projects[0] == 0b1011
    assert scene.points_from("technologies") == 1


@pytest.mark.rule("P8.5")
def test_bi_5_reaches_no_further_than_one_and_helps_with_projects_only() -> None:
    scene = table(2).technologies("BI-5").hq("A1", "b1", "b2").turn(3, 6).say("first")

    assert scene.refusals()["project-m1"] == "P3.3"
    assert scene.refusals()["patent-BI-2"] == "P3.3"


@pytest.mark.rule("P8.5")
def test_bi_6_gives_3_points_whenever_a_transmitter_goes_online_but_not_when_it_is_only_taken() -> None:
    scene = table(2).technologies("BI-6").display("A4").turn(1, 5, 6).say("first", "take-A4")
    assert scene.points() == 0

    scene.say("second", "pay-A4")
    assert scene.points() == 3


# BII.


@pytest.mark.rule("P8.5", "P10.6")
@pytest.mark.parametrize(("stations", "points"), [(2, 0), (3, 1), (5, 1), (6, 2)])
def test_bii_1_gives_a_point_for_each_3_stations_each_round(stations: int, points: int) -> None:
    scene = table(3).technologies("BII-1").stations(stations).stations(9, seat=1).production()

    assert scene.points_from("technologies") == points


@pytest.mark.rule("P8.5", "P10.6", "P10.4")
def test_a_green_technology_pays_after_a_transmitter_has_sold_points_too() -> None:
    scene = (
        table(3).technologies("BII-1").stations(3).transmitter("B4", online=True).has(cubes=1).production()
    )
    assert scene.asked == "buy-points"

    scene.say("buy")
    assert (scene.points_from("transmitters"), scene.points_from("technologies")) == (3, 1)


@pytest.mark.rule("P8.5", "P8.7")
def test_bii_2_gives_a_point_for_each_patent_itself_included() -> None:
    scene = table(3).technologies("BI-2", "BI-6").technologies("BI-4", seat=1).turn(2, 6)

    assert scene.say("first", "patent-BII-2").points() == 2 + 1


@pytest.mark.rule("P8.5", "P3.10")
def test_bii_3_splits_into_a_silver_2_and_a_red_1_and_gives_a_token() -> None:
    scene = table(4).turn(3, 6).say("first", "patent-BII-3")

    assert (scene.die("extra"), scene.die("red")) == (2, 1)
    assert scene.state.plus_minus[0] == 1


@pytest.mark.rule("P8.5")
def test_bii_4_claims_an_isolated_pulsar_and_draws_an_exploration_tile() -> None:
    scene = table(4).turn(5, 6).say("first", "patent-BII-4", "X01", "four-points")

    assert scene.state.claims[scene.node("X01") - 16] == 0
    assert scene.points() == 4


@pytest.mark.rule("P8.5")
def test_bii_5_gives_2_points_for_each_online_transmitter_at_once() -> None:
    scene = table(5).transmitter("A1", online=True).transmitter("C3", online=True).transmitter("A4", paid=[1])

    assert scene.turn(3, 6).say("first", "patent-BII-5").points() == 2 * 2


@pytest.mark.rule("P8.5", "P5.1")
def test_bii_6_claims_an_isolated_pulsar_and_draws_an_exploration_tile() -> None:
    scene = table(5).claims("X01", seat=1).turn(4, 6).say("first", "patent-BII-6")
    assert scene.offers() == ["pass", "X02", "X03"]
    assert scene.refusals()["P09"] == "P5.1"

    scene.say("X03", "four-points")
    assert scene.state.claims[scene.node("X03") - 16] == 0
    assert scene.points() == 4


@pytest.mark.rule("P8.5", "P5.1")
def test_bii_6_is_no_claim_by_flight_for_ai_3() -> None:
    scene = table(5, "AI+BII+BIII").technologies("AI-3").turn(4, 6)

    assert scene.say("first", "patent-BII-6", "X01", "four-points").points() == 4


# BIII.


@pytest.mark.rule("P8.5")
def test_biii_1_gives_4_points_for_each_construction_award() -> None:
    scene = table(8).technologies("BIII-1").award(1, 0).award(1, 1).award(3, 1).award(2, 0, seat=1)

    assert scene.scoring().points_from("technologies") == 3 * 4


@pytest.mark.rule("P8.5")
def test_biii_2_gives_2_points_for_each_spinning_gyrodyne() -> None:
    scene = table(8).technologies("BIII-2").gyrodyne("P01", 1, spins=True).gyrodyne("P02", 3, spins=True)
    scene.gyrodyne("P03", 2).gyrodyne("P04", 2, spins=True, seat=1).scoring()

    assert scene.points_from("technologies") == 2 * 2


@pytest.mark.rule("P8.5", "P7.5")
def test_biii_3_gives_2_points_for_each_gate_run_done() -> None:
    scene = table(8).technologies("BIII-3").hq("A2", "b1", "b2", "b3", "m1", "u1").flown("b1", "u1")

    assert scene.scoring().points_from("technologies") == 2 * 2


@pytest.mark.rule("P8.5", "P8.7")
def test_biii_4_gives_a_point_for_each_patent_and_2_for_a_purple_one_itself_included() -> None:
    scene = table(8).technologies("BI-2", "BII-1", "BIII-3", "BIII-4").goals("1-front", "3-front", "4-front")

    assert scene.scoring().points_from("technologies") == 1 + 1 + 2 + 2


@pytest.mark.rule("P8.5", "P11.11")
def test_biii_5_sells_12_points_for_3_cubes_once() -> None:
    scene = table(8).technologies("BIII-5").has(cubes=7).scoring()
    assert (scene.asked, scene.offers()) == ("buy-points", ["pass", "buy"])

    scene.say("buy")
    assert scene.points_from("technologies") == 12
    assert scene.state.cubes[0] == 4


@pytest.mark.rule("P11.11")
def test_biii_5_needs_3_cubes() -> None:
    scene = table(8).technologies("BIII-5").has(cubes=2).scoring()

    assert scene.points_from("technologies") == 0
    assert scene.points_from("cubes") == 1
