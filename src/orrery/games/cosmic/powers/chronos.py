"""Chronos: back in time, and the cards are laid anew (CB-chronos)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.chance import bag_size
from orrery.engine.flow import Frame
from orrery.engine.queries import Modifier
from orrery.engine.windows import MAY, NO_TARGET
from orrery.games.cosmic.abilities import immune
from orrery.games.cosmic.cards import challenge_cards, discard, held, reshuffle, take_discard, take_openly
from orrery.games.cosmic.data.cards import KINDS, flare
from orrery.games.cosmic.data.powers import CHRONOS
from orrery.games.cosmic.hands import ALL_TYPES, FROM_DISCARDS
from orrery.games.cosmic.questions import CHOOSE_CARD
from orrery.games.cosmic.reactions import AFTERWARDS, Reaction, again, super_, use, wild
from orrery.games.cosmic.resolution import clear_side
from orrery.games.cosmic.roles import is_involved, is_main, opponent
from orrery.games.cosmic.state import Cosmic
from orrery.games.cosmic.windows import AT_ANY_TIME, REVEALED


def can_travel(state: Cosmic, seat: int, window: Frame) -> bool:
    return may_travel(state, seat)


def may_travel(state: Cosmic, seat: i64) -> bool:
    """A main player, unless the opponent has a Con (CCon-chronos)."""
    return is_main(state, seat) and not immune(state, opponent(state, seat), CHRONOS)


def travel(state: Cosmic, frame: Frame) -> None:
    """Both cards leave the table, the reveal breaks off, and phase 7 begins again.

    This reveals whether the opponent has another challenge card.
    """
    if not may_travel(state, frame.seat):
        return
    state.invoked[CHRONOS] = frame.seat + 1
    for side in range(i64(2)):
        pick_up(state, side)
    state.reveal()
    state.replay = 1
    state.void(state.depth - 2)


def pick_up(state: Cosmic, side: i64) -> None:
    """A laid card goes back to the one who laid it, or the opponent's is put aside (CB-chronos)."""
    seat = state.laid_from[side]
    card = state.laid[side]
    clear_side(state, side)
    if state.invoked[CHRONOS] == seat + 1:
        take_openly(state, seat, card)
    elif state.supers[CHRONOS] != 0:
        state.note[CHRONOS] = card + 1
        take_openly(state, seat, card)
    elif challenge_cards(state, seat) == 0:
        take_openly(state, seat, card)
    else:
        state.aside[seat] = card


def will_travel(state: Cosmic, seat: int, window: Frame) -> bool:
    return is_main(state, seat) and state.used[CHRONOS] == 0


def force_card(state: Cosmic, frame: Frame) -> None:
    state.supers[CHRONOS] = 1


def can_recall(state: Cosmic, seat: int, window: Frame) -> bool:
    return is_involved(state, seat) and bag_size(state.discards) > 0


def recall(state: Cosmic, frame: Frame) -> None:
    """A card out of the discards, the rest into the deck; then the flare is discarded (CW-chronos)."""
    if frame.z == NO_TARGET and bag_size(state.discards) > 0:
        again(state, frame, NO_TARGET)
        state.ask(frame.seat, CHOOSE_CARD, frame.x, FROM_DISCARDS, ALL_TYPES)
        return
    if frame.z != NO_TARGET:
        take_discard(state, frame.seat, frame.z)
        reshuffle(state)
    drop_flare(state, frame.seat, flare(CHRONOS))


def drop_flare(state: Cosmic, seat: i64, kind: i64) -> None:
    if held(state, seat, kind) > 0:
        discard(state, seat, kind)
        state.discarded[seat * KINDS + kind] += 1


REACTIONS: Final[tuple[Reaction, ...]] = (
    use(CHRONOS, (REVEALED,), MAY, can_travel, travel),
    wild(CHRONOS, AT_ANY_TIME, can_recall, recall, then=AFTERWARDS),
    super_(CHRONOS, (REVEALED,), will_travel, force_card),
)
MODIFIERS: Final[tuple[Modifier[Cosmic], ...]] = ()
