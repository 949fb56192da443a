"""What the code asks for: every ``….say("id", fact=…)`` and ``sentence(…)``, read from its syntax tree."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from tests.frame import SOURCE

PICTURES = SOURCE / "orrery" / "shown" / "pulsar" / "picture"
SPEAKERS = [
    *sorted((SOURCE / "orrery" / "shown").rglob("*.py")),
    *sorted((SOURCE / "orrery" / "terminal").rglob("*.py")),
    *sorted((SOURCE / "orrery" / "commands").rglob("*.py")),
    *sorted((SOURCE / "orrery" / "server" / "notify").rglob("*.py")),
    SOURCE / "orrery" / "server" / "http" / "static.py",
    SOURCE / "orrery" / "server" / "wire" / "words.py",
    SOURCE / "orrery" / "cli.py",
]
ANYTHING = "*"
PREFIXES = {"scene": "picture-pulsar-"}
"""What speakers that have a short way to say things put before an id, by the name they go under."""


@dataclass(frozen=True)
class Call:
    """One way to ask: the id, in which ``*`` stands for what is known only later, and the facts given.

    ``open`` calls give more facts than can be read off.
    """

    id: str
    facts: frozenset[str]
    open: bool
    where: str

    @property
    def is_exact(self) -> bool:
        return ANYTHING not in self.id


@cache
def calls() -> list[Call]:
    """All of them; a call without a readable id is left to the tests that play."""
    return [call for path in SPEAKERS for call in calls_in(path)]


def calls_in(path: Path) -> Iterator[Call]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call):
            continue
        for key in asked_by(node):
            facts = frozenset(keyword.arg for keyword in node.keywords if keyword.arg)
            is_open = any(keyword.arg is None for keyword in node.keywords)
            yield Call(key, facts, is_open, f"{path.relative_to(SOURCE)}:{node.lineno}")


def asked_by(node: ast.Call) -> list[str]:
    """The ids that a call asks for: ``….say(id)``, or ``sentence(speech, id)``."""
    if isinstance(node.func, ast.Attribute) and node.func.attr == "say":
        prefix = PREFIXES.get(ast.unparse(node.func.value), "")
        return [prefix + key for key in ids(node.args)]
    if isinstance(node.func, ast.Name) and node.func.id == "sentence" and len(node.args) > 1:
        return shapes(node.args[1])
    return []


def ids(args: list[ast.expr]) -> list[str]:
    """The ids that the arguments of a call can mean; none for names that only running can tell.

    Two arguments are a kind and a key, with the title between them.
    """
    if len(args) == 2:
        return [f"{kind}-*-{key}" for kind in shapes(args[0]) for key in shapes(args[1]) or [ANYTHING]]
    return shapes(args[0]) if len(args) == 1 else []


def shapes(node: ast.expr) -> list[str]:
    """A constant, either branch of a choice, or an f-string with its holes."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if isinstance(node, ast.IfExp):
        return [*shapes(node.body), *shapes(node.orelse)]
    if isinstance(node, ast.JoinedStr):
        parts = [str(part.value) if isinstance(part, ast.Constant) else ANYTHING for part in node.values]
        return ["".join(parts)]
    return []


def constants(paths: list[Path]) -> set[str]:
    """Every string in some modules: what a name may stand for where an id is not written out."""
    return {
        node.value
        for path in paths
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
