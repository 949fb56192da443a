"""Every title: no seat and no spectator learns what it may not know."""

import pytest

from tests.contract import secrecy
from tests.contract.titles import PLAYED, Case
from tests.contract.walks import positions
from tests.share import share

each_case = pytest.mark.parametrize("case", PLAYED, ids=str)
SEEDS = share((1,), (1, 2))
SOME = share(3, 1)
"""Every so many positions are looked at."""


@each_case
def test_a_view_is_a_lasting_value(case: Case) -> None:
    for state in positions(case.game, case.setup, seed=1):
        secrecy.check_view(case.game, state, seed=1)


@each_case
def test_views_of_several_are_the_views_of_each(case: Case) -> None:
    for state in positions(case.game, case.setup, seed=3):
        secrecy.check_views(case.game, state)


@each_case
def test_a_state_guessed_from_a_view_is_the_same_to_that_seat(case: Case) -> None:
    for seed in SEEDS:
        for number, state in enumerate(positions(case.game, case.setup, seed)[::SOME]):
            secrecy.check_guess(case.game, state, seed * 1000 + number)


@each_case
def test_resampling_leaves_all_that_a_seat_knows(case: Case) -> None:
    for seed in SEEDS:
        for number, state in enumerate(positions(case.game, case.setup, seed)[::SOME]):
            secrecy.check_resample(case.game, state, seed * 1000 + number)


@each_case
def test_answers_that_a_seat_is_not_told_apart_look_the_same_to_it(case: Case) -> None:
    for seed in SEEDS:
        for number, state in enumerate(positions(case.game, case.setup, seed)[::SOME]):
            secrecy.check_masks(case.game, state, seed * 1000 + number)


@each_case
def test_no_event_tells_a_seat_what_only_others_see(case: Case) -> None:
    for seed in SEEDS:
        for number, state in enumerate(positions(case.game, case.setup, seed)[::SOME]):
            secrecy.check_told(case.game, state, seed * 1000 + number)


@each_case
def test_a_guessed_state_can_be_played_to_the_end(case: Case) -> None:
    for number, state in enumerate(positions(case.game, case.setup, seed=1)[:: 3 * SOME]):
        secrecy.check_guess_plays(case.game, case.setup, state, number)
