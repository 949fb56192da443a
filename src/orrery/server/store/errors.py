"""What can go wrong between the server and its database.

    GameError
    └── StoreError             a failure of another kind
        ├── BadStoreUrl        an address that is neither SQLite nor PostgreSQL
        ├── StoreTooNew        the database was written by a newer version of the program
        ├── StoreUnavailable   the database is gone, locked, full or broken; it may be back later
        ├── StoreConflict      what should be stored is there already, or belongs to nothing
        ├── StoreClosed        the store was closed
        ├── DamagedMatch       what is stored of one match makes no sense
        └── LeaseLost          another process writes to this match now, or has

Whatever raises has stored nothing, but for :class:`StoreUnavailable`: where the connection broke while
the database was committing, nobody knows before it is back.
"""

from http import HTTPStatus
from typing import ClassVar

from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, NotSupportedError, ProgrammingError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from orrery.engine.errors import GameError


class StoreError(GameError):
    code: ClassVar[str] = "store-error"
    status: ClassVar[int] = HTTPStatus.SERVICE_UNAVAILABLE


class BadStoreUrl(StoreError):
    code: ClassVar[str] = "store-url"
    status: ClassVar[int] = HTTPStatus.BAD_REQUEST


class StoreTooNew(StoreError):
    code: ClassVar[str] = "store-too-new"
    status: ClassVar[int] = HTTPStatus.BAD_REQUEST


class StoreUnavailable(StoreError):
    code: ClassVar[str] = "store-unavailable"


class StoreConflict(StoreError):
    code: ClassVar[str] = "store-conflict"
    status: ClassVar[int] = HTTPStatus.CONFLICT


class StoreClosed(StoreError):
    code: ClassVar[str] = "store-closed"


class DamagedMatch(StoreError):
    code: ClassVar[str] = "damaged-match"
    status: ClassVar[int] = HTTPStatus.INTERNAL_SERVER_ERROR

    def __init__(self, match: str) -> None:
        super().__init__(f"what is stored of match {match[:40]} can't be read")
        self.match = match


class LeaseLost(StoreError):
    code: ClassVar[str] = "lease-lost"
    status: ClassVar[int] = HTTPStatus.CONFLICT


STATEMENT_FAULTS = (DataError, IntegrityError, NotSupportedError, ProgrammingError)
"""Kinds of database errors that are about one statement; all others are about the database."""


def is_outage(error: Exception) -> bool:
    """Whether the database as a whole failed, and not what was asked of it."""
    if isinstance(error, PoolTimeout):
        return True
    return isinstance(error, DBAPIError) and not isinstance(error, STATEMENT_FAULTS)


def as_store_error(error: Exception) -> Exception:
    """Translate a failure of the database into an error of the store; return any other error unchanged.

    The message holds what the database said, never the values of the statement.
    """
    if not isinstance(error, DBAPIError | PoolTimeout):
        return error
    said = str(getattr(error, "orig", error)).partition("\n")[0]
    if is_outage(error):
        return StoreUnavailable(said)
    return (StoreConflict if isinstance(error, IntegrityError) else StoreError)(said)
