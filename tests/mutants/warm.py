"""The tests of a folder, collected once; this process is forked for each place that is broken.

``python -m tests.mutants.warm TASK`` runs in a copy of the project. The task is a file: which folder, which
places, and how long. Each result is a line on standard output.
"""

import json
import sys
from pathlib import Path
from time import monotonic
from typing import Any, Final

import pytest

from tests.mutants.breaks import Break, around, broken
from tests.mutants.nursery import Nursery
from tests.mutants.order import Order
from tests.mutants.patch import replace, replacements
from tests.mutants.reach import Reach, Reached
from tests.mutants.runs import UNFIT, Again, Runs, Verdict

ALONE: Final = ("tests/table",)
"""Folders whose tests run in one process and share nothing: who doesn't come to a place can't notice it."""

PYTEST: Final = (
    *("-q", "-x", "-s", "-n", "0", "-m", "not slow", "-p", "no:cacheprovider"),
    *("-W", "ignore::pytest.PytestAssertRewriteWarning"),
)


class Place:
    """A place that is tried, and what has to be known to try it."""

    def __init__(self, job: dict[str, Any], reached: Reached) -> None:
        self.mark: Final[str] = job["mark"]
        self.name: Final[str] = job["name"]
        self.spot: Final = Break(*job["place"])
        self.file: Final = Path(self.name).resolve()
        self.source: Final = self.file.read_text(encoding="utf-8")
        file = str(self.file)
        self.changed: Final = replacements(file, self.source, self.spot)
        lines = around(self.source, self.spot)
        self.early: Final = self.changed is None or lines is None or reached.is_early(self.name, *lines)
        """Whether it is run when the tests are collected; then a process has to begin anew."""
        self.reaching: Final = (
            reached.tests(self.name, lines[0]) if lines and not self.early else set(reached.seconds)
        )


class Warm:
    """The plugin that runs other tests than pytest would, and more than once."""

    def __init__(self, task: dict[str, Any], nursery: Nursery) -> None:
        self.task = task
        self.nursery = nursery
        self.until: float = monotonic() + task["seconds"]
        self.reach = Reach([Path(name).resolve() for name in task["modules"]])

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        sys.setprofile(None)
        assert not session.testsfailed, "the tests can't be collected though nothing is broken"
        self.runs = Runs(session, self.nursery)
        reached = self.reached(session)
        self.runs.seconds = reached.seconds
        self.order = Order([item.nodeid for item in session.items], reached)
        for job in self.task["jobs"]:
            if self.in_time():
                self.tell(Place(job, reached))
        return True

    def in_time(self) -> bool:
        return monotonic() < self.until

    def reached(self, session: pytest.Session) -> Reached:
        """What all tests come to with nothing broken; found out once for the same sources and tests."""
        file = Path(self.task["reached"])
        if not file.exists():
            session.config.pluginmanager.register(self.reach)
            tests = [item.nodeid for item in session.items]
            verdict = self.runs.forked(tests, self.reach.watch, after=lambda: self.reach.keep(file))
            session.config.pluginmanager.unregister(self.reach)
            assert verdict.found == "survived", f"{verdict.by} fails though nothing is broken"
        return Reached(json.loads(file.read_text()))

    def tell(self, place: Place) -> None:
        """Try a place with the quick tests or with all others; ``unnoticed`` is no last word."""
        if self.task["quick"]:
            verdict = self.noticed(place, self.order.quick(place.name, place.reaching))
            unnoticed = "unnoticed"
        else:
            others = self.task["folder"] not in ALONE
            verdict = self.noticed(place, self.order.long(place.name, place.reaching, others))
            unnoticed = "survived"
        if verdict.found == "killed":
            self.order.note(place.name, verdict.by)
        found = unnoticed if verdict.found == "survived" else verdict.found
        print(json.dumps({"mark": place.mark, "found": found, "by": verdict.by}), flush=True)

    def noticed(self, place: Place, tests: list[str]) -> Verdict:
        """Where chance has a hand a test has to notice twice, the second time alone."""
        place.file.write_text(broken(place.source, place.spot), encoding="utf-8")
        try:
            while True:
                verdict = self.run(place, tests)
                if verdict.found != "killed" or verdict.by not in tests or self.task["folder"] in ALONE:
                    return verdict
                if self.run(place, [verdict.by]).found != "survived":
                    return verdict
                print(f"{verdict.by} failed once only", file=sys.stderr, flush=True)
                tests = tests[tests.index(verdict.by) + 1 :]
        finally:
            place.file.write_text(place.source, encoding="utf-8")

    def run(self, place: Place, tests: list[str]) -> Verdict:
        if not tests:
            return Verdict("survived", "")
        if not place.early:
            changed = place.changed or {}
            verdict = self.runs.forked(tests, lambda: replace(str(place.file), place.source, changed))
            if verdict.found != UNFIT:
                return verdict
        return self.runs.fresh(self.task["folder"], tests)


def begin_again(file: str) -> None:
    task = json.loads(Path(file).read_text())
    pytest.main([*PYTEST, task["folder"]], plugins=[Again(task)])


def main(file: str) -> int:
    task = json.loads(Path(file).read_text())
    nursery = Nursery(begin_again)
    return int(pytest.main([*PYTEST, task["folder"]], plugins=[Warm(task, nursery)]))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
