"""Anti-Matter: the lower total wins, and most tokens are subtracted (CB-anti-matter)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.flow import Frame
from orrery.engine.queries import Modifier
from orrery.engine.windows import MUST
from orrery.games.cosmic.abilities import NO_SUPERS, NO_WILDS, ban, boosted, limited
from orrery.games.cosmic.data.powers import ANTI_MATTER
from orrery.games.cosmic.questions import CHOOSE_SEAT
from orrery.games.cosmic.reactions import Reaction, always, super_, use, wild
from orrery.games.cosmic.roles import both_attack, is_main, others, side_of
from orrery.games.cosmic.state import Cosmic
from orrery.games.cosmic.totals import (
    COMPARE,
    TOKENS,
    TOTAL,
    VERDICT,
    lower_wins,
    worth_of_allies,
    worth_of_own,
)
from orrery.games.cosmic.windows import AT_ANY_TIME, REVEALED

SUBTRACTED: Final = 2
"""In ``counted``, a bit of its own: a side whose tokens are multiplied is left to the power that does it."""


def both_show_attacks(state: Cosmic, seat: int, window: Frame) -> bool:
    return is_main(state, seat) and both_attack(state)


def subtract_tokens(state: Cosmic, frame: Frame) -> None:
    state.invoked[ANTI_MATTER] = frame.seat + 1
    for side in range(2):
        state.counted[side] |= SUBTRACTED


def is_subtracted(state: Cosmic, seat: int) -> bool:
    return state.counted[side_of(state, seat)] == SUBTRACTED


def count_tokens(state: Cosmic, seat: int, value: int) -> int:
    """Everything is subtracted but the opponent's own tokens."""
    side = side_of(state, seat)
    own: i64 = worth_of_own(state, side)
    allied: i64 = worth_of_allies(state, side)
    user: i64 = state.invoked[ANTI_MATTER] - 1
    if seat == user or limited(state, seat, ANTI_MATTER):
        own = -own
    if seat == user or not boosted(state, user, ANTI_MATTER):
        allied = -allied
    return value + own + allied


def is_inverted(state: Cosmic, seat: int) -> bool:
    return state.invoked[ANTI_MATTER] != 0


def aim_at_player(state: Cosmic, frame: Frame) -> None:
    state.ask(frame.seat, CHOOSE_SEAT, frame.x, others(state, frame.seat))


def bar_wilds(state: Cosmic, frame: Frame) -> None:
    ban(state, frame.z, NO_WILDS)


def bar_flares(state: Cosmic, frame: Frame) -> None:
    ban(state, frame.z, NO_WILDS | NO_SUPERS)


REACTIONS: Final[tuple[Reaction, ...]] = (
    use(ANTI_MATTER, (REVEALED,), MUST, both_show_attacks, subtract_tokens),
    wild(ANTI_MATTER, AT_ANY_TIME, always, bar_wilds, aim=aim_at_player),
    super_(ANTI_MATTER, AT_ANY_TIME, always, bar_flares, aim=aim_at_player),
)
MODIFIERS: Final[tuple[Modifier[Cosmic], ...]] = (
    Modifier("anti-matter", "CB-anti-matter", TOTAL, TOKENS, is_subtracted, count_tokens),
    Modifier("anti-matter", "CB-anti-matter", VERDICT, COMPARE, is_inverted, lower_wins),
)
