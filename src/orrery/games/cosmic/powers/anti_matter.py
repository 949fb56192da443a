"""Anti-Matter: the lower total wins, and most tokens are subtracted (CB-anti-matter)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.decision import ALLOWED
from orrery.engine.flow import Frame
from orrery.engine.queries import Modifier, Ruling
from orrery.engine.windows import MUST
from orrery.games.cosmic.abilities import (
    NO_SUPERS,
    NO_WILDS,
    ban,
    boosted,
    clause_on,
    immune,
    in_force,
    is_banned,
    works_for,
)
from orrery.games.cosmic.data.powers import number_of
from orrery.games.cosmic.plays import always, super_, use, wild
from orrery.games.cosmic.power import Power
from orrery.games.cosmic.queries import (
    COMPARE,
    MAY_MULTIPLY_TOKENS,
    MAY_PLAY_SUPER,
    MAY_PLAY_WILD,
    MAY_SUBTRACT_TOKENS,
    TOKENS,
    TOTAL,
    VERDICT,
)
from orrery.games.cosmic.questions import CHOOSE_SEAT
from orrery.games.cosmic.roles import both_attack, is_main, opponent, others, side_of
from orrery.games.cosmic.rulebook import Traits
from orrery.games.cosmic.state import NOBODY, Cosmic
from orrery.games.cosmic.timing import AT_ANY_TIME, REVEALED
from orrery.games.cosmic.totals import lower_wins, worth_of_allies, worth_of_own
from orrery.games.cosmic.uses import invoke

ANTI_MATTER: Final = number_of("anti-matter")


def both_show_attacks(state: Cosmic, seat: int, window: Frame) -> bool:
    return is_main(state, seat) and both_attack(state)


def subtract_tokens(state: Cosmic, frame: Frame) -> None:
    invoke(state, frame.seat, ANTI_MATTER)


def is_subtracted(state: Cosmic, seat: int) -> bool:
    """A side whose tokens are multiplied is left to the power that does it."""
    return is_inverted(state, seat) and clause_on(state, MAY_MULTIPLY_TOKENS, seat) == ALLOWED


def count_tokens(state: Cosmic, seat: int, value: int) -> int:
    """Everything is subtracted but the own tokens of an opponent who does not use it himself (CG13)."""
    side = side_of(state, seat)
    own: i64 = worth_of_own(state, side)
    allied: i64 = worth_of_allies(state, side)
    is_user = works_for(state, seat, ANTI_MATTER)
    if is_user or immune(state, seat, ANTI_MATTER):
        own = -own
    if is_user or not boosted(state, opponent(state, seat), ANTI_MATTER):
        allied = -allied
    return value + own + allied


def is_inverted(state: Cosmic, seat: int) -> bool:
    return in_force(state, ANTI_MATTER) != NOBODY


def aim_at_player(state: Cosmic, frame: Frame) -> None:
    state.ask(frame.seat, CHOOSE_SEAT, frame.x, others(state, frame.seat))


def bar_wilds(state: Cosmic, frame: Frame) -> None:
    ban(state, frame.z, NO_WILDS)


def bar_flares(state: Cosmic, frame: Frame) -> None:
    ban(state, frame.z, NO_WILDS | NO_SUPERS)


def subtracts(state: Cosmic, seat: int, *_: int) -> str:
    return "CB-anti-matter" if is_inverted(state, seat) else ALLOWED


def against_wild(state: Cosmic, seat: int, power: int, _: int) -> str:
    if not is_banned(state, seat, NO_WILDS):
        return ALLOWED
    return "CS-anti-matter" if is_banned(state, seat, NO_SUPERS) else "CW-anti-matter"


def against_super(state: Cosmic, seat: int, power: int, _: int) -> str:
    return "CS-anti-matter" if is_banned(state, seat, NO_SUPERS) else ALLOWED


POWER: Final = Power(
    "anti-matter",
    Traits(350),
    plays=(
        use(ANTI_MATTER, (REVEALED,), MUST, both_show_attacks, subtract_tokens),
        wild(ANTI_MATTER, AT_ANY_TIME, always, bar_wilds, aim=aim_at_player),
        super_(ANTI_MATTER, AT_ANY_TIME, always, bar_flares, aim=aim_at_player),
    ),
    modifiers=(
        Modifier("anti-matter", "CB-anti-matter", TOTAL, TOKENS, is_subtracted, count_tokens),
        Modifier("anti-matter", "CB-anti-matter", VERDICT, COMPARE, is_inverted, lower_wins),
    ),
    rulings=(
        Ruling(MAY_SUBTRACT_TOKENS, subtracts),
        Ruling(MAY_PLAY_WILD, against_wild),
        Ruling(MAY_PLAY_SUPER, against_super),
    ),
)
