"""Virus: its Attack is multiplied by the tokens on its side (CB-virus)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.bits import bit, has
from orrery.engine.decision import ALLOWED
from orrery.engine.flow import Frame
from orrery.engine.queries import REPLACE, Modifier, Ruling
from orrery.engine.windows import MUST
from orrery.games.cosmic.abilities import boosted, immune, works_for
from orrery.games.cosmic.data.powers import number_of
from orrery.games.cosmic.plays import super_, use, wild
from orrery.games.cosmic.power import Power
from orrery.games.cosmic.queries import MAY_MULTIPLY_TOKENS, REINFORCED, TOKENS, TOTAL
from orrery.games.cosmic.reinforcing import of_side
from orrery.games.cosmic.roles import (
    allied_tokens,
    is_main,
    opponent,
    shows_attack,
    side_of,
)
from orrery.games.cosmic.rulebook import Traits
from orrery.games.cosmic.state import Cosmic
from orrery.games.cosmic.timing import REVEALED
from orrery.games.cosmic.tokens import system_of, tokens_at
from orrery.games.cosmic.totals import worth_of_allies, worth_of_own
from orrery.games.cosmic.uses import invoke, strengthened

VIRUS: Final = number_of("virus")


def attacks(state: Cosmic, seat: int, window: Frame) -> bool:
    """A main player who has revealed an Attack."""
    return is_main(state, seat) and shows_attack(state, side_of(state, seat))


def multiply_tokens(state: Cosmic, frame: Frame) -> None:
    invoke(state, frame.seat, VIRUS)


def is_virus(state: Cosmic, seat: int) -> bool:
    return works_for(state, seat, VIRUS)


def multiply(state: Cosmic, seat: int, value: int) -> int:
    """Card times own and allied tokens; against a Con the allies are only added (C3.3f)."""
    side = side_of(state, seat)
    own: i64 = worth_of_own(state, side) + extra_tokens(state, seat)
    allied: i64 = worth_of_allies(state, side)
    if immune(state, opponent(state, seat), VIRUS):
        return value * own + allied
    return value * (own + allied)


def extra_tokens(state: Cosmic, seat: i64) -> i64:
    """With the Pro the reinforcements of its side, or one where there are none in the game (CPro-virus).

    With the Super the own tokens elsewhere in the system (CS-virus).
    """
    extra: i64 = 0
    if boosted(state, seat, VIRUS):
        extra = of_side(state, side_of(state, seat)) if state.with_reinforcements != 0 else 1
    if strengthened(state, seat, VIRUS):
        first: i64 = system_of(state, state.target) * state.planets
        for place in range(first, first + state.planets):
            if place != state.target:
                extra += tokens_at(state, place, seat)
    return extra


def counts_reinforcements(state: Cosmic, seat: int) -> bool:
    return is_virus(state, seat) and boosted(state, seat, VIRUS)


def add_nothing(state: Cosmic, seat: int, _: int) -> int:
    """The reinforcements are in the product already."""
    return 0


def join_system(state: Cosmic, frame: Frame) -> None:
    state.supers[VIRUS] = 1


def has_allies(state: Cosmic, seat: int, window: Frame) -> bool:
    return attacks(state, seat, window) and allied_tokens(state, side_of(state, seat)) > 0


def multiply_allies(state: Cosmic, frame: Frame) -> None:
    state.wilds[VIRUS] |= bit(frame.seat)


def is_wild(state: Cosmic, seat: int) -> bool:
    return has(state.wilds[VIRUS], seat) and not is_virus(state, seat)


def add_product(state: Cosmic, seat: int, value: int) -> int:
    side = side_of(state, seat)
    return value + worth_of_own(state, side) * worth_of_allies(state, side)


def multiplies(state: Cosmic, seat: int, *_: int) -> str:
    if is_virus(state, seat):
        return "CB-virus"
    return "CW-virus" if is_wild(state, seat) else ALLOWED


POWER: Final = Power(
    "virus",
    Traits(500, simple=True),
    plays=(
        use(VIRUS, (REVEALED,), MUST, attacks, multiply_tokens),
        wild(VIRUS, (REVEALED,), has_allies, multiply_allies),
        super_(VIRUS, (REVEALED,), attacks, join_system),
    ),
    modifiers=(
        Modifier("virus", "CB-virus", TOTAL, TOKENS, is_virus, multiply),
        Modifier("pro-virus", "CPro-virus", REINFORCED, REPLACE, counts_reinforcements, add_nothing),
        Modifier("wild-virus", "CW-virus", TOTAL, TOKENS, is_wild, add_product),
    ),
    rulings=(Ruling(MAY_MULTIPLY_TOKENS, multiplies),),
)
