"""Vacuum: what it loses takes as many tokens of others along (CB-vacuum)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.bits import bit
from orrery.engine.flow import Frame
from orrery.engine.windows import MUST, NO_SUBJECT, NO_TARGET
from orrery.games.cosmic.abilities import boosted, immune
from orrery.games.cosmic.data.powers import number_of
from orrery.games.cosmic.own import Own
from orrery.games.cosmic.plays import (
    FREE,
    POWER_USE,
    hand_over,
    how_announced,
    power_announced,
    super_,
    use,
    who_announced,
    wild,
)
from orrery.games.cosmic.power import Power
from orrery.games.cosmic.questions import CHOOSE_NUMBER, CHOOSE_PLACE, CHOOSE_SEAT
from orrery.games.cosmic.roles import shows_attack
from orrery.games.cosmic.rulebook import Traits
from orrery.games.cosmic.state import DEFENCE, FIGHTING_PHASE, OFFENCE, Cosmic
from orrery.games.cosmic.timing import PLAYED, TOKENS_LOST
from orrery.games.cosmic.tokens import bases_of, bring_back, give_up, lose_from, on_bases
from orrery.games.cosmic.uses import last_used

VACUUM: Final = number_of("vacuum")
ANSWERED: Final = Own("answered")
"""How many of the tokens being lost a use was for."""
PICKING: Final = Own("picking")
"""1 if the Super picks the tokens of this use, one by one."""
DUE: Final = Own("due")
"""How many tokens of others it may still take along."""

NO_PLAYER: Final = -2
"""``y`` of a use under way: no player is chosen for the next tokens; else it is the player."""


def matched(state: Cosmic, seat: i64, window: Frame) -> i64:
    """How many of the tokens being lost have been answered for; a loss that joins later is answered anew."""
    return ANSWERED.of(state, seat) if last_used(state, seat, VACUUM) == window.z else 0


def players_in_reach(state: Cosmic, vacuum: i64) -> i64:
    """The others with tokens on bases, as bits, without those whose Con works."""
    mask: i64 = 0
    for seat in range(state.seats):
        if seat != vacuum and not immune(state, seat, VACUUM) and on_bases(state, seat) > 0:
            mask |= bit(seat)
    return mask


def loses_more(state: Cosmic, seat: int, window: Frame) -> bool:
    return state.losing[seat] > matched(state, seat, window) and players_in_reach(state, seat) != 0


def measure(state: Cosmic, frame: Frame) -> None:
    """The use is for all that is being lost when it is announced; its target is how many tokens are due."""
    window = state.frame(state.depth - 2)
    due: i64 = state.losing[frame.seat] - matched(state, frame.seat, window)
    if last_used(state, frame.seat, VACUUM) != window.z and boosted(state, frame.seat, VACUUM):
        due += 1
    ANSWERED.put_of(state, frame.seat, state.losing[frame.seat])
    PICKING.put_of(state, frame.seat, 0)
    hand_over(state, due)


def take_along(state: Cosmic, frame: Frame) -> None:
    """Player by player, as long as tokens are due; each loss joins the one under way."""
    if frame.y == NO_SUBJECT:
        DUE.put_of(state, frame.seat, frame.z)
        choose_player(state, frame)
    elif frame.y != NO_PLAYER:
        pull(state, frame, frame.y)
    elif frame.z == NO_TARGET:
        choose_player(state, frame)
    else:
        choose_tokens(state, frame, frame.z)


def choose_player(state: Cosmic, frame: Frame) -> None:
    mask = players_in_reach(state, frame.seat)
    if DUE.of(state, frame.seat) > 0 and mask != 0:
        state.again(frame, frame.x, NO_PLAYER, NO_TARGET)
        state.ask(frame.seat, CHOOSE_SEAT, frame.x, mask)


def choose_tokens(state: Cosmic, frame: Frame, player: i64) -> None:
    """How many the player loses; with the Super which one, token by token (CS-vacuum)."""
    state.again(frame, frame.x, player, NO_TARGET)
    if PICKING.of(state, frame.seat) != 0:
        state.ask(frame.seat, CHOOSE_PLACE, frame.x, bases_of(state, player))
    else:
        most: i64 = min(DUE.of(state, frame.seat), on_bases(state, player))
        state.ask(frame.seat, CHOOSE_NUMBER, frame.x, 1, most)


def pull(state: Cosmic, frame: Frame, player: i64) -> None:
    """``z`` is the base or the number that was chosen."""
    count: i64 = 1 if PICKING.of(state, frame.seat) != 0 else frame.z
    DUE.put_of(state, frame.seat, DUE.of(state, frame.seat) - count)
    state.again(frame, frame.x, NO_PLAYER, NO_TARGET)
    if PICKING.of(state, frame.seat) != 0:
        lose_from(state, frame.z, player, 1)
    else:
        give_up(state, player, count)


def is_own_use(state: Cosmic, seat: int, window: Frame) -> bool:
    """In answer to the own use, once."""
    return (
        how_announced(state, window) == POWER_USE
        and power_announced(state, window) == VACUUM
        and who_announced(state, window) == seat
        and PICKING.of(state, seat) == 0
    )


def pick_tokens(state: Cosmic, frame: Frame) -> None:
    state.supers[VACUUM] = 1
    PICKING.put_of(state, frame.seat, 1)


def attacks_shown(state: Cosmic) -> i64:
    return int(shows_attack(state, OFFENCE)) + int(shows_attack(state, DEFENCE))


def loses_in_phase_9(state: Cosmic, seat: int, window: Frame) -> bool:
    return state.phase == FIGHTING_PHASE and state.losing[seat] > 0 and attacks_shown(state) > 0


def call_back(state: Cosmic, frame: Frame) -> None:
    bring_back(state, frame.seat, attacks_shown(state))


POWER: Final = Power(
    "vacuum",
    Traits(250, simple=True),
    plays=(
        use(VACUUM, (TOKENS_LOST,), MUST, loses_more, take_along, often=FREE, aim=measure),
        wild(VACUUM, (TOKENS_LOST,), loses_in_phase_9, call_back, FREE),
        super_(VACUUM, (PLAYED,), is_own_use, pick_tokens, FREE),
    ),
    facts=(ANSWERED, PICKING, DUE),
)
