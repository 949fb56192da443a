"""Empath: an Attack against a Compromise becomes a Compromise (CB-empath)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.flow import Frame
from orrery.engine.windows import MAY
from orrery.games.cosmic.abilities import boosted, immune
from orrery.games.cosmic.data.powers import number_of
from orrery.games.cosmic.keys import CARDS_SWAPPED
from orrery.games.cosmic.plays import super_, use, wild
from orrery.games.cosmic.power import Power
from orrery.games.cosmic.resolution import reward
from orrery.games.cosmic.results import DEALT
from orrery.games.cosmic.roles import is_ally, is_main, main_player, shows_attack, shows_compromise, side_of
from orrery.games.cosmic.rulebook import Traits
from orrery.games.cosmic.showdown import swap_laid
from orrery.games.cosmic.state import DEFENCE, NO_SIDE, OFFENCE, Cosmic
from orrery.games.cosmic.timing import RESOLVED, REVEALED

EMPATH: Final = number_of("empath")

REWARDS_OF_A_DEAL: Final = 3


def lone_attack(state: Cosmic) -> i64:
    """The side whose Attack meets a Compromise, or ``NO_SIDE``."""
    for side in range(i64(2)):
        if shows_attack(state, side) and shows_compromise(state, 1 - side):
            return side
    return NO_SIDE


def can_soothe(state: Cosmic, seat: int, window: Frame) -> bool:
    """A main player, with the Pro an ally as well; not the Attack of the holder of a Con (CCon-empath)."""
    side = lone_attack(state)
    if side == NO_SIDE or immune(state, main_player(state, side), EMPATH):
        return False
    return is_main(state, seat) or (is_ally(state, seat) and boosted(state, seat, EMPATH))


def soothe(state: Cosmic, frame: Frame) -> None:
    """A Con in answer comes in time, and so does anything else that has changed the cards."""
    side = lone_attack(state)
    if side != NO_SIDE and not immune(state, main_player(state, side), EMPATH):
        state.turned[side] = 1


def attacks_compromise(state: Cosmic, seat: int, window: Frame) -> bool:
    return is_main(state, seat) and lone_attack(state) == side_of(state, seat)


def give_attack_away(state: Cosmic, frame: Frame) -> None:
    """Empath has the Compromise then, and its opponent the Attack."""
    state.supers[EMPATH] = 1
    swap_laid(state)
    state.tell(CARDS_SWAPPED, frame.seat)


def has_made_deal(state: Cosmic, seat: int, window: Frame) -> bool:
    return is_main(state, seat) and state.result == DEALT


def reward_both(state: Cosmic, frame: Frame) -> None:
    """The offence takes its rewards first."""
    for side in (DEFENCE, OFFENCE):
        reward(state, main_player(state, side), REWARDS_OF_A_DEAL)


POWER: Final = Power(
    "empath",
    Traits(200, simple=True),
    plays=(
        use(EMPATH, (REVEALED,), MAY, can_soothe, soothe),
        wild(EMPATH, (RESOLVED,), has_made_deal, reward_both),
        super_(EMPATH, (REVEALED,), attacks_compromise, give_attack_away),
    ),
)
