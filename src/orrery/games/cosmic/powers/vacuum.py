"""Vacuum: what it loses takes as many tokens of others along (CB-vacuum)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.bits import bit
from orrery.engine.flow import Frame
from orrery.engine.queries import Modifier
from orrery.engine.windows import MUST, NO_SUBJECT, NO_TARGET
from orrery.games.cosmic.abilities import boosted, limited
from orrery.games.cosmic.announced import how_announced, power_announced, who_announced
from orrery.games.cosmic.data.powers import VACUUM
from orrery.games.cosmic.questions import CHOOSE_NUMBER, CHOOSE_PLACE, CHOOSE_SEAT
from orrery.games.cosmic.reactions import (
    FREE,
    POWER_USE,
    Reaction,
    hand_over,
    super_,
    use,
    wild,
)
from orrery.games.cosmic.roles import shows_attack
from orrery.games.cosmic.state import DEFENCE, FIGHTING_PHASE, OFFENCE, Cosmic
from orrery.games.cosmic.tokens import bring_back, give_up, has_base, lose_from, on_bases, places
from orrery.games.cosmic.windows import PLAYED, TOKENS_LOST

SEATS: Final = 8
"""``y`` of a use under way: the tokens still due times this, plus the player chosen."""
NO_PLAYER: Final = 7


def matched(state: Cosmic, window: Frame) -> i64:
    """How many of the tokens being lost have been answered for; a loss that joins later is answered anew."""
    return state.note[VACUUM] if state.stamp[VACUUM] == window.z else 0


def players_in_reach(state: Cosmic, vacuum: i64) -> i64:
    """The others with tokens on bases, as bits, without those whose Con works."""
    mask: i64 = 0
    for seat in range(state.seats):
        if seat != vacuum and not limited(state, seat, VACUUM) and on_bases(state, seat) > 0:
            mask |= bit(seat)
    return mask


def loses_more(state: Cosmic, seat: int, window: Frame) -> bool:
    return state.losing[seat] > matched(state, window) and players_in_reach(state, seat) != 0


def measure(state: Cosmic, frame: Frame) -> None:
    """The use is for all that is being lost when it is announced; its target is how many tokens are due."""
    window = state.frame(state.depth - 2)
    due: i64 = state.losing[frame.seat] - matched(state, window)
    if state.stamp[VACUUM] != window.z and boosted(state, frame.seat, VACUUM):
        due += 1
    state.note[VACUUM] = state.losing[frame.seat]
    state.supers[VACUUM] = 0
    hand_over(state, due)


def take_along(state: Cosmic, frame: Frame) -> None:
    """Player by player, as long as tokens are due; each loss joins the one under way."""
    if frame.y == NO_SUBJECT:
        choose_player(state, frame, frame.z)
        return
    due: i64 = frame.y // SEATS
    player: i64 = frame.y % SEATS
    if player != NO_PLAYER:
        pull(state, frame, due, player)
    elif frame.z == NO_TARGET:
        choose_player(state, frame, due)
    else:
        choose_tokens(state, frame, due, frame.z)


def choose_player(state: Cosmic, frame: Frame, due: i64) -> None:
    mask = players_in_reach(state, frame.seat)
    if due > 0 and mask != 0:
        state.again(frame, frame.x, due * SEATS + NO_PLAYER, NO_TARGET)
        state.ask(frame.seat, CHOOSE_SEAT, frame.x, mask)


def choose_tokens(state: Cosmic, frame: Frame, due: i64, player: i64) -> None:
    """How many the player loses; with the Super which one, token by token (CS-vacuum)."""
    state.again(frame, frame.x, due * SEATS + player, NO_TARGET)
    if state.supers[VACUUM] != 0:
        state.ask(frame.seat, CHOOSE_PLACE, frame.x, bases_of(state, player))
    else:
        state.ask(frame.seat, CHOOSE_NUMBER, frame.x, 1, min(due, on_bases(state, player)))


def bases_of(state: Cosmic, seat: i64) -> i64:
    """The planets where a seat has a base, as bits."""
    mask: i64 = 0
    for place in range(places(state)):
        if has_base(state, place, seat):
            mask |= bit(place)
    return mask


def pull(state: Cosmic, frame: Frame, due: i64, player: i64) -> None:
    """``z`` is the base or the number that was chosen."""
    count: i64 = 1 if state.supers[VACUUM] != 0 else frame.z
    state.again(frame, frame.x, (due - count) * SEATS + NO_PLAYER, NO_TARGET)
    if state.supers[VACUUM] != 0:
        lose_from(state, frame.z, player, 1)
    else:
        give_up(state, player, count)


def is_own_use(state: Cosmic, seat: int, window: Frame) -> bool:
    """In answer to the own use, once."""
    return (
        how_announced(state, window) == POWER_USE
        and power_announced(state, window) == VACUUM
        and who_announced(state, window) == seat
        and state.supers[VACUUM] == 0
    )


def pick_tokens(state: Cosmic, frame: Frame) -> None:
    state.supers[VACUUM] = 1


def attacks_shown(state: Cosmic) -> i64:
    return int(shows_attack(state, OFFENCE)) + int(shows_attack(state, DEFENCE))


def loses_in_phase_9(state: Cosmic, seat: int, window: Frame) -> bool:
    return state.phase == FIGHTING_PHASE and state.losing[seat] > 0 and attacks_shown(state) > 0


def call_back(state: Cosmic, frame: Frame) -> None:
    bring_back(state, frame.seat, attacks_shown(state))


REACTIONS: Final[tuple[Reaction, ...]] = (
    use(VACUUM, (TOKENS_LOST,), MUST, loses_more, take_along, often=FREE, aim=measure),
    wild(VACUUM, (TOKENS_LOST,), loses_in_phase_9, call_back, FREE),
    super_(VACUUM, (PLAYED,), is_own_use, pick_tokens, FREE),
)
MODIFIERS: Final[tuple[Modifier[Cosmic], ...]] = ()
