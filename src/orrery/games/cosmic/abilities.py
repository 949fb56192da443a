"""Who may use which power and play which cards: suppression, home bases, bans, immunity."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.actions import NOT_THERE
from orrery.engine.bits import bit, has, lowest_bit
from orrery.engine.decision import ALLOWED
from orrery.games.cosmic.data.cards import FLARE_TYPE, INSANITY, SANITY, TYPE_OF
from orrery.games.cosmic.data.powers import POWERS
from orrery.games.cosmic.keys import POWER_SHOWN, RESTORED, SUPPRESSED
from orrery.games.cosmic.outs import STOPPED
from orrery.games.cosmic.powersets import no_powers
from orrery.games.cosmic.queries import (
    ENOUGH,
    GAINED,
    GIVEN_AWAY,
    HOME_BASES,
    LASTING,
    MAY_GO_ON,
    MAY_HIT,
    MAY_KEEP,
    MAY_LEAVE,
    MAY_LOAD,
    MAY_NAME,
    MAY_PART_WITH,
    MAY_PLAY,
    MAY_SUFFER_EDICT,
    MAY_SUPPRESS,
    MAY_USE,
)
from orrery.games.cosmic.state import NOBODY, SANE, Cosmic
from orrery.games.cosmic.tokens import has_base, spots, tokens_at
from orrery.games.cosmic.uses import end_copy, forget_use, is_copy, let_use, original_users

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
"""Not a ban: powers can be used with too few home bases."""
BOUND: Final = 1024
"""It has promised something, and asks before it passes or plays."""


def can_use(state: Cosmic, seat: i64, power: i64) -> bool:
    """Whether ``seat`` may use ``power`` now (CE1.1)."""
    return use_forbidden(state, seat, power) == ALLOWED


def clause_on(state: Cosmic, question: i64, seat: i64, subject: i64 = 0, other: i64 = 0) -> str:
    """What powers, flares and edicts say to a question of the rules (see :mod:`.queries`)."""
    return state.book.rulings.clause(state, question, seat, subject, other)


def use_forbidden(state: Cosmic, seat: i64, power: i64) -> str:
    """The clause by which ``seat`` can't use ``power`` now; ``NOT_THERE`` if it does not have it.

    Who has no card of the power uses it by another one, which decides how long.
    """
    if not has(state.users[power], seat):
        return NOT_THERE
    if state.out[power] != 0:
        return state.book.outs.clauses[lowest_bit(state.out[power])]
    clause = clause_on(state, MAY_USE, seat, power)
    if clause != ALLOWED or state.owner[power] != seat or state.retained[power] != 0:
        return clause
    return homes_missing(state, seat, power)


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
    clause = clause_on(state, MAY_KEEP, seat, power)
    if clause != ALLOWED:
        return ALLOWED if clause == ENOUGH else clause
    enough = home_bases(state, seat) >= state.limit
    if enough and state.lost[power] == 0:
        return ALLOWED
    if goes_by_steps(state, seat):
        return ALLOWED if state.lost[power] == 0 else "CA7.3"
    return ALLOWED if enough else "CA7.2"


def home_bases(state: Cosmic, seat: i64) -> i64:
    """The home bases of a seat, with what counts as one for it."""
    return state.book.numbers.ask(state, HOME_BASES, seat, state.homes[seat])


def power_count(state: Cosmic, seat: i64) -> i64:
    """How many power cards a seat holds."""
    count: i64 = 0
    for power in state.book.in_game:
        if state.owner[power] == seat:
            count += 1
    return count


def step_count(state: Cosmic, seat: i64, most: i64) -> i64:
    """How many powers of a seat the staircase takes one by one (CA7.3); not counted beyond ``most``."""
    count: i64 = 0
    for power in state.book.in_game:
        if state.owner[power] == seat and is_step(state, seat, power):
            count += 1
            if count == most:
                break
    return count


def goes_by_steps(state: Cosmic, seat: i64) -> bool:
    """Whether the staircase is for a seat: that takes more than one such power."""
    return state.staircase != 0 and step_count(state, seat, 2) > 1


def is_step(state: Cosmic, seat: i64, power: i64) -> bool:
    """Whether a power of a seat counts for the staircase: one that can be named.

    One that needs no home bases counts as long as it is secret, or it would be known by that.
    """
    if state.owner[power] != seat or clause_on(state, MAY_NAME, seat, power) != ALLOWED:
        return False
    return state.secret[power] != 0 or not needs_no_homes(state, seat, power)


def needs_no_homes(state: Cosmic, seat: i64, power: i64) -> bool:
    """Whether too few home bases never cost a power."""
    return clause_on(state, MAY_KEEP, seat, power) == ENOUGH


def seems_lost(state: Cosmic, seat: i64, power: i64) -> bool:
    """Whether the use of a power is lost for lack of home bases, as far as the others can tell."""
    if state.secret[power] == 0 or clause_on(state, MAY_NAME, seat, power) != ALLOWED:
        return not has_homes_for(state, seat, power)
    if state.bans[seat] & FEW_HOMES_WILL_DO != 0 or goes_by_steps(state, seat):
        return False
    return home_bases(state, seat) < state.limit


def has_hidden_power(state: Cosmic, seat: i64) -> bool:
    """Whether a seat has a power that the others don't know: public, for its number of powers is."""
    if state.with_secrets == 0:
        return False
    for power in state.book.in_game:
        if state.secret[power] != 0 and state.owner[power] == seat:
            return True
    return False


def in_force(state: Cosmic, power: i64) -> i64:
    """The seat whose use of a power goes on in this challenge, or ``NOBODY``; of two not the one with a copy.

    A Stop ends it (C3.4h), unless its Super was played before (C3.10f).
    """
    is_stopped = state.out[power] & STOPPED != 0
    if state.invoked[power] != 0 and (not is_stopped or state.supers[power] != 0):
        return state.invoked[power] - 1
    return state.copier if not is_stopped and goes_on_copied(state, power) else NOBODY


def goes_on_copied(state: Cosmic, power: i64) -> bool:
    """Whether the use of a copy of a power goes on, if the power itself is not stopped."""
    return state.copied == power and state.copy_invoked != 0 and lasts_copied(state, power)


def lasts_copied(state: Cosmic, power: i64) -> bool:
    """Whether a power is copied, and nothing ends what was done with the copy."""
    return state.copied == power and clause_on(state, MAY_GO_ON, state.copier, power) == ALLOWED


def works_for(state: Cosmic, seat: i64, power: i64) -> bool:
    """Whether the use of a power by this very seat goes on."""
    if is_copy(state, seat, power):
        return state.out[power] & STOPPED == 0 and goes_on_copied(state, power)
    return in_force(state, power) == seat


def immune(state: Cosmic, seat: i64, power: i64) -> bool:
    """Whether a CON guards ``seat`` against a power, or limits it; its Super beats the CON (C3.3, C3.10e)."""
    if state.supers[power] != 0:
        return False
    return has(state.con[power], seat) or clause_on(state, MAY_HIT, seat, power) != ALLOWED


def boosted(state: Cosmic, seat: i64, power: i64) -> bool:
    """Whether the PRO of a power works for its owner; it rests while the power does (C3.5e)."""
    return (
        state.pro[power] != 0
        and state.owner[power] == seat
        and state.out[power] == 0
        and home_bases(state, seat) >= state.limit
    )


def suppress(state: Cosmic, power: i64, reason: i64) -> None:
    """A power can't be used until the challenge ends, unless something is against that."""
    if clause_on(state, MAY_SUPPRESS, state.owner[power], power, reason) != ALLOWED:
        return
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


def play_forbidden(state: Cosmic, seat: i64, kind: i64) -> str:
    """The clause by which a seat may not play a non-challenge card at all, or ``ALLOWED``.

    One flare per challenge is enough in the style modern.
    """
    if kind != INSANITY and feels(state, seat, SANE):
        return "CX-sanity"
    if TYPE_OF[kind] == FLARE_TYPE and is_banned(state, seat, NO_FLARES):
        return "CA8.3"
    return clause_on(state, MAY_PLAY, seat, kind)


def feels(state: Cosmic, seat: i64, mood: i64) -> bool:
    """Whether a mood of the table holds for a seat."""
    if state.mood != mood:
        return False
    return clause_on(state, MAY_SUFFER_EDICT, seat, SANITY if mood == SANE else INSANITY, LASTING) == ALLOWED


def give_power(state: Cosmic, seat: i64, power: i64) -> None:
    """A power card comes to a seat, which may use it from now on, and needs no copy of it."""
    if is_copy(state, seat, power):
        end_copy(state)
    state.owner[power] = seat
    let_use(state, seat, power)
    state.book.consequences.of(state, GAINED, seat, power)


def take_power(state: Cosmic, seat: i64, power: i64) -> None:
    """A power card leaves a seat; whatever was under way with it ends, its Pro too (CE1.3)."""
    state.book.consequences.of(state, GIVEN_AWAY, seat, power)
    state.owner[power] = NOBODY
    state.users[power] &= ~bit(seat)
    state.retained[power] = 0
    state.lost[power] = 0
    state.secret[power] = 0
    state.pro[power] = 0
    begin_anew(state, power)


def begin_anew(state: Cosmic, power: i64) -> None:
    """Who uses a power next has not used it yet; what a Con, zaps and Wilds do to it stays (CD6.1)."""
    if original_users(state, power) == 0:
        forget_use(state, power)
        state.supers[power] = 0


def exchangeable(state: Cosmic, seat: i64) -> vec[i64]:
    """The powers that a seat can part with."""
    found = no_powers()
    for power in range(i64(POWERS)):
        if state.owner[power] == seat and clause_on(state, MAY_PART_WITH, seat, power) == ALLOWED:
            found[power] = 1
    return found


def against_sending(state: Cosmic, seat: i64, place: i64, side: i64) -> str:
    """The clause by which tokens of a seat can't be sent off a planet for a side."""
    return clause_on(state, MAY_LEAVE, seat, place) or clause_on(state, MAY_LOAD, seat, place, side)


def held_back(state: Cosmic, seat: i64, side: i64) -> i64:
    """How many tokens on bases a seat can't send for a side."""
    count: i64 = 0
    for place in range(spots(state)):
        if has_base(state, place, seat) and against_sending(state, seat, place, side) != ALLOWED:
            count += tokens_at(state, place, seat)
    return count
