"""Taking back: alone within the rules, and further with the consent of the other people."""

from dataclasses import dataclass, field
from typing import Any, Final

from orrery.engine.flow import UNANSWERED, Ask
from orrery.engine.match import ALL_SEATS, Match
from orrery.engine.notation import MOST_REWINDS
from orrery.table.groups import is_pending

NOTHING: Final = 0


@dataclass(slots=True)
class Proposal:
    """Somebody wants entry ``entry`` of the log, an answer of ``seat``, to be taken back; some agree."""

    seat: int
    entry: int
    by: str
    agreed: set[str] = field(default_factory=set)

    def plain(self) -> dict[str, Any]:
        return {"seat": self.seat, "entry": self.entry, "by": self.by, "agreed": sorted(self.agreed)}


def read_proposal(plain: dict[str, Any] | None) -> Proposal | None:
    if plain is None:
        return None
    return Proposal(plain["seat"], plain["entry"], plain["by"], set(plain["agreed"]))


def steps_back(match: Match[Any], seat: int) -> int:
    """How many answers a seat has to take back to come to one that was a choice; 0 if it can't alone."""
    if match.undoable(seat) == NOTHING:
        return NOTHING
    if is_pending(match.state, seat):
        return 1
    for steps, mark in enumerate(reversed(match.trail), start=1):
        if is_choice(match, mark.state, seat):
            return steps
    return NOTHING


def last_choice(match: Match[Any], seat: int) -> int:
    """The number of the last answer of a seat that was a choice; 0 if it can't be taken back even by all.

    Stretches of the game are played again to find it, the last one first.
    """
    rewinds = sum(entry.seat == ALL_SEATS for entry in match.log)
    if match.game.is_over(match.state) or rewinds >= MOST_REWINDS:
        return NOTHING
    ahead = list(match.live)
    while ahead:
        state, done = match.nearest(ahead[-1])
        found = last_choice_among(match, state, ahead[done:], seat)
        if found != NOTHING:
            return found
        ahead = ahead[:done]
    return NOTHING


def last_choice_among(match: Match[Any], state: Any, numbers: list[int], seat: int) -> int:
    """The last of these answers that was a choice of the seat; they lead on from the state, which changes."""
    found = NOTHING
    for number in numbers:
        entry = match.log[number - 1]
        if entry.seat == seat and is_choice(match, state, seat):
            found = number
        match.game.apply(state, entry.seat, entry.choice)
    return found


def is_choice(match: Match[Any], state: Any, seat: int) -> bool:
    """Whether the open question of the seat has more than one answer."""
    ask: Ask = state.ask_at(state.find_ask(seat))
    return bool(match.game.only_answer(state, ask) == UNANSWERED)
