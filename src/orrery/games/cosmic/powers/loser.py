"""Loser: in an upset the side that would win loses (CB-loser)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.bits import bit
from orrery.engine.decision import ALLOWED
from orrery.engine.flow import Frame
from orrery.engine.queries import Modifier, Ruling
from orrery.engine.windows import MAY
from orrery.games.cosmic.abilities import boosted, immune, in_force, works_for
from orrery.games.cosmic.data.cards import COMPROMISE
from orrery.games.cosmic.data.powers import number_of
from orrery.games.cosmic.own import Own
from orrery.games.cosmic.playing import attack_cards
from orrery.games.cosmic.plays import FREE, super_, use, wild
from orrery.games.cosmic.power import Power
from orrery.games.cosmic.queries import INVERT, MAY_LAY, MISMATCH, VERDICT
from orrery.games.cosmic.roles import is_main, opponent
from orrery.games.cosmic.rulebook import Traits
from orrery.games.cosmic.state import NOBODY, Cosmic
from orrery.games.cosmic.timing import BEFORE_CARDS, CARDS_LAID, REVEALED
from orrery.games.cosmic.totals import both_lose, swap
from orrery.games.cosmic.uses import invoke, revoke

LOSER: Final = number_of("loser")
DECLARED_LATE: Final = Own("declared-late")
"""By the Super: nobody has to lay an Attack."""


def can_declare(state: Cosmic, seat: int, window: Frame) -> bool:
    """A main player whose opponent has no Con (CCon-loser)."""
    return is_main(state, seat) and not immune(state, opponent(state, seat), LOSER)


def declare(state: Cosmic, frame: Frame) -> None:
    """Unless a Con has answered it."""
    if not immune(state, opponent(state, frame.seat), LOSER):
        invoke(state, frame.seat, LOSER)


def has_not_declared(state: Cosmic, seat: int, window: Frame) -> bool:
    return is_main(state, seat) and in_force(state, LOSER) == NOBODY


def declare_late(state: Cosmic, frame: Frame) -> None:
    """A Con can't prevent it (C3.10c)."""
    state.supers[LOSER] = 1
    DECLARED_LATE.put_of(state, frame.seat, 1)
    invoke(state, frame.seat, LOSER)


def can_take_back(state: Cosmic, seat: int, window: Frame) -> bool:
    return boosted(state, seat, LOSER) and works_for(state, seat, LOSER)


def take_back(state: Cosmic, frame: Frame) -> None:
    revoke(state, frame.seat, LOSER)


def plays_as_main(state: Cosmic, seat: int, window: Frame) -> bool:
    return is_main(state, seat)


def doom_both(state: Cosmic, frame: Frame) -> None:
    state.wilds[LOSER] |= bit(frame.seat)


def is_upset(state: Cosmic, seat: int) -> bool:
    return in_force(state, LOSER) != NOBODY


def are_doomed(state: Cosmic, seat: int) -> bool:
    return state.wilds[LOSER] != 0


def against_compromise(state: Cosmic, seat: int, kind: int, _: int) -> str:
    """An upset makes both main players lay an Attack if they can (CB-loser)."""
    if kind != COMPROMISE or attack_cards(state, seat) == 0:
        return ALLOWED
    forced = is_declared_by(state, state.offence) or is_declared_by(state, state.defence)
    return "CB-loser" if forced else ALLOWED


def is_declared_by(state: Cosmic, seat: i64) -> bool:
    """Whether a main player has declared an upset in time for the cards."""
    return works_for(state, seat, LOSER) and DECLARED_LATE.of(state, seat) == 0


POWER: Final = Power(
    "loser",
    Traits(350, simple=True),
    plays=(
        use(LOSER, (BEFORE_CARDS,), MAY, can_declare, declare),
        use(LOSER, (REVEALED,), MAY, can_take_back, take_back, "take-back", "CPro-loser", FREE),
        wild(LOSER, (BEFORE_CARDS,), plays_as_main, doom_both),
        super_(LOSER, (CARDS_LAID,), has_not_declared, declare_late),
    ),
    modifiers=(
        Modifier("upset", "CB-loser", VERDICT, INVERT, is_upset, swap),
        Modifier("upset", "CB-loser", MISMATCH, INVERT, is_upset, swap),
        Modifier("wild-loser", "CW-loser", VERDICT, INVERT, are_doomed, both_lose),
    ),
    rulings=(Ruling(MAY_LAY, against_compromise),),
    facts=(DECLARED_LATE,),
)
