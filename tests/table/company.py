"""A table with its store and its company: who does what, and what each of them has been told."""

from collections.abc import Iterable
from typing import Any

from orrery.engine.chance import Dealer, Rng
from orrery.engine.game import Game
from orrery.engine.match import Entry, Match
from orrery.players.random import RANDOM, RandomPlayer
from orrery.table.change import Change, facts_of
from orrery.table.chat import ChatMessage
from orrery.table.messages import Question, TableUpdate
from orrery.table.play import Play
from orrery.table.restore import restore
from orrery.table.settings import Settings
from orrery.table.table import Table
from tests.titles.salvage.state import Salvage
from tests.titles.scene import bid, scene

SECRET = b"thirty-two bytes of pure chance."
BOT = "bot"
OPEN = "open"


def bids_shown(*hands: str) -> Match[Salvage]:
    """A game of salvage: all have bid a tug; whoever holds a card is asked whether to respond."""
    return bid(scene(*[f"tug {hand}" for hand in hands]), *["tug"] * len(hands))


class Company:
    """Seats are filled from words: the name of a person, ``bot`` or ``open``; the first person is the host.

    Time stands still until :meth:`wait`. ``told`` holds what each viewer has heard, in order, and ``moments``
    when.
    """

    def __init__(
        self, game: Game[Any], seats: str, settings: Settings | None = None, secret: bytes = SECRET
    ) -> None:
        self.names = seats.split()
        self.game = game
        self.settings = settings or Settings()
        self.secret = secret
        self.host = next(name for name in self.names if name not in (BOT, OPEN))
        self.setup = game.setup(len(self.names))
        self.table = Table(game, self.setup, self.settings, self.host, secret)
        self.now = 100.0
        self.told: dict[int, list[TableUpdate]] = {}
        self.moments: dict[int, list[float]] = {}
        self.entries: list[Entry] = []
        self.messages: list[ChatMessage] = []
        self.facts: dict[str, Any] = facts_of(self.table, self.now)
        self.bots = RandomPlayer(RANDOM, Rng(7))

    def sit_down(self) -> "Company":
        """Everybody takes their seat, the bots last."""
        for seat, name in enumerate(self.names):
            if name not in (BOT, OPEN):
                self.do(self.table.join(name, name, seat, self.now))
        for seat, name in enumerate(self.names):
            if name == BOT:
                self.do(self.table.put_bot(self.host, seat, RANDOM, self.now))
        return self

    def do(self, change: Change | None) -> list[TableUpdate]:
        """Store a change, commit it, and hand out what is told."""
        if change is None:
            return []
        assert change.first_entry == len(self.entries) + 1
        self.entries += change.entries
        self.messages += change.messages
        self.facts = change.facts
        updates = [*self.table.commit(change), *self.table.released(self.now)]
        self._tell(updates)
        return updates

    def _tell(self, updates: list[TableUpdate]) -> None:
        for update in updates:
            self.told.setdefault(update.viewer, []).append(update)
            self.moments.setdefault(update.viewer, []).append(self.now)

    def wait(self, seconds: float) -> None:
        """Let time pass, and happen what is due meanwhile."""
        end = self.now + seconds
        while (due := self.table.due()) is not None and due <= end:
            self.now = max(self.now, due)
            self.do(self.table.tick(self.now))
            self.show_spectators()
        self.now = end

    def show_spectators(self) -> None:
        self._tell(self.table.released(self.now))

    def question(self, seat: int) -> Question:
        question = self.table.question_of(seat)
        assert question is not None, f"seat {seat} is asked nothing"
        return question

    def choice(self, seat: int, token: str) -> int:
        ask = self.match.ask_of(seat)
        return self.game.decisions[ask.decision].read(ask, token)

    def answer(self, seat: int, *choices: int) -> list[TableUpdate]:
        """The person at this seat answers its open question."""
        number = self.question(seat).number
        return self.do(self.table.answer(self.names[seat], seat, number, list(choices), self.now))

    def say(self, seat: int, token: str) -> list[TableUpdate]:
        """The same with one answer in notation."""
        return self.answer(seat, self.choice(seat, token))

    def let_bots_answer(self) -> int:
        """Every bot that is wanted answers once; how many did."""
        jobs = self.table.wanted()
        for job in jobs:
            if job in self.table.wanted():
                choices = self.bots.answer(self.game, job.view, job.seat).chain
                self.do(self.table.answer_as_bot(job.seat, job.question, choices, self.now))
        return len(jobs)

    def come_in(self, match: Match[Any]) -> "Company":
        """Sit around a game that is under way already."""
        match.dealer = Dealer(self.secret)
        for seat, name in enumerate(self.names):
            if name == BOT:
                self.table.seating.substitute(seat, RANDOM, "")
            else:
                self.table.seating.join(name, name, seat)
        play = Play(match, self.table.seating, self.settings, self.now)
        self.table.running = play
        self.table.told_events = match.recorder.count()
        self.table.stored = len(match.log)
        self.entries = list(match.log)
        play.open(self.now)
        self.do(self.table.changed(self.now))
        return self

    def restored(self, entries: Iterable[Entry] | None = None) -> Table:
        """The table as another program finds it in the store."""
        log = self.entries if entries is None else entries
        return restore(
            self.game, self.setup, self.settings, self.secret, self.facts, log, self.messages, self.now
        )

    @property
    def match(self) -> Match[Any]:
        return self.table.play.match

    @property
    def asked(self) -> list[int]:
        """The seats whose answer is awaited."""
        return [int(ask.seat) for ask in self.match.asks()]

    def numbers(self, viewer: int) -> list[int]:
        return [update.number for update in self.told.get(viewer, [])]
