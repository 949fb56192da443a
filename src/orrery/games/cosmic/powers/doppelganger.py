"""Doppelganger: it lays the challenge cards of others (CB-doppelganger)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.bits import bit, has
from orrery.engine.counts import add_count, count_of
from orrery.engine.flow import PASS, Ask, Choices, Frame
from orrery.engine.windows import MUST, NO_SUBJECT, NO_TARGET
from orrery.games.cosmic.abilities import boosted, immune
from orrery.games.cosmic.cards import (
    challenge_cards,
    discard,
    held,
    highest_attack,
    pass_card,
    show_hand,
)
from orrery.games.cosmic.data.cards import COMPROMISE, FIRST_EDICT, KINDS, NO_CARD
from orrery.games.cosmic.data.powers import number_of
from orrery.games.cosmic.hands import ALL_TYPES, FROM_HAND, FROM_LENDER, OPTIONAL
from orrery.games.cosmic.own import Own
from orrery.games.cosmic.plays import (
    FREE,
    Playable,
    is_own_use_of,
    rule,
    super_,
    use,
    wild,
)
from orrery.games.cosmic.power import NO_ADVICE, Power
from orrery.games.cosmic.questions import CHOOSE_CARD, CHOOSE_SEAT
from orrery.games.cosmic.roles import is_main, opponent, others
from orrery.games.cosmic.rulebook import Traits
from orrery.games.cosmic.seeking import SEEKING, sought
from orrery.games.cosmic.state import NOBODY, Cosmic
from orrery.games.cosmic.timing import BEFORE_CARDS, CARDS_LAID, DECIDED, ENDING, PLAYED, RESOLVED
from orrery.games.cosmic.tokens import has_base, owner_of, places

DOPPELGANGER: Final = number_of("doppelganger")
IN_VAIN: Final = Own("in-vain")
"""Who had nothing to lend in the use under way, as bits."""
MORE: Final = Own("more")
"""How many further cards it may still choose (CS-doppelganger)."""

FURTHER: Final = 2

# What a use under way is waiting for, in ``y``.
THIRD: Final = -3
CHOOSING: Final = -4


def lend(state: Cosmic, lender: i64, borrower: i64, kind: i64) -> None:
    """A card goes to another hand until it is given back; only the two know which."""
    pass_card(state, lender, borrower, kind)
    add_count(state.lent, kind, borrower, 1)
    state.lender[borrower] = lender
    state.owing[borrower] += 1


def give_back_lent(state: Cosmic, borrower: i64) -> None:
    """What is left in a hand of the cards that it has borrowed goes back."""
    lender: i64 = state.lender[borrower]
    for kind in range(i64(KINDS)):
        while count_of(state.lent, kind, borrower) > 0:
            add_count(state.lent, kind, borrower, -1)
            pass_card(state, borrower, lender, kind)
    state.lender[borrower] = NOBODY
    state.owing[borrower] = 0


def must_borrow(state: Cosmic, seat: int, window: Frame) -> bool:
    return is_main(state, seat)


def borrow(state: Cosmic, frame: Frame) -> None:
    """Step by step: own cards away, a lender, his two cards, a third one, further ones."""
    if frame.y == NO_SUBJECT:
        drop_own(state, frame.seat)
        seek(state, frame)
    elif frame.y == SEEKING:
        turn_to(state, frame, frame.z)
    elif frame.y == THIRD:
        lend(state, state.lender[frame.seat], frame.seat, frame.z)
        look_further(state, frame)
    elif frame.z != PASS:
        lend(state, state.lender[frame.seat], frame.seat, frame.z)
        choose_further(state, frame)


def drop_own(state: Cosmic, seat: i64) -> None:
    """What is left of an earlier loan goes back first, where phase 7 is played again."""
    give_back_lent(state, seat)
    for kind in range(i64(FIRST_EDICT)):
        for _ in range(held(state, seat, kind)):
            discard(state, seat, kind)


def seek(state: Cosmic, frame: Frame) -> None:
    found: i64 = sought(state, frame, lenders(state, frame.seat))
    if found != NOBODY:
        turn_to(state, frame, found)


def lenders(state: Cosmic, seat: i64) -> i64:
    """All but the opponent and those who have a Con or had nothing, as bits."""
    mask: i64 = others(state, seat) & ~bit(opponent(state, seat)) & ~IN_VAIN.of(state, seat)
    for other in range(state.seats):
        if has(mask, other) and immune(state, other, DOPPELGANGER):
            mask &= ~bit(other)
    return mask


def turn_to(state: Cosmic, frame: Frame, lender: i64) -> None:
    """The highest Attack and a Compromise; with neither the next one is asked. That shows which."""
    state.reveal()
    if challenge_cards(state, lender) == 0:
        IN_VAIN.put_of(state, frame.seat, IN_VAIN.of(state, frame.seat) | bit(lender))
        seek(state, frame)
        return
    attack: i64 = highest_attack(state, lender)
    if attack != NO_CARD:
        lend(state, lender, frame.seat, attack)
    if held(state, lender, COMPROMISE) > 0:
        lend(state, lender, frame.seat, COMPROMISE)
    if boosted(state, frame.seat, DOPPELGANGER) and state.sizes[lender] > 0:
        state.again(frame, frame.x, THIRD, NO_TARGET)
        state.ask(lender, CHOOSE_CARD, frame.x, FROM_HAND, ALL_TYPES)
    else:
        look_further(state, frame)


def look_further(state: Cosmic, frame: Frame) -> None:
    """With the Super it sees the hand and takes what it likes."""
    if MORE.of(state, frame.seat) > 0:
        show_hand(state, state.lender[frame.seat], bit(frame.seat))
        choose_further(state, frame)


def choose_further(state: Cosmic, frame: Frame) -> None:
    if MORE.of(state, frame.seat) > 0 and state.sizes[state.lender[frame.seat]] > 0:
        MORE.put_of(state, frame.seat, MORE.of(state, frame.seat) - 1)
        state.again(frame, frame.x, CHOOSING, PASS)
        state.ask(frame.seat, CHOOSE_CARD, frame.x, FROM_LENDER + OPTIONAL, ALL_TYPES)


def is_own_use(state: Cosmic, seat: int, window: Frame) -> bool:
    return is_own_use_of(state, seat, window, DOPPELGANGER)


def borrow_more(state: Cosmic, frame: Frame) -> None:
    state.supers[DOPPELGANGER] = 1
    MORE.put_of(state, frame.seat, FURTHER)


def guests(state: Cosmic, seat: i64) -> i64:
    """Who has a base in the system of a seat, and cards, as bits."""
    mask: i64 = 0
    for place in range(places(state)):
        if owner_of(state, place) == seat:
            for other in range(state.seats):
                if other != seat and has_base(state, place, other) and state.sizes[other] > 0:
                    mask |= bit(other)
    return mask


def can_borrow_hand(state: Cosmic, seat: int, window: Frame) -> bool:
    """Nobody borrows from two at once."""
    return not is_main(state, seat) and state.lender[seat] == NOBODY and guests(state, seat) != 0


def borrow_hand(state: Cosmic, frame: Frame) -> None:
    """All but the challenge cards of one hand, until the challenge ends; that there are none shows too."""
    if frame.z == NO_TARGET:
        state.again(frame, frame.x, frame.y, NO_TARGET)
        state.ask(frame.seat, CHOOSE_SEAT, frame.x, guests(state, frame.seat))
        return
    state.reveal()
    state.wilds[DOPPELGANGER] |= bit(frame.seat)
    for kind in range(i64(FIRST_EDICT), i64(KINDS)):
        for _ in range(held(state, frame.z, kind)):
            lend(state, frame.z, frame.seat, kind)


def must_return(state: Cosmic, seat: int, window: Frame) -> bool:
    """In phase 9; a borrowed hand when the challenge ends."""
    late = has(state.wilds[DOPPELGANGER], seat)
    return state.lender[seat] != NOBODY and (not late or window.x == ENDING)


def give_back(state: Cosmic, frame: Frame) -> None:
    give_back_lent(state, frame.seat)


def choose(state: Cosmic, ask: Ask, options: Choices) -> int:
    """It turns to whoever has most cards."""
    if ask.decision != CHOOSE_SEAT:
        return NO_ADVICE
    best: i64 = options.get(0)
    for index in range(options.count):
        if state.sizes[options.get(index)] > state.sizes[best]:
            best = options.get(index)
    return int(best)


RETURNS: Final[Playable] = rule(
    "return-borrowed", "CB-doppelganger", (DECIDED, RESOLVED, ENDING), must_return, give_back, DOPPELGANGER
)

POWER: Final = Power(
    "doppelganger",
    Traits(250, needs_allies=True),
    plays=(
        use(DOPPELGANGER, (BEFORE_CARDS,), MUST, must_borrow, borrow),
        wild(DOPPELGANGER, (BEFORE_CARDS, CARDS_LAID), can_borrow_hand, borrow_hand),
        super_(DOPPELGANGER, (PLAYED,), is_own_use, borrow_more, FREE),
        RETURNS,
    ),
    facts=(IN_VAIN, MORE),
    choose=choose,
)
