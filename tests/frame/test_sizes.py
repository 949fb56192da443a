"""Files and functions stay small enough to be read in one go."""

import ast
from pathlib import Path
from statistics import median

from tests.frame import ROOT, SOURCE

LONGEST_FILE = 400
LONGEST_FUNCTION = 50
MEDIAN_FUNCTION = 8

MODULES = [*sorted(SOURCE.rglob("*.py")), ROOT / "hatch_build.py"]


def functions(path: Path) -> dict[str, int]:
    """Lines of each function in a file, docstring included, named by where it stands."""
    nodes = ast.walk(ast.parse(path.read_text()))
    return {
        f"{path.relative_to(ROOT)}:{node.lineno} {node.name}": (node.end_lineno or 0) - node.lineno + 1
        for node in nodes
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    }


def lengths() -> dict[str, int]:
    return {name: lines for path in MODULES for name, lines in functions(path).items()}


def test_no_file_is_too_long() -> None:
    code = [path for path in MODULES if "data" not in path.parent.relative_to(ROOT).parts]
    sizes = {str(path.relative_to(ROOT)): len(path.read_text().splitlines()) for path in code}
    assert {name: lines for name, lines in sizes.items() if lines > LONGEST_FILE} == {}


def test_no_function_is_too_long() -> None:
    assert {name: lines for name, lines in lengths().items() if lines > LONGEST_FUNCTION} == {}


def test_most_functions_are_short() -> None:
    assert median(lengths().values()) < MEDIAN_FUNCTION
