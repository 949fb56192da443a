"""Writing matches: a new one, and the changes that follow, many at once."""

from itertools import zip_longest
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import Connection, Double, Integer, Text, Update, delete, func, insert, select, update

from orrery.server.store.bulk import Bulk
from orrery.server.store.clock import StoreNow
from orrery.server.store.engines import POSTGRES
from orrery.server.store.errors import LeaseLost, StoreConflict
from orrery.server.store.records import MatchRecord, TableSummary
from orrery.server.store.schema import ENTRIES, LEASES, LINES, MATCHES, SEATS
from orrery.server.store.terms import Terms
from orrery.table.change import Change
from orrery.table.chat import UNKNOWN_PEOPLE
from orrery.table.stage import Stage

CHANNEL: Final = "orrery_changes"
"""Where PostgreSQL tells other processes of changes: the match and the number of the change."""

Seated = dict[str, list[tuple[str, int]]]
"""Who sits where in the matches that this process writes to, so that only news of it are written."""


class Create(Struct, frozen=True):
    """A new match; ``follows`` is the one whose people go on to it, or empty."""

    record: MatchRecord
    change: Change
    summary: TableSummary
    owner: str
    follows: str


class Append(Struct, frozen=True):
    match: str
    owner: str
    change: Change
    summary: TableSummary


CHANGING: Final = (
    "stage", "changed", "facts", "answers", "cards", "asked", "points", "places", "has_free_seat",
)  # fmt: skip
"""The columns of a match that every change writes; when it was changed only if all may know that it was."""


def _pass_lease(sent: Any) -> Update:
    lease = LEASES.c
    follows = (
        lease.match == sent.c.match,
        lease.owner == sent.c.owner,
        lease.entries == sent.c.after_entry,
        lease.number == sent.c.after_number,
    )
    written = {name: sent.c[name] for name in PASSING}
    return update(LEASES).where(*follows).values({**written, "due": StoreNow() + sent.c.wait})


def _update_match(sent: Any) -> Update:
    written = {name: sent.c[name] for name in CHANGING}
    written["changed"] = func.coalesce(sent.c.changed, MATCHES.c.changed)
    return update(MATCHES).where(MATCHES.c.id == sent.c.match).values(written)


PASSING: Final = ("number", "entries")
"""The columns of a lease that every change writes as they are sent; ``due`` comes from how long to wait."""

PASS_LEASE: Final = Bulk(
    {"match": Text, "owner": Text, "after_entry": Integer, "after_number": Integer, "wait": Double}
    | {name: LEASES.c[name].type for name in PASSING},
    _pass_lease,
)
UPDATE_MATCH: Final = Bulk({"match": Text} | {name: MATCHES.c[name].type for name in CHANGING}, _update_match)
INSERT_ENTRIES: Final = Bulk(
    {column.name: column.type for column in ENTRIES.c},
    lambda sent: insert(ENTRIES).from_select(list(ENTRIES.c), select(sent)),
)
NOTIFY: Final = Bulk({"news": Text}, lambda sent: select(func.pg_notify(CHANNEL, sent.c.news)))


def create_all(terms: Terms, seated: Seated, connection: Connection, items: list[Create]) -> list[None]:
    for item in items:
        create(terms, seated, connection, item)
    return [None] * len(items)


def create(terms: Terms, seated: Seated, connection: Connection, item: Create) -> None:
    record, change = item.record, item.change
    parent, moment = record.branch or (None, None)
    row = {
        **{name: getattr(record, name) for name in FIXED},
        "parent": parent,
        "moment": moment,
        "next_match": record.next_match,
        **changing(change, item.summary),
        "changed": change.now,
    }
    terms.owners.attend(item.owner)
    connection.execute(insert(MATCHES), row)
    connection.execute(insert(LEASES).values(match=record.id, **_new_lease(terms, item)))
    _write_log(connection, [(record.id, change)])
    _write_seats(seated, connection, {record.id: list(item.summary.people)})
    if item.follows:
        _lead_on(connection, item.follows, record.id)


def _new_lease(terms: Terms, item: Create) -> dict[str, Any]:
    return {
        "owner": item.owner,
        "until": terms.until(),
        "due": StoreNow() + wait_of(item.change, item.summary),
        "number": item.change.number,
        "entries": last_entry(item.change),
    }


FIXED: Final = (
    "id", "title", "version", "seats", "options", "settings", "secret", "key", "is_private", "can_watch",
    "created", "dealt_from", "origin",
)  # fmt: skip
"""The columns of a match that no change touches."""


def last_entry(change: Change) -> int:
    """The number of the last entry there is after a change."""
    return change.first_entry - 1 + len(change.entries)


def changing(change: Change, summary: TableSummary) -> dict[str, Any]:
    """What a change writes into them."""
    return {
        "stage": summary.stage,
        "changed": change.now if change.public and not summary.lags else None,
        "facts": change.facts,
        "answers": summary.answers,
        "cards": summary.seats,
        "asked": summary.asked,
        "points": summary.points,
        "places": summary.places,
        "has_free_seat": summary.stage != Stage.CLOSED and any(seat.is_free for seat in summary.seats),
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
        connection, [{"match": item.match, **changing(item.change, item.summary)} for item in items]
    )
    _write_log(connection, [(item.match, item.change) for item in items])
    _write_seats(seated, connection, {item.match: list(item.summary.people) for item in items})
    if connection.dialect.name == POSTGRES:
        NOTIFY.run(connection, [{"news": f"{item.match} {item.change.number}"} for item in items])
    return [None] * len(items)


def _lease_row(item: Append) -> dict[str, Any]:
    """A change has the next number, or that of the last one if only one seat may know of it."""
    change = item.change
    return {
        "match": item.match,
        "owner": item.owner,
        "after_entry": change.first_entry - 1,
        "after_number": change.number - int(change.public),
        "number": change.number,
        "entries": last_entry(change),
        "wait": wait_of(change, item.summary),
    }


def wait_of(change: Change, summary: TableSummary) -> float | None:
    """Seconds from a change until the match goes on without people; None if it waits for them."""
    return None if summary.due is None else max(0.0, summary.due - change.now)


def _write_log(connection: Connection, changes: list[tuple[str, Change]]) -> None:
    entries = [
        {
            "match": match,
            "number": number,
            "seat": entry.seat,
            "decision": entry.decision,
            "choice": entry.choice,
        }
        for match, change in changes
        for number, entry in enumerate(change.entries, start=change.first_entry)
    ]
    messages = [
        {"match": match, **asdict(message), "person": people.writer, "about": people.about}
        for match, change in changes
        for message, people in zip_longest(change.messages, change.people, fillvalue=UNKNOWN_PEOPLE)
    ]
    if entries:
        INSERT_ENTRIES.run(connection, entries)
    if messages:
        connection.execute(insert(LINES), messages)


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
