"""In which order the tests are asked: first those that are likely to notice and soon done."""

from collections import Counter
from typing import Final

from tests.mutants.reach import Reached

LONG: Final = 1.0
"""Seconds of work from which on a test has to wait until all others have been asked for all places."""


class Order:
    """Learns from what was noticed before."""

    def __init__(self, tests: list[str], reached: Reached) -> None:
        self.tests = tests
        self.reached = reached
        self.noticed: Counter[tuple[str, str]] = Counter()

    def note(self, name: str, test: str) -> None:
        self.noticed[name, file_of(test)] += 1

    def quick(self, name: str, reaching: set[str]) -> list[str]:
        return self.by_files(name, [test for test in reaching if self.reached.work[test] < LONG])

    def long(self, name: str, reaching: set[str], others: bool) -> list[str]:
        """The long ones; with ``others``, then all that seem to have nothing to do with it."""
        late = [test for test in reaching if self.reached.work[test] >= LONG]
        rest = [test for test in self.tests if test not in reaching] if others else []
        return self.by_files(name, late) + self.by_files(name, rest)

    def by_files(self, name: str, tests: list[str]) -> list[str]:
        """The tests of a file stay together and in their order, because they may share something costly."""
        files: dict[str, list[str]] = {}
        for test in sorted(tests, key=self.tests.index):
            files.setdefault(file_of(test), []).append(test)
        return [
            test
            for file in sorted(files, key=lambda file: self.rank(name, files[file]))
            for test in files[file]
        ]

    def rank(self, name: str, tests: list[str]) -> tuple[int, float]:
        return -self.noticed[name, file_of(tests[0])], sum(self.reached.work[test] for test in tests)


def file_of(test: str) -> str:
    return test.partition("::")[0]
