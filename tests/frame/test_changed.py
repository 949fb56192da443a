"""``make check`` runs the tests of what has changed."""

import re

from tests.changed import wanted
from tests.frame import ROOT, SOURCE

ENGINE = ["tests/engine", "tests/saves"]
TABLE = ["src/orrery/table=tests/table", "src/orrery/engine=tests/engine,tests/saves", "web=tests/client"]


def test_a_changed_module_wants_the_tests_of_its_folder() -> None:
    assert wanted(["src/orrery/engine/flow.py", "src/orrery/engine/keys.py"], TABLE) == [
        "tests/engine",
        "tests/saves",
    ]
    assert wanted(["src/orrery/tablecloth.py", "docs/api.md"], TABLE) == []


def test_a_changed_test_is_run_itself_unless_its_folder_is() -> None:
    assert wanted(["tests/saves/test_fuzz.py"], TABLE) == ["tests/saves/test_fuzz.py"]
    assert wanted(["tests/saves/test_fuzz.py", "src/orrery/engine/flow.py"], TABLE) == [
        "tests/engine",
        "tests/saves",
    ]
    assert wanted(["tests/saves/test_no_more.py"], TABLE) == []


def test_the_table_of_the_makefile_names_what_is_there() -> None:
    table = (ROOT / "Makefile").read_text().partition("CHECKS :=")[2].partition("\n\n")[0]
    rows = re.findall(r"^\t(\S+)=(\S+)", table, re.M)
    paths = [path for folder, tests in rows for path in (folder, *tests.split(","))]

    assert len(rows) > 10
    assert [path for path in paths if not (ROOT / path).exists()] == []


def test_every_layer_of_the_sources_is_in_the_table() -> None:
    table = (ROOT / "Makefile").read_text()
    layers = [path.parent.name for path in SOURCE.glob("orrery/*/__init__.py")]

    assert "engine" in layers
    assert [layer for layer in layers if f"src/orrery/{layer}" not in table] == []
