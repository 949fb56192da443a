"""Cripple: its opponent plays nothing but Pulsars; ``abilities`` knows who is crippled (CB-cripple)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.decision import ALLOWED
from orrery.engine.flow import Frame
from orrery.engine.queries import Ruling
from orrery.engine.windows import MUST
from orrery.games.cosmic.abilities import (
    NO_CARD_LEFT,
    ONE_CARD_LEFT,
    ban,
    boosted,
    immune,
    is_banned,
    works_for,
)
from orrery.games.cosmic.data.cards import (
    EDICT_TYPE,
    FLARE_TYPE,
    KICKER_TYPE,
    REINFORCEMENT_TYPE,
    TYPE_OF,
)
from orrery.games.cosmic.data.powers import number_of
from orrery.games.cosmic.plays import super_, use, wild
from orrery.games.cosmic.power import Power
from orrery.games.cosmic.queries import MAY_PLAY
from orrery.games.cosmic.roles import is_main, main_player, opponent, side_of
from orrery.games.cosmic.rulebook import Traits
from orrery.games.cosmic.state import NO_SIDE, NOBODY, Cosmic
from orrery.games.cosmic.timing import BEFORE_CARDS
from orrery.games.cosmic.uses import invoke, strengthened

CRIPPLE: Final = number_of("cripple")
CRIPPLED: Final[tuple[int, ...]] = (EDICT_TYPE, FLARE_TYPE, KICKER_TYPE, REINFORCEMENT_TYPE)
"""The types of cards that can't be played."""


def is_main_player(state: Cosmic, seat: int, window: Frame) -> bool:
    return is_main(state, seat)


def cripple(state: Cosmic, frame: Frame) -> None:
    invoke(state, frame.seat, CRIPPLE)


def cripple_allies(state: Cosmic, frame: Frame) -> None:
    state.supers[CRIPPLE] = 1


def leave_one_card(state: Cosmic, frame: Frame) -> None:
    """The opponent has one more non-challenge card to play in this challenge (CW-cripple)."""
    ban(state, opponent(state, frame.seat), ONE_CARD_LEFT)


def against_card(state: Cosmic, seat: int, kind: int, _: int) -> str:
    """All of the opponent but Pulsars; after the one card that the Wild has left him no card at all."""
    if is_banned(state, seat, NO_CARD_LEFT):
        return "CW-cripple"
    if TYPE_OF[kind] in CRIPPLED:
        return crippled_by(state, seat, TYPE_OF[kind] == EDICT_TYPE)
    return ALLOWED


def crippled_by(state: Cosmic, seat: i64, by_edicts: bool) -> str:
    """The opponent of Cripple, by Pro or Super his allies too; a Con sets edicts free (CB-cripple)."""
    side = side_of(state, seat)
    user: i64 = NOBODY if side == NO_SIDE else main_player(state, 1 - side)
    if user == NOBODY or not works_for(state, user, CRIPPLE):
        return ALLOWED
    if is_main(state, seat):
        return ALLOWED if by_edicts and immune(state, seat, CRIPPLE) else "CB-cripple"
    if strengthened(state, user, CRIPPLE):
        return "CS-cripple"
    spared = not boosted(state, user, CRIPPLE) or (by_edicts and immune(state, seat, CRIPPLE))
    return ALLOWED if spared else "CPro-cripple"


POWER: Final = Power(
    "cripple",
    Traits(200),
    plays=(
        use(CRIPPLE, (BEFORE_CARDS,), MUST, is_main_player, cripple),
        wild(CRIPPLE, (BEFORE_CARDS,), is_main_player, leave_one_card),
        super_(CRIPPLE, (BEFORE_CARDS,), is_main_player, cripple_allies),
    ),
    rulings=(Ruling(MAY_PLAY, against_card),),
)
