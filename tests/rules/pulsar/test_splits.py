"""Splits that make two dice of one, and the tokens that dice buy."""

import pytest

from tests.rules.pulsar.scene import Scene


def splitter() -> Scene:
    """C1 with its m2 within reach: cost 3, silver 2 and red 2. No tokens."""
    return Scene().has(plus_minus=0).hq("C1", "b2", "b3")


# Splits: P3.10.


@pytest.mark.rule("P3.10", "P3.2")
def test_a_split_makes_two_dice_of_one() -> None:
    scene = splitter().turn(3, 1).say("first", "project-m2")
    assert (scene.die("extra"), scene.die("red"), scene.die("second")) == (2, 2, 1)

    scene.say("extra", "take-2", "red", "take-2", "second", "take-1")
    assert [int(scene.state.held[size]) for size in (1, 2, 3)] == [1, 2, 0]


@pytest.mark.rule("P3.10", "P3.4")
def test_each_die_of_a_split_may_take_a_token_though_the_die_that_paid_took_one() -> None:
    # 4 - 1 pays for the split; 2 - 1 takes a small gyrodyne; 2 + 2 takes a large one.
    scene = splitter().has(plus_minus=2, plus_two=1).turn(4, 6)

    scene.say("first", "project-m2", "extra", "take-1", "red", "take-3")
    assert [int(scene.state.held[size]) for size in (1, 2, 3)] == [1, 0, 1]
    assert (int(scene.state.plus_minus[0]), int(scene.state.plus_two[0])) == (0, 0)


@pytest.mark.rule("P3.10")
def test_the_silver_die_of_a_split_is_for_this_turn() -> None:
    scene = splitter().turns((3, 1), (6, 6)).say("first", "project-m2", "red", "take-2", "pass")

    assert scene.asked_seat == 1
    assert scene.die("extra") == -1


@pytest.mark.rule("P3.10", "P8.6")
def test_there_is_at_most_one_split_in_a_turn() -> None:
    # After the project's red die is used the patent AII-1, another split, is out of reach.
    scene = splitter().round(3).turn(3, 3).say("first", "project-m2", "red", "take-2", "second")

    assert "patent-AII-1" not in scene.offers()
    assert scene.refusals()["patent-AII-1"] == "P8.6"


@pytest.mark.rule("P3.10", "P8.6")
def test_a_split_is_not_paid_with_the_bonus_die() -> None:
    scene = Scene().round(3).turn(6, red=3).say("red")

    assert scene.refusals()["patent-AII-1"] == "P8.6"


@pytest.mark.rule("P3.10", "P3.9")
def test_the_rest_of_a_split_project_comes_too() -> None:
    # A2 m2: silver 2, red 1 and a ±1.
    scene = Scene().has(plus_minus=0).hq("A2", "b2", "b3").turn(3).say("first", "project-m2")

    assert (scene.die("extra"), scene.die("red"), int(scene.state.plus_minus[0])) == (2, 1, 1)


# Buying tokens: P9.1.


@pytest.mark.rule("P9.1")
@pytest.mark.parametrize("die", [1, 2])
def test_a_plus_minus_token_costs_a_one_or_a_two(die: int) -> None:
    scene = Scene().has(plus_minus=0).turn(die, 6).say("first", "buy-plus-minus")

    assert (int(scene.state.plus_minus[0]), int(scene.state.plus_two[0])) == (1, 0)


@pytest.mark.rule("P9.1")
def test_a_plus_two_token_costs_a_two() -> None:
    scene = Scene().has(plus_minus=0).turn(2, 6).say("first", "buy-plus-two")

    assert (int(scene.state.plus_minus[0]), int(scene.state.plus_two[0])) == (0, 1)


@pytest.mark.rule("P9.1")
@pytest.mark.parametrize(
    ("die", "refused"),
    [(1, {"buy-plus-two"}), *((die, {"buy-plus-minus", "buy-plus-two"}) for die in (3, 4, 5, 6))],
)
def test_no_other_die_buys_a_token(die: int, refused: set[str]) -> None:
    scene = Scene().has(plus_minus=0).turn(die).say("first")

    assert refused.isdisjoint(scene.offers())
    assert {scene.refusals()[token] for token in refused} == {"P3.3"}


@pytest.mark.rule("P9.1", "P3.12")
def test_the_supply_of_tokens_is_no_limit() -> None:
    # All 12 tokens of ±1 and all 9 of +2 are in the hands of the others.
    scene = Scene().has(seat=1, plus_minus=12, plus_two=9).has(plus_minus=0).turn(1, 2, red=6)
    scene.say("first", "buy-plus-minus", "second", "buy-plus-two")

    assert (int(scene.state.plus_minus[0]), int(scene.state.plus_two[0])) == (1, 1)
