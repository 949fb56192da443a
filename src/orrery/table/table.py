"""One match with people at it, as a plain object: every command changes it, or raises and changes nothing.

A command returns a :class:`Change`. The caller stores it and then calls :meth:`Table.commit`, which answers
what to tell whom. In between no other command is taken. If a change can't be stored, the table has to be
restored from the store. ``who`` is the opaque id of a person, ``now`` a time in seconds that never runs
backwards.
"""

from orrery.engine.events import SPECTATOR
from orrery.table.change import Change
from orrery.table.chat import LONGEST_NAME, clean
from orrery.table.core import TableCore
from orrery.table.errors import (
    AlreadyStarted,
    Muted,
    NoSpectators,
    NotOver,
    NotSeated,
    SeatTaken,
    SpectatorsSilent,
)
from orrery.table.foresight import Foreseen
from orrery.table.house import HostAct, note_displaced
from orrery.table.orders import Order
from orrery.table.seats import ANYONE, NOBODY, SeatKind, check_bot
from orrery.table.stage import Stage
from orrery.table.takeover import check_offer


class Table(TableCore):
    """The commands of people, each by the id of whoever gives it."""

    def set_up(self, now: float) -> Change:
        """The first change of a table whose seats were given out before anybody could come."""
        self.check_stored()
        return self._seated(now)

    def join(self, who: str, name: str, seat: int | None, now: float) -> Change:
        """Sit down, or take back the seat that a bot has kept; that may be what the game has waited for."""
        self.check_open()
        if who in (NOBODY, ANYONE):
            raise NotSeated("nobody is called that")
        self.check_welcome(who)
        chosen = self.seating.join(who, name, seat)
        self.spectators.sit_down(who)
        if self.running is not None:
            self.running.come_back(chosen)
        return self._seated(now)

    def leave(self, who: str, seat: int, now: float) -> Change:
        """Stand up; once the game has begun, a bot sits in until the same person comes back."""
        self.check_open()
        self.seating.held_by(who, seat)
        if self.running is None:
            self.seating.stand_up(seat)
        else:
            self.running.sit_in(seat, self.settings.substitute, who)
        return self.changed(now)

    def put_bot(self, who: str, seat: int, bot: str, now: float) -> Change:
        """The host gives a seat to a bot: any seat before the game, later that of a bot or an absentee."""
        self.check_open()
        self.seating.check_host(who)
        kept = self.seating.seat(seat)
        if self.running is not None and kept.kind == SeatKind.PERSON and kept.present:
            raise SeatTaken(f"somebody sits on seat {seat}")
        check_bot(bot)
        if kept.kind == SeatKind.PERSON:
            note_displaced(self, who, HostAct.PUT_BOT, seat, now)
        if self.running is None:
            self.seating.substitute(seat, bot, NOBODY)
        else:
            self.running.sit_in(seat, bot, kept.person or kept.claim)
        return self._seated(now)

    def offer_seat(self, who: str, seat: int, now: float) -> Change:
        """The host opens a seat to anybody; in a game under way, a bot plays there until somebody comes."""
        self.check_open()
        self.seating.check_host(who)
        kept = self.seating.seat(seat)
        if self.running is not None and kept.kind == SeatKind.PERSON:
            raise SeatTaken(f"somebody holds seat {seat}")
        if self.running is not None:
            check_offer(self, seat, now)
        note_displaced(self, who, HostAct.OFFERED_SEAT, seat, now)
        if self.running is None:
            self.seating.stand_up(seat)
        else:
            kept.is_offered = True
        return self.changed(now)

    def start(self, who: str, now: float) -> Change:
        """The host begins the game; bots sit down on the seats that are open."""
        self.check_open()
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
        """The answer to a job of :meth:`wanted`; nobody is told while it is only kept."""
        self.check_open()
        self.seating.seat(seat)
        self.play.answer_as_bot(seat, question, choices, now)
        return self.changed_privately(None, now)

    def preview(self, who: str, seat: int, question: int, choices: list[int]) -> Foreseen:
        """What these answers would do; nothing changes."""
        return self._at_seat(who, seat).preview(seat, question, choices)

    def give_order(self, who: str, seat: int, order: Order, now: float) -> Change:
        """Leave a standing order, which only this seat gets to see unless it is public."""
        self._at_seat(who, seat).orders.give(seat, order)
        return self.changed(now) if order.public else self.changed_privately(seat, now)

    def cancel_order(self, who: str, seat: int, number: int, now: float) -> Change:
        order = self._at_seat(who, seat).orders.cancel(seat, number)
        return self.changed(now) if order.public else self.changed_privately(seat, now)

    def take_time(self, who: str, seat: int, question: int, now: float) -> Change:
        """Keep a window open until one has answered; everybody is told."""
        self._at_seat(who, seat).take_time(seat, question)
        return self.changed(now)

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
        self.check_open()
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
        """A chat message from a seat, or from a spectator where the host lets them."""
        self.check_open()
        seats = self.seats_of(who)
        if not seats and who not in self.spectators.watchers:
            raise NotSeated("only people at the table may chat")
        if who in self.house.muted:
            raise Muted("the host has muted this person")
        if not seats and who != self.seating.host and not self.house.spectators_chat:
            raise SpectatorsSilent("the host has not let spectators chat")
        name = self.seating.seats[seats[0]].name if seats else self.spectators.watchers[who]
        self.chat.add(who, seats[0] if seats else SPECTATOR, name, text, now)
        return self.changed(now)

    def watch(self, who: str, name: str, now: float) -> Change:
        self.check_stored()
        self.check_welcome(who)
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
