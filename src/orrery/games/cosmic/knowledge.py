"""Who knows which cards of whose hand.

``known`` cards of a kind are known to be in one hand. Where a card may have passed unseen
between two hands, what was known of them becomes *loose*: so many cards of a kind lie in a set of hands.
What is written here is always true; where it would be ambiguous it is forgotten.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.bits import bit, count_bits, has, lowest_bit
from orrery.engine.counts import add_count, count_of, put_count
from orrery.games.cosmic.data.cards import FIRST_EDICT, KINDS
from orrery.games.cosmic.state import Cosmic

MASK: Final = 64
"""A loose entry is a count times this, plus the hands as bits."""


def known(state: Cosmic, viewer: i64, owner: i64, kind: i64) -> i64:
    """How many cards of a kind a viewer knows to be in a hand."""
    return count_of(state.known, viewer * KINDS + kind, owner)


def _know(state: Cosmic, viewer: i64, owner: i64, kind: i64, count: i64) -> None:
    put_count(state.known, viewer * KINDS + kind, owner, count)


def _know_more(state: Cosmic, viewer: i64, owner: i64, kind: i64, change: i64) -> None:
    add_count(state.known, viewer * KINDS + kind, owner, change)


def see_card(state: Cosmic, owner: i64, kind: i64, viewers: i64) -> None:
    """A card of a hand is shown to ``viewers`` and stays there; it may be one that they know already."""
    for viewer in range(state.seats):
        if viewer != owner and has(viewers, viewer) and known(state, viewer, owner, kind) == 0:
            _tighten(state, viewer, owner, kind)
            _know(state, viewer, owner, kind, 1)


def see_cards(state: Cosmic, owner: i64, kind: i64, count: i64, viewer: i64) -> None:
    """A viewer sees so many cards of a kind at once in a hand."""
    if viewer != owner and known(state, viewer, owner, kind) < count:
        _tighten(state, viewer, owner, kind)
        _know(state, viewer, owner, kind, count)


def recall_blind(state: Cosmic, owner: i64) -> None:
    """Who has seen the cards that a hand is blinded to knows them still, when an equal card has left it."""
    if state.blind_seen[owner] == 0:
        return
    for viewer in range(state.seats):
        if has(state.blind_seen[owner], viewer):
            for kind in range(i64(KINDS)):
                see_cards(state, owner, kind, count_of(state.blind, kind, owner), viewer)


def see_hand(state: Cosmic, owner: i64, viewers: i64) -> None:
    """A whole hand is shown to ``viewers``."""
    for viewer in range(state.seats):
        if viewer == owner or not has(viewers, viewer):
            continue
        for kind in range(i64(KINDS)):
            _tighten(state, viewer, owner, kind)
            _know(state, viewer, owner, kind, max(0, state.hands[owner * KINDS + kind]))


def see_lack(state: Cosmic, owner: i64, kind: i64) -> None:
    """Everybody learns that a hand holds no card of a kind."""
    for viewer in range(state.seats):
        if viewer != owner:
            _tighten(state, viewer, owner, kind)


def _tighten(state: Cosmic, viewer: i64, owner: i64, kind: i64) -> None:
    """What was loose about a kind, now that the viewer sees whether ``owner`` has such a card."""
    at: i64 = viewer * KINDS + kind
    entry: i64 = state.loose[at]
    if entry == 0 or not has(entry % MASK, owner):
        return
    hands: i64 = entry % MASK & ~bit(owner)
    state.loose[at] = 0
    if state.hands[owner * KINDS + kind] == 0:
        _loosen(state, viewer, kind, entry // MASK, hands)


def _loosen(state: Cosmic, viewer: i64, kind: i64, count: i64, hands: i64) -> None:
    """``count`` cards of a kind lie in ``hands``: known, if it is a single hand; no news in one's own."""
    hands &= ~bit(viewer)
    if count_bits(hands) == 1:
        _know_more(state, viewer, lowest_bit(hands), kind, count)
    elif hands != 0:
        entry: i64 = state.loose[viewer * KINDS + kind]
        state.loose[viewer * KINDS + kind] = (entry // MASK + count) * MASK + (entry % MASK | hands)


def leave_openly(state: Cosmic, owner: i64, kind: i64) -> None:
    """Everybody sees a card leave a hand; of equal cards it is the one that was known."""
    for viewer in range(state.seats):
        if viewer != owner:
            _see_leaving(state, viewer, owner, kind)


def _see_leaving(state: Cosmic, viewer: i64, owner: i64, kind: i64) -> None:
    if known(state, viewer, owner, kind) > 0:
        _know_more(state, viewer, owner, kind, -1)
    elif has(state.loose[viewer * KINDS + kind] % MASK, owner):
        state.loose[viewer * KINDS + kind] = 0


def see_laid(state: Cosmic, owner: i64, kind: i64, viewer: i64) -> None:
    """One viewer alone sees which card of a hand lies face down."""
    if viewer != owner:
        _see_leaving(state, viewer, owner, kind)


def see_return(state: Cosmic, owner: i64, kind: i64, viewers: i64) -> None:
    """A challenge card that was laid comes back to the hand; ``viewers`` have seen which it is."""
    for viewer in range(state.seats):
        if viewer != owner and has(viewers, viewer):
            _know_more(state, viewer, owner, kind, 1)


def leave_unseen(state: Cosmic, owner: i64, viewers: i64) -> None:
    """A challenge card that lies face down is gone for good; ``viewers`` have seen which.

    To the others it may be any that they knew of.
    """
    for viewer in range(state.seats):
        if viewer == owner or has(viewers, viewer):
            continue
        for kind in range(i64(FIRST_EDICT)):
            _see_leaving(state, viewer, owner, kind)


def come_openly(state: Cosmic, owner: i64, kind: i64) -> None:
    """Everybody sees a card come into a hand."""
    for viewer in range(state.seats):
        if viewer != owner:
            _know_more(state, viewer, owner, kind, 1)


def see_coming(state: Cosmic, owner: i64, kind: i64, viewer: i64) -> None:
    """One viewer alone sees which card comes into a hand."""
    if viewer != owner:
        _know_more(state, viewer, owner, kind, 1)


def pass_on(state: Cosmic, viewer: i64, owner: i64, listeners: i64) -> None:
    """A viewer tells ``listeners``, as bits, all that it knows for sure of a hand."""
    for listener in range(state.seats):
        if has(listeners, listener) and listener != viewer:
            for kind in range(i64(KINDS)):
                see_cards(state, owner, kind, known(state, viewer, owner, kind), listener)


def pass_unseen(state: Cosmic, giver: i64, taker: i64, kind: i64) -> None:
    """A card passes from hand to hand; only the two know which. Call it before the card is moved."""
    for viewer in range(state.seats):
        if viewer != giver and viewer != taker:
            _mix(state, viewer, giver, taker)
    _see_leaving(state, taker, giver, kind)
    _know_more(state, giver, taker, kind, 1)


def _mix(state: Cosmic, viewer: i64, one: i64, other: i64) -> None:
    """The viewer no longer knows which of the cards known of ``one`` are now in the hand of ``other``."""
    both: i64 = bit(one) | bit(other)
    for kind in range(i64(KINDS)):
        entry: i64 = state.loose[viewer * KINDS + kind]
        if has(entry % MASK, one):
            state.loose[viewer * KINDS + kind] = entry | both
        count: i64 = known(state, viewer, one, kind)
        if count > 0:
            _know(state, viewer, one, kind, 0)
            _loosen(state, viewer, kind, count, both)


def mix_hands(state: Cosmic, one: i64, other: i64) -> None:
    """Two hands are thrown together; what each of the two still knows comes by :func:`miss_cards`."""
    for viewer in range(state.seats):
        if viewer == one or viewer == other:
            _forget_loose(state, viewer, bit(one) | bit(other))
        else:
            _mix(state, viewer, one, other)
            _mix(state, viewer, other, one)


def swap_hands(state: Cosmic, one: i64, other: i64) -> None:
    """Two hands change owners, and what is known of them goes along. Call it before the cards are moved."""
    for viewer in range(state.seats):
        if viewer == one or viewer == other:
            _forget_loose(state, viewer, bit(one) | bit(other))
            _know_all(state, viewer, other if viewer == one else one)
        else:
            _swap_known(state, viewer, one, other)


def swap_parts(state: Cosmic, one: i64, other: i64, first: vec[i64], second: vec[i64]) -> None:
    """Two players swap some cards: ``first`` of ``one``, ``second`` of ``other``; only they see which.

    Call it before the cards are moved.
    """
    for viewer in range(state.seats):
        if viewer == one:
            _see_swapped(state, one, other, second, first)
        elif viewer == other:
            _see_swapped(state, other, one, first, second)
        else:
            _mix(state, viewer, one, other)
            _mix(state, viewer, other, one)


def _see_swapped(state: Cosmic, viewer: i64, other: i64, came: vec[i64], went: vec[i64]) -> None:
    """What the viewer knew of the other hand and has not got is still there, beside what was given."""
    _forget_loose(state, viewer, bit(other))
    for kind in range(i64(KINDS)):
        left: i64 = max(0, known(state, viewer, other, kind) - came[kind])
        _know(state, viewer, other, kind, left + went[kind])


def _know_all(state: Cosmic, viewer: i64, other: i64) -> None:
    """What the viewer holds comes into the hand of ``other``."""
    for kind in range(i64(KINDS)):
        _know(state, viewer, other, kind, max(0, state.hands[viewer * KINDS + kind]))


def _swap_known(state: Cosmic, viewer: i64, one: i64, other: i64) -> None:
    both: i64 = bit(one) | bit(other)
    for kind in range(i64(KINDS)):
        count: i64 = known(state, viewer, one, kind)
        _know(state, viewer, one, kind, known(state, viewer, other, kind))
        _know(state, viewer, other, kind, count)
        entry: i64 = state.loose[viewer * KINDS + kind]
        if has(entry % MASK, one) != has(entry % MASK, other):
            state.loose[viewer * KINDS + kind] = entry ^ both


def _forget_loose(state: Cosmic, viewer: i64, hands: i64) -> None:
    for kind in range(i64(KINDS)):
        if state.loose[viewer * KINDS + kind] % MASK & hands != 0:
            state.loose[viewer * KINDS + kind] = 0


def miss_cards(state: Cosmic, viewer: i64, other: i64, kind: i64, missing: i64) -> None:
    """After two hands were mixed, for both and every kind: ``viewer`` has ``missing`` fewer than before.

    They lie in the hand of ``other``, with those that were known there; a negative number came from it.
    """
    _know(state, viewer, other, kind, max(0, known(state, viewer, other, kind) + missing))
