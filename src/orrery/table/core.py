"""What a table is made of, and how a change of it becomes stored and told; ``table.py`` has the commands."""

from collections.abc import Collection
from typing import Any

from orrery.engine.chance import Dealer
from orrery.engine.events import SPECTATOR
from orrery.engine.game import Game, Setup
from orrery.engine.match import Entry, Match
from orrery.engine.notation import write_save
from orrery.table.automatic import bot_jobs
from orrery.table.change import BotJob, Change, change_of
from orrery.table.chat import Chat
from orrery.table.errors import NotOver, NotSeated, NotStarted, Removed, TableClosed, Unstored
from orrery.table.house import House
from orrery.table.messages import InitialUpdate, Question, TableUpdate
from orrery.table.origin import Origin
from orrery.table.play import Play
from orrery.table.seats import Seating
from orrery.table.settings import Settings
from orrery.table.spectators import Spectators
from orrery.table.stage import Stage
from orrery.table.takeover import Takeover, end_if_moot
from orrery.table.updates import initial_update_for, update_for, updates_for, viewers_of


class TableCore:
    """``number`` counts public changes, which all viewers are told of.

    ``told_events`` and ``told_messages`` say up to where everybody has been told; ``stored`` counts entries.
    ``opening`` is a match at the moment from which this table plays on, until it begins; its dealer is that
    of this table, who answers from draw ``dealt_from`` on. ``next_match`` is where people meet afterwards.
    ``origin_by`` is the id of the person who brought the game.
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
        self.seating = Seating(setup.seats, host, bool(game.hides))
        self.takeover: Takeover | None = None
        self.spectators = Spectators(settings.delay)
        self.chat = Chat()
        self.house = House()
        self.again: set[str] = set()
        self.next_match = ""
        self.number = 0
        self.told_events = 0
        self.told_messages = 0
        self.stored = 0
        self.origin: Origin | None = None
        self.origin_by = ""
        self.opening: Match[Any] | None = None
        self.running: Play | None = None
        self.pending: Change | None = None
        self.spectators.shown = update_for(self, SPECTATOR, 0.0, 0, 0)

    @property
    def stage(self) -> Stage:
        if self.house.is_closed:
            return Stage.CLOSED
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

    def rest(self, now: float) -> Change:
        """Nothing has happened but that time has passed: what is restored later knows how much."""
        self.check_stored()
        return self.note(now)

    def archive(self) -> str:
        """The whole game as a save, the dealer's secret included; only when it is over."""
        if self.stage != Stage.OVER:
            raise NotOver("the game still goes on")
        return write_save(self.play.match)

    def seats_of(self, who: str) -> list[int]:
        return self.seating.held_seats(who)

    def question_of(self, seat: int) -> Question | None:
        """The open question of a seat."""
        return self.play.question_of(seat) if self.stage == Stage.RUNNING and seat != SPECTATOR else None

    def awaited_of(self, seats: Collection[int]) -> list[int]:
        """Which of these seats have to answer themselves, or to end their turn."""
        hold = self.running.hold if self.running is not None else None
        held = hold.seat if hold is not None else None
        asked = {seat: self.question_of(seat) for seat in seats}
        return [seat for seat, asks in asked.items() if seat == held or (asks and not asks.is_given)]

    def _at_seat(self, who: str, seat: int) -> Play:
        """The game, for a command of the person who holds this seat."""
        self.check_open()
        self.seating.held_by(who, seat)
        return self.play

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
        return bot_jobs(self.play, under_way) if self.stage == Stage.RUNNING else []

    def check_stored(self) -> None:
        """Raise :class:`Unstored` if the last change has not been committed."""
        if self.pending is not None:
            raise Unstored("the last change has not been committed")

    def check_open(self) -> None:
        """The same, and raise :class:`TableClosed` if the host has closed the table."""
        self.check_stored()
        if self.house.is_closed:
            raise TableClosed("the host has closed the table")

    def check_welcome(self, who: str) -> None:
        """Raise :class:`Removed` for somebody whom the host has sent away."""
        if who in self.house.removed:
            raise Removed("the host has removed this person")

    def changed(self, now: float) -> Change:
        """Let the game go on after a command that everybody may know of."""
        if self.running is not None and not self.house.is_closed:
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
        self.seating.note(now, self.running is not None)
        end_if_moot(self)
        self.pending = change_of(self, now, seat, public)
        return self.pending

    def commit(self, change: Change) -> list[TableUpdate]:
        """The change is stored: what to tell now, one update for each viewer.

        Spectators who lag behind get theirs from :meth:`released`; people with seats see it at once.
        """
        if change is not self.pending:
            raise Unstored("another change has to be committed")
        self.pending = None
        self.stored += len(change.entries)
        updates = updates_for(
            self, viewers_of(self, change), change.now, self.told_events, self.told_messages
        )
        if self.running is not None:
            self.told_events = self.running.match.recorder.count()
        self.told_messages = self.chat.count
        if self.settings.delay == 0:
            return updates
        for update in updates:
            if update.viewer == SPECTATOR:
                self.spectators.add(update, change.now)
        return [update for update in updates if update.viewer != SPECTATOR or self.spectators.seated]

    def released(self, now: float) -> list[TableUpdate]:
        """What spectators who lag behind may see by now."""
        return self.spectators.release(now)

    def initial_update(
        self, who: str, viewer: int, now: float, first_event: int = 0, last_message: int = 0
    ) -> InitialUpdate:
        """All that a newcomer needs, or who comes back and knows what was before ``first_event``.

        Who has a seat may look on as if they had none, and does not lag behind then.
        """
        self.check_stored()
        is_seated = bool(self.seats_of(who))
        if viewer != SPECTATOR:
            self.seating.held_by(who, viewer)
        elif not is_seated and who not in self.spectators.watchers:
            raise NotSeated("only people at the table and spectators may see it")
        return initial_update_for(self, viewer, now, first_event, last_message, is_late=not is_seated)
