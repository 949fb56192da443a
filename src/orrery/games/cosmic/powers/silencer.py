"""Silencer: a player who has to keep quiet for the challenge (CB-silencer)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.bits import bit, has
from orrery.engine.decision import ALLOWED
from orrery.engine.flow import Frame
from orrery.engine.queries import Ruling
from orrery.engine.windows import MAY
from orrery.games.cosmic.abilities import boosted, immune, lasts_copied, suppress
from orrery.games.cosmic.data.cards import FLARE_TYPE, TYPE_OF
from orrery.games.cosmic.data.powers import POWERS, number_of
from orrery.games.cosmic.outs import STOPPED, Out
from orrery.games.cosmic.own import Own
from orrery.games.cosmic.plays import TO_OWNER, super_, use, wild
from orrery.games.cosmic.power import Power
from orrery.games.cosmic.powersets import ask_power, is_empty, no_powers
from orrery.games.cosmic.queries import MAY_INVITE, MAY_JOIN, MAY_OFFER, MAY_PLAY, MAY_USE_AT_WILL
from orrery.games.cosmic.questions import CHOOSE_SEAT
from orrery.games.cosmic.roles import is_main, opponent
from orrery.games.cosmic.rulebook import Traits
from orrery.games.cosmic.state import NOBODY, Cosmic
from orrery.games.cosmic.timing import LAUNCH

SILENCER: Final = number_of("silencer")
HUSHED: Final = Out("hushed", "CW-silencer", is_shielded=False)
BY_USE: Final = Own("by-use")
"""Whom the power has silenced, as bits."""
BY_SUPER: Final = Own("by-super")
"""Whom its Super has silenced."""


def is_silenced(state: Cosmic, seat: i64) -> bool:
    """A Stop lets those speak whom the power has silenced, not those of the Super (C3.4h, C3.10f)."""
    mask: i64 = BY_SUPER.get(state)
    if state.out[SILENCER] & STOPPED == 0:
        mask |= BY_USE.get(state)
        if lasts_copied(state, SILENCER):
            mask |= BY_USE.of(state, state.copier)
    return has(mask, seat)


def who_speaks(state: Cosmic, seat: i64) -> i64:
    """All others who are not silenced yet, as bits."""
    mask: i64 = 0
    for other in range(state.seats):
        if other != seat and not is_silenced(state, other):
            mask |= bit(other)
    return mask


def who_can_be_silenced(state: Cosmic, seat: i64) -> i64:
    """The same without those whom a Con guards (CCon-silencer)."""
    mask = who_speaks(state, seat)
    for other in range(state.seats):
        if immune(state, other, SILENCER):
            mask &= ~bit(other)
    return mask


def finds_victim(state: Cosmic, seat: int, window: Frame) -> bool:
    return is_main(state, seat) and who_can_be_silenced(state, seat) != 0


def aim_at_victim(state: Cosmic, frame: Frame) -> None:
    state.ask(frame.seat, CHOOSE_SEAT, frame.x, who_can_be_silenced(state, frame.seat))


def silence(state: Cosmic, frame: Frame) -> None:
    """A Con that was played in answer still protects (C3.3h)."""
    if not immune(state, frame.z, SILENCER):
        BY_USE.put_of(state, frame.seat, BY_USE.of(state, frame.seat) | bit(frame.z))


def finds_another(state: Cosmic, seat: int, window: Frame) -> bool:
    return is_main(state, seat) and who_speaks(state, seat) != 0


def aim_at_another(state: Cosmic, frame: Frame) -> None:
    state.ask(frame.seat, CHOOSE_SEAT, frame.x, who_speaks(state, frame.seat))


def silence_another(state: Cosmic, frame: Frame) -> None:
    """The Super goes through a Con (C3.10a)."""
    state.supers[SILENCER] = 1
    BY_SUPER.put_of(state, frame.seat, BY_SUPER.of(state, frame.seat) | bit(frame.z))


def open_powers(state: Cosmic, seat: i64) -> vec[i64]:
    """The powers that a seat uses and that everybody knows."""
    found = no_powers()
    for power in range(i64(POWERS)):
        if has(state.users[power], seat) and state.secret[power] == 0 and state.out[power] & HUSHED.bit == 0:
            found[power] = 1
    return found


def opponent_has_power(state: Cosmic, seat: int, window: Frame) -> bool:
    rival = opponent(state, seat)
    return rival != NOBODY and not is_empty(open_powers(state, rival))


def aim_at_power(state: Cosmic, frame: Frame) -> None:
    ask_power(state, frame.seat, frame.x, open_powers(state, opponent(state, frame.seat)))


def hush_power(state: Cosmic, frame: Frame) -> None:
    suppress(state, frame.z, HUSHED.bit)


def keeps_quiet(state: Cosmic, seat: int, *_: int) -> str:
    """Who is silenced neither invites nor joins, makes no offers, and uses no power at will (CB-silencer)."""
    return "CB-silencer" if is_silenced(state, seat) else ALLOWED


def against_flare(state: Cosmic, seat: int, kind: int, _: int) -> str:
    """Who is silenced may not even play flares, while Silencer has its Pro (CPro-silencer)."""
    if TYPE_OF[kind] != FLARE_TYPE or not is_silenced(state, seat):
        return ALLOWED
    owner = state.owner[SILENCER]
    return "CPro-silencer" if owner != NOBODY and boosted(state, owner, SILENCER) else ALLOWED


POWER: Final = Power(
    "silencer",
    Traits(250),
    plays=(
        use(SILENCER, (LAUNCH,), MAY, finds_victim, silence, aim=aim_at_victim),
        wild(SILENCER, (LAUNCH,), opponent_has_power, hush_power, aim=aim_at_power, then=TO_OWNER),
        super_(SILENCER, (LAUNCH,), finds_another, silence_another, aim=aim_at_another),
    ),
    rulings=(
        Ruling(MAY_USE_AT_WILL, keeps_quiet),
        Ruling(MAY_INVITE, keeps_quiet),
        Ruling(MAY_JOIN, keeps_quiet),
        Ruling(MAY_OFFER, keeps_quiet),
        Ruling(MAY_PLAY, against_flare),
    ),
    outs=(HUSHED,),
    facts=(BY_USE, BY_SUPER),
)
