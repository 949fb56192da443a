"""Build the package, and install it into an environment of its own."""

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from zipfile import ZipFile

from tests.frame import ROOT

Environment = Mapping[str, str]


def build(source: Path, to: Path, *targets: str, env: Environment) -> list[Path]:
    """Build some targets, in this order, with the locked tools of this environment."""
    named = [word for target in targets for word in ("-t", target)]
    command = [sys.executable, "-m", "hatchling", "build", "-d", str(to), *named]
    subprocess.run(command, cwd=source, env=env, check=True)
    return [next(to.glob({"wheel": "*.whl", "sdist": "*.tar.gz"}[target])) for target in targets]


def install(wheel: Path, to: Path) -> None:
    """Make an environment with nothing in it but a wheel and the locked packages it needs."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", to], check=True)
    uv(to, "install", "--require-hashes", "-r", str(ROOT / "requirements" / "run.txt"))
    uv(to, "install", "--no-deps", str(wheel))
    uv(to, "check")


def uv(environment: Path, command: str, *words: str) -> None:
    python = str(environment / "bin" / "python")
    subprocess.run([sys.executable, "-m", "uv", "-q", "pip", command, "--python", python, *words], check=True)


def without_tools(folder: Path) -> dict[str, str]:
    """Variables under which no program is found but those in one folder, and no module of this checkout."""
    around = {name: text for name, text in os.environ.items() if not name.startswith(("ORRERY_", "PYTHON"))}
    return {**around, "PATH": str(folder)}


def files(wheel: Path) -> dict[str, int]:
    """The files in a wheel by name, each with a checksum."""
    with ZipFile(wheel) as archive:
        return {entry.filename: entry.CRC for entry in archive.infolist()}
