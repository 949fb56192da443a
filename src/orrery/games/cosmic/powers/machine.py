"""Machine: challenge after challenge (CB-machine)."""

from typing import Final

from orrery.engine.bits import has
from orrery.engine.decision import ALLOWED
from orrery.engine.flow import Frame
from orrery.engine.queries import Ruling
from orrery.engine.windows import MAY
from orrery.games.cosmic.abilities import boosted
from orrery.games.cosmic.cards import draw
from orrery.games.cosmic.data.powers import number_of
from orrery.games.cosmic.playing import is_armed
from orrery.games.cosmic.plays import super_, use, wild
from orrery.games.cosmic.power import Power
from orrery.games.cosmic.queries import MAY_CHALLENGE
from orrery.games.cosmic.resolution import may_go_on
from orrery.games.cosmic.rulebook import Traits
from orrery.games.cosmic.state import Cosmic
from orrery.games.cosmic.timing import ENDING, REGROUP

MACHINE: Final = number_of("machine")


def would_stop(state: Cosmic, seat: int, window: Frame) -> bool:
    """An offence with a challenge card, whose turn ends now by the rules; it has to be its own turn."""
    return (
        seat == state.offence
        and seat == state.turn
        and state.extra == 0
        and is_armed(state, seat)
        and not may_go_on(state)
    )


def run_on(state: Cosmic, frame: Frame) -> None:
    """One more challenge; beyond the second the Pro brings a card (CPro-machine)."""
    state.extra = 1
    if state.round > 0 and boosted(state, frame.seat, MACHINE):
        draw(state, frame.seat, 1)


def has_no_second(state: Cosmic, seat: int, window: Frame) -> bool:
    return state.round == 0 and would_stop(state, seat, window)


def grant_second(state: Cosmic, frame: Frame) -> None:
    state.extra = 1


def may_retrieve(state: Cosmic, seat: int, window: Frame) -> bool:
    return seat == state.offence and state.warp[seat] > 0 and state.no_retrieval == 0


def draw_instead(state: Cosmic, frame: Frame) -> None:
    """The card comes instead of the token (CS-machine)."""
    state.supers[MACHINE] = 1
    state.no_retrieval = 1
    draw(state, frame.seat, 1)


def against_challenge(state: Cosmic, offence: int, seat: int, _: int) -> str:
    """A Con guards from the third and later challenges of a turn (CCon-machine)."""
    return "CCon-machine" if state.round >= 2 and has(state.con[MACHINE], seat) else ALLOWED


POWER: Final = Power(
    "machine",
    Traits(400, simple=True),
    plays=(
        use(MACHINE, (ENDING,), MAY, would_stop, run_on),
        wild(MACHINE, (ENDING,), has_no_second, grant_second),
        super_(MACHINE, (REGROUP,), may_retrieve, draw_instead),
    ),
    rulings=(Ruling(MAY_CHALLENGE, against_challenge),),
)
