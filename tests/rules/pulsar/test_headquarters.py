"""The headquarters: which project can be done when, and projects that give a red die."""

import pytest

from tests.rules.pulsar.scene import Scene

# C1 costs 5 1 2, 4 3, 2 6, 3 from the bottom up; its m2 is a split of silver 2 and red 2.
MISSING = [
    ("m1", 4, ("b1",)),
    ("m1", 4, ("b2",)),
    ("m2", 3, ("b1", "b2")),
    ("m2", 3, ("b1", "b3")),
    ("u1", 2, ("b1", "b2", "b3", "m2")),
    ("u2", 6, ("b1", "b2", "b3", "m1")),
    ("t", 3, ("b1", "b2", "b3", "m1", "m2", "u1")),
    ("t", 3, ("b1", "b2", "b3", "m1", "m2", "u2")),
]
CARRIED = [
    ("m1", 4, ("b1", "b2")),
    ("m2", 3, ("b2", "b3")),
    ("u1", 2, ("b1", "b2", "m1")),
    ("u2", 6, ("b2", "b3", "m2")),
    ("t", 3, ("b1", "b2", "b3", "m1", "m2", "u1", "u2")),
]


def c1(*done: str) -> Scene:
    return Scene().has(plus_minus=0).hq("C1", *done)


def projects(scene: Scene) -> list[str]:
    """The projects that the die in hand could do."""
    return [offer for offer in scene.offers() if offer.startswith("project-")]


# P7.1


@pytest.mark.rule("P7.1")
@pytest.mark.parametrize(("die", "place"), [(5, "b1"), (1, "b2"), (2, "b3")])
def test_a_project_of_the_bottom_row_needs_nothing_under_it(die: int, place: str) -> None:
    assert projects(c1().turn(die).say("first")) == [f"project-{place}"]


@pytest.mark.rule("P7.1")
@pytest.mark.parametrize(("place", "die", "done"), MISSING)
def test_a_project_with_a_connected_project_missing_under_it_is_refused(
    place: str, die: int, done: tuple[str, ...]
) -> None:
    scene = c1(*done).turn(die).say("first")

    assert f"project-{place}" not in scene.offers()
    assert scene.refusals()[f"project-{place}"] == "P7.1"


@pytest.mark.rule("P7.1")
@pytest.mark.parametrize(("place", "die", "done"), CARRIED)
def test_a_project_can_be_done_when_all_that_is_connected_under_it_is_done(
    place: str, die: int, done: tuple[str, ...]
) -> None:
    assert f"project-{place}" in c1(*done).turn(die).say("first").offers()


@pytest.mark.rule("P7.1")
def test_a_project_done_this_turn_carries_the_next_one() -> None:
    scene = c1("b2").turn(2, 3)
    assert scene.say("first", "project-b3").asked == "use-die"

    assert "project-m2" in scene.say("second").offers()


@pytest.mark.rule("P7.1")
def test_a_project_is_done_only_once() -> None:
    scene = c1().turn(1, 1).say("first", "project-b2", "second")

    assert "project-b2" not in scene.offers()
    assert scene.refusals()["project-b2"] == "P7.1"


@pytest.mark.rule("P7.1")
def test_projects_of_another_player_carry_nothing_of_ones_own() -> None:
    scene = c1().hq("C2", "b1", "b2", "b3", seat=1).turn(4).say("first")

    assert scene.refusals()["project-m1"] == "P7.1"


@pytest.mark.rule("P7.1")
def test_each_player_does_the_projects_of_the_own_side() -> None:
    # A 4 does b3 on the side C2: 2 points; on C1 nothing of the bottom row costs 4.
    scene = Scene().hq("C1").hq("C2", seat=1).turn(4, 4, seat=1).say("first", "project-b3")

    assert (scene.points(1), scene.points(0)) == (2, 0)
    assert (int(scene.state.projects[1]), int(scene.state.projects[0])) == (0b100, 0)


@pytest.mark.rule("P7.1", "P1.18")
def test_without_headquarters_there_are_no_projects() -> None:
    for die in range(1, 7):
        scene = Scene(hqs="off").turn(die).say("first")
        assert projects(scene) == []
        assert not any(refused.startswith("project-") for refused in scene.refusals())


@pytest.mark.rule("P7.1", "P3.4")
def test_a_token_may_change_the_die_that_pays_for_a_project() -> None:
    # A 4 and the +1 of a ±1 are the 5 that b1 costs: an exploration tile at once.
    scene = c1().has(plus_minus=1).turn(4).say("first", "project-b1")

    assert scene.asked == "draw-exploration"
    assert scene.state.plus_minus[0] == 0


# P7.2


@pytest.mark.rule("P7.2", "P9.5")
def test_a_project_with_a_red_die_is_refused_after_the_bonus_die_was_used() -> None:
    scene = c1("b2", "b3").turn(3, red=1).say("red", "take-1", "first")

    assert "project-m2" not in scene.offers()
    assert scene.refusals()["project-m2"] == "P7.2"


@pytest.mark.rule("P7.2", "P3.10")
def test_a_project_with_a_red_die_can_t_be_paid_with_the_bonus_die() -> None:
    scene = c1("b2", "b3").turn(3, red=3)

    assert scene.say("red").refusals()["project-m2"] == "P7.2"
    assert "project-m2" in c1("b2", "b3").turn(3, red=3).say("first").offers()


@pytest.mark.rule("P7.2", "P9.6")
def test_a_project_with_a_red_die_is_refused_while_another_has_to_be_used() -> None:
    # AII-1 is patented with the first 3 and gives silver 2 and red 2.
    scene = c1("b2", "b3").round(3).turn(3, 3).say("first", "patent-AII-1", "second")

    assert "project-m2" not in scene.offers()
    assert scene.refusals()["project-m2"] == "P7.2"


@pytest.mark.rule("P7.2", "P9.5")
def test_the_red_die_of_a_project_has_to_be_used_this_turn() -> None:
    scene = c1("b2", "b3").turn(3).say("first", "project-m2")

    assert "pass" not in scene.offers()
    assert scene.refusals()["pass"] == "P9.5"

    assert "pass" in scene.say("red", "take-2").offers()


@pytest.mark.rule("P7.2", "P7.1")
def test_the_base_of_a_project_is_looked_at_before_its_red_die() -> None:
    scene = c1("b2").turn(3, red=1).say("red", "take-1", "first")

    assert scene.refusals()["project-m2"] == "P7.1"


# P7.4


@pytest.mark.rule("P7.4")
def test_other_benefits_of_a_gate_run_project_come_when_it_is_done_not_with_the_flight() -> None:
    # C2 u2: 2 points, a +2, and an orange run of 2. S12-O14-O13 sees two orange gates: 4 points.
    scene = Scene().has(plus_minus=0).hq("C2", "b2", "b3", "m2").flown("b3", "m2").ship("S12").turn(4, 2)

    scene.say("first", "project-u2")
    assert (scene.points(), int(scene.state.plus_two[0])) == (2, 1)

    scene.say("second", "fly", "2", "O14", "O13", "u2-orange")
    assert scene.points_from("projects") == 2
    assert scene.points_from("gate-runs") == 4
    assert scene.state.plus_two[0] == 1
