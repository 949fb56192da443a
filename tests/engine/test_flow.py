"""Frames, questions and the ledger inside a state."""

from orrery.engine.flow import UNANSWERED, Choices, Frame
from tests.contract.toy import Auction


def facts(frame: Frame) -> tuple[int, ...]:
    return (frame.procedure, frame.step, frame.seat, frame.x, frame.y, frame.z, frame.void)


def test_a_pushed_frame_stands_above_the_others() -> None:
    state = Auction(2, 1)
    assert (state.push(5, 1, 10, 20, 30), state.push(6, 0)) == (0, 1)
    assert state.depth == 2
    assert facts(state.frame(0)) == (5, 0, 1, 10, 20, 30, 0)
    assert facts(state.frame(1)) == (6, 0, 0, 0, 0, 0, 0)


def test_the_stack_grows_as_deep_as_it_has_to() -> None:
    state = Auction(2, 1)
    for number in range(40):
        state.push(number, 0)
    assert [state.frame(place).procedure for place in range(40)] == list(range(40))


def test_a_procedure_goes_on_at_another_step_with_new_ints() -> None:
    state = Auction(2, 1)
    state.push(5, 1, 10, 20, 30)
    before = state.frame(0)
    state.goto(3, 7)
    assert facts(state.frame(0)) == (5, 3, 1, 7, 0, 0, 0)
    assert facts(before) == (5, 0, 1, 10, 20, 30, 0), "a frame that was handed out changed"


def test_a_frame_anywhere_on_the_stack_can_be_cancelled() -> None:
    state = Auction(2, 1)
    state.push(5, 1)
    state.push(6, 1)
    state.void(0)
    assert (state.is_void(0), state.is_void(1)) == (True, False)


def test_a_group_keeps_its_answers_until_it_is_settled() -> None:
    state = Auction(3, 1)
    for seat in (2, 0, 1):
        state.ask(seat, 4, x=seat)
    state.set_answer(state.find_ask(2), 9)
    assert [state.answer_at(index) for index in range(3)] == [9, UNANSWERED, UNANSWERED]
    assert state.first_unanswered() == 1
    assert [state.ask_at(index).x for index in range(3)] == [2, 0, 1]


def test_a_seat_that_is_not_asked_has_no_question() -> None:
    state = Auction(2, 1)
    state.ask(1, 4)
    assert (state.find_ask(0), state.find_ask(1)) == (-1, 0)


def test_points_are_the_sum_of_all_sources() -> None:
    state = Auction(2, 1)
    state.score(1, 0, 5)
    state.score(1, 1, -2)
    state.score(0, 1, 1)
    assert [state.points(seat) for seat in range(2)] == [1, 3]
    assert list(state.ledger) == [0, 1, 5, -2]


def test_a_buffer_of_choices_grows_and_is_used_again() -> None:
    choices = Choices()
    for number in range(100):
        choices.add(number)
    assert choices.listed() == list(range(100))

    choices.clear()
    choices.add(7)
    assert (choices.count, choices.get(0), choices.listed()) == (1, 7, [7])
