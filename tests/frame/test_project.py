"""What is said about the project in several places is the same everywhere."""

import re
import tomllib
from importlib import import_module
from pathlib import Path

import orrery
from tests.frame import ROOT

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
PYTHON = re.compile(r"Programming Language :: Python :: (3\.\d+)")


def supported() -> list[str]:
    return [found[1] for text in PROJECT["classifiers"] if (found := PYTHON.fullmatch(text))]


def test_the_workflow_tests_every_python_that_is_supported() -> None:
    workflow = (ROOT / ".github" / "workflows" / "test.yml").read_text()
    tested = re.findall(r"python: \[(.+)\]", workflow)

    assert len(tested) == 1
    assert re.findall(r'"([\d.]+)"', tested[0]) == supported()


def test_the_oldest_python_is_the_same_for_all_tools() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text())

    oldest = supported()[0]
    assert PROJECT["requires-python"] == f">={oldest}"
    assert settings["tool"]["ruff"]["target-version"] == f"py{oldest.replace('.', '')}"
    assert f"--python-version {oldest} " in (ROOT / "Makefile").read_text()


def test_the_changelog_opens_with_this_version() -> None:
    sections = re.findall(r"^## (\S+) – (.+)$", (ROOT / "CHANGELOG.md").read_text(), re.M)

    assert sections[0][0] == orrery.__version__
    assert all(re.fullmatch(r"unreleased|\d{4}-\d\d-\d\d", date) for _, date in sections)
    assert "unreleased" not in [date for _, date in sections[1:]]


def test_slow_tests_are_named_in_the_document_on_tests() -> None:
    named = (ROOT / "docs" / "testing.md").read_text()
    marked = [path for path in (ROOT / "tests").rglob("test_*.py") if "@pytest.mark.slow" in path.read_text()]
    slow = {str(path.relative_to(ROOT)) for path in marked if path != Path(__file__)}

    assert slow
    assert {path for path in slow if f"`{path}`" not in named} == set()


def test_the_reference_is_made_of_modules_that_are_there() -> None:
    modules = (ROOT / "Makefile").read_text().partition("\nAPI := ")[2].partition("\n")[0].split()

    assert "orrery.engine" in modules
    assert all(import_module(module).__doc__ for module in modules)
