"""The draft: who picks, which dice can be taken, how far a counter moves, what is left (P2.3 to P2.11)."""

import pytest

from orrery.engine.errors import BadToken, IllegalChoice
from tests.rules.pulsar.opening import first_game, say
from tests.rules.pulsar.scene import Scene

INITIATIVE = 0
ENGINEERING = 1

ON_1 = 2
ON_4 = 8
ON_6 = 12
BETWEEN_3_AND_4 = 7


def picks(scene: Scene, die: str, count: int) -> list[int]:
    """Who picks, if everybody takes such a die from the marker's own space."""
    seats = []
    for _ in range(count):
        assert scene.asked == "pick-die"
        seats.append(scene.asked_seat)
        scene.say(die)
    return seats


def drafted(scene: Scene) -> list[list[int]]:
    return [
        [int(die) for die in scene.state.dice[seat * 4 : seat * 4 + 2]] for seat in range(scene.state.seats)
    ]


def space(scene: Scene, track: int, number: int) -> int:
    """Where counter 1, 2, 3 or 4 of a track stands."""
    return int(scene.state.spot[track * 4 + number - 1])


# Who picks.


@pytest.mark.rule("P2.3")
def test_three_players_pick_in_play_order_and_then_in_reverse() -> None:
    scene = Scene(3).roll().say(*"4444444")

    assert picks(scene, "4", 6) == [0, 1, 2, 2, 1, 0]
    assert scene.asked == "use-die"


@pytest.mark.rule("P2.3")
def test_four_players_pick_in_play_order_and_then_in_reverse() -> None:
    scene = Scene(4).roll().say(*"222222222")

    assert picks(scene, "2", 8) == [0, 1, 2, 3, 3, 2, 1, 0]
    assert scene.asked == "use-die"


@pytest.mark.rule("P2.3")
def test_the_figures_of_two_players_pick_one_die_each_without_turning_back() -> None:
    scene = Scene(2).roll().say(*"5555555")

    assert picks(scene, "5", 4) == [0, 1, 0, 1]
    assert scene.asked == "use-die"


@pytest.mark.rule("P2.3")
def test_a_player_whose_figures_stand_side_by_side_picks_twice_running() -> None:
    scene = Scene(2).stack(INITIATIVE, 7, 3, 1).stack(INITIATIVE, 8, 2, 0).production()

    scene.say("A1", "A2", "A3", *"1111111")

    assert picks(scene, "1", 4) == [1, 1, 0, 0]


@pytest.mark.rule("P2.3")
def test_everybody_ends_with_two_dice() -> None:
    scene = Scene(3).roll().say(*"1144456")

    scene.say("4", "4", "4")
    scene.say("6", "initiative-3", "5", "initiative-2", "1", "initiative-1")

    assert drafted(scene) == [[4, 1], [4, 5], [4, 6]]


@pytest.mark.rule("P2.3")
def test_nobody_may_pass() -> None:
    match = say(first_game(2), *"1234566")

    with pytest.raises((IllegalChoice, BadToken)):
        match.say(0, "pass")
    assert match.options(0) == [0, 1, 2, 3, 4, 5]


# How far a counter moves.


@pytest.mark.rule("P2.4")
@pytest.mark.parametrize(
    ("marker", "die", "to"),
    [
        (ON_4, "6", 8 + 2),
        (ON_4, "5", 8 + 1),
        (ON_4, "3", 8 - 1),
        (ON_4, "1", 8 - 3),
        (ON_1, "6", 8 + 5),
        (ON_6, "1", 8 - 5),
    ],
)
def test_a_counter_moves_by_the_spaces_from_the_marker_to_the_die(marker: int, die: str, to: int) -> None:
    scene = Scene(3).marker(marker).pool(1, 2, 3, 4, 5, 6, 6).draft()

    scene.say(die, "engineering-1")

    assert space(scene, ENGINEERING, 1) == to


@pytest.mark.rule("P2.4")
@pytest.mark.parametrize(
    ("die", "to"), [("4", 8 + 1), ("5", 8 + 2), ("6", 8 + 3), ("3", 8 - 1), ("2", 8 - 2), ("1", 8 - 3)]
)
def test_beside_a_marker_between_two_spaces_the_next_space_counts_1(die: str, to: int) -> None:
    scene = Scene(3).marker(BETWEEN_3_AND_4).pool(1, 2, 3, 4, 5, 6, 6).draft()

    scene.say(die, "initiative-1")

    assert space(scene, INITIATIVE, 1) == to


@pytest.mark.rule("P2.4")
def test_a_counter_that_moves_leaves_all_others_where_they_are() -> None:
    scene = Scene(3).marker(ON_4).pool(1, 2, 3, 4, 5, 6, 6).draft()

    scene.say("6", "engineering-1")

    assert scene.seats_on(ENGINEERING, 8) == [1, 2]
    assert scene.seats_on(INITIATIVE, 8) == [0, 1, 2]


@pytest.mark.rule("P2.4", "P2.11")
def test_a_die_on_the_marker_moves_nothing_and_asks_for_no_counter() -> None:
    scene = Scene(3).marker(ON_4).pool(1, 2, 3, 4, 5, 6, 6).draft()

    scene.say("4")

    assert (scene.asked_seat, scene.asked) == (1, "pick-die")
    assert scene.seats_on(INITIATIVE, 8) == scene.seats_on(ENGINEERING, 8) == [0, 1, 2]


@pytest.mark.rule("P2.11")
def test_a_die_on_the_marker_does_not_lift_a_counter_on_the_leftmost_space() -> None:
    scene = Scene(3).stack(INITIATIVE, 1, 0, 2, 1).stack(ENGINEERING, 1, 0, 1, 2)
    scene.marker(ON_4).pool(1, 2, 3, 4, 5, 6, 6).draft()

    scene.say("4")

    assert scene.seats_on(INITIATIVE, 1) == [0, 2, 1]
    assert scene.seats_on(ENGINEERING, 1) == [0, 1, 2]


# Which counter moves.


@pytest.mark.rule("P2.5")
def test_the_player_chooses_between_initiative_and_engineering() -> None:
    scene = Scene(4).marker(ON_4).pool(1, 2, 3, 4, 5, 5, 6, 6, 6).draft()

    scene.say("2")
    assert scene.offers() == ["initiative-1", "engineering-1"]
    scene.say("engineering-1", "5")
    assert scene.offers() == ["initiative-2", "engineering-2"]


@pytest.mark.rule("P2.5")
def test_two_players_choose_among_four_counters_each() -> None:
    scene = Scene(2).marker(ON_4).pool(1, 2, 3, 4, 5, 6, 6).draft()

    scene.say("3")
    assert scene.offers() == ["initiative-1", "initiative-3", "engineering-1", "engineering-3"]
    scene.say("engineering-3", "5")
    assert scene.offers() == ["initiative-2", "initiative-4", "engineering-2", "engineering-4"]


# The right end.


@pytest.mark.rule("P2.7")
def test_a_die_for_which_no_own_counter_has_room_can_not_be_taken() -> None:
    scene = Scene(3).stack(INITIATIVE, 13, 0).stack(INITIATIVE, 8, 1, 2)
    scene.stack(ENGINEERING, 11, 0).stack(ENGINEERING, 8, 1, 2)

    scene.marker(ON_1).pool(1, 1, 1, 1, 3, 5, 6).draft()

    # A 6 moves 5 spaces, to 18 or 16; a 5 moves 4, from 11 to the last space.
    assert scene.offers() == ["1", "3", "5"]
    assert scene.refusals() == {"6": "P2.7"}


@pytest.mark.rule("P2.7")
def test_a_counter_without_room_can_not_be_chosen() -> None:
    scene = Scene(3).stack(INITIATIVE, 13, 0).stack(INITIATIVE, 8, 1, 2)
    scene.stack(ENGINEERING, 11, 0).stack(ENGINEERING, 8, 1, 2)
    scene.marker(ON_1).pool(1, 1, 1, 1, 3, 5, 6).draft()

    scene.say("5")

    assert scene.offers() == ["engineering-1"]
    assert scene.refusals()["initiative-1"] == "P2.7"
    scene.say("engineering-1")
    assert space(scene, ENGINEERING, 1) == 15


@pytest.mark.rule("P2.7")
def test_the_counters_of_others_do_not_make_room() -> None:
    scene = Scene(2).stack(INITIATIVE, 15, 0, 2).stack(INITIATIVE, 1, 1, 3)
    scene.stack(ENGINEERING, 14, 0, 2).stack(ENGINEERING, 1, 1, 3)

    scene.marker(ON_4).pool(1, 2, 3, 4, 5, 6, 6).draft()

    assert scene.offers() == ["1", "2", "3", "4", "5"]
    assert scene.refusals() == {"6": "P2.7"}
    scene.say("5")
    assert scene.offers() == ["engineering-1", "engineering-3"]
    assert [scene.refusals()[counter] for counter in ("initiative-1", "initiative-3")] == ["P2.7", "P2.7"]


@pytest.mark.rule("P2.7")
def test_a_die_on_the_marker_keeps_the_others_forbidden() -> None:
    scene = Scene(3).stack(INITIATIVE, 15, 0, 1, 2).stack(ENGINEERING, 15, 2, 1, 0)

    scene.marker(ON_4).pool(4, 4, 4, 4, 5, 6, 6).draft()

    assert scene.offers() == ["4"]
    assert scene.refusals() == {"5": "P2.7", "6": "P2.7"}


def last_pick_of_seat_1() -> Scene:
    """The marker lies on 2; seat 1 has its counters on 13 and 15, and only 5, 6, 6 are left."""
    scene = Scene(3).stack(INITIATIVE, 14, 1).stack(INITIATIVE, 15, 0, 2)
    scene.stack(ENGINEERING, 8, 2).stack(ENGINEERING, 15, 0, 1).roll().say(*"1112566")
    scene.say("2", "1", "initiative-2", "1", "engineering-3", "1", "engineering-3")
    assert scene.asked_seat == 1
    return scene


@pytest.mark.rule("P2.8")
def test_if_every_die_pushes_every_own_counter_off_any_die_and_counter_may_be_taken() -> None:
    scene = last_pick_of_seat_1()

    assert scene.offers() == ["5", "6"]
    assert scene.refusals() == {}
    scene.say("5")
    assert scene.offers() == ["initiative-2", "engineering-2"]


@pytest.mark.rule("P2.8")
def test_then_the_counter_goes_under_the_stack_on_the_last_space() -> None:
    scene = last_pick_of_seat_1()

    scene.say("6", "initiative-2")

    assert scene.seats_on(INITIATIVE, 15) == [1, 0, 2]


@pytest.mark.rule("P2.8")
def test_it_goes_under_the_stack_even_if_it_lay_there_already() -> None:
    scene = last_pick_of_seat_1()
    assert scene.seats_on(ENGINEERING, 15) == [0, 1]

    scene.say("5", "engineering-2")

    assert scene.seats_on(ENGINEERING, 15) == [1, 0]


@pytest.mark.rule("P2.8")
def test_a_counter_that_just_reaches_the_last_space_lands_on_top() -> None:
    scene = Scene(3).stack(INITIATIVE, 13, 0).stack(INITIATIVE, 15, 1, 2)
    scene.marker(ON_4).pool(1, 2, 3, 4, 5, 6, 6).draft()

    scene.say("6", "initiative-1")

    assert scene.seats_on(INITIATIVE, 15) == [1, 2, 0]


# The left end.


@pytest.mark.rule("P2.9")
def test_a_move_past_the_left_end_stops_on_the_leftmost_space_on_top() -> None:
    scene = Scene(3).stack(INITIATIVE, 3, 0).stack(INITIATIVE, 1, 1, 2)
    scene.marker(ON_6).pool(1, 2, 3, 6, 6, 6, 6).draft()

    scene.say("1", "initiative-1")

    assert scene.seats_on(INITIATIVE, 1) == [1, 2, 0]


@pytest.mark.rule("P2.9")
def test_a_counter_that_lies_there_and_is_moved_left_goes_to_the_top() -> None:
    scene = Scene(3).stack(ENGINEERING, 1, 1, 0, 2)
    scene.marker(ON_4).pool(1, 2, 3, 4, 5, 6, 6).draft()

    scene.say("3", "engineering-1")

    assert scene.seats_on(ENGINEERING, 1) == [1, 2, 0]


@pytest.mark.rule("P2.9")
def test_the_left_end_never_restricts_the_choice() -> None:
    scene = Scene(3).stack(INITIATIVE, 1, 0, 1, 2).stack(ENGINEERING, 2, 0).stack(ENGINEERING, 8, 1, 2)

    scene.marker(ON_6).pool(1, 2, 3, 6, 6, 6, 6).draft()

    assert scene.offers() == ["1", "2", "3", "6"]
    assert scene.refusals() == {}
    scene.say("1")
    assert scene.offers() == ["initiative-1", "engineering-1"]


# What is left.


@pytest.mark.rule("P2.10")
@pytest.mark.parametrize(("seats", "dice", "left"), [(2, 7, 3), (3, 7, 1), (4, 9, 1)])
def test_after_the_draft_three_dice_are_left_with_two_players_and_one_with_more(
    seats: int, dice: int, left: int
) -> None:
    scene = Scene(seats).roll().say(*["3"] * dice)

    picks(scene, "3", dice - left)

    assert scene.asked == "use-die"
    assert list(scene.state.pool) == [0, 0, left, 0, 0, 0]


@pytest.mark.rule("P2.10")
def test_the_dice_that_are_left_can_be_copied_and_no_others() -> None:
    scene = Scene(2).has(cubes=4).roll().say(*"1224456")

    scene.say("4", "initiative-1", "4", "initiative-2", "5", "initiative-3", "6", "initiative-4")

    assert [act for act in scene.offers() if act.startswith("copy")] == ["copy-1", "copy-2"]
