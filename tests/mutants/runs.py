"""Runs of some tests of a folder, each in a process of its own that ends with the first failure."""

import atexit
import json
import os
import signal
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, NoReturn

import pytest

from tests.mutants.nursery import Nursery, silence

TIMES: Final = 8.0
PATIENCE: Final = 30.0
"""A test hangs when it takes so many times as long as usual and so many seconds more, which is to notice."""

COLLECTION: Final = 300
UNFIT: Final = "unfit"


@dataclass(frozen=True, slots=True)
class Verdict:
    """``survived``, ``killed`` or ``hung``, and the test that has noticed."""

    found: str
    by: str


class Runs:
    """The tests of a session, run in forks of this process or in processes that begin anew."""

    def __init__(self, session: pytest.Session, nursery: Nursery | None = None) -> None:
        self.session = session
        self.nursery = nursery
        self.items = {item.nodeid: item for item in session.items}
        self.seconds: dict[str, float] = {}
        self.notes = Path("verdict.json").resolve()

    def forked(
        self, tests: list[str], prepare: Callable[[], bool], after: Callable[[], None] = lambda: None
    ) -> Verdict:
        """Run them in a fork that was prepared; ``unfit`` if that was not possible."""
        self.notes.unlink(missing_ok=True)
        child = os.fork()
        if child == 0:
            os.setsid()
            self.in_fork(tests, prepare, after)
        return self.outcome(child, os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))

    def in_fork(self, tests: list[str], prepare: Callable[[], bool], after: Callable[[], None]) -> NoReturn:
        try:
            silence()
            if prepare():
                self.all(tests)
                after()
            else:
                self.note(UNFIT, "")
            atexit._run_exitfuncs()
        finally:
            os._exit(0)

    def all(self, tests: list[str]) -> None:
        """Run them until one fails, and note how that ended."""
        for test, following in zip(tests, [*tests[1:], ""]):
            self.note("hung", test)
            signal.alarm(int(PATIENCE + TIMES * self.seconds.get(test, COLLECTION)))
            self.session.config.hook.pytest_runtest_protocol(
                item=self.items[test], nextitem=self.items.get(following)
            )
            if self.session.testsfailed:
                return self.note("killed", test)
        return self.note("survived", "")

    def note(self, found: str, by: str) -> None:
        self.notes.write_text(json.dumps({"found": found, "by": by}))

    def fresh(self, folder: str, tests: list[str]) -> Verdict:
        """Run them in a process that begins anew; one that doesn't even begin has noticed."""
        assert self.nursery is not None
        self.notes.write_text(json.dumps({"found": "killed", "by": "import"}))
        task = Path("again.json").resolve()
        task.write_text(json.dumps({"folder": folder, "tests": tests, "seconds": self.seconds}))
        return self.outcome(*self.nursery.run(str(task)))

    def outcome(self, child: int, status: int) -> Verdict:
        """End all that a process has left behind, and read what it has noted."""
        with suppress(ProcessLookupError):
            os.killpg(child, signal.SIGKILL)
        noted = json.loads(self.notes.read_text())
        if noted["found"] == "hung" and status != -signal.SIGALRM:
            return Verdict("killed", noted["by"])
        return Verdict(**noted)


class Again:
    """The plugin of a process that has begun anew."""

    def __init__(self, task: dict[str, Any]) -> None:
        self.task = task
        signal.alarm(COLLECTION)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> NoReturn:
        runs = Runs(session)
        runs.seconds = self.task["seconds"]
        try:
            if not session.testsfailed:
                runs.all(self.task["tests"])
            atexit._run_exitfuncs()
        finally:
            os._exit(0)
