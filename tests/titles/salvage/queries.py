"""The strength of a bid and the loss of a ship, and what bends the one and replaces the other."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.queries import (
    ADD,
    CAP,
    MULTIPLY,
    REPLACE,
    Modifier,
    Queries,
    Replacement,
    Replacements,
)
from tests.titles.salvage.cards import INSURANCE, REFIT, STRENGTHS, TUG
from tests.titles.salvage.effects import owns
from tests.titles.salvage.keys import TOLD_KEPT, TOLD_LOST
from tests.titles.salvage.state import NO_SHIP, Salvage, take_back

STRENGTH: Final = 0
LOSE_SHIP: Final = 0
STRONGEST: Final = 9
REFITTED: Final = 4


def has_bid(state: Salvage, seat: int) -> bool:
    return state.bids[seat] != NO_SHIP


def is_refitted(state: Salvage, seat: int) -> bool:
    return state.bids[seat] == TUG and owns(state, seat, REFIT)


def is_doubled(state: Salvage, seat: int) -> bool:
    return state.doubled[seat] == 1


def is_insured(state: Salvage, seat: int) -> bool:
    return owns(state, seat, INSURANCE)


def refit(state: Salvage, seat: int, strength: int) -> int:
    return REFITTED


def double(state: Salvage, seat: int, strength: int) -> int:
    return 2 * strength


def boost(state: Salvage, seat: int, strength: int) -> int:
    return strength + state.boosts[seat]


def limit(state: Salvage, seat: int, strength: int) -> int:
    return min(strength, STRONGEST)


def keep_ship(state: Salvage, seat: int, ship: int) -> None:
    take_back(state, seat, ship)
    state.tell(TOLD_KEPT, seat, ship)


# fmt: off
QUERIES: Final = Queries[Salvage]((
    Modifier("refit",    "T6.7", STRENGTH, REPLACE,  is_refitted, refit),
    Modifier("reactor",  "T6.5", STRENGTH, MULTIPLY, is_doubled,  double),
    Modifier("boosts",   "T5.5", STRENGTH, ADD,      has_bid,     boost),
    Modifier("limit",    "T4.3", STRENGTH, CAP,      has_bid,     limit),
), queries=1)

REPLACEMENTS: Final = Replacements[Salvage]((
    Replacement("insurance", "T6.8", LOSE_SHIP, is_insured, keep_ship),
), verbs=1)
# fmt: on


def strength(state: Salvage, seat: i64) -> i64:
    """What the bid of a crew counts; 0 without one (T4)."""
    if state.bids[seat] == NO_SHIP:
        return 0
    return QUERIES.ask(state, STRENGTH, seat, STRENGTHS[state.bids[seat]])


def lose_ship(state: Salvage, seat: i64) -> None:
    """The ship of a bid that did not win is discarded, unless something else happens to it (T3.5)."""
    ship = state.take_bid(seat)
    if not REPLACEMENTS.act(state, LOSE_SHIP, seat, ship):
        state.discards[ship] += 1
        state.tell(TOLD_LOST, seat, ship)
