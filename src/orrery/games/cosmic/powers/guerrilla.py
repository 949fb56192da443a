"""Guerrilla: whoever beats it pays for the victory with tokens (CB-guerrilla)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.bits import bit
from orrery.engine.decision import ALLOWED
from orrery.engine.flow import Frame
from orrery.engine.queries import ADD, Consequence, Modifier
from orrery.engine.windows import MUST
from orrery.games.cosmic.abilities import boosted, clause_on, immune, works_for
from orrery.games.cosmic.data.powers import number_of
from orrery.games.cosmic.movement import lose_sent
from orrery.games.cosmic.own import BY_SEAT, FOR_CHALLENGE, Own
from orrery.games.cosmic.plays import super_, use, wild
from orrery.games.cosmic.power import Power
from orrery.games.cosmic.queries import FIGHT_LOST, MAY_SHARE, REWARDED
from orrery.games.cosmic.results import BOTH_LOST, OFFENCE_WON
from orrery.games.cosmic.roles import has_lost, has_won, in_challenge, is_main
from orrery.games.cosmic.rulebook import Traits
from orrery.games.cosmic.state import Cosmic
from orrery.games.cosmic.timing import DECIDED
from orrery.games.cosmic.tokens import lose, lose_from, tokens_at, withdraw
from orrery.games.cosmic.uses import invoke, strengthened

GUERRILLA: Final = number_of("guerrilla")
AMBUSHED: Final = Own("ambushed", FOR_CHALLENGE, BY_SEAT)
"""How many tokens each winner has lost to it."""

KEPT: Final = 1
MOST_WIPED_OUT: Final = 3
"""Winners with no more tokens than this keep none under the Super."""


def is_beaten(state: Cosmic, seat: i64) -> bool:
    """Guerrilla has lost to somebody: as main player, with the Pro as ally too (CPro-guerrilla)."""
    if state.result == BOTH_LOST or not has_lost(state, seat):
        return False
    return is_main(state, seat) or boosted(state, seat, GUERRILLA)


def toll(state: Cosmic, guerrilla: i64, winner: i64) -> i64:
    """How many tokens a winner loses: all but one, none with a Con; by the Super all of a few."""
    count = in_challenge(state, winner)
    if count == 0 or immune(state, winner, GUERRILLA):
        return 0
    wiped_out = strengthened(state, guerrilla, GUERRILLA) and count <= MOST_WIPED_OUT
    return count if wiped_out else count - KEPT


def takes_toll(state: Cosmic, seat: int, window: Frame) -> bool:
    if not is_beaten(state, seat):
        return False
    for winner in range(state.seats):
        if has_won(state, winner) and toll(state, seat, winner) > 0:
            return True
    return False


def lie_in_wait(state: Cosmic, frame: Frame) -> None:
    """The tokens are lost together with those of the fight."""
    invoke(state, frame.seat, GUERRILLA)


def has_been_beaten(state: Cosmic, seat: int, window: Frame) -> bool:
    return is_beaten(state, seat)


def wipe_out(state: Cosmic, frame: Frame) -> None:
    state.supers[GUERRILLA] = 1


def ambush(state: Cosmic, *_: int) -> None:
    """Whoever has two of them against him pays all the same only what he has there (CG13)."""
    for guerrilla in range(state.seats):
        if works_for(state, guerrilla, GUERRILLA) and is_beaten(state, guerrilla):
            for winner in range(state.seats):
                if has_won(state, winner):
                    lose_in_challenge(state, winner, toll(state, guerrilla, winner))


def lose_in_challenge(state: Cosmic, seat: i64, count: i64) -> None:
    AMBUSHED.put(state, AMBUSHED.get(state, seat) + count, seat)
    if seat == state.defence:
        lose_from(state, state.target, seat, count)
        return
    withdraw(state, seat, count)
    lose(state, seat, count)


def was_ambushed(state: Cosmic, seat: int) -> bool:
    """An ally; a main player gets no rewards."""
    return AMBUSHED.get(state, seat) > 0 and not is_main(state, seat)


def add_ambushed(state: Cosmic, seat: int, count: int) -> int:
    """Rewards are for all tokens that were committed (CB-guerrilla)."""
    return count + AMBUSHED.get(state, seat)


def loses_planet(state: Cosmic, seat: int, window: Frame) -> bool:
    return seat == state.defence and state.result == OFFENCE_WON


def mine_planet(state: Cosmic, frame: Frame) -> None:
    state.wilds[GUERRILLA] |= bit(frame.seat)


def blow_up(state: Cosmic, *_: int) -> None:
    """All who stand on the planet or are about to land go to the Warp (CW-guerrilla)."""
    if state.wilds[GUERRILLA] == 0 or state.result != OFFENCE_WON:
        return
    for seat in range(state.seats):
        lose_from(state, state.target, seat, tokens_at(state, state.target, seat))
        if clause_on(state, MAY_SHARE, seat) == ALLOWED:
            lose_sent(state, seat)


POWER: Final = Power(
    "guerrilla",
    Traits(300, simple=True),
    plays=(
        use(GUERRILLA, (DECIDED,), MUST, takes_toll, lie_in_wait),
        wild(GUERRILLA, (DECIDED,), loses_planet, mine_planet),
        super_(GUERRILLA, (DECIDED,), has_been_beaten, wipe_out),
    ),
    modifiers=(Modifier("guerrilla", "CB-guerrilla", REWARDED, ADD, was_ambushed, add_ambushed),),
    consequences=(Consequence(FIGHT_LOST, ambush), Consequence(FIGHT_LOST, blow_up)),
    facts=(AMBUSHED,),
)
