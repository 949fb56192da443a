"""Lucre: who has how much of it, where it comes from and where it goes (CD1). Nothing else writes it."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.decision import ALLOWED
from orrery.engine.keys import Keys
from orrery.games.cosmic.abilities import clause_on
from orrery.games.cosmic.data.destiny import PAID_CARDS
from orrery.games.cosmic.keys import LUCRE_EARNED, LUCRE_GIVEN, LUCRE_SPENT
from orrery.games.cosmic.moons import home_moons
from orrery.games.cosmic.queries import MAY_SPEND
from orrery.games.cosmic.roles import is_main
from orrery.games.cosmic.state import Cosmic

LUCRE: Final = Keys("lucre")
"""By whose rules there is Lucre, as the table wants it."""
LUCRE_NO: Final = LUCRE.add("no")
LUCRE_EON: Final = LUCRE.add("eon")
LUCRE_MAYFAIR: Final = LUCRE.add("mayfair")

# What else it buys, each by a switch of its own, as bits (CD1.1).
TO_REARRANGE: Final = 1
TO_FLIP_AGAIN: Final = 2
TO_REPLACE_POWER: Final = 4
TO_ADD_POWER: Final = 8
TO_KEEP_FLARE: Final = 16

EON_START: Final = 4
EON_INCOME: Final = 1
MAYFAIR_START: Final = 3
"""Everybody has more than that by the place in the order of turns."""
MAYFAIR_INCOME: Final = 3
"""And one for each home base, moons of the own system included."""
COMET_PRICE: Final = 2


def endow(state: Cosmic) -> None:
    """What everybody begins with, once it is known who begins."""
    if state.with_lucre == LUCRE_NO:
        return
    for turn in range(state.seats):
        seat: i64 = (state.turn + turn) % state.seats
        state.lucre[seat] = EON_START if state.with_lucre == LUCRE_EON else MAYFAIR_START + turn + 1


def collect(state: Cosmic, seat: i64) -> None:
    """The income at the beginning of a turn."""
    if state.with_lucre == LUCRE_NO or state.round > 0:
        return
    income: i64 = EON_INCOME
    if state.with_lucre == LUCRE_MAYFAIR:
        income = MAYFAIR_INCOME + state.homes[seat] + home_moons(state, seat)
    state.lucre[seat] += income
    state.tell(LUCRE_EARNED, seat, income)


def purse(state: Cosmic, seat: i64) -> i64:
    """What a seat can give away or count: all that it has, unless something is against its use."""
    if state.with_lucre == LUCRE_NO or clause_on(state, MAY_SPEND, seat) != ALLOWED:
        return 0
    return state.lucre[seat]


def can_pay(state: Cosmic, seat: i64, price: i64) -> bool:
    """Whether a seat can buy something: as a main player of the challenge, with so much Lucre."""
    return state.with_lucre != LUCRE_NO and is_main(state, seat) and purse(state, seat) >= price


def pay(state: Cosmic, seat: i64, price: i64) -> None:
    """Lucre goes to nobody."""
    state.lucre[seat] -= price
    state.tell(LUCRE_SPENT, seat, price)


def hand_lucre(state: Cosmic, giver: i64, taker: i64, amount: i64) -> None:
    """As much of an amount as the giver still has goes to another player."""
    given: i64 = min(amount, purse(state, giver))
    if given > 0:
        state.lucre[giver] -= given
        state.lucre[taker] += given
        state.tell(LUCRE_GIVEN, giver, given, taker)


def charge_for_card(state: Cosmic, seat: i64) -> None:
    """A card was played or laid: under Comet 17 that costs Lucre, as far as there is any (CD1.2)."""
    if state.comet == PAID_CARDS and state.with_lucre != LUCRE_NO:
        price: i64 = min(COMET_PRICE, state.lucre[seat])
        if price > 0:
            pay(state, seat, price)
