"""Which tests a change wants: ``python -m tests.changed FOLDER=TEST,TEST …``, for ``make check``.

Changed are files that differ from the last commit, and new ones. Tests that have changed are run themselves.
"""

import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path


def changed_files() -> list[str]:
    """Paths that differ from the last commit or are new, below this folder."""
    listed = ("diff", "--name-only", "HEAD"), ("ls-files", "--others", "--exclude-standard")
    found = [subprocess.run(["git", *words], capture_output=True, text=True, check=True) for words in listed]
    return sorted({line for done in found for line in done.stdout.splitlines()})


def wanted(changes: Iterable[str], table: Sequence[str]) -> list[str]:
    """The tests for these changes, each once."""
    rows = [row.partition("=") for row in table]
    found: dict[str, None] = {}
    for path in changes:
        if path.startswith("tests/") and Path(path).name.startswith("test_"):
            found[path] = None
        for folder, _, tests in rows:
            if path == folder or path.startswith(f"{folder}/"):
                found.update(dict.fromkeys(tests.split(",")))
    return [test for test in found if Path(test).exists() and not any(_holds(other, test) for other in found)]


def _holds(folder: str, test: str) -> bool:
    return test != folder and test.startswith(f"{folder}/")


if __name__ == "__main__":
    print(" ".join(wanted(changed_files(), sys.argv[1:])))
