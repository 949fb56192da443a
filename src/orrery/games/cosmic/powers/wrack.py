"""Wrack: cards hurt those who play them against it (CB-wrack)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.bits import bit, has
from orrery.engine.flow import Frame
from orrery.engine.queries import Modifier
from orrery.engine.windows import MAY, MUST, NO_SUBJECT
from orrery.games.cosmic.abilities import (
    WRACKED,
    boosted,
    has_homes_for,
    limited,
    restore,
    suppress,
    unveil,
)
from orrery.games.cosmic.announced import how_announced, who_announced
from orrery.games.cosmic.data.powers import POWERS, WRACK
from orrery.games.cosmic.questions import CHOOSE_POWER
from orrery.games.cosmic.reactions import (
    CON,
    EDICT,
    FREE,
    PRO,
    RULE,
    SHIELD,
    STOP,
    SUPER,
    WILD,
    Reaction,
    again,
    hand_over,
    super_,
    use,
    wild,
)
from orrery.games.cosmic.roles import is_main, main_player, opponent, opposes, side_of
from orrery.games.cosmic.state import DEALT, DEFENCE, NO_SIDE, NOBODY, OFFENCE, Cosmic
from orrery.games.cosmic.tokens import give_up, on_bases
from orrery.games.cosmic.windows import AT_ANY_TIME, CARDS_LAID, DECIDED, OFFENCE_INVITES, PLAYED

FIRST_PHASE: Final = 4
LAST_PHASE: Final = 8
CARDS: Final[tuple[int, ...]] = (WILD, SUPER, EDICT, CON, STOP, PRO, SHIELD)
"""What counts as a card that is played; showing one for Retain does not count (C3.6f)."""


def who_played(state: Cosmic, seat: i64, window: Frame) -> i64:
    """The player who suffers: who has just announced a card, or the main player who has laid one."""
    if window.y == NO_SUBJECT:
        side = side_of(state, seat)
        return NOBODY if side == NO_SIDE else main_player(state, OFFENCE if side == DEFENCE else DEFENCE)
    return who_announced(state, window) if how_announced(state, window) in CARDS else NOBODY


def is_hurt(state: Cosmic, seat: int, window: Frame) -> bool:
    """Once in each window: those opened inside of it come later, so the last stamp tells."""
    player = who_played(state, seat, window)
    return (
        FIRST_PHASE <= state.phase <= LAST_PHASE
        and window.z > state.stamp[WRACK]
        and player != NOBODY
        and opposes(state, seat, player)
        and not limited(state, player, WRACK)
        and on_bases(state, player) > 0
    )


def hurt(state: Cosmic, frame: Frame) -> None:
    """One token, two with the Pro; a Con in answer covers it (CPro-wrack, CCon-wrack)."""
    player = who_played(state, frame.seat, frame)
    if not limited(state, player, WRACK):
        give_up(state, player, 2 if boosted(state, frame.seat, WRACK) else 1)


def plays_as_main(state: Cosmic, seat: int, window: Frame) -> bool:
    return is_main(state, seat)


def aim_at_opponent(state: Cosmic, frame: Frame) -> None:
    hand_over(state, opponent(state, frame.seat))


def torture(state: Cosmic, frame: Frame) -> None:
    """All powers that the opponent uses are out; :func:`suppress` passes by a shielded one (C3.7c)."""
    state.wilds[WRACK] |= bit(frame.seat)
    for power in range(i64(POWERS)):
        if has(state.users[power], frame.z):
            unveil(state, power)
            suppress(state, power, WRACKED)


def tortured(state: Cosmic, seat: i64) -> i64:
    """The powers that a seat could have again for one use, as bits."""
    mask: i64 = 0
    for power in range(i64(POWERS)):
        if (
            has(state.users[power], seat)
            and state.out[power] == WRACKED
            and not has(state.note[WRACK], power)
            and has_homes_for(state, seat, power)
        ):
            mask |= bit(power)
    return mask


def can_suffer(state: Cosmic, seat: int, window: Frame) -> bool:
    return state.wilds[WRACK] != 0 and on_bases(state, seat) > 0 and tortured(state, seat) != 0


def aim_at_own_power(state: Cosmic, frame: Frame) -> None:
    state.ask(frame.seat, CHOOSE_POWER, frame.x, tortured(state, frame.seat))


def suffer(state: Cosmic, frame: Frame) -> None:
    """First the token is given up; then the power works again, until it is used."""
    if has(state.note[WRACK], frame.z):
        restore(state, frame.z, WRACKED)
    else:
        state.note[WRACK] |= bit(frame.z)
        again(state, frame, frame.z)
        give_up(state, frame.seat, 1)


def must_deal(state: Cosmic, seat: int, window: Frame) -> bool:
    """A main player when two Compromises have been shown."""
    return is_main(state, seat) and state.result == DEALT


def press(state: Cosmic, frame: Frame) -> None:
    """What it costs to refuse an offer now is counted where deals fail."""
    state.supers[WRACK] = 1


REACTIONS: Final[tuple[Reaction, ...]] = (
    use(WRACK, (PLAYED, CARDS_LAID), MUST, is_hurt, hurt, often=FREE),
    wild(WRACK, (OFFENCE_INVITES,), plays_as_main, torture, aim=aim_at_opponent),
    super_(WRACK, (DECIDED,), must_deal, press),
    Reaction("suffer", "CW-wrack", AT_ANY_TIME, MAY, can_suffer, suffer, RULE, aim=aim_at_own_power),
)
MODIFIERS: Final[tuple[Modifier[Cosmic], ...]] = ()
