"""What a side counts, and who wins: a pipeline in fixed layers, every term with its source.

Card: the value of the revealed Attack. Then kickers, comets, digits, cuts, the sign; tokens (added,
multiplied or subtracted), bonuses. The totals are compared; what inverts the comparison comes last.
"""

from typing import Final

from mypy_extensions import i64

from orrery.engine.decision import ALLOWED
from orrery.engine.queries import MULTIPLY, Modifier, Term
from orrery.games.cosmic.data.cards import VALUES
from orrery.games.cosmic.data.destiny import (
    DOUBLE_CONSOLATION,
    DOUBLED_DEFENCE,
    HALF_ATTACKS,
    ODD_ATTACK_WINS,
)
from orrery.games.cosmic.queries import (
    CARD,
    CARRIED,
    COMPARE,
    CONSOLATION,
    MAY_MULTIPLY_TOKENS,
    MAY_SUBTRACT_TOKENS,
    TOKENS,
    TOTAL,
    VERDICT,
    WORTH,
)
from orrery.games.cosmic.roles import allied_tokens, main_player, own_tokens, side_of
from orrery.games.cosmic.state import (
    BOTH_LOST,
    DEFENCE,
    DEFENCE_WON,
    OFFENCE,
    OFFENCE_WON,
    Cosmic,
)

NO_ALLIES_COUNT: Final = 1
"""Stellar Gas, a bit of ``gas``."""
NOTHING_PAID: Final = 2
"""Ionic Gas."""

LARGEST_DOUBLED: Final = 10


def half_attacks(state: Cosmic, seat: int) -> bool:
    return state.comet == HALF_ATTACKS


def halve(state: Cosmic, seat: int, value: int) -> int:
    return value // 2


def doubled_defence(state: Cosmic, seat: int) -> bool:
    return (
        state.comet == DOUBLED_DEFENCE
        and seat == state.defence
        and card_value(state, DEFENCE) <= LARGEST_DOUBLED
    )


def double(state: Cosmic, seat: int, value: int) -> int:
    return value * 2


def counts_plainly(state: Cosmic, seat: int) -> bool:
    """Whether no power counts the tokens of this side in its own way."""
    rulings = state.book.rulings
    if rulings.clause(state, MAY_MULTIPLY_TOKENS, seat) != ALLOWED:
        return False
    return rulings.clause(state, MAY_SUBTRACT_TOKENS, seat) == ALLOWED


def add_own(state: Cosmic, seat: int, value: int) -> int:
    return value + worth_of_own(state, side_of(state, seat))


def add_allied(state: Cosmic, seat: int, value: int) -> int:
    return value + worth_of_allies(state, side_of(state, seat))


def has_allied(state: Cosmic, seat: int) -> bool:
    if state.gas & NO_ALLIES_COUNT != 0:
        return False
    return counts_plainly(state, seat) and allied_tokens(state, side_of(state, seat)) > 0


def has_gassed(state: Cosmic, seat: int) -> bool:
    return state.gas & NO_ALLIES_COUNT != 0 and allied_tokens(state, side_of(state, seat)) > 0


def count_no_more(state: Cosmic, seat: int, value: int) -> int:
    return value


def odd_one_wins(state: Cosmic, seat: int) -> bool:
    """Comet 15: exactly one of the two Attacks is odd."""
    return state.comet == ODD_ATTACK_WINS and card_value(state, OFFENCE) % 2 != card_value(state, DEFENCE) % 2


def let_odd_win(state: Cosmic, seat: int, verdict: int) -> int:
    return OFFENCE_WON if card_value(state, OFFENCE) % 2 == 1 else DEFENCE_WON


def doubled_consolation(state: Cosmic, seat: int) -> bool:
    return state.comet == DOUBLE_CONSOLATION


# fmt: off
MODIFIERS: Final[tuple[Modifier[Cosmic], ...]] = (
    Modifier("half-attacks",    "CD3-18", TOTAL,   CARD,    half_attacks,    halve),
    Modifier("doubled-defence", "CD3-16", TOTAL,   CARD,    doubled_defence, double),
    Modifier("tokens",          "CR1",    TOTAL,   TOKENS,  counts_plainly,  add_own),
    Modifier("allied-tokens",   "CR1",    TOTAL,   TOKENS,  has_allied,      add_allied),
    Modifier("stellar-gas",     "CX-stellar-gas", TOTAL, TOKENS, has_gassed, count_no_more),
    Modifier("odd-attack-wins", "CD3-15", VERDICT, COMPARE, odd_one_wins,    let_odd_win),
    Modifier("double-consolation", "CD3-12", CONSOLATION, MULTIPLY, doubled_consolation, double),
)
# fmt: on


def card_value(state: Cosmic, side: i64) -> i64:
    """The number on the revealed card."""
    return VALUES[state.laid[side]]


def worth_of_own(state: Cosmic, side: i64) -> i64:
    """What the tokens of the main player count."""
    return worth_of(state, main_player(state, side), own_tokens(state, side))


def worth_of(state: Cosmic, seat: i64, tokens: i64) -> i64:
    """What so many tokens of a seat, all that it has in the challenge, count with what they carry."""
    count: i64 = tokens * state.book.numbers.ask(state, WORTH, seat, 1)
    if len(state.stacks) > 0:
        count += state.book.numbers.ask(state, CARRIED, seat, 0)
    return count


def worth_of_allies(state: Cosmic, side: i64) -> i64:
    """What the tokens of the allies count; nothing in Stellar Gas (CX-stellar-gas)."""
    if state.gas & NO_ALLIES_COUNT != 0:
        return 0
    total: i64 = 0
    for seat in range(state.seats):
        if state.side[seat] == side and seat != state.offence and seat != state.defence:
            total += worth_of(state, seat, state.cone[seat] + state.guard[seat])
    return total


def total(state: Cosmic, side: i64) -> i64:
    return state.book.numbers.ask(state, TOTAL, main_player(state, side), card_value(state, side))


def value_before(state: Cosmic, side: i64, layer: i64) -> i64:
    """What the card of a side has come to when a layer of the total is reached."""
    seat = main_player(state, side)
    return state.book.numbers.ask_before(state, TOTAL, seat, card_value(state, side), layer)


def explain_total(state: Cosmic, side: i64) -> list[Term]:
    """The total term by term; the first is the card."""
    card = int(card_value(state, side))
    terms = state.book.numbers.explain(state, TOTAL, main_player(state, side), card)
    return [Term("card", "CR1", card), *terms]


def verdict(state: Cosmic) -> i64:
    """Who wins with two Attacks: the higher total, a tie goes to the defence (CR1); then what inverts it."""
    first: i64 = OFFENCE_WON if state.totals[OFFENCE] > state.totals[DEFENCE] else DEFENCE_WON
    return state.book.numbers.ask(state, VERDICT, state.offence, first)


def explain_verdict(state: Cosmic) -> list[Term]:
    first = OFFENCE_WON if state.totals[OFFENCE] > state.totals[DEFENCE] else DEFENCE_WON
    return [
        Term("higher-total", "CR1", first),
        *state.book.numbers.explain(state, VERDICT, state.offence, first),
    ]


def swap(state: Cosmic, seat: int, decided: int) -> int:
    """Winner and loser change places."""
    return {OFFENCE_WON: DEFENCE_WON, DEFENCE_WON: OFFENCE_WON}.get(decided, decided)


def both_lose(state: Cosmic, seat: int, decided: int) -> int:
    return BOTH_LOST


def lower_wins(state: Cosmic, seat: int, decided: int) -> int:
    """The lower total wins, a tie still goes to the defence."""
    return OFFENCE_WON if state.totals[OFFENCE] < state.totals[DEFENCE] else DEFENCE_WON
