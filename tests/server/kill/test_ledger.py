"""The tests of the tests: a server that forgets or invents something is noticed."""

import pytest

from tests.server.kill.ledger import STALE, Given, Ledger

ONE, TWO, THREE = (1, 0, 0, 0, 0), (2, 0, 0, 0, 0), (3, 0, 0, 0, 0)


def answered(*choices: int) -> Ledger:
    ledger = Ledger(seat=1)
    for question, choice in enumerate(choices, start=1):
        ledger.send(question, choice)
        ledger.acknowledge()
    return ledger


def log(*choices: int) -> list[Given]:
    return [Given(1, choice) for choice in choices]


def forced(choice: int) -> Given:
    return Given(1, choice, is_forced=True)


def test_answers_of_others_and_of_the_table_may_stand_between_those_that_were_acknowledged() -> None:
    answered(4, 5).check([*log(4), forced(9), Given(0, 7), *log(5)])


@pytest.mark.parametrize(
    "given",
    [
        [forced(4), *log(4)],
        [*log(4), forced(4)],
        [forced(4), forced(4)],
        [forced(4), forced(7)],
    ],
)
def test_a_forced_answer_may_be_one_s_own_or_that_of_the_table(given: list[Given]) -> None:
    answered(4).check(given)


@pytest.mark.parametrize("choices", [(), (4,), (5, 4), (4, 6)])
def test_a_lost_answer_is_noticed(choices: tuple[int, ...]) -> None:
    with pytest.raises(AssertionError, match="not in the log"):
        answered(4, 5).check(log(*choices))


def test_an_answer_that_was_never_sent_is_noticed() -> None:
    with pytest.raises(AssertionError, match="never given"):
        answered(4).check(log(4, 9))


def test_an_answer_that_was_refused_but_stored_is_noticed() -> None:
    ledger = answered(4)
    ledger.send(7, 5)
    ledger.refuse(STALE)
    ledger.check(log(4))
    with pytest.raises(AssertionError, match="never given"):
        ledger.check(log(4, 5))


def test_an_answer_of_somebody_else_is_not_taken_for_one_s_own() -> None:
    with pytest.raises(AssertionError, match="not in the log"):
        answered(4).check([Given(0, 4)])


@pytest.mark.parametrize("choices", [(4, 6), (4, 5, 6)])
def test_what_was_only_sent_may_be_lost_or_not(choices: tuple[int, ...]) -> None:
    ledger = answered(4)
    ledger.send(7, 5)
    ledger.hang_up()
    ledger.send(8, 6)
    ledger.acknowledge()
    ledger.check(log(*choices))


def test_a_stale_question_has_to_be_closed() -> None:
    ledger = Ledger(seat=1)
    ledger.hear(1, 0, [], question=7)
    ledger.send(7, 5)
    stale = ledger.refuse(STALE)
    with pytest.raises(AssertionError, match="still open"):
        ledger.close(stale)
    ledger.hear(2, 0, [], question=8)
    ledger.close(stale)


def test_nothing_else_than_stale_questions_is_refused() -> None:
    ledger = Ledger(seat=1)
    ledger.send(7, 5)
    with pytest.raises(AssertionError):
        ledger.refuse("illegal-choice")


def test_a_question_that_was_answered_is_not_put_again_after_a_crash() -> None:
    ledger = answered(4)
    ledger.hang_up()
    ledger.hear(1, 0, [], question=2)
    with pytest.raises(AssertionError, match="put again"):
        ledger.hear(2, 0, [], question=1)


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
