"""Paying with a die: modifier tokens, free steps of technologies, and the values that come of them."""

import pytest

from tests.rules.pulsar.scene import Scene

C_BOARDS = "CI+CII+CIII"


def lengths(scene: Scene, die: str = "first") -> list[str]:
    """How far a die may fly, each way with its token."""
    return scene.say(die, "fly").offers()


# One token per die: P3.4.


@pytest.mark.rule("P3.4")
def test_a_plus_minus_token_makes_a_die_one_more_or_one_less() -> None:
    # A 3 is a 2 for a medium gyrodyne, or a 4 for a large one; it is no 1.
    scene = Scene().has(plus_minus=1).turn(3).say("first")

    assert {"take-2", "take-3"} <= set(scene.offers())
    assert scene.refusals()["take-1"] == "P3.3"


@pytest.mark.rule("P3.4")
def test_a_plus_two_token_only_adds() -> None:
    # A 2 is a 4; a 4 is no 2.
    assert "take-3" in Scene().has(plus_minus=0, plus_two=1).turn(2).say("first").offers()
    assert Scene().has(plus_minus=0, plus_two=1).turn(4).say("first").refusals()["take-2"] == "P3.3"


@pytest.mark.rule("P3.4")
def test_a_spent_token_is_gone_and_the_die_with_it() -> None:
    scene = Scene().has(plus_minus=1, plus_two=1).turn(3, 6).say("first", "take-3")

    assert (int(scene.state.plus_minus[0]), int(scene.state.plus_two[0])) == (0, 1)
    assert int(scene.state.held[3]) == 1
    assert scene.offers() == ["pass", "second"]


@pytest.mark.rule("P3.4")
def test_where_the_die_pays_with_and_without_a_token_the_player_chooses() -> None:
    # A ±1 costs a 1 or a 2, so a 1 may be spent as it is or as a 2.
    scene = Scene().has(plus_minus=1).turn(1, 6).say("first", "buy-plus-minus")

    assert (scene.asked, scene.offers()) == ("pay", ["1", "2+1"])
    assert int(scene.say("1").state.plus_minus[0]) == 2


@pytest.mark.rule("P3.4")
@pytest.mark.parametrize(
    ("die", "plus_minus", "plus_two", "target"),
    [
        (2, 2, 0, "take-3"),  # 2 + 1 + 1 = 4
        (4, 2, 0, "take-2"),  # 4 - 1 - 1 = 2
        (2, 1, 1, "patent-AI-3"),  # 2 + 1 + 2 = 5
        (2, 0, 2, "complete-3"),  # 2 + 2 + 2 = 6
        (2, 1, 2, "complete-3"),  # the same, with a ±1 in hand that does not help
        (1, 3, 2, "patent-AI-3"),  # 1 + 2 + 2 = 5
    ],
)
def test_a_second_token_on_the_same_die_is_refused(
    die: int, plus_minus: int, plus_two: int, target: str
) -> None:
    scene = Scene().has(plus_minus=plus_minus, plus_two=plus_two).gyrodyne("P01", 3).turn(die).say("first")

    assert target not in scene.offers()
    assert scene.refusals()[target] == "P3.4"


@pytest.mark.rule("P3.4", "P3.3")
@pytest.mark.parametrize(
    ("die", "plus_minus", "plus_two", "target"),
    [
        (1, 0, 2, "take-2"),  # 1, 3 or 5, never 2
        (3, 0, 2, "take-2"),  # only upwards
        (2, 1, 1, "complete-3"),  # 5 at the most
        (6, 2, 0, "project-b1"),  # 4 at the least, and b1 of A1 costs 3
        (4, 1, 0, "take-2"),  # there is no second token
    ],
)
def test_where_two_tokens_would_not_help_either_the_value_is_what_is_wrong(
    die: int, plus_minus: int, plus_two: int, target: str
) -> None:
    scene = Scene().has(plus_minus=plus_minus, plus_two=plus_two).gyrodyne("P01", 3).turn(die).say("first")

    assert scene.refusals()[target] == "P3.3"


@pytest.mark.rule("P3.4")
def test_each_die_may_take_a_token_of_its_own() -> None:
    scene = Scene().has(plus_minus=2).turn(3, 5, red=6).say("first", "take-3", "second", "take-3")

    assert int(scene.state.held[3]) == 2
    assert int(scene.state.plus_minus[0]) == 0


@pytest.mark.rule("P3.4")
def test_a_second_token_does_not_lengthen_a_flight_either() -> None:
    assert lengths(Scene().has(plus_minus=2, plus_two=2).turn(3)) == ["3", "2-1", "4+1", "5+2"]


@pytest.mark.rule("P3.4", "P3.8")
def test_seven_and_eight_are_legal_for_flying() -> None:
    scene = Scene().has(plus_minus=1, plus_two=1).system("S16", "14", (0,)).system("S15", "17", (0,))
    assert lengths(scene.turn(6, 6)) == ["6", "5-1", "7+1", "8+2"]

    # Eight segments to the pulsar P12; the seventh ends at the gate before it.
    scene.say("8+2", "O02", "O01", "S16", "M17", "M16", "S15", "G15", "P12")
    assert scene.state.ships[0] == scene.node("P12")
    assert (int(scene.state.plus_minus[0]), int(scene.state.plus_two[0])) == (1, 0)


# Free steps: P3.7.


@pytest.mark.rule("P3.7")
def test_a_free_step_of_a_technology_is_not_a_token() -> None:
    # AI-4: a 2 or a 4 completes a small gyrodyne without any token, for 3 points.
    for die in (2, 3, 4):
        scene = Scene().has(plus_minus=0).technologies("AI-4").gyrodyne("P01", 1).turn(die, 6)
        scene.say("first", "complete-1")
        assert int(scene.state.spinning[0]) == 1
        assert scene.points() == 3


@pytest.mark.rule("P3.7")
def test_a_free_step_is_taken_once_per_die() -> None:
    scene = Scene().has(plus_minus=0).technologies("AI-4").gyrodyne("P01", 1).turn(1, 5)

    assert scene.say("first").refusals()["complete-1"] == "P3.3"


@pytest.mark.rule("P3.7")
def test_each_die_has_the_free_step_anew() -> None:
    scene = Scene().has(plus_minus=0).technologies("AI-4").gyrodyne("P01", 1).gyrodyne("P02", 1).turn(2, 4)
    scene.say("first", "complete-1", "second", "complete-1")

    assert [int(spins) for spins in scene.state.spinning][:2] == [1, 1]


@pytest.mark.rule("P3.7")
@pytest.mark.parametrize(
    ("die", "ways"),
    [
        (1, ["3+1", "3+2"]),  # 1 + 1 and a step up; 1 + 2 as it is
        (2, ["3", "3+1", "3+2"]),  # a step up; 2 + 1; 2 + 2 and a step down
        (4, ["3", "3-1"]),  # a step down; 4 - 1
    ],
)
def test_a_free_step_may_be_added_to_the_one_token_of_the_die(die: int, ways: list[str]) -> None:
    scene = Scene().has(plus_minus=1, plus_two=1).technologies("AI-4").gyrodyne("P01", 1).turn(die, 6)
    scene.say("first", "complete-1")

    assert (scene.asked, scene.offers()) == ("pay", ways)
    scene.say(ways[-1])
    assert int(scene.state.spinning[0]) == 1
    assert int(scene.state.plus_minus[0]) + int(scene.state.plus_two[0]) == 1


@pytest.mark.rule("P3.7")
def test_a_token_and_a_free_step_together_change_a_die_by_two() -> None:
    scene = Scene().has(plus_minus=1).technologies("AI-4").gyrodyne("P01", 1).turn(5, 6)
    scene.say("first", "complete-1")

    assert int(scene.state.spinning[0]) == 1
    assert int(scene.state.plus_minus[0]) == 0


@pytest.mark.rule("P3.7", "P3.4")
def test_with_a_free_step_there_is_still_only_one_token() -> None:
    # A 6 needs three steps down to 3: one is free, and of two tokens only one is allowed.
    scene = Scene().has(plus_minus=2).technologies("AI-4").gyrodyne("P01", 1).turn(6).say("first")

    assert scene.refusals()["complete-1"] == "P3.4"


@pytest.mark.rule("P3.7")
def test_free_steps_of_different_technologies_add_up() -> None:
    # CI-4 helps to take a gyrodyne, CII-3 helps the red die: two steps for a red 4 that pays 2.
    scene = Scene(boards=C_BOARDS).has(plus_minus=0).technologies("CI-4", "CII-3").turn(4, 6, red=4)
    assert "take-2" in scene.say("red").offers()

    # The silver 4 has only the step of CI-4.
    scene = Scene(boards=C_BOARDS).has(plus_minus=0).technologies("CI-4", "CII-3").turn(4, 6, red=4)
    assert scene.say("first").refusals()["take-2"] == "P3.3"


@pytest.mark.rule("P3.7")
def test_the_step_of_a_technology_helps_only_with_what_it_names() -> None:
    # AI-4 is about completing: a 3 takes nothing.
    scene = Scene().has(plus_minus=0).technologies("AI-4").turn(3).say("first")

    assert scene.refusals()["take-2"] == "P3.3"
    assert scene.refusals()["take-3"] == "P3.3"


@pytest.mark.rule("P3.7")
def test_a_die_is_changed_only_while_it_is_spent() -> None:
    scene = Scene().has(plus_minus=2, plus_two=2).technologies("AI-4").turn(2, 5)

    assert scene.offers() == ["pass", "first", "second"]


@pytest.mark.rule("P3.7")
def test_a_free_step_makes_a_flight_longer_or_shorter_and_goes_with_a_token() -> None:
    # AI-1: beside S01 lies the green gate G01, so a flight of any of these lengths can visit one.
    scene = Scene().has(plus_minus=0, plus_two=1).technologies("AI-1").ship("S01").turn(3)

    assert lengths(scene) == ["2", "3", "4", "4+2", "5+2", "6+2"]


# Values that pay: P3.8.


@pytest.mark.rule("P3.8")
def test_a_flight_reaches_ten_with_a_token_and_two_free_steps() -> None:
    # CI-1 for the orange gate O02, which every flight from E1 visits; CII-3 for the red die.
    scene = Scene(boards=C_BOARDS).has(plus_minus=0, plus_two=1).technologies("CI-1", "CII-3")

    assert lengths(scene.turn(6, red=6), "red") == [
        *("4", "5", "6", "7", "8"),
        *("6+2", "7+2", "8+2", "9+2", "10+2"),
    ]


@pytest.mark.rule("P3.8")
def test_a_flight_of_nothing_is_not_offered() -> None:
    assert lengths(Scene().has(plus_minus=1).turn(1)) == ["1", "2+1"]


@pytest.mark.rule("P3.8")
def test_a_red_zero_pays_for_nothing() -> None:
    scene = Scene().has(plus_minus=0).turn(6, red=0)

    assert scene.offers() == ["pass", "first"]
    assert scene.refusals()["red"] == "P3.8"


@pytest.mark.rule("P3.8")
def test_a_token_lifts_a_red_zero() -> None:
    scene = Scene().has(plus_minus=1).turn(6, red=0).say("red")
    assert {"fly", "take-1", "buy-plus-minus", "patent-AI-1"} <= set(scene.offers())
    assert scene.refusals()["take-2"] == "P3.3"

    scene = Scene().has(plus_minus=0, plus_two=1).turn(6, red=0).say("red")
    assert {"fly", "take-2", "buy-plus-two"} <= set(scene.offers())
    assert scene.refusals()["take-1"] == "P3.3"


@pytest.mark.rule("P3.8", "P3.4")
def test_a_lifted_zero_flies_as_far_as_the_token_says() -> None:
    scene = Scene().has(plus_minus=1, plus_two=1).turn(6, red=0)

    assert lengths(scene, "red") == ["1+1", "2+2"]


@pytest.mark.rule("P3.8", "P3.7")
def test_a_free_step_lifts_a_red_zero() -> None:
    # CII-3 alone makes it a 1; together with CI-4 a 2 that takes a medium gyrodyne, for 1 point.
    scene = Scene(boards=C_BOARDS).has(plus_minus=0).technologies("CII-3").turn(6, red=0).say("red")
    assert {"fly", "take-1"} <= set(scene.offers())
    assert "take-2" not in scene.offers()

    scene = Scene(boards=C_BOARDS).has(plus_minus=0).technologies("CII-3", "CI-4").turn(6, red=0)
    assert scene.say("red", "take-2").points() == 1


@pytest.mark.rule("P3.8", "P3.7")
def test_a_step_for_one_thing_lifts_a_red_zero_only_for_that() -> None:
    # AI-4 is about completing, where the least cost is 3: the zero stays useless.
    scene = Scene().has(plus_minus=0).technologies("AI-4").gyrodyne("P01", 1).turn(6, red=0)
    assert scene.refusals()["red"] == "P3.8"

    # With a +2 and the step it is the 3 that completes a small gyrodyne.
    scene = Scene().has(plus_minus=0, plus_two=1).technologies("AI-4").gyrodyne("P01", 1).turn(6, red=0)
    assert int(scene.say("red", "complete-1").state.spinning[0]) == 1


@pytest.mark.rule("P3.8", "P3.2")
def test_a_zero_that_nothing_can_lift_does_not_keep_the_turn_open() -> None:
    scene = Scene().has(plus_minus=0).turn(1, red=0).say("first", "take-1")

    assert scene.asked != "use-die"
