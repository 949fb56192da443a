"""The Pulsar Cards: con, stop, pro, retain and shield for each power (C3, CE1)."""

from collections.abc import Callable
from functools import partial
from typing import Final, TypeAlias

from mypy_extensions import i64

from orrery.engine.bits import bit
from orrery.engine.decision import ALLOWED
from orrery.engine.flow import Frame
from orrery.engine.windows import MAY, NO_SUBJECT
from orrery.games.cosmic.abilities import clause_on, restore, suppress
from orrery.games.cosmic.data.cards import COSMIC_ZAP, pulsar
from orrery.games.cosmic.data.powers import POWER_KEYS, POWERS
from orrery.games.cosmic.edicts import call_off
from orrery.games.cosmic.outs import STOPPED
from orrery.games.cosmic.plays import (
    CON,
    FREE,
    ONCE,
    POWER_USE,
    PRO,
    RETAIN,
    SHIELD,
    STOP,
    Playable,
    how_announced,
    kind_announced,
    power_announced,
)
from orrery.games.cosmic.queries import MAY_SHIELD
from orrery.games.cosmic.state import Cosmic
from orrery.games.cosmic.timing import ACTION, AT_ANY_TIME, AT_ANY_TIME_OR_IN_ANSWER

WhenPower: TypeAlias = Callable[[int, Cosmic, int, Frame], bool]
DoPower: TypeAlias = Callable[[int, Cosmic, Frame], None]

ANSWER: Final = AT_ANY_TIME_OR_IN_ANSWER
EVER: Final[tuple[int, ...]] = (*ANSWER, ACTION)
"""Whenever a power might be used."""


def answers_use(state: Cosmic, window: Frame, power: i64) -> bool:
    """At any time; in answer to an announcement only if it is the use of that power (CA3.2)."""
    if window.y == NO_SUBJECT:
        return True
    return how_announced(state, window) == POWER_USE and power_announced(state, window) == power


def can_con(power: int, state: Cosmic, seat: int, window: Frame) -> bool:
    return answers_use(state, window, power)


def can_stop(power: int, state: Cosmic, seat: int, window: Frame) -> bool:
    """A power that is in use: not one that was stopped already (C3.4)."""
    return state.out[power] & STOPPED == 0 and answers_use(state, window, power)


def can_boost(power: int, state: Cosmic, seat: int, window: Frame) -> bool:
    return state.pro[power] == 0


def can_retain(power: int, state: Cosmic, seat: int, window: Frame) -> bool:
    """Holding the card while home bases are missing is all that it takes (C3.6f)."""
    return True


def can_shield(power: int, state: Cosmic, seat: int, window: Frame) -> bool:
    """What a Shield lifts, when it is played or later, if it is the only reason (C3.7h)."""
    reasons: i64 = state.out[power]
    if window.y == NO_SUBJECT:
        return reasons & state.book.outs.shielded != 0 and reasons & (reasons - 1) == 0
    return reasons == 0 and clause_on(state, MAY_SHIELD, seat, power, window.y) != ALLOWED


def start_con(power: int, state: Cosmic, frame: Frame) -> None:
    """Personal immunity, or a limit, until the challenge ends (C3.3)."""
    state.con[power] |= bit(frame.seat)


def start_stop(power: int, state: Cosmic, frame: Frame) -> None:
    """The power is not in use until the challenge ends; a use that it answers is cancelled (C3.4)."""
    suppress(state, power, STOPPED)
    if frame.y != NO_SUBJECT:
        call_off(state, frame)


def start_pro(power: int, state: Cosmic, frame: Frame) -> None:
    state.pro[power] = 1


def start_retaining(power: int, state: Cosmic, frame: Frame) -> None:
    state.retained[power] = 1


def start_shield(power: int, state: Cosmic, frame: Frame) -> None:
    """The power stays in use (C3.7h).

    What threatens several powers goes on and finds this one shielded, but not the others (C3.7d).
    """
    if frame.y != NO_SUBJECT:
        threat = clause_on(state, MAY_SHIELD, frame.seat, power, frame.y)
        state.shielded[power] |= bit(state.book.outs.clauses.index(threat))
        if kind_announced(state, frame) == COSMIC_ZAP:
            call_off(state, frame)
        return
    reason: i64 = state.out[power]
    state.shielded[power] |= reason
    restore(state, power, reason)


# fmt: off
def uses_of(power: int) -> tuple[Playable, ...]:
    """The five uses of one Pulsar (CE1.1)."""
    key = POWER_KEYS[power]
    return (
        line(power, "con",    f"CCon-{key}", CON,    ANSWER,      can_con,    start_con,       ONCE),
        line(power, "stop",   "C3.4a",       STOP,   ANSWER,      can_stop,   start_stop,      FREE),
        line(power, "pro",    f"CPro-{key}", PRO,    AT_ANY_TIME, can_boost,  start_pro,       ONCE),
        line(power, "retain", "C3.6a",       RETAIN, EVER,        can_retain, start_retaining, FREE),
        line(power, "shield", "C3.7a",       SHIELD, ANSWER,      can_shield, start_shield,    FREE),
    )
# fmt: on


def line(
    power: int,
    name: str,
    clause: str,
    how: int,
    points: tuple[int, ...],
    when: WhenPower,
    do: DoPower,
    often: int,
) -> Playable:
    """One use of the Pulsar of a power, which ``when`` and ``do`` get as well."""
    key = f"{name}-{POWER_KEYS[power]}"
    asked = partial(when, power)
    return Playable(key, clause, points, MAY, asked, partial(do, power), how, power, pulsar(power), often)


PLAYS: Final[tuple[Playable, ...]] = tuple(play for power in range(POWERS) for play in uses_of(power))
