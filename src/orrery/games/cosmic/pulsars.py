"""The Pulsar Cards: con, stop, pro, retain and shield for each power (C3, CE1)."""

from collections.abc import Callable
from functools import partial
from typing import Final, TypeAlias

from mypy_extensions import i64

from orrery.engine.bits import bit
from orrery.engine.flow import Frame
from orrery.engine.windows import MAY, NO_SUBJECT
from orrery.games.cosmic.abilities import (
    CAN_BE_SHIELDED,
    STOPPED,
    WRACKED,
    ZAPPED,
    note_shield,
    restore,
    suppress,
)
from orrery.games.cosmic.announced import (
    how_announced,
    kind_announced,
    power_announced,
    who_announced,
)
from orrery.games.cosmic.data.cards import COSMIC_ZAP, pulsar
from orrery.games.cosmic.data.powers import POWER_KEYS, POWERS, WRACK
from orrery.games.cosmic.edicts import call_off
from orrery.games.cosmic.reactions import (
    CON,
    FREE,
    ONCE,
    POWER_USE,
    PRO,
    RETAIN,
    SHIELD,
    STOP,
    WILD,
    Reaction,
)
from orrery.games.cosmic.roles import opponent
from orrery.games.cosmic.state import Cosmic
from orrery.games.cosmic.windows import ACTION, AT_ANY_TIME, PLAYED

WhenPower: TypeAlias = Callable[[int, Cosmic, int, Frame], bool]
DoPower: TypeAlias = Callable[[int, Cosmic, Frame], None]

ANSWER: Final[tuple[int, ...]] = (*AT_ANY_TIME, PLAYED)
"""At any time, and in answer to an announcement (CA3.2)."""
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
    """A zap, Power Outage or Wild Wrack, when it is played or later (C3.7)."""
    if window.y == NO_SUBJECT:
        return state.out[power] & CAN_BE_SHIELDED != 0
    return is_hit(state, window, power, seat)


def is_hit(state: Cosmic, window: Frame, power: i64, seat: i64) -> bool:
    """Whether what is announced would take this power out."""
    if kind_announced(state, window) == COSMIC_ZAP:
        zapped = state.frame(window.y)
        return power_announced(state, zapped) == power
    is_wild_wrack = how_announced(state, window) == WILD and power_announced(state, window) == WRACK
    return is_wild_wrack and opponent(state, who_announced(state, window)) == seat


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
    """The power stays in use; of several reasons the first is lifted (C3.7h).

    Wild Wrack goes on and finds this power shielded, but not the others (C3.7d).
    """
    if frame.y != NO_SUBJECT:
        is_zap = kind_announced(state, frame) == COSMIC_ZAP
        note_shield(state, power, ZAPPED if is_zap else WRACKED)
        if is_zap:
            call_off(state, frame)
        return
    reasons: i64 = state.out[power] & CAN_BE_SHIELDED
    note_shield(state, power, reasons & -reasons)
    restore(state, power, reasons & -reasons)


# fmt: off
def uses_of(power: int) -> tuple[Reaction, ...]:
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
) -> Reaction:
    """One use of the Pulsar of a power, which ``when`` and ``do`` get as well."""
    key = f"{name}-{POWER_KEYS[power]}"
    asked = partial(when, power)
    return Reaction(key, clause, points, MAY, asked, partial(do, power), how, power, pulsar(power), often)


REACTIONS: Final[tuple[Reaction, ...]] = tuple(
    reaction for power in range(POWERS) for reaction in uses_of(power)
)
