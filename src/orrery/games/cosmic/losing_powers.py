"""The staircase: with several powers, each home base below the limit costs one (CA7.3)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.flow import Frame
from orrery.engine.windows import NO_TARGET
from orrery.games.cosmic.abilities import home_bases, is_step, needs_no_homes, power_count, step_count, unveil
from orrery.games.cosmic.data.powers import NO_POWER
from orrery.games.cosmic.keys import POWER_BACK, POWER_LOST
from orrery.games.cosmic.plays import Playable, again, rule
from orrery.games.cosmic.powersets import KEPT_POWERS, ask_own_power, is_empty, no_powers
from orrery.games.cosmic.state import Cosmic
from orrery.games.cosmic.timing import AT_ANY_TIME


def owed(state: Cosmic, seat: i64) -> i64:
    """How many powers a seat has to do without."""
    if state.staircase == 0:
        return 0
    missing: i64 = state.limit - home_bases(state, seat)
    if missing <= 0:
        return 0
    steps: i64 = step_count(state, seat, max(missing, 2))
    return min(missing, steps) if steps > 1 else 0


def named(state: Cosmic, seat: i64) -> i64:
    """How many it has named."""
    count: i64 = 0
    for power in state.book.in_game:
        if state.lost[power] > 0 and state.owner[power] == seat:
            count += 1
    return count


def keeps(state: Cosmic, seat: i64) -> vec[i64]:
    """The powers that a seat has not named and can name."""
    found = no_powers()
    for power in state.book.in_game:
        if is_step(state, seat, power) and state.lost[power] == 0:
            found[power] = 0 if needs_no_homes(state, seat, power) else 1
    return found


def must_name(state: Cosmic, seat: int, window: Frame) -> bool:
    return lacks_step(state, seat)


def must_any_name(state: Cosmic) -> bool:
    if state.staircase != 0:
        for seat in range(state.seats):
            if lacks_step(state, seat):
                return True
    return False


def lacks_step(state: Cosmic, seat: i64) -> bool:
    """Whether a seat has named fewer powers than it has to do without."""
    missing: i64 = state.limit - home_bases(state, seat) if state.staircase != 0 else 0
    if missing <= 0:
        return False
    count: i64 = named(state, seat)
    return min(missing, power_count(state, seat)) > count and owed(state, seat) > count


def name_lost(state: Cosmic, frame: Frame) -> None:
    """The player names which power is lost; the only one is named by itself."""
    if frame.z == NO_TARGET:
        if is_empty(keeps(state, frame.seat)):
            show_exempt(state, frame.seat)
            return
        again(state, frame, NO_TARGET)
        ask_own_power(state, frame.seat, frame.x, KEPT_POWERS)
        return
    last: i64 = last_named(state, frame.seat)
    state.lost[frame.z] = 1 if last == NO_POWER else state.lost[last] + 1
    unveil(state, frame.z)
    state.tell(POWER_LOST, frame.seat, frame.z)


def show_exempt(state: Cosmic, seat: i64) -> None:
    """What a seat can't name, and has kept secret until now, is shown instead."""
    for power in state.book.in_game:
        if state.owner[power] == seat and needs_no_homes(state, seat, power):
            unveil(state, power)


def may_regain(state: Cosmic, seat: int, window: Frame) -> bool:
    return has_spare_step(state, seat)


def may_any_regain(state: Cosmic) -> bool:
    for seat in range(state.seats):
        if has_spare_step(state, seat):
            return True
    return False


def has_spare_step(state: Cosmic, seat: i64) -> bool:
    """Whether a seat has named more than that."""
    count: i64 = named(state, seat)
    return count > 0 and owed(state, seat) < count


def regain(state: Cosmic, frame: Frame) -> None:
    """The power that was named last comes back first."""
    power: i64 = last_named(state, frame.seat)
    state.lost[power] = 0
    state.tell(POWER_BACK, frame.seat, power)


def last_named(state: Cosmic, seat: i64) -> i64:
    """The power with the highest number among those that a seat has named; ``NO_POWER`` without any."""
    last: i64 = NO_POWER
    for power in state.book.in_game:
        if state.owner[power] == seat and state.lost[power] > 0:
            if last == NO_POWER or state.lost[power] > state.lost[last]:
                last = power
    return last


PLAYS: Final[tuple[Playable, ...]] = (
    rule("lose-power", "CA7.3", AT_ANY_TIME, must_name, name_lost, ever=must_any_name),
    rule("regain-power", "CA7.3", AT_ANY_TIME, may_regain, regain, ever=may_any_regain),
)
