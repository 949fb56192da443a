"""A finished or unfinished game, step by step; and playing on from any moment of it."""

from typing import Any, Final

from orrery.engine.events import SPECTATOR, Recorder
from orrery.engine.match import UNDO, Entry, Match, replay
from orrery.telling.telling import Telling
from orrery.terminal.commands import Quit
from orrery.terminal.journal import adopt
from orrery.terminal.pictures import picture
from orrery.terminal.screen import Screen

NEXT: Final = ("", "n")
BACK: Final = "b"
FIRST: Final = "first"
LAST: Final = "last"
QUIT: Final = ("q", "quit")
PLAY: Final = "play"


class Replay:
    """Walks through a match as ``seat`` saw it; a spectator's knowledge by default."""

    def __init__(self, match: Match[Any], telling: Telling, screen: Screen, seat: int = SPECTATOR) -> None:
        self.match = match
        self.game = match.game
        self.telling = telling
        self.speech = telling.speech
        self.screen = screen
        self.seat = seat
        self.at = 0
        self.moments = live_entries(match)

    def run(self) -> int:
        """Show moments until the watcher leaves (``Quit``) or plays on: then the number of answers kept."""
        self.screen.line(self.speech.say("replay-help"))
        while True:
            self.show()
            word = self.screen.read(self.speech.say("replay-prompt", at=self.at, last=len(self.moments)))
            if word == PLAY:
                return self.at
            if word in QUIT:
                raise Quit
            self.go(word)

    def go(self, word: str) -> None:
        """One step on or back, a jump, or a hint what can be said."""
        if word in NEXT:
            self.at = min(self.at + 1, len(self.moments))
        elif word == BACK:
            self.at = max(self.at - 1, 0)
        elif word in (FIRST, LAST):
            self.at = 0 if word == FIRST else len(self.moments)
        elif word.isascii() and word.isdigit():
            self.at = min(int(word), len(self.moments))
        else:
            self.screen.line(self.speech.say("replay-help"))

    def show(self) -> None:
        """The position after the present answer, and what that answer brought."""
        state, events = self._moment()
        view = self.game.view(state, self.seat)
        self.screen.line()
        if self.screen.plain:
            for sentence in self.telling.position(view):
                self.screen.line(sentence)
        else:
            standings = self.game.standings(state)
            self.screen.show(picture(self.telling, view, standings, self.seat, self.screen.width))
        for event in events:
            text = self.telling.event(view, event)
            if text:
                self.screen.line(f"  {text}")

    def _moment(self) -> tuple[Any, list[Any]]:
        recorder = Recorder()
        state = self.game.start(self.match.setup, recorder)
        heard = 0
        for entry in self.moments[: self.at]:
            heard = recorder.count()
            self.game.apply(state, entry.seat, entry.choice)
        return state, recorder.stream(self.seat, heard)


def live_entries(match: Match[Any]) -> list[Entry]:
    """The answers of a match that were not taken back."""
    return [match.log[number - 1] for number in match.live if match.log[number - 1].decision != UNDO]


def branch(match: Match[Any], kept: int) -> Match[Any]:
    """A new match that shares the first answers of another; from there on chance has a dealer of its own."""
    entries = live_entries(match)[:kept]
    return adopt(replay(match.game, match.setup, entries))
