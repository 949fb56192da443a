"""Visiting systems: what is turned up, where the station goes, and what it brings."""

import pytest

from tests.rules.pulsar.flying import fly, has_station, is_face_down, owners, place, ready, told
from tests.rules.pulsar.scene import Scene

NOBODY = -1


# Turning up.


@pytest.mark.rule("P4.5")
def test_the_first_visit_flips_a_face_down_system() -> None:
    scene = fly(ready("M01"), "S02")
    assert scene.is_chance()
    assert scene.asked == "draw-system"

    scene.say("11")
    assert not is_face_down(scene, "S02")
    assert ("system-found", 0, scene.node("S02"), 10, -1) in scene.events()


@pytest.mark.rule("P4.5", "P1.3")
def test_a_system_that_lies_elsewhere_is_not_turned_up_again() -> None:
    scene = fly(ready("M01").system("S05", "11"), "S02")

    assert len(scene.offers()) == 16
    assert "11" not in scene.offers()


@pytest.mark.rule("P4.5", "P4.6")
def test_flying_through_flips_a_system_too() -> None:
    scene = fly(ready("S01"), "M01", "S02", "G02").say("11")

    assert not is_face_down(scene, "S02")
    assert place(scene) == "G02"


@pytest.mark.rule("P4.5")
def test_a_system_that_is_face_up_is_not_drawn_again() -> None:
    scene = fly(ready("M01").system("S02", "11"), "S02")

    assert scene.asked == "take-bonus"


@pytest.mark.rule("P4.5")
@pytest.mark.parametrize(("seats", "planet"), [(2, NOBODY), (3, 2), (4, 2)])
def test_planets_for_three_players_are_blocked_with_two(seats: int, planet: int) -> None:
    scene = fly(ready("M01", seats).system("S02", "15", stations=(1, 1)), "S02")

    assert has_station(scene, "S02") == (planet != NOBODY)
    assert owners(scene, "S02")[2] == (0 if planet == 2 else NOBODY)


@pytest.mark.rule("P4.5")
@pytest.mark.parametrize(("seats", "settles"), [(2, False), (3, False), (4, True)])
def test_planets_for_four_players_are_blocked_with_fewer(seats: int, settles: bool) -> None:
    scene = fly(ready("M01", seats).system("S02", "10", stations=(1, 1)), "S02")

    assert has_station(scene, "S02") == settles


# Passing through.


@pytest.mark.rule("P4.6")
def test_in_passing_the_station_goes_on_a_lifeless_planet_without_a_bonus() -> None:
    scene = fly(ready("S01").system("S02", "11"), "M01", "S02", "G02")

    assert owners(scene, "S02") == [NOBODY, 0, NOBODY, NOBODY]
    assert scene.asked == "use-die"
    assert scene.state.cubes[0] == 0


@pytest.mark.rule("P4.6")
def test_in_passing_the_station_goes_on_a_blue_planet_only_if_no_lifeless_one_is_free() -> None:
    scene = fly(ready("S01").system("S02", "4", stations=(NOBODY, 1)), "M01", "S02", "G02")

    assert owners(scene, "S02") == [0, 1, NOBODY, NOBODY]
    assert scene.asked == "use-die"
    assert scene.state.held[1] == 0


@pytest.mark.rule("P4.6")
def test_a_station_in_passing_is_a_must() -> None:
    scene = fly(ready("S01"), "M01", "S02", "G02").say("11")

    assert scene.asked == "use-die"
    assert has_station(scene, "S02")


# Ending.


@pytest.mark.rule("P4.7")
def test_at_the_end_the_station_goes_on_a_blue_planet() -> None:
    scene = fly(ready("M01").system("S02", "11"), "S02")

    assert owners(scene, "S02") == [0, NOBODY, NOBODY, NOBODY]


@pytest.mark.rule("P4.7")
def test_a_station_on_a_blue_planet_at_the_end_brings_the_bonus_of_the_system_or_a_tile() -> None:
    scene = fly(ready("M01").system("S02", "11"), "S02")
    assert scene.offers() == ["bonus", "tile"]

    scene.say("bonus")
    assert scene.state.cubes[0] == 2
    assert told(scene, "exploration-drawn") == []


@pytest.mark.rule("P4.7")
def test_a_player_may_draw_an_exploration_tile_instead_of_the_bonus() -> None:
    scene = fly(ready("M01").system("S02", "11"), "S02").say("tile", "five-points")

    assert scene.points() == 5
    assert scene.state.cubes[0] == 0


@pytest.mark.rule("P4.7")
def test_at_the_end_without_a_free_blue_planet_a_lifeless_one_is_settled_without_bonus() -> None:
    scene = fly(ready("M01").system("S02", "11", stations=(1,)), "S02")

    assert owners(scene, "S02") == [1, 0, NOBODY, NOBODY]
    assert scene.asked == "use-die"
    assert (scene.state.cubes[0], scene.points()) == (0, 0)


@pytest.mark.rule("P4.8")
def test_there_is_one_station_per_planet() -> None:
    scene = fly(ready("M01").system("S02", "17", stations=(1,)), "S02")

    assert owners(scene, "S02") == [1, 0, NOBODY, NOBODY]


@pytest.mark.rule("P4.8")
@pytest.mark.parametrize("route", [("M01", "S02"), ("M01", "S02", "G02")])
def test_a_player_has_one_station_per_system(route: tuple[str, ...]) -> None:
    scene = fly(ready("S01").system("S02", "11", stations=(NOBODY, 0)), *route)

    assert owners(scene, "S02") == [NOBODY, 0, NOBODY, NOBODY]
    assert scene.asked == "use-die"
    assert told(scene, "station-built") == []


@pytest.mark.rule("P4.8")
def test_a_full_system_brings_neither_station_nor_bonus() -> None:
    scene = fly(ready("M01", seats=3).system("S02", "17", stations=(1, 2)), "S02")

    assert not has_station(scene, "S02")
    assert scene.asked == "use-die"


@pytest.mark.rule("P4.10")
def test_a_system_passed_and_ended_at_counts_only_as_the_end() -> None:
    scene = fly(ready("M01").system("S02", "11"), "S02", "P03", "G02", "S02")
    assert owners(scene, "S02") == [0, NOBODY, NOBODY, NOBODY]
    assert scene.asked == "take-bonus"

    scene.say("bonus")
    assert scene.asked == "use-die"
    assert scene.state.cubes[0] == 2


@pytest.mark.rule("P4.10", "P4.5")
def test_a_face_down_system_passed_and_ended_at_is_flipped_once_and_settled_as_the_end() -> None:
    scene = fly(ready("M01"), "S02", "P03", "G02", "S02").say("11")

    assert owners(scene, "S02") == [0, NOBODY, NOBODY, NOBODY]
    assert told(scene, "system-found", "station-built") == ["system-found", "station-built"]


@pytest.mark.rule("P4.12")
@pytest.mark.parametrize(
    ("route", "tile", "planets"),
    [(("M01", "S02"), "1", (0, 1, 2, 3)), (("M01", "S02", "G02"), "5", (1, 2))],
)
def test_planets_of_one_colour_do_not_differ_so_that_nobody_is_asked(
    route: tuple[str, ...], tile: str, planets: tuple[int, ...]
) -> None:
    scene = fly(ready("S01").system("S02", tile), *route)

    settled = [planet for planet, owner in enumerate(owners(scene, "S02")) if owner == 0]
    assert len(settled) == 1
    assert settled[0] in planets
    assert scene.asked in ("take-bonus", "use-die")


@pytest.mark.rule("P4.12", "P4.8")
def test_among_planets_of_one_colour_the_station_goes_on_one_that_is_free_and_open() -> None:
    scene = fly(ready("M01", seats=4).system("S02", "9", stations=(1,)), "S02")
    assert owners(scene, "S02") == [1, 0, NOBODY, NOBODY]

    scene = fly(ready("M01", seats=3).system("S02", "9", stations=(1,)), "S02")
    assert owners(scene, "S02") == [1, NOBODY, 0, NOBODY]


# The order of things.


def with_run(at: str) -> Scene:
    """The first player may fly a run along green gates for 1 point each."""
    return ready(at).hq("A2", "b2")


@pytest.mark.rule("P4.14", "P7.5")
def test_the_gate_run_comes_before_anything_is_visited() -> None:
    scene = fly(with_run("M03"), "S04", "O07", "S07", "G08")
    assert scene.asked == "announce-run"
    assert is_face_down(scene, "S04")

    scene.say("b2-green")
    assert scene.asked == "draw-system"
    assert scene.points() == 1


@pytest.mark.rule("P4.14")
def test_systems_are_visited_in_flight_order_and_each_is_settled_before_the_next() -> None:
    there = fly(ready("M03"), "S04", "O07", "S07", "G08").say("11", "5")
    back = fly(ready("G08"), "S07", "O07", "S04", "M03").say("11", "5")

    steps = [
        (event[0], event[2]) for event in there.events() if event[0] in ("system-found", "station-built")
    ]
    s04, s07 = there.node("S04"), there.node("S07")
    assert steps == [
        ("system-found", s04),
        ("station-built", s04),
        ("system-found", s07),
        ("station-built", s07),
    ]
    assert [event[2] for event in back.events() if event[0] == "station-built"] == [s07, s04]


@pytest.mark.rule("P4.14")
def test_the_end_comes_after_the_systems_on_the_way() -> None:
    scene = fly(ready("M03"), "S04", "O07", "S07").say("11", "12", "bonus")

    stations = [event[2] for event in scene.events() if event[0] == "station-built"]
    assert stations == [scene.node("S04"), scene.node("S07")]
    assert told(scene, "station-built", "flew", "cubes-gained") == [
        "station-built",
        "flew",
        "station-built",
        "cubes-gained",
    ]


@pytest.mark.rule("P4.14")
def test_technologies_act_after_the_station_and_before_the_choice_of_the_bonus() -> None:
    scene = fly(ready("M01", boards="BI+AII+AIII").technologies("BI-3"), "S02").say("11")

    assert scene.asked == "take-bonus"
    assert scene.points() == 2


@pytest.mark.rule("P4.15")
def test_the_bonus_is_chosen_with_the_system_face_up() -> None:
    scene = fly(ready("M01"), "S02")
    assert scene.asked == "draw-system"

    scene.say("11")
    assert scene.asked == "take-bonus"


@pytest.mark.rule("P4.15", "P9.2")
def test_a_second_bonus_die_is_not_offered_and_the_tile_is_drawn() -> None:
    scene = ready("M01").system("S02", "1").turn(6, red=1).say("red", "fly", "S02")
    assert scene.asked == "draw-exploration"

    scene.say("four-points")
    assert scene.points() == 4
    assert scene.offers() == ["pass", "first"]


@pytest.mark.rule("P4.15", "P9.6")
def test_a_bonus_die_that_must_be_used_bars_that_of_the_system() -> None:
    scene = ready("S01").system("S02", "2").round(3).turn(3, 6)
    scene.say("first", "patent-AII-1", "extra", "fly", "M01", "S02")

    assert scene.asked == "draw-exploration"
    assert scene.die("red") == 2


@pytest.mark.rule("P4.15", "P9.6")
def test_a_bonus_die_that_is_only_held_may_be_given_up_for_that_of_the_system() -> None:
    scene = ready("M01").system("S02", "3").turn(1, 6, red=5).say("first", "fly", "S02")
    assert scene.offers() == ["bonus", "tile"]

    scene.say("bonus")
    assert scene.die("red") == 2
