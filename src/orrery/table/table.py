"""One match with people at it, as a plain object: every command changes it, or raises and changes nothing.

A command returns a :class:`Change`. The caller stores it and then calls :meth:`Table.commit`, which answers
what to tell whom. In between no other command is taken. If a change can't be stored, the table has to be
restored from the store. ``who`` is the opaque id of a person, ``now`` a time in seconds that never runs
backwards.
"""

from collections.abc import Collection
from typing import Any

from orrery.engine.chance import Dealer
from orrery.engine.events import SPECTATOR
from orrery.engine.game import Game, Setup
from orrery.engine.match import Entry, Match
from orrery.engine.notation import write_save
from orrery.table.change import BotJob, Change, change_of
from orrery.table.chat import LONGEST_NAME, Chat, clean
from orrery.table.errors import (
    AlreadyStarted,
    NoSpectators,
    NotOver,
    NotSeated,
    NotStarted,
    SeatTaken,
    Unstored,
)
from orrery.table.foresight import Foreseen
from orrery.table.messages import InitialUpdate, Question, TableUpdate
from orrery.table.orders import Order
from orrery.table.play import Play
from orrery.table.seats import ANYONE, NOBODY, Seating, SeatKind
from orrery.table.settings import Settings
from orrery.table.spectators import Spectators
from orrery.table.stage import Stage
from orrery.table.updates import initial_update_for, update_for, updates_for, viewers_of


class Table:
    """``number`` counts public changes, which all viewers are told of.

    ``told_events`` and ``told_messages`` say up to where everybody has been told; ``stored`` counts entries.
    ``opening`` is a match at the moment from which this table plays on, until it begins; its dealer is that
    of this table, who answers from draw ``dealt_from`` on. ``next_match`` is where people meet afterwards.
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
        self.spectators.shown = update_for(self, SPECTATOR, 0.0, 0, 0)

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

    def set_up(self, now: float) -> Change:
        """The first change of a table whose seats were given out before anybody could come."""
        self.check_stored()
        return self._seated(now)

    def join(self, who: str, name: str, seat: int | None, now: float) -> Change:
        """Sit down, or take back the seat that a bot has kept; that may be what the game has waited for."""
        self.check_stored()
        if who in (NOBODY, ANYONE):
            raise NotSeated("nobody is called that")
        chosen = self.seating.join(who, name, seat)
        if self.running is not None:
            self.running.come_back(chosen)
        return self._seated(now)

    def leave(self, who: str, seat: int, now: float) -> Change:
        """Stand up; once the game has begun, a bot sits in until the same person comes back."""
        self.check_stored()
        self.seating.held_by(who, seat)
        if self.running is None:
            self.seating.stand_up(seat)
        else:
            self.running.sit_in(seat, self.settings.substitute, who)
        return self.changed(now)

    def put_bot(self, who: str, seat: int, bot: str, now: float) -> Change:
        """The host gives a seat to a bot: any seat before the game, later that of a bot or an absentee."""
        self.check_stored()
        self.seating.check_host(who)
        kept = self.seating.seat(seat)
        if self.running is None:
            self.seating.substitute(seat, bot, NOBODY)
        elif kept.kind == SeatKind.PERSON and kept.present:
            raise SeatTaken(f"somebody sits on seat {seat}")
        else:
            self.running.sit_in(seat, bot, kept.person or kept.claim)
        return self._seated(now)

    def offer_seat(self, who: str, seat: int, now: float) -> Change:
        """The host opens a seat to anybody; in a game under way, a bot plays there until somebody comes."""
        self.check_stored()
        self.seating.check_host(who)
        kept = self.seating.seat(seat)
        if self.running is None:
            self.seating.stand_up(seat)
        elif kept.kind == SeatKind.PERSON:
            raise SeatTaken(f"somebody holds seat {seat}")
        else:
            kept.claim = ANYONE
        return self.changed(now)

    def start(self, who: str, now: float) -> Change:
        """The host begins the game; bots sit down on the seats that are open."""
        self.check_stored()
        self.seating.check_host(who)
        if self.running is not None:
            raise AlreadyStarted("the game has begun")
        for number, seat in enumerate(self.seating.seats):
            if seat.kind == SeatKind.OPEN:
                self.seating.substitute(number, self.settings.substitute, NOBODY)
        self.begin(now)
        return self.changed(now)

    def _seated(self, now: float) -> Change:
        if self.running is None and self.settings.starts_when_full and self.seating.is_full():
            self.begin(now)
        return self.changed(now)

    def arrive(self, who: str, now: float) -> Change | None:
        """A person is connected; None if that was known."""
        return self._present(who, True, now)

    def drop(self, who: str, now: float) -> Change | None:
        """A person has disconnected; the seat stays theirs and their clock runs, but no turn is held."""
        self.check_stored()
        ended = self.running is not None and self.running.release_seats(self.seats_of(who), now)
        return self._present(who, False, now) or (self.changed(now) if ended else None)

    def _present(self, who: str, present: bool, now: float) -> Change | None:
        self.check_stored()
        return self.changed(now) if self.seating.set_present(who, present) else None

    def answer(self, who: str, seat: int, question: int, choices: list[int], now: float) -> Change:
        """Answer the open question by its number; several choices are a plan, taken whole or not at all."""
        self._at_seat(who, seat).answer(seat, question, choices, now)
        return self.changed(now)

    def answer_as_bot(self, seat: int, question: int, choices: list[int], now: float) -> Change:
        """The answer to a job of :meth:`wanted`."""
        self.check_stored()
        self.seating.seat(seat)
        if self.play.answer_as_bot(seat, question, choices, now):
            return self.changed(now)
        return self.changed_privately(None, now)

    def preview(self, who: str, seat: int, question: int, choices: list[int]) -> Foreseen:
        """What these answers would do; nothing changes."""
        return self._at_seat(who, seat).preview(seat, question, choices)

    def give_order(self, who: str, seat: int, order: Order, now: float) -> Change:
        """Leave a standing order, which only this seat gets to see."""
        self._at_seat(who, seat).orders.give(seat, order)
        return self.changed_privately(seat, now)

    def cancel_order(self, who: str, seat: int, number: int, now: float) -> Change:
        self._at_seat(who, seat).orders.cancel(seat, number)
        return self.changed_privately(seat, now)

    def undo(self, who: str, seat: int, now: float) -> Change:
        """Take back what the rules let one take back alone."""
        self._at_seat(who, seat).undo(seat, now)
        return self.changed(now)

    def end_turn(self, who: str, seat: int, now: float) -> Change:
        """End a turn that the table holds; raises :class:`NotHeld`."""
        self._at_seat(who, seat).end_turn(seat, now)
        return self.changed(now)

    def hold_turns(self, who: str, seat: int, wanted: bool, now: float) -> Change:
        """Whether the table waits for this person to end each turn, on all their seats."""
        self.check_stored()
        self.seating.held_by(who, seat)
        seats = self.seats_of(who)
        for own in seats:
            self.seating.seats[own].holds = wanted
        if self.running is not None and not wanted and self.running.release_seats(seats, now):
            return self.changed(now)
        return self._noted(now, seat, public=False)

    def propose_undo(self, who: str, seat: int, now: float) -> Change:
        """Ask the other people to go back before one's last choice; done at once where there are none."""
        self._at_seat(who, seat).propose_undo(who, seat, now)
        return self.changed(now)

    def agree(self, who: str, seat: int, now: float) -> Change:
        """Agree to what somebody proposed."""
        self._at_seat(who, seat).agree(who, now)
        return self.changed(now)

    def refuse(self, who: str, seat: int, now: float) -> Change:
        """Refuse what somebody proposed, or withdraw it."""
        self._at_seat(who, seat).refuse()
        return self.changed(now)

    def say(self, who: str, text: str, now: float) -> Change:
        """A chat message from a seat or from a spectator."""
        self.check_stored()
        seats = self.seats_of(who)
        if not seats and who not in self.spectators.watchers:
            raise NotSeated("only people at the table may chat")
        name = self.seating.seats[seats[0]].name if seats else self.spectators.watchers[who]
        self.chat.add(seats[0] if seats else SPECTATOR, name, text, now)
        return self.changed(now)

    def watch(self, who: str, name: str, now: float) -> Change:
        self.check_stored()
        if not self.settings.spectators:
            raise NoSpectators("nobody may watch")
        self.spectators.watchers[who] = clean(name, LONGEST_NAME)
        return self.changed(now)

    def look_away(self, who: str, now: float) -> Change | None:
        """A spectator leaves; None if there was none."""
        self.check_stored()
        return self.changed(now) if self.spectators.watchers.pop(who, None) is not None else None

    def play_again(self, who: str, seat: int, now: float) -> Change:
        """Wish for another game with the same people; see ``rematch``."""
        self._at_seat(who, seat)
        if self.stage != Stage.OVER:
            raise NotOver("the game still goes on")
        self.again.add(who)
        return self.changed(now)

    def move_on(self, match: str, now: float) -> Change:
        """Tell everybody which match they go on to."""
        self.check_stored()
        self.next_match = match
        return self.changed(now)

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

    def _at_seat(self, who: str, seat: int) -> Play:
        """The game, for a command of the person who holds this seat."""
        self.check_stored()
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
        return self.play.wanted(under_way) if self.stage == Stage.RUNNING else []

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
        self.pending = change_of(self, now, seat, public)
        return self.pending

    def commit(self, change: Change) -> list[TableUpdate]:
        """The change is stored: what to tell now, one update for each viewer.

        Spectators who lag behind get theirs from :meth:`released`.
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
        return [update for update in updates if update.viewer != SPECTATOR]

    def released(self, now: float) -> list[TableUpdate]:
        """What spectators who lag behind may see by now."""
        return self.spectators.release(now)

    def initial_update(
        self, who: str, viewer: int, now: float, first_event: int = 0, last_message: int = 0
    ) -> InitialUpdate:
        """All that a newcomer needs, or who comes back and knows what was before ``first_event``."""
        self.check_stored()
        if viewer != SPECTATOR:
            self.seating.held_by(who, viewer)
        elif who not in self.spectators.watchers:
            raise NotSeated("only people at the table and spectators may see it")
        return initial_update_for(self, viewer, now, first_event, last_message)
