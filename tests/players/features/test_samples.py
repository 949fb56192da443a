"""The inputs of connect four and backgammon, worked out by hand."""

import pytest

from orrery.engine.match import Match
from orrery.games.samples.connect_four.game import CONNECT_FOUR
from orrery.games.samples.connect_four.state import ConnectFour
from orrery.players.features.connect_four import WINDOWS
from tests.players.features import block, read
from tests.rules.backgammon import play, position, rolled


def dropped(columns: str) -> ConnectFour:
    match = Match(CONNECT_FOUR, CONNECT_FOUR.setup(2))
    for turn, column in enumerate(columns):
        match.say(turn % 2, column)
    return match.state


def test_there_are_69_places_for_a_line() -> None:
    assert len(WINDOWS) == 69


def test_three_in_a_column_are_a_threat_and_a_line_in_the_fourth_row() -> None:
    row = read("connect-four", dropped("agaga"))

    assert block(row, "own", "threats", "lines") == {
        "threats.columns": 1.0,
        "threats.any": 1.0,
        "lines.row-4": 1.0,
    }
    assert block(row, "rival", "threats", "lines") == {}
    assert block(row, "own", "discs") == {"discs.a1": 1.0, "discs.a2": 1.0, "discs.a3": 1.0}
    assert block(row, "rival", "discs") == {"discs.g1": 1.0, "discs.g2": 1.0}
    assert block(row, "own", "middle") == {"middle": 3.0}


def test_a_threat_is_ready_for_whoever_moves_next() -> None:
    state = dropped("agagag")

    assert block(read("connect-four", state, 0), "own", "threats")["threats.ready"] == 1.0
    assert "threats.ready" not in block(read("connect-four", state, 0), "rival")
    assert block(read("connect-four", state, 1), "rival", "threats")["threats.ready"] == 1.0


def test_places_for_a_line_count_for_the_seat_that_has_them_alone() -> None:
    """A disc at a1: the column, the row and the diagonal; one at b1 closes the row, and has five lines."""
    row = read("connect-four", dropped("ab"))

    assert block(row, "own", "chances") == {"chances.one": 2.0}
    assert block(row, "rival", "chances") == {"chances.one": 3.0}


def test_two_completing_cells_of_which_one_lies_on_the_other_are_told() -> None:
    """Seat 0 has b, c and d of the second and third row: a and e complete each."""
    row = read("connect-four", dropped("gbbccddfbfcgd"))

    assert block(row, "own", "lines", "threats") == {
        "lines.row-2": 2.0,
        "lines.row-3": 2.0,
        "lines.stacked": 2.0,
    }
    assert block(row, "rival", "lines") == {"lines.row-1": 2.0}


def test_the_table_of_connect_four_knows_who_began_and_who_is_next() -> None:
    assert block(read("connect-four", dropped("d"), 0), "table") == {"turns.first": 1.0, "turns.left": 41.0}
    assert block(read("connect-four", dropped("d"), 1), "table") == {"turns.own": 1.0, "turns.left": 41.0}


def test_a_race_of_backgammon_without_contact() -> None:
    row = read("backgammon", position({6: 2, 3: 1}, {1: 2}, roll="2-1").state)

    assert block(row, "own", "race", "off", "home", "turn") == {
        "race.pips": 15.0,
        "off": 12.0,
        "home.checkers": 3.0,
        "turn": 1.0,
    }
    assert block(row, "own", "places") == {"places.6-two": 1.0, "places.3-one": 1.0}
    assert block(row, "rival", "race", "turn") == {"race.pips": 2.0}
    assert block(row, "table") == {"contact.race-lead": -13.0}


def test_blots_of_backgammon_are_under_fire() -> None:
    """A blot on the 8 point, 17 as the rival counts: one of its checkers is 6 and another 1 behind."""
    row = read("backgammon", position({8: 1, 1: 3}, {23: 1, 18: 2}, roll="2-1").state)

    assert block(row, "own", "blots") == {
        "blots.risk": 25 * 17 // 6,
        "blots.count": 1.0,
        "blots.shots": 28.0,
        "blots.pips-at-stake": pytest.approx(28 * 17 / 36),
    }
    assert block(row, "table") == {"contact": 1.0}


def test_points_of_backgammon_make_primes_anchors_and_traps() -> None:
    row = read("backgammon", position({20: 2, 6: 2, 5: 3, 4: 5, 2: 2}, {24: 2, 22: 1, 1: 2}).state)

    assert block(row, "own", "points") == {
        "points.held": 5.0,
        "points.home": 4.0,
        "points.prime": 3.0,
        "points.anchors": 1.0,
        "points.trapped": 2.0,
    }
    assert block(row, "own", "places") == {
        "places.20-two": 1.0,
        "places.6-two": 1.0,
        "places.5-three": 1.0,
        "places.4-three": 1.0,
        "places.4-more": 2.0,
        "places.2-two": 1.0,
    }


def test_the_cube_of_backgammon_is_the_stake_and_its_holder_an_input() -> None:
    match = position({6: 2}, {6: 2}, cube=4, holder=0)

    assert block(read("backgammon", match.state, 0), "own", "cube") == {"cube": 1.0}
    assert block(read("backgammon", match.state, 1), "rival", "cube") == {"cube": 1.0}


def test_a_checker_on_the_bar_is_told() -> None:
    match = play(rolled(position({8: 1, 1: 2}, {20: 1, 6: 2}), "3-1"), "8/5")

    assert block(read("backgammon", match.state, 1), "own", "bar") == {"bar": 1.0}
