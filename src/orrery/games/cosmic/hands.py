"""Procedures that move cards: drawing, new hands, random cards out of a hand, discards by type."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.bits import bit, has
from orrery.engine.chance import bag_size
from orrery.engine.counts import count_of
from orrery.engine.decision import ALLOWED
from orrery.engine.events import EVERYBODY
from orrery.engine.flow import CHANCE, PASS, Frame
from orrery.games.cosmic import knowledge
from orrery.games.cosmic.abilities import clause_on
from orrery.games.cosmic.cards import (
    discard,
    draw,
    forget_gain,
    hand_row,
    reshuffle,
    share_mixed,
    show_hand,
    take_from_beside,
)
from orrery.games.cosmic.data.cards import (
    FIRST_EDICT,
    FIRST_FLARE,
    FIRST_KICKER,
    KICKER_TYPE,
    KINDS,
    REINFORCEMENT_TYPE,
    TYPE_OF,
    TYPES,
    VALUES,
)
from orrery.games.cosmic.keys import DISCARDING, DREW_NEW_HAND, MIXING
from orrery.games.cosmic.kickers import kicker_of
from orrery.games.cosmic.queries import MAY_PLAY
from orrery.games.cosmic.questions import BLIND_CARD, CHOOSE_CARD, DEAL_MIXED, DRAW_CARD, TAKE_RANDOM
from orrery.games.cosmic.roles import opponent, side_of, used_card
from orrery.games.cosmic.state import NO_SIDE, NOBODY, Cosmic
from orrery.games.cosmic.timing import CARDS_DISCARDED, CARDS_GAINED, NEW_HAND, is_called_for, open_window

FULL_HAND: Final = 7

# Where a kind of card is chosen from: ``y`` of the question.
FROM_HAND: Final = 0
FROM_DISCARDS: Final = 1
FROM_ALL: Final = 2
FROM_UNKEPT: Final = 3
"""Out of the own hand, without what is kept of it (CX-keeper)."""
FROM_PLAYED: Final = 4
"""Out of the discards, what the opponent has played in this challenge (CPro-filch)."""
NAMED: Final = 5
"""Any at all, to be named rather than found."""
FROM_GAINED: Final = 6
"""Out of the own hand, what has just been drawn or taken at random."""
FROM_MATCHING: Final = 7
"""Out of the own hand, what matches a card: of its type, an Attack at least as high. ``z`` is its kind."""
FROM_LENDER: Final = 8
"""Out of the hand of the player from whom the seat has borrowed cards."""
FROM_PLAYABLE: Final = 9
"""Out of the own hand, what nothing bars from being played; all of it in a guess in which all is barred."""
AN_EDICT: Final = 10
"""One of the edicts whose bits ``z`` holds, to be named rather than found."""
A_MODULE_CARD: Final = 12
"""One of the kickers and reinforcements whose bits ``z`` holds."""
FROM_OWN_SIDE: Final = 11
"""What the own side has revealed or played in this challenge, and still lies there (CPro-clone)."""
OPTIONAL: Final = 16
"""Added to ``y``: the question may be passed."""

ALL_TYPES: Final = 127
NO_REASON: Final = -1


def draw_next(state: Cosmic, frame: Frame) -> None:
    """A card as long as ``x`` are due; without any card left the draw is lost (CA2.8). ``y``: where to."""
    if frame.x > 0 and bag_size(state.deck) == 0:
        reshuffle(state)
    if frame.x > 0 and bag_size(state.deck) > 0:
        state.again(frame, frame.x - 1, frame.y)
        state.ask(CHANCE, DRAW_CARD, frame.seat, frame.y)


def before_new_hand(state: Cosmic, frame: Frame) -> None:
    """The hand is shown. Cards can be kept (CX-keeper); nothing is, unless somebody says so."""
    show_hand(state, frame.seat)
    for kind in range(i64(KINDS)):
        state.keep[kind] = 0
    open_window(state, NEW_HAND, frame.seat)


def drop_hand(state: Cosmic, frame: Frame) -> None:
    """The hand is discarded; somebody may want some of it before new cards come."""
    seat = frame.seat
    for kind in range(i64(KINDS)):
        for _ in range(state.hands[seat * KINDS + kind] - state.keep[kind]):
            discard(state, seat, kind)
    state.tell(DREW_NEW_HAND, seat)
    if is_called_for(state, CARDS_DISCARDED):
        open_window(state, CARDS_DISCARDED, NOBODY)


def draw_hand(state: Cosmic, frame: Frame) -> None:
    draw(state, frame.seat, FULL_HAND)


def take_up(state: Cosmic, frame: Frame) -> None:
    """What lies beside its owner comes to the new hand, beyond its seven cards (CCon-ancients)."""
    for kind in range(i64(KINDS)):
        if state.beside[kind] == frame.seat:
            take_from_beside(state, frame.seat, kind)


def steal_next(state: Cosmic, frame: Frame) -> None:
    """``y`` cards at random out of the hand of ``x``, as long as it has any (CA6.3); ``z``: out of what."""
    if frame.y > 0 and bag_size(hand_row(state, frame.x, frame.z)) > 0:
        state.again(frame, frame.x, frame.y - 1, frame.z)
        state.ask(CHANCE, TAKE_RANDOM, frame.x, frame.seat, frame.z)


def let_claim(state: Cosmic, frame: Frame) -> None:
    """A gain is complete: others may want a share of it, and its owner may do something with it."""
    if state.gained[frame.seat] > 0:
        open_window(state, CARDS_GAINED, frame.seat)


def end_gain(state: Cosmic, frame: Frame) -> None:
    forget_gain(state, frame.seat)


def blind_next(state: Cosmic, frame: Frame) -> None:
    """``x`` cards of the hand, at random, can't be played from now on."""
    if frame.x > 0:
        state.again(frame, frame.x - 1)
        state.ask(CHANCE, BLIND_CARD, frame.seat)


def discard_one_of_each(state: Cosmic, seat: i64) -> None:
    """``seat`` discards one card of every type held, choosing within the type (CX-plague)."""
    state.push(DISCARDING, seat, 0, 0, PASS)


def discard_type(state: Cosmic, frame: Frame) -> None:
    """``z`` is what was chosen of the type before; ``x`` is the type that comes next.

    This reveals which types a hand lacks.
    """
    state.reveal()
    if frame.z >= 0:
        discard(state, frame.seat, frame.z)
    kind: i64 = frame.x
    while kind < TYPES and not holds_type(state, frame.seat, kind):
        kind += 1
    if kind < TYPES:
        state.again(frame, kind + 1, 0, PASS)
        state.ask(frame.seat, CHOOSE_CARD, NO_REASON, FROM_HAND, bit(kind))


def holds_type(state: Cosmic, seat: i64, wanted: i64) -> bool:
    for kind in range(i64(KINDS)):
        if TYPE_OF[kind] == wanted and state.hands[seat * KINDS + kind] > 0:
            return True
    return False


def can_choose(state: Cosmic, seat: i64, kind: i64, source: i64, types: i64) -> bool:
    """Whether a kind of card can be chosen: by its type and where it has to lie."""
    if source == FROM_MATCHING:
        return state.hands[seat * KINDS + kind] > 0 and matches(kind, types)
    if source == AN_EDICT:
        return FIRST_EDICT <= kind < FIRST_FLARE and has(types, kind - FIRST_EDICT)
    if source == A_MODULE_CARD:
        return FIRST_KICKER <= kind < FIRST_FLARE and has(types, kind - FIRST_KICKER)
    if not has(types, TYPE_OF[kind]):
        return False
    if source == FROM_PLAYABLE:
        return state.hands[seat * KINDS + kind] > 0 and clause_on(state, MAY_PLAY, seat, kind) == ALLOWED
    if source == FROM_HAND:
        return state.hands[seat * KINDS + kind] > 0
    if source == FROM_UNKEPT:
        return state.hands[seat * KINDS + kind] > state.keep[kind]
    if source == FROM_LENDER:
        return state.hands[state.lender[seat] * KINDS + kind] > 0
    if source == FROM_GAINED:
        return count_of(state.fresh, kind, seat) > 0
    if source == FROM_PLAYED:
        return played_by_opponent(state, seat, kind)
    if source == FROM_OWN_SIDE:
        return played_by_side(state, side_of(state, seat), kind)
    return (source in (FROM_ALL, NAMED) and is_played_with(state, kind)) or state.discards[kind] > 0


def is_played_with(state: Cosmic, kind: i64) -> bool:
    """Whether the module that a card belongs to is part of the game."""
    if TYPE_OF[kind] == KICKER_TYPE:
        return state.with_kickers != 0
    return TYPE_OF[kind] != REINFORCEMENT_TYPE or state.with_reinforcements != 0


def matches(kind: i64, shown: i64) -> bool:
    """Whether a card is of the type of another one; an Attack has to be at least as high."""
    return TYPE_OF[kind] == TYPE_OF[shown] and VALUES[kind] >= VALUES[shown]


def played_by_opponent(state: Cosmic, seat: i64, kind: i64) -> bool:
    """Whether the opponent of a main player has played such a card, and it still lies there.

    A kicker lies on the table, everything else in the discards.
    """
    rival = opponent(state, seat)
    if rival == NOBODY:
        return False
    return kicker_of(state, side_of(state, rival)) == kind or was_played(state, rival, kind)


def was_played(state: Cosmic, seat: i64, kind: i64) -> bool:
    """Whether a seat has played such a card in this challenge, and it lies in the discards."""
    return count_of(state.discarded, kind, seat) > 0 and state.discards[kind] > 0


def played_by_side(state: Cosmic, side: i64, kind: i64) -> bool:
    """Whether a side has revealed such a challenge card or kicker, or has reinforced with it."""
    if side == NO_SIDE:
        return False
    if kicker_of(state, side) == kind or (used_card(state, side) == kind and is_turned_up(state, side)):
        return True
    if TYPE_OF[kind] == REINFORCEMENT_TYPE:
        for seat in range(state.seats):
            if side_of(state, seat) == side and was_played(state, seat, kind):
                return True
    return False


def is_turned_up(state: Cosmic, side: i64) -> bool:
    return state.laid_seen[side] == EVERYBODY


def mix_hands(state: Cosmic, one: i64, other: i64) -> None:
    """The hands of two players are mixed and dealt again, to each as many cards as before (CW-oracle)."""
    knowledge.mix_hands(state, one, other)
    state.push(MIXING, one, other)


def deal_mixed(state: Cosmic, frame: Frame) -> None:
    """``y`` cards are dealt to the seat; both take up their new hands when it has as many as before."""
    if frame.y < state.sizes[frame.seat]:
        state.again(frame, frame.x, frame.y)
        state.ask(CHANCE, DEAL_MIXED, frame.seat, frame.x)
        return
    for kind in range(i64(KINDS)):
        share_mixed(state, frame.seat, frame.x, kind, state.mixed[kind])
        state.mixed[kind] = 0
    state.reveal()


def left_of_mixed(state: Cosmic, one: i64, other: i64, kind: i64) -> i64:
    """How many cards of a kind of two mixed hands are not yet dealt to ``one``."""
    return state.hands[one * KINDS + kind] + state.hands[other * KINDS + kind] - state.mixed[kind]


def deal_one_mixed(state: Cosmic, kind: i64) -> None:
    """One of the mixed cards is dealt, face down, to the seat of the frame on top."""
    frame = state.frame(state.depth - 1)
    state.mixed[kind] += 1
    state.again(frame, frame.x, frame.y + 1)
