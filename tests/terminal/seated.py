"""A game in this very process: answers come from a list, and what is shown is a text."""

import io
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from orrery.engine.chance import Dealer
from orrery.engine.game import Game
from orrery.engine.match import Match
from orrery.shown.registry import telling_for
from orrery.terminal.commands import Quit
from orrery.terminal.game import TerminalGame
from orrery.terminal.journal import store_match
from orrery.terminal.screen import Screen
from orrery.terminal.seats import read_kinds, seat_names
from orrery.texts.speech import Speech

MOST_ANSWERS = 100
SEED = 1


class Seated:
    """People and computer players at a table; draws and players are the same every time."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, home: Path, game: Game[Any], seats: str) -> None:
        monkeypatch.setenv("ORRERY_HOME", str(home))
        monkeypatch.setattr("orrery.terminal.seats.secrets.randbits", lambda bits: SEED)
        self.monkeypatch = monkeypatch
        kinds = read_kinds(seats)
        speech = Speech("en")
        self.screen = Screen(colour=False)
        self.match = Match(game, game.setup(len(kinds)), Dealer(b"table"))
        self.telling = telling_for(game, speech, seat_names(kinds, speech))
        self.journal = store_match(self.match, kinds)
        self.game = TerminalGame(self.journal, self.telling, self.screen)

    def begin(self, state: Any) -> "Seated":
        """Go on from a position that was set up elsewhere."""
        state.recorder = self.match.recorder
        self.match.state = state
        self.game = TerminalGame(self.journal, self.telling, self.screen)
        return self

    def hear(self, *lines: str) -> str:
        """Say some lines and leave the table there; what was shown meanwhile."""
        self.monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        with self.screen.console.capture() as shown, suppress(EOFError, Quit):
            self.game.play()
        return shown.get()

    def asked(self) -> str:
        """What is asked now."""
        return self.match.game.decisions[self.match.asks()[0].decision].key

    def play_until(self, question: str) -> None:
        """Give first answers until something is asked."""
        self.hear()
        for _ in range(MOST_ANSWERS):
            if self.asked() == question:
                return
            self.hear("1")
        raise AssertionError(f"{question} was never asked")

    def choices(self, seat: int) -> list[int]:
        """What a seat has answered."""
        return [entry.choice for entry in self.match.log if entry.seat == seat]
