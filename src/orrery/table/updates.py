"""What one viewer is told: updates, and all that a newcomer needs."""

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from orrery.engine.events import SPECTATOR, UNDONE, UNKNOWN, Event
from orrery.engine.view import view_flow
from orrery.table.change import Change
from orrery.table.hinting import may_hint
from orrery.table.messages import Common, EventRow, InitialUpdate, MatchResult, ProposalView, TableUpdate
from orrery.table.orders import Order
from orrery.table.play import NO_SEAT
from orrery.table.stage import Stage
from orrery.table.standings import open_standings, standings_of
from orrery.table.takeover import newcomer_view
from orrery.table.windows import WindowView, window_view

if TYPE_CHECKING:
    from orrery.table.core import TableCore


def update_for(
    table: "TableCore", viewer: int, now: float, first_event: int, last_message: int
) -> TableUpdate:
    """All that ``viewer`` may see: events from ``first_event`` on, chat messages after ``last_message``."""
    return updates_for(table, [viewer], now, first_event, last_message)[0]


def updates_for(
    table: "TableCore", viewers: list[int], now: float, first_event: int, last_message: int
) -> list[TableUpdate]:
    """The same for several viewers at once."""
    common = common_to_all(table, now, first_event, last_message)
    views = own_views(table, viewers, common.open_view)
    return [own(table, viewer, view, common) for viewer, view in zip(viewers, views)]


def viewers_of(table: "TableCore", change: Change) -> list[int]:
    """Who is told of a change."""
    if not change.public:
        return [] if change.seat is None else [change.seat]
    settings = table.settings
    spectators = table.spectators
    lags = settings.spectators and settings.delay > 0
    is_watched = bool(spectators.watchers) or spectators.seated or lags
    return [*([SPECTATOR] if is_watched else []), *table.seating.of_people()]


def common_to_all(table: "TableCore", now: float, first_event: int, last_message: int) -> Common:
    play = table.running
    is_open = play is not None and not table.game.hides
    return Common(
        number=table.number,
        stage=table.stage,
        seats=table.seating.views(table.house.muted),
        watching=watching(table),
        first_event=first_event,
        events=events_for(table, SPECTATOR, first_event),
        open_view=table.play.open_view() if is_open else None,
        standings=open_standings(table.game, table.play.match.state) if is_open else (),
        clocks=play.clocks.views(now) if play is not None else (),
        held=held_seat(table),
        window=open_window(table, now),
        public_orders=play.orders.told() if play is not None else (),
        proposal=proposal_view(table),
        newcomer=newcomer_view(table),
        chat=table.chat.since(last_message),
        last_message=table.chat.count,
        again=tuple(seat for seat in table.seating.of_people() if person(table, seat) in table.again),
        result=result(table),
        next_match=table.next_match,
        spectators_chat=table.house.spectators_chat,
        muted=table.chat.written_by(table.house.muted),
        removed=tuple(sorted(table.house.removed.values())),
        erased=table.house.erased,
    )


def own(table: "TableCore", viewer: int, view: Any, common: Common) -> TableUpdate:
    """The update of one viewer; events that all hear of are the same object for all."""
    is_player = viewer != SPECTATOR and table.running is not None
    events = events_for(table, viewer, common.first_event)
    return TableUpdate(
        common=common,
        viewer=viewer,
        own_view=view,
        standings=standings_of(table.game, view) if common.open_view is None else common.standings,
        events=common.events if events == common.events else events,
        question=table.question_of(viewer),
        may_undo=is_player and table.play.may_undo(viewer),
        orders=orders_of(table, viewer) if is_player else (),
        holds=viewer != SPECTATOR and table.seating.seats[viewer].holds,
        may_hint=is_player and may_hint(table, viewer),
    )


def own_views(table: "TableCore", viewers: list[int], shared: Any) -> list[Any]:
    """What each viewer sees of the game; None before it, and where the open view tells it all."""
    if table.running is None:
        return [None] * len(viewers)
    state = table.running.match.state
    if shared is None:
        return table.game.views(state, viewers)
    if not any(ask.answered for ask in shared.flow.asks):
        return [None] * len(viewers)
    return [replace(shared, flow=view_flow(state, viewer)) for viewer in viewers]


def events_for(table: "TableCore", viewer: int, first: int) -> tuple[EventRow, ...]:
    if table.running is None:
        return ()
    return tuple(told(event) for event in table.running.match.recorder.stream(viewer, first))


def told(event: Event) -> EventRow:
    """An event without the number of the entry that was taken back: entries count secret answers too."""
    if event.kind == UNDONE:
        return (UNDONE, int(event.seat), UNKNOWN, UNKNOWN, UNKNOWN)
    return event.plain()


def orders_of(table: "TableCore", seat: int) -> tuple[tuple[int, Order], ...]:
    return tuple(table.play.orders.rows[seat].items())


def person(table: "TableCore", seat: int) -> str:
    return table.seating.seats[seat].person


def held_seat(table: "TableCore") -> int:
    hold = table.running.hold if table.running is not None else None
    return hold.seat if hold is not None else NO_SEAT


def watching(table: "TableCore") -> int:
    """How many people watch who have no seat."""
    return len(table.spectators.watchers)


def open_window(table: "TableCore", now: float) -> WindowView | None:
    return window_view(table.play, now) if table.stage == Stage.RUNNING else None


def proposal_view(table: "TableCore") -> ProposalView | None:
    if table.running is None or table.running.proposal is None:
        return None
    proposal = table.running.proposal
    silent = [seat for seat in table.seating.of_people() if person(table, seat) not in proposal.agreed]
    return ProposalView(proposal.seat, tuple(silent))


def result(table: "TableCore") -> MatchResult | None:
    outcome = table.running.match.outcome() if table.running is not None else None
    return MatchResult(tuple(outcome.points), tuple(outcome.places)) if outcome is not None else None


def initial_update_for(
    table: "TableCore", viewer: int, now: float, first_event: int, last_message: int, is_late: bool
) -> InitialUpdate:
    """The whole table, for a viewer who knows the earlier events and the chat up to ``last_message``."""
    if viewer == SPECTATOR and is_late and table.settings.delay > 0:
        update = delayed(table, now, first_event, last_message)
    else:
        update = update_for(table, viewer, now, known(table, first_event), last_message)
    return InitialUpdate(
        title=table.game.key,
        version=table.game.version,
        options=tuple(table.setup.options.items()),
        settings=table.settings,
        promise=table.dealer.promise(),
        origin=table.origin,
        update=update,
    )


def known(table: "TableCore", first_event: int) -> int:
    """A number of events that a viewer may know; all are new to one that claims to know more."""
    return first_event if 0 <= first_event <= table.told_events else 0


def delayed(table: "TableCore", now: float, first_event: int, last_message: int) -> TableUpdate:
    """What spectators have been shown last, with what led there."""
    table.spectators.release(now)
    shown = table.spectators.shown
    if shown is None:
        return blank(table)
    first = first_event if 0 <= first_event <= shown.next_event else 0
    events = events_for(table, SPECTATOR, first)[: shown.next_event - first]
    messages = [
        message for message in table.chat.since(last_message) if message.number <= shown.common.last_message
    ]
    common = replace(shown.common, first_event=first, events=events, chat=tuple(messages))
    return replace(shown, common=common, events=events)


def blank(table: "TableCore") -> TableUpdate:
    """Nothing can be shown to spectators yet; what comes first will have the next number."""
    common = Common(
        number=table.spectators.waiting[0][1].number - 1,
        stage=Stage.LOBBY,
        seats=table.seating.views(table.house.muted),
        watching=watching(table),
        first_event=0,
        events=(),
        open_view=None,
        standings=(),
        clocks=(),
        held=NO_SEAT,
        window=None,
        public_orders=(),
        proposal=None,
        newcomer=None,
        chat=(),
        last_message=0,
        again=(),
        result=None,
        next_match="",
        spectators_chat=table.house.spectators_chat,
        muted=(),
        removed=(),
        erased=table.house.erased,
    )
    return TableUpdate(common, SPECTATOR, None, (), (), None, False, ())
