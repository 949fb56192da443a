"""Gate runs: with which flights they go, how gates are counted, how often they are flown."""

import pytest

from tests.rules.pulsar.scene import Scene

# The runs of A2: b1 orange 2, b2 green 1, u1 any 2, u2 magenta 2, t any 4.
ALL = ("b1", "b2", "b3", "m1", "m2", "u1", "u2", "t")


def a2(*done: str, **options: str) -> Scene:
    return Scene(2, **options).has(plus_minus=0).hq("A2", *done)


def settled(scene: Scene, *systems: str) -> Scene:
    """Systems that are face up and hold a station of the first seat already: visits change nothing."""
    for system, tile in zip(systems, ("14", "16", "17")):
        scene.system(system, tile, (0,))
    return scene


def flown_by(scene: Scene, start: str, *route: str) -> Scene:
    """The flight along a route with a die of just its length, up to the announcement."""
    return scene.ship(start).turn(len(route)).say("first", "fly", *route)


# How gates are counted: P7.3.


@pytest.mark.rule("P7.3")
def test_each_gate_of_the_colour_gives_the_points_of_the_project() -> None:
    # Four orange gates, O08 O10 O11 O12, at 2 points.
    scene = flown_by(a2("b1"), "S08", "O08", "O10", "O11", "O12").say("b1-orange")

    assert scene.points_from("gate-runs") == 8


@pytest.mark.rule("P7.3")
def test_gates_of_other_colours_do_not_count() -> None:
    # O14 and O09 are orange, the gate M10 is magenta: S09-M10-S12-O14-O09.
    scene = flown_by(settled(a2("b1"), "S12"), "S09", "M10", "S12", "O14", "O09").say("b1-orange")

    assert scene.points_from("gate-runs") == 2 * 2


@pytest.mark.rule("P7.3")
def test_a_gate_that_is_visited_twice_counts_once() -> None:
    # G01, G16, the pulsar P02, and G01 again: two different green gates.
    scene = flown_by(a2("b2"), "S01", "G01", "G16", "P02", "G01").say("b2-green")

    assert scene.points_from("gate-runs") == 2


@pytest.mark.rule("P7.3")
def test_a_gate_flown_through_on_the_way_into_a_dead_end_and_out_again_counts_once() -> None:
    scene = settled(a2("b2", map="B"), "S03", "S16")
    flown_by(scene, "S16", "G03", "S03", "G03", "S16").say("b2-green")

    assert scene.points_from("gate-runs") == 1


@pytest.mark.rule("P7.3")
def test_the_gate_where_the_flight_starts_does_not_count() -> None:
    # From G01 over G16 and G13 to G12.
    scene = flown_by(a2("b2"), "G01", "G16", "G13", "G12").say("b2-green")

    assert scene.points_from("gate-runs") == 3


@pytest.mark.rule("P7.3")
def test_the_gate_where_the_flight_starts_counts_if_it_is_visited_again() -> None:
    scene = flown_by(a2("b2"), "G01", "G16", "P02", "G01").say("b2-green")

    assert scene.points_from("gate-runs") == 2


@pytest.mark.rule("P7.3")
def test_the_gate_where_the_flight_ends_counts() -> None:
    scene = flown_by(a2("b1"), "E1", "O02").say("b1-orange")

    assert scene.points_from("gate-runs") == 2


@pytest.mark.rule("P7.3", "P3.4")
def test_a_token_that_lengthens_the_flight_brings_more_gates() -> None:
    # A 6 and +2: the green gates G17 G14 G12 G13 G16 G01 at 4 points.
    scene = settled(a2(*ALL).flown("b1", "b2", "u1", "u2"), "S13").has(plus_two=1).ship("S16").turn(6)
    scene.say("first", "fly", "8+2", "G17", "G14", "S13", "G12", "G13", "G16", "G01", "P02").say("t-green")

    assert scene.points_from("gate-runs") == 6 * 4


# How often: P7.3.


@pytest.mark.rule("P7.3")
def test_only_one_gate_run_goes_with_a_flight() -> None:
    # The route sees O02, M01 and G01, so four runs are possible; after one of them no other is asked for.
    scene = flown_by(settled(a2(*ALL), "S02", "S01"), "E1", "O02", "S02", "M01", "S01", "G01")
    assert {"b1-orange", "b2-green", "u2-magenta", "t-green"} <= set(scene.offers())

    scene.say("u2-magenta")
    assert scene.asked != "announce-run"
    assert scene.points_from("gate-runs") == 2


@pytest.mark.rule("P7.3")
def test_each_die_that_flies_may_have_a_gate_run_of_its_own() -> None:
    # O14 and O13 at 2 points, then from the pulsar P07 on to O09, where a run of any colour gives 2.
    scene = a2("b1", "b2", "m1", "u1").claims("P07", seat=1).ship("S12").turn(3, 1)
    scene.say("first", "fly", "O14", "O13", "P07", "b1-orange")
    scene.say("second", "fly", "O09", "u1-orange")

    assert scene.points_from("gate-runs") == 2 * 2 + 2


@pytest.mark.rule("P7.3")
def test_a_gate_run_is_flown_once_in_a_game() -> None:
    scene = a2("b1", "b2", "m1", "u1").claims("P07", seat=1).ship("S12").turn(3, 1)
    scene.say("first", "fly", "O14", "O13", "P07", "b1-orange")

    scene.say("second", "fly", "O09")
    assert scene.offers() == ["pass", "u1-orange"]
    assert scene.refusals()["b1-orange"] == "P7.3"


@pytest.mark.rule("P7.3")
def test_a_gate_run_can_t_be_announced_before_its_project_is_done() -> None:
    scene = flown_by(a2("b1"), "S12", "O14", "O13")

    assert scene.offers() == ["pass", "b1-orange"]
    assert scene.refusals()["u1-orange"] == "P7.3"
    assert scene.refusals()["t-orange"] == "P7.3"


# When: P7.5.


@pytest.mark.rule("P7.5")
def test_a_gate_run_needs_a_gate_of_its_colour_on_the_route() -> None:
    scene = flown_by(a2("b1", "b2"), "S12", "O14", "O13")

    assert scene.offers() == ["pass", "b1-orange"]
    assert scene.refusals()["b2-green"] == "P7.5"


@pytest.mark.rule("P7.5")
def test_without_any_gate_for_an_open_run_nothing_is_asked() -> None:
    # The start gate G08 is green, but the flight leaves it: G08-S07-P06.
    scene = flown_by(settled(a2("b2"), "S07"), "G08", "S07", "P06")

    assert scene.asked != "announce-run"
    assert scene.state.runs[0] == 0


@pytest.mark.rule("P7.5")
def test_a_run_that_is_not_announced_can_still_be_flown_later() -> None:
    scene = a2("b1").claims("P07", seat=1).ship("S12").turn(3, 1)
    scene.say("first", "fly", "O14", "O13", "P07", "pass")
    assert scene.points_from("gate-runs") == 0

    scene.say("second", "fly", "O09", "b1-orange")
    assert scene.points_from("gate-runs") == 2


@pytest.mark.rule("P7.5", "P4.14")
def test_a_run_is_named_and_paid_before_any_system_is_turned_up() -> None:
    # S02 is face down: O02 is seen before it, M01 after it.
    scene = flown_by(a2("b1"), "E1", "O02", "S02", "M01")
    assert scene.asked == "announce-run"

    scene.say("b1-orange")
    assert scene.asked == "draw-system"
    assert scene.points() == 2


@pytest.mark.rule("P7.5")
def test_a_run_may_go_with_a_flight_of_the_bonus_die() -> None:
    scene = a2("b1").ship("S12").turn(6, red=2).say("red", "fly", "O14", "O13", "b1-orange")

    assert scene.points_from("gate-runs") == 4


@pytest.mark.rule("P7.5")
def test_a_run_that_was_used_counts_as_done_for_technologies() -> None:
    # DII-4: one point for each of two projects and for the one run that was flown.
    scene = a2("b1", "b2", boards="AI+DII+AIII").round(4).ship("S12").turn(2, 3)
    scene.say("first", "fly", "O14", "O13", "b1-orange").say("second", "patent-DII-4")

    assert scene.points_from("technologies") == 2 + 1


@pytest.mark.rule("P7.5")
def test_a_run_that_was_not_used_does_not_count_as_done() -> None:
    scene = a2("b1", "b2", boards="AI+DII+AIII").round(4).turn(3).say("first", "patent-DII-4")

    assert scene.points_from("technologies") == 2


@pytest.mark.rule("P7.5")
@pytest.mark.parametrize(("runs", "points"), [(("b1", "b2"), 0), (("b1", "b2", "u1"), 7)])
def test_a_goal_counts_runs_that_were_used(runs: tuple[str, ...], points: int) -> None:
    # Tile 6, back: 3 gate runs done, 7 points. The other two goals are out of reach.
    scene = a2("b1", "b2", "m1", "u1", goals="2-front+4-front+6-back").flown(*runs).scoring()
    while scene.state.depth > 0:
        scene.say(scene.offers()[-1])

    assert scene.points_from("goals") == points


# Runs of any colour: P7.6.


@pytest.mark.rule("P7.6")
@pytest.mark.parametrize(("colour", "gates"), [("green", 1), ("magenta", 2), ("orange", 3)])
def test_a_run_of_any_colour_counts_the_one_colour_that_is_named(colour: str, gates: int) -> None:
    # The route sees O03 O02 O01, then M17 M16, then G15; each gate of the colour gives 2 points.
    scene = settled(a2("b1", "b2", "m1", "u1").flown("b1", "b2"), "S16", "S15").has(plus_two=1)
    scene.ship("P01").turn(6).say("first", "fly", "8+2")
    scene.say("O03", "O02", "O01", "S16", "M17", "M16", "S15", "G15")
    assert scene.offers() == ["pass", "u1-green", "u1-magenta", "u1-orange"]

    scene.say(f"u1-{colour}")
    assert scene.points_from("gate-runs") == 2 * gates


@pytest.mark.rule("P7.6", "P7.3")
def test_a_run_of_any_colour_is_used_up_for_all_colours() -> None:
    # Orange with the first die: O02. The second sees the magenta gate M01, but no run is left for it.
    scene = settled(a2("b1", "b2", "m1", "u1").flown("b1", "b2"), "S02").turn(2, 1)
    scene.say("first", "fly", "O02", "S02", "u1-orange").say("second", "fly", "M01")

    assert scene.points_from("gate-runs") == 2
    assert scene.state.ships[0] == scene.node("M01")
