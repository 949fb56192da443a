"""Quick answers to generic questions: whom a thing hits, which card or power is the best or the least."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.flow import PASS, Ask, Choices
from orrery.games.cosmic.data.cards import CARD_NAMES, KINDS
from orrery.games.cosmic.data.powers import NO_POWER
from orrery.games.cosmic.hands import (
    FROM_ALL,
    FROM_GAINED,
    FROM_HAND,
    FROM_MATCHING,
    FROM_PLAYABLE,
    FROM_UNKEPT,
    OPTIONAL,
)
from orrery.games.cosmic.knowledge import known
from orrery.games.cosmic.power import NO_ADVICE
from orrery.games.cosmic.powersets import KEPT_POWERS, OWN_POWERS
from orrery.games.cosmic.state import Cosmic
from orrery.games.cosmic.tables import BOOK, POWERS
from orrery.games.cosmic.tokens import base_count
from orrery.players.evaluate.cosmic.worth import card_worth

WORTH_KEEPING: Final = 120
LIKELY_GOOD: Final = CARD_NAMES.index("attack-15")
"""High, and there are four of it."""


def by_power(state: Cosmic, ask: Ask, options: Choices) -> i64:
    """What the power behind a question advises, if it has something to say; or ``NO_ADVICE``."""
    power: i64 = BOOK.plays.powers[ask.x] if ask.x >= 0 else NO_POWER
    choose = POWERS[power].choose if power != NO_POWER else None
    return NO_ADVICE if choose is None else choose(state, ask, options)


def pick_seat(state: Cosmic, ask: Ask, options: Choices) -> i64:
    """The leader."""
    return ranked(state, ask.seat, options, 1)


def ranked(state: Cosmic, seat: i64, options: Choices, sign: i64) -> i64:
    """The one with most external bases, or with fewest if ``sign`` is -1, oneself excepted."""
    best: i64 = options.get(options.count - 1)
    most: i64 = -(10**6)
    for index in range(options.count):
        other = options.get(index)
        if other == seat or other == PASS:
            continue
        rank: i64 = sign * (state.external[other] * 100 + base_count(state, other))
        if rank > most:
            most = rank
            best = other
    return best


def pick_power(ask: Ask, options: Choices) -> i64:
    """The strongest power; the weakest if the seat has to give up one it has."""
    return by_strength(options, -1 if ask.y in (OWN_POWERS, KEPT_POWERS) else 1)


def by_strength(options: Choices, sign: i64) -> i64:
    best: i64 = options.get(0)
    most: i64 = -(10**6)
    for index in range(options.count):
        power = options.get(index)
        if power != PASS and sign * BOOK.traits[power].strength > most:
            most = sign * BOOK.traits[power].strength
            best = power
    return best


def pick_kind(state: Cosmic, ask: Ask, options: Choices) -> i64:
    """Of the own hand the least is parted with, and the best is kept; of all else the best is taken."""
    source: i64 = ask.y % OPTIONAL
    optional = ask.y >= OPTIONAL
    if source in (FROM_HAND, FROM_GAINED):
        return PASS if optional else by_worth(state, ask.seat, options, -1)
    if source in (FROM_MATCHING, FROM_PLAYABLE):
        return by_worth(state, ask.seat, options, -1)
    if source == FROM_ALL:
        return known_best(state, ask.seat, state.frame(state.depth - 1).y)
    best = by_worth(state, ask.seat, options, 1)
    if source == FROM_UNKEPT and optional and card_worth(state, ask.seat, best) < WORTH_KEEPING:
        return PASS
    return best


def by_worth(state: Cosmic, seat: i64, options: Choices, sign: i64) -> i64:
    best: i64 = options.get(0)
    most: i64 = -(10**6)
    for index in range(options.count):
        kind = options.get(index)
        if kind != PASS and sign * card_worth(state, seat, kind) > most:
            most = sign * card_worth(state, seat, kind)
            best = kind
    return best


def known_best(state: Cosmic, seat: i64, owner: i64) -> i64:
    """The best card that one knows in a hand; unless any is known, a good one that is likely there."""
    best: i64 = LIKELY_GOOD
    most: i64 = 0
    if not 0 <= owner < state.seats:
        return best
    for kind in range(i64(KINDS)):
        if known(state, seat, owner, kind) > 0 and card_worth(state, seat, kind) > most:
            most = card_worth(state, seat, kind)
            best = kind
    return best


def most_promising(state: Cosmic, guesses: list[Cosmic], seat: i64, owner: i64) -> i64:
    """The kind to ask a player for: worth and how many of the guesses have it in that hand."""
    best: i64 = LIKELY_GOOD
    most: i64 = 0
    for kind in range(i64(KINDS)):
        found: i64 = 0
        for guess in guesses:
            if guess.hands[owner * KINDS + kind] > 0:
                found += 1
        if found * card_worth(state, seat, kind) > most:
            most = found * card_worth(state, seat, kind)
            best = kind
    return best
