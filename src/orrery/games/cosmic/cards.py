"""Cards: what a hand holds, and the verbs that move cards. Nothing else writes hands and piles."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.bits import bit
from orrery.engine.chance import bag_size
from orrery.engine.counts import add_count, count_of, counts_of, put_count
from orrery.engine.events import EVERYBODY, audience
from orrery.engine.flow import CHANCE
from orrery.games.cosmic import hoard, knowledge
from orrery.games.cosmic.data.cards import (
    COMPROMISE,
    FIRST_EDICT,
    KINDS,
    NO_CARD,
    POWER_OF,
    PULSAR_TYPE,
    TYPE_OF,
)
from orrery.games.cosmic.keys import (
    BLINDING,
    CARD_DISCARDED,
    CARD_DRAWN,
    CARD_MOVED,
    CARDS_BLINDED,
    DRAW,
    GAINING,
    HAND_SHOWN,
    PUT_BESIDE,
    REFILLING,
    RESHUFFLED,
    STEALING,
)
from orrery.games.cosmic.queries import DISCARDED, DREW, MAY_BLIND
from orrery.games.cosmic.state import NOBODY, Cosmic

# Where a card is taken from at random: ``z`` of the question.
FROM_WHOLE_HAND: Final = 0
FROM_FRESH: Final = 1
"""Out of what the owner of the hand has just gained."""
FROM_HOARD: Final = 2

INTO_HAND: Final = 0
INTO_HOARD: Final = 1
"""Where a card from the deck goes: ``y`` of the question."""


def held(state: Cosmic, seat: i64, kind: i64) -> i64:
    """How many cards of a kind a seat holds."""
    return state.hands[seat * KINDS + kind]


def free_cards(state: Cosmic, seat: i64, kind: i64) -> i64:
    """How many of them it can play: not those that it is blinded to, as long as something keeps it so."""
    count: i64 = state.hands[seat * KINDS + kind]
    if state.blinded[seat] == 0 or state.book.rulings.clause(state, MAY_BLIND, seat) == "":
        return count
    return not_blinded(state, seat, kind)


def not_blinded(state: Cosmic, seat: i64, kind: i64) -> i64:
    """How many of them are not among those that it is blinded to."""
    return state.hands[seat * KINDS + kind] - count_of(state.blind, kind, seat)


def is_challenge(kind: i64) -> bool:
    return kind < FIRST_EDICT


def is_attack(kind: i64) -> bool:
    return kind < COMPROMISE


def challenge_cards(state: Cosmic, seat: i64) -> i64:
    """How many Attacks and Compromises a seat holds."""
    return _count(state, seat, 0, FIRST_EDICT)


def _count(state: Cosmic, seat: i64, first: i64, end: i64) -> i64:
    total: i64 = 0
    for at in range(seat * KINDS + first, seat * KINDS + end):
        total += state.hands[at]
    return total


def blind_to(state: Cosmic, seat: i64, count: i64) -> None:
    """Random cards of a hand can't be played until the challenge ends, though they still are in it."""
    due: i64 = min(count, state.sizes[seat] - state.blinded[seat])
    if due > 0:
        state.tell(CARDS_BLINDED, seat, due)
        state.push(BLINDING, seat, due)


def blind_one(state: Cosmic, seat: i64, kind: i64) -> None:
    add_count(state.blind, kind, seat, 1)
    state.blinded[seat] += 1


def show_blind(state: Cosmic, seat: i64, viewer: i64) -> None:
    """``viewer`` sees the cards that a seat is blinded to."""
    state.blind_seen[seat] |= bit(viewer)
    for kind in range(i64(KINDS)):
        knowledge.see_cards(state, seat, kind, count_of(state.blind, kind, seat), viewer)
    state.reveal()


def draw(state: Cosmic, seat: i64, count: i64) -> None:
    """``seat`` draws cards from the deck, before whatever is under way goes on: one gain."""
    if count > 0:
        close_gain(state, seat)
        draw_more(state, seat, count)


def draw_more(state: Cosmic, seat: i64, count: i64) -> None:
    """The same as part of a gain that the caller closes."""
    if count > 0:
        state.push(DRAW, seat, count)


def close_gain(state: Cosmic, seat: i64) -> None:
    """All that ``seat`` has drawn and taken, and what is pushed after this call, is one gain.

    When it is complete others may claim a share of it.
    """
    state.push(GAINING, seat)


def new_hand(state: Cosmic, seat: i64) -> None:
    """``seat`` shows the hand, discards it and draws seven cards (CP0, CP3)."""
    state.push(REFILLING, seat)


def steal(state: Cosmic, taker: i64, giver: i64, count: i64) -> None:
    """``taker`` takes cards at random out of a hand, as many as there are (CA6.3): one gain."""
    if count > 0:
        close_gain(state, taker)
        steal_more(state, taker, giver, count)


def steal_more(state: Cosmic, taker: i64, giver: i64, count: i64) -> None:
    """The same as part of a gain that the caller closes."""
    if count > 0:
        state.push(STEALING, taker, giver, count)


def claim(state: Cosmic, taker: i64, giver: i64, count: i64) -> None:
    """``taker`` takes at random some of the cards that ``giver`` has just gained; that is no gain itself."""
    if count > 0:
        state.push(STEALING, taker, giver, count, FROM_FRESH)


def discard_random(state: Cosmic, seat: i64) -> None:
    """A card at random out of a hand goes to the discards."""
    state.push(STEALING, NOBODY, seat, 1)


def take_in(state: Cosmic, seat: i64, kind: i64) -> None:
    """A card from the deck; only its owner sees which, and who watches him draw."""
    add_to_hand(state, seat, kind)
    note_gain(state, seat, kind)
    state.tell(CARD_DRAWN, seat, state.sizes[seat], kind, to=audience(seat), public=1)
    state.book.consequences.of(state, DREW, seat, kind)


def take_random(state: Cosmic, giver: i64, taker: i64, kind: i64) -> None:
    """A card that was taken at random out of a hand goes to another."""
    pass_card(state, giver, taker, kind)
    note_gain(state, taker, kind)


def note_gain(state: Cosmic, seat: i64, kind: i64) -> None:
    state.gained[seat] += 1
    add_count(state.fresh, kind, seat, 1)


def forget_gain(state: Cosmic, seat: i64) -> None:
    """A gain is over; what comes next is another one."""
    state.gained[seat] = 0
    for kind in range(i64(KINDS)):
        if state.fresh[kind] != 0:
            put_count(state.fresh, kind, seat, 0)


def pass_fresh(state: Cosmic, giver: i64, taker: i64, kind: i64) -> None:
    """One of the cards just gained goes to another hand; in a guess it may be one that came before."""
    if count_of(state.fresh, kind, giver) > 0:
        add_count(state.fresh, kind, giver, -1)
    pass_card(state, giver, taker, kind)


def take_openly(state: Cosmic, seat: i64, kind: i64) -> None:
    """A card that everybody has seen comes into a hand."""
    add_to_hand(state, seat, kind)
    knowledge.come_openly(state, seat, kind)


def lay_down(state: Cosmic, seat: i64, kind: i64) -> None:
    """A card leaves a hand for all to see; the caller says where it lies then."""
    knowledge.leave_openly(state, seat, kind)
    remove_from_hand(state, seat, kind)
    state.reveal()


def take_up_laid(state: Cosmic, seat: i64, kind: i64, viewers: i64) -> None:
    """A laid card comes back to the hand; ``viewers`` have seen which, to the others it never left.

    Who has borrowed challenge cards has laid one of them, which is borrowed still.
    """
    add_to_hand(state, seat, kind)
    if state.lender[seat] != NOBODY:
        add_count(state.lent, kind, seat, 1)
    knowledge.see_return(state, seat, kind, viewers)
    state.tell(CARD_MOVED, seat, seat, kind, to=viewers, public=1)


def discard(state: Cosmic, seat: i64, kind: i64) -> None:
    """A card of a hand goes to the discards, seen by all."""
    lay_down(state, seat, kind)
    come_to_discards(state, seat, kind)


def come_to_discards(state: Cosmic, seat: i64, kind: i64) -> None:
    """A card of a seat that has left its place comes to the discards."""
    state.discards[kind] += 1
    state.tell(CARD_DISCARDED, seat, kind)
    state.book.consequences.of(state, DISCARDED, seat, kind)


def pass_card(state: Cosmic, giver: i64, taker: i64, kind: i64) -> None:
    """A card goes from hand to hand; only the two know which."""
    knowledge.pass_unseen(state, giver, taker, kind)
    remove_from_hand(state, giver, kind)
    add_to_hand(state, taker, kind)
    state.reveal()
    state.tell(CARD_MOVED, giver, taker, kind, to=audience(giver, taker), public=1)


def hand_openly(state: Cosmic, giver: i64, taker: i64, kind: i64) -> None:
    """A card goes from hand to hand for all to see."""
    lay_down(state, giver, kind)
    take_openly(state, taker, kind)
    state.tell(CARD_MOVED, giver, taker, kind)


def show_card(state: Cosmic, seat: i64, kind: i64) -> None:
    """Everybody sees a card that stays in the hand."""
    knowledge.see_card(state, seat, kind, EVERYBODY)
    state.reveal()


def show_lack(state: Cosmic, seat: i64, kind: i64) -> None:
    """Everybody learns that a hand holds no card of a kind."""
    knowledge.see_lack(state, seat, kind)
    state.reveal()


def show_hand(state: Cosmic, seat: i64, viewers: i64 = EVERYBODY) -> None:
    """``viewers``, as bits, see a whole hand."""
    knowledge.see_hand(state, seat, viewers)
    state.tell(HAND_SHOWN, seat)
    state.reveal()


def take_discard(state: Cosmic, seat: i64, kind: i64) -> None:
    """A card of the discards comes into a hand."""
    state.discards[kind] -= 1
    take_openly(state, seat, kind)


def uncount_discarded(state: Cosmic, seat: i64, kind: i64) -> None:
    """A card of a seat leaves the discards; it may be none of those counted in this challenge."""
    if count_of(state.discarded, kind, seat) > 0:
        add_count(state.discarded, kind, seat, -1)


def return_played(state: Cosmic, seat: i64, kind: i64) -> None:
    """A card that a seat has played and discarded comes back to the hand."""
    uncount_discarded(state, seat, kind)
    take_discard(state, seat, kind)
    state.tell(CARD_MOVED, seat, seat, kind)


def put_beside(state: Cosmic, seat: i64, kind: i64) -> None:
    """A flare that a seat has played and discarded is put down beside it."""
    uncount_discarded(state, seat, kind)
    state.discards[kind] -= 1
    state.beside[kind] = seat
    state.tell(PUT_BESIDE, seat, kind)


def take_from_beside(state: Cosmic, seat: i64, kind: i64) -> None:
    state.beside[kind] = NOBODY
    take_openly(state, seat, kind)
    state.tell(CARD_MOVED, seat, seat, kind)


def reshuffle(state: Cosmic) -> None:
    """The discards become part of the deck (CA2.8)."""
    for kind in range(i64(KINDS)):
        state.deck[kind] += state.discards[kind]
        state.discards[kind] = 0
    state.tell(RESHUFFLED, CHANCE, bag_size(state.deck))


def lowest_attack(state: Cosmic, seat: i64) -> i64:
    """The kind of the lowest Attack in a hand, or ``NO_CARD``."""
    for kind in range(i64(COMPROMISE)):
        if held(state, seat, kind) > 0:
            return kind
    return NO_CARD


def highest_attack(state: Cosmic, seat: i64) -> i64:
    """The kind of the highest Attack in a hand, or ``NO_CARD``."""
    for back in range(i64(COMPROMISE)):
        if held(state, seat, COMPROMISE - 1 - back) > 0:
            return COMPROMISE - 1 - back
    return NO_CARD


def hand_row(state: Cosmic, seat: i64, source: i64 = FROM_WHOLE_HAND) -> vec[i64]:
    """A copy of a hand by kind, of what it has just gained, or of the hoard."""
    if source == FROM_FRESH:
        return counts_of(state.fresh, seat)
    if source == FROM_HOARD:
        return hoard.hoard_row(state)
    return state.hands[seat * KINDS : (seat + 1) * KINDS]


def share_mixed(state: Cosmic, one: i64, other: i64, kind: i64, count: i64) -> None:
    """Of mixed hands ``one`` gets ``count`` cards of a kind, ``other`` the rest; each sees only its own."""
    missing: i64 = held(state, one, kind) - count
    for _ in range(missing):
        remove_from_hand(state, one, kind)
        add_to_hand(state, other, kind)
    for _ in range(-missing):
        remove_from_hand(state, other, kind)
        add_to_hand(state, one, kind)
    knowledge.miss_cards(state, one, other, kind, missing)
    knowledge.miss_cards(state, other, one, kind, -missing)


def hand_on(state: Cosmic, giver: i64, taker: i64, kind: i64) -> None:
    """One of several cards goes from hand to hand; the caller sees to what is known of them."""
    remove_from_hand(state, giver, kind)
    add_to_hand(state, taker, kind)
    state.tell(CARD_MOVED, giver, taker, kind, to=audience(giver, taker), public=1)


def add_to_hand(state: Cosmic, seat: i64, kind: i64) -> None:
    """One card more; the caller sees to what is known of it."""
    state.hands[seat * KINDS + kind] += 1
    state.sizes[seat] += 1


def remove_from_hand(state: Cosmic, seat: i64, kind: i64) -> None:
    """Of equal cards one that can be played goes first; in a guess there may be none to go.

    A Pulsar that leaves the hand of its owner can't retain the power any longer (C3.6e).
    """
    state.hands[seat * KINDS + kind] -= 1
    state.sizes[seat] -= 1
    left: i64 = max(0, held(state, seat, kind))
    put_count(state.fresh, kind, seat, min(count_of(state.fresh, kind, seat), left))
    put_count(state.lent, kind, seat, min(count_of(state.lent, kind, seat), left))
    if left < count_of(state.blind, kind, seat):
        add_count(state.blind, kind, seat, -1)
        state.blinded[seat] -= 1
    knowledge.recall_blind(state, seat)
    if TYPE_OF[kind] == PULSAR_TYPE and state.owner[POWER_OF[kind]] == seat:
        state.retained[POWER_OF[kind]] = 0


def everybody_but(seat: int) -> int:
    """The seats as bits, without one."""
    return EVERYBODY & ~bit(seat)
