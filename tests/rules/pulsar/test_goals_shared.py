"""PULSAR 2849: goals that share gyrodynes, a granted goal, cheaper bonuses (P11.9 to P11.11)."""

import pytest

from orrery.games.pulsar.game import PULSAR
from orrery.games.pulsar.scoring import suffices
from tests.rules.pulsar.scene import Scene

PULSARS = ("P01", "P02", "P03", "P04", "P05", "P06")


def spinning(scene: Scene, *sizes: int) -> Scene:
    for node, size in zip(PULSARS, sizes):
        scene.gyrodyne(node, size, spins=True)
    return scene


@pytest.mark.rule("P11.9")
@pytest.mark.parametrize(("goal", "points"), [("0", 4), ("1", 5)])
def test_a_gyrodyne_serves_one_goal_and_the_player_chooses_which(goal: str, points: int) -> None:
    # Two small and a medium one: a pair of one size, or two different sizes, not both.
    scene = spinning(Scene(3).goals("1-front", "2-front", "3-back"), 1, 1, 2).scoring()

    assert scene.offers() == ["0", "1"]
    scene.say(goal)

    assert PULSAR.is_over(scene.state)
    assert scene.points_from("goals") == points


@pytest.mark.rule("P11.9")
@pytest.mark.parametrize("order", [("0", "1"), ("1", "0")])
@pytest.mark.parametrize("sizes", [(1, 1, 2, 3), (1, 1, 1, 2), (1, 2, 2, 3)])
def test_both_goals_are_met_if_there_are_gyrodynes_for_each(
    sizes: tuple[int, ...], order: tuple[str, str]
) -> None:
    scene = spinning(Scene(3).goals("1-front", "2-front", "3-back"), *sizes).scoring()

    scene.say(*order)

    assert scene.points_from("goals") == 4 + 5


@pytest.mark.rule("P11.9")
@pytest.mark.parametrize(("count", "both"), [(5, False), (6, True)])
def test_three_of_one_size_and_any_three_take_six(count: int, both: bool) -> None:
    scene = spinning(Scene(3).goals("1-back", "2-back", "3-back"), *(2, 2, 2, 1, 3, 1)[:count]).scoring()

    scene.say("0")

    assert PULSAR.is_over(scene.state) != both
    if both:
        assert scene.say("1").points_from("goals") == 6 + 6


@pytest.mark.rule("P11.9")
@pytest.mark.parametrize(
    ("sizes", "faces", "enough"),
    [
        ((2, 0, 0), (0,), True),
        ((1, 1, 1), (0,), False),
        ((3, 0, 0), (2,), False),
        ((3, 1, 0), (0, 2), True),
        ((2, 1, 0), (0, 2), False),
        ((0, 2, 2), (0, 2), False),
        ((4, 0, 0), (0, 2), False),
        ((2, 2, 1), (0, 3), True),
        ((2, 1, 1), (0, 3), False),
        ((3, 1, 1), (1, 2), True),
        ((4, 1, 0), (1, 2), True),
        ((3, 2, 0), (1, 2), False),
        ((0, 0, 0), (), True),
    ],
)
def test_gyrodynes_suffice_if_they_can_be_dealt_out(
    sizes: tuple[int, int, int], faces: tuple[int, ...], enough: bool
) -> None:
    # Faces: 0 two of one size, 1 three of one size, 2 two different sizes, 3 any three.
    assert suffices(*sizes, list(faces)) == enough


@pytest.mark.rule("P11.9")
def test_a_goal_whose_gyrodynes_are_used_up_is_refused() -> None:
    scene = spinning(Scene(3).goals("1-front", "2-front", "4-front"), 1, 1, 2).stations(9).scoring()

    scene.say("0")

    assert scene.offers() == ["2"]
    assert scene.refusals() == {"0": "P11.2", "1": "P11.9"}


@pytest.mark.rule("P11.9")
def test_a_gyrodyne_that_does_not_spin_serves_no_goal() -> None:
    scene = spinning(Scene(3).goals("1-front", "2-front", "3-back"), 1).gyrodyne("P09", 1).holds(1, 2)

    assert PULSAR.is_over(scene.scoring().state)


@pytest.mark.rule("P11.10")
def test_any_one_goal_may_be_named_and_counts_as_met() -> None:
    scene = Scene(3).goals("1-front", "4-front", "5-back").technologies("AIII-4").has(cubes=4).scoring()

    assert (scene.asked, scene.offers()) == ("grant-goal", ["0", "1", "2"])
    scene.say("2")

    assert (scene.asked, scene.offers()) == ("score-goal", ["2"])
    # 7 points, and 7 more for 4 cubes; the second bonus is too dear.
    scene.say("2", "buy")
    assert PULSAR.is_over(scene.state)
    assert (scene.points_from("goals"), scene.state.cubes[0]) == (7 + 7, 0)


@pytest.mark.rule("P11.10")
def test_the_goal_is_named_before_any_goal_is_scored() -> None:
    scene = Scene(3).goals("1-front", "4-front", "5-back").stations(9).technologies("AIII-4", seat=2)

    scene.scoring()

    assert (scene.asked, scene.asked_seat) == ("grant-goal", 2)
    assert (scene.say("0").asked, scene.asked_seat) == ("score-goal", 0)


@pytest.mark.rule("P11.10", "P11.9")
@pytest.mark.parametrize("named", ["0", "1"])
def test_a_named_goal_uses_no_gyrodyne(named: str) -> None:
    scene = spinning(Scene(3).goals("1-front", "2-front", "3-back"), 1, 1, 2).technologies("AIII-4")

    scene.scoring().say(named, "0", "1")

    assert scene.points_from("goals") == 4 + 5


@pytest.mark.rule("P11.10")
def test_a_named_goal_is_scored_once_like_any_other() -> None:
    scene = Scene(3).goals("4-front", "1-front", "5-back").stations(9).technologies("AIII-4")

    scene.scoring().say("0", "0")

    assert PULSAR.is_over(scene.state)
    assert scene.points_from("goals") == 3


@pytest.mark.rule("P11.10")
def test_only_its_owner_has_a_named_goal() -> None:
    scene = Scene(3).goals("4-front", "1-front", "5-back").technologies("AIII-4", seat=1)

    scene.scoring().say("0", "0")

    assert PULSAR.is_over(scene.state)
    assert [scene.points_from("goals", seat) for seat in range(3)] == [0, 3, 0]


def cheap(*goals: str) -> Scene:
    return Scene(3, boards="AI+AII+DIII").goals(*goals).technologies("DIII-4")


@pytest.mark.rule("P11.11")
def test_each_goal_bonus_may_cost_a_cube_less() -> None:
    # 11 stations: 3 and 2 cubes become 2 and 1.
    scene = cheap("4-back", "1-front", "5-back").stations(11).has(cubes=3).scoring()

    scene.say("0", "buy")
    assert scene.state.cubes[0] == 1
    scene.say("buy")

    assert (scene.state.cubes[0], scene.points_from("goals")) == (0, 4 + 4 + 4)


@pytest.mark.rule("P11.11")
def test_a_bonus_of_one_cube_is_free_then() -> None:
    # 9 stations: 3 cubes and 1 become 2 and 0.
    scene = cheap("4-front", "1-front", "5-back").stations(9).has(cubes=2).scoring()

    scene.say("0", "buy", "buy")

    assert (scene.state.cubes[0], scene.points_from("goals")) == (0, 3 + 3 + 3)


@pytest.mark.rule("P11.11")
def test_a_cheaper_bonus_is_not_offered_to_who_has_still_too_few_cubes() -> None:
    scene = cheap("4-back", "1-front", "5-back").stations(11).has(cubes=1).scoring()

    assert PULSAR.is_over(scene.say("0").state)
    assert (scene.state.cubes[0], scene.points_from("goals")) == (1, 4)


@pytest.mark.rule("P11.11")
def test_bonuses_are_cheaper_for_the_owner_only() -> None:
    scene = cheap("4-front", "1-front", "5-back").stations(9, seat=1).has(1, cubes=2).scoring()

    assert PULSAR.is_over(scene.say("0").state)
    assert scene.state.cubes[1] == 2


@pytest.mark.rule("P11.11")
@pytest.mark.parametrize(
    ("boards", "key", "price", "points"),
    [("AI+AII+AIII", "AIII-5", 2, 9), ("AI+AII+BIII", "BIII-5", 3, 12)],
)
def test_a_purple_technology_sells_points_once(boards: str, key: str, price: int, points: int) -> None:
    scene = Scene(3, boards=boards).technologies(key).has(cubes=9).scoring()

    assert (scene.asked, scene.offers()) == ("buy-points", ["pass", "buy"])
    scene.say("buy")

    assert PULSAR.is_over(scene.state)
    assert (scene.state.cubes[0], scene.points_from("technologies")) == (9 - price, points)


@pytest.mark.rule("P11.11")
@pytest.mark.parametrize(
    ("boards", "key", "cubes"), [("AI+AII+AIII", "AIII-5", 1), ("AI+AII+BIII", "BIII-5", 2)]
)
def test_its_points_are_not_offered_without_the_cubes(boards: str, key: str, cubes: int) -> None:
    scene = Scene(3, boards=boards).technologies(key).has(cubes=cubes).scoring()

    assert PULSAR.is_over(scene.state)
    assert (scene.state.cubes[0], scene.points_from("technologies")) == (cubes, 0)


@pytest.mark.rule("P11.11")
def test_the_sale_may_be_declined_and_comes_before_the_goals() -> None:
    scene = Scene(3).technologies("AIII-5").goals("4-front", "1-front", "5-back").stations(9).has(cubes=3)

    assert scene.scoring().asked == "buy-points"
    scene.say("pass", "0", "buy")

    assert (scene.state.cubes[0], scene.points_from("technologies")) == (0, 0)
    assert scene.points_from("goals") == 3 + 3
