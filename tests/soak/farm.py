"""Many games on both cores, kept in a file, so that a run that was broken off goes on where it was."""

import json
import os
from collections.abc import Callable, Iterable
from hashlib import sha256
from multiprocessing import get_context
from pathlib import Path
from typing import Any, Final

CORES: Final = 2
STORED_EVERY: Final = 20
"""Games between two times that the file is written."""
RULES: Final = Path(__file__).parents[2] / "src/orrery/games/cosmic"

Record = dict[str, Any]
"""What is kept of a game; ``number`` tells it from all others of a file."""


def read(path: Path) -> dict[int, Record]:
    """The games of a file by number; none if there is no file yet."""
    if not path.exists():
        return {}
    return {int(record["number"]): record for record in json.loads(path.read_text())["games"]}


def write(path: Path, games: dict[int, Record]) -> None:
    """Never half a file: the old one stays until the new one is whole."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_suffix(".new")
    ordered = [games[number] for number in sorted(games)]
    fresh.write_text(json.dumps({"games": ordered}, indent=0) + "\n")
    os.replace(fresh, path)


def play_all(
    play: Callable[[Any], Record],
    jobs: Iterable[tuple[int, Any]],
    games: dict[int, Record],
    path: Path,
    cores: int = CORES,
) -> None:
    """Play the jobs, numbered, of which ``games`` has no record yet; records go there and into the file."""
    waiting = [job for number, job in jobs if number not in games]
    with get_context("spawn").Pool(cores) as pool:
        for count, record in enumerate(pool.imap_unordered(play, waiting), start=1):
            games[int(record["number"])] = record
            if count % STORED_EVERY == 0:
                write(path, games)
                print(f"{count} of {len(waiting)} games", flush=True)
    write(path, games)


def turn() -> int:
    """A number that is another one whenever the rules are: so a small sample goes round through all games."""
    told = sha256()
    for path in sorted(RULES.rglob("*.py")):
        told.update(path.read_bytes())
    return int.from_bytes(told.digest()[:4], "big")
