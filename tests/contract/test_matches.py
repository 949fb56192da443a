"""Every title: previews come true, undo restores, replays and saves agree, wrong answers change nothing."""

import pytest

from tests.contract import matches
from tests.contract.titles import PLAYED, Case
from tests.contract.walks import positions
from tests.share import share

each_case = pytest.mark.parametrize("case", PLAYED, ids=str)
SEEDS = share((1,), (1, 2))


@each_case
def test_replay_equals_play(case: Case) -> None:
    for seed in SEEDS:
        matches.check_replay(case.game, case.setup, seed)


@each_case
def test_a_match_comes_back_from_its_save(case: Case) -> None:
    matches.check_save(case.game, case.setup, seed=1)


@each_case
def test_undo_restores_exactly_and_never_crosses_a_barrier(case: Case) -> None:
    for seed in SEEDS:
        matches.check_undo(case.game, case.setup, seed)


@each_case
def test_rewind_restores_exactly_and_draws_never_run_backwards(case: Case) -> None:
    for seed in range(1, 6):
        matches.check_rewind(case.game, case.setup, seed)


@each_case
def test_a_preview_is_what_then_happens(case: Case) -> None:
    for seed in SEEDS:
        matches.check_preview(case.game, case.setup, seed)


@each_case
def test_the_preview_of_a_plan_is_what_comes_of_it(case: Case) -> None:
    for state in positions(case.game, case.setup, seed=1):
        matches.check_chains(case.game, state)


@each_case
def test_a_chain_of_answers_is_played_whole_or_not_at_all(case: Case) -> None:
    for state in positions(case.game, case.setup, seed=1):
        matches.check_atomic(case.game, state)


@each_case
def test_wrong_answers_are_refused_and_change_nothing(case: Case) -> None:
    for state in positions(case.game, case.setup, seed=1):
        matches.check_wrong_answers(case.game, state)
