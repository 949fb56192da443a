"""The command ``orrery`` in this process, with a folder of games of its own."""

from pathlib import Path

import pytest
from typer.testing import CliRunner

from orrery.cli import app


class Orrery:
    """Runs commands one after the other; ``out`` and ``errors`` are those of the last one."""

    def __init__(self, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.home = home
        self.out = ""
        self.errors = ""
        monkeypatch.setenv("ORRERY_HOME", str(home))
        monkeypatch.setenv("ORRERY_LANG", "en")
        monkeypatch.setenv("COLUMNS", "80")

    def run(self, *words: str, says: str = "") -> int:
        """The exit status of a command that hears some lines."""
        result = CliRunner().invoke(app, list(words), input=says)
        self.out, self.errors = result.stdout, result.stderr
        if result.exception and not isinstance(result.exception, SystemExit):
            raise result.exception
        return result.exit_code

    def files(self) -> dict[str, bytes]:
        """All that is stored, by name."""
        if not self.home.is_dir():
            return {}
        return {path.name: path.read_bytes() for path in self.home.iterdir()}

    def watch(self) -> str:
        """A whole game of backgammon between computer players, as a save."""
        assert self.run("play", "backgammon", "--seats", "random,random", "--option", "cube=off") == 0
        assert self.run("export") == 0
        return self.out

    def save(self, path: Path, columns: str = "dedede") -> Path:
        """A game of connect four under way, as a file."""
        says = "".join(f"{column}\n" for column in columns)
        assert self.run("play", "connect-four", "--seats", "you,you", says=says) == 0
        assert self.run("export") == 0
        path.write_text(self.out)
        return path
