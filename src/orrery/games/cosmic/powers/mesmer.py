"""Mesmer: plays an edict as if it were another one (CB-mesmer).

The use is announced and answered first. Then the card is chosen and what it is to be, and that edict is
announced above the use: so the frame under an announced edict tells whether it is a changed one, and ``z``
of that frame which card was laid down for it.
"""

from typing import Final

from mypy_extensions import i64

from orrery.engine.bits import bit, has
from orrery.engine.decision import ALLOWED
from orrery.engine.flow import PASS, Ask, Choices, Frame
from orrery.engine.queries import REPLACE, Consequence, Modifier, Ruling
from orrery.engine.windows import MAY, NO_TARGET
from orrery.games.cosmic import edicts
from orrery.games.cosmic.abilities import NO_EDICTS, boosted, clause_on, feels, immune, is_banned
from orrery.games.cosmic.cards import held, return_played
from orrery.games.cosmic.data.cards import (
    CARD_NAMES,
    EDICT_TYPE,
    EDICTS,
    FINDER,
    FIRST_EDICT,
    FIRST_FLARE,
    FLARE_TYPE,
    INSANITY,
    IONIC_GAS,
    KINDS,
    PLAGUE,
    PULSAR_TYPE,
    PULSAR_ZAP,
    SANITY,
    STELLAR_GAS,
    TYPE_OF,
    UN_ZAP,
    WITH_PULSARS,
)
from orrery.games.cosmic.data.powers import number_of
from orrery.games.cosmic.hands import AN_EDICT, FROM_PLAYABLE
from orrery.games.cosmic.keys import RESPONSE
from orrery.games.cosmic.own import FOR_CHALLENGE, Own
from orrery.games.cosmic.plays import EDICT, FREE, POWER_USE, is_own_use_of, super_, use, who_announced, wild
from orrery.games.cosmic.power import NO_ADVICE, Power
from orrery.games.cosmic.queries import LASTING, MAY_PLAY, MAY_SUFFER_EDICT, PAID_WITH, WORKED
from orrery.games.cosmic.questions import CHOOSE_CARD
from orrery.games.cosmic.roles import is_main, others, shows_attack, side_of
from orrery.games.cosmic.rulebook import Traits
from orrery.games.cosmic.state import SANE, TO_COMPROMISE, Cosmic
from orrery.games.cosmic.timing import (
    ALLIANCE,
    AT_ANY_TIME,
    AT_ANY_TIME_OR_IN_ANSWER,
    DEAL_STRUCK,
    DECIDED,
    ENDING,
    NEW_HAND,
    PLAYED,
    REGROUP,
    REVEALED,
    TOKENS_LOST,
)
from orrery.games.cosmic.totals import counted_value
from orrery.games.cosmic.uses import strengthened

MESMER: Final = number_of("mesmer")
CARD: Final = Own("card")
"""The kind of card that is about to be changed."""
RETURNED: Final = Own("returned", FOR_CHALLENGE, CARD_NAMES[FIRST_EDICT:FIRST_FLARE])
"""To whom an edict has come back by the Pro, plus one."""
OF_MESMER: Final = Own("of-mesmer", FOR_CHALLENGE, ("stellar-gas", "ionic-gas", "sanity", "insanity"))
"""1 if an edict that lasts was a changed one."""
LASTING_EDICTS: Final[tuple[int, ...]] = (STELLAR_GAS, IONIC_GAS, SANITY, INSANITY)

MADE_FOR: Final[tuple[int, ...]] = (
    REGROUP, ALLIANCE, REVEALED, DECIDED, TOKENS_LOST, DEAL_STRUCK, ENDING, PLAYED, NEW_HAND,
)  # fmt: skip
"""The moments for which some edict is made; a few can be played at any time."""

# ``y`` of a use under way: what was asked last, or that the edict is announced. What it answers is found in
# the window under it.
PICKING: Final = -2
CHANGING: Final = -3
CHANGED: Final = -4

WITHOUT_SUPER: Final = bit(EDICT_TYPE)
WITH_SUPER: Final = bit(EDICT_TYPE) | bit(FLARE_TYPE) | bit(PULSAR_TYPE)
LOW: Final = 10
ANSWERS: Final[tuple[int, ...]] = (*edicts.ZAPS, UN_ZAP)
"""The edicts that answer an announcement."""
BEST_FIRST: Final[tuple[int, ...]] = tuple(EDICTS)
"""Zaps are worth more than what is played at any time."""


def types_for(state: Cosmic, seat: i64) -> i64:
    """The types of card that it can change, as bits (CS-mesmer)."""
    return WITH_SUPER if strengthened(state, seat, MESMER) else WITHOUT_SUPER


def is_playable(state: Cosmic, seat: i64, kind: i64, types: i64) -> bool:
    """Whether a card in the hand may be played; what becomes an edict is barred as an edict is."""
    if held(state, seat, kind) == 0 or not has(types, TYPE_OF[kind]):
        return False
    return clause_on(state, MAY_PLAY, seat, kind) == ALLOWED and not is_barred_as_edict(state, seat, kind)


def is_barred_as_edict(state: Cosmic, seat: i64, kind: i64) -> bool:
    """Another card than an edict; single cards that can't be played are not asked for."""
    if kind < FIRST_FLARE:
        return False
    is_crippled = state.blinded[seat] == 0 and clause_on(state, MAY_PLAY, seat, SANITY) != ALLOWED
    return is_crippled or is_banned(state, seat, NO_EDICTS)


def within_reach(state: Cosmic, seat: i64, window: Frame) -> i64:
    """The edicts that could be played at a moment if one had them, as bits."""
    mask: i64 = 0
    for play in edicts.PLAYS:
        kind = play.kind
        if window.x in play.points and is_in_game(state, kind) and has_target(state, seat, kind, window):
            is_sane = kind != INSANITY and feels(state, seat, SANE)
            if not is_sane and play.when(state, int(seat), window):
                mask |= bit(kind - FIRST_EDICT)
    return mask


def is_in_game(state: Cosmic, kind: i64) -> bool:
    return state.with_pulsars != 0 or kind not in WITH_PULSARS


def has_target(state: Cosmic, seat: i64, kind: i64, window: Frame) -> bool:
    """Whether a changed edict can hit somebody: not the card or power of a Con's holder (CCon-mesmer)."""
    if kind in (PLAGUE, FINDER):
        return others(state, seat) & ~guarded(state) != 0
    is_answer = window.x == PLAYED and kind in ANSWERS
    return not is_answer or not immune(state, who_announced(state, window), MESMER)


def guarded(state: Cosmic) -> i64:
    """Who has a Con, as bits."""
    mask: i64 = 0
    for seat in range(state.seats):
        if immune(state, seat, MESMER):
            mask |= bit(seat)
    return mask


def can_change(state: Cosmic, seat: int, window: Frame) -> bool:
    """A card and another edict that it can be; not while another use of the same player is undecided."""
    if is_undecided(state, seat):
        return False
    types: i64 = types_for(state, seat)
    mask: i64 = -1
    for kind in range(i64(FIRST_EDICT), i64(KINDS)):
        if is_playable(state, seat, kind, types):
            mask = within_reach(state, seat, window) if mask < 0 else mask
            if mask & ~own_bit(kind) != 0:
                return True
    return False


def own_bit(kind: i64) -> i64:
    """An edict as a bit; 0 for another card."""
    return bit(kind - FIRST_EDICT) if kind < FIRST_FLARE else 0


def is_undecided(state: Cosmic, seat: i64) -> bool:
    for place in range(state.depth):
        frame = state.frame(place)
        if is_use(state, frame) and frame.seat == seat and frame.y != CHANGED:
            return True
    return False


def is_use(state: Cosmic, frame: Frame) -> bool:
    plays = state.book.plays
    if frame.procedure != RESPONSE:
        return False
    return plays.powers[frame.x] == MESMER and plays.hows[frame.x] == POWER_USE


def can_change_anytime(state: Cosmic, seat: int, window: Frame) -> bool:
    return window.x not in MADE_FOR and can_change(state, seat, window)


def change(state: Cosmic, frame: Frame) -> None:
    """The card, then the edict that it is to be; that is announced, and this frame waits below it.

    Others may have taken the last such card in answer to the use: then there is nothing but to pass.
    """
    window = state.frame(state.depth - 2)
    if frame.y == PICKING and frame.z == PASS:
        return
    if frame.y == PICKING:
        CARD.put_of(state, frame.seat, frame.z)
        mask: i64 = within_reach(state, frame.seat, window)
        rest: i64 = mask & ~own_bit(frame.z)
        state.again(frame, frame.x, CHANGING, NO_TARGET)
        state.ask(frame.seat, CHOOSE_CARD, frame.x, AN_EDICT, rest if rest != 0 else mask)
    elif frame.y == CHANGING:
        state.again(frame, frame.x, CHANGED, CARD.of(state, frame.seat))
        state.push(RESPONSE, frame.seat, play_of(state, frame.z), window.y, NO_TARGET)
    elif frame.y != CHANGED and within_reach(state, frame.seat, window) != 0:
        state.again(frame, frame.x, PICKING, NO_TARGET)
        state.ask(frame.seat, CHOOSE_CARD, frame.x, FROM_PLAYABLE, types_for(state, frame.seat))


def play_of(state: Cosmic, kind: i64) -> i64:
    """The play of an edict."""
    plays = state.book.plays
    for play in range(i64(len(plays.clauses))):
        if plays.hows[play] == EDICT and plays.kinds[play] == kind:
            return play
    raise AssertionError("no edict of that kind")


def is_changed(state: Cosmic, seat: int) -> bool:
    """Whether the edict on top of the stack was changed by Mesmer."""
    if state.depth < 2:
        return False
    below = state.frame(state.depth - 2)
    return is_use(state, below) and below.y == CHANGED


def changed_card(state: Cosmic, seat: int, kind: int) -> int:
    return state.frame(state.depth - 2).z


def note_worked(state: Cosmic, seat: int, play: int, card: int) -> None:
    """An edict has worked: one that lasts is or is no changed one, and with the Pro it comes back."""
    plays = state.book.plays
    if plays.hows[play] != EDICT:
        return
    changed = is_changed(state, seat)
    if plays.kinds[play] in LASTING_EDICTS:
        OF_MESMER.put(state, int(changed), LASTING_EDICTS.index(plays.kinds[play]))
    if changed and card != plays.kinds[play] and card < FIRST_FLARE and boosted(state, seat, MESMER):
        return_played(state, seat, card)
        RETURNED.put(state, seat + 1, card - FIRST_EDICT)


def against_playing_again(state: Cosmic, seat: int, kind: int, _: int) -> str:
    """What came back is not played again in this challenge; another card of the kind can be."""
    if not FIRST_EDICT <= kind < FIRST_FLARE or RETURNED.get(state, kind - FIRST_EDICT) != seat + 1:
        return ALLOWED
    return "CPro-mesmer" if held(state, seat, kind) == 1 else ALLOWED


def spares_holder(state: Cosmic, seat: int, kind: int, lasting: int) -> str:
    """A changed edict does nothing to the holder of a Con (CCon-mesmer)."""
    if lasting == LASTING:
        is_of_mesmer = OF_MESMER.get(state, LASTING_EDICTS.index(kind)) != 0
    else:
        is_of_mesmer = is_changed(state, seat)
    return "CCon-mesmer" if is_of_mesmer and immune(state, seat, MESMER) else ALLOWED


def lays_low_attack(state: Cosmic, seat: int, window: Frame) -> bool:
    """A main player with an Attack below 10 (CW-mesmer)."""
    if not is_main(state, seat):
        return False
    side = side_of(state, seat)
    return shows_attack(state, side) and counted_value(state, side) < LOW


def calm_own(state: Cosmic, frame: Frame) -> None:
    if shows_attack(state, side_of(state, frame.seat)):
        state.turned[side_of(state, frame.seat)] = TO_COMPROMISE


def can_widen(state: Cosmic, seat: int, window: Frame) -> bool:
    """With another card to change than an edict; in answer to an announcement only where that can be used."""
    if window.x == PLAYED and not is_own_use_of(state, seat, window, MESMER):
        if is_undecided(state, seat) or within_reach(state, seat, window) == 0:
            return False
    for kind in range(i64(FIRST_FLARE), i64(KINDS)):
        if is_playable(state, seat, kind, WITH_SUPER):
            return state.supers[MESMER] == 0
    return False


def widen(state: Cosmic, frame: Frame) -> None:
    state.supers[MESMER] = 1


def choose(state: Cosmic, ask: Ask, options: Choices) -> i64:
    """As what an edict is played: zaps come first; which card is laid down for it does not matter here."""
    if ask.decision != CHOOSE_CARD or ask.y != AN_EDICT:
        return NO_ADVICE
    for kind in BEST_FIRST:
        if has(ask.z, kind - FIRST_EDICT) and kind not in (SANITY, INSANITY, PULSAR_ZAP):
            return kind
    return options.get(0)


POWER: Final = Power(
    "mesmer",
    Traits(400),
    plays=(
        use(MESMER, MADE_FOR, MAY, can_change, change, often=FREE),
        use(MESMER, AT_ANY_TIME, MAY, can_change_anytime, change, "anytime", often=FREE),
        wild(MESMER, (REVEALED,), lays_low_attack, calm_own),
        super_(MESMER, AT_ANY_TIME_OR_IN_ANSWER, can_widen, widen),
    ),
    modifiers=(Modifier("mesmer", "CB-mesmer", PAID_WITH, REPLACE, is_changed, changed_card),),
    rulings=(Ruling(MAY_PLAY, against_playing_again), Ruling(MAY_SUFFER_EDICT, spares_holder)),
    consequences=(Consequence(WORKED, note_worked),),
    facts=(CARD, RETURNED, OF_MESMER),
    choose=choose,
)
