"""The stored games: where they lie, what came of them, and which of them other rules were played by.

``<title>-<version>.zip`` holds the saves that one rules version made, ``<title>-hand.zip`` games that were
played in the browser, in part by hand, and exported there. ``outcomes.txt`` says how each ended;
``changed.txt`` lists those that a later version refuses on purpose, with the entry where it does.
"""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final
from zipfile import ZIP_LZMA, ZipFile, ZipInfo

from orrery.engine.game import Outcome
from orrery.engine.match import Match
from orrery.engine.notation import write_save

FOLDER: Final = Path(__file__).parent
OUTCOMES: Final = FOLDER / "outcomes.txt"
CHANGED: Final = FOLDER / "changed.txt"
WHEN: Final = (2000, 1, 1, 0, 0, 0)
"""The time on every member, so that an archive is the same whenever it is written."""


def names() -> list[str]:
    """Every stored game as ``<archive>/<game>``."""
    return [
        f"{path.stem}/{name}" for path in sorted(FOLDER.glob("*.zip")) for name in ZipFile(path).namelist()
    ]


def read_game(name: str) -> str:
    archive, _, member = name.partition("/")
    with ZipFile(FOLDER / f"{archive}.zip") as stored:
        return stored.read(member).decode()


@cache
def outcomes() -> dict[str, str]:
    return dict(_facts(OUTCOMES))


@cache
def changed() -> dict[str, int]:
    """By game: the entry that the present rules refuse."""
    return {name: int(entry) for name, entry in _facts(CHANGED)}


def _facts(path: Path) -> Iterator[tuple[str, str]]:
    for line in path.read_text().splitlines():
        if line and not line.startswith("#"):
            name, _, fact = line.partition(" ")
            yield name, fact


def told(outcome: Outcome | None) -> str:
    """An outcome in one line."""
    if outcome is None:
        return "unfinished"
    return f"points {' '.join(map(str, outcome.points))} places {' '.join(map(str, outcome.places))}"


def store(archive: str, games: dict[str, Match[Any]]) -> None:
    """Write the games of one title and version, and how they ended."""
    with ZipFile(FOLDER / f"{archive}.zip", "w", ZIP_LZMA) as stored:
        for name, match in games.items():
            stored.writestr(ZipInfo(name, WHEN), write_save(match), ZIP_LZMA)
    with OUTCOMES.open("a") as lines:
        lines.writelines(f"{archive}/{name} {told(match.outcome())}\n" for name, match in games.items())
