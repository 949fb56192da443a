"""Statements about many rows at once, each one step for the database.

Between two steps of a statement Python's lock is given up and taken again, for which a busy thread keeps
the writing one waiting. So rows go over as one JSON text, whose objects the database itself makes rows of.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from msgspec.json import Encoder
from sqlalchemy import (
    JSON,
    Connection,
    Dialect,
    Executable,
    Text,
    bindparam,
    cast,
    column,
    func,
    literal_column,
    select,
)
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import DBAPIError

from orrery.server.store.engines import POSTGRES, SQLITE

ENCODER: Final = Encoder()
ROWS: Final = "rows"
NAMED: Final = sqlite.dialect(paramstyle="named")
"""SQLite's words with parameters by name instead of by place."""


class Bulk:
    """A statement made from the rows that are sent, which have a column for each of ``kinds``.

    It is put into the words of a database once. What stands in a row as a list or as a dict arrives as JSON.
    """

    def __init__(self, kinds: Mapping[str, Any], make: Callable[[Any], Executable]) -> None:
        self._kinds = kinds
        self._make = make
        self._worded: dict[str, tuple[str, dict[str, Any]]] = {}

    def run(self, connection: Connection, rows: list[dict[str, Any]]) -> int:
        """How many rows of the database were touched. Errors are SQLAlchemy's, as everywhere in the store."""
        dialect = connection.dialect
        text, constants = self._worded.get(dialect.name) or self._word(dialect)
        cursor = connection.connection.cursor()
        try:
            cursor.execute(text, {**constants, ROWS: ENCODER.encode(rows).decode()})
            return cursor.rowcount
        except dialect.loaded_dbapi.Error as error:
            raise as_error(dialect, text, error) from error
        finally:
            cursor.close()

    def _word(self, dialect: Dialect) -> tuple[str, dict[str, Any]]:
        statement: Any = self._make(sent(dialect, self._kinds))
        compiled = statement.compile(dialect=NAMED if dialect.name == SQLITE else dialect)
        self._worded[dialect.name] = worded = (str(compiled), compiled.params)
        return worded


def sent(dialect: Dialect, kinds: Mapping[str, Any]) -> Any:
    """The rows of a JSON text, as something to select from."""
    rows = bindparam(ROWS, type_=Text)
    if dialect.name == POSTGRES:
        columns = [column(name, kind) for name, kind in kinds.items()]
        found = func.json_to_recordset(cast(rows, JSON)).table_valued(*columns)
        return found.render_derived(name="sent", with_types=True)
    each = func.json_each(rows).table_valued("value", name="each")
    values = (func.json_extract(each.c.value, literal_column(f"'$.{name}'")).label(name) for name in kinds)
    return select(*values).subquery("sent")


def as_error(dialect: Dialect, text: str, error: Exception) -> Exception:
    """What SQLAlchemy would have raised."""
    found = DBAPIError.instance(text, None, error, type(error), dialect=dialect)
    assert isinstance(found, Exception)
    return found
