"""Writing and finding people."""

from typing import Any

from sqlalchemy import ColumnElement, Connection, Row, insert, select, update

from orrery.server.store.records import Person
from orrery.server.store.schema import PEOPLE


def add_all(connection: Connection, people: list[Person]) -> list[None]:
    rows = [
        {"id": person.id, "name": person.name, "key_hash": person.key_hash, "created": person.created}
        for person in people
    ]
    connection.execute(insert(PEOPLE), rows)
    return [None] * len(people)


def rename_all(connection: Connection, items: list[tuple[str, str]]) -> list[bool]:
    return [
        connection.execute(update(PEOPLE).where(PEOPLE.c.id == id).values(name=name)).rowcount == 1
        for id, name in items
    ]


def find(connection: Connection, id: str) -> Person | None:
    return _found(connection, PEOPLE.c.id == id)


def find_by_key(connection: Connection, key_hash: str) -> Person | None:
    return _found(connection, PEOPLE.c.key_hash == key_hash)


def _found(connection: Connection, condition: ColumnElement[Any]) -> Person | None:
    row = connection.execute(select(PEOPLE).where(condition)).one_or_none()
    return None if row is None else person_in(row)


def person_in(row: Row[Any]) -> Person:
    return Person(row.id, row.name, row.key_hash, row.created, row.generation)
