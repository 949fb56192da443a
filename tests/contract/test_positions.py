"""Every title: questions, options, notation, points, copies and snapshots, in positions of random games."""

import pytest

from tests.contract import checks
from tests.contract.titles import GAMES, PLAYED, Case
from tests.contract.walks import milestones, positions
from tests.share import share
from tests.soak.invariants import watch_of

each_case = pytest.mark.parametrize("case", PLAYED, ids=str)
each_title = pytest.mark.parametrize("key", GAMES)
SEEDS = share((1,), (1, 2))
ENOUGH = share(1_000, 10_000)
"""Answers after which no more games are played to their ends."""


@each_title
def test_names_are_unique_and_in_kebab_case(key: str) -> None:
    checks.check_keys(GAMES[key])


@each_title
def test_steps_are_named_by_their_functions(key: str) -> None:
    checks.check_steps(GAMES[key])


@each_case
def test_any_position_can_be_written_down_and_read_back(case: Case) -> None:
    for seed in SEEDS:
        for state in positions(case.game, case.setup, seed):
            checks.check_text(case.game, case.setup, state)


@each_case
def test_actions_offer_what_nothing_speaks_against(case: Case) -> None:
    for seed in SEEDS:
        for state in positions(case.game, case.setup, seed):
            checks.check_offers(case.game, state)


@each_case
def test_a_single_answer_is_refused_by_the_clause_of_the_list(case: Case) -> None:
    for state in positions(case.game, case.setup, SEEDS[0]):
        checks.check_clauses(case.game, state)


@each_case
def test_the_laws_of_the_title_hold(case: Case) -> None:
    watch = watch_of(case.game)
    for state in positions(case.game, case.setup, SEEDS[0]):
        watch.look(state)


@each_title
def test_texts_that_are_no_answer_are_bad_tokens(key: str) -> None:
    checks.check_garbage(GAMES[key], GAMES[key].most)


@each_case
def test_random_games_end_within_the_stated_bound(case: Case) -> None:
    answers = 0
    for seed in range(1, 6):
        if answers < ENOUGH:
            answers += checks.check_end(case.game, case.setup, seed)


@each_case
def test_every_seat_gets_every_event_and_no_fact_that_is_not_for_it(case: Case) -> None:
    for seed in SEEDS:
        checks.check_events(case.game, case.setup, seed)


@each_case
def test_questions_and_options_are_well_formed(case: Case) -> None:
    for seed in SEEDS:
        reached = positions(case.game, case.setup, seed)
        for state in reached:
            checks.check_questions(case.game, state)
            checks.check_options(case.game, state)
            checks.check_sizes(case.game, reached[0], state)


@each_case
def test_answers_have_one_text_form_that_reads_back(case: Case) -> None:
    for seed in SEEDS:
        for state in positions(case.game, case.setup, seed):
            checks.check_notation(case.game, state)


@each_case
def test_the_ledger_sums_to_points_standings_and_outcome(case: Case) -> None:
    for seed in SEEDS:
        for state in positions(case.game, case.setup, seed):
            checks.check_ledger(case.game, state)


@each_case
def test_a_state_holds_only_ints_and_a_clone_is_equal_and_independent(case: Case) -> None:
    for seed in SEEDS:
        for state in milestones(case.game, case.setup, seed):
            checks.check_facts(case.game, state)
            checks.check_clone(case.game, state)


@each_case
def test_looking_at_a_position_does_not_change_it(case: Case) -> None:
    for state in positions(case.game, case.setup, seed=1):
        checks.check_looking(case.game, state)


@each_case
def test_a_position_comes_back_from_its_snapshot_and_goes_on_alike(case: Case) -> None:
    for state in positions(case.game, case.setup, seed=1):
        checks.check_snapshot(case.game, case.setup, state, seed=1)


@each_case
def test_plans_are_chains_of_legal_answers_of_one_seat(case: Case) -> None:
    for seed in SEEDS:
        for state in positions(case.game, case.setup, seed):
            checks.check_plans(case.game, state)


@each_case
def test_what_comes_of_a_group_does_not_depend_on_the_order_of_its_answers(case: Case) -> None:
    for seed in SEEDS:
        for state in positions(case.game, case.setup, seed):
            checks.check_orders(case.game, state, seed)
