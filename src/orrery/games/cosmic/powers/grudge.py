"""Grudge: who refuses its invitation will be sorry (CB-grudge)."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.bits import bit, has
from orrery.engine.decision import ALLOWED
from orrery.engine.flow import Frame
from orrery.engine.queries import Consequence, Ruling
from orrery.engine.windows import MUST
from orrery.games.cosmic.abilities import boosted, immune
from orrery.games.cosmic.data.powers import number_of
from orrery.games.cosmic.own import FOR_CHALLENGE, Own
from orrery.games.cosmic.plays import is_own_use_of, super_, use, wild
from orrery.games.cosmic.power import Power
from orrery.games.cosmic.queries import CHOSE_SIDE, DEFENCE_CHANGED, FORCED, MAY_SHARE
from orrery.games.cosmic.results import BOTH_LOST, CALLED_OFF, DEAL_BROKE, DEALT, DEFENCE_WON, OFFENCE_WON
from orrery.games.cosmic.roles import allies, has_lost, has_won, is_ally, is_main, priority, side_of
from orrery.games.cosmic.rulebook import Traits
from orrery.games.cosmic.state import DEFENCE, NO_SIDE, OFFENCE, SIDES, Cosmic
from orrery.games.cosmic.timing import ALLIANCE, DECIDED, PLAYED, RESOLVED
from orrery.games.cosmic.tokens import give_up, on_bases
from orrery.games.cosmic.uses import strengthened

GRUDGE: Final = number_of("grudge")
REFUSED: Final = Own("refused", FOR_CHALLENGE, SIDES.all())
"""Who was invited by a side and has chosen otherwise, as bits."""

OUTCOMES: Final[tuple[int, ...]] = (OFFENCE_WON, DEFENCE_WON, BOTH_LOST, DEALT, DEAL_BROKE, CALLED_OFF)
SMALL: Final = 1
SMALL_WITH_PRO: Final = 2
GREAT: Final = 4


def note_refusal(state: Cosmic, seat: int, chosen: int, _: int) -> None:
    """To join a side that Negator forbids was no refusal (CB-grudge)."""
    for side in range(i64(2)):
        if has(state.invited[side], seat) and chosen != side and not has(state.barred, side):
            REFUSED.put(state, REFUSED.get(state, side) | bit(seat), side)


def forget_invited(state: Cosmic, *_: int) -> None:
    """Another defence has invited nobody yet (CG19)."""
    REFUSED.put(state, 0, DEFENCE)


def forgive_forced(state: Cosmic, seat: int, side: int, _: int) -> None:
    """Who was forced off both sides has refused nobody (CB-magnet)."""
    if side == NO_SIDE:
        for refused in range(2):
            REFUSED.put(state, REFUSED.get(state, refused) & ~bit(seat), refused)


def refusers(state: Cosmic, grudge: i64) -> i64:
    """Who has refused its invitation and does not stand on its side in the end, as bits."""
    side = side_of(state, grudge)
    return REFUSED.get(state, side) & ~allies(state, side)


def debtors(state: Cosmic, grudge: i64) -> i64:
    """Those of them who have something to lose and no Con, as bits (CCon-grudge)."""
    mask = refusers(state, grudge)
    for seat in range(state.seats):
        if has(mask, seat) and (immune(state, seat, GRUDGE) or on_bases(state, seat) == 0):
            mask &= ~bit(seat)
    return mask


def can_punish(state: Cosmic, seat: int, window: Frame) -> bool:
    return is_main(state, seat) and state.result in OUTCOMES and debtors(state, seat) != 0


def punish(state: Cosmic, frame: Frame) -> None:
    """In the order of priority; each chooses the tokens."""
    order = priority(state)
    mask = debtors(state, frame.seat)
    count = penalty(state, frame.seat)
    for index in range(len(order)):
        seat = order[len(order) - 1 - index]
        if has(mask, seat):
            give_up(state, seat, count)


def penalty(state: Cosmic, grudge: i64) -> i64:
    """A deal that was made is a win, one that failed a loss (CG10)."""
    failed = state.result == DEAL_BROKE or has_lost(state, grudge)
    if failed or strengthened(state, grudge, GRUDGE):
        return GREAT
    return SMALL_WITH_PRO if boosted(state, grudge, GRUDGE) else SMALL


def bears_grudge(state: Cosmic, seat: int, window: Frame) -> bool:
    """When all have joined, or in answer to the own use."""
    if not is_main(state, seat) or refusers(state, seat) == 0:
        return False
    if window.x == ALLIANCE:
        return True
    return is_own_use_of(state, seat, window, GRUDGE)


def bear_grudge(state: Cosmic, frame: Frame) -> None:
    state.supers[GRUDGE] = 1


def winner_has_allies(state: Cosmic, seat: int, window: Frame) -> bool:
    if not is_main(state, seat) or state.result not in (OFFENCE_WON, DEFENCE_WON):
        return False
    return allies(state, OFFENCE if state.result == OFFENCE_WON else DEFENCE) != 0


def send_away(state: Cosmic, frame: Frame) -> None:
    state.wilds[GRUDGE] |= bit(frame.seat)


def against_share(state: Cosmic, seat: int, *_: int) -> str:
    """Allies of the winner get nothing (CW-grudge)."""
    is_sent_away = state.wilds[GRUDGE] != 0 and is_ally(state, seat) and has_won(state, seat)
    return "CW-grudge" if is_sent_away else ALLOWED


POWER: Final = Power(
    "grudge",
    Traits(250, simple=True, needs_allies=True),
    plays=(
        use(GRUDGE, (RESOLVED,), MUST, can_punish, punish),
        wild(GRUDGE, (DECIDED,), winner_has_allies, send_away),
        super_(GRUDGE, (ALLIANCE, PLAYED), bears_grudge, bear_grudge),
    ),
    rulings=(Ruling(MAY_SHARE, against_share),),
    consequences=(
        Consequence(CHOSE_SIDE, note_refusal),
        Consequence(FORCED, forgive_forced),
        Consequence(DEFENCE_CHANGED, forget_invited),
    ),
    facts=(REFUSED,),
)
