"""How far a table has come."""

from enum import StrEnum


class Stage(StrEnum):
    """``CLOSED``: the host has ended it before it was over."""

    LOBBY = "lobby"
    RUNNING = "running"
    OVER = "over"
    CLOSED = "closed"
