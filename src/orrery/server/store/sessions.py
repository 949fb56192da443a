"""Who is signed in where: a session is a random token, of which only the hash is stored."""

from collections.abc import Collection
from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from orrery.server.store.people import person_in
from orrery.server.store.records import Person, Session
from orrery.server.store.schema import PEOPLE, SESSIONS, SUBSCRIPTIONS

MOST_EACH: Final = 50
"""Sessions of one person; the one that began first gives way to another."""

_S = SESSIONS.c


class Ending(NamedTuple):
    """All sessions of a person but ``kept``; with a ``key_hash`` the personal link is another from now on."""

    person: str
    kept: str = ""
    key_hash: str = ""


def begin_all(connection: Connection, begun: list[Session]) -> list[None]:
    for one in begun:
        row = {name: getattr(one, name) for name in one.__struct_fields__}
        connection.execute(insert(SESSIONS), [row])
        _make_room(connection, one.person)
    return [None] * len(begun)


def _make_room(connection: Connection, person: str) -> None:
    newest = select(_S.token_hash).where(_S.person == person).order_by(_S.begun.desc(), _S.token_hash)
    surplus = connection.scalars(newest.offset(MOST_EACH)).all()
    if surplus:
        connection.execute(delete(SESSIONS).where(_S.token_hash.in_(surplus)))


def find(connection: Connection, token_hash: str, since: float) -> Person | None:
    """Whose session it is, if it has begun after ``since``."""
    both = select(PEOPLE).join(SESSIONS, _S.person == PEOPLE.c.id)
    row = connection.execute(both.where(_S.token_hash == token_hash, _S.begun > since)).one_or_none()
    return None if row is None else person_in(row)


def of_person(connection: Connection, person: str) -> list[Session]:
    rows = connection.execute(select(SESSIONS).where(_S.person == person).order_by(_S.begun))
    return [Session(**row._mapping) for row in rows]


def still_open(connection: Connection, hashes: Collection[str], since: float) -> set[str]:
    """Those of the sessions that have not been ended, and have begun after ``since``."""
    query = select(_S.token_hash).where(_S.token_hash.in_(hashes), _S.begun > since)
    return set(connection.scalars(query))


def generations(connection: Connection, people: Collection[str]) -> dict[str, int]:
    rows = connection.execute(select(PEOPLE.c.id, PEOPLE.c.generation).where(PEOPLE.c.id.in_(people)))
    return {row.id: row.generation for row in rows}


def end_one(connection: Connection, hashes: list[str]) -> list[None]:
    connection.execute(delete(SESSIONS).where(_S.token_hash.in_(hashes)))
    return [None] * len(hashes)


def end_all(connection: Connection, endings: list[Ending]) -> list[list[str]]:
    """The hashes of the sessions that were ended. Browsers that were called are called no more."""
    return [_ended(connection, ending) for ending in endings]


def _ended(connection: Connection, ending: Ending) -> list[str]:
    is_meant = (_S.person == ending.person) & (_S.token_hash != ending.kept)
    ended = list(connection.scalars(select(_S.token_hash).where(is_meant)))
    connection.execute(delete(SESSIONS).where(is_meant))
    connection.execute(delete(SUBSCRIPTIONS).where(SUBSCRIPTIONS.c.person == ending.person))
    new = {"key_hash": ending.key_hash} if ending.key_hash else {}
    counted = {"generation": PEOPLE.c.generation + 1, **new}
    connection.execute(update(PEOPLE).where(PEOPLE.c.id == ending.person).values(counted))
    return ended
