"""What a position of Cosmic Encounter is worth to a seat: bases, tokens at hand, cards, powers."""

from typing import Final

from mypy_extensions import i64

from orrery.games.cosmic.data.cards import (
    COMPROMISE,
    FIRST_EDICT,
    FIRST_FLARE,
    FIRST_KICKER,
    FIRST_PULSAR,
    FIRST_REINFORCEMENT,
    KINDS,
    POWER_OF,
    PRINTED,
    VALUES,
)
from orrery.games.cosmic.data.powers import POWERS
from orrery.games.cosmic.resolution import winning_bases
from orrery.games.cosmic.stacks import captives, captives_in, carrier_of, stack_count
from orrery.games.cosmic.state import Cosmic
from orrery.games.cosmic.tables import POWERS as DECLARED
from orrery.games.cosmic.tokens import moon_place, tokens_at
from orrery.players.evaluate.evaluator import POINT

WINNING: Final = 16 * POINT
"""Somebody has reached the goal; all below is in thousandths of a base."""
SHARING: Final = 1500
"""What a win loses with each other seat that wins as well: it is still a win."""
EARLY_BASE: Final = 1000
LATE_BASE: Final = 220
"""Each base is worth so much more than the one before it."""
LOST_POWER: Final = 400
"""A home base that is missing for the use of powers."""
HOME: Final = 60
IN_WARP: Final = 70
GONE: Final = 110
"""What a token is missed that has left the game."""
CAPTIVE: Final = 100
"""What a token is missed that can't even be retrieved."""
CARRIED: Final = 50
"""What it is worth to the one who carries it."""
MOON: Final = 90
"""It counts for nothing by itself, but it is a challenge won."""
CARD: Final = 50
COMPROMISE_WORTH: Final = 60
ATTACK_POINT: Final = 11
EDICT: Final = 90
KICKER: Final = 40
"""For each time that it multiplies by; those up to 0 are only good at a deal."""
REINFORCEMENT: Final = 25
"""For each point."""
FLARE: Final = 70
PULSAR: Final = 90
OWN_CARD: Final = 120
"""Added for a flare or a Pulsar of a power that the seat has."""
NO_ATTACK: Final = 250
LUCRE_WORTH: Final[tuple[int, ...]] = (0, 65, 40)
"""One Lucre, by the rules of the table: by Eon it counts in totals as well, by Mayfair there is more."""
RIVAL: Final = 2
"""Divides the value of the best other seat."""


def worth(state: Cosmic, seat: i64) -> i64:
    """The game won or lost; until then prospects, less a part of those of the best other seat."""
    winners: i64 = 0
    for other in range(state.seats):
        if winning_bases(state, other) >= state.goal:
            winners += 1
    if winners == 0:
        return prospects(state, seat) - best_other(state, seat) // RIVAL
    if winning_bases(state, seat) >= state.goal:
        return WINNING - (winners - 1) * SHARING
    return -WINNING


def best_other(state: Cosmic, seat: i64) -> i64:
    best: i64 = 0
    for other in range(state.seats):
        if other != seat:
            best = max(best, prospects(state, other))
    return best


def prospects(state: Cosmic, seat: i64) -> i64:
    """What a seat has on the way to the goal."""
    total: i64 = bases_worth(state.external[seat]) + hand_worth(state, seat) + powers_worth(state, seat)
    total += state.homes[seat] * HOME - max(0, state.limit - state.homes[seat]) * LOST_POWER
    total += moons_worth(state, seat) if len(state.moons) > 0 else 0
    total += state.lucre[seat] * LUCRE_WORTH[state.with_lucre] if state.with_lucre != 0 else 0
    total -= state.warp[seat] * IN_WARP + state.gone[seat] * GONE
    return total + (stacks_worth(state, seat) if len(state.stacks) > 0 else 0)


def moons_worth(state: Cosmic, seat: i64) -> i64:
    """Moons that a seat is on."""
    total: i64 = 0
    for moon in range(i64(len(state.moons))):
        if tokens_at(state, moon_place(state, moon), seat) > 0:
            total += MOON
    return total


def stacks_worth(state: Cosmic, seat: i64) -> i64:
    """Captives that a seat carries on planets, less its own tokens that are carried by others."""
    total: i64 = 0
    for stack in range(stack_count(state)):
        total -= captives_in(state, stack, seat) * CAPTIVE
        if carrier_of(state, stack) == seat:
            total += captives(state, stack) * CARRIED
    return total


def bases_worth(count: i64) -> i64:
    """External bases, each worth more than the last."""
    return count * EARLY_BASE + count * (count - 1) // 2 * LATE_BASE


def powers_worth(state: Cosmic, seat: i64) -> i64:
    total: i64 = 0
    for power in range(i64(POWERS)):
        if state.owner[power] == seat:
            total += state.book.traits[power].strength + own_worth(state, seat, power)
    return total


def own_worth(state: Cosmic, seat: i64, power: i64) -> i64:
    """What a power alone values in a position."""
    worth_of = DECLARED[power].worth
    return 0 if worth_of is None else worth_of(state, seat)


def hand_worth(state: Cosmic, seat: i64) -> i64:
    """Cards: high Attacks, and what can be played besides."""
    total: i64 = state.sizes[seat] * CARD
    attacks: i64 = 0
    first: i64 = seat * KINDS
    row = state.hands
    for kind in range(i64(COMPROMISE)):
        if row[first + kind] > 0:
            attacks += row[first + kind]
            total += row[first + kind] * VALUES[kind] * ATTACK_POINT
    if attacks == 0:
        total -= NO_ATTACK
    total += min(row[first + COMPROMISE], 2) * COMPROMISE_WORTH
    for kind in range(i64(FIRST_EDICT), i64(KINDS)):
        if row[first + kind] > 0:
            total += row[first + kind] * other_card(state, seat, kind)
    return total


def other_card(state: Cosmic, seat: i64, kind: i64) -> i64:
    """What a card that is no challenge card is worth besides being a card."""
    if kind < FIRST_KICKER:
        return EDICT
    if kind < FIRST_REINFORCEMENT:
        return max(PRINTED[kind], 1) * KICKER
    if kind < FIRST_FLARE:
        return PRINTED[kind] * REINFORCEMENT
    own: i64 = OWN_CARD if state.owner[POWER_OF[kind]] == seat else 0
    return own + (FLARE if kind < FIRST_PULSAR else PULSAR)


def card_worth(state: Cosmic, seat: i64, kind: i64) -> i64:
    """What one card of a kind is worth to a seat."""
    if kind < COMPROMISE:
        return i64(CARD) + VALUES[kind] * ATTACK_POINT
    return i64(CARD) + (COMPROMISE_WORTH if kind == COMPROMISE else other_card(state, seat, kind))
