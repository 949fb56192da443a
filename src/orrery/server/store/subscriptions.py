"""Browsers that may be called, and who was called already."""

from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from orrery.server.store.records import PushSubscription
from orrery.server.store.schema import CALLS, SUBSCRIPTIONS

MOST_EACH: Final = 10
"""Browsers of one person; the one that was added first gives way to an eleventh."""

_S = SUBSCRIPTIONS.c


class Removal(NamedTuple):
    endpoint: str
    person: str


class Noted(NamedTuple):
    match: str
    seat: int
    question: int


def add_all(connection: Connection, added: list[PushSubscription]) -> list[None]:
    """A browser belongs to the person who used it last."""
    for one in added:
        connection.execute(delete(SUBSCRIPTIONS).where(_S.endpoint == one.endpoint))
        connection.execute(
            insert(SUBSCRIPTIONS), [{name: getattr(one, name) for name in one.__struct_fields__}]
        )
        _make_room(connection, one.person)
    return [None] * len(added)


def _make_room(connection: Connection, person: str) -> None:
    newest = select(_S.endpoint).where(_S.person == person).order_by(_S.created.desc(), _S.endpoint)
    surplus = connection.scalars(newest.offset(MOST_EACH)).all()
    if surplus:
        connection.execute(delete(SUBSCRIPTIONS).where(_S.endpoint.in_(surplus)))


def remove_all(connection: Connection, removals: list[Removal]) -> list[bool]:
    return [_removed(connection, removal) for removal in removals]


def _removed(connection: Connection, removal: Removal) -> bool:
    is_it = (_S.endpoint == removal.endpoint) & (_S.person == removal.person)
    return connection.execute(delete(SUBSCRIPTIONS).where(is_it)).rowcount == 1


def of_person(connection: Connection, person: str) -> list[PushSubscription]:
    rows = connection.execute(select(SUBSCRIPTIONS).where(_S.person == person).order_by(_S.created))
    return [PushSubscription(**row._mapping) for row in rows]


def note_all(connection: Connection, calls: list[Noted]) -> list[bool]:
    return [_noted(connection, call) for call in calls]


def _noted(connection: Connection, call: Noted) -> bool:
    """Whether nobody had been called because of this question."""
    is_seat = (CALLS.c.match == call.match) & (CALLS.c.seat == call.seat)
    last = connection.scalar(select(CALLS.c.question).where(is_seat))
    if last is None:
        connection.execute(insert(CALLS), [call._asdict()])
    else:
        connection.execute(update(CALLS).where(is_seat).values(question=call.question))
    return last != call.question
