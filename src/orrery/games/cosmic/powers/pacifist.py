"""Pacifist: its Compromise beats an Attack (CB-pacifist)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.flow import Frame
from orrery.engine.queries import ADD, Consequence, Modifier
from orrery.engine.windows import MUST
from orrery.games.cosmic.abilities import boosted, immune, works_for
from orrery.games.cosmic.cards import steal
from orrery.games.cosmic.data.cards import CARD_NAMES
from orrery.games.cosmic.data.powers import number_of
from orrery.games.cosmic.plays import super_, use, wild
from orrery.games.cosmic.power import Power
from orrery.games.cosmic.queries import COMPARE, DEAL_PENALTY, FIGHT_BEGUN, MISMATCH
from orrery.games.cosmic.results import DEFENCE_WON, OFFENCE_WON
from orrery.games.cosmic.roles import (
    has_won,
    in_challenge,
    is_main,
    main_player,
    opponent,
    shows_attack,
    shows_compromise,
    side_of,
)
from orrery.games.cosmic.rulebook import Traits
from orrery.games.cosmic.showdown import put_instead
from orrery.games.cosmic.state import Cosmic
from orrery.games.cosmic.timing import DEAL_BROKEN, REVEALED
from orrery.games.cosmic.uses import invoke

PACIFIST: Final = number_of("pacifist")
IN_PLACE: Final = CARD_NAMES.index("attack-15")
"""What counts for a Compromise by the Wild."""
DIFFERENCE: Final = 2
"""What the Super takes off one loss and puts on the other."""


def is_met_by_attack(state: Cosmic, seat: int, window: Frame) -> bool:
    """A main player with a Compromise against an Attack."""
    if not is_main(state, seat):
        return False
    side = side_of(state, seat)
    return shows_compromise(state, side) and shows_attack(state, 1 - side)


def has_to_win(state: Cosmic, seat: int, window: Frame) -> bool:
    return is_met_by_attack(state, seat, window) and not immune(state, opponent(state, seat), PACIFIST)


def keep_peace(state: Cosmic, frame: Frame) -> None:
    invoke(state, frame.seat, PACIFIST)


def wins_by_peace(state: Cosmic, seat: i64) -> bool:
    """Whether the Compromise of a main player beats the Attack that it has met (CCon-pacifist)."""
    if not works_for(state, seat, PACIFIST) or immune(state, opponent(state, seat), PACIFIST):
        return False
    side = side_of(state, seat)
    return shows_compromise(state, side) and shows_attack(state, 1 - side)


def has_peacemaker(state: Cosmic, seat: int) -> bool:
    return wins_by_peace(state, state.offence) or wins_by_peace(state, state.defence)


def let_peace_win(state: Cosmic, seat: int, winner: int) -> int:
    return OFFENCE_WON if wins_by_peace(state, state.offence) else DEFENCE_WON


def take_spoils(state: Cosmic, *_: int) -> None:
    """Cards of the loser with the Pro (CPro-pacifist)."""
    for side in range(i64(2)):
        seat = main_player(state, side)
        if boosted(state, seat, PACIFIST) and has_won(state, seat) and wins_by_peace(state, seat):
            steal(state, seat, opponent(state, seat), in_challenge(state, seat))


def take_up_arms(state: Cosmic, frame: Frame) -> None:
    put_instead(state, side_of(state, frame.seat), IN_PLACE)


def plays_as_main(state: Cosmic, seat: int, window: Frame) -> bool:
    return is_main(state, seat)


def shift_losses(state: Cosmic, frame: Frame) -> None:
    state.supers[PACIFIST] = 1


def has_shifted(state: Cosmic, seat: int) -> bool:
    return state.supers[PACIFIST] != 0 and is_main(state, state.owner[PACIFIST])


def shifted(state: Cosmic, seat: int, count: int) -> int:
    """Less for Pacifist, more for its opponent; nothing changes for a third party."""
    if seat == state.owner[PACIFIST]:
        return max(0, count - DIFFERENCE)
    return count + DIFFERENCE if is_main(state, seat) else count


POWER: Final = Power(
    "pacifist",
    Traits(450, simple=True),
    plays=(
        use(PACIFIST, (REVEALED,), MUST, has_to_win, keep_peace),
        wild(PACIFIST, (REVEALED,), is_met_by_attack, take_up_arms),
        super_(PACIFIST, (DEAL_BROKEN,), plays_as_main, shift_losses),
    ),
    modifiers=(
        Modifier("pacifist", "CB-pacifist", MISMATCH, COMPARE, has_peacemaker, let_peace_win),
        Modifier("super-pacifist", "CS-pacifist", DEAL_PENALTY, ADD, has_shifted, shifted),
    ),
    consequences=(Consequence(FIGHT_BEGUN, take_spoils),),
)
