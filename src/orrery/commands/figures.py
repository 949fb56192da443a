"""Figures that commands write to files."""

from pathlib import Path
from typing import Any

import msgspec

from orrery.engine.errors import BadSetup


def check_target(path: Path | None) -> None:
    """Raise :class:`BadSetup` for a file that can't be written, before hours of work are put into it."""
    if path is not None and (path.is_dir() or not path.absolute().parent.is_dir()):
        raise BadSetup(
            f"{str(path)[:80]!r} can't be written: it is a folder, or in a folder that isn't there"
        )


def write_json(path: Path | None, figures: Any) -> None:
    """Structs, lists and texts as JSON."""
    write_text(path, msgspec.json.format(msgspec.json.encode(figures), indent=1).decode() + "\n")


def write_text(path: Path | None, text: str) -> None:
    if path is None:
        return
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadSetup(f"{str(path)[:80]!r} can't be written: {error.strerror}") from error
