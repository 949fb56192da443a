"""Flying the survey ship: how far, over which segments, and where nothing happens."""

import pytest

from tests.rules.pulsar.flying import claimant, fly, has_station, is_face_down, owners, place, ready

NOBODY = -1
GREEN_TECHNOLOGY = "AI-1"


@pytest.mark.rule("P4.1")
def test_a_die_of_three_flies_exactly_three_segments() -> None:
    scene = ready("S01").turn(3, 6).say("first", "fly", "M02", "M03")
    assert scene.asked == "hop"
    assert "pass" not in scene.offers()

    scene.say("S04")
    assert place(scene) == "S04"
    assert scene.asked != "hop"


@pytest.mark.rule("P4.1")
@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_every_die_flies_as_many_segments_as_it_shows(die: int) -> None:
    route = ("M01", "S02", "G02", "G03", "S03", "O04")[:die]

    scene = fly(ready("S01").system("S02", "11").system("S03", "17"), *route)
    assert place(scene) == route[-1]


@pytest.mark.rule("P4.1", "P3.4")
def test_tokens_make_a_flight_longer_or_shorter() -> None:
    scene = ready("S01").system("S02", "11").system("S03", "17").has(plus_minus=1, plus_two=1)
    scene.turn(6, 6).say("first", "fly")
    assert scene.offers() == ["6", "5-1", "7+1", "8+2"]

    scene.say("8+2", "M01", "S02", "G02", "G03", "S03", "O04", "P04", "O05")
    assert place(scene) == "O05"
    assert (scene.state.plus_minus[0], scene.state.plus_two[0]) == (1, 0)


@pytest.mark.rule("P4.1")
def test_a_token_may_not_bring_a_flight_down_to_nothing() -> None:
    scene = ready("S01").has(plus_minus=1).turn(1, 6).say("first", "fly")

    assert scene.offers() == ["1", "2+1"]
    assert scene.refusals() == {"0-1": "P4.1"}


@pytest.mark.rule("P4.1", "P3.8")
def test_a_die_of_zero_can_not_fly() -> None:
    scene = ready("S01", boards="CI+AII+AIII").technologies("CI-4").turn(6, red=0).say("red")

    assert scene.offers() == ["take-1"]
    assert scene.refusals()["fly"] == "P4.1"


@pytest.mark.rule("P4.2")
def test_a_flight_may_not_turn_back_over_the_segment_it_has_just_flown() -> None:
    scene = ready("P01").turn(3, 6).say("first", "fly", "O01")

    assert scene.offers() == ["S16", "O02"]
    assert scene.refusals()["P01"] == "P4.2"


@pytest.mark.rule("P4.2")
def test_a_flight_of_two_can_not_end_where_it_began() -> None:
    scene = ready("S01").turn(2, 6).say("first", "fly")

    assert scene.refusals()["S01"] == "P4.2"


@pytest.mark.rule("P4.2", "P4.4")
def test_a_flight_may_come_back_to_a_node_over_other_segments() -> None:
    scene = fly(ready("G01"), "G16", "P02", "G01")

    assert place(scene) == "G01"


@pytest.mark.rule("P4.2")
def test_another_die_may_retrace_the_flight() -> None:
    scene = ready("M01").turn(1, 1).say("first", "fly", "S01", "4", "tile", "four-points")

    scene.say("second", "fly", "M01")
    assert place(scene) == "M01"


@pytest.mark.rule("P4.2")
def test_out_of_a_dead_end_leads_the_second_of_two_parallel_segments() -> None:
    scene = ready("S16", side="B").turn(4, 6).say("first", "fly", "G03", "S03")
    assert scene.offers() == ["G03"]

    scene.say("G03")
    assert scene.offers() == ["S16"]


@pytest.mark.rule("P4.2")
def test_both_parallel_segments_used_are_used_up() -> None:
    scene = ready("P06", side="B").turn(4, 6).say("first", "fly", "M09")
    assert scene.refusals()["P06"] == "P4.1"

    scene = ready("M09", side="B").turn(5, 6).say("first", "fly", "P06", "M09")
    assert scene.offers() == ["M11"]
    assert scene.refusals()["P06"] == "P4.2"


@pytest.mark.rule("P4.1")
def test_no_hop_is_offered_from_which_the_flight_can_not_be_completed() -> None:
    of_two = ready("P06", side="B").turn(2, 6).say("first", "fly", "M09")
    of_three = ready("P06", side="B").turn(3, 6).say("first", "fly", "M09")

    assert of_two.offers() == ["P06", "M11"]
    assert of_three.offers() == ["M11"]
    assert of_three.refusals()["P06"] == "P4.1"


@pytest.mark.rule("P4.1")
def test_a_node_too_near_or_too_far_for_the_die_is_no_end() -> None:
    scene = ready("S01").turn(2, 6).say("first", "fly")

    assert scene.offers() == ["G01", "M01", "M02"]
    assert scene.refusals()["S03"] == "P4.1"
    assert scene.refusals()["S16"] == "P4.1"
    assert "S02" not in scene.refusals()


@pytest.mark.rule("P4.3")
def test_nobody_flies_to_an_entry_gate() -> None:
    scene = ready("O02").turn(1, 6).say("first", "fly")

    assert scene.offers() == ["S02", "O01", "O03"]
    assert {gate: scene.refusals()[gate] for gate in ("E1", "E2", "E3", "E4")} == dict.fromkeys(
        ("E1", "E2", "E3", "E4"), "P4.3"
    )


@pytest.mark.rule("P4.3")
def test_nobody_comes_back_to_the_entry_gate() -> None:
    scene = ready("E1").turn(2, 6).say("first", "fly")
    assert scene.offers() == ["O02"]

    scene.say("O02")
    assert "E1" not in scene.offers()
    assert scene.refusals()["E1"] == "P4.3"


@pytest.mark.rule("P4.3")
def test_isolated_pulsars_can_not_be_reached_by_flight() -> None:
    scene = ready("S01").turn(6, 6).say("first", "fly")

    assert [scene.refusals()[pulsar] for pulsar in ("X01", "X02", "X03")] == ["P4.3"] * 3


@pytest.mark.rule("P4.1", "P4.2", "P4.3")
@pytest.mark.parametrize("side", ["A", "B"])
def test_every_node_of_the_map_can_be_flown_to_or_is_refused_with_a_clause(side: str) -> None:
    scene = ready("S09", side=side).turn(3, 6).say("first", "fly")
    route = {"A": ("M10", "S12"), "B": ("G13", "G16")}[side]
    assert set(scene.refusals()).isdisjoint(scene.offers())

    scene.say(*route)
    assert set(scene.refusals()).isdisjoint(scene.offers())
    assert len(scene.refusals()) + len(scene.offers()) == {"A": 87, "B": 84}[side]
    assert set(scene.refusals().values()) == {"P4.1", "P4.2", "P4.3"}


@pytest.mark.rule("P8.9", "P4.1")
def test_a_free_step_leaves_only_the_hops_that_still_see_its_gate() -> None:
    scene = ready("S01").technologies(GREEN_TECHNOLOGY).turn(3, 6).say("first", "fly", "2")

    assert scene.offers() == ["G01"]
    assert {hop: scene.refusals()[hop] for hop in ("M01", "M02", "S02")} == {
        "M01": "P8.9",
        "M02": "P8.9",
        "S02": "P8.9",
    }


@pytest.mark.rule("P8.9", "P4.1")
def test_a_length_from_which_no_gate_of_the_colour_is_seen_is_not_offered() -> None:
    scene = ready("O07").technologies(GREEN_TECHNOLOGY).turn(2, 6).say("first", "fly")

    assert scene.offers() == ["2", "3"]
    assert scene.refusals() == {"1": "P8.9"}


@pytest.mark.rule("P8.9", "P3.7")
def test_the_free_step_of_a_red_die_needs_no_gate_and_adds_up_with_one_that_does() -> None:
    scene = ready("O07", boards="AI+CII+AIII").technologies(GREEN_TECHNOLOGY, "CII-3")
    scene.turn(6, red=3).say("red", "fly")

    assert scene.offers() == ["2", "3", "4", "5"]
    assert scene.refusals() == {"1": "P8.9"}


@pytest.mark.rule("P4.4", "P4.6")
def test_the_start_of_a_flight_is_not_visited() -> None:
    scene = fly(ready("S02").system("S02", "11"), "M01")

    assert owners(scene, "S02") == [NOBODY] * 4


@pytest.mark.rule("P4.4", "P4.6")
def test_the_start_counts_when_the_flight_comes_back_to_it() -> None:
    scene = fly(ready("S02").system("S02", "11"), "P03", "G02", "S02", "M01")

    assert has_station(scene, "S02")


@pytest.mark.rule("P4.4", "P4.6")
def test_a_system_flown_through_twice_is_visited_once() -> None:
    scene = fly(ready("M01").system("S02", "11"), "S02", "P03", "G02", "S02", "O02")

    assert owners(scene, "S02") == [NOBODY, 0, NOBODY, NOBODY]


@pytest.mark.rule("P4.13")
def test_nothing_happens_at_the_end_on_a_gate() -> None:
    scene = fly(ready("S01"), "M01")

    assert scene.asked == "use-die"
    assert [event[0] for event in scene.events()] == ["die-spent", "flew"]


@pytest.mark.rule("P4.13", "P4.11")
@pytest.mark.parametrize("owner", [0, 1])
def test_nothing_happens_at_the_end_on_a_claimed_pulsar(owner: int) -> None:
    scene = fly(ready("S02").claims("P03", seat=owner), "P03")

    assert place(scene) == "P03"
    assert claimant(scene, "P03") == owner
    assert [event[0] for event in scene.events()] == ["die-spent", "flew"]


@pytest.mark.rule("P4.13", "P4.8")
def test_nothing_happens_at_the_end_in_a_system_that_takes_no_station() -> None:
    scene = fly(ready("M01").system("S02", "4", stations=(1, 0)), "S02")

    assert place(scene) == "S02"
    assert scene.asked == "use-die"
    assert [event[0] for event in scene.events()] == ["die-spent", "flew"]


@pytest.mark.rule("P4.13")
def test_passing_a_pulsar_does_nothing() -> None:
    scene = fly(ready("S02"), "P03", "G02")

    assert claimant(scene, "P03") == NOBODY


@pytest.mark.rule("P4.13")
def test_ships_never_block_each_other() -> None:
    scene = ready("S01", seats=3).ship("M01", seat=1).ship("S02", seat=2)

    fly(scene, "M01", "S02")
    assert place(scene) == place(scene, seat=2) == "S02"


@pytest.mark.rule("P4.5")
def test_a_flight_shows_nothing_before_its_whole_route_is_fixed() -> None:
    scene = ready("S01").turn(5, 6).say("first", "fly", "M01", "S02", "G02", "G03")
    assert scene.asked == "hop"
    assert is_face_down(scene, "S02")

    scene.say("S03")
    assert scene.asked == "draw-system"
