"""PULSAR 2849: the steps of the final scoring after the goals, and who has won (P11.3 to P11.8)."""

import pytest

from orrery.games.pulsar.game import PULSAR
from orrery.games.pulsar.state import INITIATIVE
from tests.rules.pulsar.scene import Scene

NO_GOAL = ("1-back", "5-back", "6-back")


def scored(scene: Scene) -> Scene:
    """After a final scoring in which nobody meets a goal."""
    scene.goals(*NO_GOAL).scoring()
    assert PULSAR.is_over(scene.state)
    return scene


def on_initiative(scene: Scene, *spaces: int) -> Scene:
    for number, space in enumerate(spaces):
        scene.counter(INITIATIVE, number, space)
    return scene


def all_points(scene: Scene) -> list[int]:
    return [scene.points(seat) for seat in range(scene.state.seats)]


def places(scene: Scene) -> list[int]:
    outcome = PULSAR.outcome(scene.state)
    assert outcome is not None
    return outcome.places


@pytest.mark.rule("P11.3")
def test_a_point_for_each_claimed_pulsar_without_a_spinning_gyrodyne() -> None:
    scene = Scene(3).claims("P01", "P02", "X01").gyrodyne("P03", 2, spins=True)

    assert scored(scene).points_from("pulsars") == 3


@pytest.mark.rule("P11.4")
def test_a_point_for_each_gyrodyne_that_does_not_spin_on_the_board_or_held() -> None:
    scene = Scene(3).gyrodyne("P01", 1).gyrodyne("P02", 3, spins=True).holds(2, 2, 3)

    assert scored(scene).points_from("gyrodynes") == 1 + 3


@pytest.mark.rule("P11.12", "P11.3", "P11.4")
def test_a_gyrodyne_under_construction_scores_and_so_does_its_pulsar() -> None:
    scene = scored(Scene(3).gyrodyne("P01", 3))

    assert (scene.points_from("pulsars"), scene.points_from("gyrodynes")) == (1, 1)


@pytest.mark.rule("P11.5")
@pytest.mark.parametrize(("cubes", "points"), [(0, 0), (1, 0), (2, 1), (5, 2), (12, 6)])
def test_a_point_for_each_two_cubes_left(cubes: int, points: int) -> None:
    assert scored(Scene(3).has(cubes=cubes)).points_from("cubes") == points


@pytest.mark.rule("P11.5", "P11.2")
def test_cubes_spent_on_a_bonus_are_not_left() -> None:
    scene = Scene(3).goals("4-front", "1-back", "6-back").stations(9).has(cubes=7).scoring()

    scene.say("0", "buy", "pass")

    assert scene.points_from("cubes") == 2


@pytest.mark.rule("P11.6")
def test_the_first_on_the_initiative_track_get_7_and_4_points() -> None:
    scene = scored(on_initiative(Scene(3), 9, 4, 6))

    assert [scene.points_from("initiative", seat) for seat in range(3)] == [0, 7, 4]


@pytest.mark.rule("P11.6")
def test_with_four_players_the_third_gets_2_points() -> None:
    scene = scored(on_initiative(Scene(4), 9, 4, 6, 12))

    assert [scene.points_from("initiative", seat) for seat in range(4)] == [2, 7, 4, 0]


@pytest.mark.rule("P11.6")
def test_the_top_of_a_stack_is_ahead_at_the_end_too() -> None:
    scene = scored(Scene(3).stack(INITIATIVE, 5, 2, 0, 1))

    assert [scene.points_from("initiative", seat) for seat in range(3)] == [4, 7, 0]


@pytest.mark.rule("P11.13", "P11.6")
@pytest.mark.parametrize(
    ("spaces", "points"),
    [((3, 5, 4, 9), (7 + 4, 2)), ((3, 4, 9, 5), (7, 4 + 2)), ((9, 3, 8, 4), (2, 7 + 4))],
)
def test_with_two_players_every_counter_is_paid(spaces: tuple[int, ...], points: tuple[int, int]) -> None:
    # Counters 0 and 2 belong to the first player, 1 and 3 to the second.
    scene = scored(on_initiative(Scene(2), *spaces))

    assert (scene.points_from("initiative", 0), scene.points_from("initiative", 1)) == points


@pytest.mark.rule("P11.7", "P11.12")
@pytest.mark.parametrize(
    ("stations", "points"),
    [
        (0, 0), (1, 0), (2, 2), (3, 4), (4, 6), (5, 9), (6, 12), (7, 16), (8, 20), (9, 25), (10, 30),
        (11, 36), (12, 42), (13, 50), (14, 53), (15, 56), (16, 59),
    ],
)  # fmt: skip
def test_stations_score_by_their_number(stations: int, points: int) -> None:
    assert scored(Scene(3).stations(stations)).points_from("stations") == points


@pytest.mark.rule("P11.7")
@pytest.mark.parametrize(("stations", "kept", "points"), [(1, 1, 2), (8, 2, 30), (13, 2, 56), (16, 1, 62)])
def test_exploration_tiles_that_were_kept_count_as_stations(stations: int, kept: int, points: int) -> None:
    assert scored(Scene(3).stations(stations).has(kept_stations=kept)).points_from("stations") == points


@pytest.mark.rule("P11.7", "P11.11")
def test_a_technology_may_count_as_two_more_stations() -> None:
    scene = Scene(3, boards="AI+AII+CIII").technologies("CIII-2").stations(7).has(kept_stations=1)

    # 7 + 1 + 2 stations.
    assert scored(scene).points_from("stations") == 30
    assert scene.points_from("technologies") == 0


@pytest.mark.rule("P11.1", "P11.14")
def test_each_step_is_told_for_all_players_before_the_next() -> None:
    scene = on_initiative(Scene(3), 3, 5, 7).goals(*NO_GOAL)
    for seat, node in enumerate(("P01", "P02", "P03")):
        scene.claims(node, seat=seat).holds(1, seat=seat).has(seat, cubes=2).stations(2, seat)

    scene.scoring()

    # Sources: 11 pulsars, 7 gyrodynes, 12 cubes, 13 initiative, 14 stations.
    told = [(seat, source) for name, seat, source, *_ in scene.events() if name == "points-gained"]
    assert told == [
        (0, 11), (1, 11), (2, 11), (0, 7), (1, 7), (2, 7), (0, 12), (1, 12), (2, 12), (0, 13), (1, 13),
        (0, 14), (1, 14), (2, 14),
    ]  # fmt: skip


@pytest.mark.rule("P11.14")
def test_decisions_of_a_step_are_made_in_play_order() -> None:
    scene = Scene(3).goals("4-front", "1-back", "6-back").technologies("AIII-5", seat=2)
    scene.technologies("AIII-5").stations(9, 0).stations(9, 2).has(0, cubes=2).has(2, cubes=2)

    scene.scoring()

    asked = []
    while not PULSAR.is_over(scene.state):
        asked.append((scene.asked, scene.asked_seat))
        scene.say("0" if scene.asked == "score-goal" else "pass")
    assert asked == [("buy-points", 0), ("buy-points", 2), ("score-goal", 0), ("score-goal", 2)]


@pytest.mark.rule("P11.8", "P1.1")
def test_most_points_win() -> None:
    scene = scored(on_initiative(Scene(3), 3, 5, 7).give_points(10, 2))

    # 7, 4 and 10.
    assert places(scene) == [2, 3, 1]


@pytest.mark.rule("P11.8")
def test_of_players_with_equal_points_the_one_further_ahead_on_initiative_wins() -> None:
    scene = on_initiative(Scene(3), 9, 4, 6).give_points(7, 0).give_points(3, 2)

    # 7 each: 7 + 0, 0 + 7, 3 + 4.
    assert all_points(scored(scene)) == [7, 7, 7]
    assert places(scene) == [3, 1, 2]


@pytest.mark.rule("P11.8")
def test_a_tie_within_a_stack_goes_to_the_upper_counter() -> None:
    scene = Scene(3).stack(INITIATIVE, 5, 2, 0, 1).give_points(7, 2).give_points(3, 0)

    assert all_points(scored(scene)) == [7, 7, 7]
    assert places(scene) == [2, 1, 3]


@pytest.mark.rule("P11.13")
@pytest.mark.parametrize(("spaces", "winner"), [((3, 4, 9, 5), 0), ((6, 3, 5, 9), 1)])
def test_two_players_with_equal_points_compare_their_better_counters(
    spaces: tuple[int, ...], winner: int
) -> None:
    # 7 points against 4 + 2 in either case: whose counter is first gets none on top, the other 1.
    scene = on_initiative(Scene(2), *spaces).give_points(1, 1 - winner)

    assert all_points(scored(scene)) == [7, 7]
    assert places(scene)[winner] == 1
    assert places(scene)[1 - winner] == 2


@pytest.mark.rule("P11.8", "P11.1")
def test_the_end_books_every_point_under_its_source() -> None:
    scene = Scene(3).goals("4-front", "1-back", "6-back").technologies("AIII-3").stations(9).has(cubes=5)
    scene.gyrodyne("P01", 3, spins=True).gyrodyne("P02", 1).claims("P03").holds(2).give_points(20)

    scene.scoring().say("0", "buy", "buy")

    # One size spins: 4. Goal 3 + 3 + 3 for 4 cubes, which leaves 1. Two pulsars without a spinning
    # gyrodyne, two gyrodynes that don't spin. Last of three on the Initiative track. 9 stations: 25.
    sources = ("technologies", "goals", "pulsars", "gyrodynes", "cubes", "initiative", "stations")
    assert [scene.points_from(source) for source in sources] == [4, 9, 2, 2, 0, 0, 25]
    assert scene.points() == 20 + 4 + 9 + 2 + 2 + 25
