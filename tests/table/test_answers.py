"""Answers: to the question that is open, whole or not at all, and previews of them."""

import pytest

from orrery.engine.errors import IllegalChoice, NotYourTurn
from orrery.games.samples.connect_four.game import CONNECT_FOUR
from orrery.table.errors import BadAnswer, NotSeated, StaleQuestion
from orrery.table.stage import Stage
from tests.contract.toy import AUCTION, NO, YES
from tests.table.company import Company


def company_at_stake() -> Company:
    """An auction in which seat 0 is about to set the stake."""
    company = Company(AUCTION, "ann bob").sit_down()
    assert company.question(0).decision == "stake"
    return company


def test_an_answer_is_logged_and_all_are_told() -> None:
    company = Company(CONNECT_FOUR, "ann bob").sit_down()

    updates = company.answer(0, 3)

    assert [(entry.seat, entry.choice) for entry in company.entries] == [(0, 3)]
    assert {update.viewer for update in updates} == {0, 1}
    assert [update.question is not None for update in updates] == [False, True]


def test_an_answer_to_a_question_that_is_no_longer_open_changes_nothing() -> None:
    company = Company(CONNECT_FOUR, "ann bob").sit_down()
    first = company.question(0).number
    company.answer(0, 3)
    company.answer(1, 3)

    with pytest.raises(StaleQuestion):
        company.table.answer("ann", 0, first, [3], company.now)

    assert len(company.match.log) == 2


def test_an_answer_that_the_rules_refuse_changes_nothing() -> None:
    company = Company(CONNECT_FOUR, "ann bob").sit_down()

    with pytest.raises(IllegalChoice):
        company.answer(0, 7)

    assert company.match.log == []
    assert company.table.pending is None


@pytest.mark.parametrize("length", [0, 201])
def test_an_answer_has_at_least_one_choice_and_not_too_many(length: int) -> None:
    company = company_at_stake()

    with pytest.raises(BadAnswer):
        company.answer(0, *[0] * length)


def test_nobody_answers_for_somebody_else() -> None:
    company = Company(CONNECT_FOUR, "ann bob").sit_down()

    with pytest.raises(NotSeated):
        company.table.answer("bob", 0, company.question(0).number, [3], company.now)


def test_nobody_answers_for_a_person_as_a_bot() -> None:
    company = Company(CONNECT_FOUR, "ann bot").sit_down()

    with pytest.raises(NotYourTurn):
        company.table.answer_as_bot(0, company.question(0).number, [3], company.now)


def test_a_plan_is_taken_whole() -> None:
    company = company_at_stake()
    label, choices, _ = company.question(0).plans[2]
    assert label == "double-at-once"

    company.answer(0, *choices)

    assert [entry.choice for entry in company.entries if entry.seat == 0] == [2, YES]


def test_a_plan_of_which_a_part_is_illegal_is_not_taken_at_all() -> None:
    company = company_at_stake()
    said = len(company.match.log)

    with pytest.raises(IllegalChoice):
        company.answer(0, 2, 9)

    assert len(company.match.log) == said


def test_an_answer_in_a_group_can_not_be_given_twice() -> None:
    company = Company(AUCTION, "ann bob cid").sit_down()
    company.answer(0, 0, NO)
    number = company.question(1).number
    company.answer(1, NO)

    with pytest.raises(NotYourTurn):
        company.table.answer("bob", 1, number, [YES], company.now)


def test_the_question_of_a_group_stays_the_same_while_others_answer() -> None:
    company = Company(AUCTION, "ann bob cid").sit_down()
    company.answer(0, 0, NO)
    number = company.question(2).number

    company.answer(1, NO)

    assert company.question(2).number == number


def test_a_preview_changes_nothing() -> None:
    company = company_at_stake()
    number = company.question(0).number

    seen = company.table.preview("ann", 0, number, [2, YES])

    assert seen.taken == 2
    assert company.question(0).number == number
    with pytest.raises(StaleQuestion):
        company.table.preview("ann", 0, number - 1, [2])


def test_a_preview_tells_what_the_seat_would_be_asked_next() -> None:
    company = company_at_stake()

    seen = company.table.preview("ann", 0, company.question(0).number, [2])

    assert seen.ask is not None
    assert company.game.decisions[seen.ask.decision].key == "double"
    assert sorted(choice for choice, _ in seen.options) == sorted([NO, YES])
    assert all(token for _, token in seen.options)


def test_a_preview_goes_as_far_as_the_answers_can_be_given() -> None:
    company = company_at_stake()
    number = company.question(0).number

    seen = company.table.preview("ann", 0, number, [2, 99])

    assert seen.taken == 1
    assert seen.take_back == company.table.preview("ann", 0, number, [2]).take_back


def test_a_plan_of_a_bot_is_taken_whole_before_the_pause_is_over() -> None:
    company = Company(AUCTION, "bot ann").sit_down()
    [job] = company.table.wanted()

    company.do(company.table.answer_as_bot(0, job.question, [2, YES], company.now))

    assert [entry.choice for entry in company.entries if entry.seat == 0] == [2, YES]


def quiet_column(company: Company, left_out: int) -> int:
    """A column, not this one, whose next disc makes no four in a row."""
    for choice in company.match.options(company.asked[0]):
        ahead = CONNECT_FOUR.clone(company.match.state)
        CONNECT_FOUR.apply(ahead, company.asked[0], choice)
        if choice != left_out and not CONNECT_FOUR.is_over(ahead):
            return choice
    raise AssertionError("every column ends the game")


def test_forced_answers_are_given_at_once_where_nothing_is_hidden() -> None:
    company = Company(CONNECT_FOUR, "ann bob").sit_down()
    left_out = 6
    for _ in range(36):
        company.answer(company.asked[0], quiet_column(company, left_out))

    assert company.table.stage == Stage.OVER
    assert {entry.choice for entry in company.entries[36:]} == {left_out}
    assert company.numbers(0) == list(range(1, 39))
