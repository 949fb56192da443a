"""One word, one thing: no two public classes of the sources share a name.

The titles are the exception: what plays the same part in several of them, at the same place inside
``games/<title>`` or ``shown/<title>``, may have the same name.
"""

import ast
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "src" / "orrery"
ROOMS_OF_TITLES = ("games", "shown")


def public_classes(module: Path) -> Iterator[str]:
    for node in ast.parse(module.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
            yield node.name


def place(module: Path) -> tuple[str, ...]:
    """Where a module is, without the name of the title it belongs to."""
    folder, *rest = module.parts
    return (folder, *rest[1:]) if folder in ROOMS_OF_TITLES and len(rest) > 1 else (folder, *rest)


def used_twice(root: Path) -> set[str]:
    """The public class names that mean several things."""
    places: dict[str, list[tuple[str, ...]]] = defaultdict(list)
    homes: dict[str, list[Path]] = defaultdict(list)
    for module in sorted(root.rglob("*.py")):
        for name in public_classes(module):
            homes[name].append(module)
            places[name].append(place(module.relative_to(root)))
    return {name for name in homes if len(homes[name]) > 1 and len(set(places[name])) > 1}


def write(root: Path, **modules: str) -> None:
    for number, (where, name) in enumerate(modules.items()):
        path = root.joinpath(*where.split("__")).with_suffix(".py")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"class {name}:\n    number = {number}\n", encoding="utf-8")


def test_no_public_class_name_means_two_things() -> None:
    assert used_twice(SOURCES) == set()


def test_a_name_used_twice_would_be_found(tmp_path: Path) -> None:
    write(tmp_path, server__chat="Line", players__search="Line", games__go__moves="Line", table__seat="Seat")

    assert used_twice(tmp_path) == {"Line"}


def test_titles_may_share_a_name_only_for_the_same_part(tmp_path: Path) -> None:
    write(tmp_path, games__go__view="Board", games__chess__view="Board", games__go__dice="Roll")
    write(tmp_path, games__chess__chance="Roll")

    assert used_twice(tmp_path) == {"Roll"}
