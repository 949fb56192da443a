"""Hearing of the changes that other processes store; on PostgreSQL only."""

import select
import socket
from collections.abc import Callable
from threading import Thread
from typing import Any, Final

import psycopg
from sqlalchemy import URL

from orrery.server.store.changes import CHANNEL
from orrery.server.store.engines import POSTGRES, parse_url
from orrery.server.store.errors import BadStoreUrl

PAUSE: Final = 1.0
"""Seconds between two attempts to reach a database that is gone."""

Heard = Callable[[str, int], None]


class Listener:
    """Calls ``heard(match, number)`` for every change, also for those of its own process.

    ``listening()`` is called whenever that begins: what was stored before, or while the database was gone,
    is not heard of. Both are called in a thread of the listener.
    """

    def __init__(self, url: str, heard: Heard, listening: Callable[[], None]) -> None:
        address = parse_url(url)
        if address.get_backend_name() != POSTGRES:
            raise BadStoreUrl("only PostgreSQL tells of changes")
        self._address = conninfo(address)
        self._heard = heard
        self._listening = listening
        self._stop, self._stopped = socket.socketpair()
        self._thread = Thread(target=self._run, name="store-listener", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._stop.send(b".")
        self._thread.join()
        self._stop.close()
        self._stopped.close()

    def _run(self) -> None:
        pause = 0.0
        while not self._has_stopped_after(pause):
            try:
                with psycopg.connect(self._address, autocommit=True) as connection:
                    self._listen(connection)
                return
            except psycopg.Error:
                pause = PAUSE

    def _has_stopped_after(self, seconds: float) -> bool:
        return bool(select.select([self._stopped], [], [], seconds)[0])

    def _listen(self, connection: psycopg.Connection[Any]) -> None:
        connection.execute(f"LISTEN {CHANNEL}")
        self._listening()
        sources: list[Any] = [connection, self._stopped]
        while self._stopped not in select.select(sources, [], [])[0]:
            for notice in connection.notifies(timeout=0):
                match, number = notice.payload.split()
                self._heard(match, int(number))


def conninfo(url: URL) -> str:
    """The address in the driver's own words."""
    return url.set(drivername=POSTGRES).render_as_string(hide_password=False)
