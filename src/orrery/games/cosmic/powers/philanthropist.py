"""Philanthropist: it gives cards to main players (CB-philanthropist)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.bits import bit
from orrery.engine.decision import ALLOWED
from orrery.engine.flow import PASS, Ask, Choices, Frame
from orrery.engine.queries import Consequence, Ruling
from orrery.engine.windows import MAY, NO_SUBJECT, NO_TARGET
from orrery.games.cosmic.abilities import boosted, exchangeable, home_bases, immune, unveil
from orrery.games.cosmic.advice import fullest_base
from orrery.games.cosmic.cards import free_cards, hand_openly, highest_attack, is_challenge, pass_card
from orrery.games.cosmic.data.cards import NO_CARD
from orrery.games.cosmic.data.powers import NO_POWER, number_of
from orrery.games.cosmic.hands import ALL_TYPES, FROM_HAND, OPTIONAL
from orrery.games.cosmic.keys import POWER_LENT
from orrery.games.cosmic.own import A_POWER, FOR_CHALLENGE, Own
from orrery.games.cosmic.plays import is_own_use_of, super_, use, wild
from orrery.games.cosmic.power import NO_ADVICE, Power
from orrery.games.cosmic.powersets import OWN_POWERS, ask_own_power, is_empty, lowest, size
from orrery.games.cosmic.queries import COPIED_AS, EFFECTS_END, MAY_LAY, MAY_USE, WRITTEN
from orrery.games.cosmic.questions import AGREE, CHOOSE_CARD, CHOOSE_PLACE, CHOOSE_SEAT
from orrery.games.cosmic.roles import is_involved, is_main, main_player, opponent, opposes, others
from orrery.games.cosmic.rulebook import Traits
from orrery.games.cosmic.seeking import SEEKING, sought
from orrery.games.cosmic.state import NOBODY, Cosmic
from orrery.games.cosmic.timing import ALLIANCE, PLAYED, REGROUP
from orrery.games.cosmic.tokens import bases_of, lose_from, on_bases, open_losses
from orrery.games.cosmic.uses import let_use, strengthened, times_used

PHILANTHROPIST: Final = number_of("philanthropist")
TAKER: Final = Own("taker")
"""Who is given cards, plus one."""
GIVEN: Final = Own("given", FOR_CHALLENGE, ("1", "2"))
"""The challenge cards that were given with the Super, plus one."""
BOUND: Final = Own("bound", FOR_CHALLENGE)
"""Who has to lay one of them, plus one."""
LENT: Final = Own("lent", FOR_CHALLENGE, holds=A_POWER)
"""The power that is lent by the Wild."""
LENDER: Final = Own("lender", FOR_CHALLENGE)
"""Who can't use it, plus one."""
BORROWER: Final = Own("borrower", FOR_CHALLENGE)
"""Who has its use, plus one."""

YES: Final = 0
# What a play under way is waiting for, in ``y``; it answers nothing, so ``y`` is free.
ACCEPTING: Final = -3
GIVING: Final = -4
GIVING_MORE: Final = -5
PAYING: Final = -6
NAMING: Final = -7
LENDING: Final = -8


def takers(state: Cosmic, seat: i64) -> i64:
    """To whom it can give, as bits: the opponent, or as ally either main player."""
    if is_main(state, seat):
        return bit(opponent(state, seat))
    return bit(state.offence) | bit(state.defence)


def can_give(state: Cosmic, seat: int, window: Frame) -> bool:
    return is_involved(state, seat) and state.sizes[seat] > 0


def give(state: Cosmic, frame: Frame) -> None:
    """To whom, whether he accepts if he has a Con, then one card or by the Pro two."""
    if frame.y == NO_SUBJECT:
        seek(state, frame)
    elif frame.y == SEEKING:
        approach(state, frame, frame.z)
    elif frame.y == ACCEPTING:
        if frame.z == YES:
            ask_card(state, frame, GIVING, FROM_HAND)
    elif frame.z != NO_TARGET:
        hand_gift(state, frame)


def seek(state: Cosmic, frame: Frame) -> None:
    found: i64 = sought(state, frame, takers(state, frame.seat))
    if found != NOBODY:
        approach(state, frame, found)


def approach(state: Cosmic, frame: Frame, taker: i64) -> None:
    TAKER.put_of(state, frame.seat, taker + 1)
    if immune(state, taker, PHILANTHROPIST):
        state.again(frame, frame.x, ACCEPTING, PASS)
        state.ask(taker, AGREE, frame.x)
    else:
        ask_card(state, frame, GIVING, FROM_HAND)


def ask_card(state: Cosmic, frame: Frame, stage: i64, source: i64) -> None:
    if state.sizes[frame.seat] > 0:
        state.again(frame, frame.x, stage, NO_TARGET)
        state.ask(frame.seat, CHOOSE_CARD, frame.x, source, ALL_TYPES)


def hand_gift(state: Cosmic, frame: Frame) -> None:
    """Seen by the two alone; with the Super by all, for a challenge card binds (CS-philanthropist)."""
    taker: i64 = TAKER.of(state, frame.seat) - 1
    if strengthened(state, frame.seat, PHILANTHROPIST):
        if is_challenge(frame.z):
            BOUND.put(state, taker + 1)
            GIVEN.put(state, frame.z + 1, 0 if frame.y == GIVING else 1)
        hand_openly(state, frame.seat, taker, frame.z)
    else:
        pass_card(state, frame.seat, taker, frame.z)
    if frame.y == GIVING and boosted(state, frame.seat, PHILANTHROPIST):
        ask_card(state, frame, GIVING_MORE, FROM_HAND + OPTIONAL)


def can_bind(state: Cosmic, seat: int, window: Frame) -> bool:
    """In answer to the own use; or before it."""
    if window.x == PLAYED:
        return is_own_use_of(state, seat, window, PHILANTHROPIST)
    return can_give(state, seat, window) and times_used(state, seat, PHILANTHROPIST) == 0


def bind(state: Cosmic, frame: Frame) -> None:
    state.supers[PHILANTHROPIST] = 1


def against_laying_another(state: Cosmic, seat: int, kind: int, _: int) -> str:
    """As long as a gift that binds can be laid, nothing else can."""
    if BOUND.get(state) != seat + 1 or is_gift(state, kind):
        return ALLOWED
    for place in range(i64(len(GIVEN.by))):
        gift: i64 = GIVEN.get(state, place) - 1
        if gift != NO_CARD and free_cards(state, seat, gift) > 0:
            return "CS-philanthropist"
    return ALLOWED


def is_gift(state: Cosmic, kind: i64) -> bool:
    return kind + 1 in (GIVEN.get(state, 0), GIVEN.get(state, 1))


def can_lend(state: Cosmic, seat: int, window: Frame) -> bool:
    return on_bases(state, seat) > 0 and not is_empty(exchangeable(state, seat))


def lend(state: Cosmic, frame: Frame) -> None:
    """A token is paid first; if it is in the Warp, a power is named, and who has its use."""
    if frame.y == NO_SUBJECT:
        if on_bases(state, frame.seat) > 0:
            state.again(frame, frame.x, PAYING, NO_TARGET)
            state.ask(frame.seat, CHOOSE_PLACE, frame.x, bases_of(state, frame.seat))
    elif frame.y == PAYING:
        state.again(frame, frame.x, state.warp[frame.seat], NO_TARGET)
        lose_from(state, frame.z, frame.seat, 1)
        open_losses(state)
    elif frame.y == NAMING:
        name(state, frame, frame.z)
    elif frame.y == LENDING:
        lend_to(state, frame.z)
    elif state.warp[frame.seat] > frame.y:
        ask_name(state, frame)


def ask_name(state: Cosmic, frame: Frame) -> None:
    own = exchangeable(state, frame.seat)
    if size(own) == 1:
        name(state, frame, lowest(own))
    elif not is_empty(own):
        state.again(frame, frame.x, NAMING, NO_TARGET)
        ask_own_power(state, frame.seat, frame.x, OWN_POWERS)


def name(state: Cosmic, frame: Frame, power: i64) -> None:
    """A power may stand for another one, as when it is copied (CG14); what was lent before goes back."""
    end_loan(state)
    unveil(state, power)
    lent: i64 = state.book.numbers.ask(state, COPIED_AS, frame.seat, power)
    if lent != NO_POWER:
        LENT.put_power(state, lent)
        LENDER.put(state, frame.seat + 1)
        state.again(frame, frame.x, LENDING, NO_TARGET)
        state.ask(frame.seat, CHOOSE_SEAT, frame.x, others(state, frame.seat))


def lend_to(state: Cosmic, borrower: i64) -> None:
    BORROWER.put(state, borrower + 1)
    add_borrower(state)
    state.tell(POWER_LENT, borrower, LENT.power(state))


def add_borrower(state: Cosmic, *_: int) -> None:
    if BORROWER.get(state) != 0:
        let_use(state, BORROWER.get(state) - 1, LENT.power(state))


def end_loan(state: Cosmic, *_: int) -> None:
    """Who has the power card by now goes on to use it."""
    borrower: i64 = BORROWER.get(state) - 1
    power: i64 = LENT.power(state)
    if borrower >= 0 and state.owner[power] != borrower:
        state.users[power] &= ~bit(borrower)
    BORROWER.put(state, 0)


def against_loan(state: Cosmic, seat: int, power: int, _: int) -> str:
    """The lender does without; the borrower needs home bases for it (CG14)."""
    borrower: i64 = BORROWER.get(state) - 1
    if borrower < 0 or LENT.power(state) != power:
        return ALLOWED
    if seat == LENDER.get(state) - 1:
        return "CW-philanthropist"
    return "CA7.2" if seat == borrower and home_bases(state, seat) < state.limit else ALLOWED


def choose(state: Cosmic, ask: Ask, options: Choices) -> int:
    """The best Attack for the own side, the least card for the other; tokens from the fullest base."""
    if ask.decision == CHOOSE_PLACE:
        return fullest_base(state, ask.seat, options)
    if ask.decision == CHOOSE_CARD and ask.y == FROM_HAND:
        best = highest_attack(state, ask.seat)
        helps = not opposes(state, ask.seat, TAKER.of(state, ask.seat) - 1)
        return int(best) if helps and best != NO_CARD else NO_ADVICE
    is_gift_for = ask.decision == CHOOSE_SEAT and state.frame(state.depth - 1).y == SEEKING
    if not is_gift_for:
        return NO_ADVICE
    side: i64 = state.side[ask.seat]
    return int(main_player(state, 1 - side if strengthened(state, ask.seat, PHILANTHROPIST) else side))


POWER: Final = Power(
    "philanthropist",
    Traits(150, simple=True),
    plays=(
        use(PHILANTHROPIST, (ALLIANCE,), MAY, can_give, give),
        wild(PHILANTHROPIST, (REGROUP,), can_lend, lend),
        super_(PHILANTHROPIST, (ALLIANCE, PLAYED), can_bind, bind),
    ),
    rulings=(Ruling(MAY_LAY, against_laying_another), Ruling(MAY_USE, against_loan)),
    consequences=(Consequence(EFFECTS_END, end_loan), Consequence(WRITTEN, add_borrower)),
    facts=(TAKER, GIVEN, BOUND, LENT, LENDER, BORROWER),
    choose=choose,
)
