"""Assassin: the colour that destiny shows costs its player a token (CB-assassin)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.bits import bit, lowest_bit
from orrery.engine.flow import Ask, Choices, Frame
from orrery.engine.windows import MUST, NO_SUBJECT, NO_TARGET
from orrery.games.cosmic.abilities import boosted, immune
from orrery.games.cosmic.advice import fullest_base, weakest_base
from orrery.games.cosmic.data.destiny import WILD
from orrery.games.cosmic.data.powers import number_of
from orrery.games.cosmic.destiny import flipped_card
from orrery.games.cosmic.movement import lose_sent
from orrery.games.cosmic.own import Own
from orrery.games.cosmic.plays import EACH, FREE, POWER_USE, is_own_use_of, super_, use, wild
from orrery.games.cosmic.power import NO_ADVICE, Power
from orrery.games.cosmic.questions import CHOOSE_PLACE, CHOOSE_SEAT
from orrery.games.cosmic.results import OFFENCE_WON
from orrery.games.cosmic.roles import others, shows_attack
from orrery.games.cosmic.rulebook import Traits
from orrery.games.cosmic.state import OFFENCE, Cosmic
from orrery.games.cosmic.timing import DECIDED, FLIPPED, PLAYED
from orrery.games.cosmic.tokens import bases_of, lose_from, on_bases, open_losses, put

ASSASSIN: Final = number_of("assassin")
DUE: Final = Own("due")
"""How many tokens of the victim are still to be killed."""
REPLACING: Final = Own("replacing")
"""1 if by the Super own tokens take the places of those killed in this use."""

NAMING: Final = -2
"""``y`` of a use while the victim is chosen; afterwards it is the victim."""
PAYING: Final = -2
"""``y`` of a Wild while the base is chosen; afterwards it is how many tokens were in the Warp before."""


def victims(state: Cosmic, assassin: i64) -> i64:
    """Whose token may be killed for the flipped card, as bits; nobody's whose Con works."""
    card = flipped_card(state)
    mask: i64 = 0
    if card == WILD:
        mask = others(state, assassin)
    elif 0 <= card < state.seats:
        mask = bit(card) & ~bit(assassin)
    for seat in range(state.seats):
        if immune(state, seat, ASSASSIN) or on_bases(state, seat) == 0:
            mask &= ~bit(seat)
    return mask


def sees_victim(state: Cosmic, seat: int, window: Frame) -> bool:
    return victims(state, seat) != 0


def prepare(state: Cosmic, frame: Frame) -> None:
    REPLACING.put_of(state, frame.seat, 0)


def kill(state: Cosmic, frame: Frame) -> None:
    """First the victim is named, where there is a choice, then token by token its base."""
    if frame.y == NO_SUBJECT:
        DUE.put_of(state, frame.seat, 2 if boosted(state, frame.seat, ASSASSIN) else 1)
        name_victim(state, frame, victims(state, frame.seat))
    elif frame.y == NAMING:
        choose_token(state, frame, frame.z)
    else:
        strike(state, frame, frame.y)


def name_victim(state: Cosmic, frame: Frame, mask: i64) -> None:
    """Nobody is left if a Con came in answer."""
    if mask & (mask - 1) != 0:
        state.again(frame, frame.x, NAMING, NO_TARGET)
        state.ask(frame.seat, CHOOSE_SEAT, frame.x, mask)
    elif mask != 0:
        choose_token(state, frame, lowest_bit(mask))


def choose_token(state: Cosmic, frame: Frame, victim: i64) -> None:
    state.again(frame, frame.x, victim, NO_TARGET)
    state.ask(frame.seat, CHOOSE_PLACE, frame.x, bases_of(state, victim))


def strike(state: Cosmic, frame: Frame, victim: i64) -> None:
    """``z`` is the base; the loss is open to responses when the last token is chosen."""
    lose_from(state, frame.z, victim, 1)
    if REPLACING.of(state, frame.seat) != 0 and state.warp[frame.seat] > 0:
        state.warp[frame.seat] -= 1
        put(state, frame.z, frame.seat)
    DUE.put_of(state, frame.seat, DUE.of(state, frame.seat) - 1)
    if DUE.of(state, frame.seat) > 0 and on_bases(state, victim) > 0:
        choose_token(state, frame, victim)
    else:
        open_losses(state)


def can_replace(state: Cosmic, seat: int, window: Frame) -> bool:
    """In answer to the own use, once, with a token in the Warp."""
    is_own = is_own_use_of(state, seat, window, ASSASSIN)
    return is_own and REPLACING.of(state, seat) == 0 and state.warp[seat] > 0


def replace(state: Cosmic, frame: Frame) -> None:
    state.supers[ASSASSIN] = 1
    REPLACING.put_of(state, frame.seat, 1)


def can_avenge(state: Cosmic, seat: int, window: Frame) -> bool:
    """A defence that loses to an Attack and has a token elsewhere."""
    loses = seat == state.defence and state.result == OFFENCE_WON and shows_attack(state, OFFENCE)
    return loses and other_bases(state, seat) != 0


def other_bases(state: Cosmic, seat: i64) -> i64:
    """The own bases that are not attacked, as bits."""
    return bases_of(state, seat) & ~bit(state.target)


def avenge(state: Cosmic, frame: Frame) -> None:
    """A token is paid; if it is in the Warp afterwards, all in the cone follow it."""
    if frame.y == NO_SUBJECT:
        if other_bases(state, frame.seat) != 0:
            state.again(frame, frame.x, PAYING, NO_TARGET)
            state.ask(frame.seat, CHOOSE_PLACE, frame.x, other_bases(state, frame.seat))
    elif frame.y == PAYING:
        state.again(frame, frame.x, state.warp[frame.seat], NO_TARGET)
        lose_from(state, frame.z, frame.seat, 1)
        open_losses(state)
    elif state.warp[frame.seat] > frame.y:
        drag_along(state)


def drag_along(state: Cosmic) -> None:
    for seat in range(state.seats):
        if state.cone[seat] > 0:
            lose_sent(state, seat)
    open_losses(state)


def advise(state: Cosmic, ask: Ask, options: Choices) -> int:
    """Where it hurts the victim; the token that the Wild costs from the fullest base."""
    if ask.decision != CHOOSE_PLACE:
        return NO_ADVICE
    if state.book.plays.hows[ask.x] == POWER_USE:
        return weakest_base(state, state.frame(state.depth - 1).y, options)
    return fullest_base(state, ask.seat, options)


POWER: Final = Power(
    "assassin",
    Traits(350, simple=True),
    plays=(
        use(ASSASSIN, (FLIPPED,), MUST, sees_victim, kill, often=EACH, aim=prepare),
        wild(ASSASSIN, (DECIDED,), can_avenge, avenge),
        super_(ASSASSIN, (PLAYED,), can_replace, replace, FREE),
    ),
    facts=(DUE, REPLACING),
    choose=advise,
)
