"""Which modules the build compiles, and when it compiles anew."""

import re
from pathlib import Path

import pytest

import hatch_build

MODULES = {
    "orrery/__init__.py": "",
    "orrery/cli.py": "answer = 1",
    "orrery/engine/__init__.py": '"""Only words."""',
    "orrery/engine/flow.py": "answer = 1",
    "orrery/games/toy/__init__.py": "answer = 1",
    "orrery/games/toy/data/cards.py": "answer = 1",
    "orrery/games/toy/view.py": "answer = 1",
    "orrery/players/greedy.py": "answer = 1",
    "orrery/table/seats.py": "answer = 1",
}


@pytest.fixture
def source(tmp_path: Path) -> Path:
    for name, text in MODULES.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return tmp_path


def test_rules_and_players_are_compiled_but_no_views_and_no_empty_packages(source: Path) -> None:
    assert [str(path) for path in hatch_build.compiled_modules(source)] == [
        "orrery/engine/flow.py",
        "orrery/games/toy/__init__.py",
        "orrery/games/toy/data/cards.py",
        "orrery/players/greedy.py",
    ]


@pytest.mark.parametrize("name", ["orrery/engine/flow.py", "orrery/games/toy/view.py"])
def test_a_changed_module_is_compiled_anew(source: Path, name: str) -> None:
    before = hatch_build.fingerprint(source)
    (source / name).write_text("answer = 2")
    assert hatch_build.fingerprint(source) != before


def test_a_changed_module_outside_the_rules_is_not_a_reason_to_compile(source: Path) -> None:
    before = hatch_build.fingerprint(source)
    (source / "orrery/cli.py").write_text("answer = 2")
    assert hatch_build.fingerprint(source) == before


def test_the_optimisation_level_is_part_of_the_fingerprint(
    source: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ORRERY_OPT", "0")
    before = hatch_build.fingerprint(source)
    monkeypatch.setenv("ORRERY_OPT", "3")
    assert hatch_build.fingerprint(source) != before


def test_pure_is_a_reason_not_to_compile(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ORRERY_PURE", "1")
    assert hatch_build.obstacle() == "ORRERY_PURE is set"


def test_a_missing_compiler_is_a_reason_not_to_compile(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("ORRERY_PURE", raising=False)
    monkeypatch.setenv("CC", "no-such-compiler -O2")
    assert re.search("no-such-compiler was not found", hatch_build.obstacle() or "")


def test_rows_from_interpreted_code_are_given_back() -> None:
    """Setters and arguments borrow a row; whatever compiled code unboxes for itself, it owns."""
    setter = "    tmp = VecI64Api.unbox(value);\n    if (VEC_IS_ERROR(tmp)) {\n        return -1;\n    }\n"
    owned = setter.replace("tmp", "cpy_r_r0").replace("value", "cpy_r_r1")

    assert hatch_build.without_leaks(setter) == setter[:-1] + " VEC_I64_DECREF(tmp);\n"
    assert hatch_build.without_leaks(owned) == owned
