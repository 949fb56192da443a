"""Pentaform: five stages of life, each with a power (CB-pentaform).

The stages are dealt with the powers; that the one at which it is can be used stands in :mod:`..abilities`.
"""

from typing import Final

from mypy_extensions import i64

from orrery.engine.bits import bit
from orrery.engine.flow import Frame
from orrery.engine.queries import Modifier
from orrery.engine.windows import MAY, NO_SUBJECT, NO_TARGET
from orrery.games.cosmic.abilities import boosted, enter_stage, exchangeable, leave_stage
from orrery.games.cosmic.data.powers import PENTAFORM
from orrery.games.cosmic.exchange import exchange_drawn, left_to_draw
from orrery.games.cosmic.keys import STAGE_MOVED
from orrery.games.cosmic.questions import CHOOSE_POWER
from orrery.games.cosmic.reactions import Reaction, again, rule, super_, use, wild
from orrery.games.cosmic.state import STAGES, Cosmic
from orrery.games.cosmic.windows import AT_ANY_TIME, REGROUP


def has_grown(state: Cosmic, seat: int, window: Frame) -> bool:
    """Whether Pentaform has more or fewer external bases than when it was looked at last."""
    return state.owner[PENTAFORM] == seat and state.external[seat] != state.memory[PENTAFORM]


def grow(state: Cosmic, frame: Frame) -> None:
    """One stage for each base, within the five."""
    change: i64 = state.external[frame.seat] - state.memory[PENTAFORM]
    state.memory[PENTAFORM] = state.external[frame.seat]
    move_to(state, frame.seat, min(max(state.stage + change, 0), STAGES - 1))


def move_to(state: Cosmic, seat: i64, stage: i64) -> None:
    if stage == state.stage:
        return
    leave_stage(state, seat)
    enter_stage(state, seat, stage)
    state.tell(STAGE_MOVED, seat, stage, state.stages[stage])


def may_move(state: Cosmic, seat: int, window: Frame) -> bool:
    return seat == state.offence and boosted(state, seat, PENTAFORM)


def move_at_will(state: Cosmic, frame: Frame) -> None:
    """To a neighbouring stage, named by its power."""
    if frame.z == NO_TARGET:
        again(state, frame, NO_TARGET)
        state.ask(frame.seat, CHOOSE_POWER, frame.x, neighbours(state))
    else:
        move_to(state, frame.seat, stage_of(state, frame.z))


def neighbours(state: Cosmic) -> i64:
    """The powers one stage up and one down, as bits."""
    mask: i64 = 0
    for stage in range(max(0, state.stage - 1), min(STAGES, state.stage + 2)):
        if stage != state.stage:
            mask |= bit(state.stages[stage])
    return mask


def stage_of(state: Cosmic, power: i64) -> i64:
    for stage in range(i64(STAGES)):
        if state.stages[stage] == power:
            return stage
    raise ValueError("no stage has this power")


def all_stages(state: Cosmic) -> i64:
    """The powers of all stages as bits."""
    mask: i64 = 0
    for stage in range(i64(STAGES)):
        mask |= bit(state.stages[stage])
    return mask


def is_own_turn(state: Cosmic, seat: int, window: Frame) -> bool:
    return seat == state.offence


def swap_stages(state: Cosmic, frame: Frame) -> None:
    """Two stages are named one after the other; ``y`` is the first."""
    if frame.z == NO_TARGET:
        state.again(frame, frame.x, NO_SUBJECT, NO_TARGET)
        state.ask(frame.seat, CHOOSE_POWER, frame.x, all_stages(state))
    elif frame.y == NO_SUBJECT:
        state.again(frame, frame.x, frame.z, 0)
        state.ask(frame.seat, CHOOSE_POWER, frame.x, all_stages(state) & ~bit(frame.z))
    else:
        change_places(state, frame.seat, stage_of(state, frame.y), stage_of(state, frame.z))


def change_places(state: Cosmic, seat: i64, one: i64, other: i64) -> None:
    """Pentaform stays at the stage at which it is, whatever its power is now."""
    leave_stage(state, seat)
    power: i64 = state.stages[one]
    state.stages[one] = state.stages[other]
    state.stages[other] = power
    enter_stage(state, seat, state.stage)
    state.tell(STAGE_MOVED, seat, state.stage, state.stages[state.stage])


def can_change(state: Cosmic, seat: int, window: Frame) -> bool:
    """In the own turn, with a power to give back and another to take."""
    return seat == state.offence and exchangeable(state, seat) != 0 and left_to_draw(state, 0)


def change_power(state: Cosmic, frame: Frame) -> None:
    exchange_drawn(state, frame, PENTAFORM, frame.seat, 2)


REACTIONS: Final[tuple[Reaction, ...]] = (
    rule("pentaform-grows", "CB-pentaform", AT_ANY_TIME, has_grown, grow),
    use(PENTAFORM, (REGROUP,), MAY, may_move, move_at_will, "moves", "CPro-pentaform"),
    wild(PENTAFORM, (REGROUP,), can_change, change_power),
    super_(PENTAFORM, (REGROUP,), is_own_turn, swap_stages),
)
MODIFIERS: Final[tuple[Modifier[Cosmic], ...]] = ()
