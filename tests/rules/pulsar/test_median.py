"""The roll and the median marker (P2.1, P2.2)."""

import pytest

from orrery.games.pulsar.game import PULSAR
from tests.rules.pulsar.scene import Scene


def space(scene: Scene) -> float:
    """Where the marker lies: 3.5 is between the spaces 3 and 4."""
    return scene.state.marker / 2


@pytest.mark.rule("P2.1")
def test_dice_are_laid_by_their_value() -> None:
    scene = Scene(2).roll()

    scene.say(*"5215522")

    assert list(scene.state.pool) == [1, 3, 0, 0, 3, 0]


@pytest.mark.rule("P2.1")
def test_each_die_is_rolled_by_itself_and_shows_any_value_alike() -> None:
    scene = Scene(2).roll()

    assert scene.is_chance()
    assert scene.offers() == ["1", "2", "3", "4", "5", "6"]
    assert PULSAR.weights(scene.state, scene.ask) == [1] * 6


@pytest.mark.rule("P2.1")
def test_all_dice_of_the_last_round_are_rolled_again() -> None:
    scene = Scene(3, hqs="off").roll().say(*"4444444", *"444444").say("pass", "pass", "pass")

    scene.say("A1", "A2", "A3", *"1111111")

    assert list(scene.state.pool) == [7, 0, 0, 0, 0, 0]


@pytest.mark.rule("P2.2")
@pytest.mark.parametrize(
    ("dice", "stop"),
    [
        ("1111111", 1),
        ("1111236", 1.5),  # middle die 1: none to the left, three to the right
        ("1222223", 2),
        ("1222345", 2.5),
        ("1233355", 3),
        ("1233456", 3.5),
        ("1234566", 4),
        ("1244566", 4.5),
        ("1255566", 5),
        ("1236666", 5.5),
        ("6666666", 6),
    ],
)
def test_the_marker_has_eleven_stops(dice: str, stop: float) -> None:
    assert space(Scene(2).roll().say(*dice)) == stop


@pytest.mark.rule("P2.2")
@pytest.mark.parametrize(("dice", "stop"), [("1233356", 3), ("1114556", 4), ("3444445", 4)])
def test_with_as_many_dice_on_both_sides_it_stays_on_the_middle_die(dice: str, stop: float) -> None:
    assert space(Scene(2).roll().say(*dice)) == stop


@pytest.mark.rule("P2.2")
@pytest.mark.parametrize(("dice", "stop"), [("1123335", 2.5), ("1114456", 3.5), ("1235556", 4.5)])
def test_with_more_dice_on_the_left_it_moves_half_a_step_left(dice: str, stop: float) -> None:
    assert space(Scene(2).roll().say(*dice)) == stop


@pytest.mark.rule("P2.2")
@pytest.mark.parametrize(("dice", "stop"), [("1333456", 3.5), ("2222266", 2.5), ("3555666", 5.5)])
def test_with_more_dice_on_the_right_it_moves_half_a_step_right(dice: str, stop: float) -> None:
    assert space(Scene(2).roll().say(*dice)) == stop


@pytest.mark.rule("P2.2")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_order_of_the_roll_does_not_matter(seats: int) -> None:
    assert space(Scene(seats).roll().say(*"6136315")) == 3.5


@pytest.mark.rule("P2.2")
@pytest.mark.parametrize(
    ("dice", "stop"),
    [
        ("111123456", 2),  # the fifth die, not the fourth
        ("112233456", 2.5),
        ("122334566", 3.5),
        ("111116666", 1.5),
        ("555566666", 5.5),
    ],
)
def test_of_nine_dice_the_fifth_is_the_middle_one(dice: str, stop: float) -> None:
    assert space(Scene(4).roll().say(*dice)) == stop


@pytest.mark.rule("P2.2")
def test_taking_dice_does_not_move_the_marker() -> None:
    scene = Scene(2).roll().say(*"1233456")

    for die, counter in (("6", "initiative-1"), ("5", "initiative-2"), ("4", "initiative-3")):
        scene.say(die, counter)
        assert space(scene) == 3.5
    scene.say("3", "initiative-4")

    assert scene.asked == "use-die"
    assert space(scene) == 3.5


@pytest.mark.rule("P2.2")
def test_the_marker_still_counts_at_production_as_the_roll_set_it() -> None:
    scene = Scene(2, boards="AI+BII+AIII", hqs="off").round(4).gyrodyne("P03", 1, spins=True)
    scene.roll().say(*"1233456")

    scene.say("6", "engineering-1", "5", "engineering-2", "4", "engineering-3", "3", "engineering-4")
    scene.say("pass", "pass")

    # Row 4 of BII shows "+?": 3½ is rounded up to 4, and the small gyrodyne itself brings 1.
    gyrodynes = PULSAR.sources.index("gyrodynes")
    assert ("points-gained", 0, gyrodynes, 1 + 4, -1) in scene.events()


@pytest.mark.rule("P2.2")
def test_the_next_roll_sets_the_marker_anew() -> None:
    scene = Scene(2, hqs="off").roll().say(*"6666666", *"6666").say("pass", "pass")

    assert space(scene) == 6
    scene.say("A1", "A2", "A3", *"2222222")

    assert space(scene) == 2
