"""The challenge, phases 0 to 3: each step is one line of the table of phases (CA3.1)."""

from mypy_extensions import i64

from orrery.engine.bits import lowest_bit
from orrery.engine.flow import Frame
from orrery.games.cosmic import phases
from orrery.games.cosmic.cards import forget_gain, new_hand
from orrery.games.cosmic.data.cards import KINDS
from orrery.games.cosmic.data.destiny import ANY_MOON_CHOSEN, CONE_BY_BASES, NO_COMET
from orrery.games.cosmic.data.powers import POWERS
from orrery.games.cosmic.destiny import targets
from orrery.games.cosmic.keys import CHALLENGE_BEGAN, DEFENDER_NAMED, FLIP
from orrery.games.cosmic.lucre import collect
from orrery.games.cosmic.moons import carrier, rivals_on
from orrery.games.cosmic.movement import load
from orrery.games.cosmic.own import FOR_GAME
from orrery.games.cosmic.playing import is_armed
from orrery.games.cosmic.queries import CHALLENGED, EFFECTS_END, MOST_SENT, NEXT_OFFENCE, RETRIEVED
from orrery.games.cosmic.questions import CHOOSE_SEAT, POINT, RETRIEVE
from orrery.games.cosmic.reinforcing import forget_reinforcements
from orrery.games.cosmic.results import RESETTLED, UNDECIDED
from orrery.games.cosmic.state import CALM, FOUR, NO_SIDE, NOBODY, NOWHERE, OFFENCE, Cosmic
from orrery.games.cosmic.timing import (
    BEFORE_LAUNCH,
    BEGINNING,
    DESTINY,
    HAND_CHECK,
    LAUNCH,
    REGROUP,
    is_called_for,
    open_window,
)
from orrery.games.cosmic.tokens import base_count, is_moon
from orrery.games.cosmic.uses import end_copy


def begin(state: Cosmic, frame: Frame) -> None:
    """Phase 0. The offence is ``frame.seat``; what lasted until the end of a challenge is over."""
    clear_challenge(state)
    state.offence = frame.seat
    state.phase = 0
    state.tell(CHALLENGE_BEGAN, frame.seat, state.round)
    collect(state, frame.seat)
    open_window(state, BEGINNING, frame.seat)


def next_offence(state: Cosmic) -> i64:
    """Who makes the next challenge: whose turn it is, or somebody else in between."""
    return state.book.numbers.ask(state, NEXT_OFFENCE, state.turn, state.turn)


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
    for seat in range(len(state.bought)):
        state.bought[seat] = 0
    for side in range(2):
        state.invited[side] = 0
        state.totals[side] = 0


def end_effects(state: Cosmic) -> None:
    """Phase 10: every running effect of powers, flares, edicts and Pulsars ends (C3.2e)."""
    state.book.consequences.of(state, EFFECTS_END, state.offence)
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
    forget_reinforcements(state)
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
        if not is_armed(state, state.offence):
            new_hand(state, state.offence)


def regroup(state: Cosmic, frame: Frame) -> None:
    state.phase = 1
    open_window(state, REGROUP, state.offence)


def retrieve(state: Cosmic, frame: Frame) -> None:
    """One token leaves the Warp for a base or the cone, unless it is more (CP1); ``x`` have left it."""
    left: i64 = state.book.numbers.ask(state, RETRIEVED, state.offence, 1) - frame.x
    state.goto(phases.LET_BUY_TOKENS)
    if state.warp[state.offence] > 0 and state.no_retrieval == 0 and left > 0:
        if left > 1:
            state.again(frame, frame.x + 1)
        state.ask(state.offence, RETRIEVE)
    state.no_retrieval = 0


def flip_destiny(state: Cosmic, frame: Frame) -> None:
    """Destiny names the defender, unless it is known against whom this challenge is."""
    state.phase = 2
    state.defence = state.book.numbers.ask(state, CHALLENGED, state.offence, NOBODY)
    if state.defence == NOBODY:
        state.push(FLIP, state.offence)
    else:
        state.tell(DEFENDER_NAMED, state.defence)


def destiny_known(state: Cosmic, frame: Frame) -> None:
    """A planet that is settled again is a successful challenge: straight to phase 9 (CA4.3)."""
    if state.result == RESETTLED:
        state.goto(phases.RESOLVE)
        load(state, state.offence, OFFENCE, 1, most_sent(state, state.offence))
    else:
        open_window(state, DESTINY, state.offence)


def before_launch(state: Cosmic, frame: Frame) -> None:
    """Phase 3 begins: who is challenged may still change.

    Where nobody is left to defend, another destiny card was paid for (CD1.1).
    """
    if state.defence == NOBODY:
        state.goto(phases.FLIP_DESTINY)
        return
    state.phase = 3
    if is_called_for(state, BEFORE_LAUNCH):
        open_window(state, BEFORE_LAUNCH, state.offence)


def rearm(state: Cosmic, frame: Frame) -> None:
    """A defender without challenge cards draws a new hand before anything else (CP3)."""
    if not is_armed(state, state.defence):
        new_hand(state, state.defence)


def launch(state: Cosmic, frame: Frame) -> None:
    open_window(state, LAUNCH, state.offence)


def point(state: Cosmic, frame: Frame) -> None:
    """Nobody is asked if destiny has let the offence choose a moon already (CD3-1).

    Where the base to which it has led is gone, another card is flipped (CA4.3).
    """
    if is_moon(state, state.target):
        state.acted = 1
        return
    if targets(state) == 0:
        state.in_own_system = 0
        state.goto(phases.FLIP_DESTINY)
        return
    state.acted = 0
    state.ask(state.offence, POINT)


def load_cone(state: Cosmic, frame: Frame) -> None:
    """An offence whose target was negated points again; then 1 to 4 tokens are loaded (CP3).

    On a moon with several players the offence says whom it fights: ``x`` is 1 then, and ``z`` who it is.
    """
    if state.acted == 0:
        state.goto(phases.POINT)
        return
    state.barred = 0
    if is_moon(state, state.target) and not aim_at_moon(state, frame):
        return
    seat = state.offence
    if state.comet == CONE_BY_BASES:
        wanted: i64 = state.book.numbers.ask(state, MOST_SENT, seat, base_count(state, seat))
        most: i64 = max(0, wanted - state.cone[seat])
        load(state, seat, OFFENCE, most, most)
    else:
        there: i64 = state.cone[seat]
        load(state, seat, OFFENCE, 0 if there > 0 else 1, max(0, most_sent(state, seat) - there))


def aim_at_moon(state: Cosmic, frame: Frame) -> bool:
    """Who is on the moon is the defence, whoever owns the system; an empty one is taken at once (CD2.1).

    Answers whether that is known already.
    """
    rivals = rivals_on(state, state.target)
    if frame.x == 1:
        state.goto(phases.OFFENCE_INVITES)
        defend_moon(state, frame.z)
    elif rivals == 0:
        state.result = RESETTLED
        state.defence = NOBODY
        state.goto(phases.RESOLVE)
    elif state.in_own_system == ANY_MOON_CHOSEN:
        return True
    elif rivals & (rivals - 1) == 0:
        defend_moon(state, lowest_bit(rivals))
    else:
        state.again(frame, 1, 0, NOBODY)
        state.ask(state.offence, CHOOSE_SEAT, carrier(state), rivals)
        return False
    return True


def defend_moon(state: Cosmic, seat: i64) -> None:
    """Another defence is checked for a hand at once (CG19)."""
    if seat != state.defence:
        state.defence = seat
        state.tell(DEFENDER_NAMED, seat)
        if not is_armed(state, seat):
            new_hand(state, seat)


def most_sent(state: Cosmic, seat: i64) -> i64:
    return state.book.numbers.ask(state, MOST_SENT, seat, FOUR)
