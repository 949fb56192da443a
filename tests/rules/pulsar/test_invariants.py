"""PULSAR 2849: what holds in every position of every game."""

from hypothesis import given
from hypothesis import strategies as st

from orrery.games.pulsar.game import PULSAR
from orrery.games.pulsar.state import Pulsar
from tests.contract.titles import Case
from tests.soak.games import bustle, cases_with, stroll
from tests.soak.pulsar import check_position
from tests.soak.pulsar_course import check_change, check_end

CASES = [case for seats in (2, 3, 4) for case in cases_with(PULSAR, seats)]


@given(case=st.sampled_from(CASES), seed=st.integers(0, 2**32), busy=st.booleans())
def test_the_laws_hold_in_every_position(case: Case, seed: int, busy: bool) -> None:
    before: Pulsar | None = None
    state: Pulsar

    for state in bustle(case, seed) if busy else stroll(case, seed):
        check_position(state)
        if before is not None:
            check_change(before, state)
        before = state.clone()

    check_end(state)
