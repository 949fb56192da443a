"""Calculator: the higher Attack is cut by the lower one (CB-calculator)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.bits import bit
from orrery.engine.flow import Ask, Choices, Frame
from orrery.engine.queries import Consequence, Modifier
from orrery.engine.windows import MAY, NO_SUBJECT, NO_TARGET
from orrery.games.cosmic.abilities import boosted, immune, in_force, works_for
from orrery.games.cosmic.data.powers import number_of
from orrery.games.cosmic.names import EVEN, ODD
from orrery.games.cosmic.own import FOR_CHALLENGE, Own
from orrery.games.cosmic.plays import again, super_, use, wild
from orrery.games.cosmic.power import NO_ADVICE, Power
from orrery.games.cosmic.queries import CUT, REPLAYED, TOTAL
from orrery.games.cosmic.questions import CHOOSE_CALL, CHOOSE_SEAT
from orrery.games.cosmic.roles import both_attack, is_ally, is_main, opponent, side_of
from orrery.games.cosmic.rulebook import Traits
from orrery.games.cosmic.state import DEFENCE, NOBODY, OFFENCE, Cosmic
from orrery.games.cosmic.timing import CARDS_LAID
from orrery.games.cosmic.totals import card_value, value_before
from orrery.games.cosmic.uses import invoke, times_used

CALCULATOR: Final = number_of("calculator")
CHOSEN: Final = Own("chosen")
"""With the Pro, the main player whose card is cut, plus one; 0 if it is the higher card."""
WILD_CALL: Final = Own("wild-call", FOR_CHALLENGE)
"""Odd or even, as the Wild has called it, plus one."""
WILD_CALLER: Final = Own("wild-caller", FOR_CHALLENGE)
"""Who has, plus one."""

ASKED: Final = 0
"""``y`` of a use whose card was asked for; it answers nothing, so ``y`` is free."""


def takes_part(state: Cosmic, seat: i64) -> bool:
    """A main player; an ally with the Super (CS-calculator). No main player has a Con."""
    if is_guarded(state):
        return False
    return is_main(state, seat) or (is_ally(state, seat) and state.supers[CALCULATOR] != 0)


def is_guarded(state: Cosmic) -> bool:
    """Whether a main player has a Con (CCon-calculator)."""
    return immune(state, state.offence, CALCULATOR) or immune(state, state.defence, CALCULATOR)


def can_equalise(state: Cosmic, seat: int, window: Frame) -> bool:
    return takes_part(state, seat)


def equalise(state: Cosmic, frame: Frame) -> None:
    """With the Pro the main player whose card is cut may be named; else it is the higher card."""
    if frame.y == NO_SUBJECT and boosted(state, frame.seat, CALCULATOR):
        state.again(frame, frame.x, ASKED, NO_TARGET)
        state.ask(frame.seat, CHOOSE_SEAT, frame.x, bit(state.offence) | bit(state.defence), 1)
        return
    invoke(state, frame.seat, CALCULATOR)
    CHOSEN.put_of(state, frame.seat, frame.z + 1)


def can_join_in(state: Cosmic, seat: int, window: Frame) -> bool:
    """An ally who has not used the power yet."""
    return is_ally(state, seat) and times_used(state, seat, CALCULATOR) == 0


def join_in(state: Cosmic, frame: Frame) -> None:
    state.supers[CALCULATOR] = 1


def plays_as_main(state: Cosmic, seat: int, window: Frame) -> bool:
    return is_main(state, seat)


def call_sum(state: Cosmic, frame: Frame) -> None:
    if frame.z == NO_TARGET:
        again(state, frame, NO_TARGET)
        state.ask(frame.seat, CHOOSE_CALL, frame.x, bit(ODD) | bit(EVEN))
    else:
        WILD_CALL.put(state, frame.z + 1)
        WILD_CALLER.put(state, frame.seat + 1)


def forget_wild(state: Cosmic, *_: int) -> None:
    WILD_CALL.put(state, 0)
    WILD_CALLER.put(state, 0)


def uncut(state: Cosmic, side: i64) -> i64:
    """The card of a side as it meets the other."""
    return value_before(state, side, CUT)


def is_cut(state: Cosmic, seat: int) -> bool:
    """The higher of two Attacks, or the one that the Pro has chosen."""
    if in_force(state, CALCULATOR) == NOBODY or is_guarded(state) or not both_attack(state):
        return False
    side = side_of(state, seat)
    chosen: i64 = chosen_by_pro(state, state.owner[CALCULATOR])
    if chosen != 0:
        return chosen == seat + 1
    return uncut(state, side) > uncut(state, 1 - side)


def chosen_by_pro(state: Cosmic, owner: i64) -> i64:
    """The main player whose card the owner of the power cuts by the Pro, plus one, or 0 (CPro-calculator)."""
    if not works_for(state, owner, CALCULATOR) or not boosted(state, owner, CALCULATOR):
        return 0
    return CHOSEN.of(state, owner)


def cut_by_other(state: Cosmic, seat: int, value: int) -> int:
    return value - uncut(state, 1 - side_of(state, seat))


def is_cut_by_wild(state: Cosmic, seat: int) -> bool:
    """The card of the opponent if the sum was called right, the caller's if not (CW-calculator)."""
    caller: i64 = WILD_CALLER.get(state) - 1
    if caller < 0 or not both_attack(state):
        return False
    is_odd = (uncut(state, OFFENCE) + uncut(state, DEFENCE)) % 2 == 1
    is_right = is_odd == (WILD_CALL.get(state) - 1 == ODD)
    return seat == (opponent(state, caller) if is_right else caller)


def choose(state: Cosmic, ask: Ask, options: Choices) -> i64:
    """The other card is cut; an odd sum is called with an odd card: more Attacks are even."""
    if not is_main(state, ask.seat):
        return NO_ADVICE
    if ask.decision == CHOOSE_SEAT:
        return opponent(state, ask.seat)
    if ask.decision == CHOOSE_CALL:
        return ODD if card_value(state, side_of(state, ask.seat)) % 2 == 1 else EVEN
    return NO_ADVICE


POWER: Final = Power(
    "calculator",
    Traits(300, simple=True),
    plays=(
        use(CALCULATOR, (CARDS_LAID,), MAY, can_equalise, equalise),
        wild(CALCULATOR, (CARDS_LAID,), plays_as_main, call_sum),
        super_(CALCULATOR, (CARDS_LAID,), can_join_in, join_in),
    ),
    modifiers=(
        Modifier("calculator", "CB-calculator", TOTAL, CUT, is_cut, cut_by_other),
        Modifier("wild-calculator", "CW-calculator", TOTAL, CUT, is_cut_by_wild, cut_by_other),
    ),
    consequences=(Consequence(REPLAYED, forget_wild),),
    facts=(CHOSEN, WILD_CALL, WILD_CALLER),
    choose=choose,
)
