"""Sorcerer: the two laid cards are swapped (CB-sorcerer)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.flow import Frame
from orrery.engine.windows import MAY, NO_SUBJECT, NO_TARGET
from orrery.games.cosmic.abilities import boosted, exchangeable, immune, unveil
from orrery.games.cosmic.data.powers import number_of
from orrery.games.cosmic.exchange import swap_powers
from orrery.games.cosmic.keys import CARDS_SWAPPED
from orrery.games.cosmic.plays import DISCARDED, super_, use, wild
from orrery.games.cosmic.power import Power
from orrery.games.cosmic.powersets import OWN_POWERS, ask_own_power, is_empty
from orrery.games.cosmic.roles import is_ally, is_main, opponent
from orrery.games.cosmic.rulebook import Traits
from orrery.games.cosmic.showdown import swap_laid
from orrery.games.cosmic.state import NOBODY, Cosmic
from orrery.games.cosmic.timing import CARDS_LAID, OFFENCE_INVITES, REVEALED
from orrery.games.cosmic.uses import times_used

SORCERER: Final = number_of("sorcerer")


def takes_part(state: Cosmic, seat: i64) -> bool:
    """A main player, not against a Con; an ally with the Super, which no Con reaches (C3.10c)."""
    if is_main(state, seat):
        return not immune(state, opponent(state, seat), SORCERER)
    return is_ally(state, seat) and state.supers[SORCERER] != 0


def is_the_time(state: Cosmic, seat: i64, window: Frame) -> bool:
    """Before the cards are revealed; with the Pro afterwards as well."""
    return window.x == CARDS_LAID or boosted(state, seat, SORCERER)


def can_swap(state: Cosmic, seat: int, window: Frame) -> bool:
    return is_the_time(state, seat, window) and takes_part(state, seat)


def swap_cards(state: Cosmic, frame: Frame) -> None:
    """Who knows a card still does; a Con in answer comes in time."""
    if not takes_part(state, frame.seat):
        return
    swap_laid(state)
    state.tell(CARDS_SWAPPED, frame.seat)


def can_join_in(state: Cosmic, seat: int, window: Frame) -> bool:
    """An ally who has not used the power yet."""
    return (
        is_ally(state, seat) and times_used(state, seat, SORCERER) == 0 and is_the_time(state, seat, window)
    )


def join_in(state: Cosmic, frame: Frame) -> None:
    state.supers[SORCERER] = 1


def can_part(state: Cosmic, seat: i64) -> bool:
    return not is_empty(exchangeable(state, seat))


def both_have_powers(state: Cosmic, seat: int, window: Frame) -> bool:
    """A main player, and each of the two has a power that can be given away."""
    rival = opponent(state, seat)
    return rival != NOBODY and can_part(state, seat) and can_part(state, rival)


def trade_powers(state: Cosmic, frame: Frame) -> None:
    """Who has played the flare names a power first, then the opponent; ``y`` is the first one."""
    rival = opponent(state, frame.seat)
    if frame.z == NO_TARGET:
        state.again(frame, frame.x, NO_SUBJECT, NO_TARGET)
        ask_own_power(state, frame.seat, frame.x, OWN_POWERS)
    elif frame.y == NO_SUBJECT:
        unveil(state, frame.z)
        state.again(frame, frame.x, frame.z, 0)
        ask_own_power(state, rival, frame.x, OWN_POWERS)
    else:
        swap_powers(state, frame.seat, frame.y, rival, frame.z)


POWER: Final = Power(
    "sorcerer",
    Traits(350, simple=True),
    plays=(
        use(SORCERER, (CARDS_LAID, REVEALED), MAY, can_swap, swap_cards),
        wild(SORCERER, (OFFENCE_INVITES,), both_have_powers, trade_powers, then=DISCARDED),
        super_(SORCERER, (CARDS_LAID, REVEALED), can_join_in, join_in),
    ),
)
