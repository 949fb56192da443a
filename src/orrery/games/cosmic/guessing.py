"""Dealing what a seat does not know: secret powers, extra flares, hands, face-down cards, specials."""

from typing import TYPE_CHECKING

from orrery.engine.bits import bit
from orrery.engine.chance import Rng
from orrery.games.cosmic.data.cards import (
    KINDS,
    NO_CARD,
    WITH_PULSARS,
    flare,
    plain_deck,
    pulsar,
)
from orrery.games.cosmic.data.destiny import FIRST_SPECIAL
from orrery.games.cosmic.data.powers import POWERS
from orrery.games.cosmic.dealing import is_unused
from orrery.games.cosmic.guessed_hands import deal_hands, guess_blind, guess_marked, guess_mixed, shuffle
from orrery.games.cosmic.knowledge import MASK
from orrery.games.cosmic.state import NOBODY, UNSEEN, Cosmic

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
    guess_mixed(state, rng)
    guess_marked(state.fresh, view.gained, state, view, rng)
    guess_marked(state.lent, view.owing, state, view, rng)
    guess_blind(state, view, rng)
    for kind in range(KINDS):
        state.deck[kind] = bag[kind]


def seen_cards(state: Cosmic, view: "CosmicView") -> list[int]:
    """Every card by kind whose place the viewer knows, be it loosely."""
    seen = [int(state.discards[kind]) + int(view.beside[kind] >= 0) for kind in range(KINDS)]
    for kind in range(KINDS):
        if view.hand:
            seen[kind] += view.hand[kind] + view.loose[kind] // MASK
            seen[kind] += sum(view.known[seat * KINDS + kind] for seat in range(state.seats))
    really_laid = (kind for kind, owner in zip(view.laid, view.laid_from) if owner != NOBODY)
    for kind in (*really_laid, *view.aside):
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
        state.users[power] = bit(seat)
        state.secret[power] = 1
        state.dealt[power] = int(any(view.discards) or view.deck_size > 0)


def is_candidate(state: Cosmic, power: int) -> bool:
    """Whether a power could be somebody's secret: not in use as far as is known, and never seen to leave."""
    seen = state.dealt[power] != 0 or state.drawn[power] != UNSEEN
    return is_unused(state, power) and not state.book.traits[power].lies_open and not seen


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
        for kind, count in WITH_PULSARS.items():
            counts[kind] = count
    for power in range(POWERS):
        counts[flare(power)] = int(state.dealt[power] and state.with_flares)
        counts[pulsar(power)] = int(state.dealt[power] and state.with_pulsars)
    extras = [power for power in range(POWERS) if not state.dealt[power]]
    shuffle(extras, rng)
    extras.sort(key=lambda power: -seen[flare(power)])
    for power in extras[: int(state.flares_added)]:
        counts[flare(power)] = 1
    return counts
