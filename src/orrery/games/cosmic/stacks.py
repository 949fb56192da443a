"""Stacks: tokens that carry captives of other players (CG18). Everywhere else a stack is one token.

A record of the row holds who carries, where the stack is, and the captives by seat. The row is empty as
long as nobody was captured.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from orrery.games.cosmic.keys import CAPTIVES_WARPED, TOKENS_CAPTURED
from orrery.games.cosmic.names import AT_LIFTED
from orrery.games.cosmic.state import Cosmic

CARRIER: Final = 0
WHERE: Final = 1
FIRST_CAPTIVES: Final = 2

SINGLE: Final = -1
"""Stands for a token that carries nobody, where a stack is meant."""


def stack_count(state: Cosmic) -> i64:
    return i64(len(state.stacks)) // (state.seats + FIRST_CAPTIVES)


def carrier_of(state: Cosmic, stack: i64) -> i64:
    return state.stacks[stack * (state.seats + FIRST_CAPTIVES) + CARRIER]


def place_of(state: Cosmic, stack: i64) -> i64:
    return state.stacks[stack * (state.seats + FIRST_CAPTIVES) + WHERE]


def captives_in(state: Cosmic, stack: i64, seat: i64) -> i64:
    """How many tokens of a seat a stack holds captive."""
    return state.stacks[stack * (state.seats + FIRST_CAPTIVES) + FIRST_CAPTIVES + seat]


def captives(state: Cosmic, stack: i64) -> i64:
    """How many tokens a stack holds captive: its height without the token on top."""
    total: i64 = 0
    for seat in range(state.seats):
        total += captives_in(state, stack, seat)
    return total


def captives_of(state: Cosmic, seat: i64) -> i64:
    """How many tokens of a seat are captive, wherever they are."""
    total: i64 = 0
    for stack in range(stack_count(state)):
        total += captives_in(state, stack, seat)
    return total


def carried(state: Cosmic, seat: i64, place: i64) -> i64:
    """How many captives the tokens of a seat at a place carry."""
    total: i64 = 0
    for stack in range(stack_count(state)):
        if is_at(state, stack, seat, place):
            total += captives(state, stack)
    return total


def is_at(state: Cosmic, stack: i64, seat: i64, place: i64) -> bool:
    return carrier_of(state, stack) == seat and place_of(state, stack) == place


def stacks_at(state: Cosmic, seat: i64, place: i64) -> i64:
    """How many of the tokens of a seat at a place are stacks."""
    count: i64 = 0
    for stack in range(stack_count(state)):
        if is_at(state, stack, seat, place):
            count += 1
    return count


def is_first_of_its_like(state: Cosmic, stack: i64) -> bool:
    """Whether no stack before it has the same carrier, place and captives."""
    width: i64 = state.seats + FIRST_CAPTIVES
    for other in range(stack):
        alike = True
        for at in range(width):
            if state.stacks[other * width + at] != state.stacks[stack * width + at]:
                alike = False
        if alike:
            return False
    return True


def carry(state: Cosmic, stack: i64, place: i64) -> None:
    """Note where a stack is now."""
    state.stacks[stack * (state.seats + FIRST_CAPTIVES) + WHERE] = place


def carry_all(state: Cosmic, seat: i64, source: i64, goal: i64) -> None:
    """All tokens of a seat go from one place to another."""
    for stack in range(stack_count(state)):
        if is_at(state, stack, seat, source):
            carry(state, stack, goal)


def lift_some(state: Cosmic, seat: i64, place: i64, count: i64, there: i64) -> None:
    """So many of the tokens that a seat has ``there`` are lifted: single tokens first, then low stacks."""
    if len(state.stacks) == 0:
        return
    for _ in range(count - (there - stacks_at(state, seat, place))):
        carry(state, outermost(state, seat, place, 1), AT_LIFTED)


def lift_best(state: Cosmic, seat: i64, place: i64, count: i64) -> None:
    """The other way round: what is saved are high stacks first, single tokens last."""
    if len(state.stacks) == 0:
        return
    for _ in range(min(count, stacks_at(state, seat, place))):
        carry(state, outermost(state, seat, place, -1), AT_LIFTED)


def outermost(state: Cosmic, seat: i64, place: i64, sign: i64) -> i64:
    """The lowest stack of a seat at a place, or the highest if ``sign`` is -1; of equal ones the first."""
    best: i64 = SINGLE
    for stack in range(stack_count(state)):
        if is_at(state, stack, seat, place):
            if best == SINGLE or sign * captives(state, stack) < sign * captives(state, best):
                best = stack
    return best


def set_down(state: Cosmic, seat: i64, place: i64) -> None:
    """What a seat has lifted is at a place now."""
    if len(state.stacks) > 0:
        carry_all(state, seat, AT_LIFTED, place)


def break_up(state: Cosmic, seat: i64, place: i64) -> None:
    """The tokens of a seat at a place carry nobody any longer: captives go to the Warp of their owners."""
    if len(state.stacks) == 0:
        return
    for owner in range(state.seats):
        freed: i64 = 0
        for stack in range(stack_count(state)):
            if is_at(state, stack, seat, place):
                freed += captives_in(state, stack, owner)
        if freed > 0:
            state.warp[owner] += freed
            state.tell(CAPTIVES_WARPED, owner, freed, seat)
    drop(state, seat, place)


def drop(state: Cosmic, seat: i64, place: i64) -> None:
    """Take the records of the stacks of a seat at a place out of the row."""
    width: i64 = state.seats + FIRST_CAPTIVES
    left: vec[i64] = vec[i64]([])
    for stack in range(stack_count(state)):
        if not is_at(state, stack, seat, place):
            for at in range(width):
                left = append(left, state.stacks[stack * width + at])
    state.stacks = left


def capture(state: Cosmic, seat: i64, place: i64, stack: i64, victim: i64) -> None:
    """A token of another player that was taken off is put under one of a seat at a place.

    That is a stack, or a ``SINGLE`` token, which becomes one.
    """
    if stack == SINGLE:
        stack = stack_count(state)
        state.stacks = append(append(state.stacks, seat), place)
        for _ in range(state.seats):
            state.stacks = append(state.stacks, 0)
    state.stacks[stack * (state.seats + FIRST_CAPTIVES) + FIRST_CAPTIVES + victim] += 1
    state.tell(TOKENS_CAPTURED, victim, 1, seat)
