"""Naming one of the powers of a player: open ones by name, a secret one blind (CG15)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.flow import CHANCE, PASS, Frame
from orrery.engine.windows import NO_TARGET
from orrery.games.cosmic.abilities import exchangeable, has_hidden_power
from orrery.games.cosmic.data.powers import NO_POWER, POWERS
from orrery.games.cosmic.powersets import ask_power, is_empty, lowest, size
from orrery.games.cosmic.questions import NAME_BLIND
from orrery.games.cosmic.state import Cosmic

# ``y`` of a use under way while a power is named, and then, if it was a secret one, which it is.
NAMING: Final = -4
BLIND: Final = -5


def open_powers(state: Cosmic, seat: i64) -> vec[i64]:
    """The powers of a seat that others may get hold of and that everybody sees."""
    found = exchangeable(state, seat)
    for power in range(i64(POWERS)):
        if state.secret[power] != 0:
            found[power] = 0
    return found


def has_something(state: Cosmic, seat: i64) -> bool:
    """Whether a seat has a power that can be named: by what everybody sees."""
    return has_hidden_power(state, seat) or not is_empty(open_powers(state, seat))


def name_power(state: Cosmic, frame: Frame, holder: i64) -> i64:
    """Let the user name a power, if there is a choice; secret ones lie there face down.

    Returns the only one, or ``NO_POWER`` if something was asked or there is none any longer.
    """
    listed = open_powers(state, holder)
    hidden = has_hidden_power(state, holder)
    if size(listed) + int(hidden) > 1:
        state.again(frame, frame.x, NAMING, NO_TARGET)
        ask_power(state, frame.seat, frame.x, listed, hidden)
    elif hidden:
        name_blind(state, frame, holder)
    elif not is_empty(listed):
        return lowest(listed)
    return NO_POWER


def name_blind(state: Cosmic, frame: Frame, holder: i64) -> None:
    state.again(frame, frame.x, BLIND, NO_TARGET)
    state.ask(CHANCE, NAME_BLIND, holder)


def power_named(state: Cosmic, frame: Frame, holder: i64) -> i64:
    """The power that was named, or ``NO_POWER`` while it turns out which secret one it is."""
    if frame.y == NAMING and frame.z == PASS:
        name_blind(state, frame, holder)
        return NO_POWER
    return frame.z


def best_strength(state: Cosmic, seat: i64, unknown: i64) -> i64:
    """What the best power of a seat is worth as far as others know; a secret one counts as ``unknown``."""
    best: i64 = unknown if has_hidden_power(state, seat) else 0
    listed = open_powers(state, seat)
    for power in range(i64(POWERS)):
        if listed[power] != 0:
            best = max(best, state.book.traits[power].strength)
    return best
