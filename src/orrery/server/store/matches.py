"""Reading whole matches, and the snapshots that make opening them faster."""

from typing import Any

from msgspec import Struct
from sqlalchemy import Connection, Row, insert, select, update

from orrery.engine.match import Entry
from orrery.server.store.changes import FIXED
from orrery.server.store.errors import DamagedMatch
from orrery.server.store.records import MatchRecord, StoredMatch
from orrery.server.store.schema import ENTRIES, LINES, MATCHES, SNAPSHOTS, UNREADABLE
from orrery.table.chat import MOST_MESSAGES, ChatMessage, ChatPeople


class Snapshot(Struct, frozen=True):
    """A position after ``at`` entries."""

    match: str
    at: int
    blob: bytes


def save_snapshots(connection: Connection, items: list[Snapshot]) -> list[None]:
    for item in items:
        _save_snapshot(connection, item)
    return [None] * len(items)


def _save_snapshot(connection: Connection, item: Snapshot) -> None:
    """In place of the last one; which of two is kept doesn't matter, since the log is never rewritten."""
    new = {"at": item.at, "blob": item.blob}
    kept = connection.execute(update(SNAPSHOTS).where(SNAPSHOTS.c.match == item.match).values(new))
    if kept.rowcount == 0:
        connection.execute(insert(SNAPSHOTS), {"match": item.match, **new})


def load(connection: Connection, match: str) -> StoredMatch | None:
    row = connection.execute(select(MATCHES).where(MATCHES.c.id == match)).one_or_none()
    if row is None:
        return None
    if any(value is UNREADABLE for value in row):
        raise DamagedMatch(match)
    entries = _entries(connection, match)
    snapshot = connection.execute(select(SNAPSHOTS).where(SNAPSHOTS.c.match == match)).one_or_none()
    said = _messages(connection, match)
    return StoredMatch(
        record=_record(row),
        entries=entries,
        messages=[message for message, _ in said],
        snapshot=None if snapshot is None else snapshot.blob,
        snapshot_at=0 if snapshot is None else snapshot.at,
        people={message.number: people for message, people in said},
    )


def _record(row: Row[Any]) -> MatchRecord:
    return MatchRecord(
        **{name: getattr(row, name) for name in FIXED},
        changed=row.changed,
        stage=row.stage,
        facts=row.facts,
        branch=None if row.parent is None else (row.parent, row.moment),
        next_match=row.next_match,
    )


def _entries(connection: Connection, match: str) -> list[Entry]:
    columns = (ENTRIES.c.seat, ENTRIES.c.decision, ENTRIES.c.choice)
    query = select(*columns).where(ENTRIES.c.match == match).order_by(ENTRIES.c.number)
    return [Entry(seat, decision, choice) for seat, decision, choice in connection.execute(query)]


def _messages(connection: Connection, match: str) -> list[tuple[ChatMessage, ChatPeople]]:
    """The messages that a table would still keep, with the people behind them."""
    columns = [LINES.c[name] for name in (*ChatMessage.__struct_fields__, "person", "about")]
    query = (
        select(*columns).where(LINES.c.match == match).order_by(LINES.c.number.desc()).limit(MOST_MESSAGES)
    )
    rows = reversed(connection.execute(query).all())
    return [(ChatMessage(*row[:-2]), ChatPeople(row.person, row.about)) for row in rows]
