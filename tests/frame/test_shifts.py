"""Compiled, a literal on the left of ``<<`` is 32 bits wide: sets of bits go through ``engine.bits``."""

import ast
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
COMPILED = [
    path
    for package in ("engine", "games", "players")
    for path in sorted((ROOT / "src" / "orrery" / package).rglob("*.py"))
]


def narrow_shifts(source: str) -> list[int]:
    """Lines on which a literal is shifted left by something that is not known before the program runs."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.LShift)
        and _is_literal(node.left)
        and not _is_literal(node.right)
    ]


def _is_literal(node: ast.expr) -> bool:
    """Also a call such as ``i64(1)``, and a constant of the module."""
    if isinstance(node, ast.Call):
        return bool(node.args) and _is_literal(node.args[0])
    return isinstance(node, ast.Constant) or (isinstance(node, ast.Name) and node.id.isupper())


@pytest.mark.parametrize("path", COMPILED, ids=lambda path: str(path.relative_to(ROOT)))
def test_no_module_that_is_compiled_shifts_a_literal(path: Path) -> None:
    assert narrow_shifts(path.read_text()) == []


def test_a_narrow_shift_is_found() -> None:
    assert narrow_shifts("a = 1 << place\nb = bits << 1\nc = i64(1) << place\nd = 1 << 62") == [1, 3]
