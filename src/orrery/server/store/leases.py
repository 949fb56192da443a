"""Who may write to a match: one process at a time, for as long as it keeps saying that it is there."""

from msgspec import Struct
from sqlalchemy import ColumnElement, Connection, or_, select, update

from orrery.server.store.changes import Seated
from orrery.server.store.schema import LEASES, NOBODY


class Claim(Struct, frozen=True):
    match: str
    owner: str
    now: float
    until: float


class Renewal(Struct, frozen=True):
    owner: str
    until: float


class Release(Struct, frozen=True):
    """Without a match: all that the owner holds."""

    match: str | None
    owner: str


class Delay(Struct, frozen=True):
    match: str
    now: float
    due: float


def claim_all(seated: Seated, connection: Connection, items: list[Claim]) -> list[bool]:
    return [claim(seated, connection, item) for item in items]


def claim(seated: Seated, connection: Connection, item: Claim) -> bool:
    """Take the lease of a match that is free, expired or held by the owner; returns whether it was taken."""
    seated.pop(item.match, None)
    is_ours = or_(LEASES.c.owner == item.owner, _is_free(item.now))
    taken = connection.execute(
        update(LEASES).where(LEASES.c.match == item.match, is_ours).values(owner=item.owner, until=item.until)
    )
    return taken.rowcount == 1


def _is_free(now: float) -> ColumnElement[bool]:
    return or_(LEASES.c.owner == NOBODY, LEASES.c.until < now)


def renew_all(connection: Connection, items: list[Renewal]) -> list[int]:
    return [
        connection.execute(
            update(LEASES).where(LEASES.c.owner == item.owner).values(until=item.until)
        ).rowcount
        for item in items
    ]


def release_all(seated: Seated, connection: Connection, items: list[Release]) -> list[int]:
    return [release(seated, connection, item) for item in items]


def release(seated: Seated, connection: Connection, item: Release) -> int:
    held = LEASES.c.owner == item.owner
    if item.match is None:
        seated.clear()
    else:
        seated.pop(item.match, None)
        held &= LEASES.c.match == item.match
    return connection.execute(update(LEASES).where(held).values(owner=NOBODY)).rowcount


def overdue(connection: Connection, now: float, most: int) -> list[str]:
    """Matches that should have gone on by now, though nobody holds them; those first that wait longest."""
    is_late = LEASES.c.due <= now
    query = select(LEASES.c.match).where(is_late, _is_free(now)).order_by(LEASES.c.due, LEASES.c.match)
    return [row.match for row in connection.execute(query.limit(most))]


def put_off_all(connection: Connection, items: list[Delay]) -> list[bool]:
    return [
        connection.execute(
            update(LEASES).where(LEASES.c.match == item.match, _is_free(item.now)).values(due=item.due)
        ).rowcount
        == 1
        for item in items
    ]
