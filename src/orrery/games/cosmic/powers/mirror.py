"""Mirror: the digits of Attacks change places (CB-mirror)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.bits import bit, has
from orrery.engine.flow import Ask, Choices, Frame
from orrery.engine.queries import Consequence, Modifier
from orrery.engine.windows import MAY, NO_TARGET
from orrery.games.cosmic.abilities import boosted, immune, in_force
from orrery.games.cosmic.data.cards import NO_CARD
from orrery.games.cosmic.data.powers import number_of
from orrery.games.cosmic.own import BY_SEAT, FOR_CHALLENGE, Own
from orrery.games.cosmic.plays import again, super_, use, wild
from orrery.games.cosmic.power import NO_ADVICE, Power
from orrery.games.cosmic.queries import DIGITS, DIGITS_CALLED, INSTEAD, REPLAYED, TOTAL
from orrery.games.cosmic.questions import CHOOSE_SEAT
from orrery.games.cosmic.roles import is_main, opponent, shows_attack, side_of
from orrery.games.cosmic.rulebook import Traits
from orrery.games.cosmic.state import NOBODY, TO_ATTACK, TO_COMPROMISE, Cosmic
from orrery.games.cosmic.timing import CARDS_LAID, REVEALED
from orrery.games.cosmic.totals import card_value, counted_value
from orrery.games.cosmic.uses import invoke, revoke_all, strengthened, times_used

MIRROR: Final = number_of("mirror")
HITS_ONLY: Final = Own("hits-only")
"""With the Super, the main player whose card it reverses, plus one; 0 for both."""
COPY: Final = Own("copy", FOR_CHALLENGE, BY_SEAT)
"""The value of the Attack that the card of a main player is a copy of by the Wild, plus one."""

TEN: Final = 10
FEWEST_DIGITS: Final = 2


def can_call(state: Cosmic, seat: int, window: Frame) -> bool:
    """A main player before the cards are revealed; with the Pro afterwards as well."""
    return is_main(state, seat) and (window.x == CARDS_LAID or boosted(state, seat, MIRROR))


def call_reversal(state: Cosmic, frame: Frame) -> None:
    """With the Super the card is named first, by its main player, ``z``."""
    if frame.z == NO_TARGET and strengthened(state, frame.seat, MIRROR):
        again(state, frame, NO_TARGET)
        state.ask(frame.seat, CHOOSE_SEAT, frame.x, bit(state.offence) | bit(state.defence))
        return
    state.book.consequences.of(state, DIGITS_CALLED, frame.seat)
    invoke(state, frame.seat, MIRROR)
    HITS_ONLY.put_of(state, frame.seat, frame.z + 1)


def forget_call(state: Cosmic, *_: int) -> None:
    """Of two calls only the later one holds (CG5)."""
    revoke_all(state, MIRROR)


def has_not_called(state: Cosmic, seat: int, window: Frame) -> bool:
    return times_used(state, seat, MIRROR) == 0 and can_call(state, seat, window)


def aim_at_card(state: Cosmic, frame: Frame) -> None:
    state.supers[MIRROR] = 1


def meets_card(state: Cosmic, seat: int, window: Frame) -> bool:
    """A main player, when both cards lie there."""
    if not is_main(state, seat):
        return False
    side = side_of(state, seat)
    return state.laid[side] != NO_CARD and state.laid[1 - side] != NO_CARD


def copy_card(state: Cosmic, frame: Frame) -> None:
    """The own card counts as the opponent's does at this moment, before kickers and comets (CG5)."""
    side = side_of(state, frame.seat)
    if shows_attack(state, 1 - side):
        state.turned[side] = TO_ATTACK
        COPY.put(state, counted_value(state, 1 - side) + 1, frame.seat)
    else:
        state.turned[side] = TO_COMPROMISE


def forget_copies(state: Cosmic, *_: int) -> None:
    for seat in range(state.seats):
        COPY.put(state, 0, seat)


def is_copy(state: Cosmic, seat: int) -> bool:
    return COPY.get(state, seat) != 0


def copied_value(state: Cosmic, seat: int, value: int) -> int:
    return COPY.get(state, seat) - 1


def is_hit(state: Cosmic, seat: int) -> bool:
    """Whether the call holds for the card of a main player: not for an opponent with a Con (CCon-mirror)."""
    user: i64 = in_force(state, MIRROR)
    if user == NOBODY or HITS_ONLY.of(state, user) not in (0, seat + 1):
        return False
    return seat == user or not immune(state, seat, MIRROR)


def reverse(state: Cosmic, seat: int, value: int) -> int:
    return reversed_digits(value)


def reversed_digits(value: i64) -> i64:
    """A number whose digits have changed places; it is read with two digits at least (CG6)."""
    bare: i64 = max(value, -value)
    result: i64 = 0
    digits: i64 = 0
    while bare > 0 or digits < FEWEST_DIGITS:
        result = result * TEN + bare % TEN
        bare //= TEN
        digits += 1
    return result if value >= 0 else -result


def choose(state: Cosmic, ask: Ask, options: Choices) -> i64:
    """The own card, unless it gets lower by that and the other one is known to get lower too."""
    side = side_of(state, ask.seat)
    if ask.decision != CHOOSE_SEAT or state.laid[side] == NO_CARD:
        return NO_ADVICE
    sees_other = has(state.laid_seen[1 - side], ask.seat)
    is_other_better = gain(state, side) < 0 and sees_other and gain(state, 1 - side) < 0
    return opponent(state, ask.seat) if is_other_better else ask.seat


def gain(state: Cosmic, side: i64) -> i64:
    """By how much the card of a side grows when it is reversed."""
    return reversed_digits(card_value(state, side)) - card_value(state, side)


POWER: Final = Power(
    "mirror",
    Traits(300, simple=True),
    plays=(
        use(MIRROR, (CARDS_LAID, REVEALED), MAY, can_call, call_reversal),
        wild(MIRROR, (REVEALED,), meets_card, copy_card),
        super_(MIRROR, (CARDS_LAID, REVEALED), has_not_called, aim_at_card),
    ),
    modifiers=(
        Modifier("wild-mirror", "CW-mirror", TOTAL, INSTEAD, is_copy, copied_value),
        Modifier("mirror", "CB-mirror", TOTAL, DIGITS, is_hit, reverse),
    ),
    consequences=(Consequence(REPLAYED, forget_copies), Consequence(DIGITS_CALLED, forget_call)),
    facts=(HITS_ONLY, COPY),
    choose=choose,
)
