"""What a side counts, and who wins: a pipeline in fixed layers, every term with its source.

Card: the value of the revealed Attack, or of the one it counts as. Then kickers, comets, digits, cuts,
thirds, the sign; tokens (added, multiplied or subtracted), bonuses. The totals are compared; what inverts the
comparison comes last.
"""

from typing import Final

from mypy_extensions import i64

from orrery.engine.decision import ALLOWED
from orrery.engine.queries import MULTIPLY, Modifier, Term
from orrery.games.cosmic.data.cards import IONIC_GAS, STELLAR_GAS, VALUES
from orrery.games.cosmic.data.destiny import (
    DOUBLE_CONSOLATION,
    DOUBLED_DEFENCE,
    HALF_ATTACKS,
    ODD_ATTACK_WINS,
)
from orrery.games.cosmic.data.moons import ALLY_DOUBLE, ALLY_HALF
from orrery.games.cosmic.moons import is_at_work
from orrery.games.cosmic.queries import (
    CARD,
    CARRIED,
    COMPARE,
    CONSOLATION,
    COUNTED,
    KICKER,
    LASTING,
    MAY_MULTIPLY_TOKENS,
    MAY_SUBTRACT_TOKENS,
    MAY_SUFFER_EDICT,
    TOKENS,
    TOTAL,
    VERDICT,
    WORTH,
)
from orrery.games.cosmic.results import BOTH_LOST, DEFENCE_WON, OFFENCE_WON
from orrery.games.cosmic.roles import allied_tokens, drawn_in, main_player, own_tokens, side_of
from orrery.games.cosmic.state import DEFENCE, OFFENCE, Cosmic
from orrery.games.cosmic.tokens import owner_of

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
        and counted_value(state, DEFENCE) <= LARGEST_DOUBLED
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
    side = side_of(state, seat)
    if not counts_plainly(state, seat) or allied_tokens(state, side) == 0:
        return False
    return state.gas & NO_ALLIES_COUNT == 0 or worth_of_allies(state, side) != 0


def has_gassed(state: Cosmic, seat: int) -> bool:
    return state.gas & NO_ALLIES_COUNT != 0 and allied_tokens(state, side_of(state, seat)) > 0


def count_no_more(state: Cosmic, seat: int, value: int) -> int:
    return value


def odd_one_wins(state: Cosmic, seat: int) -> bool:
    """Comet 15: exactly one of the two Attacks is odd."""
    return state.comet == ODD_ATTACK_WINS and is_odd(state, OFFENCE) != is_odd(state, DEFENCE)


def let_odd_win(state: Cosmic, seat: int, verdict: int) -> int:
    return OFFENCE_WON if is_odd(state, OFFENCE) else DEFENCE_WON


def is_odd(state: Cosmic, side: i64) -> bool:
    return counted_value(state, side) % 2 == 1


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


def counted_value(state: Cosmic, side: i64) -> i64:
    """The number on the card that counts, which may be another than the revealed one."""
    return value_before(state, side, KICKER)


def worth_of_own(state: Cosmic, side: i64) -> i64:
    """What the tokens of the main player count."""
    return worth_of(state, main_player(state, side), own_tokens(state, side))


def worth_of(state: Cosmic, seat: i64, tokens: i64) -> i64:
    """What so many tokens of a seat, all that it has in the challenge, count with what they carry."""
    numbers = state.book.numbers
    count: i64 = numbers.ask(state, COUNTED, seat, tokens) * numbers.ask(state, WORTH, seat, 1)
    if len(state.stacks) > 0:
        count += numbers.ask(state, CARRIED, seat, 0)
    return count


def worth_of_allies(state: Cosmic, side: i64) -> i64:
    """What the tokens of the allies count; nothing in Stellar Gas, unless it spares somebody."""
    counts_all = state.gas & NO_ALLIES_COUNT == 0
    total: i64 = worth_of_drawn_in(state) if side == DEFENCE and counts_all else 0
    for seat in range(state.seats):
        if state.side[seat] == side and seat != state.offence and seat != state.defence:
            if not is_gassed(state, side, seat):
                total += worth_of(state, seat, state.cone[seat] + state.guard[seat])
    return by_moons(state, total) if len(state.moons) > 0 else total


def by_moons(state: Cosmic, total: i64) -> i64:
    """Ally moons count allied tokens half or double; they cancel each other (CD2.2)."""
    half = is_at_work(state, ALLY_HALF)
    if half == is_at_work(state, ALLY_DOUBLE):
        return total
    return total // 2 if half else total * 2


def is_gassed(state: Cosmic, side: i64, ally: i64) -> bool:
    """Whether the tokens of an ally don't count in Stellar Gas: it may spare him or his main player."""
    if state.gas & NO_ALLIES_COUNT == 0:
        return False
    rulings = state.book.rulings
    for seat in (main_player(state, side), ally):
        if rulings.clause(state, MAY_SUFFER_EDICT, seat, STELLAR_GAS, LASTING) != ALLOWED:
            return False
    return True


def is_unpaid(state: Cosmic, seat: i64) -> bool:
    """Whether a seat gets no consolation and no rewards in Ionic Gas (CX-ionic-gas)."""
    if state.gas & NOTHING_PAID == 0:
        return False
    return state.book.rulings.clause(state, MAY_SUFFER_EDICT, seat, IONIC_GAS, LASTING) == ALLOWED


def worth_of_drawn_in(state: Cosmic) -> i64:
    """What the tokens of a third player count that have to fight for the defence."""
    count = drawn_in(state)
    if count == 0:
        return 0
    return count * state.book.numbers.ask(state, WORTH, owner_of(state, state.target), 1)


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
