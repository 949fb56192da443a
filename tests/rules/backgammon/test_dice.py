"""The board, the opening and the rolls (B1, B2)."""

import pytest

from orrery.engine.chance import Rng
from orrery.engine.events import SPECTATOR
from orrery.engine.flow import CHANCE
from orrery.engine.match import Match
from orrery.engine.plain import plain
from orrery.games.samples.backgammon.game import BACKGAMMON
from tests.rules.backgammon import Table, asked, offered, places, play, position, rolled, told


def new_game() -> Table:
    return Match(BACKGAMMON, BACKGAMMON.setup(2))


@pytest.mark.rule("B1.1")
def test_a_point_has_the_numbers_n_and_25_less_n() -> None:
    match = position(own={13: 1}, other={17: 1}, roll="5-1")

    play(match, "13/8")

    assert places(match, 1) == {25: 1}


@pytest.mark.rule("B1.2")
def test_both_seats_begin_with_the_same_fifteen_checkers() -> None:
    match = new_game()

    assert places(match, 0) == places(match, 1) == {24: 2, 13: 5, 8: 3, 6: 5}


@pytest.mark.rule("B1.3")
def test_everybody_sees_the_whole_position() -> None:
    state = position(own={25: 1, 6: 3}, other={12: 2}, cube=4, holder=0, roll="4-3").state

    seen = [BACKGAMMON.guess(BACKGAMMON.view(state, viewer), Rng(1)) for viewer in (0, 1, SPECTATOR)]

    assert [plain(guessed) for guessed in seen] == [plain(state)] * 3


@pytest.mark.rule("B2.1")
def test_the_opening_dice_are_never_equal_and_all_else_alike() -> None:
    match = new_game()

    opening = match.ask_of(CHANCE)

    assert offered(match) == {f"{one}-{two}" for one in range(1, 7) for two in range(1, 7) if one != two}
    assert BACKGAMMON.weights(match.state, opening) == [1] * 30


@pytest.mark.rule("B2.1")
@pytest.mark.parametrize(("dice", "first"), [("6-1", 0), ("1-6", 1)])
def test_the_seat_with_the_higher_die_begins_and_plays_both(dice: str, first: int) -> None:
    match = new_game()

    match.say(CHANCE, dice)
    match.say(first, "13/7")
    match.say(first, "8/7")

    assert places(match, first) == {24: 2, 13: 4, 8: 2, 7: 2, 6: 5}


@pytest.mark.rule("B2.2")
def test_then_the_other_seat_rolls_two_dice() -> None:
    match = position(own={13: 2}, roll="6-1")

    play(match, "13/7", "7/6")
    rolled(match, "2-2")

    assert told(match, "rolled") == [(0, 6, 1, -1), (1, 2, 2, -1)]


@pytest.mark.rule("B2.2")
def test_two_different_dice_fall_in_two_ways_and_doubles_in_one() -> None:
    match = position(own={13: 2}, holder=1)

    roll = match.ask_of(CHANCE)
    odds = dict(zip(match.options(CHANCE), BACKGAMMON.weights(match.state, roll)))

    assert {BACKGAMMON.token(roll, choice): weight for choice, weight in odds.items()} == {
        f"{high}-{low}": 1 if high == low else 2 for high in range(1, 7) for low in range(1, high + 1)
    }
    assert sum(odds.values()) == 36


@pytest.mark.rule("B2.3")
def test_doubles_are_played_four_times() -> None:
    match = position(own={13: 2}, roll="3-3")

    play(match, "13/10", "13/10", "10/7", "10/7")

    assert places(match, 0) == {7: 2}
    assert asked(match) == (1, "double")


def dice_of(match: Table) -> list[tuple[int, bool]]:
    return [(die.value, die.is_used) for die in BACKGAMMON.view(match.state, SPECTATOR).dice]


@pytest.mark.rule("B2.2")
def test_a_view_tells_which_dice_of_the_roll_have_been_played() -> None:
    match = position(own={13: 2, 8: 2}, roll="5-3")
    assert dice_of(match) == [(5, False), (3, False)]

    play(match, "13/10")

    assert dice_of(match) == [(5, False), (3, True)]


@pytest.mark.rule("B2.3")
def test_a_view_counts_the_four_dice_of_a_double_down() -> None:
    match = position(own={13: 4}, roll="2-2")

    play(match, "13/11", "13/11", "13/11")

    assert dice_of(match) == [(2, False), (2, True), (2, True), (2, True)]


@pytest.mark.rule("B2.2")
def test_the_dice_stay_with_whoever_rolled_until_the_next_roll() -> None:
    match = position(own={13: 2}, other={13: 2}, roll="5-3")

    play(match, "13/8", "13/10")

    assert dice_of(match) == [(5, True), (3, True)]
    assert BACKGAMMON.view(match.state, SPECTATOR).roller == 0
