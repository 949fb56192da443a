"""Updates and snapshots, made from the table for one viewer."""

from dataclasses import fields, replace
from typing import Any

from orrery.engine.events import SPECTATOR, UNDONE, UNKNOWN, Event
from orrery.engine.view import FlowView, view_flow
from orrery.table.core import Core, Stage
from orrery.table.messages import EventRow, ProposalView, Result, Snapshot, Update
from orrery.table.orders import Order


def update_for(table: Core, viewer: int, now: float, first_event: int, last_line: int) -> Update:
    """All that ``viewer`` may see, with events from ``first_event`` on and lines after ``last_line``."""
    return updates_for(table, [viewer], now, first_event, last_line)[0]


def updates_for(
    table: Core, viewers: list[int], now: float, first_event: int, last_line: int
) -> list[Update]:
    """The same for several viewers at once."""
    shared = shared_by_all(table, now, first_event, last_line)
    return [Update(viewer=viewer, **own(table, viewer, first_event), **shared) for viewer in viewers]


def shared_by_all(table: Core, now: float, first_event: int, last_line: int) -> dict[str, Any]:
    """The fields of an update that are the same whoever looks."""
    play = table.running
    return {
        "number": table.number,
        "stage": table.stage,
        "seats": table.seating.views(),
        "watching": len(table.gallery.watchers),
        "first_event": first_event,
        "clocks": play.clocks.views(now) if play is not None else (),
        "proposal": proposal_view(table),
        "chat": table.chat.since(last_line),
        "last_line": table.chat.count,
        "again": tuple(seat for seat in table.seating.of_people() if person(table, seat) in table.again),
        "result": result(table),
        "next_match": table.next_match,
    }


def own(table: Core, viewer: int, first_event: int) -> dict[str, Any]:
    """The fields of an update that are of one viewer."""
    is_player = viewer != SPECTATOR and table.running is not None
    return {
        "view": view_for(table, viewer),
        "events": events_for(table, viewer, first_event),
        "question": table.question_of(viewer),
        "may_undo": is_player and table.play.may_undo(viewer),
        "orders": orders_of(table, viewer) if is_player else (),
    }


def view_for(table: Core, viewer: int) -> Any:
    """What ``viewer`` sees of the game; where nothing is hidden, views share all but the flow."""
    if table.running is None:
        return None
    state = table.running.match.state
    if table.game.hides:
        return table.game.view(state, viewer)
    view = open_view(table, state)
    return view if viewer == SPECTATOR else replace(view, flow=flow_for(view.flow, state, viewer))


def open_view(table: Core, state: Any) -> Any:
    """What all see in a title without secrets; what has not changed is the same object as before."""
    entries, last = len(table.play.match.log), table.open_view
    if last is None or last[0] != entries:
        view = table.game.view(state, SPECTATOR)
        last = table.open_view = (entries, view if last is None else settled(last[1], view))
    return last[1]


def settled(old: Any, new: Any) -> Any:
    """The view ``new``, made of the parts of ``old`` as far as they are the same."""
    pairs = [(field.name, getattr(old, field.name)) for field in fields(new)]
    return replace(new, **{name: was for name, was in pairs if was == getattr(new, name)})


def flow_for(flow: FlowView, state: Any, viewer: int) -> FlowView:
    """The flow as a seat sees it, from that of spectators; a seat knows its own answers."""
    if any(ask.answered for ask in flow.asks):
        return view_flow(state, viewer)
    return replace(flow, seat=viewer)


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
