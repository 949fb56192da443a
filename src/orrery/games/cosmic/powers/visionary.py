"""Visionary: names the card that its opponent has to lay (CB-visionary)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.bits import bit
from orrery.engine.decision import ALLOWED
from orrery.engine.flow import PASS, Ask, Choices, Frame
from orrery.engine.queries import Ruling
from orrery.engine.windows import MAY, NO_SUBJECT, NO_TARGET
from orrery.games.cosmic.abilities import boosted, immune, in_force, works_for
from orrery.games.cosmic.cards import held, highest_attack, is_attack, show_card, show_lack
from orrery.games.cosmic.data.cards import (
    ATTACK_TYPE,
    COMPROMISE,
    COMPROMISE_TYPE,
    FIRST_EDICT,
    NO_CARD,
    VALUES,
)
from orrery.games.cosmic.data.powers import number_of
from orrery.games.cosmic.hands import ALL_TYPES, NAMED
from orrery.games.cosmic.keys import CARD_NAMED, CARD_SHOWN
from orrery.games.cosmic.knowledge import known
from orrery.games.cosmic.own import Own
from orrery.games.cosmic.playing import cards_to_play
from orrery.games.cosmic.plays import POWER_USE, again, always, super_, use, wild
from orrery.games.cosmic.power import NO_ADVICE, Power
from orrery.games.cosmic.queries import MAY_LAY
from orrery.games.cosmic.questions import AGREE, CHOOSE_CARD, CHOOSE_SEAT
from orrery.games.cosmic.roles import is_main, opponent
from orrery.games.cosmic.rulebook import Traits
from orrery.games.cosmic.state import NOBODY, Cosmic
from orrery.games.cosmic.timing import AT_ANY_TIME, BEFORE_CARDS
from orrery.games.cosmic.uses import invoke, strengthened, times_used

VISIONARY: Final = number_of("visionary")
WHOSE: Final = Own("whose")
"""The main player whose card it names, plus one."""
NAME: Final = Own("name")
"""The kind of card that it has named, plus one; or any Attack."""
ANY_ATTACK: Final = -1

# ``y`` of a use under way: what was asked last. A use answers nothing, so ``y`` is free.
WHOM: Final = 0
TYPE: Final = 1
KIND: Final = 2

YES: Final = 0
CHALLENGE_CARDS: Final = bit(ATTACK_TYPE) | bit(COMPROMISE_TYPE)
SAFE_LEAD: Final = 4
"""By so much the own Attack has to be higher than one that is named, to be sure of the win at a glance."""


def within_sight(state: Cosmic, seat: i64) -> i64:
    """The main players whose card it can name, as bits: none with a Con (CCon-visionary)."""
    mask: i64 = 0
    for other in (state.offence, state.defence):
        is_open = strengthened(state, seat, VISIONARY) or opponent(state, seat) == other
        if is_open and other != seat and not immune(state, other, VISIONARY):
            mask |= bit(other)
    return mask


def can_name(state: Cosmic, seat: int, window: Frame) -> bool:
    return within_sight(state, seat) != 0


def dictate(state: Cosmic, frame: Frame) -> None:
    """Whose card it is if there is a choice, with the Pro whether any Attack will do, then the card."""
    if frame.y == NO_SUBJECT:
        turn_to_somebody(state, frame)
    elif frame.y == WHOM:
        look_at(state, frame, frame.z)
    elif frame.y == TYPE and frame.z != YES:
        ask_kind(state, frame)
    else:
        settle(state, frame.seat, ANY_ATTACK if frame.y == TYPE else frame.z + 1)


def turn_to_somebody(state: Cosmic, frame: Frame) -> None:
    """As main player to the opponent, else to one of the two."""
    mask: i64 = within_sight(state, frame.seat)
    if mask == 0:
        return
    if is_main(state, frame.seat):
        look_at(state, frame, opponent(state, frame.seat))
    else:
        state.again(frame, frame.x, WHOM, NO_TARGET)
        state.ask(frame.seat, CHOOSE_SEAT, frame.x, mask)


def look_at(state: Cosmic, frame: Frame, whose: i64) -> None:
    WHOSE.put_of(state, frame.seat, whose + 1)
    if boosted(state, frame.seat, VISIONARY):
        state.again(frame, frame.x, TYPE, NO_TARGET)
        state.ask(frame.seat, AGREE, frame.x)
    else:
        ask_kind(state, frame)


def ask_kind(state: Cosmic, frame: Frame) -> None:
    state.again(frame, frame.x, KIND, NO_TARGET)
    state.ask(frame.seat, CHOOSE_CARD, frame.x, NAMED, CHALLENGE_CARDS)


def settle(state: Cosmic, seat: i64, name: i64) -> None:
    NAME.put_of(state, seat, name)
    invoke(state, seat, VISIONARY)
    state.tell(CARD_NAMED, seat, max(0, name - 1), int(name == ANY_ATTACK))


def stands_by(state: Cosmic, seat: int, window: Frame) -> bool:
    return not is_main(state, seat) and times_used(state, seat, VISIONARY) == 0


def see_afar(state: Cosmic, frame: Frame) -> None:
    state.supers[VISIONARY] = 1


def fits(kind: i64, name: i64) -> bool:
    return is_attack(kind) if name == ANY_ATTACK else kind == name - 1


def holds(state: Cosmic, seat: i64, name: i64) -> bool:
    """Whether a player has a card to lay that fits what was named."""
    for kind in range(i64(FIRST_EDICT)):
        if fits(kind, name) and cards_to_play(state, seat, kind) > 0:
            return True
    return False


def against_other_card(state: Cosmic, seat: int, kind: int, _: int) -> str:
    """A main player who holds the named card may lay no other, unless a Con guards him by now."""
    if in_force(state, VISIONARY) == NOBODY or immune(state, seat, VISIONARY):
        return ALLOWED
    for user in range(state.seats):
        if works_for(state, user, VISIONARY) and WHOSE.of(state, user) == seat + 1:
            name: i64 = NAME.of(state, user)
            if not fits(kind, name) and holds(state, seat, name):
                return "CB-visionary"
    return ALLOWED


def let_show(state: Cosmic, frame: Frame) -> None:
    """Everybody who holds the named card shows one; the others are known to have none (CW-visionary)."""
    if frame.z == NO_TARGET:
        again(state, frame, NO_TARGET)
        state.ask(frame.seat, CHOOSE_CARD, frame.x, NAMED, ALL_TYPES)
        return
    state.tell(CARD_NAMED, frame.seat, frame.z, 0)
    for seat in range(state.seats):
        if held(state, seat, frame.z) > 0:
            show_card(state, seat, frame.z)
            state.tell(CARD_SHOWN, seat, frame.z)
        else:
            show_lack(state, seat, frame.z)


def choose(state: Cosmic, ask: Ask, options: Choices) -> i64:
    """A low Attack that one knows of and can beat, or else a Compromise; never just any Attack."""
    if ask.decision == AGREE:
        return PASS
    if ask.decision != CHOOSE_CARD or state.book.plays.hows[ask.x] != POWER_USE:
        return NO_ADVICE
    low = lowest_known(state, ask.seat, WHOSE.of(state, ask.seat) - 1)
    best = highest_attack(state, ask.seat)
    if low == NO_CARD or best == NO_CARD or not is_main(state, ask.seat):
        return COMPROMISE
    return low if VALUES[low] + SAFE_LEAD <= VALUES[best] else COMPROMISE


def lowest_known(state: Cosmic, viewer: i64, owner: i64) -> i64:
    """The lowest Attack that one knows to be in a hand, or ``NO_CARD``."""
    for kind in range(i64(COMPROMISE)):
        if known(state, viewer, owner, kind) > 0:
            return kind
    return NO_CARD


POWER: Final = Power(
    "visionary",
    Traits(350, simple=True),
    plays=(
        use(VISIONARY, (BEFORE_CARDS,), MAY, can_name, dictate),
        wild(VISIONARY, AT_ANY_TIME, always, let_show),
        super_(VISIONARY, (BEFORE_CARDS,), stands_by, see_afar),
    ),
    rulings=(Ruling(MAY_LAY, against_other_card),),
    facts=(WHOSE, NAME),
    choose=choose,
)
