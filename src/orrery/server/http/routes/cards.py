"""Matches as they stand in lists."""

from orrery.engine.position import shown_options
from orrery.server.http.sessions import is_member
from orrery.server.rooms.room import Room
from orrery.server.store.records import MatchListing, Person
from orrery.server.wire.forms import MatchCard, SeatCard
from orrery.table.core import Stage
from orrery.table.reports import result


def listed(row: MatchListing) -> MatchCard:
    """A card from the store."""
    return MatchCard(
        id=row.id,
        title=row.title,
        stage=row.stage,
        seats=[SeatCard(**seat) for seat in row.seats],
        options=row.options,
        is_private=row.is_private,
        can_watch=row.can_watch,
        created=row.created,
        changed=row.changed,
        answers=row.answers,
        mine=row.mine,
        turn=row.turn,
        key=row.key,
        points=row.points,
        places=row.places,
    )


def card_of(room: Room, person: Person | None) -> MatchCard:
    """A card of a match as it is now. Its key is told to those who belong to it only."""
    table, record = room.table, room.record
    who = person.id if person is not None else ""
    mine = table.seats_of(who) if who else []
    end = result(table)
    return MatchCard(
        id=room.id,
        title=record.title,
        stage=table.stage,
        seats=[SeatCard(seat.kind, seat.name, seat.bot, seat.is_free) for seat in table.seating.views()],
        options=shown_options(record.options),
        is_private=record.is_private,
        can_watch=table.settings.spectators,
        created=record.created,
        changed=record.changed,
        answers=table.stored,
        mine=mine,
        turn=table.stage == Stage.RUNNING and any(table.question_of(seat) is not None for seat in mine),
        key=record.key if who and is_member(table, who) else "",
        points=list(end.points) if end is not None else [],
        places=list(end.places) if end is not None else [],
    )
