"""Games on disk: every answer is stored before the next question is put.

A journal is a save that is still open: the same text without its last line, with the dealer's secret and
who sits where among its headers. Entries are only appended. Whatever happens to the program, all that was
answered is there; a line that was cut off in the middle was not yet answered.
"""

import os
import secrets
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from orrery.engine.chance import Dealer
from orrery.engine.errors import DamagedSave
from orrery.engine.game import Game, Setup
from orrery.engine.match import Match
from orrery.engine.notation import MOST_TEXT, read_save, seal, write_save
from orrery.games.registry import TITLES

ENDING: Final = ".orrery"
PLAYER: Final = "player "
SECRET: Final = "secret: "
SECRET_BYTES: Final = 32
OWNER_ONLY: Final = 0o600


def home() -> Path:
    """The folder of this user's games; ``ORRERY_HOME`` names another one."""
    if "ORRERY_HOME" in os.environ:
        return Path(os.environ["ORRERY_HOME"])
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "orrery"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "orrery"
    return Path(os.environ.get("XDG_DATA_HOME", Path.home() / ".local" / "share")) / "orrery"


@dataclass(slots=True)
class Journal:
    """One game on disk. ``kinds`` says for each seat who plays it."""

    path: Path
    match: Match[Any]
    kinds: list[str]
    stored: int

    def store(self) -> None:
        """Write what was answered since the last time, and wait until it is on the disk."""
        lines = entry_lines(write_save(self.match))[self.stored :]
        with self.path.open("a", encoding="ascii", newline="\n") as file:
            file.writelines(f"{line}\n" for line in lines)
            file.flush()
            os.fsync(file.fileno())
        self.stored += len(lines)

    @property
    def name(self) -> str:
        return self.path.name.removesuffix(ENDING)


def create_journal(game: Game[Any], setup: Setup, kinds: list[str]) -> Journal:
    """A new game of this user."""
    return store_match(Match(game, setup, Dealer(secrets.token_bytes(SECRET_BYTES))), kinds)


def store_match(match: Match[Any], kinds: list[str]) -> Journal:
    """A match under way, with its dealer, as a game of this user."""
    folder = home()
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{_next_number(folder):04}-{match.game.key}{ENDING}"
    journal = Journal(path, match, kinds, 0)
    descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY)
    with os.fdopen(descriptor, "w", encoding="ascii", newline="\n") as file:
        file.write("\n".join(_headers(journal)) + "\n\n")
    journal.store()
    return journal


def _next_number(folder: Path) -> int:
    numbers = [int(path.name[:4]) for path in folder.glob(f"[0-9][0-9][0-9][0-9]-*{ENDING}")]
    return max(numbers, default=0) + 1


def adopt(match: Match[Any]) -> Match[Any]:
    """Let chance have a dealer of ours from now on, if the match is not over and has none."""
    if match.dealer is None and match.outcome() is None:
        match.dealer = Dealer(secrets.token_bytes(SECRET_BYTES), match.draws)
        match.promise = match.dealer.promise()
        match.dealt_from = match.draws
    return match


def _headers(journal: Journal) -> list[str]:
    dealer = journal.match.dealer
    lines = write_save(journal.match).split("\n")
    headers = [line for line in lines[: lines.index("")] if not line.startswith(SECRET)]
    players = [f"{PLAYER}{seat}: {kind}" for seat, kind in enumerate(journal.kinds)]
    secret = [f"{SECRET}{dealer.secret.hex()}"] if dealer is not None else []
    return [*headers, *secret, *players]


def entry_lines(save: str) -> list[str]:
    """The lines of the answers in a save."""
    lines = save.split("\n")
    return lines[lines.index("") + 1 : -2]


def open_journal(path: Path) -> Journal:
    """A stored game, every answer verified; a last line that was cut off is dropped from the file."""
    text = read_text(path)
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        os.truncate(path, len(whole))
    lines = whole.split("\n")
    players = [line for line in lines if line.startswith(PLAYER)]
    body = "\n".join(line for line in lines if line not in players)
    entries = len(lines) - lines.index("") - 2 if "" in lines[:-1] else 0
    match = read_save(seal(body, entries), TITLES)
    kinds = [line.partition(": ")[2] for line in players]
    if len(kinds) != match.setup.seats:
        raise DamagedSave("the journal does not say who sits where")
    return Journal(path, match, kinds, entries)


def read_text(path: Path) -> str:
    """The text of a file that may be anything."""
    try:
        if path.stat().st_size > MOST_TEXT:
            raise DamagedSave(f"{path.name} is too big for a game")
        return path.read_text(encoding="ascii")
    except (OSError, UnicodeDecodeError) as error:
        raise DamagedSave(f"{path} can't be read as a game: {error}") from error


def journals() -> list[Path]:
    """This user's games, the newest first."""
    return sorted(home().glob(f"*{ENDING}"), reverse=True)


def find_journal(name: str | None) -> Path:
    """The game called ``name``, by its file or its number, or the newest one."""
    found = journals()
    if name is None and found:
        return found[0]
    for path in found:
        if name is not None and (path.name.removesuffix(ENDING) == name or path.name[:4] == name.zfill(4)):
            return path
    raise DamagedSave(f"there is no stored game {name}" if name else "there is no stored game")
