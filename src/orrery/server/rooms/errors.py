"""What can go wrong where matches are hosted.

GameError
└── HostError
    ├── NoSuchMatch      no match has this id
    ├── MatchElsewhere   another process has the match open
    ├── RoomClosed       the match was closed here; it can be opened again
    ├── TooMuchWork      a job that has used up its time or brought its process down
    ├── TooBusy          too many jobs of the same person are waiting
    └── Stopping         the server is about to end
"""

from http import HTTPStatus
from typing import ClassVar

from orrery.engine.errors import GameError


class HostError(GameError):
    code: ClassVar[str] = "host-error"
    status: ClassVar[int] = HTTPStatus.BAD_REQUEST


class NoSuchMatch(HostError):
    code: ClassVar[str] = "no-such-match"
    status: ClassVar[int] = HTTPStatus.NOT_FOUND

    def __init__(self, match: str) -> None:
        super().__init__(f"no match is called {match[:40]!r}")
        self.match = match


class MatchElsewhere(HostError):
    code: ClassVar[str] = "match-elsewhere"
    status: ClassVar[int] = HTTPStatus.CONFLICT

    def __init__(self, match: str) -> None:
        super().__init__(f"another process has {match[:40]!r} open")
        self.match = match


class RoomClosed(HostError):
    code: ClassVar[str] = "room-closed"
    status: ClassVar[int] = HTTPStatus.SERVICE_UNAVAILABLE


class TooMuchWork(HostError):
    code: ClassVar[str] = "too-much-work"
    status: ClassVar[int] = HTTPStatus.UNPROCESSABLE_ENTITY


class TooBusy(HostError):
    code: ClassVar[str] = "too-busy"
    status: ClassVar[int] = HTTPStatus.TOO_MANY_REQUESTS


class Stopping(HostError):
    code: ClassVar[str] = "stopping"
    status: ClassVar[int] = HTTPStatus.SERVICE_UNAVAILABLE
