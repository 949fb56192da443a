"""Whether the tests of a folder notice that a place is broken, in a copy of the project of its own."""

import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path
from typing import Final

from tests.mutants.breaks import Break, broken

ROOT: Final = Path(__file__).parents[2]
LONGEST: Final = 900.0
"""Seconds after which the tests hang, which is a way to notice as well."""

PYTEST: Final = ("-m", "pytest", "-q", "-x", "-n", "0", "-m", "not slow", "-p", "no:cacheprovider")


class Copy:
    """The sources and tests as they were when the copy was made; others may work on theirs meanwhile."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for name in ("src", "tests", "bench", "examples", "docs"):
            ignored = shutil.ignore_patterns("__pycache__")
            shutil.copytree(ROOT / name, folder / name, dirs_exist_ok=True, ignore=ignored)
        for name in ("pyproject.toml", "README.md", "hatch_build.py", "Makefile"):
            shutil.copy(ROOT / name, folder / name)

    def notices(self, name: str, place: Break, tests: list[str]) -> str:
        """``killed``, ``hung``, or ``survived`` all of these tests."""
        file = self.folder / name
        whole = file.read_text(encoding="utf-8")
        file.write_text(broken(whole, place), encoding="utf-8")
        try:
            return next((end for end in map(self.run, tests) if end != "survived"), "survived")
        finally:
            file.write_text(whole, encoding="utf-8")

    def run(self, tests: str) -> str:
        """How the tests of a folder end."""
        environment = {
            **os.environ,
            "PYTHONPATH": str(self.folder / "src"),
            "PYTHONDONTWRITEBYTECODE": "1",
        }
        process = subprocess.Popen(
            [sys.executable, *PYTEST, *tests.split()],
            cwd=self.folder,
            env=environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        try:
            return "survived" if process.wait(LONGEST) == 0 else "killed"
        except subprocess.TimeoutExpired:
            return "hung"
        finally:
            end(process)


def end(process: subprocess.Popen[bytes]) -> None:
    """End the tests and all that they have started."""
    if process.poll() is None:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()
