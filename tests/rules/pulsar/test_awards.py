"""Awards for two gyrodynes of a size on the board."""

import pytest

from tests.rules.pulsar.flying import ready, told
from tests.rules.pulsar.scene import Scene

NOBODY = -1
SIZES = pytest.mark.parametrize("size", [1, 2, 3])


def holders(scene: Scene, size: int) -> list[int]:
    """Who has the 7 and the 4 of a size."""
    return [int(scene.state.awards[(size - 1) * 2 + rank]) for rank in (0, 1)]


def build(scene: Scene, size: int, *pulsars: str) -> Scene:
    for pulsar in pulsars:
        scene.say(f"build-{size}", pulsar)
    return scene


@pytest.mark.rule("P5.5")
@SIZES
def test_the_first_player_with_two_of_a_size_gets_seven(size: int) -> None:
    scene = ready("S01").claims("P01", "P02").holds(size, size).turn(6, 6)

    assert build(scene, size, "P01").points() == 0
    assert build(scene, size, "P02").points() == 7
    assert holders(scene, size) == [0, NOBODY]


@pytest.mark.rule("P5.5")
@SIZES
def test_the_second_player_with_two_of_that_size_gets_four(size: int) -> None:
    scene = ready("S01").award(size, 0, seat=1).claims("P01", "P02").holds(size, size).turn(6, 6)

    assert build(scene, size, "P01", "P02").points() == 4
    assert holders(scene, size) == [1, 0]


@pytest.mark.rule("P5.5")
def test_the_third_player_with_two_of_a_size_gets_nothing() -> None:
    scene = ready("S01", seats=3).award(1, 0, seat=1).award(1, 1, seat=2)
    scene.claims("P01", "P02").holds(1, 1).turn(6, 6)

    assert build(scene, 1, "P01", "P02").points() == 0
    assert holders(scene, 1) == [1, 2]


@pytest.mark.rule("P5.5")
@SIZES
def test_four_of_a_size_before_anyone_else_has_two_earn_both_awards(size: int) -> None:
    scene = ready("S01").claims("P01", "P02", "P03", "P04").holds(*[size] * 4).turn(6, 6)

    assert build(scene, size, "P01", "P02", "P03").points() == 7
    assert build(scene, size, "P04").points() == 7 + 4
    assert holders(scene, size) == [0, 0]


@pytest.mark.rule("P5.5")
def test_four_of_a_size_earn_no_second_award_that_another_player_has() -> None:
    scene = ready("S01").award(2, 0).award(2, 1, seat=1).gyrodyne("P01", 2).gyrodyne("P02", 2)
    scene.claims("P03", "P04").holds(2, 2).turn(6, 6)

    assert build(scene, 2, "P03", "P04").points() == 0
    assert holders(scene, 2) == [0, 1]


@pytest.mark.rule("P5.5")
def test_four_of_a_size_earn_no_more_after_the_second_award() -> None:
    scene = ready("S01").award(2, 0, seat=1).award(2, 1).gyrodyne("P01", 2).gyrodyne("P02", 2)
    scene.claims("P03", "P04").holds(2, 2).turn(6, 6)

    assert build(scene, 2, "P03", "P04").points() == 0


@pytest.mark.rule("P5.5")
def test_six_of_a_size_earn_no_third_award() -> None:
    pulsars = ("P01", "P02", "P03", "P04", "P05", "P06")
    scene = ready("S01").claims(*pulsars).holds(*[3] * 6).turn(6, 6)

    assert build(scene, 3, *pulsars).points() == 7 + 4


@pytest.mark.rule("P5.5")
@pytest.mark.parametrize("spins", [False, True])
def test_under_construction_or_spinning_makes_no_difference(spins: bool) -> None:
    scene = ready("S01").gyrodyne("P01", 1, spins=spins).claims("P02").holds(1).turn(6, 6)

    assert build(scene, 1, "P02").points() == 7


@pytest.mark.rule("P5.5")
def test_two_of_different_sizes_earn_nothing() -> None:
    scene = ready("S01").claims("P01", "P02").holds(1, 2).turn(6, 6)

    build(scene, 1, "P01")
    assert build(scene, 2, "P02").points() == 0


@pytest.mark.rule("P5.5")
def test_awards_are_given_for_each_size_on_its_own() -> None:
    scene = ready("S01").award(1, 0, seat=1).claims("P01", "P02", "P03", "P04").holds(1, 1, 3, 3).turn(6, 6)

    assert build(scene, 1, "P01", "P02").points() == 4
    assert build(scene, 3, "P03", "P04").points() == 4 + 7


@pytest.mark.rule("P5.5")
def test_neither_held_nor_foreign_gyrodynes_count() -> None:
    scene = ready("S01").gyrodyne("P03", 1, seat=1).gyrodyne("P04", 1, seat=1)
    scene.claims("P01").holds(1, 1, 1).turn(6, 6)

    assert build(scene, 1, "P01").points() == 0


@pytest.mark.rule("P5.10")
def test_an_award_is_given_at_once_and_nobody_is_asked() -> None:
    scene = ready("S01").gyrodyne("P01", 1).claims("P02").holds(1).turn(6, 6).say("build-1", "P02")

    assert scene.asked == "use-die"
    assert told(scene, "construction-started", "award-won", "points-gained") == [
        "construction-started",
        "award-won",
        "points-gained",
    ]
    assert scene.points_from("awards") == 7


@pytest.mark.rule("P5.10")
def test_completing_a_gyrodyne_brings_no_award() -> None:
    scene = ready("S01").gyrodyne("P01", 1).gyrodyne("P02", 1).turn(3, 6).say("first", "complete-1")

    assert scene.points() == 0


@pytest.mark.rule("P5.5")
def test_awards_are_kept_for_the_technology_that_scores_them() -> None:
    scene = ready("S01", boards="AI+AII+BIII").technologies("BIII-1").award(1, 0).award(3, 1)
    scene.award(2, 0, seat=1).scoring()

    assert scene.points_from("technologies") == 2 * 4
