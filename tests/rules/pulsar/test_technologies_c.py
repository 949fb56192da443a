"""The technologies of the boards CI, CII and CIII, one by one."""

import pytest

from tests.rules.pulsar.scene import Scene


def table(round_number: int, boards: str = "CI+CII+CIII") -> Scene:
    """Three players, so that seat 0 gets nothing by the Engineering track, and no tokens."""
    return Scene(3, boards=boards).has(plus_minus=0).round(round_number)


# CI.


@pytest.mark.rule("P8.5", "P8.9")
def test_ci_1_lets_a_flight_that_visits_an_orange_gate_be_one_longer_or_shorter() -> None:
    scene = table(2).technologies("CI-1").ship("S07").turn(2, 6).say("first", "fly")
    assert scene.offers() == ["1", "2", "3"]

    scene.say("1")
    assert scene.offers() == ["O07", "O09"]
    assert scene.refusals()["G08"] == "P8.9"
    scene.say("O09")
    assert scene.state.ships[0] == scene.node("O09")


@pytest.mark.rule("P8.5", "P8.9")
def test_ci_1_does_not_help_where_no_orange_gate_is_in_reach() -> None:
    scene = table(2).technologies("CI-1").ship("S01").turn(1, 6).say("first", "fly")

    assert scene.asked == "hop"
    assert scene.offers() == ["G01", "M01", "M02"]


@pytest.mark.rule("P8.9", "P3.7")
def test_ci_1_goes_with_a_token_on_the_same_die() -> None:
    scene = table(2).technologies("CI-1").has(plus_two=1).ship("S07").turn(1, 6).say("first", "fly")

    assert scene.offers() == ["1", "2", "2+2", "3+2", "4+2"]


@pytest.mark.rule("P8.5", "P8.8")
def test_ci_2_gives_a_point_for_each_modifier_token_spent_whatever_for() -> None:
    scene = table(1).technologies("CI-2").has(plus_minus=1, plus_two=1).ship("S01").turn(2, 2, 6)
    scene.say("first", "take-1")
    assert scene.points() == 1

    scene.say("second", "fly", "4+2", "G01", "G16", "G13", "G12")
    assert scene.points() == 2


@pytest.mark.rule("P8.5")
def test_ci_2_gives_nothing_for_buying_a_token_or_for_a_free_step() -> None:
    bought = table(1).technologies("CI-2").turn(1, 6).say("first", "buy-plus-minus")
    assert bought.points() == 0

    stepped = table(2).technologies("CI-2", "CI-4").turn(3, 6).say("first", "take-2")
    assert stepped.points() == 1
    assert stepped.state.plus_minus[0] == 0


@pytest.mark.rule("P8.5", "P9.3")
def test_ci_3_copies_a_leftover_die_for_3_cubes_and_gives_a_point() -> None:
    scene = table(1).technologies("CI-3").pool(5).has(cubes=3).turn(6).say("copy-5")

    assert (scene.die("red"), scene.state.cubes[0], scene.points()) == (5, 0, 1)


@pytest.mark.rule("P8.5", "P9.3")
def test_ci_3_still_takes_3_cubes_and_without_it_a_copy_takes_4() -> None:
    assert table(1).technologies("CI-3").pool(5).has(cubes=2).turn(6).refusals()["copy-5"] == "P9.3"

    assert table(1).pool(5).has(cubes=3).turn(6).refusals()["copy-5"] == "P9.3"
    scene = table(1).pool(5).has(cubes=4).turn(6).say("copy-5")
    assert (scene.state.cubes[0], scene.points()) == (0, 0)


@pytest.mark.rule("P8.5", "P8.8")
@pytest.mark.parametrize("die", [3, 4, 5])
def test_ci_4_adjusts_the_die_that_takes_a_gyrodyne_and_gives_a_point_adjusted_or_not(die: int) -> None:
    scene = table(2).technologies("CI-4").turn(die, 6).say("first", "take-3")

    assert list(scene.state.held[:4]) == [0, 0, 0, 1]
    assert scene.points() == 1


@pytest.mark.rule("P8.8")
def test_ci_4_does_not_help_to_complete_and_pays_for_no_free_gyrodyne() -> None:
    scene = table(2).technologies("CI-4").gyrodyne("P02", 1).turn(2, 6).say("first")
    assert scene.refusals()["complete-1"] == "P3.3"

    free = table(2).technologies("CI-4").transmitter("A8", paid=[0]).turn(1, 6).say("first", "pay-A8")
    assert list(free.state.held[:4]) == [0, 1, 0, 0]
    assert free.points() == 0


@pytest.mark.rule("P8.5")
def test_ci_5_gives_a_point_for_each_station_founded_in_passing() -> None:
    scene = table(2).technologies("CI-5").ship("O02").system("S02", "17").system("S01", "12").turn(4, 6)
    scene.say("first", "fly", "S02", "M01", "S01", "G01")

    assert scene.state.stations[scene.node("S02") * 4] == 0
    assert scene.state.stations[scene.node("S01") * 4 + 1] == 0
    assert scene.points() == 2


@pytest.mark.rule("P8.5")
def test_ci_5_gives_nothing_at_the_end_of_a_flight_or_where_no_station_is_founded() -> None:
    ending = table(2).technologies("CI-5").ship("O02").system("S02", "17").turn(1, 6)
    assert ending.say("first", "fly", "S02", "bonus").points() == 0

    full = table(2).technologies("CI-5").ship("O02").system("S02", "17", [1, 2]).turn(2, 6)
    assert full.say("first", "fly", "S02", "M01").points() == 0


@pytest.mark.rule("P8.5", "P8.8")
@pytest.mark.parametrize("die", [3, 4, 5])
def test_ci_6_adjusts_the_die_of_a_patent_and_gives_a_point_adjusted_or_not(die: int) -> None:
    scene = table(2).technologies("CI-6").turn(die, 6).say("first", "patent-CI-5")

    assert scene.state.patents[4] == 1
    assert scene.points() == 1


@pytest.mark.rule("P8.5")
def test_ci_6_reaches_no_further_than_one_and_pays_for_no_patent_of_another() -> None:
    scene = table(2).technologies("CI-6").turn(6, 6).say("first")
    assert scene.refusals()["patent-CI-5"] == "P3.3"

    other = table(2).technologies("CI-6").turn(4, 6, seat=1).say("first", "patent-CI-5")
    assert other.points() == 0


# CII.


@pytest.mark.rule("P8.5", "P10.6")
def test_cii_1_gives_a_point_for_each_online_transmitter_each_round() -> None:
    scene = table(3).technologies("CII-1").transmitter("C1", online=True).transmitter("C2", online=True)
    scene.transmitter("A4", paid=[0]).transmitter("C3", online=True, seat=1).production()

    assert scene.points_from("technologies") == 2


@pytest.mark.rule("P8.5", "P8.8")
def test_cii_2_gives_3_points_for_each_gyrodyne_completed_with_a_die_or_without() -> None:
    paid = table(4).technologies("CII-2").gyrodyne("P02", 1).turn(3, 6).say("first", "complete-1")
    assert paid.points() == 3

    free = table(4).technologies("CII-2").gyrodyne("P02", 1).turn(6, 6).say("first", "patent-CII-4", "small")
    assert free.points() == 3


@pytest.mark.rule("P8.5")
def test_cii_2_gives_nothing_for_taking_a_gyrodyne_or_starting_its_construction() -> None:
    scene = table(4).technologies("CII-2").claims("P02").turn(1, 6)

    assert scene.say("first", "take-1", "build-1", "P02").points() == 0
    assert scene.state.gyrodynes[scene.node("P02") - 16] == 1


@pytest.mark.rule("P8.5", "P3.7")
def test_cii_3_lets_the_red_die_be_used_at_one_more_or_less_for_anything() -> None:
    scene = table(4).technologies("CII-3").turn(6, red=3).say("red")

    costs_2_3_4 = {"take-2", "take-3", "buy-plus-minus", "buy-plus-two", "patent-CI-2", "patent-CI-3"}
    assert costs_2_3_4 <= set(scene.offers())
    assert scene.refusals()["take-1"] == "P3.3"
    assert scene.say("fly").offers() == ["2", "3", "4"]


@pytest.mark.rule("P8.5")
def test_cii_3_does_not_help_a_silver_die() -> None:
    scene = table(4).technologies("CII-3").turn(3, red=1).say("first")

    assert scene.refusals()["take-2"] == scene.refusals()["patent-CI-3"] == "P3.3"
    assert scene.say("fly").asked == "hop"


@pytest.mark.rule("P8.5", "P3.8")
def test_cii_3_lifts_a_red_die_of_0() -> None:
    scene = table(4).technologies("CII-3").turn(6, red=0).say("red", "take-1")

    assert list(scene.state.held[:4]) == [0, 1, 0, 0]


@pytest.mark.rule("P8.5", "P3.7")
def test_cii_3_and_another_free_step_add_up() -> None:
    scene = table(4).technologies("CI-4", "CII-3").turn(6, red=2).say("red", "take-3")

    assert list(scene.state.held[:4]) == [0, 0, 0, 1]


@pytest.mark.rule("P8.5")
def test_cii_4_completes_one_gyrodyne_on_a_pulsar() -> None:
    scene = table(4).gyrodyne("P02", 1).gyrodyne("P03", 3).holds(2).turn(6, 6).say("first", "patent-CII-4")
    assert scene.offers() == ["small", "large"]

    scene.say("large")
    assert scene.state.spinning[scene.node("P03") - 16] == 1
    assert scene.state.spinning[scene.node("P02") - 16] == 0


@pytest.mark.rule("P8.5", "P3.9")
def test_cii_4_may_be_patented_with_nothing_to_complete() -> None:
    scene = table(4).holds(2).turn(6, 6).say("first", "patent-CII-4")

    assert (scene.asked, scene.state.patents[9]) == ("use-die", 1)


@pytest.mark.rule("P8.5")
def test_cii_5_gives_a_cube_and_two_tokens() -> None:
    scene = table(5).turn(1, 6).say("first", "patent-CII-5")

    assert (scene.state.cubes[0], scene.state.plus_minus[0], scene.state.plus_two[0]) == (1, 2, 0)


@pytest.mark.rule("P8.5", "P5.9")
def test_cii_6_claims_an_isolated_pulsar_and_takes_any_gyrodyne() -> None:
    scene = table(5).turn(5, 6).say("first", "patent-CII-6", "X01", "small")
    assert scene.state.claims[scene.node("X01") - 16] == 0
    assert list(scene.state.held[:4]) == [0, 1, 0, 0]

    full = table(5).claims("X01", "X02", "X03", seat=1).turn(5, 6).say("first", "patent-CII-6")
    assert list(full.say("small").state.held[:4]) == [0, 1, 0, 0]


# CIII.


@pytest.mark.rule("P8.5")
def test_ciii_1_gives_3_2_and_1_points_for_spinning_gyrodynes_by_size() -> None:
    scene = table(8).technologies("CIII-1").gyrodyne("P01", 3, spins=True).gyrodyne("P02", 3, spins=True)
    scene.gyrodyne("P03", 2, spins=True).gyrodyne("P04", 1, spins=True).gyrodyne("P05", 3).scoring()

    assert scene.points_from("technologies") == 3 + 3 + 2 + 1


@pytest.mark.rule("P8.5", "P11.7")
def test_ciii_2_adds_2_stations_to_the_station_scoring() -> None:
    scene = table(8).technologies("CIII-2").stations(3).has(kept_stations=1).scoring()

    assert scene.points_from("stations") == 12
    assert scene.points_from("technologies") == 0


@pytest.mark.rule("P8.5", "P11.9")
def test_ciii_2_adds_no_stations_for_a_goal() -> None:
    scene = table(8).technologies("CIII-2").stations(7).goals("1-front", "4-front", "3-front").scoring()

    assert scene.points_from("goals") == 0
    assert scene.points_from("stations") == 25


@pytest.mark.rule("P8.5")
def test_ciii_3_gives_a_point_for_each_project_done() -> None:
    scene = table(8).technologies("CIII-3").hq("A1", "b1", "b2", "b3", "m1").hq("B1", "b1", seat=1)

    assert scene.scoring().points_from("technologies") == 4


@pytest.mark.rule("P8.5")
def test_ciii_4_gives_2_points_for_each_online_transmitter() -> None:
    scene = table(8).technologies("CIII-4").transmitter("A1", online=True).transmitter("B2", online=True)
    scene.transmitter("C4", paid=[0]).scoring()

    assert scene.points_from("technologies") == 2 * 2


@pytest.mark.rule("P8.5")
def test_ciii_5_gives_9_points_at_once() -> None:
    scene = table(8).turn(6, 6).say("first", "patent-CIII-5")

    assert scene.points() == 9
