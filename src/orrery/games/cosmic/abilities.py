"""Who may use which power and play which cards: suppression, home bases, bans, immunity."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.bits import bit, has
from orrery.games.cosmic.data.cards import EDICT_TYPE, FLARE_TYPE, PULSAR_TYPE, TYPE_OF
from orrery.games.cosmic.data.powers import NO_POWER, POWERS, PROGENITOR
from orrery.games.cosmic.keys import POWER_SHOWN, RESTORED, SUPPRESSED
from orrery.games.cosmic.state import NOBODY, SANE, Cosmic
from orrery.games.cosmic.tokens import has_base

# Reasons why a power can't be used, as bits (CE1.1).
ZAPPED: Final = 1
OUTAGE: Final = 2
WRACKED: Final = 4
STOPPED: Final = 8
HUSHED: Final = 16
"""By Wild Silencer."""
CAN_BE_SHIELDED: Final = 7
"""Zap, Power Outage and Wild Wrack; neither a stop nor Silencer (C3.7)."""

# What a seat may not do in this challenge, as bits.
NO_EDICTS: Final = 1
NO_FLARES: Final = 2
NO_PULSARS: Final = 4
NO_INVITING: Final = 8
SILENCED: Final = 16
NO_WILDS: Final = 32
NO_SUPERS: Final = 64
ONE_CARD_LEFT: Final = 128
NO_CARD_LEFT: Final = 256
FEW_HOMES_WILL_DO: Final = 512
"""Not a ban: the Wild of Witch."""


def can_use(state: Cosmic, seat: i64, power: i64) -> bool:
    """Whether ``seat`` may use ``power`` now (CE1.1)."""
    return has(state.users[power], seat) and state.out[power] == 0 and has_homes_for(state, seat, power)


def has_homes_for(state: Cosmic, seat: i64, power: i64) -> bool:
    """Whether too few home bases cost the use of a power (CA7.2, CA7.3, C3.6)."""
    if state.retained[power] != 0 or state.bans[seat] & FEW_HOMES_WILL_DO != 0:
        return True
    if power == state.second:
        return state.pro[PROGENITOR] != 0 or second_homes(state, seat) >= state.limit
    if state.staircase != 0 and power_count(state, seat) > 1:
        return state.lost[power] == 0
    return home_bases(state, seat) >= state.limit


def home_bases(state: Cosmic, seat: i64) -> i64:
    """The home bases of a seat, with what the Wild of Progenitor makes one."""
    extra: i64 = 1 if has(state.wilds[PROGENITOR], seat) else 0
    return state.homes[seat] + extra


def second_homes(state: Cosmic, seat: i64) -> i64:
    """Home bases in the second system of Progenitor, the last in the row."""
    count: i64 = 0
    system: i64 = i64(len(state.home)) - 1
    for place in range(system * state.planets, (system + 1) * state.planets):
        if has_base(state, place, seat):
            count += 1
    return count


def power_count(state: Cosmic, seat: i64) -> i64:
    """How many power cards a seat holds."""
    count: i64 = 0
    for power in range(i64(POWERS)):
        if state.owner[power] == seat:
            count += 1
    return count


def first_power(state: Cosmic, seat: i64) -> i64:
    """The first power card that a seat holds, or ``NO_POWER``."""
    for power in range(i64(POWERS)):
        if state.owner[power] == seat:
            return power
    return NO_POWER


def powers_of(state: Cosmic, seat: i64) -> i64:
    """The power cards of a seat as bits."""
    mask: i64 = 0
    for power in range(i64(POWERS)):
        if state.owner[power] == seat:
            mask |= bit(power)
    return mask


def unused_powers(state: Cosmic) -> i64:
    """The powers that nobody holds or uses, as bits."""
    mask: i64 = 0
    for power in range(i64(POWERS)):
        if state.owner[power] == NOBODY and state.users[power] == 0:
            mask |= bit(power)
    return mask


def user_of(state: Cosmic, power: i64) -> i64:
    """The seat that uses a power, the first of several; ``NOBODY`` if it is not in use."""
    for seat in range(state.seats):
        if has(state.users[power], seat):
            return seat
    return NOBODY


def has_hidden_power(state: Cosmic, seat: i64) -> bool:
    """Whether a seat has a power that the others don't know: public, for its number of powers is."""
    if state.with_secrets == 0:
        return False
    for power in range(i64(POWERS)):
        if state.secret[power] != 0 and state.owner[power] == seat:
            return True
    return False


def immune(state: Cosmic, seat: i64, power: i64) -> bool:
    """Whether a CON guards ``seat`` against a power; a Super beats it (C3.3, C3.10)."""
    return has(state.con[power], seat) and state.supers[power] == 0


def limited(state: Cosmic, seat: i64, power: i64) -> bool:
    """The same for what the Super of that power does not touch (C3.10e)."""
    return has(state.con[power], seat)


def boosted(state: Cosmic, seat: i64, power: i64) -> bool:
    """Whether the PRO of a power works for its owner; it rests while the power does (C3.5e)."""
    return (
        state.pro[power] != 0
        and state.owner[power] == seat
        and state.out[power] == 0
        and home_bases(state, seat) >= state.limit
    )


def suppress(state: Cosmic, power: i64, reason: i64) -> None:
    """A power can't be used until the challenge ends."""
    state.out[power] |= reason
    state.tell(SUPPRESSED, NOBODY, power, reason)


def restore(state: Cosmic, power: i64, reasons: i64) -> None:
    state.out[power] &= ~reasons
    state.tell(RESTORED, NOBODY, power)


def unveil(state: Cosmic, power: i64) -> None:
    """A secret power is secret until its first use (CA2.3)."""
    if state.secret[power] != 0:
        state.secret[power] = 0
        state.tell(POWER_SHOWN, state.owner[power], power)
        state.reveal()


def ban(state: Cosmic, seat: i64, what: i64) -> None:
    state.bans[seat] |= what


def is_banned(state: Cosmic, seat: i64, what: i64) -> bool:
    return state.bans[seat] & what != 0


def may_play(state: Cosmic, seat: i64, kind: i64) -> bool:
    """Whether a seat may play a non-challenge card of this type at all (CX-sanity, CB-cripple, CB-witch)."""
    if state.mood == SANE:
        return False
    bans = state.bans[seat]
    if bans & NO_CARD_LEFT != 0:
        return False
    if TYPE_OF[kind] == EDICT_TYPE:
        return bans & NO_EDICTS == 0
    if TYPE_OF[kind] == FLARE_TYPE:
        return bans & NO_FLARES == 0
    return TYPE_OF[kind] != PULSAR_TYPE or bans & NO_PULSARS == 0


def give_power(state: Cosmic, seat: i64, power: i64) -> None:
    """A power card comes to a seat, which may use it from now on."""
    state.owner[power] = seat
    state.users[power] |= bit(seat)


def take_power(state: Cosmic, seat: i64, power: i64) -> None:
    """A power card leaves a seat; whatever was under way with it ends."""
    state.owner[power] = NOBODY
    state.users[power] &= ~bit(seat)
    state.retained[power] = 0
    state.lost[power] = 0
    state.secret[power] = 0
