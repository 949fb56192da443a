"""Parasite: an ally whom nobody has invited (CB-parasite)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.bits import bit, has
from orrery.engine.decision import ALLOWED
from orrery.engine.flow import Frame
from orrery.engine.queries import REPLACE, Modifier, Ruling
from orrery.engine.windows import MAY, NO_SUBJECT, NO_TARGET
from orrery.games.cosmic.abilities import boosted, immune, seems_lost, works_for
from orrery.games.cosmic.data.cards import flare
from orrery.games.cosmic.data.powers import number_of
from orrery.games.cosmic.in_game import may_be_in_game
from orrery.games.cosmic.movement import let_hold, movable_bases
from orrery.games.cosmic.own import BY_SEAT, FOR_GAME, Own
from orrery.games.cosmic.plays import rule, super_, use, wild
from orrery.games.cosmic.power import Power
from orrery.games.cosmic.queries import MAY_JOIN_UNINVITED, MOST_SENT
from orrery.games.cosmic.questions import CHOOSE_PLACE
from orrery.games.cosmic.roles import is_main
from orrery.games.cosmic.rulebook import Traits
from orrery.games.cosmic.state import Cosmic
from orrery.games.cosmic.timing import BEGINNING, DEFENCE_INVITES, ENDING
from orrery.games.cosmic.tokens import has_base, move_tokens, on_bases, owner_of, places
from orrery.games.cosmic.uses import invoke, original_users

PARASITE: Final = number_of("parasite")
LOST_BEFORE: Final = Own("lost-before", FOR_GAME, BY_SEAT)
"""How many powers each seat could not use for lack of home bases when the challenge began."""

MOST_WITH_PRO: Final = 6


def stands_by(state: Cosmic, seat: int, window: Frame) -> bool:
    """Not a main player, and no main player is guarded by a Con (CCon-parasite)."""
    if is_main(state, seat):
        return False
    return not immune(state, state.offence, PARASITE) and not immune(state, state.defence, PARASITE)


def invite_oneself(state: Cosmic, frame: Frame) -> None:
    invoke(state, frame.seat, PARASITE)


def is_no_main(state: Cosmic, seat: int, window: Frame) -> bool:
    return not is_main(state, seat)


def swarm(state: Cosmic, frame: Frame) -> None:
    state.supers[PARASITE] = 1


def swarms(state: Cosmic, seat: int) -> bool:
    return state.supers[PARASITE] != 0 and state.owner[PARASITE] == seat and not is_main(state, seat)


def sends_all(state: Cosmic, seat: int, value: int) -> int:
    return max(value, on_bases(state, seat))


def is_boosted(state: Cosmic, seat: int) -> bool:
    return boosted(state, seat, PARASITE) and not is_main(state, seat)


def sends_six(state: Cosmic, seat: int, value: int) -> int:
    return max(value, MOST_WITH_PRO)


def lost_powers(state: Cosmic, seat: i64) -> i64:
    """How many powers a seat can't use for lack of home bases."""
    count: i64 = 0
    for power in state.book.in_game:
        if has(original_users(state, power), seat) and seems_lost(state, seat, power):
            count += 1
    return count


def takes_count(state: Cosmic, seat: int, window: Frame) -> bool:
    """It is counted for all at once."""
    return seat == state.offence and has_changed(state)


def has_changed(state: Cosmic) -> bool:
    if not may_be_in_game(state, flare(PARASITE)):
        return False
    for other in range(state.seats):
        if LOST_BEFORE.get(state, other) != lost_powers(state, other):
            return True
    return False


def remember_lost(state: Cosmic, frame: Frame) -> None:
    """What was lost before this challenge was not lost just now."""
    for seat in range(state.seats):
        LOST_BEFORE.put(state, lost_powers(state, seat), seat)


def has_just_lost(state: Cosmic, seat: i64) -> bool:
    """Whether a seat can use fewer powers than when the challenge began."""
    return lost_powers(state, seat) > LOST_BEFORE.get(state, seat)


def places_to_settle(state: Cosmic, seat: i64) -> i64:
    """The planets of others who have just lost a power, where ``seat`` has no base, as bits."""
    mask: i64 = 0
    for place in range(places(state)):
        host = owner_of(state, place)
        if host >= 0 and host != seat and not has_base(state, place, seat) and has_just_lost(state, host):
            mask |= bit(place)
    return mask


def can_settle(state: Cosmic, seat: int, window: Frame) -> bool:
    return on_bases(state, seat) > 0 and places_to_settle(state, seat) != 0


def aim_at_planet(state: Cosmic, frame: Frame) -> None:
    state.ask(frame.seat, CHOOSE_PLACE, frame.x, places_to_settle(state, frame.seat))


def settle(state: Cosmic, frame: Frame) -> None:
    """First the planet is known, ``z``; then the base that gives the token is, with the planet in ``y``."""
    if frame.y == NO_SUBJECT:
        state.again(frame, frame.x, frame.z, NO_TARGET)
        let_hold(state, frame.seat)
    elif frame.z != NO_TARGET:
        move_tokens(state, frame.z, frame.y, frame.seat, 1)
    elif movable_bases(state, frame.seat) != 0:
        state.again(frame, frame.x, frame.y, NO_TARGET)
        state.ask(frame.seat, CHOOSE_PLACE, frame.x, movable_bases(state, frame.seat))


def joins_uninvited(state: Cosmic, seat: int, side: int, _: int) -> str:
    """Parasite, unless a main player has a Con (CB-parasite, CCon-parasite)."""
    if not works_for(state, seat, PARASITE):
        return ALLOWED
    guarded = immune(state, state.offence, PARASITE) or immune(state, state.defence, PARASITE)
    return ALLOWED if guarded else "CB-parasite"


POWER: Final = Power(
    "parasite",
    Traits(400, simple=True, needs_allies=True),
    plays=(
        rule("count-lost-powers", "CW-parasite", (BEGINNING,), takes_count, remember_lost, ever=has_changed),
        use(PARASITE, (DEFENCE_INVITES,), MAY, stands_by, invite_oneself),
        wild(PARASITE, (ENDING,), can_settle, settle, aim=aim_at_planet),
        super_(PARASITE, (DEFENCE_INVITES,), is_no_main, swarm),
    ),
    modifiers=(
        Modifier("pro-parasite", "CPro-parasite", MOST_SENT, REPLACE, is_boosted, sends_six),
        Modifier("super-parasite", "CS-parasite", MOST_SENT, REPLACE, swarms, sends_all),
    ),
    rulings=(Ruling(MAY_JOIN_UNINVITED, joins_uninvited),),
    facts=(LOST_BEFORE,),
)
