"""How far a table has come."""

from enum import StrEnum


class Stage(StrEnum):
    LOBBY = "lobby"
    RUNNING = "running"
    OVER = "over"
