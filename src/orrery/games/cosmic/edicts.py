"""The edicts: when they can be played and what they do (C2 of the rules, CX clauses)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.bits import bit
from orrery.engine.decision import ALLOWED
from orrery.engine.flow import PASS, Frame
from orrery.engine.queries import Ruling
from orrery.engine.windows import NO_SUBJECT, cancel
from orrery.games.cosmic.abilities import clause_on, restore, suppress
from orrery.games.cosmic.cards import discard, hand_openly, held, new_hand, show_lack
from orrery.games.cosmic.data.cards import (
    COSMIC_ZAP,
    EDICT_ZAP,
    EMOTION_CONTROL,
    FINDER,
    FLARE_ZAP,
    FORCE_FIELD,
    INSANITY,
    IONIC_GAS,
    KEEPER,
    KINDS,
    MOBIUS_TUBES,
    PLAGUE,
    PULSAR_ZAP,
    QUASH,
    REBIRTH,
    SANITY,
    STELLAR_GAS,
    UN_ZAP,
    WARP_BREAK,
)
from orrery.games.cosmic.data.powers import POWERS
from orrery.games.cosmic.hands import (
    ALL_TYPES,
    FROM_ALL,
    FROM_UNKEPT,
    OPTIONAL,
    discard_one_of_each,
)
from orrery.games.cosmic.keys import CANCELLED, RESPONSE
from orrery.games.cosmic.movement import send_back
from orrery.games.cosmic.outs import STOPPED, ZAPPED
from orrery.games.cosmic.plays import (
    CON,
    EDICT,
    POWER_USE,
    PRO,
    SHIELD,
    STOP,
    SUPER,
    WILD,
    Playable,
    always,
    edict,
    how_announced,
    kind_announced,
    power_announced,
    who_announced,
)
from orrery.games.cosmic.powersets import ask_power, is_empty, no_powers
from orrery.games.cosmic.queries import MAY_SHIELD, MAY_SUFFER_EDICT
from orrery.games.cosmic.questions import CHOOSE_CARD, CHOOSE_SEAT
from orrery.games.cosmic.results import DEAL_BROKE
from orrery.games.cosmic.roles import allied_tokens, has_lost, is_ally, main_player, others, shows_attack
from orrery.games.cosmic.state import (
    DEFENCE,
    FIGHTING_PHASE,
    INSANE,
    NO_SIDE,
    NOBODY,
    OFFENCE,
    SANE,
    TO_COMPROMISE,
    Cosmic,
)
from orrery.games.cosmic.timing import (
    ALLIANCE,
    AT_ANY_TIME,
    DEAL_STRUCK,
    DECIDED,
    ENDING,
    NEW_HAND,
    PLAYED,
    REGROUP,
    REVEALED,
    TOKENS_LOST,
)
from orrery.games.cosmic.tokens import bring_back, give_up, release
from orrery.games.cosmic.totals import NO_ALLIES_COUNT, NOTHING_PAID

PLAGUE_LOSS: Final = 3
ZAPS: Final[tuple[int, ...]] = (COSMIC_ZAP, FLARE_ZAP, EDICT_ZAP, PULSAR_ZAP)


def uses_power(state: Cosmic, seat: int, window: Frame) -> bool:
    """Somebody is using a power, be it the own one."""
    return how_announced(state, window) == POWER_USE


def plays_zap(state: Cosmic, seat: int, window: Frame) -> bool:
    return kind_announced(state, window) in ZAPS and who_announced(state, window) != seat


def plays_flare(state: Cosmic, seat: int, window: Frame) -> bool:
    return how_announced(state, window) in (WILD, SUPER) and who_announced(state, window) != seat


def plays_edict(state: Cosmic, seat: int, window: Frame) -> bool:
    return how_announced(state, window) == EDICT and who_announced(state, window) != seat


def plays_pulsar(state: Cosmic, seat: int, window: Frame) -> bool:
    """A Pulsar is being played; outside of an answer, one is at work."""
    if window.y == NO_SUBJECT:
        return not is_empty(pulsars_at_work(state))
    return how_announced(state, window) in (CON, STOP, PRO, SHIELD) and who_announced(state, window) != seat


def pulsars_at_work(state: Cosmic) -> vec[i64]:
    """The powers with a running con, pro, stop or shield."""
    found = no_powers()
    for power in range(i64(POWERS)):
        stopped: i64 = state.out[power] & STOPPED
        if state.con[power] | state.pro[power] | stopped | state.shielded[power] != 0:
            found[power] = 1
    return found


def zap_power(state: Cosmic, frame: Frame) -> None:
    """The power is out until the challenge ends, and this use comes to nothing (CX-cosmic-zap)."""
    suppress(state, power_announced(state, frame), ZAPPED)
    call_off(state, frame)


def is_zapped(state: Cosmic, seat: int, window: Frame) -> bool:
    """A Cosmic Zap is played on the use of a power by this seat."""
    if kind_announced(state, window) != COSMIC_ZAP:
        return False
    return who_announced(state, state.frame(window.y)) == seat


def is_spared(state: Cosmic, frame: Frame, seat: i64) -> bool:
    """Whether the edict that is being carried out does nothing to a seat."""
    return clause_on(state, MAY_SUFFER_EDICT, seat, state.book.plays.kinds[frame.x]) != ALLOWED


def call_off(state: Cosmic, frame: Frame) -> None:
    subject = state.frame(frame.y)
    state.tell(CANCELLED, subject.seat, subject.x)
    cancel(state, frame)


def zap_flare(state: Cosmic, frame: Frame) -> None:
    """Cancelled and discarded, wherever the flare would have stayed."""
    kind = kind_announced(state, frame)
    for seat in (who_announced(state, frame), state.owner[power_announced(state, frame)]):
        if seat != NOBODY and held(state, seat, kind) > 0:
            discard(state, seat, kind)
            break
    call_off(state, frame)


def aim_pulsar_zap(state: Cosmic, frame: Frame) -> None:
    if frame.y == NO_SUBJECT:
        ask_power(state, frame.seat, frame.x, pulsars_at_work(state))


def zap_pulsar(state: Cosmic, frame: Frame) -> None:
    """The use of a Pulsar comes to nothing, or all that it does at the moment ends (CX-pulsar-zap)."""
    if frame.y != NO_SUBJECT:
        call_off(state, frame)
        return
    power = frame.z
    owner: i64 = state.owner[power]
    for seat in range(state.seats):
        if not is_spared(state, frame, seat):
            state.con[power] &= ~bit(seat)
    if owner != NOBODY and is_spared(state, frame, owner):
        return
    state.pro[power] = 0
    if state.out[power] & STOPPED != 0:
        restore(state, power, STOPPED)
    reasons: i64 = state.shielded[power]
    if reasons != 0:
        state.shielded[power] = 0
        suppress(state, power, reasons)


def threatened_by_zap(state: Cosmic, seat: int, power: int, announcement: int) -> str:
    """A Cosmic Zap is played on the use of this power."""
    frame = state.frame(announcement)
    zaps = frame.procedure == RESPONSE and state.book.plays.kinds[frame.x] == COSMIC_ZAP
    return "CX-cosmic-zap" if zaps and power_announced(state, frame) == power else ALLOWED


def is_offence_with_warp(state: Cosmic, seat: int, window: Frame) -> bool:
    return seat == state.offence and in_warp(state) > 0


def in_warp(state: Cosmic) -> i64:
    """All tokens in the Warp."""
    total: i64 = 0
    for seat in range(state.seats):
        total += state.warp[seat]
    return total


def empty_warp(state: Cosmic, frame: Frame) -> None:
    for turn in range(state.seats):
        seat: i64 = state.seats - 1 - turn
        release(state, seat, state.warp[seat])


def aim_at_other(state: Cosmic, frame: Frame) -> None:
    """Ask whom it hits."""
    mask: i64 = others(state, frame.seat)
    for seat in range(state.seats):
        if is_spared(state, frame, seat):
            mask &= ~bit(seat)
    state.ask(frame.seat, CHOOSE_SEAT, frame.x, mask)


def plague(state: Cosmic, frame: Frame) -> None:
    discard_one_of_each(state, frame.z)
    give_up(state, frame.z, PLAGUE_LOSS)


def has_allies(state: Cosmic, seat: int, window: Frame) -> bool:
    return allied_tokens(state, OFFENCE) + allied_tokens(state, DEFENCE) > 0


def dissolve_alliances(state: Cosmic, frame: Frame) -> None:
    """All allies go home (CX-force-field)."""
    for turn in range(state.seats):
        seat: i64 = state.seats - 1 - turn
        if is_ally(state, seat) and not is_spared(state, frame, seat):
            state.side[seat] = NO_SIDE
            send_back(state, seat)


def some_attack(state: Cosmic, seat: int, window: Frame) -> bool:
    return shows_attack(state, OFFENCE) or shows_attack(state, DEFENCE)


def calm_down(state: Cosmic, frame: Frame) -> None:
    """Attacks count as Compromises (CX-emotion-control)."""
    for side in range(i64(2)):
        if not is_spared(state, frame, main_player(state, side)):
            state.turned[side] = TO_COMPROMISE


def gas_allies(state: Cosmic, frame: Frame) -> None:
    state.gas |= NO_ALLIES_COUNT


def gas_payments(state: Cosmic, frame: Frame) -> None:
    state.gas |= NOTHING_PAID


def quash(state: Cosmic, frame: Frame) -> None:
    if not is_spared(state, frame, state.offence) and not is_spared(state, frame, state.defence):
        state.result = DEAL_BROKE


def be_reborn(state: Cosmic, frame: Frame) -> None:
    new_hand(state, frame.seat)


def find_card(state: Cosmic, frame: Frame) -> None:
    """First the player is known, then a card is named; he hands it over if he has it (CX-finder)."""
    if frame.y == NO_SUBJECT:
        state.again(frame, frame.x, frame.z, PASS)
        state.ask(frame.seat, CHOOSE_CARD, frame.x, FROM_ALL, ALL_TYPES)
    elif held(state, frame.y, frame.z) > 0:
        hand_openly(state, frame.y, frame.seat, frame.z)
    else:
        show_lack(state, frame.y, frame.z)


def keep_cards(state: Cosmic, frame: Frame) -> None:
    """Card by card, until enough are kept (CX-keeper)."""
    if frame.y >= 0 and frame.z == PASS:
        return
    if frame.z >= 0:
        state.keep[frame.z] += 1
    if kept(state) < state.sizes[frame.seat]:
        state.again(frame, frame.x, 0, PASS)
        state.ask(frame.seat, CHOOSE_CARD, frame.x, FROM_UNKEPT + OPTIONAL, ALL_TYPES)


def kept(state: Cosmic) -> i64:
    total: i64 = 0
    for kind in range(i64(KINDS)):
        total += state.keep[kind]
    return total


def loses_fight(state: Cosmic, seat: int, window: Frame) -> bool:
    """In phase 9 tokens of a losing side are on their way to the Warp."""
    if state.phase != FIGHTING_PHASE:
        return False
    for loser in range(state.seats):
        if has_lost(state, loser) and state.losing[loser] > 0:
            return True
    return False


def break_warp(state: Cosmic, frame: Frame) -> None:
    """The losers scatter to their bases (CX-warp-break)."""
    for turn in range(state.seats):
        seat: i64 = state.seats - 1 - turn
        if has_lost(state, seat):
            bring_back(state, seat, state.losing[seat])


def is_not_sane(state: Cosmic, seat: int, window: Frame) -> bool:
    return state.mood != SANE


def is_not_insane(state: Cosmic, seat: int, window: Frame) -> bool:
    return state.mood != INSANE


def bring_sanity(state: Cosmic, frame: Frame) -> None:
    state.mood = SANE


def bring_insanity(state: Cosmic, frame: Frame) -> None:
    state.mood = INSANE


# fmt: off
PLAYS: Final[tuple[Playable, ...]] = (
    edict(COSMIC_ZAP,      (PLAYED,),      uses_power,            zap_power),
    edict(UN_ZAP,          (PLAYED,),      plays_zap,             call_off),
    edict(FLARE_ZAP,       (PLAYED,),      plays_flare,           zap_flare),
    edict(EDICT_ZAP,       (PLAYED,),      plays_edict,           call_off),
    edict(MOBIUS_TUBES,    (REGROUP,),     is_offence_with_warp,  empty_warp),
    edict(PLAGUE,          (ENDING,),      always,                plague, aim_at_other),
    edict(FORCE_FIELD,     (ALLIANCE,),    has_allies,            dissolve_alliances),
    edict(EMOTION_CONTROL, (REVEALED,),    some_attack,           calm_down),
    edict(STELLAR_GAS,     (REVEALED,),    has_allies,            gas_allies),
    edict(IONIC_GAS,       (DECIDED,),     always,                gas_payments),
    edict(QUASH,           (DEAL_STRUCK,), always,                quash),
    edict(REBIRTH,         (REGROUP,),     always,                be_reborn),
    edict(FINDER,          AT_ANY_TIME,    always,                find_card, aim_at_other),
    edict(KEEPER,          (NEW_HAND,),    always,                keep_cards),
    edict(WARP_BREAK,      (TOKENS_LOST,),        loses_fight,           break_warp),
    edict(SANITY,          AT_ANY_TIME,    is_not_sane,           bring_sanity),
    edict(INSANITY,        AT_ANY_TIME,    is_not_insane,         bring_insanity),
    edict(PULSAR_ZAP,      (*AT_ANY_TIME, PLAYED), plays_pulsar,  zap_pulsar, aim_pulsar_zap),
)
# fmt: on
RULINGS: Final[tuple[Ruling[Cosmic], ...]] = (Ruling(MAY_SHIELD, threatened_by_zap),)
