"""The timing chart: every moment of a challenge at which seats respond (CA3.1, CA3.2).

The moments come in this order. At each, what must happen happens first; then those whom the chart
names are asked at once, and what they announce is carried out by priority: offence, defence, the
others clockwise. Each announcement opens the moment ``played``, where it can be answered.
"""

from typing import Final, final

from mypy_extensions import i64

from orrery.engine.chance import bag_size
from orrery.engine.windows import NO_SUBJECT
from orrery.games.cosmic.keys import WINDOW
from orrery.games.cosmic.state import Cosmic

EVERYBODY_ASKED: Final = 0
"""All who hold a card, or have a power that works at that moment."""
NEGATORS_ASKED: Final = 1
"""Who can negate an action: the Negator, or anybody with a secret power."""
OWNER_ASKED: Final = 2
"""Only the player whom it is about."""


@final
class Moment:
    """One line of the chart: its name, its phase, and who is asked."""

    def __init__(self, key: str, phase: int, asked: int) -> None:
        self.key = key
        self.phase = phase
        self.asked = asked


ANY_PHASE: Final = -1

# fmt: off
CHART: Final[tuple[Moment, ...]] = (
    Moment("beginning",        0, EVERYBODY_ASKED),  # before the offence's hand is checked
    Moment("regroup",          1, EVERYBODY_ASKED),  # before the offence takes a token out of the Warp
    Moment("destiny",          2, EVERYBODY_ASKED),  # the defender is named
    Moment("launch",           3, EVERYBODY_ASKED),  # the defender has a hand; the cone is not yet pointed
    Moment("offence-invites",  4, EVERYBODY_ASKED),  # before the offence invites
    Moment("defence-invites",  5, EVERYBODY_ASKED),  # before the defence invites
    Moment("alliance",         6, EVERYBODY_ASKED),  # all allies have joined
    Moment("before-cards",     7, EVERYBODY_ASKED),  # before challenge cards are chosen
    Moment("cards-laid",       7, EVERYBODY_ASKED),  # both cards lie on the table
    Moment("revealed",         8, EVERYBODY_ASKED),  # cards are turned up; totals are made after it
    Moment("decided",          9, EVERYBODY_ASKED),  # it is known who has won; nothing is lost yet
    Moment("tokens-lost",      ANY_PHASE, EVERYBODY_ASKED),  # tokens are on their way to the Warp
    Moment("deal-struck",      9, EVERYBODY_ASKED),  # a deal is agreed, not yet carried out
    Moment("resolved",         9, EVERYBODY_ASKED),  # bases stand; the used cards still lie there
    Moment("ending",          10, EVERYBODY_ASKED),  # between challenges
    Moment("played",           ANY_PHASE, EVERYBODY_ASKED),  # something is announced and can be answered
    Moment("action",           ANY_PHASE, NEGATORS_ASKED),   # somebody points the cone, invites or joins
    Moment("new-hand",         ANY_PHASE, OWNER_ASKED),      # somebody is about to discard the hand
    Moment("joined",           6, OWNER_ASKED),              # an ally has joined; nothing is sent yet
)
# fmt: on
BEGINNING: Final = 0
REGROUP: Final = 1
DESTINY: Final = 2
LAUNCH: Final = 3
OFFENCE_INVITES: Final = 4
DEFENCE_INVITES: Final = 5
ALLIANCE: Final = 6
BEFORE_CARDS: Final = 7
CARDS_LAID: Final = 8
REVEALED: Final = 9
DECIDED: Final = 10
LOSS: Final = 11
DEAL_STRUCK: Final = 12
RESOLVED: Final = 13
ENDING: Final = 14
PLAYED: Final = 15
ACTION: Final = 16
NEW_HAND: Final = 17
JOINED: Final = 18
POINTS: Final = 19

HAS_DUTIES: Final[tuple[int, ...]] = (
    LAUNCH,
    BEFORE_CARDS,
    CARDS_LAID,
    REVEALED,
    LOSS,
    RESOLVED,
    PLAYED,
    JOINED,
)
"""Moments at which some power must be used."""

AT_ANY_TIME: Final[tuple[int, ...]] = tuple(range(PLAYED))
"""Every moment of a challenge but the answers to one announcement."""


def open_window(state: Cosmic, point: i64, seat: i64, subject: i64 = NO_SUBJECT) -> None:
    """Let everybody respond at a moment of the chart, before whatever is under way goes on."""
    show_duties(state, point)
    state.occasion += 1
    state.push(WINDOW, seat, point, subject, state.occasion)


def show_duties(state: Cosmic, point: i64) -> None:
    """Where a secret power would have to be used, everybody learns whether it is: that none is, shows too."""
    if state.with_secrets != 0 and point in HAS_DUTIES and bag_size(state.secret) > 0:
        state.reveal()
