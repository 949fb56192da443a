"""Which tests come to which functions, and how long each of them takes."""

import ast
import json
import os
import sys
import time
from collections.abc import Generator
from inspect import CO_OPTIMIZED
from pathlib import Path
from types import FrameType
from typing import Any, Final

import pytest

from tests.mutants.breaks import outermost
from tests.mutants.patch import codes, replace

CALL: Final = "__reached__"


class Reach:
    """Watches the modules that are going to be broken: each function tells first that it was reached."""

    def __init__(self, files: list[Path]) -> None:
        self.sources = {str(file): file.read_text(encoding="utf-8") for file in files}
        self.names = {str(file): str(file.relative_to(Path.cwd())) for file in files}
        self.seconds: dict[str, float] = {}
        self.work: dict[str, float] = {}
        self.early: set[tuple[str, int]] = set()
        self.seen: set[tuple[str, int]] = set()
        self.found: dict[str, list[tuple[str, int]]] = {}
        sys.setprofile(self.note_early)

    def note_early(self, frame: FrameType, event: str, _: Any) -> None:
        """What is run while the tests are collected."""
        code = frame.f_code
        if event == "call" and code.co_filename in self.sources and code.co_flags & CO_OPTIMIZED:
            self.early.add((self.names[code.co_filename], code.co_firstlineno))

    def watch(self) -> bool:
        """From now on by test: the functions that are there get code that tells."""
        for file, source in self.sources.items():
            watched = codes(compile(telling(source, self.names[file]), file, "exec"))
            replace(
                file, source, {key: code for key, code in watched.items() if code.co_flags & CO_OPTIMIZED}
            )
        for module in list(sys.modules.values()):
            if getattr(module, "__file__", None) in self.sources:
                setattr(module, CALL, self.seen.add)
        return True

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        self.seen.clear()
        began, worked = time.monotonic(), sum(os.times()[:4])
        ended = yield
        self.seconds[item.nodeid] = time.monotonic() - began
        self.work[item.nodeid] = sum(os.times()[:4]) - worked
        self.found[item.nodeid] = list(self.seen)
        return ended

    def keep(self, file: Path) -> None:
        there = {getattr(module, "__file__", None) for module in list(sys.modules.values())}
        missing = [name for path, name in self.names.items() if path not in there]
        times = {"seconds": self.seconds, "work": self.work}
        facts = {"found": self.found, "early": list(self.early), "missing": missing}
        file.write_text(json.dumps(facts | times))


class Reached:
    """What is known of the tests after all of them were run once; times by the clock and of work."""

    def __init__(self, facts: dict[str, Any]) -> None:
        self.found: Final[dict[str, list[list[Any]]]] = facts["found"]
        self.seconds: Final[dict[str, float]] = facts["seconds"]
        self.work: Final[dict[str, float]] = facts["work"]
        self.early: Final[list[list[Any]]] = facts["early"]
        self.missing: Final[list[str]] = facts["missing"]

    def tests(self, name: str, first: int) -> set[str]:
        """The tests that come to the function that begins there."""
        return {test for test, found in self.found.items() if [name, first] in found}

    def is_early(self, name: str, first: int, last: int) -> bool:
        """Whether the function is run before any test is, or nobody could say so."""
        return name in self.missing or any(
            where == name and first <= line <= last for where, line in self.early
        )


def telling(source: str, name: str) -> ast.Module:
    """The module with functions that tell."""
    tree = ast.parse(source)
    for function in outermost(tree):
        call = ast.parse(f"{CALL}(({name!r}, {function.lineno}))").body[0]
        for part in ast.walk(function):
            if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef):
                part.body.insert(0, ast.copy_location(call, part.body[0]))
    return ast.fix_missing_locations(tree)
