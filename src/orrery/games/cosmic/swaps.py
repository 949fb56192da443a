"""Two players swap hands, or parts of them."""

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.chance import bag_size
from orrery.games.cosmic import knowledge
from orrery.games.cosmic.cards import free_cards, hand_on, hand_row
from orrery.games.cosmic.data.cards import KINDS
from orrery.games.cosmic.keys import HAND_SHOWN
from orrery.games.cosmic.state import Cosmic


def swap_hands(state: Cosmic, one: i64, other: i64) -> None:
    """Two players swap their hands; each knows what the other has now."""
    first = hand_row(state, one)
    second = hand_row(state, other)
    knowledge.swap_hands(state, one, other)
    _exchange(state, one, other, first, second)


def swap_free_cards(state: Cosmic, one: i64, other: i64) -> None:
    """The same without the cards that they are blinded to: those stay."""
    first = free_row(state, one)
    second = free_row(state, other)
    if bag_size(first) == state.sizes[one] and bag_size(second) == state.sizes[other]:
        swap_hands(state, one, other)
        return
    knowledge.swap_parts(state, one, other, first, second)
    _exchange(state, one, other, first, second)


def _exchange(state: Cosmic, one: i64, other: i64, first: vec[i64], second: vec[i64]) -> None:
    for kind in range(i64(KINDS)):
        for _ in range(first[kind]):
            hand_on(state, one, other, kind)
        for _ in range(second[kind]):
            hand_on(state, other, one, kind)
    state.reveal()


def free_row(state: Cosmic, seat: i64) -> vec[i64]:
    """The cards of a hand by kind that can be played."""
    return vec[i64]([free_cards(state, seat, kind) for kind in range(i64(KINDS))])


def show_free_cards(state: Cosmic, seat: i64, viewer: i64) -> None:
    """``viewer`` sees a hand, without what its owner is blinded to."""
    row = free_row(state, seat)
    for kind in range(i64(KINDS)):
        knowledge.see_cards(state, seat, kind, row[kind], viewer)
    state.tell(HAND_SHOWN, seat)
    state.reveal()
