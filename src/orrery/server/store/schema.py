"""The tables. What is changed here needs a step in ``migrations/versions``; a test compares.

A match has one row that is written once and updated by each change, and one in ``leases``, through which
every change has to pass.
"""

from typing import Any, Final

import msgspec
from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Dialect,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    TypeDecorator,
    and_,
    not_,
)

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

NOBODY: Final = ""
"""Stands for the owner of a match that no process has open."""


UNREADABLE: Final = object()
"""Stands for a value that was damaged."""


class Plain(TypeDecorator[Any]):
    """A plain value as JSON."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: Any, dialect: Dialect) -> str:
        return msgspec.json.encode(value).decode()

    def process_result_value(self, value: str | None, dialect: Dialect) -> Any:
        """The value, or :data:`UNREADABLE`: one damaged row must not keep others from being read."""
        try:
            return None if value is None else msgspec.json.decode(value)
        except (msgspec.DecodeError, UnicodeDecodeError):
            return UNREADABLE


def needed(name: str, kind: Any, *more: Any, **options: Any) -> Column[Any]:
    return Column(name, kind, *more, nullable=False, **options)


def of_match(**options: Any) -> Column[Any]:
    return needed("match", Text, ForeignKey("matches.id"), **options)


PEOPLE: Final = Table(
    "people",
    METADATA,
    needed("id", Text, primary_key=True),
    needed("name", Text),
    needed("key_hash", Text, unique=True),
    needed("created", Double),
    needed("generation", Integer, server_default="0"),
)
"""``generation`` counts how often somebody has ended all their sessions: tokens of before open nothing."""

SESSIONS: Final = Table(
    "sessions",
    METADATA,
    needed("token_hash", Text, primary_key=True),
    needed("person", Text, ForeignKey("people.id"), index=True),
    needed("begun", Double),
)

DEPARTURES: Final = Table(
    "departures",
    METADATA,
    needed("person", Text, primary_key=True),
    needed("at", Double),
    needed("is_done", Boolean),
)
"""People who have had themselves deleted; ``is_done`` once their name is gone from all that is stored."""

SUBSCRIPTIONS: Final = Table(
    "subscriptions",
    METADATA,
    needed("endpoint", Text, primary_key=True),
    needed("person", Text, ForeignKey("people.id"), index=True),
    needed("p256dh", Text),
    needed("auth", Text),
    needed("language", Text),
    needed("created", Double),
)
"""Browsers that may be called by web push."""

MATCHES: Final = Table(
    "matches",
    METADATA,
    needed("id", Text, primary_key=True),
    needed("title", Text),
    needed("version", Integer),
    needed("seats", Integer),
    needed("options", Plain),
    needed("settings", Plain),
    needed("secret", LargeBinary),
    needed("key", Text),
    needed("is_private", Boolean),
    needed("can_watch", Boolean),
    needed("created", Double),
    Column("parent", Text),
    Column("moment", Integer),
    needed("dealt_from", Integer),
    needed("next_match", Text),
    needed("stage", Text),
    needed("changed", Double),
    needed("facts", Plain),
    needed("answers", Integer),
    needed("cards", Plain),
    needed("asked", Plain),
    needed("points", Plain),
    needed("places", Plain),
    needed("has_free_seat", Boolean),
    Column("origin", Plain),
)

SEATS: Final = Table(
    "seats",
    METADATA,
    of_match(primary_key=True),
    needed("seat", Integer, primary_key=True),
    needed("person", Text, index=True),
    sqlite_with_rowid=False,
)

ENTRIES: Final = Table(
    "entries",
    METADATA,
    of_match(primary_key=True),
    needed("number", Integer, primary_key=True),
    needed("seat", Integer),
    needed("decision", Integer),
    needed("choice", BigInteger),
    sqlite_with_rowid=False,
)

CALLS: Final = Table(
    "calls",
    METADATA,
    of_match(primary_key=True),
    needed("seat", Integer, primary_key=True),
    needed("question", Integer),
    sqlite_with_rowid=False,
)
"""For each seat the last question because of which its person was called."""

LINES: Final = Table(
    "lines",
    METADATA,
    of_match(primary_key=True),
    needed("number", Integer, primary_key=True),
    needed("seat", Integer),
    needed("name", Text),
    needed("text", Text),
    needed("time", Double),
    needed("act", Text, server_default=""),
    needed("person", Text, server_default="", index=True),
    needed("about", Text, server_default="", index=True),
    sqlite_with_rowid=False,
)
"""Chat: ``person`` wrote it; if ``act`` is set, a host did that, to the person ``about``."""

SNAPSHOTS: Final = Table(
    "snapshots",
    METADATA,
    of_match(primary_key=True),
    needed("at", Integer),
    needed("blob", LargeBinary),
)

LEASES: Final = Table(
    "leases",
    METADATA,
    of_match(primary_key=True),
    needed("owner", Text, index=True),
    needed("until", Double),
    needed("number", Integer),
    needed("entries", Integer),
    Column("due", Double),
)
"""Who may write to a match, and after which change and entry the next one has to follow.

Every change updates this row first, so that a process that takes a match over waits for the last change of
the one before, and that one can write nothing after it. ``due`` is when the match continues
without people, if it does: by then some process should have it open.
"""

_M = MATCHES.c
_PUBLIC = not_(_M.is_private)
IS_OPEN: Final = and_(_M.has_free_seat, _PUBLIC, _M.stage != "over")
IS_WATCHED: Final = and_(_M.can_watch, _PUBLIC, _M.stage == "running")
IS_ARCHIVED: Final = and_(_M.stage == "over", _PUBLIC)
"""What the lists show, as conditions of their indexes; the archive grows for ever and has one by title."""


def _listed(name: str, condition: Any, *columns: Column[Any]) -> Index:
    return Index(name, *columns, sqlite_where=condition, postgresql_where=condition)


_listed("ix_matches_open", IS_OPEN, _M.changed)
_listed("ix_matches_watched", IS_WATCHED, _M.changed)
_listed("ix_matches_archived", IS_ARCHIVED, _M.changed)
_listed("ix_matches_archived_by_title", IS_ARCHIVED, _M.title, _M.changed)
_listed("ix_leases_due", LEASES.c.due.is_not(None), LEASES.c.due)
