"""What a position of Cosmic Encounter is worth to a seat: bases, tokens at hand, cards."""

from typing import Final

from mypy_extensions import i64

from orrery.games.cosmic.data.cards import (
    COMPROMISE,
    FIRST_EDICT,
    FIRST_FLARE,
    FIRST_PULSAR,
    KINDS,
    POWER_OF,
    VALUES,
)
from orrery.games.cosmic.state import Cosmic
from orrery.players.evaluate.evaluator import POINT

WINNING: Final = 12 * POINT
"""The goal is reached; all below is in thousandths of a base."""
EARLY_BASE: Final = 1000
LATE_BASE: Final = 220
"""Each base is worth so much more than the one before it."""
LOST_POWER: Final = 500
"""A home base that is missing for the use of powers."""
HOME: Final = 60
IN_WARP: Final = 70
CARD: Final = 50
COMPROMISE_WORTH: Final = 60
ATTACK_POINT: Final = 11
EDICT: Final = 90
FLARE: Final = 70
PULSAR: Final = 90
OWN_CARD: Final = 120
"""A flare or a Pulsar of one's own power, on top."""
NO_ATTACK: Final = 250
RIVAL: Final = 2
"""The best other seat counts one in so many."""


def worth(state: Cosmic, seat: i64) -> i64:
    """The prospects of a seat, less a part of those of the best other seat."""
    best: i64 = 0
    total: i64 = 0
    for other in range(state.seats):
        value: i64 = prospects(state, other)
        if other == seat:
            total = value
        else:
            best = max(best, value)
    return total - best // RIVAL


def prospects(state: Cosmic, seat: i64) -> i64:
    total: i64 = bases_worth(state, seat) + hand_worth(state, seat)
    total += state.homes[seat] * HOME - max(0, state.limit - state.homes[seat]) * LOST_POWER
    return total - state.warp[seat] * IN_WARP


def bases_worth(state: Cosmic, seat: i64) -> i64:
    """External bases, each worth more than the last; the goal is worth the game."""
    count: i64 = state.external[seat]
    total: i64 = count * EARLY_BASE + count * (count - 1) // 2 * LATE_BASE
    return total + WINNING if count >= state.goal else total


def hand_worth(state: Cosmic, seat: i64) -> i64:
    """Cards: high Attacks, and what can be played besides."""
    total: i64 = state.sizes[seat] * CARD
    attacks: i64 = 0
    first: i64 = seat * KINDS
    for kind in range(i64(COMPROMISE)):
        count: i64 = state.hands[first + kind]
        attacks += count
        total += count * VALUES[kind] * ATTACK_POINT
    if attacks == 0:
        total -= NO_ATTACK
    total += min(state.hands[first + COMPROMISE], 2) * COMPROMISE_WORTH
    for kind in range(i64(FIRST_EDICT), i64(KINDS)):
        if state.hands[first + kind] > 0:
            total += state.hands[first + kind] * other_card(state, seat, kind)
    return total


def other_card(state: Cosmic, seat: i64, kind: i64) -> i64:
    if kind < FIRST_FLARE:
        return EDICT
    own: i64 = OWN_CARD if state.owner[POWER_OF[kind]] == seat else 0
    return own + (FLARE if kind < FIRST_PULSAR else PULSAR)
