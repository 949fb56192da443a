"""The timing chart: when crews respond to one another, and with what."""

from typing import Final, final

from mypy_extensions import i64

from orrery.engine.actions import NOT_THERE
from orrery.engine.bits import bit, has
from orrery.engine.decision import ALLOWED
from orrery.engine.flow import Frame
from orrery.engine.windows import MAY, MUST, Response, Windows, cancel
from tests.titles.salvage.cards import BOOSTER, REACTOR, THRUSTER, ZAP
from tests.titles.salvage.effects import owns
from tests.titles.salvage.keys import RESPOND, RESPONSE, TOLD_PLAYED, TOLD_ZAPPED, WINDOW
from tests.titles.salvage.queries import has_bid
from tests.titles.salvage.state import Salvage, hand_size, held, lay_down, order

BIDS_SHOWN: Final = 0
SOMETHING_PLAYED: Final = 1
POINTS: Final = 2

NOTHING: Final = -1


def is_bidder(state: Salvage, seat: int, window: Frame) -> bool:
    return has_bid(state, seat)


def is_anybody(state: Salvage, seat: int, window: Frame) -> bool:
    return True


def double_bid(state: Salvage, frame: Frame) -> None:
    state.doubled[frame.seat] = 1


def add_three(state: Salvage, frame: Frame) -> None:
    state.boosts[frame.seat] += 3


def add_two(state: Salvage, frame: Frame) -> None:
    state.boosts[frame.seat] += 2


def zap(state: Salvage, frame: Frame) -> None:
    """Cancel what the zap was played against."""
    subject = state.frame(frame.y)
    state.tell(TOLD_ZAPPED, subject.seat, subject.x)
    cancel(state, frame)


# fmt: off
RESPONSES: Final[tuple[Response[Salvage], ...]] = (
    Response("reactor",  "T6.5", BIDS_SHOWN,       MUST, is_bidder,  double_bid, SOMETHING_PLAYED),
    Response("thruster", "T6.6", BIDS_SHOWN,       MAY,  is_bidder,  add_three,  SOMETHING_PLAYED),
    Response("booster",  "T5.5", BIDS_SHOWN,       MAY,  is_bidder,  add_two,    SOMETHING_PLAYED),
    Response("zap",      "T5.6", SOMETHING_PLAYED, MAY,  is_anybody, zap,        SOMETHING_PLAYED),
)
# fmt: on
TO_THRUST: Final = 1
POWERS: Final[tuple[int, ...]] = (REACTOR, THRUSTER, NOTHING, NOTHING)
"""The wreck that a response comes from."""
CARDS: Final[tuple[int, ...]] = (NOTHING, NOTHING, BOOSTER, ZAP)
"""The card that a response is played with."""


@final
class SalvageWindows(Windows[Salvage]):
    """A power works once a round; a card is discarded when it is played, whatever comes of it (T5.6)."""

    def order(self, state: Salvage) -> list[int]:
        return order(state)

    def might_respond(self, state: Salvage, seat: i64, frame: Frame) -> bool:
        """By the number of cards and the wrecks, which are public: never by the cards themselves (T5.4)."""
        if frame.x == SOMETHING_PLAYED:
            return hand_size(state, seat) > 0
        if not has_bid(state, seat):
            return False
        return hand_size(state, seat) > 0 or self.forbidden(state, seat, TO_THRUST, frame) == ALLOWED

    def forbidden(self, state: Salvage, seat: i64, response: i64, frame: Frame) -> str:
        if CARDS[response] != NOTHING:
            return ALLOWED if held(state, seat, CARDS[response]) > 0 else NOT_THERE
        if not owns(state, seat, POWERS[response]):
            return NOT_THERE
        return self.responses[response].clause if has(state.used[seat], response) else ALLOWED

    def pay(self, state: Salvage, seat: i64, response: i64) -> None:
        state.tell(TOLD_PLAYED, seat, response)
        if CARDS[response] != NOTHING:
            lay_down(state, seat, CARDS[response])
            state.discards[CARDS[response]] += 1
        else:
            state.used[seat] |= bit(response)


WINDOWS: Final = SalvageWindows(RESPONSES, POINTS, window=WINDOW, response=RESPONSE, poll=RESPOND)
