"""How large script and style are, packed."""

import gzip
import shutil
import subprocess
from collections.abc import Collection
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from orrery.server.http.static import FOLDER

BROTLI: Final = (
    "const {brotliCompressSync} = require('zlib'), {readFileSync} = require('fs');"
    "console.log(brotliCompressSync(readFileSync(process.argv[1])).length)"
)


class NotBuilt(Exception):
    """There is no client in the sources that are measured."""


@dataclass(frozen=True, slots=True)
class Size:
    """A file in bytes: as it is, packed by gzip, and by brotli if there is a program for that."""

    name: str
    plain: int
    gzip: int
    brotli: int | None


def sizes(names: Collection[str], folder: Path = FOLDER) -> list[Size]:
    """The script and style of these names. Raises :class:`NotBuilt`."""
    found = sorted(
        path for path in folder.rglob("*") if path.suffix in (".js", ".css") and path.name in names
    )
    if not found:
        raise NotBuilt(f"the client has not been built into {folder}")
    return [measured(path) for path in found]


def measured(path: Path) -> Size:
    body = path.read_bytes()
    return Size(path.name, len(body), len(gzip.compress(body, 9)), brotli(path))


def brotli(path: Path) -> int | None:
    if shutil.which("node") is None:
        return None
    done = subprocess.run(["node", "-e", BROTLI, str(path)], capture_output=True, text=True, check=True)
    return int(done.stdout)
