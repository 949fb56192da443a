"""Negator: what another player has just announced is not to be (CB-negator)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.bits import bit
from orrery.engine.flow import Frame
from orrery.engine.queries import Modifier, Ruling
from orrery.engine.windows import MAY, NO_SUBJECT, cancel
from orrery.games.cosmic.abilities import boosted, immune
from orrery.games.cosmic.alliances import TO_INVITE
from orrery.games.cosmic.cards import take_discard, uncount_discarded
from orrery.games.cosmic.data.powers import number_of
from orrery.games.cosmic.keys import NEGATED
from orrery.games.cosmic.plays import (
    CON,
    EDICT,
    FREE,
    NOTHING,
    POWER_USE,
    PRO,
    REINFORCE,
    SHIELD,
    STOP,
    SUPER,
    TO_OWNER,
    WILD,
    how_announced,
    is_announcement,
    kind_announced,
    super_,
    use,
    who_announced,
    wild,
)
from orrery.games.cosmic.power import Power
from orrery.games.cosmic.queries import MAY_REPEAT, SIGN, TOTAL
from orrery.games.cosmic.roles import both_attack, is_main
from orrery.games.cosmic.rulebook import Traits
from orrery.games.cosmic.state import Cosmic
from orrery.games.cosmic.timing import ACTION, AT_ANY_TIME, PLAYED, REVEALED
from orrery.games.cosmic.uses import strengthened, times_used

NEGATOR: Final = number_of("negator")

CARD_PLAYS: Final[tuple[int, ...]] = (EDICT, REINFORCE, WILD, SUPER, CON, STOP, PRO, SHIELD)


def can_negate(state: Cosmic, seat: int, window: Frame) -> bool:
    """Once in a challenge, with the Super twice (CS-negator)."""
    most: i64 = 2 if strengthened(state, seat, NEGATOR) else 1
    return times_used(state, seat, NEGATOR) < most and is_negatable(state, seat, window)


def is_negatable(state: Cosmic, seat: i64, window: Frame) -> bool:
    """Another's action, unless a Con guards him; the use of a power only with the Pro (C3.5c)."""
    if window.y == NO_SUBJECT:
        return False
    player = who_announced(state, window)
    if player == seat or immune(state, player, NEGATOR):
        return False
    how = how_announced(state, window)
    if how == NOTHING:
        return is_action(state, window)
    return how in CARD_PLAYS or (how == POWER_USE and boosted(state, seat, NEGATOR))


def is_action(state: Cosmic, window: Frame) -> bool:
    """Pointing, joining, inviting; inviting nobody does not count as an action."""
    subject = state.frame(window.y)
    return subject.x != TO_INVITE or subject.y != 0


def negate(state: Cosmic, frame: Frame) -> None:
    """The action comes to nothing, and can't be done once more in its place; a Con in answer saves it."""
    subject = state.frame(frame.y)
    if immune(state, subject.seat, NEGATOR):
        return
    if is_announcement(state, frame):
        state.tell(NEGATED, frame.seat, subject.seat, subject.x)
        bar_card(state, subject.seat, frame)
    else:
        state.tell(NEGATED, frame.seat, subject.seat)
        state.barred |= bit(subject.y)
    cancel(state, frame)


def bar_card(state: Cosmic, player: i64, frame: Frame) -> None:
    """A Pulsar stays in the hand; neither it nor a flare can be used that way again (C3.8c, C3.8f)."""
    how = how_announced(state, frame)
    kind = kind_announced(state, frame)
    if how in (WILD, SUPER, STOP, SHIELD):
        state.negated[kind] |= bit(player)
    if how in (STOP, SHIELD) and state.discards[kind] > 0:
        uncount_discarded(state, player, kind)
        take_discard(state, player, kind)


def against_repeat(state: Cosmic, *_: int) -> str:
    """Nobody else makes anything come to nothing so that it can't be done again."""
    return "CB-negator"


def reveals_attacks(state: Cosmic, seat: int, window: Frame) -> bool:
    return is_main(state, seat) and both_attack(state)


def turn_negative(state: Cosmic, frame: Frame) -> None:
    state.wilds[NEGATOR] |= bit(frame.seat)


def are_negative(state: Cosmic, seat: int) -> bool:
    return state.wilds[NEGATOR] != 0


def make_negative(state: Cosmic, seat: int, value: int) -> int:
    return -value


def can_grow(state: Cosmic, seat: int, window: Frame) -> bool:
    """At any time; in answer to an announcement only if it could be negated."""
    return window.y == NO_SUBJECT or is_negatable(state, seat, window)


def allow_two(state: Cosmic, frame: Frame) -> None:
    state.supers[NEGATOR] = 1


POWER: Final = Power(
    "negator",
    Traits(250),
    plays=(
        use(NEGATOR, (PLAYED, ACTION), MAY, can_negate, negate, often=FREE),
        wild(NEGATOR, (REVEALED,), reveals_attacks, turn_negative, then=TO_OWNER),
        super_(NEGATOR, (*AT_ANY_TIME, PLAYED, ACTION), can_grow, allow_two),
    ),
    modifiers=(Modifier("wild-negator", "CW-negator", TOTAL, SIGN, are_negative, make_negative),),
    rulings=(Ruling(MAY_REPEAT, against_repeat),),
)
