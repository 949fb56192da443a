"""Paying with a die: tokens, free steps, and what a value can be turned into."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.bits import bit
from orrery.games.pulsar import keys
from orrery.games.pulsar.catalogue import awake
from orrery.games.pulsar.data.vocabulary import STEP_RED, TOKEN_SPENT
from orrery.games.pulsar.state import DICE, HELD, NO_DIE, RED, USED, Pulsar
from orrery.games.pulsar.verbs import wake

# Ways to change a die by a token (P3.4); the numbers are part of choices and notation.
NO_TOKEN: Final = 0
MINUS_ONE: Final = 1
PLUS_ONE: Final = 2
PLUS_TWO: Final = 3
TOKENS: Final = 4
TOKEN_NAMES: Final[tuple[str, ...]] = ("", "-1", "+1", "+2")
NO_STEPS: Final = -1
"""No technology helps with this."""


def token_change(token: i64) -> i64:
    """What a token adds to the die."""
    if token == MINUS_ONE:
        return -1
    return token - 1 if token >= PLUS_ONE else 0


def has_token(state: Pulsar, seat: i64, token: i64) -> bool:
    if token == NO_TOKEN:
        return True
    return state.plus_two[seat] > 0 if token == PLUS_TWO else state.plus_minus[seat] > 0


def value_of(state: Pulsar, seat: i64, slot: i64) -> i64:
    """The value of the die in a slot; for a bonus die that is held its slot tells it."""
    return slot - HELD if slot >= HELD else state.dice[seat * DICE + slot]


def free_steps(state: Pulsar, seat: i64, slot: i64, trigger: i64) -> i64:
    """How many steps of ±1 technologies give to this die for this purpose (P3.7)."""
    steps: i64 = 0 if trigger == NO_STEPS else awake(state, seat, trigger)
    if slot >= RED:
        steps += awake(state, seat, STEP_RED)
    return steps


def can_become(state: Pulsar, seat: i64, slot: i64, token: i64, cost: i64, steps: i64) -> bool:
    """Whether a die, with this token and up to so many free steps, has the value ``cost`` (P3.8)."""
    if not has_token(state, seat, token):
        return False
    distance: i64 = cost - value_of(state, seat, slot) - token_change(token)
    return -steps <= distance <= steps


def reachable(state: Pulsar, seat: i64, slot: i64, trigger: i64) -> i64:
    """The values from 1 to 6 that the die in ``slot`` can be turned into for a purpose, as bits."""
    steps = free_steps(state, seat, slot, trigger)
    values: i64 = 0
    for token in range(i64(TOKENS)):
        if has_token(state, seat, token):
            changed: i64 = value_of(state, seat, slot) + token_change(token)
            for value in range(max(1, changed - steps), min(6, changed + steps) + 1):
                values |= bit(value)
    return values


def spend(state: Pulsar, seat: i64, slot: i64, token: i64) -> None:
    """Put a die into the black hole and a token back to the supply (P3.3, P3.4)."""
    state.tell(keys.DIE_SPENT, seat, value_of(state, seat, slot), slot)
    state.dice[seat * DICE + slot] = NO_DIE
    if slot == RED:
        state.bonus = USED
    elif slot < 2:
        state.spent += 1
    if token == NO_TOKEN:
        return
    if token == PLUS_TWO:
        state.plus_two[seat] -= 1
    else:
        state.plus_minus[seat] -= 1
    state.tell(keys.TOKEN_SPENT, seat, token)
    wake(state, seat, TOKEN_SPENT)
