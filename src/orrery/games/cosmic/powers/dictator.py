"""Dictator: it decides whom others challenge (CB-dictator)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.bits import bit
from orrery.engine.chance import bag_size
from orrery.engine.decision import ALLOWED
from orrery.engine.flow import Ask, Choices, Frame
from orrery.engine.queries import REPLACE, Consequence, Modifier, Ruling
from orrery.engine.windows import MUST, NO_SUBJECT, NO_TARGET
from orrery.games.cosmic.abilities import boosted, immune
from orrery.games.cosmic.data.powers import number_of
from orrery.games.cosmic.own import FOR_CHALLENGE, FOR_GAME, Own
from orrery.games.cosmic.plays import EACH, always, rule, super_, use, wild
from orrery.games.cosmic.power import Power
from orrery.games.cosmic.queries import DESTINY_ON_TOP, DESTINY_SHOWN, MAY_FOLLOW
from orrery.games.cosmic.questions import CHOOSE_DESTINY
from orrery.games.cosmic.rulebook import Traits
from orrery.games.cosmic.state import Cosmic
from orrery.games.cosmic.timing import BEFORE_FLIP, FLIPPED, REGROUP
from orrery.games.cosmic.uses import strengthened

DICTATOR: Final = number_of("dictator")
TOP: Final = Own("top", FOR_GAME)
"""The card that is flipped next, plus 1; it is not in the pile."""
BELOW: Final = Own("below", FOR_GAME)
"""The card under it, plus 1, which the Pro has added."""
MADE_VOID: Final = Own("made-void", FOR_CHALLENGE)
"""1 if the card just flipped is void."""

FIRST: Final = -2
"""``y`` of a use while the card is chosen, and then the second one."""
SECOND: Final = -3


def decides(state: Cosmic, seat: int, window: Frame) -> bool:
    """In another's turn, with the Super in the own one too, unless a card lies on top already."""
    rules = seat != state.offence or strengthened(state, seat, DICTATOR)
    return rules and TOP.get(state) == 0 and not immune(state, state.offence, DICTATOR)


def dictate(state: Cosmic, frame: Frame) -> None:
    if frame.y == NO_SUBJECT:
        look_through(state, frame)
    elif frame.y == FIRST:
        TOP.put(state, take_out(state, frame.z))
        if boosted(state, frame.seat, DICTATOR) and bag_size(state.destiny) > 0:
            state.again(frame, frame.x, SECOND, NO_TARGET)
            state.ask(frame.seat, CHOOSE_DESTINY, frame.x)
    else:
        BELOW.put(state, take_out(state, frame.z))


def look_through(state: Cosmic, frame: Frame) -> None:
    """Nothing is chosen if a Con came in answer."""
    if not immune(state, state.offence, DICTATOR):
        state.pile_known |= bit(frame.seat)
        state.reveal()
        state.again(frame, frame.x, FIRST, NO_TARGET)
        state.ask(frame.seat, CHOOSE_DESTINY, frame.x)


def take_out(state: Cosmic, kind: i64) -> i64:
    """A card leaves the pile for its top; returns what is kept of it."""
    state.destiny[kind] -= 1
    return kind + 1


def has_card_on_top(state: Cosmic, seat: int) -> bool:
    return TOP.get(state) != 0


def card_on_top(state: Cosmic, seat: int, card: int) -> int:
    return TOP.get(state) - 1


def move_up(state: Cosmic, *_: int) -> None:
    """What was on top is flipped; what lay below it comes next, and another card is not void yet."""
    TOP.put(state, BELOW.get(state))
    BELOW.put(state, 0)
    MADE_VOID.put(state, 0)


def is_random(state: Cosmic, seat: int, window: Frame) -> bool:
    """A card lies on top, and the offence has a Con (CCon-dictator)."""
    return TOP.get(state) != 0 and immune(state, state.offence, DICTATOR)


def shuffle_back(state: Cosmic, frame: Frame) -> None:
    state.destiny[TOP.get(state) - 1] += 1
    TOP.put(state, 0)


def is_own_turn(state: Cosmic, seat: int, window: Frame) -> bool:
    return seat == state.offence


def rule_at_home(state: Cosmic, frame: Frame) -> None:
    state.supers[DICTATOR] = 1


def make_void(state: Cosmic, frame: Frame) -> None:
    MADE_VOID.put(state, 1)


def is_void(state: Cosmic, *_: int) -> str:
    return "CW-dictator" if MADE_VOID.get(state) != 0 else ALLOWED


def advise(state: Cosmic, ask: Ask, options: Choices) -> int:
    """The colour of the one who is ahead, of those who are neither Dictator nor offence; or anything else."""
    best: i64 = options.get(options.count - 1)
    most: i64 = -1
    for index in range(options.count):
        kind = options.get(index)
        if kind < state.seats and kind != ask.seat and kind != state.offence:
            if state.external[kind] > most:
                most = state.external[kind]
                best = kind
    return best


POWER: Final = Power(
    "dictator",
    Traits(350, simple=True),
    plays=(
        rule("shuffle-back", "CCon-dictator", (BEFORE_FLIP,), is_random, shuffle_back, DICTATOR),
        use(DICTATOR, (BEFORE_FLIP,), MUST, decides, dictate, often=EACH),
        wild(DICTATOR, (FLIPPED,), always, make_void),
        super_(DICTATOR, (REGROUP,), is_own_turn, rule_at_home),
    ),
    modifiers=(Modifier("dictator", "CB-dictator", DESTINY_ON_TOP, REPLACE, has_card_on_top, card_on_top),),
    rulings=(Ruling(MAY_FOLLOW, is_void),),
    consequences=(Consequence(DESTINY_SHOWN, move_up),),
    facts=(TOP, BELOW, MADE_VOID),
    choose=advise,
)
