"""Witch: a curse on its opponent (CB-witch)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.bits import bit, count_bits, has
from orrery.engine.decision import ALLOWED
from orrery.engine.flow import Frame
from orrery.engine.queries import Ruling
from orrery.engine.windows import MAY, NO_SUBJECT, NO_TARGET
from orrery.games.cosmic.abilities import (
    FEW_HOMES_WILL_DO,
    ban,
    boosted,
    has_homes_for,
    immune,
    works_for,
)
from orrery.games.cosmic.data.cards import (
    EDICT_TYPE,
    FLARE_TYPE,
    KICKER_TYPE,
    PULSAR_TYPE,
    REINFORCEMENT_TYPE,
    TYPE_OF,
)
from orrery.games.cosmic.data.powers import POWERS, number_of
from orrery.games.cosmic.lucre import LUCRE_NO
from orrery.games.cosmic.names import (
    NO_EDICTS,
    NO_FLARES,
    NO_INVITING,
    NO_KICKERS,
    NO_LUCRE,
    NO_MOONS,
    NO_PULSARS,
    NO_REINFORCEMENTS,
)
from orrery.games.cosmic.own import Own
from orrery.games.cosmic.plays import FREE, super_, use, wild
from orrery.games.cosmic.power import Power
from orrery.games.cosmic.queries import MAY_INVITE, MAY_PLAY, MAY_SPEND, MAY_USE_MOON
from orrery.games.cosmic.questions import CHOOSE_CURSE
from orrery.games.cosmic.roles import is_main, opponent
from orrery.games.cosmic.rulebook import Traits
from orrery.games.cosmic.state import NOBODY, Cosmic
from orrery.games.cosmic.timing import AT_ANY_TIME, BEFORE_CARDS, OFFENCE_INVITES
from orrery.games.cosmic.uses import invoke, original_users, times_used

WITCH: Final = number_of("witch")
CURSES: Final = Own("curses")
"""What is cursed, as bits."""
CURSE_ON: Final[dict[int, int]] = {
    EDICT_TYPE: NO_EDICTS,
    FLARE_TYPE: NO_FLARES,
    PULSAR_TYPE: NO_PULSARS,
    KICKER_TYPE: NO_KICKERS,
    REINFORCEMENT_TYPE: NO_REINFORCEMENTS,
}
"""The curse on the cards of a type."""

INVITATIONS: Final = 4
"""The phase in which inviting can still be cursed: no defence has invited, no offence before its curse."""


def curses(state: Cosmic, witch: i64) -> i64:
    """What a Witch can curse now and has not cursed, as bits."""
    mask: i64 = bit(NO_EDICTS)
    if state.with_flares != 0:
        mask |= bit(NO_FLARES)
    if state.with_pulsars != 0:
        mask |= bit(NO_PULSARS)
    if state.with_kickers != 0:
        mask |= bit(NO_KICKERS)
    if state.with_reinforcements != 0:
        mask |= bit(NO_REINFORCEMENTS)
    if state.seats > 2 and state.phase <= INVITATIONS:
        mask |= bit(NO_INVITING)
    if state.with_lucre != LUCRE_NO:
        mask |= bit(NO_LUCRE)
    if len(state.moons) > 0:
        mask |= bit(NO_MOONS)
    return mask & ~CURSES.of(state, witch)


def can_curse(state: Cosmic, seat: int, window: Frame) -> bool:
    """Once, with the Pro twice; not against a Con (CPro-witch, CCon-witch)."""
    most: i64 = 2 if boosted(state, seat, WITCH) else 1
    if not is_main(state, seat) or times_used(state, seat, WITCH) >= most or curses(state, seat) == 0:
        return False
    return not immune(state, opponent(state, seat), WITCH)


def aim_curse(state: Cosmic, frame: Frame) -> None:
    state.ask(frame.seat, CHOOSE_CURSE, frame.x, curses(state, frame.seat))


def curse(state: Cosmic, frame: Frame) -> None:
    """A Con that was played in answer still protects (C3.3h)."""
    if not immune(state, opponent(state, frame.seat), WITCH):
        invoke(state, frame.seat, WITCH)
        CURSES.put_of(state, frame.seat, CURSES.of(state, frame.seat) | bit(frame.z))


def has_cursed(state: Cosmic, seat: int, window: Frame) -> bool:
    return works_for(state, seat, WITCH) and curses(state, seat) != 0


def change_curse(state: Cosmic, frame: Frame) -> None:
    """The new curse, ``z``, is known; of two old ones Witch says which is lifted, with the new in ``y``."""
    state.supers[WITCH] = 1
    if frame.y != NO_SUBJECT:
        CURSES.put_of(state, frame.seat, CURSES.of(state, frame.seat) & ~bit(frame.z) | bit(frame.y))
    elif count_bits(CURSES.of(state, frame.seat)) > 1:
        state.again(frame, frame.x, frame.z, NO_TARGET)
        state.ask(frame.seat, CHOOSE_CURSE, frame.x, CURSES.of(state, frame.seat))
    else:
        CURSES.put_of(state, frame.seat, bit(frame.z))


def lacks_homes(state: Cosmic, seat: int, window: Frame) -> bool:
    """Whether a power of this seat can't be used for lack of home bases."""
    for power in range(i64(POWERS)):
        if has(original_users(state, power), seat) and not has_homes_for(state, seat, power):
            return True
    return False


def do_without_homes(state: Cosmic, frame: Frame) -> None:
    ban(state, frame.seat, FEW_HOMES_WILL_DO)


def is_cursed(state: Cosmic, seat: i64, curse: i64) -> bool:
    """Whether a seat is the opponent of Witch, with that curse on it (CB-witch)."""
    witch: i64 = opponent(state, seat)
    return witch != NOBODY and works_for(state, witch, WITCH) and has(CURSES.of(state, witch), curse)


def against_cursed_card(state: Cosmic, seat: int, kind: int, _: int) -> str:
    curse = CURSE_ON.get(TYPE_OF[kind])
    return "CB-witch" if curse is not None and is_cursed(state, seat, curse) else ALLOWED


def against_inviting(state: Cosmic, seat: int, *_: int) -> str:
    return "CB-witch" if is_cursed(state, seat, NO_INVITING) else ALLOWED


def against_spending(state: Cosmic, seat: int, *_: int) -> str:
    return "CB-witch" if is_cursed(state, seat, NO_LUCRE) else ALLOWED


def against_moons(state: Cosmic, seat: int, *_: int) -> str:
    return "CB-witch" if is_cursed(state, seat, NO_MOONS) else ALLOWED


POWER: Final = Power(
    "witch",
    Traits(150),
    plays=(
        use(WITCH, (OFFENCE_INVITES,), MAY, can_curse, curse, often=FREE, aim=aim_curse, free=True),
        wild(WITCH, AT_ANY_TIME, lacks_homes, do_without_homes),
        super_(WITCH, (BEFORE_CARDS,), has_cursed, change_curse, aim=aim_curse),
    ),
    rulings=(
        Ruling(MAY_PLAY, against_cursed_card),
        Ruling(MAY_INVITE, against_inviting),
        Ruling(MAY_SPEND, against_spending),
        Ruling(MAY_USE_MOON, against_moons),
    ),
    facts=(CURSES,),
)
