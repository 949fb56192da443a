"""Dealing what a seat does not know: secret powers, extra flares, hands, face-down cards, specials."""

from typing import TYPE_CHECKING

from orrery.engine.bits import bit
from orrery.engine.chance import Rng
from orrery.games.cosmic.data.cards import (
    KINDS,
    NO_CARD,
    flare,
    pulsar,
)
from orrery.games.cosmic.data.destiny import FIRST_SPECIAL
from orrery.games.cosmic.data.moons import MOON_KINDS, MOONS_EACH, NO_MOON, SECRET
from orrery.games.cosmic.data.powers import POWERS
from orrery.games.cosmic.dealing import DRAFTING, VEILING, ask_those_present, common_cards, is_unused
from orrery.games.cosmic.guessed_hands import deal_hands, guess_blind, guess_marked, guess_mixed, shuffle
from orrery.games.cosmic.knowledge import MASK
from orrery.games.cosmic.moons import moons_left
from orrery.games.cosmic.questions import DEAL_MOON
from orrery.games.cosmic.state import BANNED, NOBODY, UNSEEN, Cosmic
from orrery.games.cosmic.tokens import moon_place, occupants

if TYPE_CHECKING:
    from orrery.games.cosmic.view import CosmicView


def deal_unseen(state: Cosmic, view: "CosmicView", rng: Rng) -> None:
    """Fill in all that the view does not tell; ``state`` holds what it does."""
    seen = seen_cards(state, view)
    guess_powers(state, view, seen, rng)
    guess_specials(state, view, rng)
    guess_moons(state, view, rng)
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
    if state.flares_added == 0:
        ask_those_present(state)


def seen_cards(state: Cosmic, view: "CosmicView") -> list[int]:
    """Every card by kind whose place the viewer knows, be it loosely."""
    seen = [int(state.discards[kind]) + int(view.beside[kind] >= 0) for kind in range(KINDS)]
    for kind in range(KINDS):
        if view.hand:
            seen[kind] += view.hand[kind] + view.loose[kind] // MASK
            seen[kind] += sum(view.known[seat * KINDS + kind] for seat in range(state.seats))
            seen[kind] += view.hoard[kind] if view.hoard else 0
    really_laid = (kind for kind, owner in zip(view.laid, view.laid_from) if owner != NOBODY)
    for kind in (*really_laid, *view.kickers, *view.aside):
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
    in_play = any(view.discards) or view.deck_size > 0
    settled = [settled_secretly(state, seat) for seat in range(state.seats)]
    for seat, power in zip(seats, chosen):
        state.owner[power] = seat
        state.users[power] = bit(seat)
        state.secret[power] = 1
        state.dealt[power] = int(in_play or settled[seat] > 0)
        settled[seat] -= 1


def settled_secretly(state: Cosmic, seat: int) -> int:
    """How many secret powers of a seat are settled while they are chosen; everybody can count them."""
    if state.depth == 0:
        return 0
    game = state.frame(0)
    if game.step == DRAFTING:
        return int(state.each + state.spare - game.z)
    if game.step != VEILING:
        return 0
    shown = sum(state.owner[power] == seat and state.dealt[power] != 0 for power in range(POWERS))
    open_anyhow = sum(
        state.owner[power] == seat and state.book.traits[power].lies_open for power in range(POWERS)
    )
    return int(game.y - 1 - (shown - open_anyhow))


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


def guess_moons(state: Cosmic, view: "CosmicView", rng: Rng) -> None:
    """The moons that the viewer has not seen; one that somebody is on, face down, is a secret one."""
    if not view.moons or (view.deck_size == 0 and not any(view.discards)):
        return
    under_way = [int(ask.x) for ask in view.flow.asks if ask.decision == DEAL_MOON]
    dealt = under_way[0] if under_way else len(view.moons)
    left = [int(count) for count in moons_left(state)]
    unseen = [moon for moon, kind in enumerate(view.moons[:dealt]) if kind == NO_MOON]
    unseen.sort(key=lambda moon: not is_visited(state, view, moon))
    for moon in unseen:
        allowed = SECRET if is_visited(state, view, moon) else range(MOON_KINDS)
        bag = [kind for kind in allowed for _ in range(left[kind])]
        if bag:
            state.moons[moon] = bag[int(rng.below(len(bag)))]
            left[state.moons[moon]] -= 1


def is_visited(state: Cosmic, view: "CosmicView", moon: int) -> bool:
    """Whether somebody is on a moon that the viewer has not seen, or another than its owner has been."""
    visitors = view.moon_seen[moon] & ~int(bit(moon // MOONS_EACH))
    return visitors != 0 or occupants(state, moon_place(state, moon)) != 0


def whole_deck(state: Cosmic, seen: list[int], rng: Rng) -> list[int]:
    """All cards of the game by kind: flares and Pulsars of the powers, and a guess at the extra flares."""
    counts = common_cards(state)
    for power in range(POWERS):
        counts[flare(power)] = int(state.dealt[power] and state.with_flares)
        counts[pulsar(power)] = int(state.dealt[power] and state.with_pulsars)
    extras = [power for power in range(POWERS) if not state.dealt[power] and state.drawn[power] != BANNED]
    shuffle(extras, rng)
    extras.sort(key=lambda power: -seen[flare(power)])
    for power in extras[: int(state.flares_added)]:
        counts[flare(power)] = 1
    return counts
