"""Who may write to a match: one process at a time, for as long as it keeps saying that it is there.

How long is told in seconds and counted by the clock of the store; see ``clock.py`` and ``owners.py``.
"""

from typing import Final

from msgspec import Struct
from sqlalchemy import Connection, or_, select, update

from orrery.server.store.changes import Seated
from orrery.server.store.clock import StoreNow
from orrery.server.store.owners import Owners
from orrery.server.store.schema import LEASES, MATCHES, NOBODY
from orrery.server.store.terms import Terms

FUTURE: Final = 300.0
"""Seconds by which the clocks of two machines that work together may differ."""


class Claim(Struct, frozen=True):
    match: str
    owner: str


class Release(Struct, frozen=True):
    """Without a match: all that the owner holds."""

    match: str | None
    owner: str


class Delay(Struct, frozen=True):
    match: str
    seconds: float


def claim_all(terms: Terms, seated: Seated, connection: Connection, items: list[Claim]) -> list[bool]:
    return [claim(terms, seated, connection, item) for item in items]


def claim(terms: Terms, seated: Seated, connection: Connection, item: Claim) -> bool:
    """Take the lease of a match that is free or held by the owner; returns whether it was taken."""
    terms.owners.attend(item.owner)
    seated.pop(item.match, None)
    is_ours = or_(LEASES.c.owner == item.owner, terms.is_free())
    taken = connection.execute(
        update(LEASES)
        .where(LEASES.c.match == item.match, is_ours)
        .values(owner=item.owner, until=terms.until())
    )
    return taken.rowcount == 1


def renew_all(terms: Terms, connection: Connection, items: list[str]) -> list[int]:
    return [
        connection.execute(update(LEASES).where(LEASES.c.owner == owner).values(until=terms.until())).rowcount
        for owner in items
    ]


def release_all(terms: Terms, seated: Seated, connection: Connection, items: list[Release]) -> list[int]:
    return [release(terms, seated, connection, item) for item in items]


def release(terms: Terms, seated: Seated, connection: Connection, item: Release) -> int:
    held = LEASES.c.owner == item.owner
    if item.match is None:
        seated.clear()
    else:
        seated.pop(item.match, None)
        held &= LEASES.c.match == item.match
    return connection.execute(update(LEASES).where(held).values(owner=NOBODY)).rowcount


def release_dead(connection: Connection, owners: Owners) -> None:
    """Free at once what processes held that have died since."""
    dead = owners.dead()
    if dead:
        connection.execute(update(LEASES).where(LEASES.c.owner.in_(dead)).values(owner=NOBODY))
        owners.bury(dead)


def overdue(connection: Connection, terms: Terms, most: int) -> list[str]:
    """Matches that should have gone on by now, though nobody holds them; those first that wait longest."""
    is_late = LEASES.c.due <= StoreNow()
    query = select(LEASES.c.match).where(is_late, terms.is_free()).order_by(LEASES.c.due, LEASES.c.match)
    return [row.match for row in connection.execute(query.limit(most))]


def redate(connection: Connection, items: list[None]) -> list[int]:
    """Make due at once what a clock wrote that was ahead: nobody knows how much time is left there."""
    misdated = select(MATCHES.c.id).where(MATCHES.c.changed > StoreNow() + FUTURE)
    is_wrong = LEASES.c.due.is_not(None) & LEASES.c.match.in_(misdated)
    return [connection.execute(update(LEASES).where(is_wrong).values(due=StoreNow())).rowcount for _ in items]


def put_off_all(terms: Terms, connection: Connection, items: list[Delay]) -> list[bool]:
    return [
        connection.execute(
            update(LEASES)
            .where(LEASES.c.match == item.match, terms.is_free())
            .values(due=StoreNow() + item.seconds)
        ).rowcount
        == 1
        for item in items
    ]
