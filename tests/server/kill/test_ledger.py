"""The tests of the tests: a server that forgets or invents something is noticed."""

import pytest

from orrery.engine.match import Entry
from tests.server.kill.ledger import Ledger

ONE, TWO, THREE = (1, 0, 0, 0, 0), (2, 0, 0, 0, 0), (3, 0, 0, 0, 0)


def answered(*choices: int) -> Ledger:
    ledger = Ledger(seat=1)
    for question, choice in enumerate(choices):
        ledger.send(question, choice)
        ledger.acknowledge()
    return ledger


def log(*choices: int) -> list[Entry]:
    return [Entry(1, 0, choice) for choice in choices]


def test_other_answers_may_stand_between_those_that_were_acknowledged() -> None:
    answered(4, 5).check([*log(4, 9), Entry(0, 0, 7), *log(5)])


@pytest.mark.parametrize("choices", [(4,), (5, 4), (4, 6)])
def test_a_lost_answer_is_noticed(choices: tuple[int, ...]) -> None:
    with pytest.raises(AssertionError, match="not in the log"):
        answered(4, 5).check(log(*choices))


def test_an_answer_of_somebody_else_is_not_taken_for_one_s_own() -> None:
    with pytest.raises(AssertionError, match="not in the log"):
        answered(4).check([Entry(0, 0, 4)])


def test_what_was_only_sent_may_be_lost() -> None:
    ledger = answered(4)
    ledger.send(7, 5)
    ledger.crash()
    ledger.check(log(4))


def test_events_may_be_told_again_from_any_number_on() -> None:
    ledger = Ledger(seat=0)
    ledger.hear(1, 0, [ONE, TWO])
    ledger.hear(1, 1, [TWO, THREE])
    ledger.hear(2, 3, [])
    assert ledger.events == [ONE, TWO, THREE]


@pytest.mark.parametrize(
    ("number", "first", "events"), [(0, 2, []), (2, 3, [THREE]), (2, 0, [ONE, THREE]), (2, 1, [THREE])]
)
def test_a_gap_or_another_past_is_noticed(number: int, first: int, events: list[tuple[int, ...]]) -> None:
    ledger = Ledger(seat=0)
    ledger.hear(1, 0, [ONE, TWO])
    with pytest.raises(AssertionError):
        ledger.hear(number, first, events)  # type: ignore[arg-type]
