"""What a table is and how it changes: from a command to what is stored and what is due by itself."""

from collections.abc import Collection
from enum import StrEnum
from typing import Any

from orrery.engine.chance import Dealer
from orrery.engine.events import SPECTATOR
from orrery.engine.flow import UNANSWERED
from orrery.engine.game import Game, Setup
from orrery.engine.match import Entry, Match
from orrery.table.change import BotJob, Change
from orrery.table.chat import Chat
from orrery.table.errors import NotStarted, Unstored
from orrery.table.messages import Question, put_question
from orrery.table.play import Play
from orrery.table.seats import Seating
from orrery.table.settings import Settings
from orrery.table.spectators import Spectators


class Stage(StrEnum):
    LOBBY = "lobby"
    RUNNING = "running"
    OVER = "over"


class Core:
    """The state of a table. ``number`` counts public changes, which all viewers are told of.

    ``told_events`` and ``told_messages`` say up to where everybody has been told; ``stored`` counts entries.
    ``opening`` is a match at the moment from which this table plays on, until it begins; its dealer is that
    of this table, who answers from draw ``dealt_from`` on. ``next_match`` is where people meet afterwards.
    ``open_view`` is what all see after so many entries, in a title without secrets.
    """

    def __init__(
        self,
        game: Game[Any],
        setup: Setup,
        settings: Settings,
        host: str,
        secret: bytes,
        dealt_from: int = 0,
    ) -> None:
        settings.check()
        self.game = game
        self.setup = setup
        self.settings = settings
        self.dealer = Dealer(secret, dealt_from)
        self.seating = Seating(setup.seats, host)
        self.spectators = Spectators(settings.delay)
        self.chat = Chat()
        self.again: set[str] = set()
        self.next_match = ""
        self.number = 0
        self.told_events = 0
        self.told_messages = 0
        self.stored = 0
        self.opening: Match[Any] | None = None
        self.running: Play | None = None
        self.pending: Change | None = None
        self.questions: dict[int, Question] = {}
        self.open_view: tuple[int, Any] | None = None

    @property
    def stage(self) -> Stage:
        if self.running is None:
            return Stage.LOBBY
        return Stage.OVER if self.running.is_over() else Stage.RUNNING

    @property
    def play(self) -> Play:
        """The game under way; raises :class:`NotStarted`."""
        if self.running is None:
            raise NotStarted("the game has not begun")
        return self.running

    def begin(self, now: float) -> None:
        match = self.opening or Match(self.game, self.setup, self.dealer)
        self.opening = None
        self.running = Play(match, self.seating, self.settings, now)
        self.running.open(now)

    @property
    def log(self) -> list[Entry]:
        """All entries so far, those before the moment from which the table plays on included."""
        match = self.running.match if self.running is not None else self.opening
        return match.log if match is not None else []

    def check_stored(self) -> None:
        """Raise :class:`Unstored` if the last change has not been committed."""
        if self.pending is not None:
            raise Unstored("the last change has not been committed")

    def changed(self, now: float) -> Change:
        """Let the game go on after a command that everybody may know of."""
        if self.running is not None:
            self.running.go_on(now)
        self.number += 1
        return self._noted(now, None)

    def changed_privately(self, seat: int | None, now: float) -> Change:
        """The same after a command that only ``seat`` may know of, or nobody, unless it led to more."""
        self.play.go_on(now)
        if len(self.play.match.log) > self.stored:
            self.number += 1
            return self._noted(now, None)
        return self._noted(now, seat, public=False)

    def note(self, now: float) -> Change:
        """A change that nobody is told of and that has led to nothing."""
        return self._noted(now, None, public=False)

    def _noted(self, now: float, seat: int | None, public: bool = True) -> Change:
        self.pending = Change(
            number=self.number,
            now=now,
            first_entry=self.stored + 1,
            entries=tuple(self.log[self.stored :]),
            messages=self.chat.since(self.told_messages),
            facts=self.facts(now),
            public=public,
            seat=seat,
        )
        return self.pending

    def facts(self, now: float) -> dict[str, Any]:
        """All but the log and the chat; times as ages at ``time``."""
        return {
            "time": now,
            "number": self.number,
            "seating": self.seating.plain(),
            "again": sorted(self.again),
            "next_match": self.next_match,
            "play": self.running.plain(now) if self.running is not None else None,
        }

    def tick(self, now: float) -> Change | None:
        """Do what is due by itself; None if nothing is."""
        self.check_stored()
        if self.stage != Stage.RUNNING:
            return None
        late = self.play.expire(now)
        self.play.go_on(now)
        if not late and len(self.play.match.log) == self.stored:
            return None
        self.number += 1
        return self._noted(now, None)

    def due(self) -> float | None:
        """When to call :meth:`tick` or to look for what spectators may see, if nothing happens before."""
        times = [self.spectators.next_release()]
        if self.stage == Stage.RUNNING:
            times.append(self.play.due())
        return min((time for time in times if time is not None), default=None)

    def wanted(self, under_way: Collection[tuple[int, int]] = ()) -> list[BotJob]:
        """The questions that bots should think about now; the same ones again until they are answered.

        Questions under way, each a seat and a number, are left out.
        """
        if self.stage != Stage.RUNNING or self.play.proposal is not None:
            return []
        return [
            BotJob(
                seat, self.bot_of(seat), self.play.asked[seat], self.game.view(self.play.match.state, seat)
            )
            for seat in self.play.thinking()
            if (seat, self.play.asked[seat]) not in under_way
        ]

    def bot_of(self, seat: int) -> str:
        """The kind of bot that answers for a seat."""
        return self.seating.seats[seat].bot or self.settings.substitute

    def question_of(self, seat: int) -> Question | None:
        """The open question of a seat, made once."""
        if self.stage != Stage.RUNNING or seat == SPECTATOR:
            return None
        state = self.play.match.state
        place = state.find_ask(seat)
        if place < 0 or state.answer_at(place) != UNANSWERED:
            return None
        number = self.play.asked[seat]
        if seat not in self.questions or self.questions[seat].number != number:
            self.questions[seat] = put_question(self.game, state, state.ask_at(place), number)
        return self.questions[seat]
