"""Gorgon: whoever stands beside it can't get away (CB-gorgon)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.bits import bit, has
from orrery.engine.decision import ALLOWED
from orrery.engine.flow import Ask, Choices, Frame
from orrery.engine.queries import Ruling
from orrery.engine.windows import MAY, MUST, NO_TARGET
from orrery.games.cosmic.abilities import boosted, can_use, immune, in_force, works_for
from orrery.games.cosmic.advice import fullest_base
from orrery.games.cosmic.data.powers import number_of
from orrery.games.cosmic.edicts import call_off, is_zapped
from orrery.games.cosmic.own import FOR_CHALLENGE, Own
from orrery.games.cosmic.plays import FREE, WILD, again, super_, use, wild
from orrery.games.cosmic.power import NO_ADVICE, Power
from orrery.games.cosmic.queries import ENOUGH, MAY_KEEP, MAY_LEAVE
from orrery.games.cosmic.questions import CHOOSE_PLACE
from orrery.games.cosmic.rulebook import Traits
from orrery.games.cosmic.state import NOBODY, Cosmic
from orrery.games.cosmic.timing import AT_ANY_TIME, LEAVING, PLAYED
from orrery.games.cosmic.tokens import bases_of, owner_of, places, system_bits
from orrery.games.cosmic.uses import invoke

GORGON: Final = number_of("gorgon")
TRIED: Final = Own("tried")
"""1 if Gorgon has announced in this challenge that it holds tokens, whatever came of it."""
NAMED: Final = Own("named")
"""A planet of the system that was named by the Pro, plus 1."""
FROZEN: Final = Own("frozen", FOR_CHALLENGE)
"""The planets that Wilds have named, as bits."""


def grip(state: Cosmic, gorgon: i64) -> i64:
    """The planets that Gorgon holds, as bits."""
    mask: i64 = bases_of(state, gorgon)
    for place in range(places(state)):
        if owner_of(state, place) == gorgon:
            mask |= bit(place)
    if NAMED.of(state, gorgon) != 0 and boosted(state, gorgon, GORGON):
        mask |= system_bits(state, NAMED.of(state, gorgon) - 1)
    return mask


def would_hold(state: Cosmic, seat: int, window: Frame) -> bool:
    """Another player is about to move tokens, and some of them stand where Gorgon holds them."""
    mover = window.seat
    if mover == seat or TRIED.of(state, seat) != 0 or immune(state, mover, GORGON):
        return False
    return bases_of(state, mover) & grip(state, seat) != 0


def note_try(state: Cosmic, frame: Frame) -> None:
    TRIED.put_of(state, frame.seat, 1)


def petrify(state: Cosmic, frame: Frame) -> None:
    invoke(state, frame.seat, GORGON)


def holds(state: Cosmic, seat: int, place: int, _: int) -> str:
    """The clause by which tokens of a seat can't leave a planet."""
    if has(FROZEN.get(state), place):
        return "CW-gorgon"
    if in_force(state, GORGON) == NOBODY or immune(state, seat, GORGON):
        return ALLOWED
    for gorgon in range(state.seats):
        if gorgon != seat and works_for(state, gorgon, GORGON) and has(grip(state, gorgon), place):
            if can_use(state, gorgon, GORGON):
                return "CB-gorgon"
    return ALLOWED


def is_exempt(state: Cosmic, seat: int, power: int, _: int) -> str:
    return ENOUGH if power == GORGON else ALLOWED


def abroad(state: Cosmic, gorgon: i64) -> i64:
    """The bases of Gorgon outside its home, as bits."""
    mask: i64 = bases_of(state, gorgon)
    for place in range(places(state)):
        if owner_of(state, place) == gorgon:
            mask &= ~bit(place)
    return mask


def can_name(state: Cosmic, seat: int, window: Frame) -> bool:
    return boosted(state, seat, GORGON) and NAMED.of(state, seat) == 0 and abroad(state, seat) != 0


def name_system(state: Cosmic, frame: Frame) -> None:
    """A base of Gorgon stands for its system."""
    if frame.z != NO_TARGET:
        NAMED.put_of(state, frame.seat, frame.z + 1)
        TRIED.put_of(state, frame.seat, 1)
        petrify(state, frame)
    elif abroad(state, frame.seat) != 0:
        again(state, frame, NO_TARGET)
        state.ask(frame.seat, CHOOSE_PLACE, frame.x, abroad(state, frame.seat))


def occupied(state: Cosmic) -> i64:
    """The planets with a base of anybody, as bits."""
    mask: i64 = 0
    for seat in range(state.seats):
        mask |= bases_of(state, seat)
    return mask


def is_any_occupied(state: Cosmic, seat: int, window: Frame) -> bool:
    return occupied(state) != 0


def aim_at_planet(state: Cosmic, frame: Frame) -> None:
    state.ask(frame.seat, CHOOSE_PLACE, frame.x, occupied(state))


def freeze(state: Cosmic, frame: Frame) -> None:
    FROZEN.put(state, FROZEN.get(state) | bit(frame.z))


def resist(state: Cosmic, frame: Frame) -> None:
    state.supers[GORGON] = 1
    call_off(state, frame)


def advise(state: Cosmic, ask: Ask, options: Choices) -> int:
    """The Wild strikes the fullest base of the offence, or of the defence if oneself is that."""
    if ask.decision != CHOOSE_PLACE or state.book.plays.hows[ask.x] != WILD:
        return NO_ADVICE
    rival = state.offence if ask.seat != state.offence or state.defence == NOBODY else state.defence
    return fullest_base(state, rival, options)


POWER: Final = Power(
    "gorgon",
    Traits(300),
    plays=(
        use(GORGON, (LEAVING,), MUST, would_hold, petrify, often=FREE, aim=note_try),
        use(GORGON, AT_ANY_TIME, MAY, can_name, name_system, "names", "CPro-gorgon", FREE),
        wild(GORGON, AT_ANY_TIME, is_any_occupied, freeze, aim=aim_at_planet),
        super_(GORGON, (PLAYED,), is_zapped, resist),
    ),
    rulings=(Ruling(MAY_LEAVE, holds), Ruling(MAY_KEEP, is_exempt)),
    facts=(TRIED, NAMED, FROZEN),
    choose=advise,
)
