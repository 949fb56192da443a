"""Whole turns: how many there are, and how they are written."""

import pytest

from orrery.engine.errors import BadToken
from orrery.games.samples.backgammon.game import BACKGAMMON
from orrery.games.samples.backgammon.keys import MOVE
from orrery.games.samples.backgammon.state import Backgammon
from tests.rules.backgammon import Places, asked, places, position

START = {24: 2, 13: 5, 8: 3, 6: 5}
ROLLS = [f"{high}-{low}" for high in range(1, 7) for low in range(1, high + 1)]


def rows_of_answers(state: Backgammon) -> int:
    """In how many ways, order told apart, seat 0 can play what it has rolled."""
    if state.find_ask(0) < 0:
        return 1
    count = 0
    for choice in BACKGAMMON.legal(state):
        ahead = state.clone()
        BACKGAMMON.apply(ahead, 0, choice)
        count += rows_of_answers(ahead)
    return count


def positions_reached(state: Backgammon) -> int:
    """How many plans there are; a turn that passes counts as one."""
    return len(BACKGAMMON.plans(state, state.ask_at(0))) if state.find_ask(0) >= 0 else 1


@pytest.mark.rule("B2.3", "B3.2", "B4.1", "B5.1", "B6.3")
@pytest.mark.parametrize(
    ("own", "other", "rows", "positions"),
    [
        (START, START, 2195, 447),
        ({25: 1, 13: 4, 8: 3, 6: 7}, {24: 1, 13: 2, 8: 2, 6: 3, 5: 3, 4: 2, 3: 2}, 120, 70),
        ({7: 1, 6: 2, 4: 2, 3: 1, 1: 1}, {23: 1, 20: 2, 5: 5, 3: 7}, 337, 109),
    ],
    ids=["start", "bar", "bearing off"],
)
def test_all_rolls_together_can_be_played_in_so_many_ways(
    own: Places, other: Places, rows: int, positions: int
) -> None:
    states = [position(own, other, roll=roll).state for roll in ROLLS]

    assert sum(map(rows_of_answers, states)) == rows
    assert sum(map(positions_reached, states)) == positions


@pytest.mark.rule("B3.1")
def test_a_plan_is_a_whole_turn() -> None:
    match = position(START, START, roll="6-5")
    ask = match.ask_of(0)
    turns = {
        tuple(BACKGAMMON.token(ask, choice) for choice in plan.choices): plan.choices
        for plan in BACKGAMMON.plans(match.state, ask)
    }

    match.play_all(0, turns["24/18", "18/13"])

    assert places(match, 0) == {24: 1, 13: 6, 8: 3, 6: 5}
    assert asked(match) == (1, "double")


@pytest.mark.parametrize("choice", range(150))
def test_every_move_reads_back_what_it_writes(choice: int) -> None:
    match = position(START, START, roll="6-5")
    ask = match.ask_of(0)

    assert BACKGAMMON.decisions[MOVE].read(ask, BACKGAMMON.token(ask, choice)) == choice


@pytest.mark.parametrize(
    "token", ["", "13", "13/13", "13/6", "0/off", "bar/off", "6/off:6", "25/20", "13/08"]
)
def test_what_is_no_move_is_not_read(token: str) -> None:
    match = position(START, START, roll="6-5")

    with pytest.raises(BadToken):
        match.say(0, token)
