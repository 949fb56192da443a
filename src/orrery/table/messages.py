"""What a seat or a spectator is told: after each change, and on coming in or coming back.

Everybody is told of every public change under the same number, so that no stream has a gap and none is
longer than another. Nothing here is taken from the log: views and events come from the title.
"""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from orrery.engine.events import SPECTATOR
from orrery.engine.flow import Ask
from orrery.engine.game import Game
from orrery.table.chat import ChatMessage
from orrery.table.clocks import ClockView
from orrery.table.orders import Order
from orrery.table.origin import Origin
from orrery.table.seats import SeatInfo
from orrery.table.settings import Settings
from orrery.table.standings import StandingView
from orrery.table.takeover import NewcomerView
from orrery.table.windows import WindowView

EventRow = tuple[int, int, int, int, int]
"""Kind, seat, and three facts."""


class Question(Struct, frozen=True):
    """An open question to the viewer. ``number`` has to come back with the answer.

    ``options`` are choices with their tokens, ``refused`` choices with the clause that forbids them,
    ``plans`` labels with their choices and facts. If it ``is_given``, the table gives the only answer itself.
    """

    number: int
    decision: str
    x: int
    y: int
    z: int
    options: tuple[tuple[int, str], ...]
    refused: tuple[tuple[int, str], ...]
    plans: tuple[tuple[str, tuple[int, ...], tuple[int, ...]], ...]
    is_given: bool = False


class ProposalView(Struct, frozen=True):
    """Somebody wants to take back an answer of ``seat``; the seats of all who have not agreed yet."""

    seat: int
    awaited: tuple[int, ...]


class MatchResult(Struct, frozen=True):
    """The end: points and places by seat."""

    points: tuple[int, ...]
    places: tuple[int, ...]


class Common(Struct, frozen=True):
    """What an update tells all viewers alike. ``last_message`` is the number of the last chat message so far.

    ``events`` are those that everybody hears of, from event ``first_event`` on. In a title without secrets
    ``open_view`` is what spectators see, which seats see too but for their own number, and ``standings`` are
    made from the position; otherwise these are None and empty. ``next_match`` is where everybody goes on to.
    ``held`` is the seat that may still take back the last answer of its turn before anybody else is asked.
    ``public_orders`` are orders to pass that everybody knows of, with their seats. ``muted`` are the numbers
    of kept chat messages by people whom the host has muted, ``removed`` those of the messages that told of
    people whom the host keeps out; ``erased`` counts people who have had themselves deleted, so that what was
    told of them before has changed.
    """

    number: int
    stage: str
    seats: tuple[SeatInfo, ...]
    watching: int
    first_event: int
    events: tuple[EventRow, ...]
    open_view: Any
    standings: tuple[StandingView, ...]
    clocks: tuple[ClockView, ...]
    held: int
    window: WindowView | None
    public_orders: tuple[tuple[int, Order], ...]
    proposal: ProposalView | None
    newcomer: NewcomerView | None
    chat: tuple[ChatMessage, ...]
    last_message: int
    again: tuple[int, ...]
    result: MatchResult | None
    next_match: str
    spectators_chat: bool
    muted: tuple[int, ...]
    removed: tuple[int, ...]
    erased: int


class TableUpdate(Struct, frozen=True):
    """All that one viewer sees after the change ``number``, with the events since event ``first_event``.

    ``viewer`` is a seat, or ``SPECTATOR``. ``own_view`` is None where the open view says it all.
    ``question``, ``may_undo``, ``holds`` (whether the table waits for the viewer to end each turn),
    ``may_hint`` (whether the viewer may have hints) and ``orders`` are of the viewer's seat. A second update
    with the same number replaces the first: something of the viewer's own has changed.
    """

    common: Common
    viewer: int
    own_view: Any
    standings: tuple[StandingView, ...]
    events: tuple[EventRow, ...]
    question: Question | None
    may_undo: bool
    orders: tuple[tuple[int, Order], ...]
    holds: bool = False
    may_hint: bool = False

    @property
    def view(self) -> Any:
        """The position as this viewer sees it, or None before the game."""
        if self.own_view is not None:
            return self.own_view
        view = self.common.open_view
        if view is None or self.viewer == SPECTATOR:
            return view
        return replace(view, flow=replace(view.flow, seat=self.viewer))

    @property
    def number(self) -> int:
        return self.common.number

    @property
    def stage(self) -> str:
        return self.common.stage

    @property
    def seats(self) -> tuple[SeatInfo, ...]:
        return self.common.seats

    @property
    def chat(self) -> tuple[ChatMessage, ...]:
        return self.common.chat

    @property
    def first_event(self) -> int:
        return self.common.first_event

    @property
    def next_event(self) -> int:
        """The number of the first event that comes after this update."""
        return self.first_event + len(self.events)


class InitialUpdate(Struct, frozen=True):
    """What a newcomer needs: the table itself, and an update with all events and messages that were missed.

    ``promise`` is the hash of the dealer's secret; ``origin`` is None for a game that began here.
    """

    title: str
    version: int
    options: tuple[tuple[str, str], ...]
    settings: Settings
    promise: str
    origin: Origin | None
    update: TableUpdate


def put_question(game: Game[Any], state: Any, ask: Ask, number: int, is_given: bool = False) -> Question:
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
        is_given=is_given,
    )


def settled(old: Any, new: Any) -> Any:
    """The view ``new``, made of the parts of ``old`` as far as they are the same."""
    pairs = [(name, getattr(old, name)) for name in new.__struct_fields__]
    return replace(new, **{name: was for name, was in pairs if was == getattr(new, name)})
