"""The end of a person's turn: the table holds until they say so, so that the last answer can be taken back.

The match has taken the last answer already; only CHANCE and the next seat are not asked yet. That is
neither a question of the rules nor an entry of the log, so that a save tells nothing of it.
"""

from typing import Any, Final

from msgspec import Struct

from orrery.engine.flow import CHANCE
from orrery.engine.match import Match
from orrery.table.groups import is_window
from orrery.table.seats import Seating
from orrery.table.undo import is_choice, steps_back

LONGEST_HOLD: Final = 180.0
"""Seconds after which a turn ends by itself, even without a clock."""


class Hold(Struct, frozen=True):
    """The table holds for ``seat`` since ``since``; ``question`` is the one on whose clock it does."""

    seat: int
    question: int
    since: float

    @property
    def until(self) -> float:
        return self.since + LONGEST_HOLD

    def plain(self, now: float) -> list[Any]:
        return [self.seat, self.question, now - self.since]


def read_hold(plain: list[Any] | None, now: float) -> Hold | None:
    """A hold out of the store, where its time is an age."""
    return Hold(plain[0], plain[1], now - plain[2]) if plain is not None else None


def is_wanted(seating: Seating, number: int) -> bool:
    """Whether the turns of a seat are held: by a person who is there and wants it."""
    seat = seating.seats[number]
    return seating.is_person(number) and seat.present and seat.holds


def ends_turn(match: Match[Any], seat: int) -> bool:
    """Whether the last answer of ``seat`` has ended its turn and could still be taken back.

    In a title with secrets a hold would tell that there was a choice, and in a window that somebody had
    something to say: there nobody is waited for. What CHANCE is asked in the middle of a turn ends none.
    Who has just said that the turn is over is not asked to say so again.
    """
    if match.game.hides or not match.asks() or match.state.find_ask(seat) >= 0 or is_window(match):
        return False
    return not _is_chance_for(match, seat) and steps_back(match, seat) > 0 and not _is_said(match, seat)


def _is_chance_for(match: Match[Any], seat: int) -> bool:
    ask = match.asks()[0]
    return ask.seat == CHANCE and int(match.game.decisions[ask.decision].turn_of(ask)) == seat


def _is_said(match: Match[Any], seat: int) -> bool:
    """Whether the last answer of the seat was to end the turn, while something else could be answered."""
    mark = match.trail[-1]
    entry = match.log[mark.number - 1]
    ends = match.game.decisions[entry.decision].ends_turn(entry.choice)
    return bool(ends) and is_choice(match, mark.state, seat)
