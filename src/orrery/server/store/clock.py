"""The clock that leases go by: the database's own where there is a server, else that of the machine.

Processes compare each other's leases, so that they need one clock; inside a process time is counted otherwise
(``host/timeline.py``).
"""

from collections.abc import Callable
from typing import Any, Final

from sqlalchemy import Double
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.functions import FunctionElement

Clock = Callable[[], float]

NAME: Final = "orrery_now"


class StoreNow(FunctionElement[float]):
    """The time at which a statement looks at a row, in seconds."""

    type = Double()
    inherit_cache = True


@compiles(StoreNow, "sqlite")
def _by_machine(element: StoreNow, compiler: Any, **more: Any) -> str:
    return f"{NAME}()"


@compiles(StoreNow, "postgresql")
def _by_server(element: StoreNow, compiler: Any, **more: Any) -> str:
    """Not that of the transaction: it may have waited for another one."""
    return "CAST(EXTRACT(EPOCH FROM clock_timestamp()) AS DOUBLE PRECISION)"


def teach_clock(connection: Any, clock: Clock) -> None:
    """Let statements on a connection of SQLite ask this clock."""
    connection.create_function(NAME, 0, clock)
