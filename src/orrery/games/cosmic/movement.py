"""Procedures that move tokens one by one: loading, coming home, giving up, being lost."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.bits import bit
from orrery.engine.decision import ALLOWED, Procedure
from orrery.engine.flow import Frame
from orrery.games.cosmic import questions
from orrery.games.cosmic.abilities import clause_on
from orrery.games.cosmic.keys import FIGHTING, HOMECOMING, LOAD, LOSING, TOKENS_LOADED, TOKENS_RETURNED
from orrery.games.cosmic.names import AT_ADRIFT, AT_LOST, AT_SENT
from orrery.games.cosmic.queries import MAY_LEAVE, MAY_LOAD_FROM_WARP, WARPED
from orrery.games.cosmic.questions import BRING_HOME, GIVE_UP
from orrery.games.cosmic.roles import is_main
from orrery.games.cosmic.stacks import set_down
from orrery.games.cosmic.state import OFFENCE, Cosmic
from orrery.games.cosmic.timing import LEAVING, TOKENS_LOST, is_called_for, open_window
from orrery.games.cosmic.tokens import (
    base_count,
    enter_warp,
    has_base,
    lose,
    lose_from,
    open_losses,
    places,
    put,
    send_home,
    standing,
    withdraw,
)

SPAN: Final = 256
"""``z`` of a load frame: the most tokens times this, plus the fewest."""


def load(state: Cosmic, seat: i64, side: i64, fewest: i64, most: i64) -> None:
    """``seat`` sends tokens from own bases into the cone or beside the planet, one by one (CP3, CA5.1)."""
    state.push(LOAD, seat, side, 0, load_bounds(state, seat, side, fewest, most))


def load_bounds(state: Cosmic, seat: i64, side: i64, fewest: i64, most: i64) -> i64:
    """The most and the fewest that a seat can load, as ``z`` of a load frame."""
    there: i64 = standing(state, seat) + from_warp(state, seat, side)
    return min(most, there) * SPAN + min(fewest, there)


def from_warp(state: Cosmic, seat: i64, side: i64) -> i64:
    """1 for an ally who may bring a token out of the Warp."""
    if state.warp[seat] == 0 or is_main(state, seat):
        return 0
    return 0 if clause_on(state, MAY_LOAD_FROM_WARP, seat, side) == ALLOWED else 1


def before_load(state: Cosmic, frame: Frame) -> None:
    let_hold(state, frame.seat)


def let_hold(state: Cosmic, seat: i64) -> None:
    """Before ``seat`` chooses tokens that leave planets: what holds them makes itself known (CG17)."""
    if is_called_for(state, LEAVING):
        open_window(state, LEAVING, seat)


def before_moving(state: Cosmic, frame: Frame) -> None:
    """The same as the aim of a play that moves own tokens."""
    let_hold(state, frame.seat)


def is_held(state: Cosmic, seat: i64, place: i64) -> bool:
    """Whether tokens of a seat can't be moved off a planet, but only be lost."""
    return clause_on(state, MAY_LEAVE, seat, place) != ALLOWED


def movable_bases(state: Cosmic, seat: i64) -> i64:
    """The bases from which a seat can move tokens, as bits."""
    mask: i64 = 0
    for place in range(places(state)):
        if has_base(state, place, seat) and not is_held(state, seat, place):
            mask |= bit(place)
    return mask


def load_next(state: Cosmic, frame: Frame) -> None:
    """``y`` tokens are loaded; ask for one more as long as that is allowed."""
    if frame.y < frame.z // SPAN:
        state.again(frame, frame.x, frame.y + 1, frame.z)
        state.ask(frame.seat, questions.LOAD, frame.x, frame.y, frame.z)


def told_loaded(state: Cosmic, frame: Frame) -> None:
    state.tell(TOKENS_LOADED, frame.seat, frame.y, frame.x)


def load_one(state: Cosmic, seat: i64, side: i64) -> None:
    """A lifted token goes into the cone, or beside the planet; that of the defence stands on it."""
    if side == OFFENCE:
        state.cone[seat] += 1
    elif seat == state.defence:
        put(state, state.target, seat)
    else:
        state.guard[seat] += 1
    set_down(state, seat, AT_SENT)


def come_home(state: Cosmic, frame: Frame) -> None:
    """Tokens adrift go to bases of their owner's choice, one by one; without any base to the Warp (CA6.6)."""
    seat = frame.seat
    if state.adrift[seat] == 0:
        return
    if base_count(state, seat) == 0:
        enter_warp(state, seat, AT_ADRIFT, state.adrift[seat])
        state.adrift[seat] = 0
        return
    state.again(frame, frame.x + 1)
    state.ask(seat, BRING_HOME)


def told_home(state: Cosmic, frame: Frame) -> None:
    state.tell(TOKENS_RETURNED, frame.seat, frame.x)


def give_up_next(state: Cosmic, frame: Frame) -> None:
    """``x`` tokens are still to be given up, ``y`` are; all that are there, if there are fewer.

    ``z`` is a planet that is spared, plus one.
    """
    spared: i64 = 1 if frame.z > 0 and has_base(state, frame.z - 1, frame.seat) else 0
    if frame.x > 0 and base_count(state, frame.seat) > spared:
        state.again(frame, frame.x - 1, frame.y + 1, frame.z)
        state.ask(frame.seat, GIVE_UP, frame.x, frame.z)


def gave_up(state: Cosmic, frame: Frame) -> None:
    open_losses(state)


def give_up_one(state: Cosmic, place: i64, seat: i64) -> None:
    lose_from(state, place, seat, 1)


def open_loss(state: Cosmic, frame: Frame) -> None:
    """Tokens are on their way to the Warp: powers and cards may still bring them back."""
    open_window(state, TOKENS_LOST, state.offence)


def close_loss(state: Cosmic, frame: Frame) -> None:
    """What nobody has brought back is in the Warp."""
    state.is_losing = 0
    for seat in range(state.seats):
        count: i64 = state.losing[seat]
        if count > 0:
            enter_warp(state, seat, AT_LOST, count)
            state.losing[seat] = 0
            state.book.consequences.of(state, WARPED, seat, count)


def is_loss_of_fight(state: Cosmic) -> bool:
    """Whether what is being lost are the tokens of a fight; some that are spared may wait to go home."""
    place: i64 = 0
    while place < state.depth and state.frame(place).procedure != LOSING:
        place += 1
    while place > 0 and state.frame(place - 1).procedure == HOMECOMING:
        place -= 1
    return place > 0 and state.frame(place - 1).procedure == FIGHTING


def losing_count(state: Cosmic) -> i64:
    """How many tokens are on their way to the Warp."""
    total: i64 = 0
    for seat in range(state.seats):
        total += state.losing[seat]
    return total


def go_home_all(state: Cosmic) -> None:
    """All tokens in the cone and on guard go back to bases, in the order of the seats."""
    for turn in range(state.seats):
        seat: i64 = state.seats - 1 - turn
        send_back(state, seat)


def send_back(state: Cosmic, seat: i64) -> None:
    """The tokens that a seat has sent into the challenge go back to bases."""
    back: i64 = state.cone[seat] + state.guard[seat]
    withdraw(state, seat, back)
    send_home(state, seat, back)


def lose_sent(state: Cosmic, seat: i64, spared: i64 = 0) -> None:
    """Lose what a seat has in the cone or on guard; so many tokens of it are spared and go home."""
    count: i64 = state.cone[seat] + state.guard[seat] - spared
    withdraw(state, seat, count)
    lose(state, seat, count)
    withdraw(state, seat, spared)
    send_home(state, seat, spared)


LOAD_STEPS: Final = Procedure(before_load, load_next, told_loaded)
LOADED: Final = LOAD_STEPS.at(told_loaded)
