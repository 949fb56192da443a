"""Windows: who is compelled, who is polled, what is played first, and what a zap cancels."""

from itertools import permutations
from typing import Final

import pytest
from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.engine.actions import NOT_THERE
from orrery.engine.chance import Rng
from orrery.engine.decision import ALLOWED, Decision, Procedure
from orrery.engine.flow import PASS, UNANSWERED, Ask, Choices, Frame, State
from orrery.engine.game import Game, Setup
from orrery.engine.windows import MAY, MUST, NO_SUBJECT, Poll, Response, Windows, cancel

WINDOW: Final = 0
RESPONSE: Final = 1
TALLY: Final = 2
POLL: Final = 0
WHOM: Final = 1

PARLEY: Final = 0
PLAYED: Final = 1

GREET: Final = 0
CURTSY: Final = 1
SING: Final = 2
ZAP: Final = 3
WHISPER: Final = 4
TOAST: Final = 5
RESPONSE_COUNT: Final = 6

PAID: Final = 100
TALLIED: Final = 1000
TOASTED: Final = 2000


class Salon(State):
    """``tokens`` says how often a seat may still use a response; ``log`` what was done, by whom.

    A response that is paid for is written as 100, one that is carried out without it; then ten
    times the seat, and the response. A toast is written as 2000 and the seat it is drunk to.
    """

    def __init__(self, seats: int) -> None:
        super().__init__(seats=seats, sources=1)
        self.first: i64 = 0
        self.tokens: vec[i64] = vec[i64]([0] * (seats * RESPONSE_COUNT))
        self.log: vec[i64] = vec[i64]()

    def clone(self) -> "Salon":
        twin = Salon.__new__(Salon)
        self.copy_flow(twin)
        twin.first = self.first
        twin.tokens = self.tokens[:]
        twin.log = self.log[:]
        return twin

    def write(self, entry: i64) -> None:
        self.log = append(self.log, entry)


def always(state: Salon, seat: int, window: Frame) -> bool:
    return True


def not_own(state: Salon, seat: int, window: Frame) -> bool:
    return state.frame(window.y).seat != seat


def perform(state: Salon, frame: Frame) -> None:
    state.write(10 * frame.seat + frame.x)


def ask_whom(state: Salon, frame: Frame) -> None:
    state.ask(frame.seat, WHOM)


def toast(state: Salon, frame: Frame) -> None:
    state.write(TOASTED + frame.z)


class Whom(Decision[Salon]):
    """The seat to which a toast is drunk."""

    def size(self, state: Salon) -> i64:
        return state.seats

    def options(self, state: Salon, ask: Ask, out: Choices) -> None:
        for turn in range(1, state.seats):
            out.add((ask.seat + turn) % state.seats)

    def resolve(self, state: Salon, ask: Ask, choice: i64) -> None:
        frame = state.frame(state.depth - 1)
        state.goto(frame.step, frame.x, frame.y, choice)


def zap(state: Salon, frame: Frame) -> None:
    perform(state, frame)
    cancel(state, frame)


# fmt: off
RESPONSES: Final[tuple[Response[Salon], ...]] = (
    Response("greet",   "X1", PARLEY, MUST, always,  perform),
    Response("curtsy",  "X2", PARLEY, MUST, always,  perform, PLAYED),
    Response("sing",    "X3", PARLEY, MAY,  always,  perform, PLAYED),
    Response("zap",     "X4", PLAYED, MAY,  not_own, zap,     PLAYED),
    Response("whisper", "X5", PARLEY, MAY,  always,  perform),
    Response("toast",   "X6", PARLEY, MAY,  always,  toast,   PLAYED, ask_whom),
)
# fmt: on


class SalonWindows(Windows[Salon]):
    """Seat 0 is shy: it is never polled when it has no token at all."""

    def order(self, state: Salon) -> list[int]:
        return [(state.first + turn) % state.seats for turn in range(state.seats)]

    def might_respond(self, state: Salon, seat: i64, frame: Frame) -> bool:
        return seat > 0 or any(state.tokens[response] for response in range(RESPONSE_COUNT))

    def forbidden(self, state: Salon, seat: i64, response: i64, frame: Frame) -> str:
        """Who has no token left may not do it again (X0); who has lost a token never could."""
        tokens = state.tokens[seat * RESPONSE_COUNT + response]
        if tokens < 0:
            return NOT_THERE
        return ALLOWED if tokens > 0 else "X0"

    def pay(self, state: Salon, seat: i64, response: i64) -> None:
        """A song has to be tallied: a frame of its own."""
        state.tokens[seat * RESPONSE_COUNT + response] -= 1
        state.write(PAID + 10 * seat + response)
        if response == SING:
            state.push(TALLY, seat)


WINDOWS: Final = SalonWindows(RESPONSES, points=2, window=WINDOW, response=RESPONSE, poll=POLL)


def tally(state: Salon, frame: Frame) -> None:
    state.write(TALLIED)


class SalonGame(Game[Salon]):
    def begin(self, setup: Setup) -> Salon:
        return Salon(setup.seats)

    def view(self, state: Salon, seat: int) -> object:
        return None

    def guess(self, view: object, rng: Rng) -> Salon:
        return Salon(2)


GAME: Final = SalonGame(
    "salon",
    1,
    (1, 4),
    100,
    decisions=[Poll(WINDOWS), Whom()],
    procedures=[
        Procedure(WINDOWS.compel, WINDOWS.poll_all),
        Procedure(WINDOWS.take_aim, WINDOWS.announce, WINDOWS.carry_out),
        Procedure(tally),
    ],
)


def salon(*tokens: tuple[int, ...], first: int = 0) -> Salon:
    """A window at PARLEY, with the responses that each seat has tokens for."""
    state = Salon(len(tokens))
    state.first = first
    for seat, responses in enumerate(tokens):
        for response in responses:
            state.tokens[seat * RESPONSE_COUNT + response] += 1
    WINDOWS.open(state, PARLEY, first)
    GAME.drive(state)
    return state


def asked(state: Salon) -> list[int]:
    return [ask.seat for ask in GAME.asks(state)]


def options(state: Salon, seat: int) -> list[int]:
    return GAME.options(state, state.ask_at(state.find_ask(seat)))


def answer(state: Salon, *answers: tuple[int, int]) -> None:
    for seat, choice in answers:
        assert choice in options(state, seat)
        GAME.apply(state, seat, choice)


def pass_all(state: Salon) -> None:
    """Everybody who is asked passes, once."""
    for seat in asked(state):
        answer(state, (seat, PASS))


def finish(state: Salon) -> list[int]:
    while not GAME.is_over(state):
        pass_all(state)
    return list(state.log)


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
    asks = [Ask(seat, POLL) for seat in range(3)]

    assert Poll(WINDOWS).settled(asks, choices) == settled


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
