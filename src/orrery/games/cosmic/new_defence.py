"""Another defence than the one that destiny has named (CG19)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.bits import bit
from orrery.games.cosmic.cards import new_hand
from orrery.games.cosmic.keys import DEFENDER_NAMED
from orrery.games.cosmic.movement import send_back
from orrery.games.cosmic.playing import is_armed
from orrery.games.cosmic.queries import DEFENCE_CHANGED
from orrery.games.cosmic.roles import is_main
from orrery.games.cosmic.state import DEFENCE, NO_SIDE, Cosmic

LAUNCH_PHASE: Final = 3
"""The phase in which the hand of the defence is checked anyhow, as long as it has not begun to be."""


def change_defence(state: Cosmic, seat: i64) -> None:
    """``seat`` is the defence from now on; its hand is checked, in phase 3 by the phase itself.

    What the old defence has invited is void, its allies go home, and the new one is nobody's ally.
    """
    old = state.defence
    if seat == old:
        return
    dismiss_defenders(state, seat)
    state.defence = seat
    state.in_own_system = 0
    state.invited[DEFENCE] = 0
    for side in range(2):
        state.invited[side] &= ~bit(seat)
    state.tell(DEFENDER_NAMED, seat)
    state.book.consequences.of(state, DEFENCE_CHANGED, seat, old)
    if state.phase > LAUNCH_PHASE and not is_armed(state, seat):
        new_hand(state, seat)


def dismiss_defenders(state: Cosmic, seat: i64) -> None:
    """The allies of the defence go home; so does ``seat``, on whatever side it stands."""
    for turn in range(state.seats):
        ally: i64 = state.seats - 1 - turn
        if is_main(state, ally) or state.side[ally] == NO_SIDE:
            continue
        if state.side[ally] == DEFENCE or ally == seat:
            state.side[ally] = NO_SIDE
            send_back(state, ally)
