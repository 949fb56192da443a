"""Statements that every answer needs: put into the words of a database once, then handed to its driver."""

from collections.abc import Callable, Sequence
from typing import Any, Final

from sqlalchemy import Connection, Dialect, Executable
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError

from orrery.server.store.engines import SQLITE

NAMED: Final = sqlite.dialect(paramstyle="named")
"""SQLite's words with parameters by name instead of by place."""

Row = dict[str, Any]
Worded = tuple[str, list[tuple[str, Callable[[Any], Any]]]]
"""The text of a statement, and how those values are written that a driver does not know."""


class Prepared:
    """A statement for many rows at once, each with a value for every parameter by its name.

    ``columns`` are those that it sets, where the statement itself doesn't say.
    """

    def __init__(self, statement: Executable, columns: Sequence[str] | None = None) -> None:
        self._statement: Any = statement
        self._columns = columns
        self._worded: dict[str, Worded] = {}

    def run(self, connection: Connection, rows: list[Row]) -> int:
        """How many rows of the database were touched. Errors are SQLAlchemy's, as everywhere in the store."""
        dialect = connection.dialect
        text, writers = self._worded.get(dialect.name) or self._word(dialect)
        if writers:
            rows = [{**row, **{name: write(row[name]) for name, write in writers}} for row in rows]
        cursor = connection.connection.cursor()
        try:
            cursor.executemany(text, rows)
            return cursor.rowcount
        except dialect.dbapi.Error as error:  # type: ignore[union-attr]
            raise as_error(dialect, text, error) from error
        finally:
            cursor.close()

    def _word(self, dialect: Dialect) -> Worded:
        words = NAMED if dialect.name == SQLITE else dialect
        compiled = self._statement.compile(dialect=words, column_keys=self._columns)
        kinds = {name: bind.type.dialect_impl(dialect) for name, bind in compiled.binds.items()}
        writers = [(name, kind.bind_processor(dialect)) for name, kind in kinds.items()]
        worded = str(compiled), [(name, write) for name, write in writers if write is not None]
        self._worded[dialect.name] = worded
        return worded


def as_error(dialect: Dialect, text: str, error: Exception) -> Exception:
    """What SQLAlchemy would have raised."""
    found = DBAPIError.instance(text, None, error, type(error), dialect=dialect)
    assert isinstance(found, Exception)
    return found
