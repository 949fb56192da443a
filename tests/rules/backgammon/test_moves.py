"""Moving, the bar and which dice must be played (B3, B4, B5)."""

import pytest

from orrery.engine.errors import IllegalChoice
from tests.rules.backgammon import asked, offered, places, play, position, refused, told


@pytest.mark.rule("B3.1")
def test_the_dice_may_be_played_with_two_checkers_or_with_one() -> None:
    two = play(position(own={24: 1, 13: 1}, other={2: 1}, roll="4-2"), "24/20", "13/11")
    one = play(position(own={24: 1, 13: 1}, other={2: 1}, roll="4-2"), "24/20", "20/18")

    assert places(two, 0) == {20: 1, 11: 1}
    assert places(one, 0) == {18: 1, 13: 1}


@pytest.mark.rule("B3.2")
def test_a_point_with_two_checkers_of_the_other_seat_is_blocked() -> None:
    match = position(own={13: 1, 10: 1}, other={17: 2}, roll="5-4")

    assert offered(match) == {"13/9", "10/5", "10/6"}
    assert refused(match) == {"13/8": "B3.2"}


@pytest.mark.rule("B3.2")
def test_a_checker_passes_over_blocked_points() -> None:
    match = position(own={13: 1}, other={13: 2, 14: 2, 15: 2, 16: 2, 17: 2}, roll="6-6")

    play(match, "13/7")

    assert places(match, 0) == {7: 1}


@pytest.mark.rule("B3.3")
def test_a_single_checker_is_hit_and_goes_to_the_bar() -> None:
    match = position(own={13: 1, 6: 1}, other={17: 1, 6: 2}, roll="5-1")

    play(match, "13/8")

    assert places(match, 0) == {8: 1, 6: 1}
    assert places(match, 1) == {25: 1, 6: 2}
    assert told(match, "hit") == [(0, 8, -1, -1)]


@pytest.mark.rule("B4.1")
def test_a_checker_on_the_bar_has_to_enter_before_any_other_is_moved() -> None:
    match = position(own={25: 1, 13: 1}, roll="5-2")

    assert offered(match) == {"bar/20", "bar/23"}
    assert refused(match) == {"13/8": "B4.1", "13/11": "B4.1"}


@pytest.mark.rule("B4.1")
def test_once_the_bar_is_empty_every_checker_may_move() -> None:
    match = position(own={25: 1, 13: 1}, roll="5-2")

    play(match, "bar/20")

    assert offered(match) == {"20/18", "13/11"}


@pytest.mark.rule("B4.2")
def test_a_checker_can_not_enter_on_a_blocked_point() -> None:
    match = position(own={25: 1, 13: 1}, other={5: 2}, roll="5-2")

    assert offered(match) == {"bar/23"}
    assert refused(match)["bar/20"] == "B4.2"


@pytest.mark.rule("B5.1")
def test_a_die_must_not_be_played_so_that_the_other_is_lost() -> None:
    """The points 4 and 2 are blocked: after 13/7 no 5 is left, but 13/8 and 9/3 go together."""
    match = position(own={13: 1, 9: 1}, other={23: 2, 21: 2}, roll="6-5")

    assert offered(match) == {"13/8", "9/3"}
    assert refused(match) == {"13/7": "B5.1", "9/4": "B3.2"}


@pytest.mark.rule("B5.1")
def test_of_doubles_as_many_as_possible_are_played() -> None:
    match = position(own={16: 1, 13: 1}, other={21: 2}, roll="3-3")

    play(match, "13/10", "10/7", "16/13")

    assert offered(match) == {"13/10"}
    assert refused(match) == {"7/4": "B3.2"}


@pytest.mark.rule("B5.2")
def test_if_either_die_but_not_both_can_be_played_it_is_the_higher() -> None:
    match = position(own={18: 1}, other={18: 2}, roll="6-5")

    assert offered(match) == {"18/12"}
    assert refused(match) == {"18/13": "B5.2"}


@pytest.mark.rule("B5.2")
def test_if_only_the_lower_die_can_be_played_it_is_played() -> None:
    match = position(own={18: 1}, other={18: 2, 13: 2}, roll="6-5")

    assert offered(match) == {"18/13"}
    assert refused(match) == {"18/12": "B3.2"}


@pytest.mark.rule("B5.3")
def test_a_roll_that_can_not_be_played_passes_the_turn_without_a_question() -> None:
    match = position(own={25: 1, 6: 2}, other={6: 2, 5: 2}, roll="6-5")

    assert told(match, "turn-passed") == [(0, 6, 5, 1)]
    assert asked(match) == (1, "double")


@pytest.mark.rule("B5.3")
def test_what_is_left_of_doubles_is_lost_when_it_can_not_be_played() -> None:
    match = position(own={16: 1}, other={18: 2}, roll="3-3")

    play(match, "16/13", "13/10")

    assert told(match, "turn-passed") == [(0, 3, 0, 2)]
    assert asked(match) == (1, "double")


@pytest.mark.rule("B5.1")
def test_what_is_refused_can_not_be_said() -> None:
    match = position(own={13: 1, 9: 1}, other={23: 2, 21: 2}, roll="6-5")

    with pytest.raises(IllegalChoice):
        match.say(0, "13/7")
