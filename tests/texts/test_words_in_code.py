"""No words for people are made in Python: what is shown comes from the texts."""

import ast
import re
from collections.abc import Iterator

import pytest

from tests.frame import SOURCE

PHRASE = re.compile(r"[^\W\d_]{2,}[,.:;]?\s+[^\W\d_]{2,}")
LAYERS = ("shown", "terminal")


def phrases(source: str) -> list[str]:
    """Strings of two words or more that are neither documentation nor for developers."""
    tree = ast.parse(source)
    silent = {id(node) for hidden in documentation(tree) for node in ast.walk(hidden)}
    return [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in silent
        if PHRASE.search(node.value)
    ]


def documentation(tree: ast.Module) -> Iterator[ast.AST]:
    """Docstrings, what is raised or asserted, and parts of paths."""
    for node in ast.walk(tree):
        docstring = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        path = isinstance(node, ast.BinOp) and isinstance(node.op, ast.Div)
        if docstring or path or isinstance(node, ast.Raise | ast.Assert):
            yield node


@pytest.mark.parametrize("layer", LAYERS)
def test_nothing_that_people_read_is_made_in_python(layer: str) -> None:
    modules = sorted((SOURCE / "orrery" / layer).rglob("*.py"))
    found = {str(path.relative_to(SOURCE)): phrases(path.read_text(encoding="utf-8")) for path in modules}

    assert modules
    assert {name: texts for name, texts in found.items() if texts} == {}


@pytest.mark.parametrize(
    "source", ['show("Your turn")', 'show(f"{name} wins the game")', 'show("Ход: Анна берёт кубик")']
)
def test_words_in_code_are_noticed(source: str) -> None:
    assert phrases(source)


@pytest.mark.parametrize(
    "source",
    [
        '"""A sentence for readers."""',
        'folder / "Saved Games"',
        'raise ValueError("no such thing")',
        'say("your-turn")',
        'show(f"{a} {b}")',
    ],
)
def test_documentation_errors_and_ids_are_no_words(source: str) -> None:
    assert phrases(source) == []
