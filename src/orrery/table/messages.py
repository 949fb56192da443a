"""What a seat or a spectator is told: after each change, and on coming in or coming back.

Everybody is told of every public change under the same number, so that no stream has a gap and none is
longer than another. Nothing here is taken from the log: views and events come from the title.
"""

from dataclasses import dataclass
from typing import Any

from orrery.engine.flow import Ask
from orrery.engine.game import Game
from orrery.table.chat import Line
from orrery.table.clocks import ClockView
from orrery.table.orders import Order
from orrery.table.seats import SeatView
from orrery.table.settings import Settings

EventRow = tuple[int, int, int, int, int]
"""Kind, seat, and three facts."""


@dataclass(frozen=True, slots=True)
class Question:
    """An open question of one's own. ``number`` has to come back with the answer.

    ``options`` are choices with their tokens, ``refused`` choices with the clause that forbids them,
    ``plans`` labels with their choices and facts.
    """

    number: int
    decision: str
    x: int
    y: int
    z: int
    options: tuple[tuple[int, str], ...]
    refused: tuple[tuple[int, str], ...]
    plans: tuple[tuple[str, tuple[int, ...], tuple[int, ...]], ...]


@dataclass(frozen=True, slots=True)
class ProposalView:
    """Somebody wants to take back an answer of ``seat``; the seats of all who have not agreed yet."""

    seat: int
    awaited: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Result:
    """The end: points and places by seat."""

    points: tuple[int, ...]
    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Update:
    """All that one viewer sees after the change ``number``, with the events since event ``first_event``.

    ``viewer`` is a seat, or ``SPECTATOR``. ``question``, ``may_undo`` and ``orders`` are of one's own seat.
    ``last_line`` is the number of the last line of chat so far. A second update with the same number
    replaces the first: something of one's own has changed. ``next_match`` is where everybody goes on to.
    """

    number: int
    viewer: int
    stage: str
    seats: tuple[SeatView, ...]
    watching: int
    view: Any
    first_event: int
    events: tuple[EventRow, ...]
    question: Question | None
    clocks: tuple[ClockView, ...]
    may_undo: bool
    orders: tuple[tuple[int, Order], ...]
    proposal: ProposalView | None
    chat: tuple[Line, ...]
    last_line: int
    again: tuple[int, ...]
    result: Result | None
    next_match: str = ""

    @property
    def next_event(self) -> int:
        """The number of the first event that comes after this update."""
        return self.first_event + len(self.events)


@dataclass(frozen=True, slots=True)
class Snapshot:
    """What a newcomer needs: the table itself, and an update with all events and lines that were missed.

    ``promise`` is the hash of the dealer's secret.
    """

    title: str
    version: int
    options: tuple[tuple[str, str], ...]
    settings: Settings
    promise: str
    update: Update


def put_question(game: Game[Any], state: Any, ask: Ask, number: int) -> Question:
    plans = [plan.plain() for plan in game.plans(state, ask)]
    return Question(
        number=number,
        decision=game.decisions[ask.decision].key,
        x=int(ask.x),
        y=int(ask.y),
        z=int(ask.z),
        options=tuple((choice, game.token(ask, choice)) for choice in game.options(state, ask)),
        refused=tuple(refusal.plain() for refusal in game.refused(state, ask)),
        plans=tuple((label, tuple(choices), facts) for label, choices, facts in plans),
    )
