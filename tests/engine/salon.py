"""A small title of responses: songs, toasts and zaps at a salon."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.engine.actions import NOT_THERE
from orrery.engine.chance import Rng
from orrery.engine.decision import ALLOWED, Decision, Procedure
from orrery.engine.flow import PASS, Ask, Choices, Frame, State
from orrery.engine.game import Game, Setup
from orrery.engine.windows import MAY, MUST, Poll, Response, Windows, cancel

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
