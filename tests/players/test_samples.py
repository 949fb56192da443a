"""What greedy players see in the samples."""

import pytest

from orrery.engine.match import Match
from orrery.games.samples.backgammon.game import BACKGAMMON
from orrery.games.samples.backgammon.keys import MOVE, REPLY
from orrery.games.samples.backgammon.state import Backgammon
from orrery.games.samples.connect_four.game import CONNECT_FOUR
from orrery.players.greedy import GREEDY
from tests.players.seated import against_random, spoken
from tests.rules.backgammon import begun, checkers


def next_drop(columns: str) -> list[str]:
    """What a greedy player drops after these columns."""
    match = Match(CONNECT_FOUR, CONNECT_FOUR.setup(2))
    for turn, column in enumerate(columns):
        match.say(turn % 2, column)
    return spoken(GREEDY, CONNECT_FOUR, match.state, len(columns) % 2)


@pytest.mark.parametrize(("columns", "column"), [("abacad", "a"), ("aabbcc", "d"), ("gagfgb", "g")])
def test_a_fourth_disc_in_a_row_is_dropped(columns: str, column: str) -> None:
    assert next_drop(columns) == [column]


@pytest.mark.parametrize(("columns", "column"), [("abaca", "a"), ("aabbc", "d"), ("dadcd", "d")])
def test_a_fourth_disc_of_the_other_seat_is_kept_out(columns: str, column: str) -> None:
    assert next_drop(columns) == [column]


def test_winning_comes_before_keeping_the_other_seat_from_it() -> None:
    assert next_drop("ababab") == ["a"]


def test_the_first_disc_goes_into_the_middle() -> None:
    assert next_drop("") == ["d"]


def race(mine: dict[int, int], other: dict[int, int]) -> Backgammon:
    """Checkers of both seats, each in its own counting; nothing is asked."""
    return begun(checkers(mine, other)).state


def test_both_checkers_are_borne_off_where_both_dice_do_it() -> None:
    state = race({6: 1, 5: 1, 1: 3, 0: 10}, {1: 2, 0: 13})
    state.ask(0, MOVE, 6, 5, 1)
    assert sorted(spoken(GREEDY, BACKGAMMON, state)) == ["5/off", "6/off"]


def test_a_lone_checker_is_covered() -> None:
    state = race({13: 2, 8: 1, 6: 3, 4: 1, 0: 8}, {24: 2, 20: 2, 0: 11})
    state.ask(0, MOVE, 4, 2, 1)
    assert sorted(spoken(GREEDY, BACKGAMMON, state)) == ["6/4", "8/4"]


@pytest.mark.parametrize(("point", "reply"), [(2, "take"), (20, "drop")])
def test_a_cube_is_taken_in_an_even_race_and_dropped_in_a_lost_one(point: int, reply: str) -> None:
    state = race({point: 5, 0: 10}, {2: 5, 0: 10})
    state.ask(0, REPLY)
    assert spoken(GREEDY, BACKGAMMON, state) == [reply]


@pytest.mark.parametrize("game", [CONNECT_FOUR, BACKGAMMON], ids=["connect-four", "backgammon"])
def test_greedy_beats_random(game: object) -> None:
    title = CONNECT_FOUR if game is CONNECT_FOUR else BACKGAMMON
    assert sum(against_random(title, 2, seed).wins[0] for seed in range(10)) >= 9
