"""Who may write to a match: one process at a time, for as long as it keeps saying that it is there."""

from msgspec import Struct
from sqlalchemy import Connection, or_, update

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


def claim_all(seated: Seated, connection: Connection, items: list[Claim]) -> list[bool]:
    return [claim(seated, connection, item) for item in items]


def claim(seated: Seated, connection: Connection, item: Claim) -> bool:
    """Take a match that nobody holds any more, or that the owner holds already; whether that came off."""
    seated.pop(item.match, None)
    is_free = or_(LEASES.c.owner.in_((NOBODY, item.owner)), LEASES.c.until < item.now)
    taken = connection.execute(
        update(LEASES).where(LEASES.c.match == item.match, is_free).values(owner=item.owner, until=item.until)
    )
    return taken.rowcount == 1


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
