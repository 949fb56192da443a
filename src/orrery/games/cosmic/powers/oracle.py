"""Oracle: sees the card of its opponent before it lays its own (CB-oracle)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.bits import bit
from orrery.engine.decision import ALLOWED
from orrery.engine.flow import Frame
from orrery.engine.queries import Consequence, Ruling
from orrery.engine.windows import MUST
from orrery.games.cosmic import keys
from orrery.games.cosmic.abilities import boosted, immune, works_for
from orrery.games.cosmic.cards import show_hand
from orrery.games.cosmic.data.powers import number_of
from orrery.games.cosmic.hands import mix_hands
from orrery.games.cosmic.kickers import show_kickers
from orrery.games.cosmic.plays import super_, use, wild
from orrery.games.cosmic.power import Power
from orrery.games.cosmic.queries import LAID_OPENLY, MAY_KICK_FIRST, MAY_LAY_FIRST
from orrery.games.cosmic.results import CALLED_OFF, UNDECIDED
from orrery.games.cosmic.roles import is_main, opponent
from orrery.games.cosmic.rulebook import Traits
from orrery.games.cosmic.showdown import turn_up
from orrery.games.cosmic.state import NOBODY, Cosmic
from orrery.games.cosmic.timing import BEFORE_CARDS, CARDS_LAID, OFFENCE_INVITES
from orrery.games.cosmic.uses import invoke

ORACLE: Final = number_of("oracle")


def plays_as_main(state: Cosmic, seat: int, window: Frame) -> bool:
    return is_main(state, seat)


def foresee(state: Cosmic, frame: Frame) -> None:
    """From now on the opponent lays first and face up; the laying itself asks for it."""
    invoke(state, frame.seat, ORACLE)


def look_at_rest(state: Cosmic, rival: int, *_: int) -> None:
    """With its Pro, Oracle sees the hand too from which an open card was laid (CPro-oracle-plain)."""
    oracle = opponent(state, rival)
    if state.with_kickers == 0 and works_for(state, oracle, ORACLE) and boosted(state, oracle, ORACLE):
        show_hand(state, rival, bit(oracle))


def has_foreseen(state: Cosmic, seat: int, window: Frame) -> bool:
    return is_main(state, seat) and works_for(state, seat, ORACLE) and state.result == UNDECIDED


def call_challenge_off(state: Cosmic, frame: Frame) -> None:
    """Both cards and their kickers are discarded openly."""
    for side in range(i64(2)):
        turn_up(state, side)
    show_kickers(state)
    state.reveal()
    state.supers[ORACLE] = 1
    state.result = CALLED_OFF
    state.tell(keys.CALLED_OFF, frame.seat)


def mix_with_opponent(state: Cosmic, frame: Frame) -> None:
    mix_hands(state, frame.seat, opponent(state, frame.seat))


def has_to_lay_first(state: Cosmic, seat: int, *_: int) -> str:
    """The opponent of Oracle, unless he has a Con (CB-oracle)."""
    oracle: i64 = opponent(state, seat)
    if oracle == NOBODY or not works_for(state, oracle, ORACLE) or immune(state, seat, ORACLE):
        return ALLOWED
    return "CB-oracle"


def has_to_kick_first(state: Cosmic, seat: int, *_: int) -> str:
    """With its Pro, kickers are laid in the same order as cards (CPro-oracle)."""
    if has_to_lay_first(state, seat) == ALLOWED or not boosted(state, opponent(state, seat), ORACLE):
        return ALLOWED
    return "CPro-oracle"


POWER: Final = Power(
    "oracle",
    Traits(450, simple=True),
    plays=(
        use(ORACLE, (BEFORE_CARDS,), MUST, plays_as_main, foresee),
        wild(ORACLE, (OFFENCE_INVITES,), plays_as_main, mix_with_opponent),
        super_(ORACLE, (CARDS_LAID,), has_foreseen, call_challenge_off),
    ),
    rulings=(Ruling(MAY_LAY_FIRST, has_to_lay_first), Ruling(MAY_KICK_FIRST, has_to_kick_first)),
    consequences=(Consequence(LAID_OPENLY, look_at_rest),),
)
