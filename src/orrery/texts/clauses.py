"""The clauses of each title, and which of them a test shows.

``texts/<language>/rules-<title>.md`` holds them: a list item ``- **P4.7** sentence`` each.
"""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Final

ENGLISH: Final = "en"
ITEM: Final = re.compile(r"^- \*\*(?P<id>[A-Z][\w.-]*)\*\* (?P<text>.+)$")

HEADING: Final = "## "


@dataclass(frozen=True, slots=True)
class Clause:
    """One rule: its id, by which tests and refusals name it, its sentence, and the heading above it."""

    id: str
    text: str
    part: str = ""


def clauses(title: str, language: str = ENGLISH) -> list[Clause]:
    """The clauses of a title in the order of its rules; none if it has no rules text."""
    source = files("orrery.texts") / language / f"rules-{title}.md"
    return read_clauses(source.read_text(encoding="utf-8")) if source.is_file() else []


def read_clauses(text: str) -> list[Clause]:
    found: list[Clause] = []
    part = ""
    for line in text.splitlines():
        part = line.removeprefix(HEADING) if line.startswith(HEADING) else part
        if item := ITEM.match(line):
            found.append(Clause(item["id"], item["text"], part))
    return found


def untested(title: str, tests: Path) -> list[Clause]:
    """The clauses of a title that no test below ``tests`` cites by ``@pytest.mark.rule``."""
    seen = cited(tests)
    return [clause for clause in clauses(title) if clause.id not in seen]


def cited(tests: Path) -> set[str]:
    """The ids that tests below a folder cite."""
    return {
        citation
        for path in sorted(tests.rglob("test_*.py"))
        for citation in citations(path.read_text(encoding="utf-8"))
    }


def citations(source: str) -> Iterator[str]:
    """The ids in every ``pytest.mark.rule("…", …)`` of a test module."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.rule":
            yield from (str(arg.value) for arg in node.args if isinstance(arg, ast.Constant))
