"""Dealing what a seat does not know: secret powers, extra flares, hands, face-down cards, specials."""

from typing import TYPE_CHECKING

from orrery.engine.bits import has
from orrery.engine.chance import Rng
from orrery.games.cosmic.data.cards import (
    CARD_NAMES,
    FIRST_EDICT,
    KINDS,
    NO_CARD,
    WITH_PULSARS,
    flare,
    plain_deck,
    pulsar,
)
from orrery.games.cosmic.data.destiny import FIRST_SPECIAL
from orrery.games.cosmic.data.powers import LIES_OPEN, POWERS
from orrery.games.cosmic.dealing import is_unused
from orrery.games.cosmic.keys import LAY_CARD
from orrery.games.cosmic.knowledge import MASK
from orrery.games.cosmic.state import Cosmic

if TYPE_CHECKING:
    from orrery.games.cosmic.view import CosmicView


def deal_unseen(state: Cosmic, view: "CosmicView", rng: Rng) -> None:
    """Fill in all that the view does not tell; ``state`` holds what it does."""
    seen = seen_cards(state, view)
    guess_powers(state, view, seen, rng)
    guess_specials(state, view, rng)
    if view.flow.seats and sum(view.sizes) + view.deck_size + sum(view.discards) == 0:
        return
    bag = [total - known for total, known in zip(whole_deck(state, seen, rng), seen)]
    deal_hands(state, view, bag, rng)
    for kind in range(KINDS):
        state.deck[kind] = bag[kind]


def seen_cards(state: Cosmic, view: "CosmicView") -> list[int]:
    """Every card by kind whose place the viewer knows, be it loosely."""
    seen = [int(state.discards[kind]) for kind in range(KINDS)]
    for kind in range(KINDS):
        if view.hand:
            seen[kind] += view.hand[kind] + view.loose[kind] // MASK
            seen[kind] += sum(view.known[seat * KINDS + kind] for seat in range(state.seats))
    for kind in (*view.laid, *view.aside):
        if kind != NO_CARD:
            seen[kind] += 1
    return seen


def guess_powers(state: Cosmic, view: "CosmicView", seen: list[int], rng: Rng) -> None:
    """Secret powers: first those whose Pulsar was seen, then any that are unused."""
    proven = [power for power in range(POWERS) if is_candidate(state, power) and seen[pulsar(power)] > 0]
    if state.extra_flares == 0:
        proven += [p for p in range(POWERS) if is_candidate(state, p) and seen[flare(p)] and p not in proven]
    others = [power for power in range(POWERS) if is_candidate(state, power) and power not in proven]
    shuffle(others, rng)
    queue = proven + others
    seats = [seat for seat in range(state.seats) for _ in range(view.hidden[seat])]
    chosen = queue[: len(seats)]
    shuffle(chosen, rng)
    for seat, power in zip(seats, chosen):
        state.owner[power] = seat
        state.users[power] = 1 << seat
        state.secret[power] = 1
        state.dealt[power] = int(any(view.discards) or view.deck_size > 0)


def is_candidate(state: Cosmic, power: int) -> bool:
    """Whether a power could be somebody's secret: not in use as far as is known, and never seen to leave."""
    seen = state.dealt[power] != 0 or has(state.drawn, power)
    return is_unused(state, power) and power not in LIES_OPEN and not seen


def guess_specials(state: Cosmic, view: "CosmicView", rng: Rng) -> None:
    """Which of the specials that were not seen lie in the pile of destiny."""
    unseen = [FIRST_SPECIAL + at for at, count in enumerate(view.unseen_specials) for _ in range(count)]
    shuffle(unseen, rng)
    for index, kind in enumerate(unseen):
        row = state.destiny if index < view.specials_in_pile else state.specials
        row[kind] += 1


def whole_deck(state: Cosmic, seen: list[int], rng: Rng) -> list[int]:
    """All cards of the game by kind: flares and Pulsars of the powers, and a guess at the extra flares."""
    counts = plain_deck()
    if state.with_pulsars:
        for name, count in WITH_PULSARS:
            counts[CARD_NAMES.index(name)] = count
    for power in range(POWERS):
        counts[flare(power)] = int(state.dealt[power] and state.with_flares)
        counts[pulsar(power)] = int(state.dealt[power] and state.with_pulsars)
    extras = [power for power in range(POWERS) if not state.dealt[power]]
    shuffle(extras, rng)
    extras.sort(key=lambda power: -seen[flare(power)])
    for power in extras[: int(state.flares_added)]:
        counts[flare(power)] = 1
    return counts


def deal_hands(state: Cosmic, view: "CosmicView", bag: list[int], rng: Rng) -> None:
    """Fill the hands of the others: what is known of them, what is loose, then at random."""
    viewer = view.flow.seat
    room = [view.sizes[seat] + laid_unseen(view, seat) for seat in range(state.seats)]
    for seat in range(state.seats):
        if seat == viewer:
            room[seat] = 0
        elif viewer >= 0:
            for kind in range(KINDS):
                count = view.known[seat * KINDS + kind]
                state.hands[seat * KINDS + kind] += count
                room[seat] -= count
    needs = [challenge_needs(state, view, seat) for seat in range(state.seats)]
    place_loose(state, view, room, needs, rng)
    give_challenge_cards(state, view, room, bag, rng)
    for seat in range(state.seats):
        for _ in range(room[seat]):
            state.hands[seat * KINDS + draw_from(bag, KINDS, rng)] += 1
    lay_unseen(state, view, rng)


def laid_unseen(view: "CosmicView", seat: int) -> int:
    """How many of the cards that were in this hand lie face down, unknown to the viewer."""
    return sum(
        view.laid_from[side] == seat and view.laid[side] == NO_CARD and seat != view.flow.seat
        for side in range(2)
    )


def place_loose(state: Cosmic, view: "CosmicView", room: list[int], needs: list[int], rng: Rng) -> None:
    """Cards of which only a set of hands is known: each into one of them, so that all find room."""
    cards = [(kind, entry % MASK) for kind, entry in enumerate(view.loose) for _ in range(entry // MASK)]
    seats = fit(cards, room, needs, rng)
    assert seats is not None, "what a seat knows of the hands does not fit them"
    for (kind, _), seat in zip(cards, seats):
        state.hands[seat * KINDS + kind] += 1
        room[seat] -= 1


def fit(cards: list[tuple[int, int]], room: list[int], needs: list[int], rng: Rng) -> list[int] | None:
    """A hand for each card, at random among those that leave room for the rest; none if there is none."""
    if any(room[seat] < needs[seat] for seat in range(len(room)) if needs[seat] > 0):
        return None
    if not cards:
        return []
    kind, hands = cards[0]
    seats = [seat for seat in range(len(room)) if has(hands, seat) and room[seat] > 0]
    shuffle(seats, rng)
    for seat in seats:
        room[seat] -= 1
        needs[seat] -= kind < FIRST_EDICT
        rest = fit(cards[1:], room, needs, rng)
        room[seat] += 1
        needs[seat] += kind < FIRST_EDICT
        if rest is not None:
            return [seat, *rest]
    return None


def challenge_needs(state: Cosmic, view: "CosmicView", seat: int) -> int:
    """How many challenge cards a hand lacks: for the card that lies face down, or is to be laid now."""
    asked = [ask.seat for ask in view.flow.asks if ask.decision == LAY_CARD and ask.seat != view.flow.seat]
    held = sum(int(state.hands[seat * KINDS + kind]) for kind in range(FIRST_EDICT))
    return max(0, laid_unseen(view, seat) + asked.count(seat) - held)


def give_challenge_cards(
    state: Cosmic, view: "CosmicView", room: list[int], bag: list[int], rng: Rng
) -> None:
    """Who has laid a card face down, or is asked to lay one, has a challenge card."""
    for seat in range(state.seats):
        for _ in range(challenge_needs(state, view, seat)):
            state.hands[seat * KINDS + draw_from(bag, FIRST_EDICT, rng)] += 1
            room[seat] -= 1


def lay_unseen(state: Cosmic, view: "CosmicView", rng: Rng) -> None:
    """Choose which challenge card of a hand is the one that lies face down."""
    for side in range(2):
        seat = view.laid_from[side]
        if seat >= 0 and view.laid[side] == NO_CARD and seat != view.flow.seat:
            kinds = [k for k in range(FIRST_EDICT) for _ in range(state.hands[seat * KINDS + k])]
            kind = kinds[int(rng.below(len(kinds)))]
            state.hands[seat * KINDS + kind] -= 1
            state.laid[side] = kind


def draw_from(bag: list[int], end: int, rng: Rng) -> int:
    """A random card of the kinds below ``end``, taken out of the bag."""
    ticket = int(rng.below(sum(bag[:end])))
    kind = 0
    while ticket >= bag[kind]:
        ticket -= bag[kind]
        kind += 1
    bag[kind] -= 1
    return kind


def shuffle(items: list[int], rng: Rng) -> None:
    for end in range(len(items) - 1, 0, -1):
        other = int(rng.below(end + 1))
        items[end], items[other] = items[other], items[end]
