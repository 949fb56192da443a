"""Kamikaze: tokens that go to the Warp of their own accord bring cards (CB-kamikaze)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.bits import bit
from orrery.engine.flow import Ask, Choices, Frame
from orrery.engine.queries import Consequence, Modifier
from orrery.engine.windows import MAY, NO_SUBJECT, NO_TARGET
from orrery.games.cosmic.abilities import boosted, immune
from orrery.games.cosmic.cards import draw
from orrery.games.cosmic.data.powers import number_of
from orrery.games.cosmic.own import BY_SEAT, FOR_CHALLENGE, Own
from orrery.games.cosmic.plays import again, super_, use, wild
from orrery.games.cosmic.power import NO_ADVICE, Power
from orrery.games.cosmic.queries import BONUS, TOTAL, WARPED
from orrery.games.cosmic.questions import CHOOSE_NUMBER, CHOOSE_PLACE, RETRIEVE
from orrery.games.cosmic.roles import is_main, on_other_bases, opponent
from orrery.games.cosmic.rulebook import Traits
from orrery.games.cosmic.state import FOUR, Cosmic
from orrery.games.cosmic.timing import BEFORE_CARDS, REGROUP
from orrery.games.cosmic.tokens import bases_of, lose_from, open_losses, tokens_at

KAMIKAZE: Final = number_of("kamikaze")
PAYER: Final = Own("payer", FOR_CHALLENGE)
"""1 more than the seat whose tokens are on their way as a payment."""
TO_SEND: Final = Own("to-send", FOR_CHALLENGE)
"""How many it has still to send."""
SENT: Final = Own("sent", FOR_CHALLENGE)
ARRIVED: Final = Own("arrived", FOR_CHALLENGE)
"""How many of its tokens that loss has brought into the Warp."""
DIVED: Final = Own("dived", FOR_CHALLENGE, BY_SEAT)
"""How many tokens each seat has paid for its total by the Wild."""

CHOOSING: Final = 0
"""``y`` of a payment under way: the next base is chosen. It answers nothing, so ``y`` is free."""
ARRIVING: Final = 1
"""All are sent, and the loss is over."""

CARDS_EACH: Final = 2
WITH_PRO: Final = 3
WITH_CON: Final = 1
BONUS_EACH: Final = 3
MOST_REGAINED: Final = 3


def can_pay(state: Cosmic, seat: int, window: Frame) -> bool:
    """A main player with a token on a base that is not in the challenge."""
    return is_main(state, seat) and on_other_bases(state, seat) > 0


def has_paid(state: Cosmic, frame: Frame) -> bool:
    """Ask how many tokens go and from which bases, lose them, and say when that is over.

    For a ``do`` that is called again after each step.
    """
    if frame.y == ARRIVING:
        PAYER.put(state, 0)
        return True
    if frame.y == CHOOSING:
        send(state, frame.seat, frame.z)
        choose_next(state, frame)
    elif frame.z == NO_TARGET:
        ask_number(state, frame)
    else:
        begin_payment(state, frame.seat, frame.z)
        choose_next(state, frame)
    return False


def ask_number(state: Cosmic, frame: Frame) -> None:
    """An answer to the use may have cost the last tokens: then nothing is paid."""
    most: i64 = min(FOUR, on_other_bases(state, frame.seat))
    if most > 0:
        again(state, frame, NO_TARGET)
        state.ask(frame.seat, CHOOSE_NUMBER, frame.x, 1, most)


def begin_payment(state: Cosmic, seat: i64, count: i64) -> None:
    PAYER.put(state, seat + 1)
    TO_SEND.put(state, count)
    SENT.put(state, 0)
    ARRIVED.put(state, 0)


def send(state: Cosmic, seat: i64, place: i64) -> None:
    TO_SEND.put(state, TO_SEND.get(state) - 1)
    SENT.put(state, SENT.get(state) + 1)
    lose_from(state, place, seat, 1)


def choose_next(state: Cosmic, frame: Frame) -> None:
    if TO_SEND.get(state) > 0:
        state.again(frame, frame.x, CHOOSING, NO_TARGET)
        state.ask(frame.seat, CHOOSE_PLACE, frame.x, bases_to_leave(state, frame.seat))
    else:
        state.again(frame, frame.x, ARRIVING, NO_TARGET)
        open_losses(state)


def bases_to_leave(state: Cosmic, seat: i64) -> i64:
    """The bases of a seat as bits, without the attacked planet of the defence."""
    mask = bases_of(state, seat)
    return mask & ~bit(state.target) if seat == state.defence else mask


def count_arrived(state: Cosmic, seat: int, count: int, _: int) -> None:
    if PAYER.get(state) == seat + 1:
        ARRIVED.put(state, ARRIVED.get(state) + count)


def paid(state: Cosmic) -> i64:
    """What was sent counts as far as it has come into the Warp (CG9)."""
    return min(SENT.get(state), ARRIVED.get(state))


def dive(state: Cosmic, frame: Frame) -> None:
    if has_paid(state, frame):
        draw(state, frame.seat, paid(state) * cards_each(state, frame.seat))


def cards_each(state: Cosmic, seat: i64) -> i64:
    """The limit of a Con holds against the Pro too (CCon-kamikaze)."""
    if immune(state, opponent(state, seat), KAMIKAZE):
        return WITH_CON
    return WITH_PRO if boosted(state, seat, KAMIKAZE) else CARDS_EACH


def dive_for_total(state: Cosmic, frame: Frame) -> None:
    if has_paid(state, frame):
        DIVED.put(state, DIVED.get(state, frame.seat) + paid(state), frame.seat)


def has_dived(state: Cosmic, seat: int) -> bool:
    return DIVED.get(state, seat) > 0


def add_dived(state: Cosmic, seat: int, value: int) -> int:
    return value + BONUS_EACH * DIVED.get(state, seat)


def may_regroup(state: Cosmic, seat: int, window: Frame) -> bool:
    return seat == state.offence and state.warp[seat] > 0 and state.no_retrieval == 0


def regroup_more(state: Cosmic, frame: Frame) -> None:
    """First the number is known, ``z``; then ``y`` tokens are still to be taken out of the Warp."""
    if frame.y == NO_SUBJECT and frame.z == NO_TARGET:
        state.supers[KAMIKAZE] = 1
        state.no_retrieval = 1
        again(state, frame, NO_TARGET)
        state.ask(frame.seat, CHOOSE_NUMBER, frame.x, 1, min(MOST_REGAINED, state.warp[frame.seat]))
        return
    left: i64 = frame.z if frame.y == NO_SUBJECT else frame.y
    if left > 0:
        state.again(frame, frame.x, left - 1, NO_TARGET)
        state.ask(frame.seat, RETRIEVE)


def leave_fullest(state: Cosmic, ask: Ask, options: Choices) -> int:
    """Tokens leave the base that has most of them."""
    if ask.decision != CHOOSE_PLACE:
        return NO_ADVICE
    best: i64 = options.get(0)
    for index in range(options.count):
        place = options.get(index)
        if tokens_at(state, place, ask.seat) > tokens_at(state, best, ask.seat):
            best = place
    return best


POWER: Final = Power(
    "kamikaze",
    Traits(350, simple=True),
    plays=(
        use(KAMIKAZE, (BEFORE_CARDS,), MAY, can_pay, dive),
        wild(KAMIKAZE, (BEFORE_CARDS,), can_pay, dive_for_total),
        super_(KAMIKAZE, (REGROUP,), may_regroup, regroup_more),
    ),
    modifiers=(Modifier("wild-kamikaze", "CW-kamikaze", TOTAL, BONUS, has_dived, add_dived),),
    consequences=(Consequence(WARPED, count_arrived),),
    facts=(PAYER, TO_SEND, SENT, ARRIVED, DIVED),
    choose=leave_fullest,
)
