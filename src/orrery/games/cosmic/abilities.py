"""Who may use which power and play which cards: suppression, home bases, bans, immunity."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.actions import NOT_THERE
from orrery.engine.bits import bit, has, lowest_bit
from orrery.engine.decision import ALLOWED
from orrery.games.cosmic.data.cards import EDICT_TYPE, FLARE_TYPE, INSANITY, PULSAR_TYPE, TYPE_OF, pulsar
from orrery.games.cosmic.data.powers import (
    CRIPPLE,
    NO_POWER,
    PENTAFORM,
    POWERS,
    PROGENITOR,
    SILENCER,
    WITCH,
    WRACK,
)
from orrery.games.cosmic.keys import POWER_SHOWN, RESTORED, SUPPRESSED
from orrery.games.cosmic.roles import is_main, main_player, opponent, opposes
from orrery.games.cosmic.state import NOBODY, SANE, Cosmic
from orrery.games.cosmic.tokens import has_base, owner_of, tokens_at

# Reasons why a power can't be used, as bits (CE1.1).
ZAPPED: Final = 1
OUTAGE: Final = 2
WRACKED: Final = 4
STOPPED: Final = 8
HUSHED: Final = 16
"""By Wild Silencer."""
SHIELDED: Final = 65536
"""In ``played`` of a Pulsar the reasons that its Shield has lifted count so much."""
OUT_CLAUSES: Final[tuple[str, ...]] = ("CX-cosmic-zap", "CD3-11", "CW-wrack", "C3.4a", "CW-silencer")
"""The clauses of these reasons, in the order of the bits."""
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

STOPPER: Final = 8
"""In ``played`` the bit of a seat plus this one: its Stop, Shield or flare was negated (C3.8f)."""


def can_use(state: Cosmic, seat: i64, power: i64) -> bool:
    """Whether ``seat`` may use ``power`` now (CE1.1)."""
    return use_forbidden(state, seat, power) == ALLOWED


def use_forbidden(state: Cosmic, seat: i64, power: i64) -> str:
    """The clause by which ``seat`` can't use ``power`` now; ``NOT_THERE`` if it does not have it."""
    if not has(state.users[power], seat):
        return NOT_THERE
    if state.out[power] != 0:
        return OUT_CLAUSES[lowest_bit(state.out[power])]
    if is_stage(state, seat, power):
        return stage_forbidden(state, seat)
    if power == state.second and state.out[PROGENITOR] != 0:
        return "CB-progenitor"
    return ALLOWED if state.retained[power] != 0 else homes_missing(state, seat, power)


def is_stage(state: Cosmic, seat: i64, power: i64) -> bool:
    """Whether a seat has a power only as the stage at which its Pentaform is."""
    return (
        state.owner[PENTAFORM] == seat and state.stages[state.stage] == power and state.owner[power] != seat
    )


def stage_forbidden(state: Cosmic, seat: i64) -> str:
    """A stage works as long as Pentaform does, and not against the holder of its Con (CCon-pentaform)."""
    rival = opponent(state, seat)
    if rival != NOBODY and has(state.con[PENTAFORM], rival):
        return "CCon-pentaform"
    return use_forbidden(state, seat, PENTAFORM)


def has_homes_for(state: Cosmic, seat: i64, power: i64) -> bool:
    """Whether too few home bases cost the use of a power (CA7.2, CA7.3, C3.6)."""
    return state.retained[power] != 0 or not lacks_homes(state, seat, power)


def lacks_homes(state: Cosmic, seat: i64, power: i64) -> bool:
    """Whether the use of a power is lost for want of home bases, unless its Pulsar retains it."""
    return homes_missing(state, seat, power) != ALLOWED


def homes_missing(state: Cosmic, seat: i64, power: i64) -> str:
    """The clause by which it is."""
    if state.bans[seat] & FEW_HOMES_WILL_DO != 0:
        return ALLOWED
    if power == state.second:
        enough = boosted(state, seat, PROGENITOR) or second_homes(state, seat) >= state.limit
        return ALLOWED if enough else "CB-progenitor"
    if state.staircase != 0 and step_count(state, seat) > 1:
        return ALLOWED if state.lost[power] == 0 else "CA7.3"
    return ALLOWED if home_bases(state, seat) >= state.limit else "CA7.2"


def home_bases(state: Cosmic, seat: i64) -> i64:
    """The home bases of a seat, with the external one that the Wild of Progenitor makes one too."""
    extra: i64 = min(1, state.external[seat]) if has(state.wilds[PROGENITOR], seat) else 0
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


def step_count(state: Cosmic, seat: i64) -> i64:
    """The powers that the staircase takes one by one: not that of a second system (CA7.3, CB-progenitor)."""
    has_second = state.second != NO_POWER and state.owner[state.second] == seat
    return power_count(state, seat) - int(has_second)


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
    return limited(state, seat, power) and state.supers[power] == 0


def limited(state: Cosmic, seat: i64, power: i64) -> bool:
    """The same for what the Super of that power does not touch (C3.10e).

    A Con of Pentaform is one of the stage at which it is, too (CCon-pentaform).
    """
    if has(state.con[power], seat):
        return True
    five = state.owner[PENTAFORM]
    return five != NOBODY and has(state.con[PENTAFORM], seat) and is_stage(state, five, power)


def boosted(state: Cosmic, seat: i64, power: i64) -> bool:
    """Whether the PRO of a power works for its owner; it rests while the power does (C3.5e)."""
    return (
        state.pro[power] != 0
        and state.owner[power] == seat
        and state.out[power] == 0
        and home_bases(state, seat) >= state.limit
    )


def suppress(state: Cosmic, power: i64, reason: i64) -> None:
    """A power can't be used until the challenge ends; Wild Wrack passes by one that is shielded (C3.7c)."""
    if reason == WRACKED and shielded(state, power) & WRACKED != 0:
        return
    state.out[power] |= reason
    state.tell(SUPPRESSED, NOBODY, power, reason)


def restore(state: Cosmic, power: i64, reasons: i64) -> None:
    state.out[power] &= ~reasons
    state.tell(RESTORED, NOBODY, power)


def end_bought_use(state: Cosmic, power: i64) -> None:
    """A power that was bought free of Wild Wrack is out again as soon as it is used (CW-wrack)."""
    if has(state.note[WRACK], power):
        state.note[WRACK] &= ~bit(power)
        suppress(state, power, WRACKED)


def note_shield(state: Cosmic, power: i64, reason: i64) -> None:
    """A Shield has lifted this reason; a Pulsar Zap can bring it back (CX-pulsar-zap)."""
    state.played[pulsar(power)] |= reason * SHIELDED


def shielded(state: Cosmic, power: i64) -> i64:
    """The reasons that a Shield has lifted in this challenge."""
    return state.played[pulsar(power)] // SHIELDED


def unveil(state: Cosmic, power: i64) -> None:
    """A secret power is secret until its first use (CA2.3)."""
    if state.secret[power] != 0:
        state.secret[power] = 0
        state.tell(POWER_SHOWN, state.owner[power], power)
        state.reveal()


def ban(state: Cosmic, seat: i64, what: i64) -> None:
    state.bans[seat] |= what


def is_banned(state: Cosmic, seat: i64, what: i64) -> bool:
    return bans_on(state, seat) & what != 0


def bans_on(state: Cosmic, seat: i64) -> i64:
    """All that a seat may not do, with the curses of Witch (CB-witch)."""
    witch: i64 = state.invoked[WITCH] - 1
    if witch >= 0 and opponent(state, witch) == seat:
        return state.bans[seat] | state.note[WITCH]
    return state.bans[seat]


def play_forbidden(state: Cosmic, seat: i64, kind: i64) -> str:
    """The clause by which a seat may not play a non-challenge card of this type at all, or ``ALLOWED``."""
    if state.mood == SANE and kind != INSANITY:
        return "CX-sanity"
    bans = bans_on(state, seat)
    if bans & NO_CARD_LEFT != 0:
        return "CW-cripple"
    if TYPE_OF[kind] == EDICT_TYPE:
        return "CB-witch" if bans & NO_EDICTS != 0 else crippled_by(state, seat, True)
    if TYPE_OF[kind] == FLARE_TYPE:
        return flares_forbidden(state, seat, bans)
    return "CB-witch" if TYPE_OF[kind] == PULSAR_TYPE and bans & NO_PULSARS != 0 else ALLOWED


def flares_forbidden(state: Cosmic, seat: i64, bans: i64) -> str:
    """One flare per challenge is enough in the style modern; the other ban is a curse."""
    if bans & NO_FLARES != 0:
        return "CA8.3" if state.bans[seat] & NO_FLARES != 0 else "CB-witch"
    clause = crippled_by(state, seat, False)
    if clause == ALLOWED and is_hushed(state, seat):
        return "CPro-silencer"
    return clause


def is_hushed(state: Cosmic, seat: i64) -> bool:
    """Who is silenced may not even play flares, while Silencer has its Pro (CPro-silencer)."""
    owner = state.owner[SILENCER]
    return owner != NOBODY and state.bans[seat] & SILENCED != 0 and boosted(state, owner, SILENCER)


def is_crippled(state: Cosmic, seat: i64, by_edicts: bool) -> bool:
    return crippled_by(state, seat, by_edicts) != ALLOWED


def crippled_by(state: Cosmic, seat: i64, by_edicts: bool) -> str:
    """The opponent of Cripple, by Pro or Super his allies too; a Con sets edicts free (CB-cripple)."""
    user: i64 = state.invoked[CRIPPLE] - 1
    if user < 0 or not opposes(state, user, seat):
        return ALLOWED
    if is_main(state, seat):
        return ALLOWED if by_edicts and limited(state, seat, CRIPPLE) else "CB-cripple"
    if state.supers[CRIPPLE] != 0:
        return "CS-cripple"
    spared = not boosted(state, user, CRIPPLE) or (by_edicts and limited(state, seat, CRIPPLE))
    return ALLOWED if spared else "CPro-cripple"


def give_power(state: Cosmic, seat: i64, power: i64) -> None:
    """A power card comes to a seat, which may use it from now on."""
    state.owner[power] = seat
    state.users[power] |= bit(seat)
    if power == PENTAFORM:
        state.memory[PENTAFORM] = state.external[seat]
        enter_stage(state, seat, state.stage)


def take_power(state: Cosmic, seat: i64, power: i64) -> None:
    """A power card leaves a seat; whatever was under way with it ends. Pentaform takes its stages along."""
    if power == PENTAFORM:
        leave_stage(state, seat)
        if state.stages[state.stage] != NO_POWER:
            begin_anew(state, state.stages[state.stage])
    state.owner[power] = NOBODY
    state.users[power] &= ~bit(seat)
    state.retained[power] = 0
    state.lost[power] = 0
    state.secret[power] = 0
    begin_anew(state, power)


def begin_anew(state: Cosmic, power: i64) -> None:
    """Who uses a power next has not used it yet; what Pulsars, zaps and Wilds do to it stays (CD6.1).

    The note of Wrack is kept by its Wild.
    """
    if state.users[power] != 0:
        return
    state.used[power] = 0
    state.stamp[power] = 0
    state.invoked[power] = 0
    state.supers[power] = 0
    if power != WRACK:
        state.note[power] = 0


def enter_stage(state: Cosmic, seat: i64, stage: i64) -> None:
    """Pentaform uses the power of this stage from now on; before the stages are dealt there is none."""
    state.stage = stage
    if state.stages[stage] != NO_POWER:
        state.users[state.stages[stage]] |= bit(seat)


def leave_stage(state: Cosmic, seat: i64) -> None:
    """Pentaform no longer uses the power of the stage at which it was."""
    power: i64 = state.stages[state.stage]
    if power != NO_POWER and state.owner[power] != seat:
        state.users[power] &= ~bit(seat)


def exchangeable(state: Cosmic, seat: i64) -> i64:
    """The powers that a seat can part with, as bits: those of two systems stay with their colours."""
    return powers_of(state, seat) & ~bit(PROGENITOR) & ~(bit(state.second) if state.second >= 0 else 0)


def is_held_back(state: Cosmic, seat: i64, side: i64, place: i64) -> bool:
    """Tokens of a second system are not sent against the holder of the Con (CCon-progenitor)."""
    second: i64 = i64(len(state.home)) - 1
    if place // state.planets != second or owner_of(state, place) != seat or state.defence == NOBODY:
        return False
    return limited(state, main_player(state, 1 - side), PROGENITOR)


def held_back(state: Cosmic, seat: i64, side: i64) -> i64:
    """How many tokens on bases a seat can't send for a side."""
    count: i64 = 0
    second: i64 = i64(len(state.home)) - 1
    for place in range(second * state.planets, (second + 1) * state.planets):
        if is_held_back(state, seat, side, place):
            count += tokens_at(state, place, seat)
    return count
