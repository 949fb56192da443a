"""A copy of the project in which places are broken; others may work on theirs meanwhile."""

import compileall
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from py_compile import PycInvalidationMode
from typing import Any, Final

ROOT: Final = Path(__file__).parents[2]
PARTS: Final = (
    *("src", "tests", "bench", "examples", "docs"),
    *("pyproject.toml", "README.md", "hatch_build.py", "Makefile"),
)


class Copy:
    """The sources and tests as they were when the copy was made."""

    def __init__(self, folder: Path, root: Path = ROOT, parts: tuple[str, ...] = PARTS) -> None:
        self.folder = folder
        folder.chmod(0o755)  # the database runs as somebody else
        for name in parts:
            copied(root / name, folder / name)
        checked = PycInvalidationMode.CHECKED_HASH  # two versions may be written in the same second
        compileall.compile_dir(folder, quiet=2, invalidation_mode=checked)
        self.temporary = folder / "tmp"
        self.temporary.mkdir()

    def tried(self, task: dict[str, Any]) -> Iterator[dict[str, Any]]:
        """Whether the tests of a folder notice, for one place after the other."""
        file = self.folder / "task.json"
        file.write_text(json.dumps(task))
        environment = {"PYTHONPATH": str(self.folder / "src"), "TMPDIR": str(self.temporary)}
        process = subprocess.Popen(
            [sys.executable, "-m", "tests.mutants.warm", str(file)],
            cwd=self.folder,
            env=os.environ | environment,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert process.stdout is not None
        with process:
            for line in process.stdout:
                if line.startswith("{"):
                    yield json.loads(line)
        assert process.returncode == 0, f"the tests of {task['folder']} could not be run"


def copied(source: Path, target: Path) -> None:
    if source.is_dir():
        shutil.copytree(source, target, ignore=shutil.ignore_patterns("__pycache__"))
    else:
        shutil.copy(source, target)
