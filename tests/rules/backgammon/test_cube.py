"""The doubling cube (B8)."""

import pytest

from orrery.engine.flow import CHANCE
from orrery.engine.match import Match
from orrery.games.samples.backgammon.game import BACKGAMMON
from tests.rules.backgammon import Table, asked, play, position, told

EVEN = {24: 2, 13: 5, 8: 3, 6: 5}


def opened(cube: str) -> Table:
    """A new game after the first turn, which seat 0 had."""
    match = Match(BACKGAMMON, BACKGAMMON.setup(2, {"cube": cube}))
    match.say(CHANCE, "3-1")
    return play(match, "8/5", "6/5")


@pytest.mark.rule("B8.1")
def test_a_cube_in_the_middle_may_be_used_by_either_seat() -> None:
    match = position(EVEN, EVEN)

    first = asked(match)
    match.say(0, "no")
    match.say(CHANCE, "2-1")
    play(match, "13/11", "6/5")

    assert (first, asked(match)) == ((0, "double"), (1, "double"))


@pytest.mark.rule("B8.1")
def test_without_the_cube_nobody_is_asked_to_double() -> None:
    assert asked(opened(cube="off")) == (CHANCE, "roll")


@pytest.mark.rule("B8.2")
def test_the_second_turn_is_the_first_that_may_begin_with_a_double() -> None:
    match = opened(cube="on")

    assert told(match, "doubled") == []
    assert asked(match) == (1, "double")


@pytest.mark.rule("B8.2")
def test_who_does_not_double_rolls() -> None:
    match = position(EVEN, EVEN)

    match.say(0, "no")

    assert asked(match) == (CHANCE, "roll")
    assert match.ask_of(CHANCE).x == 0


@pytest.mark.rule("B8.3")
def test_who_drops_loses_the_stake_before_the_double() -> None:
    match = position(EVEN, EVEN, cube=4, holder=0)

    match.say(0, "yes")
    match.say(1, "drop")

    assert list(match.state.ledger) == [0, 0, 0, 4, 0, 0, 0, 0]
    assert match.outcome() is not None
    assert told(match, "dropped") == [(1, -1, -1, -1)]


@pytest.mark.rule("B8.4")
def test_who_takes_gets_the_cube_and_the_doubler_rolls() -> None:
    match = position(EVEN, EVEN)

    match.say(0, "yes")
    match.say(1, "take")

    assert (match.state.cube, match.state.holder) == (2, 1)
    assert asked(match) == (CHANCE, "roll")
    assert match.ask_of(CHANCE).x == 0
    assert told(match, "doubled") == [(0, 2, -1, -1)]
    assert told(match, "taken") == [(1, 2, -1, -1)]


@pytest.mark.rule("B8.4")
def test_who_does_not_own_the_cube_is_not_asked_to_double() -> None:
    assert asked(position(EVEN, EVEN, cube=2, holder=1)) == (CHANCE, "roll")
    assert asked(position(EVEN, EVEN, cube=2, holder=0)) == (0, "double")


@pytest.mark.rule("B8.5")
def test_a_cube_at_64_can_not_be_doubled() -> None:
    assert asked(position(EVEN, EVEN, cube=32, holder=0)) == (0, "double")
    assert asked(position(EVEN, EVEN, cube=64, holder=0)) == (CHANCE, "roll")


@pytest.mark.rule("B8.6")
def test_a_gammon_counts_though_nobody_has_doubled() -> None:
    match = play(position(own={1: 1}, other={1: 15}, roll="6-5"), "1/off:6")

    assert match.state.points(0) == 2


@pytest.mark.rule("B8.6")
def test_who_takes_may_not_double_again_at_once() -> None:
    match = position(EVEN, EVEN)

    match.say(0, "yes")
    match.say(1, "take")
    match.say(CHANCE, "2-1")

    assert asked(match) == (0, "move")
