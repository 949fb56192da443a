"""Graviton: of Attacks only one digit counts (CB-graviton)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.bits import bit
from orrery.engine.flow import Ask, Choices, Frame
from orrery.engine.queries import Consequence, Modifier
from orrery.engine.windows import MAY, NO_TARGET
from orrery.games.cosmic.abilities import boosted, immune, in_force
from orrery.games.cosmic.data.cards import NO_CARD
from orrery.games.cosmic.data.powers import number_of
from orrery.games.cosmic.names import ONES, TENS
from orrery.games.cosmic.own import Own
from orrery.games.cosmic.plays import again, super_, use, wild
from orrery.games.cosmic.power import NO_ADVICE, Power
from orrery.games.cosmic.queries import DIGITS, DIGITS_CALLED, REPLAYED, TOTAL
from orrery.games.cosmic.questions import CHOOSE_CALL, CHOOSE_SEAT
from orrery.games.cosmic.roles import is_main, side_of
from orrery.games.cosmic.rulebook import Traits
from orrery.games.cosmic.state import NOBODY, Cosmic
from orrery.games.cosmic.timing import CARDS_LAID, REVEALED
from orrery.games.cosmic.totals import card_value
from orrery.games.cosmic.uses import invoke, revoke_all, strengthened, times_used

GRAVITON: Final = number_of("graviton")
DIGIT: Final = Own("digit")
"""The call of Graviton, plus one."""
HITS_ONLY: Final = Own("hits-only")
"""With the Super, the main player whose card it hits, plus one; 0 for both."""

CALLED: Final = 0
"""``y`` of a use whose digit is known; it answers nothing, so ``y`` is free."""
TEN: Final = 10
MEAN_ONES: Final = 5
"""The ones digit of a card that one does not know."""


def can_call(state: Cosmic, seat: int, window: Frame) -> bool:
    """A main player before the cards are revealed; with the Pro afterwards as well."""
    return is_main(state, seat) and (window.x == CARDS_LAID or boosted(state, seat, GRAVITON))


def call_digit(state: Cosmic, frame: Frame) -> None:
    """The digit is named first, ``z``; with the Super then the card, by its main player."""
    if frame.z == NO_TARGET:
        again(state, frame, NO_TARGET)
        state.ask(frame.seat, CHOOSE_CALL, frame.x, bit(TENS) | bit(ONES))
    elif frame.y == CALLED:
        HITS_ONLY.put_of(state, frame.seat, frame.z + 1)
    else:
        state.book.consequences.of(state, DIGITS_CALLED, frame.seat)
        invoke(state, frame.seat, GRAVITON)
        DIGIT.put_of(state, frame.seat, frame.z + 1)
        if strengthened(state, frame.seat, GRAVITON):
            state.again(frame, frame.x, CALLED, 0)
            state.ask(frame.seat, CHOOSE_SEAT, frame.x, bit(state.offence) | bit(state.defence))


def has_not_called(state: Cosmic, seat: int, window: Frame) -> bool:
    return times_used(state, seat, GRAVITON) == 0 and can_call(state, seat, window)


def aim_at_card(state: Cosmic, frame: Frame) -> None:
    state.supers[GRAVITON] = 1


def plays_as_main(state: Cosmic, seat: int, window: Frame) -> bool:
    return is_main(state, seat)


def call_ones(state: Cosmic, frame: Frame) -> None:
    """Of two calls only the later one holds (CG5)."""
    state.book.consequences.of(state, DIGITS_CALLED, frame.seat)
    state.wilds[GRAVITON] |= bit(frame.seat)


def forget_wild(state: Cosmic, *_: int) -> None:
    state.wilds[GRAVITON] = 0


def forget_calls(state: Cosmic, *_: int) -> None:
    revoke_all(state, GRAVITON)
    state.wilds[GRAVITON] = 0


def is_hit(state: Cosmic, seat: int) -> bool:
    """Whether the digit that Graviton has called counts for the card of a main player."""
    user: i64 = in_force(state, GRAVITON)
    if user == NOBODY or DIGIT.of(state, user) == 0:
        return False
    only: i64 = HITS_ONLY.of(state, user)
    return only in (0, seat + 1) and (seat == user or not immune(state, seat, GRAVITON))


def called_digit(state: Cosmic, seat: int, value: int) -> int:
    return digit_of(value, DIGIT.of(state, in_force(state, GRAVITON)) - 1)


def has_wild_call(state: Cosmic, seat: int) -> bool:
    return state.wilds[GRAVITON] != 0


def ones_digit(state: Cosmic, seat: int, value: int) -> int:
    return digit_of(value, ONES)


def digit_of(value: i64, call: i64) -> i64:
    """A digit of a number without its sign; it is read with two digits at least (CG6)."""
    bare: i64 = max(value, -value)
    return bare % TEN if call == ONES else bare // TEN % TEN


def choose(state: Cosmic, ask: Ask, options: Choices) -> i64:
    """The digit that is better for the own side than for the other; the other card, if it is just one."""
    side = side_of(state, ask.seat)
    if ask.decision == CHOOSE_SEAT:
        return state.defence if ask.seat == state.offence else state.offence
    if ask.decision != CHOOSE_CALL or state.laid[side] == NO_CARD:
        return NO_ADVICE
    own: i64 = card_value(state, side)
    tens: i64 = digit_of(own, TENS)
    ones: i64 = digit_of(own, ONES) - MEAN_ONES
    if strengthened(state, ask.seat, GRAVITON):
        return TENS
    return TENS if tens > ones else ONES


POWER: Final = Power(
    "graviton",
    Traits(300, simple=True),
    plays=(
        use(GRAVITON, (CARDS_LAID, REVEALED), MAY, can_call, call_digit),
        wild(GRAVITON, (CARDS_LAID,), plays_as_main, call_ones),
        super_(GRAVITON, (CARDS_LAID, REVEALED), has_not_called, aim_at_card),
    ),
    modifiers=(
        Modifier("graviton", "CB-graviton", TOTAL, DIGITS, is_hit, called_digit),
        Modifier("wild-graviton", "CW-graviton", TOTAL, DIGITS, has_wild_call, ones_digit),
    ),
    consequences=(Consequence(REPLAYED, forget_wild), Consequence(DIGITS_CALLED, forget_calls)),
    facts=(DIGIT, HITS_ONLY),
    choose=choose,
)
