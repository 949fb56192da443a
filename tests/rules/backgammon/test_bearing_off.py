"""Bearing off and what a win is worth (B6, B7)."""

import pytest

from tests.rules.backgammon import Places, Table, offered, places, play, position, refused, rolled, told


def winnings(match: Table) -> dict[str, int]:
    """The ledger of seat 0, where it is not empty."""
    booked = zip(match.game.sources, match.state.ledger)
    return {source: points for source, points in booked if points}


@pytest.mark.rule("B6.1", "B1.3")
def test_nothing_is_borne_off_while_a_checker_is_outside_the_home_board() -> None:
    match = position(own={7: 1, 6: 1, 2: 1}, roll="6-2")

    assert offered(match) == {"7/1", "7/5", "6/4"}
    assert refused(match) == {"6/off": "B6.1", "2/off:6": "B6.1", "2/off": "B6.1"}


@pytest.mark.rule("B6.1")
def test_bearing_off_begins_with_the_move_that_brings_the_last_checker_home() -> None:
    match = position(own={7: 1, 6: 1}, roll="6-1")

    play(match, "7/6", "6/off")

    assert places(match, 0) == {6: 1}


@pytest.mark.rule("B6.1")
def test_a_checker_that_is_hit_has_to_come_home_before_others_are_borne_off() -> None:
    match = play(position(own={6: 2, 4: 1}, other={25: 1, 1: 1}, roll="6-1"), "6/off", "6/5")

    rolled(match, "5-3")
    match.say(1, "bar/20")
    match.say(1, "20/17")
    rolled(match, "6-4")

    assert refused(match) == {"4/off:6": "B4.1", "4/off": "B4.1"}
    assert refused(play(match, "bar/19")) == {"4/off": "B6.1"}


@pytest.mark.rule("B6.2")
def test_a_die_bears_off_from_its_own_point_or_moves_within_the_home_board() -> None:
    match = position(own={6: 1, 4: 1, 3: 1}, roll="4-1")

    assert offered(match) == {"6/2", "4/off", "6/5", "4/3", "3/2"}


@pytest.mark.rule("B6.3")
def test_a_die_higher_than_all_points_held_bears_off_from_the_highest() -> None:
    match = position(own={4: 2, 3: 2}, roll="6-5")

    assert offered(match) == {"4/off:6", "4/off:5"}
    assert refused(match) == {"3/off:6": "B6.3", "3/off:5": "B6.3"}


@pytest.mark.rule("B6.3")
def test_no_lower_point_is_borne_off_from_while_a_higher_one_is_held() -> None:
    match = position(own={6: 2, 3: 2}, roll="5-5")

    assert offered(match) == {"6/1"}
    assert refused(match) == {"3/off:5": "B6.3"}


@pytest.mark.rule("B7.1")
def test_the_seat_that_has_borne_off_all_checkers_wins_the_stake() -> None:
    match = position(own={2: 1, 1: 1}, other={1: 14}, cube=4, holder=0, roll="6-5")

    play(match, "2/off:6", "1/off:5")

    assert match.asks() == []
    assert winnings(match) == {"single": 4}
    assert told(match, "won") == [(0, 0, 4, -1)]


@pytest.mark.rule("B7.1")
def test_the_rest_of_a_roll_is_not_asked_for_once_the_game_is_won() -> None:
    match = play(position(own={2: 1, 1: 1}, roll="2-2"), "2/off", "1/off:2")

    outcome = match.outcome()

    assert outcome is not None
    assert outcome.points == [1, 0]


@pytest.mark.rule("B7.2")
def test_a_seat_that_has_borne_off_no_checker_loses_a_gammon() -> None:
    match = play(position(own={1: 1}, other={18: 1, 1: 14}, cube=2, holder=0, roll="6-5"), "1/off:6")

    assert winnings(match) == {"gammon": 4}


@pytest.mark.rule("B7.3")
@pytest.mark.parametrize("straggler", [{25: 1}, {24: 1}, {19: 1}], ids=["bar", "first point", "last point"])
def test_with_a_checker_on_the_bar_or_in_the_winners_home_board_it_loses_a_backgammon(
    straggler: Places,
) -> None:
    match = play(position(own={2: 1}, other={**straggler, 3: 14}, roll="6-5"), "2/off:6")

    assert winnings(match) == {"backgammon": 3}


@pytest.mark.rule("B7.3")
def test_a_straggler_is_worth_no_backgammon_once_a_checker_is_off() -> None:
    match = play(position(own={2: 1}, other={24: 1, 3: 13}, roll="6-5"), "2/off:6")

    assert winnings(match) == {"single": 1}
