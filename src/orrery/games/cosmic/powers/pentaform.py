"""Pentaform: five stages of life, each with a power (CB-pentaform)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.bits import bit, has
from orrery.engine.decision import ALLOWED
from orrery.engine.facts import Word
from orrery.engine.flow import CHANCE, Frame
from orrery.engine.queries import REPLACE, Consequence, Modifier, Ruling
from orrery.engine.windows import MAY, NO_SUBJECT, NO_TARGET
from orrery.games.cosmic.abilities import begin_anew, boosted, exchangeable, use_forbidden
from orrery.games.cosmic.data.powers import NO_POWER, number_of
from orrery.games.cosmic.dealing import FOR_FRAME
from orrery.games.cosmic.exchange import exchange_drawn, left_to_draw
from orrery.games.cosmic.keys import STAGE_MOVED
from orrery.games.cosmic.own import A_POWER, FOR_GAME, Own
from orrery.games.cosmic.plays import again, rule, super_, use, wild
from orrery.games.cosmic.power import Power
from orrery.games.cosmic.powersets import ask_power, is_empty, no_powers
from orrery.games.cosmic.queries import (
    COPIED_AS,
    GAINED,
    GIVEN_AWAY,
    MAY_DRAW,
    MAY_HIT,
    MAY_USE,
    REPLACED,
    WRITTEN,
)
from orrery.games.cosmic.questions import DEAL_POWER
from orrery.games.cosmic.roles import opponent
from orrery.games.cosmic.rulebook import Traits
from orrery.games.cosmic.state import NOBODY, SEEN, Cosmic
from orrery.games.cosmic.timing import AT_ANY_TIME, REGROUP
from orrery.games.cosmic.uses import let_use

PENTAFORM: Final = number_of("pentaform")
STAGES: Final = 5
STAGE_NUMBERS: Final = ("1", "2", "3", "4", "5")
STAGES_HELD: Final = Own("stages", FOR_GAME, STAGE_NUMBERS, A_POWER)
STAGE: Final = Own("stage", FOR_GAME, holds=Word(STAGE_NUMBERS))
"""The stage at which it is, counted from 0."""
BASES_SEEN: Final = Own("bases-seen", FOR_GAME)
"""How many external bases it had when it was looked at last."""


def present(state: Cosmic) -> i64:
    """The power of the stage at which it is."""
    return STAGES_HELD.power(state, STAGE.get(state))


def has_grown(state: Cosmic, seat: int, window: Frame) -> bool:
    """Whether Pentaform has more or fewer external bases than when it was looked at last."""
    return state.owner[PENTAFORM] == seat and state.external[seat] != BASES_SEEN.get(state)


def grow(state: Cosmic, frame: Frame) -> None:
    """One stage for each base, within the five."""
    change: i64 = state.external[frame.seat] - BASES_SEEN.get(state)
    BASES_SEEN.put(state, state.external[frame.seat])
    move_to(state, frame.seat, min(max(STAGE.get(state) + change, 0), STAGES - 1))


def move_to(state: Cosmic, seat: i64, stage: i64) -> None:
    if stage == STAGE.get(state):
        return
    leave_stage(state, seat)
    enter_stage(state, seat, stage)
    state.tell(STAGE_MOVED, seat, stage, STAGES_HELD.power(state, stage))


def may_move(state: Cosmic, seat: int, window: Frame) -> bool:
    return seat == state.offence and boosted(state, seat, PENTAFORM)


def move_at_will(state: Cosmic, frame: Frame) -> None:
    """To a neighbouring stage, named by its power."""
    if frame.z == NO_TARGET:
        again(state, frame, NO_TARGET)
        ask_power(state, frame.seat, frame.x, neighbours(state))
    else:
        move_to(state, frame.seat, stage_of(state, frame.z))


def neighbours(state: Cosmic) -> vec[i64]:
    """The powers one stage up and one down."""
    found = no_powers()
    for stage in range(max(0, STAGE.get(state) - 1), min(STAGES, STAGE.get(state) + 2)):
        if stage != STAGE.get(state):
            found[STAGES_HELD.power(state, stage)] = 1
    return found


def stage_of(state: Cosmic, power: i64) -> i64:
    for stage in range(i64(STAGES)):
        if STAGES_HELD.power(state, stage) == power:
            return stage
    raise ValueError("no stage has this power")


def all_stages(state: Cosmic) -> vec[i64]:
    """The powers of all stages."""
    found = no_powers()
    for stage in range(i64(STAGES)):
        found[STAGES_HELD.power(state, stage)] = 1
    return found


def is_own_turn(state: Cosmic, seat: int, window: Frame) -> bool:
    return seat == state.offence


def swap_stages(state: Cosmic, frame: Frame) -> None:
    """Two stages are named one after the other; ``y`` is the first."""
    if frame.z == NO_TARGET:
        state.again(frame, frame.x, NO_SUBJECT, NO_TARGET)
        ask_power(state, frame.seat, frame.x, all_stages(state))
    elif frame.y == NO_SUBJECT:
        state.again(frame, frame.x, frame.z, 0)
        rest = all_stages(state)
        rest[frame.z] = 0
        ask_power(state, frame.seat, frame.x, rest)
    else:
        change_places(state, frame.seat, stage_of(state, frame.y), stage_of(state, frame.z))


def change_places(state: Cosmic, seat: i64, one: i64, other: i64) -> None:
    """Pentaform stays at the stage at which it is, whatever its power is now."""
    leave_stage(state, seat)
    power: i64 = STAGES_HELD.power(state, one)
    STAGES_HELD.put_power(state, STAGES_HELD.power(state, other), one)
    STAGES_HELD.put_power(state, power, other)
    enter_stage(state, seat, STAGE.get(state))
    state.tell(STAGE_MOVED, seat, STAGE.get(state), present(state))


def can_change(state: Cosmic, seat: int, window: Frame) -> bool:
    """In the own turn, with a power to give back and another to take."""
    return seat == state.offence and not is_empty(exchangeable(state, seat)) and left_to_draw(state)


def change_power(state: Cosmic, frame: Frame) -> None:
    exchange_drawn(state, frame, frame.seat, 2)


def is_stage(state: Cosmic, seat: i64, power: i64) -> bool:
    """Whether a seat has a power only as the stage at which its Pentaform is."""
    return state.owner[PENTAFORM] == seat and present(state) == power and state.owner[power] != seat


def against_stage(state: Cosmic, seat: int, power: int, _: int) -> str:
    """A stage works as long as Pentaform does, and not against the holder of its Con (CCon-pentaform)."""
    if not is_stage(state, seat, power):
        return ALLOWED
    rival = opponent(state, seat)
    if rival != NOBODY and has(state.con[PENTAFORM], rival):
        return "CCon-pentaform"
    return use_forbidden(state, seat, PENTAFORM)


def guards_from_stage(state: Cosmic, seat: int, power: int, _: int) -> str:
    """A Con of Pentaform is one of the stage at which it is, too (CCon-pentaform)."""
    five = state.owner[PENTAFORM]
    guarded = five != NOBODY and has(state.con[PENTAFORM], seat) and is_stage(state, five, power)
    return "CCon-pentaform" if guarded else ALLOWED


def is_no_longer_unused(state: Cosmic, seat: int, power: int, _: int) -> str:
    """The power of a stage is not drawn for anybody else."""
    for stage in range(i64(STAGES)):
        if STAGES_HELD.power(state, stage) == power:
            return "CB-pentaform"
    return ALLOWED


def is_pentaform(state: Cosmic, seat: int) -> bool:
    return state.owner[PENTAFORM] == seat


def stage_copied(state: Cosmic, seat: int, power: int) -> int:
    """Who copies Pentaform uses the power of the stage at which it is (CG14)."""
    return int(present(state)) if power == PENTAFORM else power


def enter_stage(state: Cosmic, seat: i64, stage: i64) -> None:
    """Pentaform uses the power of this stage from now on; before the stages are dealt there is none."""
    STAGE.put(state, stage)
    if STAGES_HELD.power(state, stage) != NO_POWER:
        let_use(state, seat, STAGES_HELD.power(state, stage))


def leave_stage(state: Cosmic, seat: i64) -> None:
    """Pentaform no longer uses the power of the stage at which it was."""
    power: i64 = present(state)
    if power != NO_POWER and state.owner[power] != seat:
        state.users[power] &= ~bit(seat)


def begin_life(state: Cosmic, seat: int, power: int, _: int) -> None:
    if power == PENTAFORM:
        BASES_SEEN.put(state, state.external[seat])
        enter_stage(state, seat, STAGE.get(state))


def end_life(state: Cosmic, seat: int, power: int, _: int) -> None:
    """The stages go along with the card; whoever uses the present one next begins anew."""
    if power == PENTAFORM:
        leave_stage(state, seat)
        if present(state) != NO_POWER:
            begin_anew(state, present(state))


def scatter_stages(state: Cosmic, seat: int, old: int, new: int) -> None:
    """The stages of a Pentaform that leaves the game are unused powers again."""
    if old != PENTAFORM:
        return
    for stage in range(i64(STAGES)):
        if STAGES_HELD.power(state, stage) != NO_POWER:
            state.drawn[STAGES_HELD.power(state, stage)] = SEEN
        STAGES_HELD.put_power(state, NO_POWER, stage)
    STAGE.put(state, 0)


def use_stage(state: Cosmic, *_: int) -> None:
    if state.owner[PENTAFORM] != NOBODY:
        enter_stage(state, state.owner[PENTAFORM], STAGE.get(state))


def add_stage(state: Cosmic, drawn: int) -> bool:
    """Five cards, one for each stage of life; it begins at the first (CB-pentaform)."""
    owner = state.owner[PENTAFORM]
    if drawn != NO_POWER:
        stage = stage_of(state, NO_POWER)
        STAGES_HELD.put_power(state, drawn, stage)
        if stage == 0:
            let_use(state, owner, drawn)
    if STAGES_HELD.power(state, STAGES - 1) != NO_POWER:
        return False
    state.ask(CHANCE, DEAL_POWER, owner, FOR_FRAME)
    return True


POWER: Final = Power(
    "pentaform",
    Traits(250, lies_open=True, brings=STAGES),
    plays=(
        rule("pentaform-grows", "CB-pentaform", AT_ANY_TIME, has_grown, grow, PENTAFORM),
        use(PENTAFORM, (REGROUP,), MAY, may_move, move_at_will, "moves", "CPro-pentaform"),
        wild(PENTAFORM, (REGROUP,), can_change, change_power),
        super_(PENTAFORM, (REGROUP,), is_own_turn, swap_stages),
    ),
    modifiers=(Modifier("pentaform", "CG14", COPIED_AS, REPLACE, is_pentaform, stage_copied),),
    rulings=(
        Ruling(MAY_USE, against_stage),
        Ruling(MAY_DRAW, is_no_longer_unused),
        Ruling(MAY_HIT, guards_from_stage),
    ),
    consequences=(
        Consequence(GAINED, begin_life),
        Consequence(GIVEN_AWAY, end_life),
        Consequence(REPLACED, scatter_stages),
        Consequence(WRITTEN, use_stage),
    ),
    facts=(STAGES_HELD, STAGE, BASES_SEEN),
    lists=(STAGES_HELD, STAGE),
    grow=add_stage,
)
