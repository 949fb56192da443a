"""Filch: used cards end in its hand (CB-filch)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.bits import bit, count_bits, has, lowest_bit
from orrery.engine.flow import Frame
from orrery.engine.windows import MAY, NO_TARGET
from orrery.games.cosmic.abilities import boosted, immune
from orrery.games.cosmic.cards import discard, hand_openly, held, take_discard, take_openly
from orrery.games.cosmic.data.cards import (
    COMPROMISE,
    KICKER_TYPE,
    KINDS,
    NO_CARD,
    REINFORCEMENT_TYPE,
    TYPE_OF,
)
from orrery.games.cosmic.data.powers import number_of
from orrery.games.cosmic.edicts import call_off
from orrery.games.cosmic.hands import ALL_TYPES, FROM_PLAYED, OPTIONAL, played_by_opponent
from orrery.games.cosmic.keys import CARD_MOVED
from orrery.games.cosmic.kickers import take_kicker
from orrery.games.cosmic.plays import (
    EDICT,
    SUPER,
    WILD,
    how_announced,
    kind_announced,
    power_announced,
    super_,
    use,
    who_announced,
    wild,
)
from orrery.games.cosmic.power import Power
from orrery.games.cosmic.questions import CHOOSE_CARD, CHOOSE_SEAT
from orrery.games.cosmic.resolution import clear_side
from orrery.games.cosmic.roles import is_main, main_player, opponent, side_of, used_card
from orrery.games.cosmic.rulebook import Traits
from orrery.games.cosmic.state import DEFENCE, NOBODY, OFFENCE, Cosmic
from orrery.games.cosmic.timing import PLAYED, RESOLVED
from orrery.games.cosmic.uses import strengthened, times_used

FILCH: Final = number_of("filch")

ONE_MORE: Final = 0
"""``y`` while the other card is chosen that the Pro allows; it answers nothing, so ``y`` is free."""


def can_filch(state: Cosmic, seat: int, window: Frame) -> bool:
    return within_reach(state, seat) != 0 or may_take_more(state, seat)


def within_reach(state: Cosmic, seat: i64) -> i64:
    """The main players whose used challenge card can be taken, as bits."""
    mask: i64 = 0
    for side in range(i64(2)):
        player = main_player(state, side)
        if used_card(state, side) != NO_CARD and may_take_from(state, seat, player):
            mask |= bit(player)
    return mask


def may_take_from(state: Cosmic, seat: i64, player: i64) -> bool:
    """The opponent, if he has no Con; with the Super either main player of any challenge (CS-filch)."""
    if strengthened(state, seat, FILCH):
        return True
    return opponent(state, seat) == player and not immune(state, player, FILCH)


def may_take_more(state: Cosmic, seat: i64) -> bool:
    """By the Pro another card that the opponent has played (CPro-filch)."""
    if not is_main(state, seat) or not boosted(state, seat, FILCH):
        return False
    if opponent(state, seat) == NOBODY or not may_take_from(state, seat, opponent(state, seat)):
        return False
    types = within_pro(state)
    for kind in range(i64(KINDS)):
        if has(types, TYPE_OF[kind]) and played_by_opponent(state, seat, kind):
            return True
    return False


def within_pro(state: Cosmic) -> i64:
    """The types of cards that the Pro is about, as bits; where there is neither of the two, any."""
    if state.with_kickers == 0 and state.with_reinforcements == 0:
        return ALL_TYPES
    return bit(KICKER_TYPE) | bit(REINFORCEMENT_TYPE)


def choose_card(state: Cosmic, frame: Frame) -> None:
    mask = within_reach(state, frame.seat)
    if count_bits(mask) > 1:
        state.ask(frame.seat, CHOOSE_SEAT, frame.x, mask)


def filch(state: Cosmic, frame: Frame) -> None:
    if frame.y == ONE_MORE:
        if frame.z != NO_TARGET:
            take_played_card(state, frame.seat, frame.z)
        return
    take_used_card(state, frame.seat, frame.z)
    if may_take_more(state, frame.seat):
        state.again(frame, frame.x, ONE_MORE, NO_TARGET)
        state.ask(frame.seat, CHOOSE_CARD, frame.x, FROM_PLAYED + OPTIONAL, within_pro(state))


def take_played_card(state: Cosmic, seat: i64, kind: i64) -> None:
    """A kicker comes off the table, everything else out of the discards."""
    rival = opponent(state, seat)
    if TYPE_OF[kind] == KICKER_TYPE:
        take_openly(state, seat, take_kicker(state, side_of(state, rival)))
    else:
        take_discard(state, seat, kind)
    state.tell(CARD_MOVED, rival, seat, kind)


def take_used_card(state: Cosmic, seat: i64, wanted: i64) -> None:
    """The card of the chosen player, or the only one that is within reach."""
    mask = within_reach(state, seat)
    if wanted != NO_TARGET:
        mask &= bit(wanted)
    if mask == 0:
        return
    player = lowest_bit(mask)
    side = side_of(state, player)
    card = state.laid[side]
    clear_side(state, side)
    take_openly(state, seat, card)
    state.tell(CARD_MOVED, player, seat, card)


def lies_used(state: Cosmic, seat: int, window: Frame) -> bool:
    return times_used(state, seat, FILCH) == 0 and (
        used_card(state, OFFENCE) != NO_CARD or used_card(state, DEFENCE) != NO_CARD
    )


def reach_everywhere(state: Cosmic, frame: Frame) -> None:
    state.supers[FILCH] = 1


def can_snatch(state: Cosmic, seat: int, window: Frame) -> bool:
    """Somebody else plays an edict or a flare, and there is a Compromise to pay with."""
    if how_announced(state, window) not in (EDICT, WILD, SUPER):
        return False
    return who_announced(state, window) != seat and held(state, seat, COMPROMISE) > 0


def pay_compromise(state: Cosmic, frame: Frame) -> None:
    """Paid when the Wild is announced: lost even if that is cancelled."""
    discard(state, frame.seat, COMPROMISE)


def snatch(state: Cosmic, frame: Frame) -> None:
    """The card is cancelled and comes into the hand, from wherever it went when it was played (CW-filch)."""
    kind = kind_announced(state, frame)
    holder = keeper_of(state, frame, kind)
    if holder != NOBODY:
        if holder != frame.seat:
            hand_openly(state, holder, frame.seat, kind)
    elif state.discards[kind] > 0:
        take_discard(state, frame.seat, kind)
        state.tell(CARD_MOVED, who_announced(state, frame), frame.seat, kind)
    call_off(state, frame)


def keeper_of(state: Cosmic, frame: Frame, kind: i64) -> i64:
    """In whose hand a flare is that was not discarded: of its player, or of the owner of its power."""
    if how_announced(state, frame) == EDICT:
        return NOBODY
    player = who_announced(state, frame)
    if held(state, player, kind) > 0:
        return player
    owner = state.owner[power_announced(state, frame)]
    return owner if owner != NOBODY and held(state, owner, kind) > 0 else NOBODY


POWER: Final = Power(
    "filch",
    Traits(200, simple=True),
    plays=(
        use(FILCH, (RESOLVED,), MAY, can_filch, filch, aim=choose_card),
        wild(FILCH, (PLAYED,), can_snatch, snatch, aim=pay_compromise),
        super_(FILCH, (RESOLVED,), lies_used, reach_everywhere),
    ),
)
