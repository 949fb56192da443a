"""PULSAR 2849: production begins with the tracks (P10.1 to P10.3)."""

import pytest

from orrery.games.pulsar.state import ENGINEERING, INITIATIVE
from tests.rules.pulsar.scene import Scene


def on_track(scene: Scene, track: int, *spaces: int) -> Scene:
    """Put the counters 0, 1, 2 … on different spaces."""
    for number, space in enumerate(spaces):
        scene.counter(track, number, space)
    return scene


def play_order(scene: Scene) -> list[int]:
    return [seat for seat in scene.state.order if seat >= 0]


@pytest.mark.rule("P10.1")
def test_the_leftmost_counter_on_the_initiative_track_goes_first_next_round() -> None:
    scene = on_track(Scene(4), INITIATIVE, 9, 5, 7, 12)

    scene.production()

    assert play_order(scene) == [1, 2, 0, 3]


@pytest.mark.rule("P10.1")
def test_in_a_stack_on_the_initiative_track_the_top_is_ahead() -> None:
    scene = Scene(3).stack(INITIATIVE, 6, 1, 2, 0)

    scene.production()

    assert play_order(scene) == [0, 2, 1]


@pytest.mark.rule("P10.1")
def test_the_engineering_track_does_not_touch_the_play_order() -> None:
    scene = on_track(on_track(Scene(3), INITIATIVE, 4, 5, 6), ENGINEERING, 9, 2, 1)

    scene.production()

    assert play_order(scene) == [0, 1, 2]


@pytest.mark.rule("P10.1")
def test_with_two_players_the_four_figures_follow_the_four_counters() -> None:
    # Counters 0 and 2 belong to the first player, 1 and 3 to the second.
    scene = on_track(Scene(2), INITIATIVE, 3, 5, 4, 9)

    scene.production()

    assert play_order(scene) == [0, 0, 1, 1]


@pytest.mark.rule("P10.1", "P11.14")
def test_the_new_order_after_round_8_is_that_of_the_final_scoring() -> None:
    scene = on_track(on_track(Scene(3).round(8), INITIATIVE, 9, 5, 7), ENGINEERING, 1, 2, 3)
    for seat in range(3):
        scene.stations(9, seat)

    scene.production()

    assert (scene.asked, scene.asked_seat) == ("score-goal", 1)
    assert scene.say("1").asked_seat == 2
    assert scene.say("1").asked_seat == 0


@pytest.mark.rule("P10.2")
@pytest.mark.parametrize("seats", [3, 4])
def test_the_first_two_on_the_engineering_track_get_3_and_2_cubes(seats: int) -> None:
    scene = on_track(Scene(seats), ENGINEERING, *(8, 3, 5, 7)[:seats])

    scene.production()

    assert list(scene.state.cubes) == [0, 3, 2, 0][:seats]
    assert [scene.points(seat) for seat in range(seats)] == [0] * seats


@pytest.mark.rule("P10.2")
def test_in_a_stack_on_the_engineering_track_the_top_is_ahead() -> None:
    scene = Scene(3).stack(ENGINEERING, 10, 1, 0, 2)

    scene.production()

    assert list(scene.state.cubes) == [2, 0, 3]


@pytest.mark.rule("P10.2")
def test_with_two_players_the_counters_bring_2_cubes_1_cube_and_a_point() -> None:
    scene = on_track(Scene(2), ENGINEERING, 2, 4, 6, 5)

    scene.production()

    # The places go to the players 0, 1, 1, 0: the second has the second and the third.
    assert list(scene.state.cubes) == [2, 1]
    assert [scene.points_from("engineering", seat) for seat in (0, 1)] == [0, 1]


@pytest.mark.rule("P10.2")
def test_one_of_two_players_may_get_all_the_cubes() -> None:
    scene = on_track(Scene(2), ENGINEERING, 2, 7, 3, 6)

    scene.production()

    assert list(scene.state.cubes) == [3, 0]
    assert [scene.points_from("engineering", seat) for seat in (0, 1)] == [0, 1]


@pytest.mark.rule("P10.2")
def test_the_initiative_track_brings_no_cubes() -> None:
    scene = on_track(on_track(Scene(3), INITIATIVE, 1, 12, 13), ENGINEERING, 9, 2, 1)

    scene.production()

    assert list(scene.state.cubes) == [0, 2, 3]


@pytest.mark.rule("P10.3")
@pytest.mark.parametrize("track", [INITIATIVE, ENGINEERING])
@pytest.mark.parametrize(("space", "cost"), [(1, 0), (13, 0), (14, 1), (15, 2)])
def test_a_counter_on_a_penalty_space_costs_points_on_either_track(track: int, space: int, cost: int) -> None:
    scene = Scene(3).counter(track, 0, space).give_points(10)

    scene.production()

    assert scene.points() == 10 - cost
    assert scene.points_from("penalties") == -cost


@pytest.mark.rule("P10.3")
def test_every_counter_of_a_player_is_charged() -> None:
    scene = on_track(on_track(Scene(2), INITIATIVE, 15, 3, 14, 4), ENGINEERING, 14, 5, 15, 6)
    scene.give_points(10, 0).give_points(10, 1)

    scene.production()

    # 2 + 1 on the Initiative track, 1 + 2 on the other; the first player is third and last on it: 1 point.
    assert scene.points_from("penalties") == -6
    assert scene.points() == 10 + 1 - 6
    assert scene.points(1) == 10


@pytest.mark.rule("P10.3")
def test_a_penalty_never_takes_more_points_than_there_are() -> None:
    scene = Scene(3).counter(INITIATIVE, 0, 15).counter(ENGINEERING, 0, 15).give_points(3)

    scene.production()

    assert scene.points() == 0


@pytest.mark.rule("P10.3")
def test_what_could_not_be_paid_is_forgiven() -> None:
    # Round 2 adds 2 to the spinning gyrodyne of size 3, after the penalty.
    scene = Scene(3).round(2).counter(INITIATIVE, 0, 15).gyrodyne("P01", 3, spins=True).give_points(1)

    scene.production()

    assert scene.points_from("penalties") == -1
    assert scene.points() == 5


@pytest.mark.rule("P10.2", "P10.3", "P10.8")
def test_the_point_of_the_third_counter_comes_before_the_penalties() -> None:
    # The third counter, owned by the first player, lies on the top of the stack on space 15.
    scene = on_track(Scene(2), ENGINEERING, 1, 2).stack(ENGINEERING, 15, 3, 2)

    scene.production()

    assert scene.points_from("engineering") == 1
    assert scene.points_from("penalties") == -1
    assert scene.points() == 0
