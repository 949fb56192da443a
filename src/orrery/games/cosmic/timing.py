"""The timing chart: every moment of a challenge at which seats respond (CA3.1, CA3.2).

The moments come in this order. At each, what must happen happens first; then those whom the chart
names are asked at once, and what they announce is carried out by priority: offence, defence, the
others clockwise. Each announcement opens the moment ``played``, where it can be answered.
"""

from typing import Final, final

from mypy_extensions import i64

from orrery.engine.chance import bag_size
from orrery.engine.flow import Frame
from orrery.engine.keys import Keys
from orrery.engine.windows import NO_SUBJECT
from orrery.games.cosmic.keys import WINDOW
from orrery.games.cosmic.state import Cosmic

EVERYBODY_ASKED: Final = 0
"""All who hold a card, or have a power that works at that moment."""
POWERS_ASKED: Final = 1
"""The others who have a power that works at that moment, or a secret one; cards don't count."""
OWNER_ASKED: Final = 2
"""Only the player whom it is about."""
NOBODY_ASKED: Final = 3
"""Only what must happen does."""
GAINER_ASKED: Final = 4
"""The player whom it is about, if there may be cards for that moment in the game; of the others as before."""

INVOLVED_ASKED: Final = 5
"""The main players and their allies, if they hold a card."""

ANY_PHASE: Final = -1


@final
class Timing:
    """One line of the chart: its phase, and who is asked; ``key`` is told by the chart."""

    def __init__(self, phase: int, asked: int) -> None:
        self.key: str = ""
        self.phase = phase
        self.asked = asked


TIMINGS: Final = Keys()
BEGINNING: Final = TIMINGS.add("beginning")
REGROUP: Final = TIMINGS.add("regroup")
DESTINY: Final = TIMINGS.add("destiny")
LAUNCH: Final = TIMINGS.add("launch")
OFFENCE_INVITES: Final = TIMINGS.add("offence-invites")
DEFENCE_INVITES: Final = TIMINGS.add("defence-invites")
ALLIANCE: Final = TIMINGS.add("alliance")
BEFORE_CARDS: Final = TIMINGS.add("before-cards")
CARDS_LAID: Final = TIMINGS.add("cards-laid")
REVEALED: Final = TIMINGS.add("revealed")
DECIDED: Final = TIMINGS.add("decided")
TOKENS_LOST: Final = TIMINGS.add("tokens-lost")
DEAL_STRUCK: Final = TIMINGS.add("deal-struck")
DEAL_BROKEN: Final = TIMINGS.add("deal-broken")
RESOLVED: Final = TIMINGS.add("resolved")
ENDING: Final = TIMINGS.add("ending")
PLAYED: Final = TIMINGS.add("played")
ACTION: Final = TIMINGS.add("action")
NEW_HAND: Final = TIMINGS.add("new-hand")
JOINED: Final = TIMINGS.add("joined")
UNCOVERING: Final = TIMINGS.add("uncovering")
ALL_INVITED: Final = TIMINGS.add("all-invited")
SIDES_CHOSEN: Final = TIMINGS.add("sides-chosen")
LEAVING: Final = TIMINGS.add("leaving")
BEFORE_FLIP: Final = TIMINGS.add("before-flip")
FLIPPED: Final = TIMINGS.add("flipped")
CARDS_GAINED: Final = TIMINGS.add("cards-gained")
HAND_CHECK: Final = TIMINGS.add("hand-check")
CARDS_DISCARDED: Final = TIMINGS.add("cards-discarded")
BEFORE_LAUNCH: Final = TIMINGS.add("before-launch")
REGROUPED: Final = TIMINGS.add("regrouped")
REINFORCING: Final = TIMINGS.add("reinforcing")
POINTS: Final = len(TIMINGS)

# fmt: off
CHART: Final[list[Timing]] = TIMINGS.lay_out({
    BEGINNING:       Timing(0, EVERYBODY_ASKED),        # before the offence's hand is checked
    REGROUP:         Timing(1, EVERYBODY_ASKED),        # before the offence takes a token out of the Warp
    DESTINY:         Timing(2, EVERYBODY_ASKED),        # the defender is named
    LAUNCH:          Timing(3, EVERYBODY_ASKED),        # the defender has a hand; the cone is not yet pointed
    OFFENCE_INVITES: Timing(4, EVERYBODY_ASKED),        # before the offence invites
    DEFENCE_INVITES: Timing(5, EVERYBODY_ASKED),        # before the defence invites
    ALLIANCE:        Timing(6, EVERYBODY_ASKED),        # all allies have joined
    BEFORE_CARDS:    Timing(7, EVERYBODY_ASKED),        # before challenge cards are chosen
    CARDS_LAID:      Timing(7, EVERYBODY_ASKED),        # both cards lie on the table
    REVEALED:        Timing(8, EVERYBODY_ASKED),        # cards are turned up; totals are made after it
    DECIDED:         Timing(9, EVERYBODY_ASKED),        # it is known who has won; nothing is lost yet
    TOKENS_LOST:     Timing(ANY_PHASE, EVERYBODY_ASKED),# tokens are on their way to the Warp
    DEAL_STRUCK:     Timing(9, EVERYBODY_ASKED),        # a deal is agreed, not yet carried out
    DEAL_BROKEN:     Timing(9, EVERYBODY_ASKED),        # there is no deal; nothing is lost yet
    RESOLVED:        Timing(9, EVERYBODY_ASKED),        # bases stand; the used cards still lie there
    ENDING:          Timing(10, EVERYBODY_ASKED),       # between challenges
    PLAYED:          Timing(ANY_PHASE, EVERYBODY_ASKED),# something is announced and can be answered
    ACTION:          Timing(ANY_PHASE, POWERS_ASKED),   # somebody points the cone, invites or joins
    NEW_HAND:        Timing(ANY_PHASE, OWNER_ASKED),    # somebody is about to discard the hand
    JOINED:          Timing(6, OWNER_ASKED),            # an ally has joined; nothing is sent yet
    REGROUPED:       Timing(1, OWNER_ASKED),            # the free token is out of the Warp; more are for sale
    HAND_CHECK:      Timing(0, POWERS_ASKED),           # the first hand of a turn is about to be checked
    BEFORE_LAUNCH:   Timing(3, NOBODY_ASKED),           # the defender's hand is about to be checked
    UNCOVERING:      Timing(8, POWERS_ASKED),           # the laid cards are about to be turned up
    ALL_INVITED:     Timing(6, EVERYBODY_ASKED),        # all are invited, nobody has joined
    SIDES_CHOSEN:    Timing(6, POWERS_ASKED),           # all allies have joined, and wait with their tokens
    LEAVING:         Timing(ANY_PHASE, NOBODY_ASKED),   # somebody is about to move tokens off planets
    BEFORE_FLIP:     Timing(2, NOBODY_ASKED),           # a destiny card is about to be flipped
    FLIPPED:         Timing(2, EVERYBODY_ASKED),        # a destiny card is flipped, and not yet followed
    CARDS_GAINED:    Timing(ANY_PHASE, GAINER_ASKED),   # somebody has drawn cards, or taken them at random
    CARDS_DISCARDED: Timing(ANY_PHASE, NOBODY_ASKED),   # cards were discarded, nothing is announced
    REINFORCING:     Timing(8, INVOLVED_ASKED),         # two Attacks lie there, before the totals
})
# fmt: on

AT_ANY_TIME: Final[tuple[int, ...]] = tuple(range(PLAYED))
"""Every moment of a challenge but the answers to one announcement."""
AT_ANY_TIME_OR_IN_ANSWER: Final[tuple[int, ...]] = (*AT_ANY_TIME, PLAYED)


def open_window(state: Cosmic, point: i64, seat: i64, subject: i64 = NO_SUBJECT) -> None:
    """Let everybody respond at a moment of the chart, before whatever is under way goes on."""
    show_duties(state, point)
    state.occasion += 1
    state.push(WINDOW, seat, point, subject, state.occasion)


def is_at(window: Frame, point: i64) -> bool:
    """Whether a window is open at a moment of the chart."""
    return window.x == point


def is_called_for(state: Cosmic, point: i64) -> bool:
    """Whether a power or flare made for a moment might be in the game, by what everybody knows."""
    if state.with_secrets != 0 and bag_size(state.secret) > 0:
        return True
    plays = state.book.plays
    for power in plays.uses_for[point]:
        if state.users[power] != 0:
            return True
    for power in plays.flares_for[point]:
        if state.with_flares != 0 and (state.extra_flares > 0 or state.dealt[power] != 0):
            return True
    return False


def show_duties(state: Cosmic, point: i64) -> None:
    """Where a power would have to be used that is secret, or by what cards its user holds, it shows.

    Everybody learns whether it is used: that it is not shows too.
    """
    plays = state.book.plays
    if state.with_secrets != 0 and plays.has_duties[point] and bag_size(state.secret) > 0:
        state.reveal()
    for power in plays.telling[point]:
        if state.users[power] != 0:
            state.reveal()
