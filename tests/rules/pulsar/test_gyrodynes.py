"""Gyrodynes: taken, put on own pulsars, completed, and limited in number."""

import pytest

from tests.rules.pulsar.flying import fly, ready, told
from tests.rules.pulsar.scene import Scene

TAKING = [f"take-{size}" for size in (1, 2, 3)]
COMPLETING = [f"complete-{size}" for size in (1, 2, 3)]
BUILDING = [f"build-{size}" for size in (1, 2, 3)]


def offered(scene: Scene, choices: list[str]) -> list[str]:
    return [choice for choice in scene.offers() if choice in choices]


def held(scene: Scene, seat: int = 0) -> list[int]:
    """Gyrodynes without a pulsar: small, medium, large."""
    return [int(scene.state.held[seat * 4 + size]) for size in (1, 2, 3)]


def tile_on(scene: Scene, pulsar: str) -> tuple[int, int]:
    """The size of the gyrodyne on a pulsar (0 for none), and whether it spins."""
    index = scene.node(pulsar) - scene.node("P01")
    return int(scene.state.gyrodynes[index]), int(scene.state.spinning[index])


# Taking.


@pytest.mark.rule("P5.3")
@pytest.mark.parametrize(("die", "size"), [(1, 1), (2, 2), (4, 3)])
def test_a_gyrodyne_is_taken_with_the_die_of_its_size(die: int, size: int) -> None:
    scene = ready("S01").turn(die, 6).say("first")
    assert offered(scene, TAKING) == [f"take-{size}"]

    scene.say(f"take-{size}")
    assert held(scene) == [int(size == other) for other in (1, 2, 3)]
    assert scene.state.supply[size] == 9


@pytest.mark.rule("P5.3", "P3.3")
@pytest.mark.parametrize("die", [3, 5, 6])
def test_other_dice_take_no_gyrodyne(die: int) -> None:
    scene = ready("S01").turn(die, 6).say("first")

    assert offered(scene, TAKING) == []
    assert [scene.refusals()[choice] for choice in TAKING] == ["P3.3"] * 3


@pytest.mark.rule("P5.3")
def test_a_gyrodyne_may_be_held_without_a_pulsar() -> None:
    scene = ready("S01").turn(4, 4).say("first", "take-3")

    assert scene.offers() == ["pass", "second"]
    assert held(scene) == [0, 0, 1]


# Starting construction.


@pytest.mark.rule("P5.4")
def test_a_held_gyrodyne_is_put_on_an_own_pulsar_without_one_and_does_not_spin() -> None:
    scene = ready("S01").claims("P02", "X01").gyrodyne("P05", 1).claims("P03", seat=1).holds(2).turn(6, 6)
    assert offered(scene, BUILDING) == ["build-2"]

    scene.say("build-2")
    assert scene.offers() == ["P02", "X01"]
    assert {scene.refusals()[pulsar] for pulsar in ("P05", "P03", "P04")} == {"P5.4"}

    scene.say("X01")
    assert tile_on(scene, "X01") == (2, 0)
    assert held(scene) == [0, 0, 0]


@pytest.mark.rule("P5.4", "P3.6")
def test_construction_costs_no_die() -> None:
    scene = ready("S01").claims("P02").holds(1).turn(6, 6).say("build-1", "P02")

    assert scene.offers() == ["pass", "first", "second"]


@pytest.mark.rule("P5.4", "P3.11")
def test_construction_may_start_after_the_last_die() -> None:
    scene = ready("S01").claims("P02").turn(4).say("first", "take-3")
    assert scene.offers() == ["pass", "build-3"]

    scene.say("build-3", "P02")
    assert tile_on(scene, "P02") == (3, 0)


@pytest.mark.rule("P5.4")
def test_without_a_pulsar_of_ones_own_construction_is_refused() -> None:
    scene = ready("S01").claims("P02", seat=1).holds(1, 3).turn(6, 6)

    assert offered(scene, BUILDING) == []
    assert {choice: scene.refusals().get(choice) for choice in BUILDING} == {
        "build-1": "P5.4",
        "build-2": None,
        "build-3": "P5.4",
    }


@pytest.mark.rule("P5.4")
@pytest.mark.parametrize("spins", [False, True])
def test_a_pulsar_takes_one_gyrodyne_for_good(spins: bool) -> None:
    scene = ready("S01").gyrodyne("P02", 1, spins=spins).holds(3).turn(6, 6)

    assert offered(scene, BUILDING) == []
    assert scene.refusals()["build-3"] == "P5.4"


@pytest.mark.rule("P5.4")
def test_a_pulsar_claimed_by_a_flight_can_be_built_on_at_once() -> None:
    scene = fly(ready("S02").holds(1), "P03").say("build-1", "P03")

    assert tile_on(scene, "P03") == (1, 0)


@pytest.mark.rule("P5.4", "P3.11")
def test_construction_never_starts_inside_an_action() -> None:
    scene = ready("S02").claims("P02").holds(1).turn(1, 6).say("first")

    assert offered(scene, BUILDING) == []


@pytest.mark.rule("P5.4")
def test_construction_starts_in_the_own_turn_only() -> None:
    scene = ready("S02").claims("P02", seat=1).holds(1, seat=1).turn(1, 6)

    assert scene.asked_seat == 0
    assert offered(scene, BUILDING) == []


# Completing.


@pytest.mark.rule("P5.6")
@pytest.mark.parametrize(("die", "size"), [(3, 1), (5, 2), (6, 3)])
def test_a_gyrodyne_on_the_board_is_completed_with_the_die_of_its_size(die: int, size: int) -> None:
    scene = ready("S01")
    for number, pulsar in enumerate(("P01", "P02", "P03"), start=1):
        scene.gyrodyne(pulsar, number)
    scene.turn(die, 6).say("first")
    assert offered(scene, COMPLETING) == [f"complete-{size}"]

    scene.say(f"complete-{size}")
    spins = [tile_on(scene, pulsar)[1] for pulsar in ("P01", "P02", "P03")]
    assert spins == [int(size == number) for number in (1, 2, 3)]


@pytest.mark.rule("P5.6")
def test_only_one_gyrodyne_is_completed_with_a_die() -> None:
    scene = ready("S01").gyrodyne("P01", 1).gyrodyne("P02", 1).turn(3, 6).say("first", "complete-1")

    assert sorted([tile_on(scene, "P01"), tile_on(scene, "P02")]) == [(1, 0), (1, 1)]


@pytest.mark.rule("P5.6")
def test_neither_a_held_nor_a_spinning_nor_a_foreign_gyrodyne_can_be_completed() -> None:
    scene = ready("S01").holds(3).gyrodyne("P01", 3, spins=True).gyrodyne("P02", 3, seat=1)
    scene.turn(6, 6).say("first")

    assert offered(scene, COMPLETING) == []
    assert [scene.refusals()[choice] for choice in COMPLETING] == ["P5.6"] * 3


@pytest.mark.rule("P5.6")
def test_taking_placing_and_completing_fit_in_one_turn() -> None:
    scene = ready("S01").claims("P01").turn(1, 3).say("first", "take-1", "build-1", "P01")
    scene.say("second", "complete-1")

    assert tile_on(scene, "P01") == (1, 1)


@pytest.mark.rule("P5.6")
def test_a_spinning_gyrodyne_spins_for_the_rest_of_the_game() -> None:
    scene = ready("S01").gyrodyne("P01", 1).turn(3, 6).say("first", "complete-1", "pass")

    assert scene.asked != "use-die"
    assert tile_on(scene, "P01") == (1, 1)


# The supply.


@pytest.mark.rule("P5.7", "P5.8")
@pytest.mark.parametrize("size", [1, 2, 3])
def test_there_are_ten_gyrodynes_of_each_size(size: int) -> None:
    die = {1: 1, 2: 2, 3: 4}[size]
    tenth = ready("S01").holds(*[size] * 9, seat=1).turn(die, die).say("first", f"take-{size}", "second")

    assert offered(tenth, TAKING) == []
    assert tenth.refusals()[f"take-{size}"] == "P5.8"
    assert held(tenth)[size - 1] == 1


@pytest.mark.rule("P5.8")
def test_an_effect_of_any_size_offers_what_is_left() -> None:
    scene = fly(ready("M01").sold(2), "S02").say("7", "bonus")

    assert scene.offers() == ["small", "large"]


@pytest.mark.rule("P5.8")
def test_of_two_sizes_the_one_that_is_left_is_taken() -> None:
    scene = fly(ready("M01").sold(1), "S02").say("9", "bonus")

    assert held(scene) == [0, 0, 1]
    assert scene.asked == "use-die"


@pytest.mark.rule("P5.8")
def test_of_two_sizes_that_are_gone_nothing_is_taken() -> None:
    scene = fly(ready("M01").sold(1).sold(2), "S02").say("8", "bonus")

    assert held(scene) == [0, 0, 0]
    assert scene.asked == "use-die"


@pytest.mark.rule("P5.8", "P3.9")
def test_a_named_size_that_is_gone_gives_nothing_and_the_rest_stands() -> None:
    scene = fly(ready("M01").sold(3), "S02").say("6", "bonus")

    assert held(scene) == [0, 0, 0]
    assert scene.state.plus_minus[0] == 1


@pytest.mark.rule("P5.8")
def test_the_last_tile_of_a_size_can_still_be_had_by_an_effect() -> None:
    scene = fly(ready("M01").sold(3, left=1), "S02").say("6", "bonus")

    assert held(scene) == [0, 0, 1]
    assert scene.state.supply[3] == 0


@pytest.mark.rule("P5.8")
def test_two_gyrodynes_of_different_sizes_come_from_the_sizes_that_are_left() -> None:
    both = ready("S01", boards="AI+DII+AIII").round(5).sold(1)
    one = ready("S01", boards="AI+DII+AIII").round(5).sold(1).sold(2)
    for scene in (both, one):
        scene.turn(3, 6).say("first", "patent-DII-5")

    assert both.offers() == ["medium", "large"]
    assert held(both.say("medium")) == [0, 1, 1]
    assert held(one) == [0, 0, 1]


@pytest.mark.rule("P5.8")
def test_no_gyrodyne_ever_comes_back_to_the_supply() -> None:
    scene = ready("S01").claims("P01").turn(1, 3)
    scene.say("first", "take-1", "build-1", "P01", "second", "complete-1")

    assert [int(scene.state.supply[size]) for size in (1, 2, 3)] == [9, 10, 10]
    assert told(scene, "gyrodyne-taken", "construction-started", "gyrodyne-spins") == [
        "gyrodyne-taken",
        "construction-started",
        "gyrodyne-spins",
    ]
