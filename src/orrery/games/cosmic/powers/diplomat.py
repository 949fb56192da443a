"""Diplomat: turns a fight of others into a deal of three (CB-diplomat)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.bits import bit
from orrery.engine.flow import PASS, Ask, Choices, Frame
from orrery.engine.queries import REPLACE, Modifier
from orrery.engine.windows import MAY, NO_SUBJECT, NO_TARGET
from orrery.games.cosmic.abilities import boosted, immune, in_force
from orrery.games.cosmic.cards import discard, held, show_hand
from orrery.games.cosmic.data.cards import COMPROMISE
from orrery.games.cosmic.data.powers import number_of
from orrery.games.cosmic.lucre import charge_for_card
from orrery.games.cosmic.own import BY_SEAT, FOR_CHALLENGE, Own
from orrery.games.cosmic.plays import WILD, super_, use, wild
from orrery.games.cosmic.power import NO_ADVICE, Power
from orrery.games.cosmic.queries import SPEAKER, THIRD_PARTY
from orrery.games.cosmic.questions import AGREE, CHOOSE_SEAT
from orrery.games.cosmic.results import DEALT, DEFENCE_WON, OFFENCE_WON, UNDECIDED
from orrery.games.cosmic.roles import is_ally, is_main, main_player, priority, side_of
from orrery.games.cosmic.rulebook import Traits
from orrery.games.cosmic.state import NOBODY, Cosmic
from orrery.games.cosmic.timing import BEFORE_CARDS, DECIDED, REVEALED
from orrery.games.cosmic.uses import invoke

DIPLOMAT: Final = number_of("diplomat")
DEPUTY: Final = Own("deputy", FOR_CHALLENGE, BY_SEAT)
"""1 more than the seat that makes and answers the offers of a main player."""
FOR_OFFENCE: Final = Own("for-offence")
"""How many have voted for the offence, less those for the defence."""
VOTED: Final = Own("voted")
"""How many players have been asked for their vote."""

YES: Final = 0


def main_players(state: Cosmic) -> i64:
    return bit(state.offence) | bit(state.defence)


def is_guarded(state: Cosmic) -> bool:
    """A main player has a Con (CCon-diplomat)."""
    return immune(state, state.offence, DIPLOMAT) or immune(state, state.defence, DIPLOMAT)


def can_break_in(state: Cosmic, seat: int, window: Frame) -> bool:
    """Not a main player, with a Compromise; with the Pro it needs none (CPro-diplomat)."""
    if is_main(state, seat) or is_guarded(state):
        return False
    return boosted(state, seat, DIPLOMAT) or held(state, seat, COMPROMISE) > 0


def break_in(state: Cosmic, frame: Frame) -> None:
    """The Compromise is played when the use has been answered; the Attacks count as Compromises then."""
    if is_guarded(state):
        return
    if not boosted(state, frame.seat, DIPLOMAT):
        charge_for_card(state, frame.seat)
        discard(state, frame.seat, COMPROMISE)
    for side in range(2):
        state.turned[side] = 1
    invoke(state, frame.seat, DIPLOMAT)


def has_broken_in(state: Cosmic, seat: int) -> bool:
    return in_force(state, DIPLOMAT) != NOBODY


def third_party(state: Cosmic, seat: int, nobody: int) -> int:
    return in_force(state, DIPLOMAT)


def sees_deal(state: Cosmic, seat: int, window: Frame) -> bool:
    return not is_main(state, seat) and state.result == DEALT


def offer_services(state: Cosmic, frame: Frame) -> None:
    """First a main player is named, ``z``; then he says whether he agrees, with his seat in ``y``."""
    if frame.y == NO_SUBJECT and frame.z == NO_TARGET:
        state.again(frame, frame.x, NO_SUBJECT, NO_TARGET)
        state.ask(frame.seat, CHOOSE_SEAT, frame.x, main_players(state))
    elif frame.y == NO_SUBJECT:
        state.again(frame, frame.x, frame.z, NO_TARGET)
        state.ask(frame.z, AGREE, frame.x)
    elif frame.z == YES:
        DEPUTY.put(state, frame.seat + 1, frame.y)
        show_hand(state, frame.y, bit(frame.seat))


def has_deputy(state: Cosmic, seat: int) -> bool:
    return DEPUTY.get(state, seat) != 0


def deputy_of(state: Cosmic, seat: int, itself: int) -> int:
    return DEPUTY.get(state, seat) - 1


def stands_by(state: Cosmic, seat: int, window: Frame) -> bool:
    return not is_main(state, seat) and state.result == UNDECIDED


def call_vote(state: Cosmic, frame: Frame) -> None:
    """All but the main players vote in the order of priority; ``z`` is the last vote."""
    if VOTED.of(state, frame.seat) > 0 and frame.z != NO_TARGET:
        choice: i64 = 1 if frame.z == state.offence else -1
        FOR_OFFENCE.put_of(state, frame.seat, FOR_OFFENCE.of(state, frame.seat) + choice)
    state.supers[DIPLOMAT] = 1
    order = priority(state)
    at: i64 = 2 + VOTED.of(state, frame.seat)
    VOTED.put_of(state, frame.seat, VOTED.of(state, frame.seat) + 1)
    if at < len(order):
        state.again(frame, frame.x, frame.y, NO_TARGET)
        state.ask(order[at], CHOOSE_SEAT, frame.x, main_players(state))
    else:
        state.result = OFFENCE_WON if FOR_OFFENCE.of(state, frame.seat) > 0 else DEFENCE_WON


def give_advice(state: Cosmic, ask: Ask, options: Choices) -> int:
    """Votes go to the own side, or else against the leader; nobody else speaks for oneself."""
    if ask.decision == AGREE:
        return PASS
    if ask.decision != CHOOSE_SEAT or state.book.plays.hows[ask.x] == WILD:
        return NO_ADVICE
    if is_ally(state, ask.seat):
        return main_player(state, side_of(state, ask.seat))
    leads = state.external[state.offence] > state.external[state.defence]
    return state.defence if leads else state.offence


POWER: Final = Power(
    "diplomat",
    Traits(250, needs_allies=True),
    plays=(
        use(DIPLOMAT, (REVEALED,), MAY, can_break_in, break_in),
        wild(DIPLOMAT, (DECIDED,), sees_deal, offer_services),
        super_(DIPLOMAT, (BEFORE_CARDS,), stands_by, call_vote),
    ),
    modifiers=(
        Modifier("diplomat", "CB-diplomat", THIRD_PARTY, REPLACE, has_broken_in, third_party),
        Modifier("wild-diplomat", "CW-diplomat", SPEAKER, REPLACE, has_deputy, deputy_of),
    ),
    facts=(DEPUTY, FOR_OFFENCE, VOTED),
    choose=give_advice,
)
