"""Reincarnator: a lost challenge brings it another power (CB-reincarnator)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.flow import Frame
from orrery.engine.queries import Consequence
from orrery.engine.windows import MUST
from orrery.games.cosmic.abilities import boosted, exchangeable, give_power, immune
from orrery.games.cosmic.data.powers import NO_POWER, number_of
from orrery.games.cosmic.edicts import call_off
from orrery.games.cosmic.exchange import draw_power, exchange_drawn, left_to_draw, replace_power
from orrery.games.cosmic.keys import POWER_CHANGED
from orrery.games.cosmic.own import A_POWER, FOR_GAME, Own
from orrery.games.cosmic.plays import (
    is_own_use_of,
    super_,
    use,
    wild,
)
from orrery.games.cosmic.power import Power
from orrery.games.cosmic.powersets import is_empty
from orrery.games.cosmic.queries import REPLACED, SWAPPED
from orrery.games.cosmic.results import DEAL_BROKE
from orrery.games.cosmic.roles import has_lost, has_won, is_main, opponent
from orrery.games.cosmic.rulebook import Traits
from orrery.games.cosmic.state import NOBODY, Cosmic
from orrery.games.cosmic.timing import PLAYED, RESOLVED
from orrery.games.cosmic.uses import is_copy

REINCARNATOR: Final = number_of("reincarnator")
INCARNATION: Final = Own("incarnation", FOR_GAME, holds=A_POWER)


def has_failed(state: Cosmic, seat: int, window: Frame) -> bool:
    """A main player who has lost, or with whom no deal was made."""
    failed = has_lost(state, seat) or state.result == DEAL_BROKE
    return failed and is_main(state, seat) and left_to_draw(state)


def be_reborn(state: Cosmic, frame: Frame) -> None:
    """One power at random; two to choose from with the Pro, or if the winner has played the Con."""
    rival = opponent(state, frame.seat)
    is_judged = has_won(state, rival) and immune(state, rival, REINCARNATOR)
    is_free = boosted(state, frame.seat, REINCARNATOR)
    new = draw_power(state, frame, 2 if is_judged or is_free else 1, rival if is_judged else frame.seat)
    if new != NO_POWER:
        incarnate(state, frame.seat, new)


def incarnate(state: Cosmic, seat: i64, new: i64) -> None:
    """The incarnation before goes back to the unused powers; the Reincarnator itself stays.

    Who only copies it, or has taken it over, has a power more (CG14).
    """
    is_borrowed = is_copy(state, seat, REINCARNATOR) or state.owner[REINCARNATOR] not in (NOBODY, seat)
    before: i64 = NO_POWER if is_borrowed else INCARNATION.power(state)
    if before != NO_POWER and state.owner[before] == seat:
        replace_power(state, seat, before, new)
    else:
        give_power(state, seat, new)
        state.tell(POWER_CHANGED, seat, NO_POWER, new)
    if not is_borrowed:
        INCARNATION.put_power(state, new)


def is_about_to(state: Cosmic, seat: int, window: Frame) -> bool:
    """The own power was just announced."""
    return is_own_use_of(state, seat, window, REINCARNATOR)


def stay(state: Cosmic, frame: Frame) -> None:
    state.supers[REINCARNATOR] = 1
    call_off(state, frame)


def has_beaten(state: Cosmic, seat: int, window: Frame) -> bool:
    """A main player who has won against one who has a power to give back."""
    rival = opponent(state, seat)
    if rival == NOBODY or not has_won(state, seat):
        return False
    return not is_empty(exchangeable(state, rival)) and left_to_draw(state)


def change_loser(state: Cosmic, frame: Frame) -> None:
    exchange_drawn(state, frame, opponent(state, frame.seat), 1)


def follow_replaced(state: Cosmic, seat: int, old: int, new: int) -> None:
    """What comes for an incarnation is one; without the Reincarnator it becomes a power like others."""
    if INCARNATION.power(state) == old:
        INCARNATION.put_power(state, new)
    if old == REINCARNATOR:
        INCARNATION.put_power(state, NO_POWER)


def follow_swapped(state: Cosmic, seat: int, first: int, second: int) -> None:
    incarnation: i64 = INCARNATION.power(state)
    if first == REINCARNATOR or second == REINCARNATOR:
        INCARNATION.put_power(state, NO_POWER)
    elif incarnation == first:
        INCARNATION.put_power(state, second)
    elif incarnation == second:
        INCARNATION.put_power(state, first)


POWER: Final = Power(
    "reincarnator",
    Traits(250),
    plays=(
        use(REINCARNATOR, (RESOLVED,), MUST, has_failed, be_reborn),
        wild(REINCARNATOR, (RESOLVED,), has_beaten, change_loser),
        super_(REINCARNATOR, (PLAYED,), is_about_to, stay),
    ),
    consequences=(
        Consequence(REPLACED, follow_replaced),
        Consequence(SWAPPED, follow_swapped),
    ),
    facts=(INCARNATION,),
)
