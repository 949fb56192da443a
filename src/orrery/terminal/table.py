"""A plain table: numbered questions and answers over any title."""

import secrets
from collections.abc import Callable
from typing import Any, Final

from orrery.engine.chance import Dealer, Rng
from orrery.engine.errors import GameError
from orrery.engine.events import SPECTATOR
from orrery.engine.flow import PASS, Ask
from orrery.engine.game import Game, Setup
from orrery.engine.match import Match
from orrery.engine.notation import write_save
from orrery.terminal.pictures import picture

PERSON: Final = "you"
RANDOM: Final = "random"
KINDS: Final = (PERSON, RANDOM)
HELP: Final = "A number or a name answers; why shows what is refused; undo, log, save, quit."


class Quit(Exception):
    """The player leaves the table."""


class PlainTable:
    """One match in a terminal. ``read`` gives a line per call, ``write`` shows one."""

    def __init__(
        self,
        game: Game[Any],
        setup: Setup,
        kinds: list[str],
        read: Callable[[str], str],
        write: Callable[[str], None],
    ) -> None:
        self.match: Match[Any] = Match(game, setup, Dealer(secrets.token_bytes(32)))
        self.kinds = kinds
        self.read = read
        self.write = write
        self.rng = Rng(secrets.randbits(96))

    def play(self) -> None:
        """Play until the game is over or the player quits."""
        try:
            while self.match.outcome() is None:
                self.match.deal()
                self._go_on()
        except (Quit, EOFError):
            self.write("The game stays unfinished.")
            return
        self._show_end()

    def _go_on(self) -> None:
        asks = self.match.asks()
        if not asks:
            return
        people = [ask for ask in asks if self.kinds[ask.seat] == PERSON]
        if people:
            self._ask_person(people[0])
        else:
            self.match.play(asks[0].seat, self._random_answer(asks[0]))

    def _random_answer(self, ask: Ask) -> int:
        options = self.match.game.options(self.match.state, ask)
        return options[self.rng.below(len(options))]

    def _ask_person(self, ask: Ask) -> None:
        match = self.match
        options = match.game.options(match.state, ask)
        tokens = [match.game.token(ask, option) for option in options]
        self.write("")
        self.write(picture(match.game.key, match.game.view(match.state, ask.seat)))
        self.write(f"Seat {ask.seat}: {match.game.decisions[ask.decision].key}?")
        self.write("  ".join(f"{number}) {token}" for number, token in enumerate(tokens, start=1)))
        self._take_answer(ask, options)

    def _take_answer(self, ask: Ask, options: list[int]) -> None:
        """One line: a command, the number of an answer, or the answer itself."""
        line = self.read("> ").strip()
        if line in COMMANDS:
            COMMANDS[line](self, ask)
            return
        try:
            if line.isascii() and line.isdigit() and 1 <= int(line) <= len(options):
                self.match.play(ask.seat, options[int(line) - 1])
            else:
                self.match.say(ask.seat, line)
        except GameError as error:
            self.write(f"{error.code}: {error}")
            self.write(HELP)

    def _show_end(self) -> None:
        outcome = self.match.outcome()
        self.write("")
        self.write(picture(self.match.game.key, self.match.game.view(self.match.state, SPECTATOR)))
        if outcome is not None:
            for seat, points in enumerate(outcome.points):
                self.write(f"Seat {seat} ({self.kinds[seat]}): {points} points, place {outcome.places[seat]}")

    def help(self, ask: Ask) -> None:
        self.write(HELP)

    def why(self, ask: Ask) -> None:
        """Show what might be expected but is refused, with the clause."""
        refusals = self.match.game.refused(self.match.state, ask)
        for refusal in refusals:
            self.write(f"{self.match.game.token(ask, refusal.choice)}: {refusal.clause}")
        if not refusals:
            self.write("Nothing is refused.")

    def undo(self, ask: Ask) -> None:
        try:
            self.match.undo(ask.seat)
        except GameError as error:
            self.write(f"{error.code}: {error}")

    def log(self, ask: Ask) -> None:
        """Show what has happened as this seat saw it."""
        names = self.match.game.events
        for event in self.match.recorder.stream(ask.seat):
            name = names[event.kind] if event.kind >= 0 else "undone"
            known = [str(fact) for fact in (event.a, event.b, event.c) if fact != PASS]
            self.write(f"seat {event.seat} {name} {' '.join(known)}".rstrip())

    def save(self, ask: Ask) -> None:
        self.write(write_save(self.match))

    def quit(self, ask: Ask) -> None:
        raise Quit


COMMANDS: Final[dict[str, Callable[[PlainTable, Ask], None]]] = {
    "help": PlainTable.help,
    "why": PlainTable.why,
    "undo": PlainTable.undo,
    "log": PlainTable.log,
    "save": PlainTable.save,
    "quit": PlainTable.quit,
}
