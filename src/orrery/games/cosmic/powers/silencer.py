"""Silencer: a player who has to keep quiet for the challenge (CB-silencer)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.bits import bit, has
from orrery.engine.flow import Frame
from orrery.engine.queries import Modifier
from orrery.engine.windows import MAY
from orrery.games.cosmic.abilities import HUSHED, SILENCED, ban, is_banned, limited, suppress
from orrery.games.cosmic.data.powers import POWERS, SILENCER
from orrery.games.cosmic.questions import CHOOSE_POWER, CHOOSE_SEAT
from orrery.games.cosmic.reactions import TO_OWNER, Reaction, super_, use, wild
from orrery.games.cosmic.roles import is_main, opponent
from orrery.games.cosmic.state import NOBODY, Cosmic
from orrery.games.cosmic.windows import LAUNCH


def who_speaks(state: Cosmic, seat: i64) -> i64:
    """All others who are not silenced yet, as bits."""
    mask: i64 = 0
    for other in range(state.seats):
        if other != seat and not is_banned(state, other, SILENCED):
            mask |= bit(other)
    return mask


def who_can_be_silenced(state: Cosmic, seat: i64) -> i64:
    """The same without those whom a Con guards (CCon-silencer)."""
    mask = who_speaks(state, seat)
    for other in range(state.seats):
        if limited(state, other, SILENCER):
            mask &= ~bit(other)
    return mask


def finds_victim(state: Cosmic, seat: int, window: Frame) -> bool:
    return is_main(state, seat) and who_can_be_silenced(state, seat) != 0


def aim_at_victim(state: Cosmic, frame: Frame) -> None:
    state.ask(frame.seat, CHOOSE_SEAT, frame.x, who_can_be_silenced(state, frame.seat))


def silence(state: Cosmic, frame: Frame) -> None:
    """A Con that was played in answer still protects (C3.3h)."""
    if not limited(state, frame.z, SILENCER):
        ban(state, frame.z, SILENCED)


def finds_another(state: Cosmic, seat: int, window: Frame) -> bool:
    return is_main(state, seat) and who_speaks(state, seat) != 0


def aim_at_another(state: Cosmic, frame: Frame) -> None:
    state.ask(frame.seat, CHOOSE_SEAT, frame.x, who_speaks(state, frame.seat))


def silence_another(state: Cosmic, frame: Frame) -> None:
    """The Super goes through a Con (C3.10a)."""
    state.supers[SILENCER] = 1
    ban(state, frame.z, SILENCED)


def open_powers(state: Cosmic, seat: i64) -> i64:
    """The powers that a seat uses and that everybody knows, as bits."""
    mask: i64 = 0
    for power in range(i64(POWERS)):
        if has(state.users[power], seat) and state.secret[power] == 0 and state.out[power] & HUSHED == 0:
            mask |= bit(power)
    return mask


def opponent_has_power(state: Cosmic, seat: int, window: Frame) -> bool:
    rival = opponent(state, seat)
    return rival != NOBODY and open_powers(state, rival) != 0


def aim_at_power(state: Cosmic, frame: Frame) -> None:
    state.ask(frame.seat, CHOOSE_POWER, frame.x, open_powers(state, opponent(state, frame.seat)))


def hush_power(state: Cosmic, frame: Frame) -> None:
    suppress(state, frame.z, HUSHED)


REACTIONS: Final[tuple[Reaction, ...]] = (
    use(SILENCER, (LAUNCH,), MAY, finds_victim, silence, aim=aim_at_victim),
    wild(SILENCER, (LAUNCH,), opponent_has_power, hush_power, aim=aim_at_power, then=TO_OWNER),
    super_(SILENCER, (LAUNCH,), finds_another, silence_another, aim=aim_at_another),
)
MODIFIERS: Final[tuple[Modifier[Cosmic], ...]] = ()
