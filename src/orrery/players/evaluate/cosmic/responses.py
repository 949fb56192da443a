"""Which responses deserve a trial: most moments are not those at which a card does something."""

from typing import Final

from mypy_extensions import i64

from orrery.engine.flow import PASS, Ask
from orrery.engine.windows import NO_SUBJECT
from orrery.games.cosmic.data.cards import COMPROMISE, FINDER, INSANITY, KINDS, REBIRTH, SANITY, VALUES
from orrery.games.cosmic.plays import CON, POWER_USE, PRO, RETAIN, STOP
from orrery.games.cosmic.purchases import SOLD
from orrery.games.cosmic.roles import is_main
from orrery.games.cosmic.state import Cosmic
from orrery.games.cosmic.tables import WINDOWS
from orrery.games.cosmic.timing import (
    AT_ANY_TIME,
    BEFORE_CARDS,
    BEGINNING,
    DESTINY,
    LAUNCH,
    REGROUP,
    REGROUPED,
    REVEALED,
    TOKENS_LOST,
)

PULSAR_MOMENTS: Final[tuple[int, ...]] = (REGROUP, LAUNCH, BEFORE_CARDS, REVEALED, TOKENS_LOST)
"""When a Pulsar is considered without a power being used; uses are answered at any time."""
WHEN_BOUGHT: Final[dict[str, tuple[int, ...]]] = {
    "buy-tokens": (REGROUPED, LAUNCH),
    "buy-cards": (LAUNCH,),
    "buy-flip": (DESTINY,),
    "buy-power": (BEGINNING,),
    "add-power": (BEGINNING,),
}
"""When Lucre is considered for what; a discard or a move brings nothing that a challenge would show."""
GOOD_ATTACK: Final = 14
"""Who has one does not want a new hand."""
EFFORT: Final = 40
"""A card that is played has to bring so much more than passing, in thousandths of a base."""
EASE: Final = 10
"""What has to be gained by a power, a con or a pro: nothing is spent on it."""
MOODS: Final[tuple[int, ...]] = (SANITY, INSANITY)


def is_free(response: i64) -> bool:
    """What can only do good: showing the Pulsar that retains a power, learning something, a curse."""
    play = WINDOWS.plays[response]
    return play.how == RETAIN or play.free


def effort(response: i64) -> i64:
    """The margin by which a response has to beat passing."""
    if response == PASS:
        return 0
    play = WINDOWS.plays[response]
    return EASE if play.kind < 0 or play.how in (CON, PRO) else EFFORT


def is_worth_a_trial(state: Cosmic, ask: Ask, response: i64) -> bool:
    """Whether a response could do something at this moment that it could not do later as well."""
    play = WINDOWS.plays[response]
    if play.key in SOLD:
        return ask.x in WHEN_BOUGHT.get(play.key, ())
    if play.how in (CON, STOP, PRO):
        return ask.y != NO_SUBJECT or ask.x in PULSAR_MOMENTS
    if play.how == POWER_USE and play.points == AT_ANY_TIME:
        return ask.x == REGROUP
    if play.kind == FINDER:
        return ask.x == BEFORE_CARDS and is_main(state, ask.seat)
    if play.kind in MOODS:
        return ask.x == BEFORE_CARDS and is_main(state, ask.seat)
    if play.kind == REBIRTH:
        return best_attack(state, ask.seat) < GOOD_ATTACK
    return True


def best_attack(state: Cosmic, seat: i64) -> i64:
    best: i64 = 0
    for kind in range(i64(COMPROMISE)):
        if state.hands[seat * KINDS + kind] > 0:
            best = max(best, VALUES[kind])
    return best
