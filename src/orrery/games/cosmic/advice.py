"""What the modules of powers advise computer players by: bases that matter least or most."""

from mypy_extensions import i64

from orrery.engine.flow import PASS, Choices
from orrery.games.cosmic.state import Cosmic
from orrery.games.cosmic.tokens import owner_of, tokens_at

HOME: int = 100
"""A home base is worth so many tokens less than a base outside, to the one who has it."""


def fullest_base(state: Cosmic, seat: i64, options: Choices) -> int:
    """The planet among the options where a seat has most tokens."""
    best: i64 = options.get(0)
    most: i64 = -1
    for index in range(options.count):
        place = options.get(index)
        if place != PASS and tokens_at(state, place, seat) > most:
            most = tokens_at(state, place, seat)
            best = place
    return best


def weakest_base(state: Cosmic, seat: i64, options: Choices) -> int:
    """The planet among the options where a token less hurts a seat most: outside, with fewest tokens."""
    best: i64 = options.get(0)
    least: i64 = 10**6
    for index in range(options.count):
        place = options.get(index)
        if place == PASS:
            continue
        rank: i64 = tokens_at(state, place, seat) + (HOME if owner_of(state, place) == seat else 0)
        if rank < least:
            least = rank
            best = place
    return best


def emptiest_base(state: Cosmic, seat: i64, options: Choices) -> int:
    """The planet among the options where a seat has fewest tokens, perhaps none."""
    best: i64 = options.get(0)
    fewest: i64 = 10**6
    for index in range(options.count):
        place = options.get(index)
        if place != PASS and tokens_at(state, place, seat) < fewest:
            fewest = tokens_at(state, place, seat)
            best = place
    return best


def own_or_last(state: Cosmic, seat: i64, options: Choices) -> int:
    """A seat itself, if it is among the options, or else the player with fewest external bases."""
    best: i64 = options.get(0)
    for index in range(options.count):
        other = options.get(index)
        if other == seat:
            return other
        if state.external[other] < state.external[best]:
            best = other
    return best
