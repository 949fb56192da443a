"""Games on disk: every answer is stored before the next question is put.

A journal is a save that is still open: the same text without its last line, with the dealer's secret and
who sits where among its headers. Entries are only appended. Whatever happens to the program, all that was
answered is there; a line that was cut off in the middle was not yet answered.
"""

import os
import secrets
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from orrery.engine.chance import Dealer
from orrery.engine.errors import DamagedSave, SaveError, SaveTooBig
from orrery.engine.game import Game, Setup
from orrery.engine.match import Entry, Match
from orrery.engine.notation import MOST_TEXT, entry_line, read_save, seal, write_save
from orrery.engine.position import FIRST_LINE as POSITION_LINE
from orrery.engine.position import read_position
from orrery.games.registry import TITLES
from orrery.table.change import Change
from orrery.terminal.seats import KINDS

ENDING: Final = ".orrery"
PLAYER: Final = "player "
SECRET: Final = "secret: "
SECRET_BYTES: Final = 32
OWNER_ONLY: Final = 0o600
BINARY: Final = getattr(os, "O_BINARY", 0)
LONGEST_NUMBER: Final = 9


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
    """One game on disk. ``kinds`` says for each seat who plays it; the first ``size`` bytes are known."""

    path: Path
    match: Match[Any]
    kinds: list[str]
    stored: int
    size: int

    def store(self, change: Change) -> None:
        """Write the entries of a change, and wait until they are on the disk.

        Raises :class:`SaveError` if that fails or if the file is not as it was left.
        """
        self.append(change.entries)

    def append(self, entries: Sequence[Entry]) -> None:
        """Write the next entries of the log."""
        numbered = enumerate(entries, start=self.stored + 1)
        lines = [entry_line(self.match.game, number, entry) for number, entry in numbered]
        if lines:
            self._append("".join(f"{line}\n" for line in lines).encode("ascii"))
            self.stored += len(lines)

    def _append(self, data: bytes) -> None:
        try:
            with self.path.open("r+b") as file:
                if file.seek(0, os.SEEK_END) != self.size:
                    raise SaveError(f"{self.name} is being played elsewhere")
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
        except OSError as error:
            raise SaveError(f"{self.path} can't be written: {error.strerror}") from error
        self.size += len(data)

    @property
    def name(self) -> str:
        return self.path.name.removesuffix(ENDING)


def create_journal(game: Game[Any], setup: Setup, kinds: list[str]) -> Journal:
    """A new game of this user."""
    return store_match(Match(game, setup, Dealer(secrets.token_bytes(SECRET_BYTES))), kinds)


def store_match(match: Match[Any], kinds: list[str]) -> Journal:
    """A match under way, with its dealer, as a game of this user."""
    folder = home()
    head = ("\n".join(_headers(match, kinds)) + "\n\n").encode("ascii")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path = _new_file(folder, match.game.key, head)
    except OSError as error:
        raise SaveError(f"{folder} can't be written: {error.strerror}") from error
    journal = Journal(path, match, kinds, 0, len(head))
    journal.append(match.log)
    return journal


def _new_file(folder: Path, key: str, head: bytes) -> Path:
    """A file under the next free number, which another program may take a moment before us."""
    number = max((number_of(path) for path in journals()), default=0) + 1
    while True:
        path = folder / f"{number:04}-{key}{ENDING}"
        try:
            descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | BINARY, OWNER_ONLY)
        except FileExistsError:
            number += 1
            continue
        with os.fdopen(descriptor, "wb") as file:
            file.write(head)
        return path


def number_of(path: Path) -> int:
    """The number of a stored game; 0 for a file that was named by hand."""
    number = path.name.partition("-")[0]
    return int(number) if number.isascii() and number.isdigit() and len(number) <= LONGEST_NUMBER else 0


def adopt(match: Match[Any]) -> Match[Any]:
    """Let chance have a dealer of ours from now on, if the match is not over and has none."""
    if match.dealer is None and match.outcome() is None:
        match.take_over(secrets.token_bytes(SECRET_BYTES))
    return match


def _headers(match: Match[Any], kinds: list[str]) -> list[str]:
    lines = write_save(match).split("\n")
    headers = [line for line in lines[: lines.index("")] if not line.startswith(SECRET)]
    players = [f"{PLAYER}{seat}: {kind}" for seat, kind in enumerate(kinds)]
    secret = [f"{SECRET}{match.dealer.secret.hex()}"] if match.dealer is not None else []
    return [*headers, *secret, *players]


def entry_lines(save: str) -> list[str]:
    """The lines of the answers in a save."""
    lines = save.split("\n")
    return lines[lines.index("") + 1 : -2]


def open_journal(path: Path) -> Journal:
    """A stored game, every answer verified; a last line that was cut off was not yet answered."""
    text = read_text(path)
    whole = text[: text.rfind("\n") + 1]
    lines = whole.split("\n")
    players = [line for line in lines if line.startswith(PLAYER)]
    body = "\n".join(line for line in lines if line not in players)
    entries = len(lines) - lines.index("") - 2 if "" in lines[:-1] else 0
    match = read_save(seal(body, entries), TITLES)
    kinds = [line.partition(": ")[2] for line in players]
    if len(kinds) != match.setup.seats or not set(kinds) <= set(KINDS):
        raise DamagedSave("the journal does not say who sits where")
    return Journal(path, match, kinds, entries, len(whole))


def resume_journal(path: Path) -> Journal:
    """A stored game to be played on; what was cut off at its end is dropped from the file."""
    journal = open_journal(path)
    try:
        os.truncate(path, journal.size)
    except OSError as error:
        raise SaveError(f"{path} can't be written: {error.strerror}") from error
    return journal


def read_text(path: Path) -> str:
    """The text of a file that may be anything."""
    try:
        if path.stat().st_size > MOST_TEXT:
            raise SaveTooBig(f"{path.name} has {path.stat().st_size} bytes")
        return path.read_bytes().decode("ascii")
    except OSError as error:
        raise SaveError(f"{path} can't be read: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise DamagedSave(f"{path} does not hold a game") from error


def read_match(name: str) -> Match[Any]:
    """The match in a file, be it a save, a journal or a position; or else of the stored game of this name."""
    path = Path(name)
    if not path.is_file():
        return open_journal(find_journal(name)).match
    text = read_text(path)
    if text.startswith(POSITION_LINE):
        game, setup = read_position(text, TITLES)
        return Match(game, setup)
    if f"\n{PLAYER}" in text.partition("\n\n")[0]:
        return open_journal(path).match
    return read_save(text, TITLES)


def journals() -> list[Path]:
    """This user's games, the newest first; files that are still empty are skipped."""
    found = [path for path in home().glob(f"*{ENDING}") if path.stat().st_size > 0]
    return sorted(found, key=lambda path: (number_of(path), path.name), reverse=True)


def find_journal(name: str) -> Path:
    """The game called ``name``, by its file or its number."""
    for path in journals():
        if path.name.removesuffix(ENDING) == name or name.lstrip("0") == str(number_of(path)):
            return path
    raise SaveError(f"there is no file and no stored game {name[:80]!r}")


def newest_journal() -> Path:
    """The game that was begun last."""
    for path in journals():
        return path
    raise SaveError("there is no stored game")


def unfinished_journal() -> Path:
    """The newest game that is not over."""
    for path in journals():
        if open_journal(path).match.outcome() is None:
            return path
    raise SaveError("there is no stored game to go on with")
