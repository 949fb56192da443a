"""What a lease is: how long it lasts, and when somebody else may have it."""

from typing import Final

from msgspec import Struct
from sqlalchemy import ColumnElement, or_

from orrery.server.store.clock import StoreNow
from orrery.server.store.owners import Owners
from orrery.server.store.schema import LEASES, NOBODY

BELIEVED: Final = 2.0
"""How many times as far ahead as our own leases another one may end. Beyond that it was made by a clock that
was ahead, and tells nothing about who is alive."""


class Terms(Struct, frozen=True):
    """How long a lease lasts, and who is known to be alive."""

    seconds: float
    owners: Owners

    def until(self) -> ColumnElement[float]:
        return StoreNow() + self.seconds

    def is_free(self) -> ColumnElement[bool]:
        """Whether anybody may take a match: its holder is nobody, late, dead, or not to be believed."""
        lease, alive = LEASES.c, self.owners.alive()
        too_far = (lease.until > StoreNow() + BELIEVED * self.seconds) & lease.owner.not_in(alive)
        return or_(
            lease.owner == NOBODY,
            lease.until < StoreNow(),
            lease.owner.in_(self.owners.dead()),
            too_far,
        )
