"""Kickers: cards beside the challenge cards that multiply Attacks, consolation and penalties (CD4)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.bits import bit, has
from orrery.engine.decision import ALLOWED
from orrery.engine.events import EVERYBODY, audience
from orrery.engine.flow import Frame
from orrery.engine.queries import MULTIPLY, Modifier
from orrery.games.cosmic import knowledge
from orrery.games.cosmic.abilities import (
    NO_CARD_LEFT,
    ONE_CARD_LEFT,
    ban,
    clause_on,
    is_banned,
    play_forbidden,
)
from orrery.games.cosmic.cards import come_to_discards, take_openly
from orrery.games.cosmic.data.cards import FIRST_KICKER, FIRST_REINFORCEMENT, NO_CARD, PRINTED
from orrery.games.cosmic.hoard import KICKERS_FROM
from orrery.games.cosmic.keys import CARD_MOVED, KICKER_LAID, KICKER_SHOWN
from orrery.games.cosmic.playing import cards_to_play, has_cards_to_play, lay_secretly
from orrery.games.cosmic.queries import (
    CONSOLATION,
    DEAL_PENALTY,
    KICKER,
    KICKER_RETURNS,
    MAY_KICK_FIRST,
    TOTAL,
)
from orrery.games.cosmic.questions import LAY_KICKER
from orrery.games.cosmic.roles import main_player, opponent, shows_compromise, side_of
from orrery.games.cosmic.state import NO_SIDE, NOBODY, Cosmic

FACE_UP: Final = 1
"""``x`` of the question: the kicker is laid for all to see."""


def bring_kickers(state: Cosmic) -> None:
    """The game is played with kickers; none lies there yet."""
    state.with_kickers = 1
    state.kickers = vec[i64]([NO_CARD, NO_CARD])
    state.kickers_from = vec[i64]([NOBODY, NOBODY])
    state.kickers_up = vec[i64]([0, 0])


def kicker_of(state: Cosmic, side: i64) -> i64:
    """The kind of the kicker of a side, or ``NO_CARD``."""
    if len(state.kickers) == 0 or side == NO_SIDE:
        return NO_CARD
    return state.kickers[side]


def has_laid(state: Cosmic, side: i64) -> bool:
    """Whether a side has a kicker, be it one that the viewer does not know."""
    return len(state.kickers) > 0 and state.kickers_from[side] != NOBODY


def kick_first(state: Cosmic, frame: Frame) -> None:
    """A main player may have to decide first, and lay face up."""
    for side in range(i64(2)):
        if is_asked(state, side) and kicks_first(state, side):
            state.ask(main_player(state, side), LAY_KICKER, FACE_UP)


def kick(state: Cosmic, frame: Frame) -> None:
    """The others decide at once; who has laid one in phases that are played again lays no second one."""
    for side in range(i64(2)):
        if is_asked(state, side) and not kicks_first(state, side):
            state.ask(main_player(state, side), LAY_KICKER)


def is_asked(state: Cosmic, side: i64) -> bool:
    """By what everybody sees: who holds a card may hold a kicker."""
    if len(state.kickers) == 0 or state.kickers_from[side] != NOBODY:
        return False
    return has_cards_to_play(state, main_player(state, side))


def kicks_first(state: Cosmic, side: i64) -> bool:
    return clause_on(state, MAY_KICK_FIRST, main_player(state, side)) != ALLOWED


def can_lay(state: Cosmic, seat: i64, kind: i64) -> bool:
    return cards_to_play(state, seat, kind) > 0 and play_forbidden(state, seat, kind) == ALLOWED


def holds_kicker(state: Cosmic, seat: i64) -> bool:
    """Whether a seat has a kicker that it may lay."""
    for kind in range(i64(FIRST_KICKER), i64(FIRST_REINFORCEMENT)):
        if can_lay(state, seat, kind):
            return True
    return False


def lay_kicker(state: Cosmic, seat: i64, kind: i64, openly: bool) -> None:
    side = side_of(state, seat)
    lay_secretly(state, seat, kind, KICKERS_FROM + side)
    state.kickers[side] = kind
    state.kickers_from[side] = seat
    state.tell(KICKER_LAID, seat, kind, to=EVERYBODY if openly else audience(seat))
    if openly:
        turn_up(state, side)
    if is_banned(state, seat, ONE_CARD_LEFT):
        ban(state, seat, NO_CARD_LEFT)


def turn_up(state: Cosmic, side: i64) -> None:
    """A kicker is known to all from now on."""
    state.kickers_up[side] = 1
    if not has(state.from_hoard, KICKERS_FROM + side):
        knowledge.leave_openly(state, state.kickers_from[side], state.kickers[side])
    state.reveal()


def show_kickers(state: Cosmic) -> None:
    """All kickers that lie face down are turned up."""
    for side in range(i64(2)):
        if has_laid(state, side) and state.kickers_up[side] == 0:
            turn_up(state, side)
            state.tell(KICKER_SHOWN, state.kickers_from[side], state.kickers[side])


def take_kicker(state: Cosmic, side: i64) -> i64:
    """A kicker that lies face up leaves the table; returns its kind."""
    kind: i64 = state.kickers[side]
    state.kickers[side] = NO_CARD
    state.kickers_from[side] = NOBODY
    state.kickers_up[side] = 0
    state.from_hoard &= ~bit(KICKERS_FROM + side)
    return kind


def clear_kickers(state: Cosmic) -> None:
    """Used kickers are discarded, or go back to those who keep them."""
    show_kickers(state)
    for side in range(i64(2)):
        if has_laid(state, side):
            seat: i64 = state.kickers_from[side]
            put_away(state, seat, take_kicker(state, side))


def put_away(state: Cosmic, seat: i64, kind: i64) -> None:
    if state.book.numbers.ask(state, KICKER_RETURNS, seat, 0) != 0:
        take_openly(state, seat, kind)
        state.tell(CARD_MOVED, seat, seat, kind)
    else:
        come_to_discards(state, seat, kind)


def is_kicked(state: Cosmic, seat: int) -> bool:
    return kicker_of(state, side_of(state, seat)) != NO_CARD


def kick_number(state: Cosmic, seat: int, value: int) -> int:
    return value * PRINTED[kicker_of(state, side_of(state, seat))]


def kicks_consolation(state: Cosmic, seat: int) -> bool:
    """A kicker beside a Compromise; one beside an Attack was for the total."""
    return is_kicked(state, seat) and shows_compromise(state, side_of(state, seat))


def is_kicked_by_opponent(state: Cosmic, seat: int) -> bool:
    rival = opponent(state, seat)
    return rival != NOBODY and is_kicked(state, rival)


def kick_penalty(state: Cosmic, seat: int, tokens: int) -> int:
    return kick_number(state, opponent(state, seat), tokens)


MODIFIERS: Final[tuple[Modifier[Cosmic], ...]] = (
    Modifier("kicker", "CD4.2", TOTAL, KICKER, is_kicked, kick_number),
    Modifier("kicked-consolation", "CD4.3", CONSOLATION, MULTIPLY, kicks_consolation, kick_number),
    Modifier("kicked-penalty", "CD4.4", DEAL_PENALTY, MULTIPLY, is_kicked_by_opponent, kick_penalty),
)
