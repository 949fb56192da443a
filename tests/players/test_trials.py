"""Trials: lines are played on, and a doubtful gain changes nothing."""

from time import perf_counter

import pytest

from orrery.engine.match import Match
from orrery.games.samples.connect_four.game import CONNECT_FOUR
from orrery.games.samples.connect_four.state import ConnectFour
from orrery.players.evaluate.connect_four import ConnectFourEvaluator
from orrery.players.line import LineOfPlay
from orrery.players.minimax import Minimax
from orrery.players.player import NEVER
from orrery.players.trials import LineTrials, TrialPlan, best_by_trials, chosen, is_surely_better, upper_half


def position(columns: str) -> ConnectFour:
    match = Match(CONNECT_FOUR, CONNECT_FOUR.setup(2))
    for turn, column in enumerate(columns):
        match.say(turn % 2, column)
    state: ConnectFour = match.state
    return state


def lines(*columns: int) -> list[LineOfPlay[ConnectFour]]:
    return [LineOfPlay([column], position(""), False, 0) for column in columns]


def test_a_trial_plays_so_many_questions_on() -> None:
    """The second seat has three in column b: with one question more it has won."""
    trials = LineTrials(CONNECT_FOUR, ConnectFourEvaluator(), position("abcbfb"), 0, 1)

    assert -10_000 < trials.tried([3], 0, 0) < 0
    assert trials.tried([3], 0, 1) < -9_000


def test_the_position_of_a_decision_is_not_changed_by_trials() -> None:
    root = position("abab")
    LineTrials(CONNECT_FOUR, ConnectFourEvaluator(), root, 0, 1).tried([0], 0, 4)

    assert list(root.heights) == [2, 2, 0, 0, 0, 0, 0]


def test_the_line_that_loses_at_once_gives_way() -> None:
    """The second seat has three in column b: whoever does not block it has lost in the next move."""
    root = position("abcbfb")
    trials = LineTrials(CONNECT_FOUR, ConnectFourEvaluator(), root, 0, 1)

    best = best_by_trials(trials, lines(3, 1), TrialPlan(2, 8, 1), NEVER)

    assert best.chain == [1]


def test_out_of_time_the_first_line_is_taken() -> None:
    trials = LineTrials(CONNECT_FOUR, ConnectFourEvaluator(), position("abcbfb"), 0, 1)

    best = best_by_trials(trials, lines(3, 1), TrialPlan(2, 8, 1), perf_counter() - 1)

    assert best.chain == [3]


def test_time_that_runs_out_between_two_trials_ends_them() -> None:
    """All these trials would take many minutes."""
    trials = LineTrials(CONNECT_FOUR, ConnectFourEvaluator(), position("abcbfb"), 0, 1)
    begun = perf_counter()

    best = best_by_trials(trials, lines(3, 1), TrialPlan(2, 8_000_000, 1), begun + 0.1)

    assert best.chain in ([1], [3])
    assert perf_counter() - begun < 20


def test_the_worse_half_is_dropped_but_never_the_first() -> None:
    assert upper_half([[0], [5], [9], [7], [1], [2]]) == [0, 2, 3]
    assert upper_half([[9], [1]]) == [0, 1]


@pytest.mark.parametrize(
    ("gains", "sure"),
    [([4, 5, 6, 5], True), ([-9, 12, -8, 9], False), ([0, 0, 0], False), ([100], False)],
)
def test_only_a_gain_beyond_chance_is_sure(gains: list[int], sure: bool) -> None:
    assert is_surely_better(gains, [0] * len(gains)) == sure


def test_a_doubtful_gain_leaves_the_first_line_and_tells_its_mean() -> None:
    found = chosen(lines(0, 1), [[2, 2, 2, 2], [-9, 14, -9, 14]])

    assert (found.chain, found.value) == ([0], 2)


@pytest.mark.parametrize(
    ("columns", "seat", "plies", "column"),
    [
        ("ababab", 0, 1, 0),
        ("abcbfb", 0, 2, 1),
    ],
)
def test_looking_ahead_finds_the_win_and_the_block(columns: str, seat: int, plies: int, column: int) -> None:
    reply = Minimax(CONNECT_FOUR, ConnectFourEvaluator(), seat).best(position(columns), plies)

    assert reply.chain == [column]
