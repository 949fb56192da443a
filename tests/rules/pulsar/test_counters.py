"""Play order, counters on the two tracks, and stacks (P1.10, P1.11, P1.13, P1.16, P2.6, P10.1)."""

import pytest

from orrery.engine.flow import CHANCE
from orrery.games.pulsar.game import PULSAR
from tests.rules.pulsar.opening import Table, asked, new_game, odds, offered, players, say, table, told
from tests.rules.pulsar.scene import Scene

INITIATIVE = 0
ENGINEERING = 1
ON_4 = 8
DICE = (1, 2, 3, 4, 5, 6, 6)


def begun(*order: str) -> Table:
    """A game whose play order is drawn."""
    return say(new_game(len(order), boards="first-game", goals="first-game"), *order)


def stacks(match: Table) -> list[list[tuple[int, int]]]:
    """The counters of each track from the bottom to the top of the stacks: seat and space."""
    owner = table(match).owner
    return [
        [(owner[number], track[number][0]) for number in sorted(range(4), key=lambda n: track[n][1])]
        for track in (table(match).initiative, table(match).engineering)
    ]


def order(scene: Scene) -> list[int]:
    return [int(seat) for seat in scene.state.order if seat >= 0]


# The start.


@pytest.mark.rule("P1.10")
def test_the_play_order_is_drawn_at_random() -> None:
    match = new_game(3)

    assert asked(match) == (CHANCE, "draw-order")
    assert (offered(match), odds(match)) == (["0", "1", "2"], [1, 1, 1])
    say(match, "2")
    assert (offered(match), odds(match)) == (["0", "1"], [1, 1])
    say(match, "0", "1")

    assert table(match).order[:3] == (2, 0, 1)


@pytest.mark.rule("P1.10")
def test_the_counters_are_stacked_on_space_8_with_the_last_player_on_top() -> None:
    match = begun("3", "0", "2", "1")

    assert stacks(match) == [[(3, 8), (0, 8), (2, 8), (1, 8)]] * 2


@pytest.mark.rule("P1.10")
def test_three_players_have_one_counter_each_on_either_track() -> None:
    scene = Scene(3)

    assert scene.seats_on(INITIATIVE, 8) == scene.seats_on(ENGINEERING, 8) == [0, 1, 2]
    assert [scene.seats_on(track, space) for track in (0, 1) for space in range(1, 8)] == [[]] * 14


@pytest.mark.rule("P1.10")
@pytest.mark.parametrize("track", [INITIATIVE, ENGINEERING])
def test_the_last_two_of_15_spaces_cost_1_and_2_points_at_production(track: int) -> None:
    other = 1 - track
    scene = Scene(4).stack(track, 13, 0).stack(track, 14, 1).stack(track, 15, 2, 3)
    scene.stack(other, 8, 0, 1, 2, 3)
    for seat in range(4):
        scene.give_points(10, seat)

    scene.production()

    assert [scene.points(seat) for seat in range(4)] == [10, 10 - 1, 10 - 2, 10 - 2]


@pytest.mark.rule("P1.11")
def test_start_points_are_4_and_the_place_in_the_play_order() -> None:
    match = begun("3", "0", "2", "1")

    assert [seat.points for seat in players(match)] == [4 + 2, 4 + 4, 4 + 3, 4 + 1]


@pytest.mark.rule("P1.11")
def test_three_players_start_with_5_6_and_7_points() -> None:
    match = begun("1", "2", "0")

    assert [seat.points for seat in players(match)] == [7, 5, 6]
    assert {source for _, source, *_ in told(match, "points-gained")} == {PULSAR.sources.index("start")}


@pytest.mark.rule("P1.13")
def test_two_players_have_two_figures_each_in_turn() -> None:
    match = begun("1", "0")

    assert table(match).order == (1, 0, 1, 0)
    assert [seat.points for seat in players(match)] == [6, 5]


@pytest.mark.rule("P1.13", "P1.16")
def test_two_players_have_two_counters_on_each_track_stacked_by_their_figures() -> None:
    match = begun("1", "0")

    assert stacks(match) == [[(1, 8), (0, 8), (1, 8), (0, 8)]] * 2


@pytest.mark.rule("P1.16")
def test_the_two_counters_of_a_player_on_a_track_are_equal() -> None:
    one = Scene(2).stack(INITIATIVE, 3, 0).stack(INITIATIVE, 5, 1).stack(INITIATIVE, 9, 3, 2)
    swapped = Scene(2).stack(INITIATIVE, 3, 2).stack(INITIATIVE, 5, 3).stack(INITIATIVE, 9, 1, 0)

    one.production()
    swapped.production()

    assert order(one) == order(swapped) == [0, 1, 0, 1]
    assert [one.seats_on(INITIATIVE, space) for space in (3, 5, 9)] == [[0], [1], [1, 0]]
    assert [swapped.seats_on(INITIATIVE, space) for space in (3, 5, 9)] == [[0], [1], [1, 0]]


# Stacks.


@pytest.mark.rule("P2.6")
def test_a_counter_from_inside_a_stack_leaves_those_above_in_place_and_in_order() -> None:
    scene = Scene(4).stack(INITIATIVE, 8, 1, 0, 3, 2).marker(ON_4).pool(*DICE, 6, 6).draft()

    scene.say("6", "initiative-1")

    assert scene.seats_on(INITIATIVE, 8) == [1, 3, 2]
    assert scene.seats_on(INITIATIVE, 10) == [0]


@pytest.mark.rule("P2.6")
def test_a_counter_lands_on_top_of_the_stack_it_reaches() -> None:
    scene = Scene(4).stack(ENGINEERING, 6, 3, 2, 1).stack(ENGINEERING, 8, 0)
    scene.marker(ON_4).pool(*DICE, 6, 6).draft()

    scene.say("2", "engineering-1")

    assert scene.seats_on(ENGINEERING, 6) == [3, 2, 1, 0]
    assert scene.seats_on(ENGINEERING, 8) == []


@pytest.mark.rule("P2.6")
def test_a_counter_that_leaves_and_comes_back_is_on_top() -> None:
    scene = Scene(2).marker(ON_4).pool(*DICE).draft()

    scene.say("3", "initiative-1", "4", "5", "initiative-1")

    assert scene.seats_on(INITIATIVE, 8) == [1, 0, 1, 0]
    assert scene.state.level[0] == 3


@pytest.mark.rule("P2.6")
def test_two_players_may_take_their_lower_counter_out_of_a_stack() -> None:
    scene = Scene(2).marker(ON_4).pool(*DICE).draft()

    scene.say("2", "engineering-1", "6", "engineering-2")

    assert scene.seats_on(ENGINEERING, 6) == [0]
    assert scene.seats_on(ENGINEERING, 8) == [0, 1]
    assert scene.seats_on(ENGINEERING, 10) == [1]


@pytest.mark.rule("P2.6")
def test_the_counter_on_top_is_ahead_of_those_beneath() -> None:
    scene = Scene(3).stack(ENGINEERING, 8, 2, 0, 1)

    scene.production()

    assert [scene.state.cubes[seat] for seat in range(3)] == [2, 3, 0]


# The new play order.


@pytest.mark.rule("P10.1")
def test_the_new_play_order_goes_from_the_leftmost_counter_to_the_right() -> None:
    scene = Scene(4).stack(INITIATIVE, 12, 0).stack(INITIATIVE, 2, 1).stack(INITIATIVE, 15, 2)
    scene.stack(INITIATIVE, 7, 3)

    scene.production()

    assert order(scene) == [1, 3, 0, 2]


@pytest.mark.rule("P10.1")
def test_in_a_stack_the_top_is_ahead() -> None:
    scene = Scene(4).stack(INITIATIVE, 9, 0, 3, 1).stack(INITIATIVE, 4, 2)

    scene.production()

    assert order(scene) == [2, 1, 3, 0]


@pytest.mark.rule("P10.1")
def test_a_stack_that_nobody_moved_turns_the_play_order_round() -> None:
    scene = Scene(3)

    scene.production()

    assert order(scene) == [2, 1, 0]


@pytest.mark.rule("P10.1")
def test_the_engineering_track_has_no_say() -> None:
    scene = Scene(3).stack(INITIATIVE, 8, 2, 1, 0)
    scene.stack(ENGINEERING, 1, 2).stack(ENGINEERING, 2, 1).stack(ENGINEERING, 3, 0)

    scene.production()

    assert order(scene) == [0, 1, 2]


@pytest.mark.rule("P10.1")
def test_the_counters_themselves_stay_where_they_are() -> None:
    scene = Scene(4).stack(INITIATIVE, 9, 0, 3, 1).stack(INITIATIVE, 4, 2)

    scene.production()

    assert scene.seats_on(INITIATIVE, 9) == [0, 3, 1]
    assert scene.seats_on(INITIATIVE, 4) == [2]


@pytest.mark.rule("P10.1")
@pytest.mark.parametrize(
    ("on_space_5", "on_space_8", "figures"),
    [
        ((2, 0), (3, 1), [0, 0, 1, 1]),
        ((1, 0), (2, 3), [0, 1, 1, 0]),
        ((0, 3), (1, 2), [1, 0, 0, 1]),
    ],
)
def test_four_figures_of_two_players_follow_their_four_counters(
    on_space_5: tuple[int, ...], on_space_8: tuple[int, ...], figures: list[int]
) -> None:
    scene = Scene(2).stack(INITIATIVE, 5, *on_space_5).stack(INITIATIVE, 8, *on_space_8)

    scene.production()

    assert order(scene) == figures


@pytest.mark.rule("P10.1")
def test_the_next_draft_and_the_next_turns_follow_the_new_order() -> None:
    scene = Scene(3).stack(INITIATIVE, 5, 1).stack(INITIATIVE, 8, 0, 2).production()
    scene.say("A1", "A2", "A3", *"4444444")

    picks = []
    while scene.asked == "pick-die":
        picks.append(scene.asked_seat)
        scene.say("4")

    turns = []
    while scene.asked == "use-die":
        turns.append(scene.asked_seat)
        scene.say("pass")

    assert picks == [1, 2, 0, 0, 2, 1]
    assert turns == [1, 2, 0]


@pytest.mark.rule("P10.1")
def test_the_order_is_made_anew_after_round_8_too() -> None:
    scene = Scene(3, hqs="off").round(8).stack(INITIATIVE, 6, 0, 2).stack(INITIATIVE, 9, 1)

    scene.production()

    assert order(scene) == [2, 0, 1]
    assert PULSAR.is_over(scene.state)
