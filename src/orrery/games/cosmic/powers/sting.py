"""Sting: others lose tokens in place of its own (CB-sting)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.bits import bit
from orrery.engine.flow import Ask, Choices, Frame
from orrery.engine.queries import REPLACE, Modifier
from orrery.engine.windows import MAY, NO_TARGET
from orrery.games.cosmic.abilities import boosted, immune
from orrery.games.cosmic.advice import own_or_last
from orrery.games.cosmic.cards import steal
from orrery.games.cosmic.data.powers import number_of
from orrery.games.cosmic.own import FOR_CHALLENGE, Own
from orrery.games.cosmic.plays import EACH, WILD, again, super_, use, wild
from orrery.games.cosmic.power import NO_ADVICE, Power
from orrery.games.cosmic.queries import CONSOLED
from orrery.games.cosmic.questions import CHOOSE_SEAT
from orrery.games.cosmic.resolution import consolation_due
from orrery.games.cosmic.roles import is_main
from orrery.games.cosmic.rulebook import Traits
from orrery.games.cosmic.state import Cosmic
from orrery.games.cosmic.timing import DECIDED, TOKENS_LOST
from orrery.games.cosmic.tokens import bring_back, give_up, on_bases
from orrery.games.cosmic.uses import strengthened

STING: Final = number_of("sting")
CONSOLED_INSTEAD: Final = Own("consoled-instead", FOR_CHALLENGE)
"""1 more than the seat that takes the consolation by the Wild."""


def replaced(state: Cosmic, sting: i64) -> i64:
    """How many of its tokens being lost others can lose: half of them, with the Super all (CS-sting)."""
    lost: i64 = state.losing[sting]
    return lost if strengthened(state, sting, STING) else lost // 2


def victims(state: Cosmic, sting: i64) -> i64:
    """The others with tokens on bases, as bits, without those whose Con works."""
    mask: i64 = 0
    for seat in range(state.seats):
        if seat != sting and not immune(state, seat, STING) and on_bases(state, seat) > 0:
            mask |= bit(seat)
    return mask


def can_sting(state: Cosmic, seat: int, window: Frame) -> bool:
    return replaced(state, seat) > 0 and victims(state, seat) != 0


def sting(state: Cosmic, frame: Frame) -> None:
    """The victim is chosen, and picks the tokens; they join the loss under way."""
    if frame.z != NO_TARGET:
        count: i64 = min(replaced(state, frame.seat), on_bases(state, frame.z))
        if not boosted(state, frame.seat, STING):
            steal(state, frame.z, frame.seat, count)
        give_up(state, frame.z, count)
        bring_back(state, frame.seat, count)
    elif can_sting(state, frame.seat, frame):
        again(state, frame, NO_TARGET)
        state.ask(frame.seat, CHOOSE_SEAT, frame.x, victims(state, frame.seat))


def is_losing(state: Cosmic, seat: int, window: Frame) -> bool:
    return state.losing[seat] > 0 and not strengthened(state, seat, STING)


def sting_for_all(state: Cosmic, frame: Frame) -> None:
    state.supers[STING] = 1


def onlookers(state: Cosmic) -> i64:
    """All but the main players, as bits."""
    mask: i64 = 0
    for seat in range(state.seats):
        if not is_main(state, seat):
            mask |= bit(seat)
    return mask


def is_consolation_due(state: Cosmic, seat: int, window: Frame) -> bool:
    return onlookers(state) != 0 and consolation_due(state) > 0


def turn_consolation(state: Cosmic, frame: Frame) -> None:
    if frame.z != NO_TARGET:
        CONSOLED_INSTEAD.put(state, frame.z + 1)
    else:
        again(state, frame, NO_TARGET)
        state.ask(frame.seat, CHOOSE_SEAT, frame.x, onlookers(state))


def is_turned(state: Cosmic, seat: int) -> bool:
    return CONSOLED_INSTEAD.get(state) != 0


def console_instead(state: Cosmic, seat: int, taker: int) -> int:
    return CONSOLED_INSTEAD.get(state) - 1


def advise(state: Cosmic, ask: Ask, options: Choices) -> int:
    """Consolation is for oneself, or for the player with fewest bases."""
    if ask.decision != CHOOSE_SEAT or state.book.plays.hows[ask.x] != WILD:
        return NO_ADVICE
    return own_or_last(state, ask.seat, options)


POWER: Final = Power(
    "sting",
    Traits(350, simple=True),
    plays=(
        use(STING, (TOKENS_LOST,), MAY, can_sting, sting, often=EACH),
        wild(STING, (DECIDED,), is_consolation_due, turn_consolation),
        super_(STING, (TOKENS_LOST,), is_losing, sting_for_all),
    ),
    modifiers=(Modifier("wild-sting", "CW-sting", CONSOLED, REPLACE, is_turned, console_instead),),
    facts=(CONSOLED_INSTEAD,),
    choose=advise,
)
