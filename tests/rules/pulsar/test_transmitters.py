"""Each of the 24 transmitters: what it costs, what it gives at once and each round, and its ends."""

import pytest

from tests.rules.pulsar.scene import Scene


def offered(key: str) -> Scene:
    """A tile on display, with three players, so that seat 0 gets nothing by the Engineering track."""
    return Scene(3).has(plus_minus=0).display(key)


def bought(key: str, *costs: int) -> Scene:
    """The turn of seat 0, which has just paid all costs of a tile and holds a 6 besides."""
    return pay_rest(offered(key).turn(*costs, 6).say("first", f"take-{key}"), key, len(costs) - 1)


def pay_rest(scene: Scene, key: str, dice: int) -> Scene:
    for slot in ("second", "extra")[:dice]:
        scene.say(slot, f"pay-{key}")
    return scene


def link_dice(key: str, *costs: int) -> list[int]:
    """What each end of a tile forms with the blank end of an online A2: no more than its own pips (P6.6)."""
    ends = _taken_beside_a2(key, costs).offers()[1:]
    return [_formed(key, end, costs) for end in ends]


def _taken_beside_a2(key: str, costs: tuple[int, ...]) -> Scene:
    scene = offered(key).transmitter("A2", online=True).turn(*(*costs, 6)[:3])
    return scene.say("first", f"take-{key}")


def _formed(key: str, end: str, costs: tuple[int, ...]) -> int:
    scene = pay_rest(_taken_beside_a2(key, costs).say(end), key, len(costs) - 1)
    while scene.asked != "choose-red":
        scene.say(scene.offers()[0])
    return scene.say("first" if end.startswith("1") else "second").die("red")


@pytest.mark.rule("P6.4")
def test_a1_costs_a_4_and_gives_3_points_at_once_and_1_each_round() -> None:
    scene = bought("A1", 4)

    assert scene.points() == 3
    assert scene.say("pass").points() == 3 + 1
    assert link_dice("A1", 4) == [2]


@pytest.mark.rule("P6.4")
def test_a2_costs_two_3s_and_gives_a_cube_and_2_points_each_round() -> None:
    scene = bought("A2", 3, 3)

    assert (scene.points(), scene.state.cubes[0]) == (0, 0)
    scene.say("pass")
    assert (scene.points(), scene.state.cubes[0]) == (2, 1)


@pytest.mark.rule("P6.6")
def test_a2_has_one_end_and_it_is_blank() -> None:
    scene = offered("A2").transmitter("A1", online=True).turn(3, 3, 6).say("first", "take-A2")

    assert scene.offers() == ["pass", "1-A1-1"]
    scene.say("1-A1-1", "second", "pay-A2", "first")
    assert scene.die("red") == 0 + 2


@pytest.mark.rule("P6.4")
def test_a3_costs_a_2_and_gives_a_token_at_once_and_1_point_each_round() -> None:
    scene = bought("A3", 2)

    assert (scene.state.plus_minus[0], scene.points()) == (1, 0)
    assert scene.say("pass").points() == 1
    assert link_dice("A3", 2) == [1]


@pytest.mark.rule("P6.4")
def test_a4_costs_1_and_5_and_gives_2_cubes_at_once_and_a_cube_and_a_point_each_round() -> None:
    scene = bought("A4", 1, 5)

    assert (scene.state.cubes[0], scene.points()) == (2, 0)
    scene.say("pass")
    assert (scene.state.cubes[0], scene.points()) == (2 + 1, 1)
    assert link_dice("A4", 1, 5) == [1, 2]


@pytest.mark.rule("P6.4")
def test_a5_costs_a_5_and_gives_a_cube_each_round() -> None:
    scene = bought("A5", 5)

    assert (scene.state.cubes[0], scene.points()) == (0, 0)
    scene.say("pass")
    assert (scene.state.cubes[0], scene.points()) == (1, 0)
    assert link_dice("A5", 5) == [3]


@pytest.mark.rule("P6.4")
def test_a6_costs_2_and_4_and_gives_an_exploration_tile_at_once_and_2_points_each_round() -> None:
    scene = bought("A6", 2, 4).say("five-points")

    assert scene.points() == 5
    assert scene.say("pass").points() == 5 + 2
    assert link_dice("A6", 2, 4) == [2, 0]


@pytest.mark.rule("P6.4", "P5.1")
def test_a7_costs_a_6_and_claims_an_isolated_pulsar_at_once_and_gives_1_point_each_round() -> None:
    scene = bought("A7", 6)

    assert scene.offers() == ["pass", "X01", "X02", "X03"]
    scene.say("X02")
    assert scene.state.claims[scene.node("X02") - 16] == 0
    assert scene.say("pass").points() == 1
    assert link_dice("A7", 6) == [1]


@pytest.mark.rule("P6.4")
def test_a8_costs_two_1s_and_gives_a_small_gyrodyne_at_once_and_2_points_each_round() -> None:
    scene = bought("A8", 1, 1)

    assert list(scene.state.held[:4]) == [0, 1, 0, 0]
    assert scene.say("pass").points() == 2
    assert link_dice("A8", 1, 1) == [0, 3]


@pytest.mark.rule("P6.4", "P4.16")
def test_b1_costs_2_and_6_and_puts_the_ship_on_a_pulsar_to_claim_and_gives_3_points_each_round() -> None:
    scene = bought("B1", 2, 6)

    assert scene.offers() == ["pass", *(f"P{number:02}" for number in range(1, 14))]
    scene.say("P05")
    assert scene.state.ships[0] == scene.node("P05")
    assert scene.state.claims[scene.node("P05") - 16] == 0
    assert scene.say("pass").points() == 3
    assert link_dice("B1", 2, 6) == [1, 3]


@pytest.mark.rule("P6.4")
def test_b2_costs_a_5_and_gives_4_points_at_once_and_1_each_round() -> None:
    scene = bought("B2", 5)

    assert scene.points() == 4
    assert scene.say("pass").points() == 4 + 1
    assert link_dice("B2", 5) == [2]


@pytest.mark.rule("P6.4")
def test_b3_costs_3_and_4_and_gives_any_gyrodyne_at_once_and_3_points_each_round() -> None:
    scene = bought("B3", 3, 4)

    assert scene.offers() == ["small", "medium", "large"]
    scene.say("large")
    assert list(scene.state.held[:4]) == [0, 0, 0, 1]
    assert scene.say("pass").points() == 3
    assert link_dice("B3", 3, 4) == [2, 2]


@pytest.mark.rule("P6.4", "P10.4")
def test_b4_costs_two_2s_and_gives_3_cubes_and_a_token_at_once_and_sells_3_points_for_a_cube() -> None:
    scene = bought("B4", 2, 2)

    assert (scene.state.cubes[0], scene.state.plus_minus[0], scene.points()) == (3, 1, 0)
    scene.say("pass")
    assert (scene.asked, scene.asked_seat) == ("buy-points", 0)
    scene.say("buy")
    assert (scene.state.cubes[0], scene.points()) == (3 - 1, 3)
    assert scene.asked != "buy-points"
    assert link_dice("B4", 2, 2) == [1, 2]


@pytest.mark.rule("P6.4")
def test_b5_costs_1_and_5_and_gives_2_exploration_tiles_at_once_and_1_point_each_round() -> None:
    scene = bought("B5", 1, 5).say("four-points", "cubes")

    assert (scene.points(), scene.state.cubes[0]) == (4 + 2, 2)
    assert scene.say("pass").points() == 6 + 1
    assert link_dice("B5", 1, 5) == [0, 3]


@pytest.mark.rule("P6.4")
def test_b6_costs_a_6_and_gives_2_points_each_round() -> None:
    scene = bought("B6", 6)

    assert scene.points() == 0
    assert scene.say("pass").points() == 2
    assert link_dice("B6", 6) == [1]


@pytest.mark.rule("P6.4")
def test_b7_costs_3_3_and_5_and_gives_6_points_at_once_and_4_each_round() -> None:
    scene = offered("B7").turn(3, 3, 5, red=6).say("first", "take-B7", "second", "pay-B7")
    assert scene.points() == 0

    scene.say("extra", "pay-B7")
    assert scene.points() == 6
    assert scene.say("pass").points() == 6 + 4
    assert link_dice("B7", 3, 3, 5) == [3, 3]


@pytest.mark.rule("P6.4")
def test_b8_costs_1_and_4_and_gives_2_cubes_and_1_point_each_round() -> None:
    scene = bought("B8", 1, 4)

    assert (scene.state.cubes[0], scene.points()) == (0, 0)
    scene.say("pass")
    assert (scene.state.cubes[0], scene.points()) == (2, 1)
    assert link_dice("B8", 1, 4) == [0, 1]


@pytest.mark.rule("P6.4")
def test_c1_costs_a_1_and_gives_4_points_at_once_and_nothing_later() -> None:
    scene = bought("C1", 1)

    assert scene.points() == 4
    assert scene.say("pass").points() == 4
    assert link_dice("C1", 1) == [1]


@pytest.mark.rule("P6.4")
def test_c2_costs_a_3_and_gives_6_points_at_once_and_nothing_later() -> None:
    scene = bought("C2", 3)

    assert scene.points() == 6
    assert scene.say("pass").points() == 6
    assert link_dice("C2", 3) == [2]


@pytest.mark.rule("P6.4")
def test_c3_costs_a_6_and_gives_8_points_at_once_and_nothing_later() -> None:
    scene = bought("C3", 6)

    assert scene.points() == 8
    assert scene.say("pass").points() == 8
    assert link_dice("C3", 6) == [3]


@pytest.mark.rule("P6.4")
def test_c4_costs_2_and_5_and_gives_7_points_at_once_and_3_each_round() -> None:
    scene = bought("C4", 2, 5)

    assert scene.points() == 7
    assert scene.say("pass").points() == 7 + 3
    assert link_dice("C4", 2, 5) == [1, 3]


@pytest.mark.rule("P6.4", "P3.9")
def test_c5_costs_two_4s_and_gives_an_isolated_pulsar_then_a_gyrodyne_then_6_points() -> None:
    scene = bought("C5", 4, 4).say("X03")
    assert (scene.asked, scene.points()) == ("choose-gyrodyne", 0)

    scene.say("medium")
    assert scene.state.claims[scene.node("X03") - 16] == 0
    assert list(scene.state.held[:4]) == [0, 0, 1, 0]
    assert scene.points() == 6
    assert scene.say("pass").points() == 6
    assert link_dice("C5", 4, 4) == [2, 2]


@pytest.mark.rule("P6.4", "P3.9")
def test_c6_costs_1_and_6_and_gives_2_exploration_tiles_and_3_points_at_once() -> None:
    scene = bought("C6", 1, 6).say("five-points", "five-points")

    assert scene.points() == 5 + 5 + 3
    assert scene.say("pass").points() == 13
    assert link_dice("C6", 1, 6) == [0, 3]


@pytest.mark.rule("P6.4", "P10.4")
def test_c7_costs_a_5_and_gives_2_cubes_at_once_and_sells_5_points_for_2_cubes() -> None:
    scene = bought("C7", 5)

    assert (scene.state.cubes[0], scene.points()) == (2, 0)
    scene.say("pass", "buy")
    assert (scene.state.cubes[0], scene.points()) == (0, 5)
    assert link_dice("C7", 5) == [2]


@pytest.mark.rule("P6.4", "P4.16")
def test_c8_costs_2_and_3_and_ends_a_flight_at_any_system_and_then_gives_6_points() -> None:
    scene = offered("C8").system("S07", "11").turn(2, 3, 6)
    scene.say("first", "take-C8", "second", "pay-C8")
    assert scene.offers() == ["pass", *(f"S{number:02}" for number in range(1, 17))]

    scene.say("S07")
    assert (scene.asked, scene.points()) == ("take-bonus", 0)
    scene.say("bonus")
    assert scene.state.ships[0] == scene.node("S07")
    assert scene.state.stations[scene.node("S07") * 4] == 0
    assert (scene.state.cubes[0], scene.points()) == (2, 6)
    assert scene.say("pass").points() == 6
    assert link_dice("C8", 2, 3) == [1, 1]
