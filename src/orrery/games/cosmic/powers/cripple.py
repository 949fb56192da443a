"""Cripple: its opponent plays no edict and no flare; ``abilities`` knows who is crippled (CB-cripple)."""

from typing import Final

from orrery.engine.flow import Frame
from orrery.engine.queries import Modifier
from orrery.engine.windows import MUST
from orrery.games.cosmic.abilities import ONE_CARD_LEFT, ban
from orrery.games.cosmic.data.powers import CRIPPLE
from orrery.games.cosmic.reactions import Reaction, super_, use, wild
from orrery.games.cosmic.roles import is_main, opponent
from orrery.games.cosmic.state import Cosmic
from orrery.games.cosmic.windows import BEFORE_CARDS


def is_main_player(state: Cosmic, seat: int, window: Frame) -> bool:
    return is_main(state, seat)


def cripple(state: Cosmic, frame: Frame) -> None:
    state.invoked[CRIPPLE] = frame.seat + 1


def cripple_allies(state: Cosmic, frame: Frame) -> None:
    state.supers[CRIPPLE] = 1


def leave_one_card(state: Cosmic, frame: Frame) -> None:
    """The opponent has one more non-challenge card to play in this challenge (CW-cripple)."""
    ban(state, opponent(state, frame.seat), ONE_CARD_LEFT)


REACTIONS: Final[tuple[Reaction, ...]] = (
    use(CRIPPLE, (BEFORE_CARDS,), MUST, is_main_player, cripple),
    wild(CRIPPLE, (BEFORE_CARDS,), is_main_player, leave_one_card),
    super_(CRIPPLE, (BEFORE_CARDS,), is_main_player, cripple_allies),
)
MODIFIERS: Final[tuple[Modifier[Cosmic], ...]] = ()
