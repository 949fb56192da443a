"""The hoard: a second hand of one player, closed to all others, from which its keeper plays (CB-miser).

A record of the row holds the kind of a card and who knows it, as bits; its keeper knows all. The row is
empty as long as nobody has a hoard. What has left it never comes back: it comes to the hand.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.engine.bits import bit, has
from orrery.games.cosmic.data.cards import KINDS
from orrery.games.cosmic.queries import KEEPER, MAY_DRAW_ON_HOARD
from orrery.games.cosmic.state import NOBODY, Cosmic

WIDTH: Final = 2
"""Numbers of a record: the kind, and who knows it."""

# What a seat wants of the hoard: ``subject`` of the question whether it may.
TO_PLAY: Final = 0
"""Lay or play cards of it now."""
TO_COUNT: Final = 1
"""Have its challenge cards counted, where a hand is looked at for them."""
TO_TAKE: Final = 2
"""Take consolation out of it."""

# Which cards lie on the table that were in the hoard, as bits: the challenge cards by side, then kickers.
KICKERS_FROM: Final = 2


def hoard_size(state: Cosmic) -> i64:
    return i64(len(state.hoard)) // WIDTH


def keeper(state: Cosmic) -> i64:
    """Whose hoard it is; ``NOBODY`` if there is none."""
    if len(state.hoard) == 0:
        return NOBODY
    return state.book.numbers.ask(state, KEEPER, NOBODY, NOBODY)


def may_draw_on(state: Cosmic, seat: i64, purpose: i64) -> bool:
    if len(state.hoard) == 0:
        return False
    return state.book.rulings.clause(state, MAY_DRAW_ON_HOARD, seat, purpose) != ""


def hoarded(state: Cosmic, kind: i64) -> i64:
    """How many cards of a kind lie in the hoard."""
    return hoarded_between(state, kind, kind + 1)


def hoarded_between(state: Cosmic, first: i64, end: i64) -> i64:
    """The same for the kinds from ``first`` up to ``end``."""
    count: i64 = 0
    for card in range(hoard_size(state)):
        if first <= state.hoard[card * WIDTH] < end:
            count += 1
    return count


def hoard_row(state: Cosmic) -> vec[i64]:
    """The hoard by kind."""
    return known_row(state, NOBODY)


def known_row(state: Cosmic, viewer: i64) -> vec[i64]:
    """What a viewer knows of the hoard, by kind; of nobody: all of it."""
    row = vec[i64]([0] * KINDS)
    for card in range(hoard_size(state)):
        if viewer == NOBODY or has(state.hoard[card * WIDTH + 1], viewer):
            row[state.hoard[card * WIDTH]] += 1
    return row


def ready_cards(state: Cosmic, seat: i64, kind: i64) -> i64:
    """How many cards of a kind a seat can lay or play out of the hoard now."""
    return hoarded(state, kind) if may_draw_on(state, seat, TO_PLAY) else 0


def put_in(state: Cosmic, kind: i64, seen: i64) -> None:
    """A card comes into the hoard; ``seen`` are those who know it. Cards lie in the order of their kinds."""
    row = vec[i64]([])
    is_in = False
    for card in range(hoard_size(state)):
        other: i64 = state.hoard[card * WIDTH]
        if other > kind and not is_in:
            row = append(append(row, kind), seen)
            is_in = True
        row = append(append(row, other), state.hoard[card * WIDTH + 1])
    if not is_in:
        row = append(append(row, kind), seen)
    state.hoard = row


def take_out(state: Cosmic, kind: i64, viewers: i64) -> None:
    """A card leaves the hoard before the eyes of ``viewers``; of equal cards it is the one that they knew."""
    for viewer in range(state.seats):
        if has(viewers, viewer):
            _forget_one(state, viewer, kind)
    last: i64 = -1
    for card in range(hoard_size(state)):
        if state.hoard[card * WIDTH] == kind:
            last = card
    row = vec[i64]([])
    for card in range(hoard_size(state)):
        if card != last:
            row = append(append(row, state.hoard[card * WIDTH]), state.hoard[card * WIDTH + 1])
    state.hoard = row


def _forget_one(state: Cosmic, viewer: i64, kind: i64) -> None:
    """Of the cards of a kind that a viewer knows the last one is not there any longer.

    Others of the kind come before it, so that what is taken out of the row is the last.
    """
    known: i64 = 0
    for card in range(hoard_size(state)):
        if state.hoard[card * WIDTH] == kind and has(state.hoard[card * WIDTH + 1], viewer):
            known += 1
    for card in range(hoard_size(state)):
        if state.hoard[card * WIDTH] == kind:
            known -= 1
            state.hoard[card * WIDTH + 1] &= ~bit(viewer)
            if known > 0:
                state.hoard[card * WIDTH + 1] |= bit(viewer)


def take_out_unseen(state: Cosmic, kind: i64, viewers: i64, first: i64, end: i64) -> None:
    """The same where others see only that it is of the kinds from ``first`` up to ``end``.

    Each such card that they knew may be the one, so that they know none of them any longer.
    """
    take_out(state, kind, viewers)
    for card in range(hoard_size(state)):
        if first <= state.hoard[card * WIDTH] < end:
            state.hoard[card * WIDTH + 1] &= viewers


def show(state: Cosmic, kind: i64, viewers: i64) -> None:
    """``viewers`` see a card of the hoard, which stays there; it may be one that they know already."""
    for viewer in range(state.seats):
        if has(viewers, viewer) and known_row(state, viewer)[kind] == 0:
            _show_first(state, kind, viewer)


def _show_first(state: Cosmic, kind: i64, viewer: i64) -> None:
    for card in range(hoard_size(state)):
        if state.hoard[card * WIDTH] == kind:
            state.hoard[card * WIDTH + 1] |= bit(viewer)
            return


def show_all(state: Cosmic, viewers: i64) -> None:
    for card in range(hoard_size(state)):
        state.hoard[card * WIDTH + 1] |= viewers
