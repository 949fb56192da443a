"""The challenge, phases 0 to 3: each step is one line of the table of phases (CA3.1)."""

from mypy_extensions import i64

from orrery.engine.flow import Frame
from orrery.games.cosmic import phases
from orrery.games.cosmic.cards import challenge_cards, forget_gain, new_hand
from orrery.games.cosmic.data.cards import KINDS
from orrery.games.cosmic.data.destiny import CONE_BY_BASES, NO_COMET
from orrery.games.cosmic.data.powers import POWERS
from orrery.games.cosmic.keys import CHALLENGE_BEGAN, FLIP
from orrery.games.cosmic.movement import load
from orrery.games.cosmic.own import FOR_GAME
from orrery.games.cosmic.queries import MOST_SENT
from orrery.games.cosmic.questions import POINT, RETRIEVE
from orrery.games.cosmic.state import (
    CALM,
    FOUR,
    NO_SIDE,
    NOBODY,
    NOWHERE,
    OFFENCE,
    RESETTLED,
    UNDECIDED,
    Cosmic,
)
from orrery.games.cosmic.timing import (
    BEGINNING,
    DESTINY,
    HAND_CHECK,
    LAUNCH,
    REGROUP,
    open_window,
)
from orrery.games.cosmic.tokens import base_count
from orrery.games.cosmic.uses import end_copy


def begin(state: Cosmic, frame: Frame) -> None:
    """Phase 0. The offence is ``frame.seat``; what lasted until the end of a challenge is over."""
    clear_challenge(state)
    state.offence = frame.seat
    state.phase = 0
    state.tell(CHALLENGE_BEGAN, frame.seat, state.round)
    open_window(state, BEGINNING, frame.seat)


def clear_challenge(state: Cosmic) -> None:
    state.defence = NOBODY
    state.target = NOWHERE
    state.comet = NO_COMET
    state.result = UNDECIDED
    state.extra = 0
    state.replay = 0
    state.in_own_system = 0
    state.barred = 0
    for seat in range(state.seats):
        state.side[seat] = NO_SIDE
        forget_gain(state, seat)
    for side in range(2):
        state.invited[side] = 0
        state.totals[side] = 0


def end_effects(state: Cosmic) -> None:
    """Phase 10: every running effect of powers, flares, edicts and Pulsars ends (C3.2e)."""
    state.mood = CALM
    state.gas = 0
    for seat in range(state.seats):
        state.bans[seat] = 0
        state.blinded[seat] = 0
        state.blind_seen[seat] = 0
    for kind in range(i64(KINDS)):
        state.played[kind] = 0
        state.negated[kind] = 0
        state.discarded[kind] = 0
        state.blind[kind] = 0
    end_copy(state)
    for power in range(i64(POWERS)):
        forget_uses(state, power)
    forget_own_facts(state)


def forget_uses(state: Cosmic, power: i64) -> None:
    state.out[power] = 0
    state.used[power] = 0
    state.invoked[power] = 0
    state.pro[power] = 0
    state.con[power] = 0
    state.supers[power] = 0
    state.wilds[power] = 0
    state.shielded[power] = 0
    state.flared[power] = 0


def forget_own_facts(state: Cosmic) -> None:
    kept = state.book.own.kept
    for place in range(i64(len(state.own))):
        if kept[place] != FOR_GAME:
            state.own[place] = 0


def before_check(state: Cosmic, frame: Frame) -> None:
    """Once in a turn, what comes before the hand of the offence is looked at."""
    if state.round == 0:
        open_window(state, HAND_CHECK, NOBODY)


def check_hand(state: Cosmic, frame: Frame) -> None:
    """An offence without challenge cards draws a new hand, at the first challenge of a turn only (CP0).

    Everybody learns whether it has any, so that nobody may look ahead beyond it.
    """
    if state.round == 0:
        state.reveal()
        if challenge_cards(state, state.offence) == 0:
            new_hand(state, state.offence)


def regroup(state: Cosmic, frame: Frame) -> None:
    state.phase = 1
    open_window(state, REGROUP, state.offence)


def retrieve(state: Cosmic, frame: Frame) -> None:
    """One token leaves the Warp for a base or the cone (CP1)."""
    if state.warp[state.offence] > 0 and state.no_retrieval == 0:
        state.ask(state.offence, RETRIEVE)
    state.no_retrieval = 0


def flip_destiny(state: Cosmic, frame: Frame) -> None:
    state.phase = 2
    state.push(FLIP, state.offence)


def destiny_known(state: Cosmic, frame: Frame) -> None:
    """A planet that is settled again is a successful challenge: straight to phase 9 (CA4.3)."""
    if state.result == RESETTLED:
        state.goto(phases.RESOLVE)
        load(state, state.offence, OFFENCE, 1, most_sent(state, state.offence))
    else:
        open_window(state, DESTINY, state.offence)


def rearm(state: Cosmic, frame: Frame) -> None:
    """A defender without challenge cards draws a new hand before anything else (CP3)."""
    state.phase = 3
    if challenge_cards(state, state.defence) == 0:
        new_hand(state, state.defence)


def launch(state: Cosmic, frame: Frame) -> None:
    open_window(state, LAUNCH, state.offence)


def point(state: Cosmic, frame: Frame) -> None:
    state.acted = 0
    state.ask(state.offence, POINT)


def load_cone(state: Cosmic, frame: Frame) -> None:
    """An offence whose target was negated points again; then 1 to 4 tokens are loaded (CP3)."""
    if state.acted == 0:
        state.goto(phases.POINT)
        return
    state.barred = 0
    seat = state.offence
    if state.comet == CONE_BY_BASES:
        wanted: i64 = state.book.numbers.ask(state, MOST_SENT, seat, base_count(state, seat))
        most: i64 = max(0, wanted - state.cone[seat])
        load(state, seat, OFFENCE, most, most)
    else:
        there: i64 = state.cone[seat]
        load(state, seat, OFFENCE, 0 if there > 0 else 1, max(0, most_sent(state, seat) - there))


def most_sent(state: Cosmic, seat: i64) -> i64:
    return state.book.numbers.ask(state, MOST_SENT, seat, FOUR)
