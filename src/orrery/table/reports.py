"""Updates and snapshots, made from the table for one viewer."""

from dataclasses import replace
from typing import Any

from orrery.engine.events import SPECTATOR, UNDONE, UNKNOWN, Event
from orrery.engine.view import view_flow
from orrery.table.core import Core, Stage
from orrery.table.messages import EventRow, ProposalView, Result, Snapshot, Update
from orrery.table.orders import Order


def update_for(table: Core, viewer: int, now: float, first_event: int, last_line: int) -> Update:
    """All that ``viewer`` may see, with events from ``first_event`` on and lines after ``last_line``."""
    play = table.running
    own = viewer != SPECTATOR and play is not None
    return Update(
        number=table.number,
        viewer=viewer,
        stage=table.stage,
        seats=table.seating.views(),
        watching=len(table.gallery.watchers),
        view=view_for(table, viewer),
        first_event=first_event,
        events=events_for(table, viewer, first_event),
        question=table.question_of(viewer),
        clocks=play.clocks.views(now) if play is not None else (),
        may_undo=own and table.play.may_undo(viewer),
        orders=orders_of(table, viewer) if own else (),
        proposal=proposal_view(table),
        chat=table.chat.since(last_line),
        last_line=table.chat.count,
        again=tuple(seat for seat in table.seating.of_people() if person(table, seat) in table.again),
        result=result(table),
        next_match=table.next_match,
    )


def view_for(table: Core, viewer: int) -> Any:
    """What ``viewer`` sees of the game; where nothing is hidden, views share all but the flow."""
    if table.running is None:
        return None
    state = table.running.match.state
    if table.game.hides:
        return table.game.view(state, viewer)
    entries = len(table.running.match.log)
    if table.open_view is None or table.open_view[0] != entries:
        table.open_view = (entries, table.game.view(state, SPECTATOR))
    view: Any = table.open_view[1]
    return view if viewer == SPECTATOR else replace(view, flow=view_flow(state, viewer))


def events_for(table: Core, viewer: int, first: int) -> tuple[EventRow, ...]:
    if table.running is None:
        return ()
    return tuple(told(event) for event in table.running.match.recorder.stream(viewer, first))


def told(event: Event) -> EventRow:
    """An event without the number of the entry that was taken back: entries count secret answers too."""
    if event.kind == UNDONE:
        return (UNDONE, int(event.seat), UNKNOWN, UNKNOWN, UNKNOWN)
    return event.plain()


def orders_of(table: Core, seat: int) -> tuple[tuple[int, Order], ...]:
    return tuple(table.play.orders.rows[seat].items())


def person(table: Core, seat: int) -> str:
    return table.seating.seats[seat].person


def proposal_view(table: Core) -> ProposalView | None:
    if table.running is None or table.running.proposal is None:
        return None
    proposal = table.running.proposal
    silent = [seat for seat in table.seating.of_people() if person(table, seat) not in proposal.agreed]
    return ProposalView(proposal.seat, tuple(silent))


def result(table: Core) -> Result | None:
    outcome = table.running.match.outcome() if table.running is not None else None
    return Result(tuple(outcome.points), tuple(outcome.places)) if outcome is not None else None


def snapshot_for(table: Core, viewer: int, now: float, first_event: int, last_line: int) -> Snapshot:
    """The whole table for who knows the events before ``first_event`` and the chat up to ``last_line``."""
    if viewer == SPECTATOR and table.settings.delay > 0:
        update = delayed(table, now, first_event, last_line)
    else:
        update = update_for(table, viewer, now, known(table, first_event), last_line)
    return Snapshot(
        title=table.game.key,
        version=table.game.version,
        options=tuple(table.setup.options.items()),
        settings=table.settings,
        promise=table.dealer.promise(),
        update=update,
    )


def known(table: Core, first_event: int) -> int:
    """A number of events that somebody may have heard of; all are new to who claims to know more."""
    return first_event if 0 <= first_event <= table.told_events else 0


def delayed(table: Core, now: float, first_event: int, last_line: int) -> Update:
    """What spectators have been shown last, with what led there."""
    table.gallery.release(now)
    shown = table.gallery.shown
    if shown is None:
        return blank(table)
    first = first_event if 0 <= first_event <= shown.next_event else 0
    lines = [line for line in table.chat.since(last_line) if line.number <= shown.last_line]
    return replace(
        shown,
        first_event=first,
        events=events_for(table, SPECTATOR, first)[: shown.next_event - first],
        chat=tuple(lines),
    )


def blank(table: Core) -> Update:
    """Nothing can be shown to spectators yet; what comes first will have the next number."""
    number = table.gallery.waiting[0][1].number - 1 if table.gallery.waiting else table.number
    return Update(
        number=number,
        viewer=SPECTATOR,
        stage=Stage.LOBBY,
        seats=table.seating.views(),
        watching=len(table.gallery.watchers),
        view=None,
        first_event=0,
        events=(),
        question=None,
        clocks=(),
        may_undo=False,
        orders=(),
        proposal=None,
        chat=(),
        last_line=0,
        again=(),
        result=None,
    )
