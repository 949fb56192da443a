"""The Pulsar Cards: con, stop, pro, retain and shield for each power (C3, CE1)."""

from functools import partial
from typing import Final

from mypy_extensions import i64

from orrery.engine.bits import bit, has
from orrery.engine.flow import Frame
from orrery.engine.windows import MAY, NO_SUBJECT
from orrery.games.cosmic.abilities import CAN_BE_SHIELDED, STOPPED, restore, suppress
from orrery.games.cosmic.announced import (
    how_announced,
    kind_announced,
    power_announced,
    target_announced,
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
    Do,
    Reaction,
    When,
)
from orrery.games.cosmic.state import Cosmic
from orrery.games.cosmic.windows import AT_ANY_TIME, PLAYED


def answers_use(state: Cosmic, window: Frame, power: i64) -> bool:
    """At any time; in answer to an announcement only if it is the use of that power (CA3.2)."""
    if window.y == NO_SUBJECT:
        return True
    return how_announced(state, window) == POWER_USE and power_announced(state, window) == power


def can_con(power: int, state: Cosmic, seat: int, window: Frame) -> bool:
    return not has(state.con[power], seat) and answers_use(state, window, power)


def can_stop(power: int, state: Cosmic, seat: int, window: Frame) -> bool:
    """A power that is in use: not one that was stopped already (C3.4)."""
    return state.out[power] & STOPPED == 0 and answers_use(state, window, power)


def can_boost(power: int, state: Cosmic, seat: int, window: Frame) -> bool:
    return state.pro[power] == 0


def can_retain(power: int, state: Cosmic, seat: int, window: Frame) -> bool:
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
    return is_wild_wrack and target_announced(state, window) == seat


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
    """The power stays in use; of several reasons the first is lifted (C3.7h)."""
    if frame.y != NO_SUBJECT:
        call_off(state, frame)
        return
    reasons: i64 = state.out[power] & CAN_BE_SHIELDED
    restore(state, power, reasons & -reasons)


def line(
    name: str, clause: str, how: int, points: tuple[int, ...], when: When, do: Do, power: int, often: int
) -> Reaction:
    key = f"{name}-{POWER_KEYS[power]}"
    return Reaction(key, clause, points, MAY, when, do, how, power, pulsar(power), often)


def uses_of(power: int) -> tuple[Reaction, ...]:
    """The five uses of one Pulsar (CE1.1)."""
    key = POWER_KEYS[power]
    answer = (*AT_ANY_TIME, PLAYED)
    return (
        line(
            "con", f"CCon-{key}", CON, answer, partial(can_con, power), partial(start_con, power), power, ONCE
        ),
        line(
            "stop", "C3.4a", STOP, answer, partial(can_stop, power), partial(start_stop, power), power, FREE
        ),
        line(
            "pro",
            f"CPro-{key}",
            PRO,
            AT_ANY_TIME,
            partial(can_boost, power),
            partial(start_pro, power),
            power,
            ONCE,
        ),
        line(
            "retain",
            "C3.6a",
            RETAIN,
            AT_ANY_TIME,
            partial(can_retain, power),
            partial(start_retaining, power),
            power,
            FREE,
        ),
        line(
            "shield",
            "C3.7a",
            SHIELD,
            answer,
            partial(can_shield, power),
            partial(start_shield, power),
            power,
            FREE,
        ),
    )


REACTIONS: Final[tuple[Reaction, ...]] = tuple(
    reaction for power in range(POWERS) for reaction in uses_of(power)
)
