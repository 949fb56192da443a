"""The summary of a match that is open here, as lists show it."""

from orrery.engine.position import shown_options
from orrery.server.http.sessions import is_member
from orrery.server.rooms.room import Room
from orrery.server.rooms.summary import summary_of
from orrery.server.store.records import Person, asked_on_card
from orrery.server.wire.forms import MatchSummary


def room_summary(room: Room, person: Person | None) -> MatchSummary:
    """The match as it is now. Its key is told to those who belong to it only."""
    table, record = room.table, room.record
    who = person.id if person is not None else ""
    mine = table.seats_of(who) if who else []
    summary = summary_of(table)
    return MatchSummary(
        id=room.id,
        title=record.title,
        stage=summary.stage,
        seats=list(summary.seats),
        options=shown_options(record.options),
        is_private=record.is_private,
        can_watch=table.settings.spectators,
        hints=table.settings.hints,
        created=record.created,
        changed=record.changed,
        answers=summary.answers,
        mine=mine,
        turn=any(seat in summary.asked for seat in mine),
        asked=asked_on_card(summary.asked, mine, summary.lags),
        key=record.key if who and is_member(table, who) else "",
        points=list(summary.points),
        places=list(summary.places),
        origin=table.origin,
    )
