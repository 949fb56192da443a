"""Writing matches: a new one, and the changes that follow, many at once."""

from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import Connection, bindparam, delete, func, insert, select, update
from sqlalchemy.dialects.postgresql import ARRAY
from sqlalchemy.types import Text

from orrery.server.store.engines import POSTGRES
from orrery.server.store.errors import LeaseLost, StoreConflict
from orrery.server.store.prepared import Prepared
from orrery.server.store.records import MatchRecord
from orrery.server.store.schema import ENTRIES, LEASES, LINES, MATCHES, SEATS
from orrery.table.change import Change

CHANNEL: Final = "orrery_changes"
"""Where PostgreSQL tells other processes of changes: the match and the number of the change."""

Seated = dict[str, list[tuple[str, int]]]
"""Who sits where in the matches that this process writes to, so that only news of it are written."""


class Shown(Struct, frozen=True, kw_only=True):
    """What lists show of a match: people with their seats, who is asked, a card for each seat, the end."""

    stage: str
    people: Sequence[tuple[str, int]] = ()
    asked: Sequence[int] = ()
    names: Sequence[dict[str, Any]] = ()
    points: Sequence[int] = ()
    places: Sequence[int] = ()


class Create(Struct, frozen=True):
    """A new match; ``follows`` is the one whose people go on to it, or empty. ``due``: see the leases."""

    record: MatchRecord
    change: Change
    shown: Shown
    owner: str
    until: float
    follows: str
    due: float | None = None


class Append(Struct, frozen=True):
    match: str
    owner: str
    change: Change
    shown: Shown
    due: float | None = None


CHANGING: Final = (
    "stage", "changed", "facts", "answers", "cards", "asked", "points", "places", "has_free_seat",
)  # fmt: skip
"""The columns of a match that every change writes."""

PASS_LEASE: Final = Prepared(
    update(LEASES)
    .where(
        LEASES.c.match == bindparam("to_match"),
        LEASES.c.owner == bindparam("by_owner"),
        LEASES.c.entries == bindparam("after_entry"),
        LEASES.c.number == bindparam("after_number"),
    )
    .values(number=bindparam("new_number"), entries=bindparam("new_entries"), due=bindparam("new_due"))
)

UPDATE_MATCH: Final = Prepared(update(MATCHES).where(MATCHES.c.id == bindparam("to_match")), CHANGING)

INSERT_ENTRIES: Final = Prepared(insert(ENTRIES))
INSERT_COLUMNS: Final = Prepared(
    insert(ENTRIES).from_select(
        list(ENTRIES.c),
        select(*(func.unnest(bindparam(column.name, type_=ARRAY(column.type))) for column in ENTRIES.c)),
    )
)
"""For PostgreSQL, which takes one statement with a list for each column far faster than a statement a row."""

NOTIFY: Final = Prepared(
    select(
        func.pg_notify(bindparam("channel", type_=Text), func.unnest(bindparam("news", type_=ARRAY(Text))))
    )
)


def create_all(seated: Seated, connection: Connection, items: list[Create]) -> list[None]:
    for item in items:
        create(seated, connection, item)
    return [None] * len(items)


def create(seated: Seated, connection: Connection, item: Create) -> None:
    record, change = item.record, item.change
    parent, moment = record.branch or (None, None)
    row = {
        **{name: getattr(record, name) for name in FIXED},
        "parent": parent,
        "moment": moment,
        "next_match": record.next_match,
        **changing(change, item.shown),
    }
    held = {"owner": item.owner, "until": item.until, "due": item.due}
    lease = {**held, "number": change.number, "entries": last_entry(change)}
    connection.execute(insert(MATCHES), row)
    connection.execute(insert(LEASES), {"match": record.id, **lease})
    _write_log(connection, [(record.id, change)])
    _write_seats(seated, connection, {record.id: list(item.shown.people)})
    if item.follows:
        _lead_on(connection, item.follows, record.id)


FIXED: Final = (
    "id", "title", "version", "seats", "options", "settings", "secret", "key", "is_private", "can_watch",
    "created", "dealt_from",
)  # fmt: skip
"""The columns of a match that no change touches."""


def last_entry(change: Change) -> int:
    """The number of the last entry there is after a change."""
    return change.first_entry - 1 + len(change.entries)


def changing(change: Change, shown: Shown) -> dict[str, Any]:
    """What a change writes into them."""
    return {
        "stage": shown.stage,
        "changed": change.now,
        "facts": change.facts,
        "answers": last_entry(change),
        "cards": shown.names,
        "asked": shown.asked,
        "points": shown.points,
        "places": shown.places,
        "has_free_seat": any(card["is_free"] for card in shown.names),
    }


def _lead_on(connection: Connection, follows: str, new: str) -> None:
    is_last = (MATCHES.c.id == follows) & (MATCHES.c.next_match == "")
    if connection.execute(update(MATCHES).where(is_last).values(next_match=new)).rowcount != 1:
        raise StoreConflict(f"match {follows} is not there or is followed by another one")


def append_all(seated: Seated, connection: Connection, items: list[Append]) -> list[None]:
    """Write changes of matches that are under way; raises :class:`LeaseLost` if one of them is refused."""
    passed = PASS_LEASE.run(connection, [_lease_row(item) for item in items])
    if passed != len(items):
        named = items[0].match if len(items) == 1 else f"one of {len(items)}"
        raise LeaseLost(f"match {named}: held by another owner, or another change was stored last")
    UPDATE_MATCH.run(
        connection, [{"to_match": item.match, **changing(item.change, item.shown)} for item in items]
    )
    _write_log(connection, [(item.match, item.change) for item in items])
    _write_seats(seated, connection, {item.match: list(item.shown.people) for item in items})
    if connection.dialect.name == POSTGRES:
        news = [f"{item.match} {item.change.number}" for item in items]
        NOTIFY.run(connection, [{"channel": CHANNEL, "news": news}])
    return [None] * len(items)


def _lease_row(item: Append) -> dict[str, Any]:
    """A change has the next number, or that of the last one if only one seat may know of it."""
    change = item.change
    return {
        "to_match": item.match,
        "by_owner": item.owner,
        "after_entry": change.first_entry - 1,
        "after_number": change.number - int(change.public),
        "new_number": change.number,
        "new_entries": last_entry(change),
        "new_due": item.due,
    }


def _write_log(connection: Connection, changes: list[tuple[str, Change]]) -> None:
    entries = [
        (match, number, entry.seat, entry.decision, entry.choice)
        for match, change in changes
        for number, entry in enumerate(change.entries, start=change.first_entry)
    ]
    lines = [{"match": match, **asdict(line)} for match, change in changes for line in change.lines]
    if entries:
        _write_entries(connection, entries)
    if lines:
        connection.execute(insert(LINES), lines)


def _write_entries(connection: Connection, rows: list[tuple[str, int, int, int, int]]) -> None:
    names = ENTRIES.c.keys()
    if connection.dialect.name == POSTGRES:
        INSERT_COLUMNS.run(connection, [{name: list(column) for name, column in zip(names, zip(*rows))}])
    else:
        INSERT_ENTRIES.run(connection, [dict(zip(names, row)) for row in rows])


def _write_seats(seated: Seated, connection: Connection, seating: Seated) -> None:
    """Note who sits where, for the matches where that is news."""
    news = {match: people for match, people in seating.items() if seated.get(match) != people}
    if not news:
        return
    connection.execute(delete(SEATS).where(SEATS.c.match.in_(news)))
    rows = [
        {"match": match, "seat": seat, "person": person}
        for match, people in news.items()
        for person, seat in people
    ]
    if rows:
        connection.execute(insert(SEATS), rows)
    seated.update(news)
