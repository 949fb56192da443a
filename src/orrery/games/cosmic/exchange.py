"""Power cards that change hands: drawn from the unused ones, exchanged for them, or swapped (CA2.3)."""

from mypy_extensions import i64

from orrery.engine.bits import bit, count_bits, has, lowest_bit
from orrery.engine.flow import CHANCE, Frame
from orrery.engine.windows import NO_TARGET
from orrery.games.cosmic.abilities import give_power, take_power, unveil
from orrery.games.cosmic.data.powers import NO_POWER, PENTAFORM, POWERS, REINCARNATOR
from orrery.games.cosmic.dealing import FOR_FRAME, may_be_dealt
from orrery.games.cosmic.keys import POWER_CHANGED
from orrery.games.cosmic.questions import CHOOSE_POWER, DEAL_POWER
from orrery.games.cosmic.state import OWN_POWERS, STAGES, Cosmic


def left_to_draw(state: Cosmic, drawn: i64) -> bool:
    """Whether there is an unused power besides those just drawn."""
    for power in range(i64(POWERS)):
        if may_be_dealt(state, power, FOR_FRAME) and not has(drawn, power):
            return True
    return False


def draw_power(state: Cosmic, frame: Frame, count: i64, chooser: i64) -> i64:
    """Draw ``count`` unused powers openly, one of which ``chooser`` picks; all there are, if fewer.

    For a ``do`` without a subject, which is called again after each step: the answer is ``NO_POWER`` as
    long as something is asked. ``y`` of the frame holds what lies drawn, as bits.
    """
    drawn: i64 = max(0, frame.y)
    if frame.z != NO_TARGET:
        if has(drawn, frame.z):
            return frame.z
        drawn |= bit(frame.z)
        state.drawn |= bit(frame.z)
    if count_bits(drawn) < count and left_to_draw(state, drawn):
        state.again(frame, frame.x, drawn, NO_TARGET)
        state.ask(CHANCE, DEAL_POWER, frame.seat, FOR_FRAME, drawn)
        return NO_POWER
    if count_bits(drawn) < 2:
        return lowest_bit(drawn) if drawn != 0 else NO_POWER
    state.again(frame, frame.x, drawn, NO_TARGET)
    state.ask(chooser, CHOOSE_POWER, frame.x, drawn)
    return NO_POWER


def exchange_drawn(state: Cosmic, frame: Frame, power: i64, seat: i64, count: i64) -> None:
    """``seat`` gets one of ``count`` unused powers and then says which of its own goes back for it.

    ``power`` is the one whose flare does it: its note keeps the new power until the old one is named.
    """
    if state.note[power] == 0:
        new: i64 = draw_power(state, frame, count, seat)
        if new != NO_POWER:
            state.note[power] = new + 1
            state.again(frame, frame.x, 0, NO_TARGET)
            state.ask(seat, CHOOSE_POWER, frame.x, OWN_POWERS)
        return
    new_power: i64 = state.note[power] - 1
    state.note[power] = 0
    replace_power(state, seat, frame.z, new_power)


def replace_power(state: Cosmic, seat: i64, old: i64, new: i64) -> None:
    """``old`` goes back to the unused powers, with its stages if it is Pentaform; ``new`` lies open."""
    unveil(state, old)
    take_power(state, seat, old)
    if old == PENTAFORM:
        scatter_stages(state)
    give_power(state, seat, new)
    follow_incarnation(state, old, new)
    state.tell(POWER_CHANGED, seat, old, new)


def scatter_stages(state: Cosmic) -> None:
    """The stages of a Pentaform that leaves the game are unused powers again."""
    for stage in range(i64(STAGES)):
        if state.stages[stage] != NO_POWER:
            state.drawn |= bit(state.stages[stage])
        state.stages[stage] = NO_POWER
    state.stage = 0


def swap_powers(state: Cosmic, one: i64, first: i64, other: i64, second: i64) -> None:
    """``one`` gives ``first`` and gets ``second`` of ``other``, for good."""
    unveil(state, first)
    unveil(state, second)
    take_power(state, one, first)
    take_power(state, other, second)
    give_power(state, one, second)
    give_power(state, other, first)
    incarnation: i64 = state.incarnation
    if incarnation == first:
        follow_incarnation(state, first, second)
    elif incarnation == second:
        follow_incarnation(state, second, first)
    if first == REINCARNATOR or second == REINCARNATOR:
        state.incarnation = NO_POWER
    state.tell(POWER_CHANGED, one, first, second)
    state.tell(POWER_CHANGED, other, second, first)


def follow_incarnation(state: Cosmic, old: i64, new: i64) -> None:
    """What comes for an incarnation is one; without the Reincarnator it becomes a power like others."""
    if state.incarnation == old:
        state.incarnation = new
    if old == REINCARNATOR:
        state.incarnation = NO_POWER
