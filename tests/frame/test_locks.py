"""What is installed is fixed by version and hash, and no file says where it comes from."""

import re
import tomllib
from pathlib import Path

import pytest

import hatch_build
from tests.frame import ROOT

LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
PINNED = re.compile(r"^(?P<name>[\w.-]+)(\[\w+\])?==(?P<version>[\w.]+)")

each_lock = pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.stem)


def requirements(lock: Path) -> list[str]:
    """The requirements of a lock file, each with the hashes that stand below it."""
    lines = [line for line in lock.read_text().splitlines() if not line.startswith("#")]
    return [entry for entry in re.split(r"\n(?=\S)", "\n".join(lines)) if entry]


def versions(pins: list[str]) -> dict[str, str]:
    found = [match for pin in pins if (match := PINNED.match(pin))]
    return {match["name"].replace("_", "-"): match["version"] for match in found}


def build_pins() -> list[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    return [*project["build-system"]["requires"], *hatch_build.PINS]


def test_there_is_a_lock_for_each_purpose() -> None:
    assert [lock.stem for lock in LOCKS] == ["bench", "dev", "docs", "install", "node", "postgres", "run"]


@each_lock
def test_a_lock_holds_no_address(lock: Path) -> None:
    assert "://" not in lock.read_text()


@each_lock
def test_every_requirement_is_pinned_and_hashed(lock: Path) -> None:
    loose = [entry for entry in requirements(lock) if not (PINNED.match(entry) and "--hash=sha256:" in entry)]
    assert not loose


def test_the_build_uses_the_locked_versions() -> None:
    pins = build_pins()
    assert len(versions(pins)) == len(pins), "a build requirement is not pinned exactly"
    assert versions(pins).items() <= versions(requirements(ROOT / "requirements" / "dev.txt")).items()


def test_players_and_developers_run_the_same_versions() -> None:
    run, dev = (versions(requirements(ROOT / "requirements" / name)) for name in ("run.txt", "dev.txt"))
    assert run.items() <= dev.items()
