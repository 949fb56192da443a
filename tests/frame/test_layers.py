"""Each layer imports only what lies below it, and the rules touch nothing of the outside world."""

import ast
import sys
from collections.abc import Iterator
from importlib.util import resolve_name
from pathlib import Path

import pytest

from tests.frame import SOURCE

ALLOWED: dict[str, set[str]] = {
    "engine": set(),
    "games": {"engine"},
    "players": {"engine", "games"},
    "lab": {"engine", "games", "players"},
    "texts": set(),
    "shown": {"engine", "games", "texts"},
    "table": {"engine", "games", "players"},
    "server": {"engine", "games", "players", "table", "texts", "shown"},
    "terminal": {"engine", "games", "players", "table", "texts", "shown"},
    "door": {"engine", "games", "texts", "shown"},
    "__init__": {"door"},
}
ALLOWED["commands"] = set(ALLOWED)
ALLOWED["cli"] = {"commands"}
RULES = {"engine", "games", "table"}
"""What is played by, and the table: they touch nothing of the outside world."""
RULES_MAY_IMPORT = (sys.stdlib_module_names | {"librt", "mypy_extensions", "orrery"}) - {
    "datetime", "io", "logging", "os", "pathlib", "random", "socket", "subprocess", "threading", "time",
}  # fmt: skip
STRUCTS = ("msgspec.Struct", "msgspec.structs.")
"""What views and messages are made of; the rest of the package is for who writes them."""
RULES_MAY_NOT_CALL = {"input", "open", "print"}


def faults(path: str, text: str) -> list[str]:
    """What the module at ``path``, below the source folder, does that its layer may not."""
    layer = Path(path).with_suffix("").parts[1]
    if layer not in ALLOWED:
        return [f"{path} belongs to no known layer"]
    tree = ast.parse(text)
    found = list(backward_imports(layer, imports(tree, path)))
    if layer in RULES:
        found += [*outside_imports(imports(tree, path)), *outside_calls(tree)]
    return [f"{path} {fault}" for fault in found]


def imports(tree: ast.Module, path: str) -> list[str]:
    """Absolute names of all that is imported, members of packages included."""
    package = ".".join(Path(path).parts[:-1])
    names: list[str] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            names += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            origin = resolve_name("." * node.level + (node.module or ""), package)
            names += [f"{origin}.{alias.name}" for alias in node.names]
    return names


def backward_imports(layer: str, names: list[str]) -> Iterator[str]:
    for name in names:
        top, _, rest = name.partition(".")
        other = rest.partition(".")[0]
        if top == "orrery" and other in ALLOWED and other not in ALLOWED[layer] | {layer}:
            yield f"imports {name}"


def outside_imports(names: list[str]) -> list[str]:
    known = [name for name in names if name.partition(".")[0] in RULES_MAY_IMPORT or name.startswith(STRUCTS)]
    return [f"imports {name}" for name in names if name not in known]


def outside_calls(tree: ast.Module) -> Iterator[str]:
    called = (node.func for node in ast.walk(tree) if isinstance(node, ast.Call))
    for function in called:
        if isinstance(function, ast.Name) and function.id in RULES_MAY_NOT_CALL:
            yield f"calls {function.id} in line {function.lineno}"


def test_every_module_keeps_to_its_layer() -> None:
    modules = {str(path.relative_to(SOURCE)): path.read_text() for path in SOURCE.rglob("*.py")}
    assert modules
    assert [fault for path, text in modules.items() for fault in faults(path, text)] == []


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("orrery/engine/flow.py", "from orrery.games import registry"),
        ("orrery/engine/flow.py", "from orrery import games"),
        ("orrery/engine/flow.py", "import orrery.server.http.app"),
        ("orrery/engine/flow.py", "from ..players import greedy"),
        ("orrery/engine/flow.py", "def late() -> None:\n    from orrery.games import registry"),
        ("orrery/engine/flow.py", "import numpy"),
        ("orrery/engine/view.py", "from msgspec import json"),
        ("orrery/engine/flow.py", "import os.path"),
        ("orrery/games/pulsar/state.py", "from random import Random"),
        ("orrery/games/pulsar/state.py", "from orrery.texts import en"),
        ("orrery/games/pulsar/state.py", "print('hello')"),
        ("orrery/players/greedy.py", "from orrery.lab import arena"),
        ("orrery/players/greedy.py", "from orrery import cli"),
        ("orrery/lab/arena.py", "from orrery.table import seats"),
        ("orrery/table/seats.py", "from orrery.server.http import app"),
        ("orrery/table/chat.py", "from orrery.texts import speech"),
        ("orrery/table/clocks.py", "from time import monotonic"),
        ("orrery/texts/load.py", "from orrery.engine import errors"),
        ("orrery/terminal/journal.py", "from orrery.server.host import settings"),
        ("orrery/terminal/menu.py", "from orrery.commands.play import play"),
        ("orrery/terminal/replay.py", "from orrery.lab import arena"),
        ("orrery/commands/play.py", "from orrery.cli import main"),
        ("orrery/cli.py", "from orrery.terminal import menu"),
        ("orrery/door.py", "from orrery.table.table import Table"),
        ("orrery/door.py", "from orrery.terminal import journal"),
        ("orrery/shown/registry.py", "from orrery.terminal.screen import Screen"),
        ("orrery/server/rooms/room.py", "from orrery.terminal.journal import Journal"),
        ("orrery/__init__.py", "from orrery.engine import match"),
        ("orrery/elsewhere/thing.py", ""),
    ],
)
def test_a_fault_is_found(path: str, text: str) -> None:
    assert len(faults(path, text)) == 1


@pytest.mark.parametrize(
    ("path", "text"),
    [
        ("orrery/engine/flow.py", "from orrery.engine import errors\nfrom . import events"),
        ("orrery/games/pulsar/state.py", "from librt.vecs import vec\nfrom mypy_extensions import i64"),
        ("orrery/games/pulsar/state.py", "from orrery.engine.flow import State\nfrom .. import registry"),
        ("orrery/engine/view.py", "from msgspec import Struct\nfrom msgspec.structs import replace"),
        ("orrery/lab/arena.py", "import time\nfrom orrery.players import greedy"),
        ("orrery/lab/arena.py", "from orrery import __version__"),
        ("orrery/cli.py", "from orrery.commands.arena import arena\nprint(arena)"),
        ("orrery/commands/arena.py", "from orrery.lab import arena\nfrom orrery.server import titles"),
        ("orrery/terminal/game.py", "from orrery.table.table import Table\nfrom orrery.texts import speech"),
        ("orrery/door.py", "import secrets\nfrom orrery.shown.registry import telling_for"),
        ("orrery/__init__.py", "from orrery import door"),
    ],
)
def test_what_a_layer_may_do_is_no_fault(path: str, text: str) -> None:
    assert faults(path, text) == []
