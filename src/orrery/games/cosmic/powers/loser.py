"""Loser: in an upset the side that would win loses (CB-loser)."""

from typing import Final

from orrery.engine.bits import bit
from orrery.engine.flow import Frame
from orrery.engine.queries import Modifier
from orrery.engine.windows import MAY
from orrery.games.cosmic.abilities import boosted, immune
from orrery.games.cosmic.data.powers import LOSER
from orrery.games.cosmic.reactions import FREE, Reaction, super_, use, wild
from orrery.games.cosmic.roles import is_main, opponent
from orrery.games.cosmic.state import Cosmic
from orrery.games.cosmic.totals import INVERT, MISMATCH, VERDICT, both_lose, swap
from orrery.games.cosmic.windows import BEFORE_CARDS, CARDS_LAID, REVEALED


def can_declare(state: Cosmic, seat: int, window: Frame) -> bool:
    """A main player whose opponent has no Con (CCon-loser)."""
    return is_main(state, seat) and not immune(state, opponent(state, seat), LOSER)


def declare(state: Cosmic, frame: Frame) -> None:
    """Unless a Con has answered it."""
    if not immune(state, opponent(state, frame.seat), LOSER):
        state.invoked[LOSER] = frame.seat + 1


def has_not_declared(state: Cosmic, seat: int, window: Frame) -> bool:
    return is_main(state, seat) and state.invoked[LOSER] == 0


def declare_late(state: Cosmic, frame: Frame) -> None:
    """A Con can't prevent it (C3.10c); the note says that nobody has to lay an Attack."""
    state.supers[LOSER] = 1
    state.note[LOSER] = 1
    state.invoked[LOSER] = frame.seat + 1


def can_take_back(state: Cosmic, seat: int, window: Frame) -> bool:
    return boosted(state, seat, LOSER) and state.invoked[LOSER] == seat + 1


def take_back(state: Cosmic, frame: Frame) -> None:
    state.invoked[LOSER] = 0


def plays_as_main(state: Cosmic, seat: int, window: Frame) -> bool:
    return is_main(state, seat)


def doom_both(state: Cosmic, frame: Frame) -> None:
    state.wilds[LOSER] |= bit(frame.seat)


def is_upset(state: Cosmic, seat: int) -> bool:
    return state.invoked[LOSER] != 0


def are_doomed(state: Cosmic, seat: int) -> bool:
    return state.wilds[LOSER] != 0


REACTIONS: Final[tuple[Reaction, ...]] = (
    use(LOSER, (BEFORE_CARDS,), MAY, can_declare, declare),
    use(LOSER, (REVEALED,), MAY, can_take_back, take_back, "take-back", "CPro-loser", FREE),
    wild(LOSER, (BEFORE_CARDS,), plays_as_main, doom_both),
    super_(LOSER, (CARDS_LAID,), has_not_declared, declare_late),
)
MODIFIERS: Final[tuple[Modifier[Cosmic], ...]] = (
    Modifier("upset", "CB-loser", VERDICT, INVERT, is_upset, swap),
    Modifier("upset", "CB-loser", MISMATCH, INVERT, is_upset, swap),
    Modifier("wild-loser", "CW-loser", VERDICT, INVERT, are_doomed, both_lose),
)
