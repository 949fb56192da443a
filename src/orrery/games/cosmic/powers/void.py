"""Void: what it beats leaves the game (CB-void)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.flow import Ask, Choices, Frame
from orrery.engine.windows import MUST, NO_TARGET
from orrery.games.cosmic.abilities import boosted, immune
from orrery.games.cosmic.advice import fullest_base
from orrery.games.cosmic.data.powers import number_of
from orrery.games.cosmic.edicts import call_off, plays_edict
from orrery.games.cosmic.movement import is_loss_of_fight
from orrery.games.cosmic.names import AT_LOST
from orrery.games.cosmic.own import FOR_CHALLENGE, Own
from orrery.games.cosmic.plays import EACH, again, super_, use, wild
from orrery.games.cosmic.power import NO_ADVICE, Power
from orrery.games.cosmic.questions import CHOOSE_PLACE
from orrery.games.cosmic.roles import has_lost, has_won, is_main
from orrery.games.cosmic.rulebook import Traits
from orrery.games.cosmic.stacks import captives_in, is_at, stack_count
from orrery.games.cosmic.state import Cosmic
from orrery.games.cosmic.timing import DECIDED, PLAYED, TOKENS_LOST
from orrery.games.cosmic.tokens import (
    FLOOR,
    bases_of,
    in_game,
    lose_from,
    on_bases,
    open_losses,
    remove,
    remove_lost,
)
from orrery.games.cosmic.uses import strengthened

VOID: Final = number_of("void")
LOST_BEFORE: Final = Own("lost-before", FOR_CHALLENGE)
"""How many tokens whoever pays for the Wild had lost before."""

PAID: Final = -2
"""``z`` of a Wild after its token was lost."""


def room(state: Cosmic, void: i64, seat: i64) -> i64:
    """How many tokens of a seat can leave the game; by the Pro there is no floor (CPro-void)."""
    floor: i64 = 0 if boosted(state, void, VOID) else FLOOR
    return max(0, in_game(state, seat) - floor)


def leaving(state: Cosmic, void: i64, seat: i64) -> i64:
    """How many of the tokens that a seat loses in the fight leave the game."""
    if not has_lost(state, seat) or immune(state, seat, VOID):
        return 0
    return min(state.losing[seat], room(state, void, seat))


def wins(state: Cosmic, seat: i64) -> bool:
    """As main player, by the Super as an ally too (CS-void)."""
    return has_won(state, seat) and (is_main(state, seat) or strengthened(state, seat, VOID))


def can_swallow(state: Cosmic, seat: int, window: Frame) -> bool:
    if not wins(state, seat) or not is_loss_of_fight(state):
        return False
    for other in range(state.seats):
        if leaving(state, seat, other) > 0:
            return True
    return False


def swallow(state: Cosmic, frame: Frame) -> None:
    """Captives of the tokens that leave go with them, as far as their owners have tokens left."""
    for seat in range(state.seats):
        count = leaving(state, frame.seat, seat)
        if count > 0:
            before = [lost_captives(state, seat, owner) for owner in range(state.seats)]
            remove_lost(state, seat, count)
            for owner in range(state.seats):
                freed: i64 = before[owner] - lost_captives(state, seat, owner)
                let_captives_leave(state, frame.seat, owner, freed)


def lost_captives(state: Cosmic, seat: i64, owner: i64) -> i64:
    """How many captives of an owner the tokens carry that a seat is losing."""
    total: i64 = 0
    for stack in range(stack_count(state)):
        if is_at(state, stack, seat, AT_LOST):
            total += captives_in(state, stack, owner)
    return total


def let_captives_leave(state: Cosmic, void: i64, owner: i64, freed: i64) -> None:
    """They are in the Warp by now; Void's own stay there, and those of a player with a Con."""
    if owner != void and not immune(state, owner, VOID):
        count: i64 = min(freed, room(state, void, owner))
        if count > 0:
            remove(state, owner, count)


def has_won_fight(state: Cosmic, seat: int, window: Frame) -> bool:
    return has_won(state, seat)


def win_along(state: Cosmic, frame: Frame) -> None:
    state.supers[VOID] = 1


def can_cancel(state: Cosmic, seat: int, window: Frame) -> bool:
    return plays_edict(state, seat, window) and on_bases(state, seat) > 0


def pay_and_cancel(state: Cosmic, frame: Frame) -> None:
    """A token first; if it is lost, the edict comes to nothing. One that joins a loss under way is."""
    if frame.z == NO_TARGET:
        if on_bases(state, frame.seat) > 0:
            again(state, frame, NO_TARGET)
            state.ask(frame.seat, CHOOSE_PLACE, frame.x, bases_of(state, frame.seat))
    elif frame.z == PAID:
        if lost(state, frame.seat) > LOST_BEFORE.get(state):
            call_off(state, frame)
    else:
        LOST_BEFORE.put(state, lost(state, frame.seat))
        again(state, frame, PAID)
        lose_from(state, frame.z, frame.seat, 1)
        open_losses(state)


def lost(state: Cosmic, seat: i64) -> i64:
    """The tokens of a seat in the Warp, on the way to it, and out of the game."""
    return state.warp[seat] + state.losing[seat] + state.gone[seat]


def choose(state: Cosmic, ask: Ask, options: Choices) -> int:
    """The token that the Wild costs comes from the fullest base."""
    return fullest_base(state, ask.seat, options) if ask.decision == CHOOSE_PLACE else NO_ADVICE


POWER: Final = Power(
    "void",
    Traits(350, simple=True),
    plays=(
        use(VOID, (TOKENS_LOST,), MUST, can_swallow, swallow, often=EACH),
        wild(VOID, (PLAYED,), can_cancel, pay_and_cancel),
        super_(VOID, (DECIDED,), has_won_fight, win_along),
    ),
    facts=(LOST_BEFORE,),
    choose=choose,
)
