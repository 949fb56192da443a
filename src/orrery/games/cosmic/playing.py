"""Playing out of the hand and out of an open hoard: what a seat can lay and play, and what leaves them."""

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.engine.bits import bit
from orrery.engine.events import EVERYBODY, audience
from orrery.games.cosmic import hoard, knowledge
from orrery.games.cosmic.cards import (
    INTO_HOARD,
    add_to_hand,
    challenge_cards,
    come_to_discards,
    free_cards,
    is_challenge,
    lay_down,
    note_gain,
    remove_from_hand,
    show_card,
)
from orrery.games.cosmic.data.cards import COMPROMISE, FIRST_EDICT, KINDS
from orrery.games.cosmic.hoard import (
    TO_COUNT,
    TO_PLAY,
    hoard_row,
    hoard_size,
    hoarded,
    hoarded_between,
    may_draw_on,
    put_in,
    ready_cards,
    take_out,
    take_out_unseen,
)
from orrery.games.cosmic.keys import CARD_HOARDED, CARD_MOVED, DRAW, HOARD_SHOWN
from orrery.games.cosmic.state import Cosmic


def cards_to_play(state: Cosmic, seat: i64, kind: i64) -> i64:
    """How many cards of a kind a seat can lay or play: out of the hand, and out of an open hoard."""
    return free_cards(state, seat, kind) + ready_cards(state, seat, kind)


def is_at_hand(state: Cosmic, seat: i64, kind: i64) -> bool:
    """Whether a seat has a card of a kind in its hand, or in an open hoard."""
    return state.hands[seat * KINDS + kind] > 0 or ready_cards(state, seat, kind) > 0


def kinds_at_hand(state: Cosmic, seat: i64, kinds: vec[i64]) -> vec[i64]:
    """Those of some kinds of which it has one."""
    found = vec[i64]([])
    is_open = may_draw_on(state, seat, TO_PLAY)
    if state.sizes[seat] == 0 and not is_open:
        return found
    hands = state.hands
    first: i64 = seat * KINDS
    for kind in kinds:
        if hands[first + kind] > 0 or (is_open and hoarded(state, kind) > 0):
            found = append(found, kind)
    return found


def has_cards_to_play(state: Cosmic, seat: i64) -> bool:
    """Whether a seat has any card in the hand or in an open hoard, by what everybody sees."""
    return state.sizes[seat] > 0 or may_draw_on(state, seat, TO_PLAY)


def is_armed(state: Cosmic, seat: i64) -> bool:
    """Whether a seat has a challenge card, in its hand or in a hoard that counts for it."""
    if challenge_cards(state, seat) > 0:
        return True
    return may_draw_on(state, seat, TO_COUNT) and hoarded_between(state, 0, FIRST_EDICT) > 0


def cards_to_lay(state: Cosmic, seat: i64) -> i64:
    """How many challenge cards a seat can lay: none that it is blinded to, but those of an open hoard."""
    return _count_free(state, seat, FIRST_EDICT)


def attack_cards(state: Cosmic, seat: i64) -> i64:
    """How many Attacks a seat can lay."""
    return _count_free(state, seat, COMPROMISE)


def _count_free(state: Cosmic, seat: i64, end: i64) -> i64:
    total: i64 = 0
    for kind in range(end):
        total += cards_to_play(state, seat, kind)
    return total


def lay_secretly(state: Cosmic, seat: i64, kind: i64, place: i64) -> None:
    """A card leaves a hand face down; to the others it is still one of the cards that were in it.

    ``place`` is its bit in ``from_hoard``, which tells from now on if it has left the hoard instead.
    """
    if comes_from_hoard(state, seat, kind):
        first: i64 = 0 if is_challenge(kind) else FIRST_EDICT
        take_out_unseen(state, kind, bit(seat), first, FIRST_EDICT if is_challenge(kind) else KINDS)
        state.from_hoard |= bit(place)
    else:
        remove_from_hand(state, seat, kind)
        state.from_hoard &= ~bit(place)


def comes_from_hoard(state: Cosmic, seat: i64, kind: i64) -> bool:
    """Whether a card that a seat lays or plays is one of the hoard: only if none in the hand can be."""
    return free_cards(state, seat, kind) <= 0 and ready_cards(state, seat, kind) > 0


def play_down(state: Cosmic, seat: i64, kind: i64) -> None:
    """A card that is played leaves the hand or the hoard for all to see."""
    if comes_from_hoard(state, seat, kind):
        take_out(state, kind, EVERYBODY)
        state.reveal()
    else:
        lay_down(state, seat, kind)


def discard_played(state: Cosmic, seat: i64, kind: i64) -> None:
    """The same, and it goes to the discards."""
    play_down(state, seat, kind)
    come_to_discards(state, seat, kind)


def show_played(state: Cosmic, seat: i64, kind: i64) -> None:
    """Everybody sees a card that is played and kept."""
    if comes_from_hoard(state, seat, kind):
        hoard.show(state, kind, EVERYBODY)
        state.reveal()
    else:
        show_card(state, seat, kind)


def draw_for_hoard(state: Cosmic, seat: i64, count: i64) -> None:
    """Cards from the deck go into the hoard of a seat; that is no gain."""
    if count > 0:
        state.push(DRAW, seat, count, INTO_HOARD)


def hoard_up(state: Cosmic, seat: i64, kind: i64) -> None:
    """A card from the deck goes into the hoard; only its keeper sees which."""
    put_in(state, kind, bit(seat))
    state.tell(CARD_HOARDED, seat, hoard_size(state), kind, to=audience(seat), public=1)


def take_hoarded(state: Cosmic, giver: i64, taker: i64, kind: i64) -> None:
    """A card that was taken at random out of the hoard goes to a hand; only the two know which."""
    take_out_unseen(state, kind, bit(giver) | bit(taker), 0, KINDS)
    add_to_hand(state, taker, kind)
    knowledge.see_coming(state, taker, kind, giver)
    note_gain(state, taker, kind)
    state.reveal()
    state.tell(CARD_MOVED, giver, taker, kind, to=audience(giver, taker), public=1)


def discard_hoard(state: Cosmic, seat: i64) -> None:
    """The whole hoard is shown and discarded."""
    row = hoard_row(state)
    state.hoard = vec[i64]([])
    state.tell(HOARD_SHOWN, seat)
    for kind in range(i64(KINDS)):
        for _ in range(row[kind]):
            come_to_discards(state, seat, kind)
    state.reveal()
