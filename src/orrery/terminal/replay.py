"""A finished or unfinished game, step by step; and playing on from any moment of it."""

from typing import Any, Final

from orrery.engine.events import SPECTATOR, Event, Recorder
from orrery.engine.match import Match, replay
from orrery.shown.picture import picture
from orrery.shown.telling import Telling
from orrery.table.moments import live_entries, moments
from orrery.terminal import news
from orrery.terminal.commands import Quit
from orrery.terminal.journal import adopt
from orrery.terminal.screen import Screen

NEXT: Final = ("", "n")
BACK: Final = "b"
FIRST: Final = "first"
LAST: Final = "last"
SHOW: Final = "show"
QUIT: Final = ("q", "quit", "exit")
PLAY: Final = "play"


class TerminalReplay:
    """Walks through a match as ``seat`` saw it; a spectator's knowledge by default.

    A step is an answer of a player with all that chance adds to it. The position is drawn after a jump
    and when the turn passes to somebody else; in between it is told what happens.
    """

    def __init__(self, match: Match[Any], telling: Telling, screen: Screen, seat: int = SPECTATOR) -> None:
        self.game = match.game
        self.setup = match.setup
        self.telling = telling
        self.speech = telling.speech
        self.screen = screen
        self.seat = seat
        self.at = 0
        self.entries = live_entries(match.log)
        self.moments = moments(self.entries)

    def run(self) -> int:
        """Show moments until the watcher leaves (``Quit``) or plays on: then the number of answers kept."""
        self.screen.line(self.speech.say("replay-help"))
        self.show()
        while True:
            word = self.screen.read(self.speech.say("replay-prompt", at=self.at, last=self._last())).lower()
            if word == PLAY:
                return self.moments[self.at]
            if word in QUIT:
                raise Quit
            self.go(word)

    def go(self, word: str) -> None:
        """One step on or back, a jump, or a hint what can be said."""
        if word in NEXT:
            self._step()
        elif word == BACK:
            self._jump(self.at - 1)
        elif word in (FIRST, LAST):
            self._jump(0 if word == FIRST else self._last())
        elif word == SHOW:
            self.show()
        elif word.isascii() and word.isdigit():
            self._jump(int(word[:9]))
        else:
            self.screen.line(self.speech.say("replay-help"))

    def _last(self) -> int:
        return len(self.moments) - 1

    def _jump(self, to: int) -> None:
        self.at = max(0, min(to, self._last()))
        self.show()

    def _step(self) -> None:
        if self.at == self._last():
            self.screen.line(self.speech.say("replay-end"))
            return
        self.at += 1
        state, events = self._moment()
        news.tell(self.screen, self.telling, self.game.view(state, self.seat), events)
        if self.at == self._last() or self._mover(self.at) != self._mover(self.at + 1):
            self.show()

    def _mover(self, moment: int) -> int:
        """Who gave the answer that leads to a moment."""
        return self.entries[self.moments[moment - 1]].seat

    def show(self) -> None:
        """The position after the present answer."""
        state, _ = self._moment()
        view = self.game.view(state, self.seat)
        self.screen.line()
        if self.screen.plain:
            for sentence in self.telling.position(view):
                self.screen.line(sentence)
        else:
            standings = self.game.standings(state)
            self.screen.show(picture(self.telling, view, standings, self.seat, self.screen.width))

    def _moment(self) -> tuple[Any, list[Event]]:
        """The position, and what has happened since the moment before."""
        recorder = Recorder()
        state = self.game.start(self.setup, recorder)
        heard = 0
        for number, entry in enumerate(self.entries[: self.moments[self.at]]):
            if self.at > 0 and number == self.moments[self.at - 1]:
                heard = recorder.count()
            self.game.apply(state, entry.seat, entry.choice)
        return state, recorder.stream(self.seat, heard)


def branch(match: Match[Any], kept: int) -> Match[Any]:
    """A new match that shares the first answers of another; from there on chance has a dealer of its own."""
    entries = live_entries(match.log)[:kept]
    return adopt(replay(match.game, match.setup, entries))
