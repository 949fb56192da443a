"""No core module of Cosmic Encounter names a power: what is special about one stands in its own module."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from orrery.games.cosmic.data.powers import POWER_KEYS
from orrery.games.cosmic.tables import POWERS
from tests.frame import SOURCE

FOLDERS = ("games/cosmic", "shown/cosmic", "players/evaluate/cosmic")
OF_POWERS = ("games/cosmic/powers/", "games/cosmic/data/powers.py")
WORDS = tuple(
    f"shown/cosmic/{name}.py" for name in ("announcements", "questions", "reasons", "responses", "sums")
)
"""Tables that give plays and events words of their own, those of single powers among them."""
OF_MODULES = "orrery.games.cosmic.powers."
CLAUSES = ("CB", "CW", "CS", "CPro", "CCon")
NAMES = {
    *POWER_KEYS,
    *(f"{clause}-{key}" for clause in CLAUSES for key in POWER_KEYS),
    *(play.key for power in POWERS for play in power.plays),
    *(bent.key for power in POWERS for bent in power.modifiers),
}


def core_modules() -> Iterator[tuple[str, str]]:
    for folder in FOLDERS:
        for path in sorted((SOURCE / "orrery" / folder).rglob("*.py")):
            name = path.relative_to(SOURCE / "orrery").as_posix()
            if not name.startswith(OF_POWERS) and name not in WORDS:
                yield name, path.read_text()


def powers_named(text: str) -> list[str]:
    """Keys, clauses and plays of powers among the strings of a module, docstrings apart; their modules."""
    tree = ast.parse(text)
    told = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    found = [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and id(node) not in told and node.value in NAMES
    ]
    imported = [node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    return [*found, *(module for module in imported if module.startswith(OF_MODULES))]


def test_no_core_module_names_a_power() -> None:
    faults = {name: named for name, text in core_modules() if (named := powers_named(text))}

    assert faults == {}


def test_core_modules_are_those_of_the_rules_the_words_and_the_evaluator() -> None:
    names = [name for name, _ in core_modules()]

    assert {"games/cosmic/responding.py", "shown/cosmic/holdings.py"} <= set(names)
    assert any(name.startswith("players/") for name in names)
    assert [name for name in WORDS if not Path(SOURCE / "orrery" / name).exists()] == []


@pytest.mark.parametrize(
    "line",
    [
        'number_of("virus")',
        'clause = "CB-negator"',
        'key == "zombie-release"',
        "from orrery.games.cosmic.powers.virus import VIRUS",
    ],
)
def test_a_module_that_names_a_power_is_found(line: str) -> None:
    assert powers_named(line) != []


def test_a_docstring_may_name_a_power() -> None:
    assert powers_named('def negate() -> None:\n    """virus"""') == []


def test_a_power_comes_into_use_in_one_place() -> None:
    """Where it is put into the book of the game; set-up, positions and guesses have the whole book."""
    written = re.compile(r"\.users\[.*\] \|?= ")
    folder = SOURCE / "orrery" / "games" / "cosmic"

    found = [path.name for path in sorted(folder.rglob("*.py")) if written.search(path.read_text())]

    assert found == ["choosing.py", "guessing.py", "position.py", "uses.py"]
