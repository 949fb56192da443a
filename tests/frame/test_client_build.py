"""When the build makes the browser client anew, and from which packages."""

import json
import os
from pathlib import Path

import pytest

import hatch_build
from tests.frame import ROOT

LOCK = ROOT / "web" / "package-lock.json"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A checkout whose client was built after everything else was written."""
    for name in ("web/package.json", "web/src/main.ts", "src/orrery/texts/en/web.ftl"):
        write(tmp_path / name, 100)
    write(tmp_path / "src" / "orrery" / "static" / "index.html", 200)
    return tmp_path


def write(path: Path, time: int) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch()
    os.utime(path, (time, time))


def test_a_client_younger_than_its_sources_is_kept(project: Path) -> None:
    assert not hatch_build.client_is_old(project)


@pytest.mark.parametrize("name", ["web/package.json", "web/src/main.ts", "src/orrery/texts/en/web.ftl"])
def test_a_client_older_than_a_source_is_made_anew(project: Path, name: str) -> None:
    write(project / name, 300)
    assert hatch_build.client_is_old(project)


def test_a_missing_client_is_made(project: Path) -> None:
    (project / "src" / "orrery" / "static" / "index.html").unlink()
    assert hatch_build.client_is_old(project)


@pytest.mark.parametrize("name", ["web/node_modules/preact/index.js", "web/tests/keys.test.ts"])
def test_packages_and_tests_are_no_sources(project: Path, name: str) -> None:
    write(project / name, 300)
    assert not hatch_build.client_is_old(project)


def test_the_client_can_be_left_as_it_is(project: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write(project / "web" / "src" / "main.ts", 300)
    monkeypatch.setenv("ORRERY_WEB", "skip")
    assert not hatch_build.client_is_old(project)


def test_packages_are_installed_again_when_the_lock_changes(project: Path) -> None:
    web = project / "web"
    write(web / "package-lock.json", 100)
    assert hatch_build.packages_are_old(web)
    write(web / "node_modules" / ".package-lock.json", 150)
    assert not hatch_build.packages_are_old(web)
    write(web / "package-lock.json", 200)
    assert hatch_build.packages_are_old(web)


def test_the_lock_of_the_client_says_nowhere_where_packages_come_from() -> None:
    packages = json.loads(LOCK.read_text())["packages"]
    assert [name for name, facts in packages.items() if "resolved" in facts] == []


def test_every_package_of_the_client_is_locked_by_hash() -> None:
    packages = json.loads(LOCK.read_text())["packages"]
    assert [name for name, facts in packages.items() if name and "integrity" not in facts] == []


def test_the_packages_of_every_platform_are_locked() -> None:
    packages = json.loads(LOCK.read_text())["packages"]
    wanted = {need for facts in packages.values() for need in facts.get("optionalDependencies", {})}
    held = {name.rpartition("node_modules/")[2] for name in packages}

    assert "@biomejs/cli-darwin-arm64" in wanted
    assert wanted - held == set()
