"""Windows: who is compelled, who is polled, what is played first, and what a zap cancels."""

from itertools import permutations

import pytest

from orrery.engine.decision import ALLOWED
from orrery.engine.flow import PASS, UNANSWERED
from orrery.engine.windows import NO_SUBJECT, Poll
from tests.engine.salon import (
    CURTSY,
    GAME,
    GREET,
    PAID,
    RESPONSE,
    RESPONSE_COUNT,
    SING,
    TALLIED,
    TOAST,
    TOASTED,
    WHISPER,
    WHOM,
    WINDOW,
    WINDOWS,
    ZAP,
    Salon,
    answer,
    asked,
    finish,
    options,
    pass_all,
    salon,
)


def test_a_window_closes_when_all_pass() -> None:
    state = salon((SING,), (SING,))

    assert asked(state) == [0, 1]
    assert finish(state) == []


def test_a_window_in_which_nobody_might_respond_closes_at_once() -> None:
    assert GAME.is_over(salon(()))


def test_a_single_seat_that_is_polled_responds_and_passes() -> None:
    state = salon((WHISPER,))

    answer(state, (0, WHISPER))

    assert finish(state) == [PAID + WHISPER, WHISPER]


def test_what_must_be_done_is_done_before_anybody_is_polled_in_priority_order() -> None:
    state = salon((GREET, WHISPER), (GREET,), (GREET,), first=1)

    assert list(state.log) == [PAID + 10, 10, PAID + 20, 20, PAID, 0]
    assert asked(state) == [1, 2, 0]
    assert options(state, 0) == [PASS, WHISPER]


def test_of_two_duties_of_one_seat_each_is_done_until_it_is_used_up() -> None:
    state = salon((), (GREET, GREET, CURTSY))

    # Nobody but seat 1 is asked about the curtsy, for seat 0 has nothing.
    assert asked(state) == [1]
    pass_all(state)

    assert list(state.log) == [PAID + 10, 10, PAID + 10, 10, PAID + 10 + CURTSY, 10 + CURTSY]


def test_a_duty_that_a_response_wakes_is_done_before_the_next_poll() -> None:
    state = salon((WHISPER,), ())
    state.tokens[RESPONSE_COUNT + GREET] = 1

    answer(state, (0, WHISPER))

    assert list(state.log) == [PAID + WHISPER, WHISPER, PAID + 10, 10]


def test_a_duty_that_is_zapped_is_not_tried_again() -> None:
    state = salon((ZAP,), (CURTSY,))
    answer(state, (0, ZAP))

    log = finish(state)

    assert 10 + CURTSY not in log
    assert log.count(PAID + 10 + CURTSY) == 1


@pytest.mark.parametrize("arrival", list(permutations(range(3))), ids=str)
@pytest.mark.parametrize("first", range(3))
def test_the_first_in_priority_order_responds_in_whatever_order_answers_arrive(
    first: int, arrival: tuple[int, ...]
) -> None:
    state = salon((WHISPER,), (WHISPER,), (WHISPER,), first=first)

    for seat in arrival:
        if not list(state.log):
            answer(state, (seat, WHISPER))

    assert list(state.log) == [PAID + 10 * first + WHISPER, 10 * first + WHISPER]


@pytest.mark.parametrize(
    ("choices", "settled"),
    [
        ([UNANSWERED] * 3, False),
        ([PASS, UNANSWERED, UNANSWERED], False),
        ([UNANSWERED, SING, SING], False),
        ([PASS, UNANSWERED, SING], False),
        ([SING, UNANSWERED, UNANSWERED], True),
        ([PASS, SING, UNANSWERED], True),
        ([PASS, PASS, PASS], True),
    ],
)
def test_a_poll_is_settled_when_all_before_the_first_response_have_passed(
    choices: list[int], settled: bool
) -> None:
    assert Poll(WINDOWS).settled(choices) == settled


def test_after_a_response_all_are_polled_again_until_they_pass() -> None:
    state = salon((WHISPER,), (WHISPER, WHISPER))

    answer(state, (0, PASS), (1, WHISPER), (0, WHISPER))
    assert asked(state) == [1]
    answer(state, (1, WHISPER))
    assert asked(state) == [1]

    assert finish(state)[1::2] == [10 + WHISPER, WHISPER, 10 + WHISPER]


def test_only_what_fits_the_point_and_is_no_duty_is_offered() -> None:
    state = salon((SING, ZAP), (CURTSY, SING, ZAP, WHISPER))

    assert [options(state, seat) for seat in asked(state)] == [[PASS, ZAP], [PASS]]
    pass_all(state)

    assert [options(state, seat) for seat in asked(state)] == [[PASS, SING], [PASS, SING, WHISPER]]


def zapped(times: int) -> Salon:
    """Seat 1 sings, and then the seats zap one another in turn, beginning with seat 0."""
    state = salon((ZAP,) * 3, (SING, ZAP, ZAP))
    answer(state, (0, PASS), (1, SING))
    for turn in range(times):
        for seat in asked(state):
            answer(state, (seat, ZAP if seat == turn % 2 else PASS))
            if seat == turn % 2:
                break
    return state


@pytest.mark.parametrize(
    ("times", "sung"), [(0, True), (1, False), (2, True), (3, False), (4, True), (5, False)]
)
def test_an_odd_number_of_zaps_cancels_and_an_even_number_saves(times: int, sung: bool) -> None:
    log = finish(zapped(times))

    assert (10 + SING in log) == sung
    assert sum(entry % 10 == ZAP and entry >= PAID for entry in log) == times


def test_a_subject_that_is_void_is_not_asked_about_again() -> None:
    state = salon((ZAP,), (SING,), (ZAP,))
    answer(state, (0, PASS), (1, SING), (0, ZAP))

    pass_all(state)

    assert [int(state.frame(place).procedure) for place in range(state.depth)] == [WINDOW]
    assert state.tokens[2 * RESPONSE_COUNT + ZAP] == 1


def test_the_window_about_a_response_that_was_saved_is_open_again() -> None:
    state = salon((ZAP,), (SING, ZAP), (ZAP,))
    answer(state, (0, PASS), (1, SING), (0, ZAP), (0, PASS), (1, ZAP))
    pass_all(state)

    # The zap of seat 0 is void; seat 2 may still zap the song.
    assert options(state, 2) == [PASS, ZAP]
    assert state.ask_at(0).y == 1


def test_a_zap_is_aimed_at_the_response_even_if_its_price_pushed_a_frame() -> None:
    state = salon((ZAP,), (SING,))
    answer(state, (0, PASS), (1, SING))

    assert state.frame(state.ask_at(0).y).procedure == RESPONSE
    answer(state, (0, ZAP))
    log = finish(state)

    assert TALLIED in log
    assert 10 + SING not in log


def test_a_window_without_a_subject_is_never_moot() -> None:
    state = salon((WHISPER,))

    assert state.frame(0).y == NO_SUBJECT
    assert not WINDOWS.is_moot(state, state.frame(0))


def test_a_response_is_aimed_before_it_is_paid_for_and_before_anybody_can_answer_it() -> None:
    state = salon((), (TOAST,), (ZAP,))
    answer(state, (1, TOAST))

    assert [(ask.seat, int(ask.decision)) for ask in GAME.asks(state)] == [(1, WHOM)]
    assert list(state.log) == []

    answer(state, (1, 2))

    assert list(state.log) == [PAID + 10 + TOAST]
    assert options(state, 2) == [PASS, ZAP]
    subject = state.frame(state.ask_at(0).y)
    assert (subject.x, subject.z) == (TOAST, 2)


def test_a_response_is_carried_out_with_its_target_unless_it_is_zapped() -> None:
    state = salon((), (TOAST,), (ZAP,))
    answer(state, (1, TOAST), (1, 0))
    zapped = state.clone()
    answer(zapped, (1, PASS), (2, ZAP))

    assert finish(state)[-1] == TOASTED
    assert TOASTED not in finish(zapped)


def refused(state: Salon, seat: int) -> dict[int, str]:
    return {item.choice: item.clause for item in GAME.refused(state, state.ask_at(state.find_ask(seat)))}


def test_a_response_that_is_not_offered_names_the_clause_that_says_why() -> None:
    """No token left (X0), another moment, or a duty; what was never there is not spoken of."""
    state = salon((SING, ZAP), (SING,))
    state.tokens[TOAST] = -1
    GAME.apply(state, 0, SING)

    assert refused(state, 0) == {GREET: "X0", CURTSY: "X0", SING: "X0", ZAP: "X4", WHISPER: "X0"}
    assert refused(state, 1)[SING] == "X3"
    assert PASS not in refused(state, 1)


def test_what_is_refused_is_what_is_not_offered() -> None:
    state = salon((SING, ZAP, WHISPER), (ZAP,))

    for seat in asked(state):
        assert sorted([*options(state, seat), *refused(state, seat)]) == [PASS, *range(RESPONSE_COUNT)]


def test_the_clause_against_one_answer_is_that_of_its_refusal() -> None:
    state = salon((ZAP,), (SING,))

    assert GAME.against(state, state.ask_at(0), SING) == "X0"
    assert GAME.against(state, state.ask_at(1), SING) == ALLOWED


def test_a_duty_is_no_answer_even_if_it_has_just_become_one() -> None:
    state = salon((SING,), ())
    state.tokens[GREET] = 1

    assert GREET not in options(state, 0)
    assert refused(state, 0)[GREET] == "X1"
