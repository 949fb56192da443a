"""A constant is called like the key it is declared with, in every namespace of every title."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import orrery.games
import tests

FOLDERS = (Path(orrery.games.__file__).parent, Path(tests.__file__).parent)


def modules() -> list[Path]:
    return sorted(path for folder in FOLDERS for path in folder.rglob("*.py") if ".add(" in path.read_text())


def declared(tree: ast.Module) -> Iterator[tuple[str, str, str]]:
    """Constant, namespace and key of each ``NAME: Final = SPACE.add("key")``."""
    for node in tree.body:
        match node:
            case ast.AnnAssign(
                target=ast.Name(id=name),
                value=ast.Call(
                    func=ast.Attribute(ast.Name(id=space), "add"), args=[ast.Constant(str(key)), *_]
                ),
            ):
                yield name, space, key


def prefixes(tree: ast.Module) -> dict[str, str]:
    """The prefix of each namespace that is made in a module."""
    found: dict[str, str] = {}
    for node in tree.body:
        match node:
            case ast.AnnAssign(
                target=ast.Name(id=name), value=ast.Call(func=ast.Name("Keys"), args=arguments)
            ):
                found[name] = "".join(str(ast.literal_eval(argument)) for argument in arguments)
    return found


def misnamed(text: str) -> list[str]:
    """Declarations whose constant does not follow the key."""
    tree = ast.parse(text)
    spaces = prefixes(tree)
    return [
        f"{name} is {space} {key!r}"
        for name, space, key in declared(tree)
        if name != "_".join(filter(None, [spaces.get(space, ""), key])).upper().replace("-", "_")
    ]


@pytest.mark.parametrize("path", modules(), ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_constants_follow_their_keys(path: Path) -> None:
    assert misnamed(path.read_text()) == []


def test_a_constant_of_another_name_is_noticed() -> None:
    text = 'EVENTS: Final = Keys("told")\nTOLD_GATE_RUN: Final = EVENTS.add("gate-run")\n'

    assert misnamed(text) == []
    assert misnamed(text.replace("TOLD_GATE_RUN", "RUN_FLOWN")) == ["RUN_FLOWN is EVENTS 'gate-run'"]


def test_every_title_declares_its_keys() -> None:
    titles = {path.parent.name for path in modules()}

    assert {"pulsar", "cluster", "cosmic", "connect_four", "backgammon", "salvage"} <= titles
