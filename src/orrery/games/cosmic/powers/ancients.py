"""Ancients: the Wilds that it plays stay with it (CB-ancients)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.decision import ALLOWED
from orrery.engine.flow import Frame
from orrery.engine.queries import REPLACE, Consequence, Modifier, Ruling
from orrery.engine.windows import MAY
from orrery.games.cosmic.abilities import boosted, immune
from orrery.games.cosmic.cards import hand_openly, held, put_beside, return_played
from orrery.games.cosmic.data.cards import CARD_NAMES, FIRST_EDICT, FIRST_FLARE, POWER_OF, flare
from orrery.games.cosmic.data.powers import POWERS, number_of
from orrery.games.cosmic.own import BY_POWER, BY_SEAT, FOR_CHALLENGE, Own
from orrery.games.cosmic.plays import DISCARDED, EDICT, FREE, REINFORCE, SUPER, WILD, super_, use, wild
from orrery.games.cosmic.power import Power
from orrery.games.cosmic.queries import KICKER_RETURNS, MAY_PLAY, WORKED
from orrery.games.cosmic.roles import is_main
from orrery.games.cosmic.rulebook import Traits
from orrery.games.cosmic.state import NOBODY, Cosmic
from orrery.games.cosmic.timing import AT_ANY_TIME, AT_ANY_TIME_OR_IN_ANSWER

ANCIENTS: Final = number_of("ancients")
PLAYED_WILD: Final = Own("played-wild", FOR_CHALLENGE, BY_POWER)
"""Who has played the flare of a power as Wild last, plus one; it has worked."""
NEXT_KEPT: Final = Own("next-kept", FOR_CHALLENGE, BY_SEAT)
"""1 if the next flare that a seat plays comes back to it (CW-ancients)."""
RETURNED: Final = Own("returned", FOR_CHALLENGE, CARD_NAMES[FIRST_EDICT:FIRST_FLARE])
"""To whom an edict or a reinforcement has come back, plus one (CS-ancients)."""

ONE_SHOT: Final[tuple[int, ...]] = (
    number_of("chronos"),
    number_of("negator"),
    number_of("silencer"),
    number_of("sorcerer"),
)
"""The powers whose Wilds are not kept."""
BEFORE_LAUNCH: Final = 2
"""The last phase in which everybody may play a flare that names no role (CG3)."""


def note_play(state: Cosmic, seat: int, play: int, kind: int) -> None:
    """A card has worked: it may come back at once, or be kept by a use of the power."""
    how = state.book.plays.hows[play]
    if how not in (WILD, SUPER, EDICT, REINFORCE):
        return
    if state.supers[ANCIENTS] != 0 and state.owner[ANCIENTS] == seat:
        bring_back(state, seat, kind)
    elif how in (WILD, SUPER) and NEXT_KEPT.get(state, seat) != 0 and not is_own_wild(state, play):
        NEXT_KEPT.put(state, 0, seat)
        bring_back(state, seat, kind)
    elif how == WILD:
        PLAYED_WILD.put(state, seat + 1, POWER_OF[kind])


def is_own_wild(state: Cosmic, play: i64) -> bool:
    """Whether a play is the Wild of Ancients, which is not the next flare itself."""
    plays = state.book.plays
    return plays.hows[play] == WILD and plays.powers[play] == ANCIENTS


def bring_back(state: Cosmic, seat: i64, kind: i64) -> None:
    """From the discards, or from the hand of the player to whom the flare went."""
    if state.discards[kind] > 0:
        return_played(state, seat, kind)
        if kind < FIRST_FLARE:
            RETURNED.put(state, seat + 1, kind - FIRST_EDICT)
    elif kind >= FIRST_FLARE and flare_holder(state, kind) not in (NOBODY, seat):
        hand_openly(state, flare_holder(state, kind), seat, kind)


def flare_holder(state: Cosmic, kind: i64) -> i64:
    """The owner of the power, if the flare that was played has gone to him; or ``NOBODY``."""
    owner = state.owner[POWER_OF[kind]]
    return owner if owner != NOBODY and held(state, owner, kind) > 0 else NOBODY


def is_kept(state: Cosmic, seat: i64, power: i64) -> bool:
    """A Wild of this seat that has worked and has left its hand; by the Pro any (CPro-ancients)."""
    if PLAYED_WILD.get(state, power) != seat + 1:
        return False
    if power in ONE_SHOT and not boosted(state, seat, ANCIENTS):
        return False
    return state.discards[flare(power)] > 0 or flare_holder(state, flare(power)) not in (NOBODY, seat)


def can_keep(state: Cosmic, seat: int, window: Frame) -> bool:
    for power in range(i64(POWERS)):
        if is_kept(state, seat, power):
            return True
    return False


def keep_wilds(state: Cosmic, frame: Frame) -> None:
    for power in range(i64(POWERS)):
        if is_kept(state, frame.seat, power):
            PLAYED_WILD.put(state, 0, power)
            keep(state, frame.seat, flare(power))


def keep(state: Cosmic, seat: i64, kind: i64) -> None:
    """Into the hand; under a Con, whoever has played it, beside its owner (CCon-ancients)."""
    limited = is_limited(state)
    if limited and state.discards[kind] > 0:
        put_beside(state, seat, kind)
    elif not limited:
        bring_back(state, seat, kind)


def is_limited(state: Cosmic) -> bool:
    for seat in range(state.seats):
        if immune(state, seat, ANCIENTS):
            return True
    return False


def names_no_role(state: Cosmic, seat: int, window: Frame) -> bool:
    return state.phase <= BEFORE_LAUNCH or is_main(state, seat)


def keep_next(state: Cosmic, frame: Frame) -> None:
    NEXT_KEPT.put(state, 1, frame.seat)


def keep_all(state: Cosmic, frame: Frame) -> None:
    state.supers[ANCIENTS] = 1


def against_playing_again(state: Cosmic, seat: int, kind: int, _: int) -> str:
    """What came back is not played again in this challenge; another card of the kind can be."""
    if not FIRST_EDICT <= kind < FIRST_FLARE or RETURNED.get(state, kind - FIRST_EDICT) != seat + 1:
        return ALLOWED
    return "CS-ancients" if held(state, seat, kind) == 1 else ALLOWED


def keeps_kicker(state: Cosmic, seat: int) -> bool:
    return state.supers[ANCIENTS] != 0 and state.owner[ANCIENTS] == seat


def return_kicker(state: Cosmic, seat: int, _: int) -> int:
    return 1


POWER: Final = Power(
    "ancients",
    Traits(250, keeps_flares=True),
    plays=(
        use(ANCIENTS, AT_ANY_TIME_OR_IN_ANSWER, MAY, can_keep, keep_wilds, often=FREE),
        wild(ANCIENTS, AT_ANY_TIME, names_no_role, keep_next, then=DISCARDED),
        super_(ANCIENTS, AT_ANY_TIME, names_no_role, keep_all),
    ),
    modifiers=(
        Modifier("super-ancients", "CS-ancients", KICKER_RETURNS, REPLACE, keeps_kicker, return_kicker),
    ),
    rulings=(Ruling(MAY_PLAY, against_playing_again),),
    consequences=(Consequence(WORKED, note_play),),
    facts=(PLAYED_WILD, NEXT_KEPT, RETURNED),
)
