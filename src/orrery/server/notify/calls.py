"""Whom a room calls: people who are asked and have been away from the table for a while, once per turn."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from orrery.server.rooms.alarm import Alarm
from orrery.table.stage import Stage
from orrery.table.table import Table

if TYPE_CHECKING:
    from orrery.server.rooms.room import Room


@dataclass(frozen=True, slots=True)
class TurnCall:
    """Somebody is wanted at a table. ``is_wanted`` says whether they still are when it is asked."""

    match: str
    title: str
    seat: int
    question: int
    person: str
    name: str
    is_wanted: Callable[[], bool]


@dataclass(frozen=True, slots=True)
class CallPolicy:
    """``call`` takes a call without waiting; ``after`` is how many seconds people may be away before it."""

    after: float
    call: Callable[[TurnCall], None]


class TurnCalls:
    """A turn is as long as a seat is asked something, however many questions that are.

    Who was at the table since has seen the question: their time away begins when they leave.
    """

    def __init__(self, room: "Room", policy: CallPolicy | None) -> None:
        self._room = room
        self._policy = policy
        self._away: dict[int, float] = {}
        self._called: set[int] = set()
        self._alarm = Alarm(self.look)

    def is_waiting(self) -> bool:
        """Whether somebody may have to be called soon."""
        return bool(self._away)

    def look(self) -> None:
        """See who is asked and away by now; the room calls this after each change."""
        if self._policy is None or self._room.closed:
            return
        now = self._room.context.now()
        asked = asked_people(self._room.table)
        self._called &= asked.keys()
        missing = [seat for seat in asked if seat not in self._called and self._is_away(seat)]
        self._away = {seat: self._away.get(seat, now) for seat in missing}
        for seat in [seat for seat, since in self._away.items() if since + self._policy.after <= now]:
            del self._away[seat]
            self._called.add(seat)
            self._policy.call(self._call(seat, asked[seat]))
        self._set_alarm(self._policy.after, now)

    def stop(self) -> None:
        self._alarm.stop()

    def _set_alarm(self, after: float, now: float) -> None:
        if self._away:
            self._alarm.set(min(self._away.values()) + after - now)
        else:
            self._alarm.stop()

    def _is_away(self, seat: int) -> bool:
        person = self._room.table.seating.seats[seat].person
        return not self._room.presence.is_there((person, False))

    def _call(self, seat: int, question: int) -> TurnCall:
        room, holder = self._room, self._room.table.seating.seats[seat]

        def is_wanted() -> bool:
            return asked_people(room.table).get(seat) == question and self._is_away(seat)

        return TurnCall(room.id, room.table.game.key, seat, question, holder.person, holder.name, is_wanted)


def asked_people(table: Table) -> dict[int, int]:
    """The seats of people whose answer is awaited, with the numbers of their questions."""
    return table.play.waited_for() if table.stage == Stage.RUNNING else {}
