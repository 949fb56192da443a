"""The technologies of the boards DI, DII and DIII, one by one."""

import pytest

from tests.rules.pulsar.scene import Scene


def table(round_number: int, boards: str = "DI+DII+DIII", **options: str) -> Scene:
    """Three players, so that seat 0 gets nothing by the Engineering track, and no tokens."""
    return Scene(3, boards=boards, **options).has(plus_minus=0).round(round_number)


# DI.


@pytest.mark.rule("P8.5")
def test_di_1_gives_2_points_when_a_flight_ends_and_the_station_has_to_go_on_a_lifeless_planet() -> None:
    scene = table(1).technologies("DI-1").ship("O02").system("S02", "11", [1]).turn(1, 6)

    assert scene.say("first", "fly", "S02").points() == 2
    assert scene.state.stations[scene.node("S02") * 4 + 1] == 0
    assert scene.asked == "use-die"


@pytest.mark.rule("P8.5")
def test_di_1_gives_nothing_on_a_blue_planet_or_on_a_lifeless_one_in_passing() -> None:
    blue = table(1).technologies("DI-1").ship("O02").system("S02", "11").turn(1, 6)
    assert blue.say("first", "fly", "S02", "bonus").points() == 0

    passing = table(1).technologies("DI-1").ship("O02").system("S02", "11", [1]).turn(2, 6)
    assert passing.say("first", "fly", "S02", "M01").points() == 0
    assert passing.state.stations[passing.node("S02") * 4 + 1] == 0


@pytest.mark.rule("P8.5")
def test_di_2_gives_2_points_for_each_project_but_not_for_a_gate_run() -> None:
    scene = table(1).technologies("DI-2").hq("B2").ship("S01").turn(1, 1, 6).say("first", "project-b1")
    assert scene.points_from("technologies") == 2

    scene.say("second", "fly", "M02", "b1-magenta")
    assert (scene.points_from("gate-runs"), scene.points_from("technologies")) == (1, 2)


@pytest.mark.rule("P8.5", "P8.10")
def test_di_3_looks_at_two_exploration_tiles_keeps_one_and_gives_a_point_for_the_draw() -> None:
    scene = (
        table(2).technologies("DI-3").hq("D2").turn(3, 6).say("first", "project-b3", "four-points", "cubes")
    )
    assert (scene.asked, scene.offers()) == ("keep-tile", ["first", "second"])

    scene.say("second")
    assert (scene.points_from("exploration"), scene.state.cubes[0]) == (2, 2)
    assert scene.points_from("technologies") == 1
    assert list(scene.state.exploration_discards) == [1, 0, 1, 0, 0]


@pytest.mark.rule("P8.10", "P3.9")
def test_di_3_looks_at_two_tiles_for_each_of_several_draws() -> None:
    scene = table(2).technologies("DI-3").transmitter("B5", paid=[0]).turn(5, 6).say("first", "pay-B5")
    scene.say("four-points", "five-points", "second", "station", "four-points", "first")

    assert (scene.points_from("exploration"), scene.points_from("technologies")) == (5, 2)
    assert scene.state.kept_stations[0] == 1
    assert list(scene.state.exploration_discards) == [2, 1, 0, 0, 0]


@pytest.mark.rule("P8.10")
def test_without_di_3_one_tile_is_drawn_and_resolved_at_once() -> None:
    scene = (
        table(2).technologies("DI-3", seat=1).hq("D2").turn(3, 6).say("first", "project-b3", "four-points")
    )

    assert (scene.asked, scene.points(), scene.points(1)) == ("use-die", 4, 0)


@pytest.mark.rule("P8.5", "P9.1")
@pytest.mark.parametrize(("bought", "tokens"), [("buy-plus-minus", (2, 0)), ("buy-plus-two", (0, 2))])
def test_di_4_gives_two_tokens_of_the_kind_that_is_bought(bought: str, tokens: tuple[int, int]) -> None:
    scene = table(2).technologies("DI-4").turn(2, 6).say("first", bought)

    assert (scene.state.plus_minus[0], scene.state.plus_two[0]) == tokens


@pytest.mark.rule("P8.5")
def test_di_4_gives_no_second_token_for_one_that_was_not_bought() -> None:
    scene = table(2).technologies("DI-4").hq("D1").turn(1, 6).say("first", "project-b1")

    assert scene.state.plus_two[0] == 1


@pytest.mark.rule("P8.5", "P10.6")
@pytest.mark.parametrize(("claimed", "points"), [(0, 1), (2, 1), (3, 2), (5, 2)])
def test_di_5_gives_a_point_each_round_and_two_with_three_claimed_pulsars(claimed: int, points: int) -> None:
    scene = table(2).technologies("DI-5").claims(*(f"P0{number}" for number in range(1, claimed + 1)))

    assert scene.production().points_from("technologies") == points


@pytest.mark.rule("P8.5")
def test_di_6_takes_a_small_or_medium_gyrodyne_when_a_flight_claims_a_pulsar() -> None:
    scene = table(2).technologies("DI-6").ship("S01").turn(2, 6).say("first", "fly", "G01", "P02")
    assert scene.offers() == ["small", "medium"]

    scene.say("medium")
    assert list(scene.state.held[:4]) == [0, 0, 1, 0]


@pytest.mark.rule("P8.5")
def test_di_6_gives_nothing_on_a_claimed_pulsar_or_for_an_isolated_one() -> None:
    late = table(2).technologies("DI-6").ship("S01").claims("P02", seat=1).turn(2, 6)
    assert late.say("first", "fly", "G01", "P02").asked == "use-die"

    isolated = table(4, "DI+BII+DIII").technologies("DI-6").turn(5, 6)
    isolated.say("first", "patent-BII-4", "X01", "four-points")
    assert isolated.asked == "use-die"
    assert sum(isolated.state.held) == 0


@pytest.mark.rule("P8.5", "P4.16")
def test_di_6_rewards_a_ship_that_an_effect_puts_on_a_pulsar_too() -> None:
    scene = table(5).technologies("DI-6").transmitter("B1", paid=[0]).turn(6, 5)
    scene.say("first", "pay-B1", "P07", "small")

    assert list(scene.state.held[:4]) == [0, 1, 0, 0]


# DII.


@pytest.mark.rule("P8.5", "P8.7", "P10.6")
@pytest.mark.parametrize(("others", "points"), [((), 0), (("DI-1",), 1), (("DI-1", "DI-2", "DI-3"), 2)])
def test_dii_1_gives_a_point_for_each_two_patents_itself_included(
    others: tuple[str, ...], points: int
) -> None:
    scene = table(3).technologies("DII-1", *others).technologies("DI-4", "DI-6", seat=1).production()

    assert scene.points_from("technologies") == points


@pytest.mark.rule("P8.5")
def test_dii_1_rounds_down() -> None:
    scene = table(3).technologies("DII-1", "DI-1", "DI-2").production()

    assert scene.points_from("technologies") == 1


@pytest.mark.rule("P8.5", "P3.10")
def test_dii_2_splits_into_a_silver_3_and_a_red_3() -> None:
    scene = table(3).turn(5, 6).say("first", "patent-DII-2")

    assert (scene.die("extra"), scene.die("red")) == (3, 3)


@pytest.mark.rule("P8.5")
def test_dii_3_gives_2_cubes_and_a_plus_2() -> None:
    scene = table(4).turn(1, 6).say("first", "patent-DII-3")

    assert (scene.state.cubes[0], scene.state.plus_two[0], scene.state.plus_minus[0]) == (2, 1, 0)


@pytest.mark.rule("P8.5", "P7.5")
def test_dii_4_gives_a_point_for_each_project_and_each_gate_run_done() -> None:
    scene = table(4).hq("B2", "b1", "b2", "b3", "m1").flown("b1").turn(3, 6).say("first", "patent-DII-4")

    assert scene.points() == 4 + 1


@pytest.mark.rule("P8.5")
def test_dii_5_gives_two_gyrodynes_of_different_sizes() -> None:
    scene = table(5).turn(3, 6).say("first", "patent-DII-5")
    assert scene.offers() == ["small", "medium", "large"]

    scene.say("medium")
    assert scene.offers() == ["small", "large"]
    scene.say("large")
    assert list(scene.state.held[:4]) == [0, 0, 1, 1]


@pytest.mark.rule("P8.5", "P5.8")
def test_dii_5_gives_one_gyrodyne_when_only_one_size_is_left() -> None:
    scene = table(5).holds(*([1] * 10), *([2] * 10), seat=1).turn(3, 6).say("first", "patent-DII-5")

    assert (scene.asked, list(scene.state.held[:4])) == ("use-die", [0, 0, 0, 1])


@pytest.mark.rule("P8.5", "P8.11")
@pytest.mark.parametrize("choice", ["bonus", "tile"])
def test_dii_6_gives_the_bonus_or_a_tile_for_a_lifeless_planet_and_di_1_pays_as_well(choice: str) -> None:
    scene = table(5).technologies("DI-1", "DII-6").ship("O02").system("S02", "11", [1]).turn(1, 6)
    scene.say("first", "fly", "S02")
    assert (scene.asked, scene.points()) == ("take-bonus", 2)

    scene.say(choice)
    if choice == "tile":
        assert scene.say("four-points").points() == 2 + 4
    else:
        assert (scene.state.cubes[0], scene.points()) == (2, 2)


@pytest.mark.rule("P8.5")
def test_dii_6_gives_nothing_in_passing_or_without_a_station() -> None:
    passing = table(5).technologies("DII-6").ship("O02").system("S02", "11", [1]).turn(2, 6)
    assert passing.say("first", "fly", "S02", "M01").asked == "use-die"

    full = table(5).technologies("DII-6").ship("O02").system("S02", "12", [1, 2]).turn(1, 6)
    assert full.say("first", "fly", "S02").asked == "use-die"


# DIII.


@pytest.mark.rule("P8.5")
def test_diii_1_gives_5_points_for_each_set_of_a_spinning_gyrodyne_a_transmitter_and_a_project() -> None:
    scene = table(8).technologies("DIII-1").hq("A1", "b1", "b2", "b3", "m1").transmitter("A4", paid=[0])
    for number, tile in enumerate(("A1", "A3", "A5"), 1):
        scene.transmitter(tile, online=True).gyrodyne(f"P0{number}", 1, spins=number < 3)

    assert scene.scoring().points_from("technologies") == 2 * 5


@pytest.mark.rule("P8.5")
def test_diii_1_gives_nothing_if_one_kind_is_missing() -> None:
    scene = table(8).technologies("DIII-1").hq("A1", "b1").gyrodyne("P01", 1, spins=True)

    assert scene.transmitter("A4", paid=[0]).scoring().points_from("technologies") == 0


@pytest.mark.rule("P8.5", "P10.6")
def test_diii_2_gives_a_point_for_each_spinning_gyrodyne_and_online_transmitter_each_round() -> None:
    scene = table(6).technologies("DIII-2").gyrodyne("P01", 3, spins=True).gyrodyne("P02", 3)
    scene.transmitter("C1", online=True).transmitter("C2", online=True).transmitter(
        "C4", paid=[1]
    ).production()

    assert scene.points_from("technologies") == 1 + 2


@pytest.mark.rule("P8.5")
def test_diii_3_gives_a_point_for_each_claimed_pulsar_and_2_if_isolated_or_in_a_dead_end() -> None:
    scene = table(8, map="B").technologies("DIII-3").claims("P01", "P02", "P06", "X03").claims("X01", seat=1)

    assert scene.scoring().points_from("technologies") == 1 + 1 + 2 + 2


@pytest.mark.rule("P8.5")
def test_diii_3_finds_no_dead_end_on_the_other_side_of_the_map() -> None:
    scene = table(8, map="A").technologies("DIII-3").claims("P01", "P06", "X03")

    assert scene.scoring().points_from("technologies") == 1 + 1 + 2


@pytest.mark.rule("P8.5", "P11.11")
def test_diii_4_makes_each_goal_bonus_a_cube_cheaper_down_to_nothing() -> None:
    scene = table(8).technologies("DIII-4").stations(9).goals("1-front", "4-front", "3-front").has(cubes=2)
    scene.scoring().say("1")
    assert scene.asked == "buy-bonus"

    scene.say("buy")
    assert (scene.points_from("goals"), scene.state.cubes[0]) == (3 + 3, 0)
    scene.say("buy")
    assert (scene.points_from("goals"), scene.state.cubes[0]) == (3 + 3 + 3, 0)


@pytest.mark.rule("P11.11")
def test_diii_4_gives_no_bonus_away_that_still_costs_more_than_the_cubes_left() -> None:
    scene = table(8).technologies("DIII-4").stations(9).goals("1-front", "4-front", "3-front").has(cubes=1)

    assert scene.scoring().say("1").points_from("goals") == 3


@pytest.mark.rule("P8.5")
def test_diii_5_gives_4_points_at_once() -> None:
    scene = table(8).turn(1, 6).say("first", "patent-DIII-5")

    assert scene.points() == 4
