"""Processes that begin anew, without the time that libraries take."""

import os
import socket
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Final, NoReturn

LIBRARIES: Final = (
    *("anyio", "hypothesis", "schemathesis", "xdist.plugin", "pytest_cov.plugin"),
    *("httpx", "litestar.testing", "msgspec", "psycopg", "sqlalchemy.ext.asyncio", "uvicorn"),
)
"""What most of the tests import, and nothing of the project."""


class Nursery:
    """A process forked before any of the project was imported; it is forked for each new beginning."""

    def __init__(self, begin: Callable[[str], object]) -> None:
        ours, theirs = socket.socketpair()
        if os.fork() == 0:
            ours.close()
            self.serve(theirs, begin)
        theirs.close()
        self.stream: Final = ours.makefile("rw")

    def run(self, task: str) -> tuple[int, int]:
        """Begin with this task, and wait for the end: the number of the process, and its exit code."""
        self.stream.write(f"{task}\n")
        self.stream.flush()
        child, status = map(int, self.stream.readline().split())
        return child, status

    def serve(self, theirs: socket.socket, begin: Callable[[str], object]) -> NoReturn:
        """Until the other side is gone."""
        for name in LIBRARIES:
            if find_spec(name.partition(".")[0]) is not None:
                import_module(name)
        stream = theirs.makefile("rw")
        for line in stream:
            child = os.fork()
            if child == 0:
                begin_in_fork(begin, line.strip())
            stream.write(f"{child} {os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])}\n")
            stream.flush()
        os._exit(0)


def begin_in_fork(begin: Callable[[str], object], task: str) -> NoReturn:
    os.setsid()
    silence()
    try:
        begin(task)
    finally:
        os._exit(0)


def silence() -> None:
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nowhere, stream)
