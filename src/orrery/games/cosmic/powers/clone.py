"""Clone: the challenge card that it used comes back to its hand (CB-clone)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.decision import ALLOWED
from orrery.engine.flow import Frame
from orrery.engine.queries import MULTIPLY, Consequence, Modifier, Ruling
from orrery.engine.windows import MAY, NO_TARGET
from orrery.games.cosmic.abilities import boosted, immune
from orrery.games.cosmic.cards import held, return_played, take_openly
from orrery.games.cosmic.data.cards import (
    FIRST_EDICT,
    KICKER_TYPE,
    KINDS,
    REINFORCEMENT_TYPE,
    TYPE_OF,
)
from orrery.games.cosmic.data.powers import number_of
from orrery.games.cosmic.hands import ALL_TYPES, FROM_OWN_SIDE, played_by_side
from orrery.games.cosmic.keys import CARD_MOVED
from orrery.games.cosmic.kickers import take_kicker
from orrery.games.cosmic.own import BY_SEAT, FOR_CHALLENGE, Own
from orrery.games.cosmic.plays import EDICT, again, super_, use, wild
from orrery.games.cosmic.power import Power
from orrery.games.cosmic.queries import CONSOLATION, MAY_PLAY, WORKED
from orrery.games.cosmic.questions import CHOOSE_CARD
from orrery.games.cosmic.resolution import clear_side, consolation_due
from orrery.games.cosmic.roles import has_lost, is_ally, is_main, main_player, side_of
from orrery.games.cosmic.rulebook import Traits
from orrery.games.cosmic.state import DEFENCE, OFFENCE, Cosmic
from orrery.games.cosmic.timing import AT_ANY_TIME_OR_IN_ANSWER, DECIDED, RESOLVED
from orrery.games.cosmic.totals import double

CLONE: Final = number_of("clone")
WORKING: Final = Own("working", FOR_CHALLENGE, BY_SEAT)
"""The last edict of a seat that has worked, plus one."""
RETURNED: Final = Own("returned", FOR_CHALLENGE, BY_SEAT)
"""The edict that a seat has got back by the Wild, plus one."""


def can_keep(state: Cosmic, seat: int, window: Frame) -> bool:
    return may_keep(state, seat)


def may_keep(state: Cosmic, seat: i64) -> bool:
    """Its side has revealed a card that still lies there, and no Con of the other main player is against it.

    By the Pro an ally may take it too (CPro-clone).
    """
    if not is_main(state, seat) and not (is_ally(state, seat) and boosted(state, seat, CLONE)):
        return False
    side = side_of(state, seat)
    if len(within_reach(state, seat)) == 0:
        return False
    return not immune(state, main_player(state, OFFENCE if side == DEFENCE else DEFENCE), CLONE)


def within_reach(state: Cosmic, seat: i64) -> list[int]:
    """The kinds that Clone can choose from: the challenge card, by the Pro all that its side has played."""
    last: i64 = KINDS if boosted(state, seat, CLONE) else FIRST_EDICT
    side = side_of(state, seat)
    return [kind for kind in range(last) if played_by_side(state, side, kind)]


def keep_card(state: Cosmic, frame: Frame) -> None:
    """A Con in answer comes in time. Of several cards ``z`` is the one that was chosen."""
    if not may_keep(state, frame.seat):
        return
    cards = within_reach(state, frame.seat)
    if len(cards) > 1 and frame.z == NO_TARGET:
        again(state, frame, NO_TARGET)
        state.ask(frame.seat, CHOOSE_CARD, frame.x, FROM_OWN_SIDE, ALL_TYPES)
    else:
        take_back(state, frame.seat, cards[0] if frame.z == NO_TARGET else frame.z)


def take_back(state: Cosmic, seat: i64, kind: i64) -> None:
    """A card that the own side has played comes to the hand, from the table or out of the discards."""
    side = side_of(state, seat)
    if TYPE_OF[kind] == REINFORCEMENT_TYPE:
        state.discards[kind] -= 1
    elif TYPE_OF[kind] == KICKER_TYPE:
        take_kicker(state, side)
    else:
        clear_side(state, side)
    take_openly(state, seat, kind)
    state.tell(CARD_MOVED, main_player(state, side), seat, kind)


def note_edict(state: Cosmic, seat: int, play: int, card: int) -> None:
    if state.book.plays.hows[play] == EDICT:
        WORKING.put(state, card + 1, seat)


def has_worked(state: Cosmic, seat: int, window: Frame) -> bool:
    """An own edict has worked and still lies in the discards (CW-clone)."""
    edict: i64 = WORKING.get(state, seat) - 1
    return edict >= 0 and state.discards[edict] > 0


def take_edict_back(state: Cosmic, frame: Frame) -> None:
    edict: i64 = WORKING.get(state, frame.seat) - 1
    if edict < 0 or state.discards[edict] == 0:
        return
    WORKING.put(state, 0, frame.seat)
    RETURNED.put(state, edict + 1, frame.seat)
    return_played(state, frame.seat, edict)


def against_playing_again(state: Cosmic, seat: int, kind: int, _: int) -> str:
    """What came back is not played again in this challenge; another card of the kind can be."""
    barred = RETURNED.get(state, seat) == kind + 1 and held(state, seat, kind) == 1
    return "CW-clone" if barred else ALLOWED


def is_consoled(state: Cosmic, seat: int, window: Frame) -> bool:
    return is_main(state, seat) and has_lost(state, seat) and consolation_due(state) > 0


def ask_for_double(state: Cosmic, frame: Frame) -> None:
    state.supers[CLONE] = 1


def takes_double(state: Cosmic, seat: int) -> bool:
    return state.supers[CLONE] != 0 and state.owner[CLONE] == seat


POWER: Final = Power(
    "clone",
    Traits(250, simple=True),
    plays=(
        use(CLONE, (RESOLVED,), MAY, can_keep, keep_card),
        wild(CLONE, AT_ANY_TIME_OR_IN_ANSWER, has_worked, take_edict_back),
        super_(CLONE, (DECIDED,), is_consoled, ask_for_double),
    ),
    modifiers=(Modifier("super-clone", "CS-clone", CONSOLATION, MULTIPLY, takes_double, double),),
    rulings=(Ruling(MAY_PLAY, against_playing_again),),
    consequences=(Consequence(WORKED, note_edict),),
    facts=(WORKING, RETURNED),
)
