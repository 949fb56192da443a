"""Quick answers: what a sensible player does without looking ahead. Trials are played with them."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.bits import bit
from orrery.engine.chance import Rng
from orrery.engine.flow import PASS, Ask, Choices
from orrery.games.cosmic.data.cards import COMPROMISE
from orrery.games.cosmic.decisions.deal import ACCEPT
from orrery.games.cosmic.keys import (
    ANSWER_OFFER,
    BRING_HOME,
    GIVE_UP_TOKEN,
    GO_ON,
    INVITE,
    JOIN,
    LAY_CARD,
    LOAD_TOKEN,
    OFFER,
    OWN_COLOUR,
    POINT,
    RESPOND,
    RETRIEVE,
    REWARD,
    VOTE,
)
from orrery.games.cosmic.names import GIVE_BASE, GIVE_FREEDOM, PROPOSE, WANT_BASE
from orrery.games.cosmic.roles import allied_tokens, own_tokens
from orrery.games.cosmic.state import DEFENCE, NOWHERE, OFFENCE, Cosmic
from orrery.games.cosmic.tokens import base_count, tokens_at

BLUFF: Final = 5
"""One laid card in so many is any, not the highest Attack."""
ENOUGH: Final = 4
FEW_IN_WARP: Final = 2


def quick(state: Cosmic, ask: Ask, options: Choices, rng: Rng) -> i64:
    """An answer at a glance; ``options`` are those of ``ask``."""
    if options.count == 1:
        return options.get(0)
    what = ask.decision
    if what == RESPOND:
        return options.get(0)
    if what == LOAD_TOKEN:
        return load(state, ask, options)
    if what == LAY_CARD:
        return lay(options, rng)
    if what == BRING_HOME or what == RETRIEVE:
        return weakest(state, ask.seat, options)
    if what == GIVE_UP_TOKEN:
        return strongest(state, ask.seat, options)
    if what == POINT:
        return easiest(state, options)
    if what == INVITE:
        return invite(state, ask.seat, options)
    if what == JOIN:
        return join(state, ask.seat, options, rng)
    if what == OFFER:
        return offer(state, ask, options)
    if what == ANSWER_OFFER:
        return ACCEPT if gains_base(state, ask) and has_option(options, ACCEPT) else PASS
    return rest(state, ask, options, rng)


def rest(state: Cosmic, ask: Ask, options: Choices, rng: Rng) -> i64:
    if ask.decision == GO_ON or ask.decision == OWN_COLOUR:
        return 0 if has_option(options, 0) else options.get(options.count - 1)
    if ask.decision == REWARD:
        return 0 if state.warp[ask.seat] > FEW_IN_WARP else 1
    if ask.decision == VOTE:
        return leader(state, ask.seat, options)
    return options.get(rng.below(options.count))


def has_option(options: Choices, choice: i64) -> bool:
    for index in range(options.count):
        if options.get(index) == choice:
            return True
    return False


def load(state: Cosmic, ask: Ask, options: Choices) -> i64:
    """From the fullest base; no base is given up for the second token or later."""
    best = strongest(state, ask.seat, options)
    if has_option(options, PASS) and (ask.y >= ENOUGH or tokens_left(state, ask, best) < 2):
        return PASS
    return best


def tokens_left(state: Cosmic, ask: Ask, place: i64) -> i64:
    """Tokens on a base; those in the cone are free to go."""
    return ENOUGH if place >= base_limit(state) else tokens_at(state, place, ask.seat)


def base_limit(state: Cosmic) -> i64:
    return i64(len(state.tokens)) // state.seats


def strongest(state: Cosmic, seat: i64, options: Choices) -> i64:
    """The base with most tokens among the options."""
    best: i64 = PASS
    most: i64 = -1
    for index in range(options.count):
        place = options.get(index)
        if place == PASS:
            continue
        count: i64 = ENOUGH if place >= base_limit(state) else tokens_at(state, place, seat)
        if count > most:
            most = count
            best = place
    return best


def weakest(state: Cosmic, seat: i64, options: Choices) -> i64:
    """The base with fewest tokens; the cone only if there is no base."""
    best: i64 = options.get(options.count - 1)
    fewest: i64 = 1000
    for index in range(options.count):
        place = options.get(index)
        if 0 <= place < base_limit(state) and tokens_at(state, place, seat) < fewest:
            fewest = tokens_at(state, place, seat)
            best = place
    return best


def easiest(state: Cosmic, options: Choices) -> i64:
    """A planet where one has no base yet, with the fewest defenders."""
    best: i64 = options.get(0)
    least: i64 = 10000
    for index in range(options.count):
        place = options.get(index)
        cost: i64 = tokens_at(state, place, state.defence)
        if tokens_at(state, place, state.offence) > 0:
            cost += 100
        if cost < least:
            least = cost
            best = place
    return best


def lay(options: Choices, rng: Rng) -> i64:
    """The highest Attack, now and then any card."""
    if rng.below(BLUFF) == 0:
        return options.get(rng.below(options.count))
    last: i64 = options.get(options.count - 1)
    return options.get(options.count - 2) if last == COMPROMISE else last


def invite(state: Cosmic, seat: i64, options: Choices) -> i64:
    """Everybody; as offence nobody who would win with a base more, unless one wins as well."""
    wanted: i64 = 0
    for other in range(state.seats):
        riding = seat == state.offence and state.external[other] + 1 >= state.goal
        if other != state.offence and other != state.defence:
            if not riding or state.external[seat] + 1 >= state.goal:
                wanted |= bit(other)
    return wanted if has_option(options, wanted) else options.get(0)


def join(state: Cosmic, seat: i64, options: Choices, rng: Rng) -> i64:
    """With the offence for a base, unless it would win by that; with the defence against a winner."""
    danger = state.external[state.offence] + 1 >= state.goal
    wins = state.external[seat] + 1 >= state.goal
    offence: i64 = own_tokens(state, OFFENCE) + allied_tokens(state, OFFENCE)
    defence: i64 = own_tokens(state, DEFENCE) + allied_tokens(state, DEFENCE)
    if has_option(options, OFFENCE) and (wins or not danger):
        if rng.below(offence + defence + 1) <= offence:
            return OFFENCE
    if has_option(options, DEFENCE) and (danger or rng.below(2) == 0):
        return DEFENCE
    return PASS if has_option(options, PASS) else options.get(0)


def offer(state: Cosmic, ask: Ask, options: Choices) -> i64:
    """A base for a base; without that the talks fail."""
    if state.offer_base[ask.y] != NOWHERE and state.offer_base[1 - ask.y] != NOWHERE:
        return PROPOSE if has_option(options, PROPOSE) else PASS
    for index in range(options.count):
        item = options.get(index)
        if GIVE_BASE <= item < WANT_BASE and state.offer_base[ask.y] == NOWHERE:
            return item
        if WANT_BASE <= item < GIVE_FREEDOM:
            return item
    return PASS


def gains_base(state: Cosmic, ask: Ask) -> bool:
    """Whether the one who answers is offered a base, and the other does not win by the deal."""
    other = state.offence if ask.seat == state.defence else state.defence
    gives = state.offer_base[1 - ask.y] != NOWHERE
    if gives and state.external[other] + 1 >= state.goal and state.external[ask.seat] + 1 < state.goal:
        return False
    return state.offer_base[ask.y] != NOWHERE


def leader(state: Cosmic, seat: i64, options: Choices) -> i64:
    """The one with most external bases, oneself excepted."""
    best: i64 = options.get(0)
    most: i64 = -1
    for index in range(options.count):
        other = options.get(index)
        if other != seat and state.external[other] * 100 + base_count(state, other) > most:
            most = state.external[other] * 100 + base_count(state, other)
            best = other
    return best
