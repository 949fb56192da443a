"""Places are broken in processes that run already, and in a small project from end to end."""

import shutil
from pathlib import Path
from types import ModuleType

import pytest

from tests.mutants import trial
from tests.mutants.breaks import Break, around, breaks_in
from tests.mutants.order import LONG, Order
from tests.mutants.patch import replace, replacements
from tests.mutants.reach import Reached

SOURCE = """\
MOST = 3


def fits(count):
    return count < MOST


def counter(start):
    def count(step):
        if step > 5:
            raise ValueError(step)
        return start + step

    return count


class Room:
    size = 7

    def holds(self, count=2):
        return count <= self.size


def unused(count):
    return count + 1
"""
AT_IMPORT = "\n\nCOUNT = counter(1)\n"
INI = "[pytest]\nmarkers =\n    slow: takes long\n"
TESTS = """\
from room import Room, counter, fits


def test_it_fits():
    assert fits(2)
    assert not fits(3)


def test_it_counts():
    assert counter(1)(2) == 3


def test_it_holds():
    assert Room().holds()
"""


def place(kind: str, line: int) -> Break:
    return next(found for found in breaks_in(SOURCE) if (found.kind, found.line) == (kind, line))


@pytest.fixture
def room(tmp_path: Path) -> ModuleType:
    file = tmp_path / "room.py"
    module = ModuleType("room")
    module.__file__ = str(file)
    exec(compile(SOURCE + AT_IMPORT, str(file), "exec"), module.__dict__)
    return module


def patched(module: ModuleType, found: Break) -> bool:
    file = str(module.__file__)
    changed = replacements(file, SOURCE, found)
    return changed is not None and replace(file, SOURCE, changed)


def test_functions_that_are_there_get_the_broken_code(room: ModuleType) -> None:
    assert patched(room, place("turn a comparison round", 5))
    assert room.fits(3)
    assert patched(room, place("swap an operator", 12)), "of a function that was made by another one"
    assert room.COUNT(2) == -1
    assert patched(room, place("turn a comparison round", 21))
    assert not room.Room().holds(7)


@pytest.mark.parametrize("line", [1, 18, 20])
def test_what_was_run_at_the_import_needs_a_new_process(room: ModuleType, line: int) -> None:
    assert not patched(room, place("add one", line))


def test_a_place_is_in_the_outermost_function() -> None:
    assert around(SOURCE, place("swap an operator", 12)) == (8, 14)
    assert around(SOURCE, place("add one", 20)) is None, "a default is not in the body"


def test_those_who_have_noticed_before_are_asked_first_and_long_tests_last() -> None:
    seconds = {"a::1": 0.3, "b::1": 0.1, "b::2": LONG, "c::1": 0.2, "d::1": 0.1}
    facts = {"found": {}, "seconds": seconds, "work": seconds, "early": [], "missing": []}
    order = Order(list(seconds), Reached(facts))
    reaching = {"a::1", "b::1", "b::2", "c::1"}

    assert order.quick("room.py", reaching) == ["b::1", "c::1", "a::1"]
    order.note("room.py", "a::1")
    assert order.quick("room.py", reaching) == ["a::1", "b::1", "c::1"]
    assert order.long("room.py", reaching, others=False) == ["b::2"]
    assert order.long("room.py", reaching, others=True) == ["b::2", "d::1"]


@pytest.fixture
def project(tmp_path: Path) -> trial.Copy:
    """A project of one module with its tests, and what breaks it."""
    root, folder = tmp_path / "project", tmp_path / "copy"
    shutil.copytree(trial.ROOT / "tests/mutants", root / "tests/mutants")
    texts = {
        "src/room.py": SOURCE,
        "tests/__init__.py": "",
        "tests/room/test_room.py": TESTS,
        "pytest.ini": INI,
    }
    for name, text in texts.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text)
    folder.mkdir()
    return trial.Copy(folder, root, ("src", "tests", "pytest.ini"))


def test_a_small_project_is_tried_from_end_to_end(project: trial.Copy) -> None:
    places = {
        "line 5": ("turn a comparison round", 5),
        "line 1": ("add one", 1),
        "line 12": ("swap an operator", 12),
        "line 10": ("never", 10),
        "line 25": ("swap an operator", 25),
    }
    jobs = [
        {"mark": mark, "name": "src/room.py", "place": [found.line, found.node, found.kind]}
        for mark, found in ((mark, place(*words)) for mark, words in places.items())
    ]
    task = {"folder": "tests/room", "modules": ["src/room.py"], "jobs": jobs, "seconds": 600}
    task |= {"quick": True, "reached": str(project.folder / "reached.json")}

    found = {row["mark"]: (row["found"], row["by"].partition("::")[2]) for row in project.tried(task)}

    assert found == {
        "line 5": ("killed", "test_it_fits"),
        "line 1": ("killed", "test_it_fits"),
        "line 12": ("killed", "test_it_counts"),
        "line 10": ("unnoticed", ""),
        "line 25": ("unnoticed", ""),
    }
    assert (project.folder / "src/room.py").read_text() == SOURCE, "what was broken is whole again"
