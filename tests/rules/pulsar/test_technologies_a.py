"""The technologies of the boards AI, AII and AIII, one by one."""

import pytest

from tests.rules.pulsar.scene import Scene


def table(round_number: int, boards: str = "AI+AII+AIII") -> Scene:
    """Three players, so that seat 0 gets nothing by the Engineering track, and no tokens."""
    return Scene(3, boards=boards).has(plus_minus=0).round(round_number)


# AI.


@pytest.mark.rule("P8.5", "P8.9")
def test_ai_1_lets_a_flight_that_visits_a_green_gate_be_one_longer_or_shorter() -> None:
    scene = table(2).technologies("AI-1").ship("S01").turn(2, 6).say("first", "fly")
    assert scene.offers() == ["1", "2", "3"]

    scene.say("3")
    assert scene.offers() == ["G01", "M01"]
    assert scene.refusals()["M02"] == "P8.9"
    scene.say("G01", "P02", "G16")
    assert scene.state.ships[0] == scene.node("G16")


@pytest.mark.rule("P8.5", "P8.9")
def test_ai_1_looks_at_the_flight_at_its_adjusted_length() -> None:
    too_short = table(2).technologies("AI-1").ship("S04").turn(3, 6).say("first", "fly")
    assert too_short.offers() == ["3", "4"]
    assert too_short.refusals()["2"] == "P8.9"

    long_enough = table(2).technologies("AI-1").ship("S04").turn(2, 6).say("first", "fly")
    assert long_enough.offers() == ["2", "3"]
    assert long_enough.say("3").offers() == ["M04", "O07"]


@pytest.mark.rule("P8.9")
def test_ai_1_does_not_count_the_green_gate_where_the_flight_starts() -> None:
    scene = table(2).technologies("AI-1").ship("G01").turn(1, 6).say("first", "fly", "2")

    assert scene.offers() == ["P02", "G16"]
    assert scene.refusals()["S01"] == "P8.9"


@pytest.mark.rule("P8.5", "P8.7")
def test_ai_2_gives_2_points_for_each_other_patent_of_its_owner() -> None:
    scene = table(2).technologies("AI-2").turn(2, 6).say("first", "patent-AI-4")
    assert scene.points() == 2

    scene = table(2).technologies("AI-2").turn(2, 6, seat=1).say("first", "patent-AI-4")
    assert scene.points() == 0


@pytest.mark.rule("P8.5")
def test_ai_3_gives_3_points_when_a_flight_ends_on_a_pulsar_and_claims_it() -> None:
    scene = table(1).technologies("AI-3").ship("S01").turn(2, 6).say("first", "fly", "G01", "P02")

    assert scene.state.claims[scene.node("P02") - 16] == 0
    assert scene.points() == 3


@pytest.mark.rule("P8.5")
@pytest.mark.parametrize("owner", [0, 1])
def test_ai_3_gives_nothing_on_a_pulsar_that_was_claimed_before(owner: int) -> None:
    scene = table(1).technologies("AI-3").ship("S01").claims("P02", seat=owner)
    scene.turn(2, 6).say("first", "fly", "G01", "P02")

    assert scene.points() == 0


@pytest.mark.rule("P8.5")
def test_ai_3_gives_nothing_for_an_isolated_pulsar() -> None:
    scene = table(2).technologies("AI-3").turn(5, 6).say("first", "patent-AI-5", "X01", "small")

    assert scene.state.claims[scene.node("X01") - 16] == 0
    assert scene.points() == 0


@pytest.mark.rule("P8.5", "P8.8")
@pytest.mark.parametrize("die", [4, 5, 6])
def test_ai_4_adjusts_the_die_that_completes_a_gyrodyne_and_gives_3_points_adjusted_or_not(die: int) -> None:
    scene = table(2).technologies("AI-4").gyrodyne("P02", 2).turn(die, 1).say("first", "complete-2")

    assert scene.state.spinning[scene.node("P02") - 16] == 1
    assert scene.points() == 3


@pytest.mark.rule("P8.5", "P8.8")
def test_ai_4_reaches_no_further_than_one_and_does_not_help_to_take_a_gyrodyne() -> None:
    scene = table(2).technologies("AI-4").gyrodyne("P02", 2).turn(3, 1).say("first")

    assert scene.refusals()["complete-2"] == "P3.3"
    assert scene.refusals()["take-2"] == "P3.3"


@pytest.mark.rule("P8.8")
def test_ai_4_gives_nothing_for_a_gyrodyne_completed_without_a_die() -> None:
    scene = table(4, "AI+CII+AIII").technologies("AI-4").gyrodyne("P02", 2)
    scene.turn(6, 1).say("first", "patent-CII-4", "medium")

    assert scene.state.spinning[scene.node("P02") - 16] == 1
    assert scene.points() == 0


@pytest.mark.rule("P8.5", "P5.1")
def test_ai_5_claims_an_isolated_pulsar_and_takes_any_gyrodyne() -> None:
    scene = table(2).claims("X01", seat=1).turn(5, 6).say("first", "patent-AI-5")
    assert scene.offers() == ["pass", "X02", "X03"]

    scene.say("X03")
    assert scene.offers() == ["small", "medium", "large"]
    scene.say("large")
    assert scene.state.claims[scene.node("X03") - 16] == 0
    assert list(scene.state.held[:4]) == [0, 0, 0, 1]


@pytest.mark.rule("P8.5", "P8.8")
def test_ai_6_adjusts_the_die_that_pays_a_transmitter_and_gives_a_point_for_each_cost() -> None:
    scene = table(2).technologies("AI-6").display("A4").turn(2, 6, 1).say("first", "take-A4")
    assert scene.points_from("technologies") == 1

    scene.say("second", "pay-A4")
    assert scene.points_from("technologies") == 2
    assert scene.state.cubes[0] == 2


@pytest.mark.rule("P8.5")
def test_ai_6_lets_the_player_say_which_of_two_costs_a_die_between_them_pays() -> None:
    scene = table(2).technologies("AI-6").display("A6").turn(3, 1).say("first", "take-A6")

    assert (scene.asked, scene.offers()) == ("pay", ["2", "4"])
    scene.say("4")
    assert scene.say("second", "pay-A6").is_chance()


@pytest.mark.rule("P8.8", "P8.5")
def test_ai_6_gives_its_point_for_an_exact_die_too_and_helps_with_nothing_else() -> None:
    scene = table(2).technologies("AI-6").display("A1").turn(4, 4).say("first", "take-A1")
    assert scene.points_from("technologies") == 1

    assert scene.say("second").refusals()["patent-AI-5"] == "P3.3"


# AII.


@pytest.mark.rule("P8.5", "P3.10")
def test_aii_1_splits_into_a_silver_2_and_a_red_2() -> None:
    scene = table(3).turn(3, 6).say("first", "patent-AII-1")

    assert (scene.die("extra"), scene.die("red")) == (2, 2)
    assert scene.offers() == ["second", "extra", "red"]


@pytest.mark.rule("P8.5", "P10.6")
def test_aii_2_gives_a_point_for_each_spinning_gyrodyne_each_round() -> None:
    scene = table(3).technologies("AII-2").gyrodyne("P01", 1, spins=True).gyrodyne("P02", 3, spins=True)
    scene.gyrodyne("P03", 2).gyrodyne("P04", 2, spins=True, seat=1).production()

    assert scene.points_from("technologies") == 2
    assert scene.points_from("technologies", 1) == 0


@pytest.mark.rule("P8.5")
def test_aii_3_gives_a_point_for_each_station_at_once() -> None:
    scene = table(4).stations(5).stations(3, seat=1).turn(2, 6).say("first", "patent-AII-3")

    assert scene.points() == 5


@pytest.mark.rule("P8.5")
def test_aii_3_counts_no_station_tile() -> None:
    scene = table(4).stations(2).has(kept_stations=2).turn(2, 6).say("first", "patent-AII-3")

    assert scene.points() == 2


@pytest.mark.rule("P8.5", "P4.16")
def test_aii_4_ends_a_flight_at_any_planetary_system() -> None:
    scene = table(4).system("S09", "12").turn(4, 6).say("first", "patent-AII-4")
    assert scene.offers() == ["pass", *(f"S{number:02}" for number in range(1, 17))]

    scene.say("S09", "bonus")
    assert scene.state.ships[0] == scene.node("S09")
    assert scene.state.stations[scene.node("S09") * 4] == 0
    assert (scene.state.cubes[0], scene.state.plus_minus[0]) == (1, 1)


@pytest.mark.rule("P8.5")
def test_aii_5_gives_3_cubes_at_once() -> None:
    scene = table(5).turn(1, 6).say("first", "patent-AII-5")

    assert scene.state.cubes[0] == 3


@pytest.mark.rule("P8.5")
def test_aii_6_gives_2_exploration_tiles_and_a_token_of_each_kind() -> None:
    scene = table(5).turn(5, 6).say("first", "patent-AII-6", "four-points", "five-points")

    assert scene.points() == 4 + 5
    assert (scene.state.plus_minus[0], scene.state.plus_two[0]) == (1, 1)


# AIII.


@pytest.mark.rule("P8.5", "P3.10")
def test_aiii_1_splits_into_a_silver_3_and_a_red_2() -> None:
    scene = table(6).turn(4, 6).say("first", "patent-AIII-1")

    assert (scene.die("extra"), scene.die("red")) == (3, 2)


@pytest.mark.rule("P8.5", "P6.9")
def test_aiii_2_gives_3_points_for_each_red_die_formed_between_online_transmitters() -> None:
    scene = table(8).technologies("AIII-2")
    for key in ("A1", "A4", "A6"):
        scene.transmitter(key, online=True)
    scene.transmitter("B1", paid=[0]).link("A1", 1, "A4", 1).link("A4", 2, "A6", 1).link("A6", 2, "B1", 1)

    assert scene.scoring().points_from("technologies") == 2 * 3


@pytest.mark.rule("P8.5")
@pytest.mark.parametrize(("sizes", "points"), [("", 0), ("2", 4), ("22", 4), ("12", 8), ("3132", 16)])
def test_aiii_3_gives_4_8_or_16_points_for_1_2_or_3_sizes_spinning(sizes: str, points: int) -> None:
    scene = table(8).technologies("AIII-3").gyrodyne("X01", 1)
    for number, size in enumerate(sizes, 1):
        scene.gyrodyne(f"P0{number}", int(size), spins=True)

    assert scene.scoring().points_from("technologies") == points


@pytest.mark.rule("P8.5", "P11.10")
def test_aiii_4_lets_one_goal_of_choice_count_as_met_and_sells_its_bonuses() -> None:
    scene = table(8).technologies("AIII-4").goals("2-front", "4-front", "5-front").has(cubes=4).scoring()
    assert (scene.asked, scene.offers()) == ("grant-goal", ["0", "1", "2"])

    scene.say("1")
    assert (scene.asked, scene.offers()) == ("score-goal", ["1"])
    scene.say("1", "buy", "buy")
    assert scene.points_from("goals") == 3 + 3 + 3
    assert scene.state.cubes[0] == 0


@pytest.mark.rule("P8.5", "P11.10", "P11.9")
def test_aiii_4_leaves_the_gyrodynes_of_its_goal_to_another() -> None:
    scene = table(8).technologies("AIII-4").goals("1-front", "2-front", "5-front")
    scene.gyrodyne("P01", 1, spins=True).gyrodyne("P02", 1, spins=True).gyrodyne("P03", 2, spins=True)
    scene.scoring().say("0", "0")

    assert scene.offers() == ["1"]
    assert scene.say("1").points_from("goals") == 4 + 5


@pytest.mark.rule("P8.5", "P11.11")
def test_aiii_5_sells_9_points_for_2_cubes_once() -> None:
    scene = table(8).technologies("AIII-5").has(cubes=5).scoring()
    assert (scene.asked, scene.offers()) == ("buy-points", ["pass", "buy"])

    scene.say("buy")
    assert scene.points_from("technologies") == 9
    assert scene.state.cubes[0] == 3


@pytest.mark.rule("P11.11")
def test_aiii_5_is_declined_or_out_of_reach() -> None:
    declined = table(8).technologies("AIII-5").has(cubes=2).scoring().say("pass")
    assert (declined.points_from("technologies"), declined.state.cubes[0]) == (0, 2)

    poor = table(8).technologies("AIII-5").has(cubes=1).scoring()
    assert poor.points_from("technologies") == 0
    assert poor.points_from("initiative", 2) == 7
