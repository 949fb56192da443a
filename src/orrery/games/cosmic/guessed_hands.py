"""Dealing the hands that a seat does not see, so that they fit all that it knows of them."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.bits import bit, has
from orrery.engine.chance import Rng
from orrery.engine.counts import add_count, count_of, counts_of, put_count
from orrery.engine.decision import ALLOWED
from orrery.games.cosmic.abilities import clause_on
from orrery.games.cosmic.data.cards import (
    ATTACK_TYPE,
    COMPROMISE_TYPE,
    FIRST_EDICT,
    KICKER_TYPE,
    KINDS,
    NO_CARD,
    TYPE_OF,
)
from orrery.games.cosmic.hands import FROM_HAND, FROM_PLAYABLE, left_of_mixed
from orrery.games.cosmic.hoard import KICKERS_FROM, TO_PLAY, put_in
from orrery.games.cosmic.keys import MIXING
from orrery.games.cosmic.knowledge import MASK
from orrery.games.cosmic.queries import MAY_DRAW_ON_HOARD
from orrery.games.cosmic.questions import CHOOSE_CARD, LAY_CARD, LAY_KICKER
from orrery.games.cosmic.state import Cosmic

if TYPE_CHECKING:
    from orrery.games.cosmic.view import CosmicView

CHALLENGE_TYPES: Final = bit(ATTACK_TYPE) | bit(COMPROMISE_TYPE)


def deal_hands(state: Cosmic, view: "CosmicView", bag: list[int], rng: Rng) -> None:
    """Fill the hands of the others: what is known of them, what is loose, then at random."""
    viewer = view.flow.seat
    room = [
        view.sizes[seat] + laid_unseen(view, seat) + kickers_unseen(view, seat) for seat in range(state.seats)
    ]
    for seat in range(state.seats):
        if seat == viewer:
            room[seat] = 0
        elif viewer >= 0:
            for kind in range(KINDS):
                count = view.known[seat * KINDS + kind]
                state.hands[seat * KINDS + kind] += count
                room[seat] -= count
    secured = begin_hoard(state, view, bag, rng)
    place_loose(state, view, room, bag, rng)
    for seat in range(state.seats):
        for types in wanted_cards(state, view, seat):
            state.hands[seat * KINDS + draw_typed(bag, types, rng)] += 1
            room[seat] -= 1
    for seat in range(state.seats):
        for _ in range(room[seat]):
            state.hands[seat * KINDS + draw_from(bag, KINDS, rng)] += 1
    fill_hoard(state, view, secured, bag, rng)
    lay_unseen(state, view, rng)


def laid_unseen(view: "CosmicView", seat: int) -> int:
    """How many of the cards that were in this hand lie face down, unknown to the viewer."""
    return sum(
        view.laid_from[side] == seat
        and view.laid[side] == NO_CARD
        and seat != view.flow.seat
        and not has(view.from_hoard, side)
        for side in range(2)
    )


def kickers_unseen(view: "CosmicView", seat: int) -> int:
    """The same of kickers."""
    return sum(
        owner == seat
        and view.kickers[side] == NO_CARD
        and seat != view.flow.seat
        and not has(view.from_hoard, KICKERS_FROM + side)
        for side, owner in enumerate(view.kickers_from)
    )


def wanted_cards(state: Cosmic, view: "CosmicView", seat: int) -> list[int]:
    """Cards that a hand must hold and does not yet, each as the types that would do.

    A card that lies face down is a challenge card, and so is one that is to be laid, or it is a kicker; none
    is blinded. Who is asked to choose a card out of the hand has such a card.
    """
    wanted = chosen_types(view, seat)
    sees_blind = not wanted
    asked = int(lays(view, seat) and seat != view.flow.seat and not lays_hoarded(state, view, seat))
    wanted += [CHALLENGE_TYPES] * (laid_unseen(view, seat) + asked)
    wanted += [bit(KICKER_TYPE)] * kickers_unseen(view, seat)
    for kind in range(KINDS if wanted else 0):
        at = seat * KINDS + kind
        for _ in range(state.hands[at] - (blind_at(view, at) if sees_blind else 0)):
            fulfil(wanted, kind)
    return wanted


def blind_at(view: "CosmicView", at: int) -> int:
    """How many cards of a kind in a hand the viewer knows to be blinded."""
    return view.blind[at] if view.blind else 0


def chosen_types(view: "CosmicView", seat: int) -> list[int]:
    """The types of the card that a seat is asked to choose out of its hand, if it is."""
    return [
        ask.z
        for ask in view.flow.asks
        if ask.decision == CHOOSE_CARD
        and ask.seat == seat != view.flow.seat
        and ask.y in (FROM_HAND, FROM_PLAYABLE)
    ]


def fulfil(wanted: list[int], kind: int) -> None:
    """A card of a kind takes the place of the first wanted one that it will do for."""
    for index, types in enumerate(wanted):
        if has(types, TYPE_OF[kind]):
            del wanted[index]
            return


def place_loose(state: Cosmic, view: "CosmicView", room: list[int], bag: list[int], rng: Rng) -> None:
    """Cards of which only a set of hands is known: each into one of them, so that all find room."""
    cards = [(kind, entry % MASK) for kind, entry in enumerate(view.loose) for _ in range(entry // MASK)]
    wanted = [wanted_cards(state, view, seat) for seat in range(state.seats)]
    seats = fit(cards, room, wanted, bag, rng)
    assert seats is not None, "what a seat knows of the hands does not fit them"
    for (kind, _), seat in zip(cards, seats):
        state.hands[seat * KINDS + kind] += 1
        room[seat] -= 1


def fit(
    cards: list[tuple[int, int]], room: list[int], wanted: list[list[int]], bag: list[int], rng: Rng
) -> list[int] | None:
    """A hand for each card, at random among those that leave room for the rest; none if there is none."""
    if any(room[seat] < len(wanted[seat]) for seat in range(len(room))):
        return None
    if not cards:
        return [] if all(can_supply(bag, types) for types in wanted) else None
    kind, hands = cards[0]
    seats = [seat for seat in range(len(room)) if has(hands, seat) and room[seat] > 0]
    shuffle(seats, rng)
    for seat in seats:
        before = wanted[seat][:]
        room[seat] -= 1
        fulfil(wanted[seat], kind)
        rest = fit(cards[1:], room, wanted, bag, rng)
        room[seat] += 1
        wanted[seat] = before
        if rest is not None:
            return [seat, *rest]
    return None


def can_supply(bag: list[int], wanted: list[int]) -> bool:
    """Whether the unseen cards have all that a hand wants."""
    return all(sum(of_types(bag, types)) >= wanted.count(types) for types in wanted)


def of_types(bag: list[int], types: int) -> list[int]:
    return [count if has(types, TYPE_OF[kind]) else 0 for kind, count in enumerate(bag)]


def hoarded_unseen(view: "CosmicView") -> list[int]:
    """The cards of the hoard that lie face down, unknown to the viewer, each as the types that would do."""
    sides = range(2)
    laid = [CHALLENGE_TYPES for side in sides if has(view.from_hoard, side) and view.laid[side] == NO_CARD]
    kickers = (side for side in sides if has(view.from_hoard, KICKERS_FROM + side))
    return laid + [bit(KICKER_TYPE) for side in kickers if view.kickers[side] == NO_CARD]


def lays_hoarded(state: Cosmic, view: "CosmicView", seat: int) -> bool:
    """Whether the card that a seat is about to lay has to come out of the hoard, for all that is known."""
    if not lays(view, seat) or seat != view.keeper:
        return False
    if clause_on(state, MAY_DRAW_ON_HOARD, seat, TO_PLAY) == ALLOWED:
        return False
    if any(known_to_lay(view, seat)) and not is_all_blind(view, seat):
        return False
    return sum(view.hoard[:FIRST_EDICT]) > 0 or view.hoard_size > sum(view.hoard)


def is_all_blind(view: "CosmicView", seat: int) -> bool:
    """Whether nothing of a hand can be laid."""
    return view.blinded[seat] >= view.sizes[seat]


def known_to_lay(view: "CosmicView", seat: int) -> Sequence[int]:
    """The challenge cards by kind that the viewer knows in a hand."""
    return view.known[seat * KINDS : seat * KINDS + FIRST_EDICT]


def begin_hoard(state: Cosmic, view: "CosmicView", bag: list[int], rng: Rng) -> list[int]:
    """What is known of the hoard, and the cards that it must hold besides, by kind.

    A card that lies face down was in it, and who lays a card has one for it.
    """
    row = list(view.hoard) if view.hoard else [0] * KINDS
    wanted = hoarded_unseen(view)
    if view.keeper != view.flow.seat and lays_hoarded(state, view, view.keeper):
        wanted.append(CHALLENGE_TYPES)
    for kind, count in enumerate(view.hoard):
        for _ in range(count):
            fulfil(wanted, kind)
    for types in wanted:
        if can_supply(bag, [types]):
            row[draw_typed(bag, types, rng)] += 1
    return row


def fill_hoard(state: Cosmic, view: "CosmicView", row: list[int], bag: list[int], rng: Rng) -> None:
    """The rest of the hoard at random; then the cards that lie face down leave it."""
    unseen = hoarded_unseen(view)
    for _ in range(view.hoard_size + len(unseen) - sum(row)):
        row[draw_from(bag, KINDS, rng)] += 1
    for side in range(2):
        if has(view.from_hoard, side) and view.laid[side] == NO_CARD:
            state.laid[side] = draw_typed(row, CHALLENGE_TYPES, rng)
        if has(view.from_hoard, KICKERS_FROM + side) and view.kickers[side] == NO_CARD:
            state.kickers[side] = draw_typed(row, bit(KICKER_TYPE), rng)
    known = list(view.hoard) if view.hoard else [0] * KINDS
    for kind, count in enumerate(row):
        for copy in range(count):
            knows = view.flow.seat >= 0 and copy < known[kind]
            put_in(state, kind, bit(view.keeper) | (bit(view.flow.seat) if knows else 0))


def lay_unseen(state: Cosmic, view: "CosmicView", rng: Rng) -> None:
    """Choose which challenge cards and kickers of the hands lie face down."""
    for side in range(2):
        seat = view.laid_from[side]
        is_hoarded = has(view.from_hoard, side)
        if seat >= 0 and view.laid[side] == NO_CARD and seat != view.flow.seat and not is_hoarded:
            state.laid[side] = draw_from_hand(state, view, seat, CHALLENGE_TYPES, rng)
    for side, seat in enumerate(view.kickers_from):
        is_hoarded = has(view.from_hoard, KICKERS_FROM + side)
        if seat >= 0 and view.kickers[side] == NO_CARD and seat != view.flow.seat and not is_hoarded:
            state.kickers[side] = draw_from_hand(state, view, seat, bit(KICKER_TYPE), rng)


def draw_from_hand(state: Cosmic, view: "CosmicView", seat: int, types: int, rng: Rng) -> int:
    """A card of some types out of a hand: none that was seen when it was blinded."""
    first = seat * KINDS
    held = of_types([int(state.hands[first + kind]) for kind in range(KINDS)], types)
    free = [max(0, held[kind] - blind_at(view, first + kind)) for kind in range(KINDS)]
    kind = draw_from(free if sum(free) > 0 else held, KINDS, rng)
    state.hands[first + kind] -= 1
    return kind


def guess_mixed(state: Cosmic, rng: Rng) -> None:
    """Of hands that are being mixed, the cards that were dealt so far."""
    if state.depth == 0 or state.frame(state.depth - 1).procedure != MIXING:
        return
    top = state.frame(state.depth - 1)
    left = [int(left_of_mixed(state, top.seat, top.x, kind)) for kind in range(KINDS)]
    for _ in range(top.y):
        state.mixed[draw_from(left, KINDS, rng)] += 1


def guess_marked(row: vec[i64], counts: Sequence[int], state: Cosmic, view: "CosmicView", rng: Rng) -> None:
    """Which cards of the others came with a gain that is under way, or are borrowed: so many of each hand."""
    for seat in range(state.seats):
        if seat != view.flow.seat and counts[seat] > 0:
            held = [int(state.hands[seat * KINDS + kind]) for kind in range(KINDS)]
            for _ in range(min(counts[seat], sum(held))):
                add_count(row, draw_from(held, KINDS, rng), seat, 1)


def guess_blind(state: Cosmic, view: "CosmicView", rng: Rng) -> None:
    """Which cards of a hand can't be played: those that were seen, then any; who lays one has one for it."""
    if sum(view.blinded) == 0:
        return
    for seat in range(state.seats):
        first = seat * KINDS
        seen = view.blind[first : first + KINDS]
        free = [int(state.hands[first + kind]) for kind in range(KINDS)]
        spare_one(free, seen, rng if lays(view, seat) and not is_all_blind(view, seat) else None)
        for kind in range(KINDS):
            put_count(state.blind, kind, seat, min(seen[kind], free[kind]))
            free[kind] -= int(count_of(state.blind, kind, seat))
        while sum(counts_of(state.blind, seat)) < view.blinded[seat] and sum(free) > 0:
            add_count(state.blind, draw_from(free, KINDS, rng), seat, 1)


def lays(view: "CosmicView", seat: int) -> bool:
    return any(ask.decision in (LAY_CARD, LAY_KICKER) and ask.seat == seat for ask in view.flow.asks)


def spare_one(free: list[int], seen: Sequence[int], rng: Rng | None) -> None:
    """A challenge card of those that may be blind stays free, if somebody is about to lay one."""
    spare = [max(0, free[kind] - seen[kind]) for kind in range(FIRST_EDICT)]
    if rng is not None and sum(spare) > 0:
        free[draw_from(spare, FIRST_EDICT, rng)] -= 1


def draw_from(bag: list[int], end: int, rng: Rng) -> int:
    """A random card of the kinds below ``end``, taken out of the bag."""
    ticket = int(rng.below(sum(bag[:end])))
    kind = 0
    while ticket >= bag[kind]:
        ticket -= bag[kind]
        kind += 1
    bag[kind] -= 1
    return kind


def draw_typed(bag: list[int], types: int, rng: Rng) -> int:
    """The same for the cards of some types, given as bits."""
    kind = draw_from(of_types(bag, types), KINDS, rng)
    bag[kind] -= 1
    return kind


def shuffle(items: list[int], rng: Rng) -> None:
    for end in range(len(items) - 1, 0, -1):
        other = int(rng.below(end + 1))
        items[end], items[other] = items[other], items[end]
