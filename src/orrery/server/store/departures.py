"""People who have had themselves deleted, and what is stored of somebody.

Their row, sessions and browsers go at once. Their name is then taken out of match after match; should that be
interrupted, whoever looks next goes on with it.
"""

from typing import Any, Final, NamedTuple

from sqlalchemy import (
    Connection,
    Row,
    Text,
    and_,
    delete,
    insert,
    not_,
    or_,
    select,
    type_coerce,
    union,
    update,
)

from orrery.server.store.clock import StoreNow
from orrery.server.store.schema import (
    DEPARTURES,
    LEASES,
    LINES,
    MATCHES,
    PEOPLE,
    SEATS,
    SESSIONS,
    SUBSCRIPTIONS,
    UNREADABLE,
)
from orrery.server.wire.forms import OwnGame, OwnLine
from orrery.table.forget import forget_in_facts, seats_in_facts

RECENT: Final = 600.0
"""Seconds for which every process looks whether somebody who was deleted is at one of its tables."""

NAMED: Final = ("id", "title", "stage", "created", "changed", "facts", "cards", "origin")
OVER: Final = ("over", "closed")


class Erasure(NamedTuple):
    match: str
    person: str


def depart_all(connection: Connection, people: list[str]) -> list[list[str]]:
    """Delete people; the hashes of the sessions that have ended with it."""
    return [_departed(connection, person) for person in people]


def _departed(connection: Connection, person: str) -> list[str]:
    ended = list(connection.scalars(select(SESSIONS.c.token_hash).where(SESSIONS.c.person == person)))
    for table in (SESSIONS, SUBSCRIPTIONS):
        connection.execute(delete(table).where(table.c.person == person))
    connection.execute(delete(PEOPLE).where(PEOPLE.c.id == person))
    connection.execute(delete(DEPARTURES).where(DEPARTURES.c.person == person))
    connection.execute(insert(DEPARTURES).values(person=person, at=StoreNow(), is_done=False))
    return ended


def departed(connection: Connection) -> dict[str, bool]:
    """Who has gone of late, or is not forgotten everywhere yet: whether it is done."""
    is_recent = or_(not_(DEPARTURES.c.is_done), DEPARTURES.c.at > StoreNow() - RECENT)
    rows = connection.execute(select(DEPARTURES.c.person, DEPARTURES.c.is_done).where(is_recent))
    return {row.person: row.is_done for row in rows}


def have_departed(connection: Connection, people: list[str]) -> list[str]:
    """Those among some people who were deleted at any time."""
    return list(connection.scalars(select(DEPARTURES.c.person).where(DEPARTURES.c.person.in_(people))))


def finish_all(connection: Connection, people: list[str]) -> list[None]:
    connection.execute(update(DEPARTURES).where(DEPARTURES.c.person.in_(people)).values(is_done=True))
    return [None] * len(people)


def matches_of(connection: Connection, person: str) -> list[tuple[str, str]]:
    """Ids and stages of all matches that tell of a person. Looks through all there are."""
    id = MATCHES.c.id
    inside = [type_coerce(MATCHES.c[name], Text).contains(person) for name in ("facts", "origin")]
    found = union(
        select(SEATS.c.match).where(SEATS.c.person == person),
        select(LINES.c.match).where(or_(LINES.c.person == person, LINES.c.about == person)),
        select(id.label("match")).where(or_(*inside)),
    ).subquery()
    rows = connection.execute(select(id, MATCHES.c.stage).where(id.in_(select(found.c.match))).order_by(id))
    return [(row.id, row.stage) for row in rows]


def erase_all(connection: Connection, erasures: list[Erasure]) -> list[None]:
    for erasure in erasures:
        _erase_lines(connection, erasure)
        _erase_facts(connection, erasure)
    return [None] * len(erasures)


def _erase_lines(connection: Connection, erasure: Erasure) -> None:
    here = LINES.c.match == erasure.match
    is_writer = LINES.c.person == erasure.person
    for condition, gone in (
        (is_writer, {"name": ""}),
        (or_(and_(is_writer, LINES.c.act == ""), LINES.c.about == erasure.person), {"text": ""}),
    ):
        connection.execute(update(LINES).where(here, condition).values(gone))


def _erase_facts(connection: Connection, erasure: Erasure) -> None:
    """Through the lease, as every change goes: nobody writes to the match meanwhile."""
    connection.execute(select(LEASES.c.match).where(LEASES.c.match == erasure.match).with_for_update())
    columns = [MATCHES.c[name] for name in NAMED]
    row = connection.execute(select(*columns).where(MATCHES.c.id == erasure.match)).one_or_none()
    if row is None or UNREADABLE in row:
        return
    goes_on = row.stage not in OVER
    new = {
        "facts": forget_in_facts(row.facts, erasure.person, goes_on),
        "cards": _nameless(row, seats_in_facts(row.facts, erasure.person)),
        "origin": _unbrought(row.origin, erasure.person),
    }
    connection.execute(update(MATCHES).where(MATCHES.c.id == erasure.match).values(new))
    if not goes_on:
        is_theirs = (SEATS.c.match == erasure.match) & (SEATS.c.person == erasure.person)
        connection.execute(delete(SEATS).where(is_theirs))


def _nameless(row: Row[Any], seats: list[int]) -> list[dict[str, Any]]:
    return [{**card, "name": ""} if number in seats else card for number, card in enumerate(row.cards)]


def _unbrought(origin: dict[str, Any] | None, person: str) -> dict[str, Any] | None:
    if origin is None or origin.get("who") != person:
        return origin
    return {**origin, "by": ""}


def parts_of(connection: Connection, person: str) -> list[OwnGame]:
    """All matches that somebody has a part in."""
    ids = [match for match, _ in matches_of(connection, person)]
    query = (
        select(*(MATCHES.c[name] for name in NAMED)).where(MATCHES.c.id.in_(ids)).order_by(MATCHES.c.created)
    )
    return [_part(row, person) for row in connection.execute(query) if UNREADABLE not in row]


def _part(row: Row[Any], person: str) -> OwnGame:
    seats = seats_in_facts(row.facts, person)
    return OwnGame(
        match=row.id,
        title=row.title,
        stage=row.stage,
        created=row.created,
        changed=row.changed,
        seats=seats,
        names=[row.facts["seating"]["seats"][seat]["name"] for seat in seats],
        is_host=row.facts["seating"]["host"] == person,
        is_brought=row.origin is not None and row.origin.get("who") == person,
    )


def lines_by(connection: Connection, person: str) -> list[OwnLine]:
    return _lines(connection, LINES.c.person == person)


def lines_about(connection: Connection, person: str) -> list[OwnLine]:
    return _lines(connection, LINES.c.about == person)


def _lines(connection: Connection, condition: Any) -> list[OwnLine]:
    columns = [LINES.c[name] for name in OwnLine.__struct_fields__]
    rows = connection.execute(select(*columns).where(condition).order_by(LINES.c.match, LINES.c.number))
    return [OwnLine(*row) for row in rows]
