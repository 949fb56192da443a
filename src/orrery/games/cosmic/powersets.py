"""Sets of powers: a row with a 1 for each that is in it, and the question that lets a seat choose one.

There are more powers than an int has bits. A question carries a set as two words, or names one that only
the seat itself can list.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.bits import bit, has
from orrery.games.cosmic.data.powers import POWERS
from orrery.games.cosmic.questions import CHOOSE_POWER
from orrery.games.cosmic.state import Cosmic

WORD: Final = 62
"""Powers in the first word of a question; the rest is in the second."""

OWN_POWERS: Final = -1
"""Instead of a set: those that the seat can part with. A question that all see does not list secret ones."""
KEPT_POWERS: Final = -2
"""Those that the seat has not named as lost."""


def no_powers() -> vec[i64]:
    return vec[i64]([0] * POWERS)


def is_empty(powers: vec[i64]) -> bool:
    for power in range(i64(POWERS)):
        if powers[power] != 0:
            return False
    return True


def size(powers: vec[i64]) -> i64:
    """How many there are."""
    count: i64 = 0
    for power in range(i64(POWERS)):
        count += 1 if powers[power] != 0 else 0
    return count


def lowest(powers: vec[i64]) -> i64:
    """The first of them; there has to be one."""
    power: i64 = 0
    while powers[power] == 0:
        power += 1
    return power


def ask_power(state: Cosmic, seat: i64, play: i64, powers: vec[i64], blind: bool = False) -> None:
    """Let a seat choose one of these powers, for a play; ``blind``: or pass, for one that lies face down."""
    first: i64 = bit(WORD) if blind else 0
    second: i64 = 0
    for power in range(i64(POWERS)):
        if powers[power] != 0 and power < WORD:
            first |= bit(power)
        elif powers[power] != 0:
            second |= bit(power - WORD)
    state.ask(seat, CHOOSE_POWER, play, first, second)


def ask_own_power(state: Cosmic, seat: i64, play: i64, which: i64) -> None:
    """Let a seat choose one of its own powers: ``OWN_POWERS`` or ``KEPT_POWERS``."""
    state.ask(seat, CHOOSE_POWER, play, which)


def is_blind(first: i64) -> bool:
    """Whether a question offers a power that lies face down."""
    return first >= 0 and has(first, WORD)


def is_listed(first: i64, second: i64, power: i64) -> bool:
    """Whether a power is in the set that a question carries."""
    return has(first, power) if power < WORD else has(second, power - WORD)
