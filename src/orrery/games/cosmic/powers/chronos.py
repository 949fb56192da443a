"""Chronos: back in time, and the cards are laid anew (CB-chronos)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.chance import bag_size
from orrery.engine.counts import add_count
from orrery.engine.decision import ALLOWED
from orrery.engine.flow import Frame
from orrery.engine.queries import REPLACE, Modifier, Ruling
from orrery.engine.windows import MAY, NO_TARGET
from orrery.games.cosmic.abilities import boosted, immune
from orrery.games.cosmic.cards import held, reshuffle, take_discard, take_openly
from orrery.games.cosmic.data.cards import NO_CARD, flare
from orrery.games.cosmic.data.powers import number_of
from orrery.games.cosmic.hands import ALL_TYPES, FROM_DISCARDS
from orrery.games.cosmic.own import Own
from orrery.games.cosmic.playing import cards_to_lay, cards_to_play, discard_played
from orrery.games.cosmic.plays import AFTERWARDS, again, super_, use, wild
from orrery.games.cosmic.power import Power
from orrery.games.cosmic.queries import CARD_TO_LAY, MAY_LAY, RETURNS_ASIDE
from orrery.games.cosmic.questions import CHOOSE_CARD
from orrery.games.cosmic.resolution import clear_side
from orrery.games.cosmic.roles import is_involved, is_main, opponent, used_card
from orrery.games.cosmic.rulebook import Traits
from orrery.games.cosmic.state import NOBODY, Cosmic
from orrery.games.cosmic.timing import AT_ANY_TIME, REVEALED
from orrery.games.cosmic.uses import invoke, strengthened, times_used

CHRONOS: Final = number_of("chronos")
FORCED: Final = Own("forced")
"""The card that the opponent has to lay once more, plus one; by the Super, so never for a copy."""


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
    invoke(state, frame.seat, CHRONOS)
    for side in range(i64(2)):
        pick_up(state, side, frame.seat)
    state.reveal()
    state.replay = 1
    state.void(state.depth - 2)


def pick_up(state: Cosmic, side: i64, traveller: i64) -> None:
    """A laid card goes back to the one who laid it, or the opponent's is put aside (CB-chronos).

    What was only named is gone.
    """
    seat = state.laid_from[side]
    card = used_card(state, side)
    clear_side(state, side)
    if card == NO_CARD:
        return
    if seat == traveller:
        take_openly(state, seat, card)
    elif strengthened(state, traveller, CHRONOS):
        FORCED.put_of(state, traveller, card + 1)
        take_openly(state, seat, card)
    elif cards_to_lay(state, seat) == 0:
        take_openly(state, seat, card)
    else:
        state.aside[seat] = card


def will_travel(state: Cosmic, seat: int, window: Frame) -> bool:
    return is_main(state, seat) and times_used(state, seat, CHRONOS) == 0


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
    if cards_to_play(state, seat, kind) > 0:
        discard_played(state, seat, kind)
        add_count(state.discarded, kind, seat, 1)


def is_forced(state: Cosmic, seat: int) -> bool:
    """The Super of Chronos makes the other main player lay the same card again (CS-chronos)."""
    if FORCED.get(state) == 0 or state.invoked[CHRONOS] == seat + 1:
        return False
    return held(state, seat, FORCED.get(state) - 1) > 0


def lay_again(state: Cosmic, seat: int, card: int) -> int:
    return FORCED.get(state) - 1


def against_other_card(state: Cosmic, seat: int, kind: int, _: int) -> str:
    return "CS-chronos" if is_forced(state, seat) and kind != FORCED.get(state) - 1 else ALLOWED


def has_pro(state: Cosmic, seat: int) -> bool:
    """With the Pro of Chronos a card that was put aside is discarded (CPro-chronos)."""
    rival = opponent(state, seat)
    return rival != NOBODY and boosted(state, rival, CHRONOS)


def discard_aside(state: Cosmic, seat: int, returns: int) -> int:
    return 0


POWER: Final = Power(
    "chronos",
    Traits(350, simple=True, turns_back=True),
    plays=(
        use(CHRONOS, (REVEALED,), MAY, can_travel, travel),
        wild(CHRONOS, AT_ANY_TIME, can_recall, recall, then=AFTERWARDS),
        super_(CHRONOS, (REVEALED,), will_travel, force_card),
    ),
    modifiers=(
        Modifier("super-chronos", "CS-chronos", CARD_TO_LAY, REPLACE, is_forced, lay_again),
        Modifier("pro-chronos", "CPro-chronos", RETURNS_ASIDE, REPLACE, has_pro, discard_aside),
    ),
    rulings=(Ruling(MAY_LAY, against_other_card),),
    facts=(FORCED,),
)
