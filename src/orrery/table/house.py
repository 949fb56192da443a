"""What a host may do: remove a guest or let them back, mute somebody, let spectators chat, close the table.

All of it is written into the chat, where everybody at the table sees it and it is kept.
"""

from dataclasses import dataclass, field
from enum import StrEnum
from typing import TYPE_CHECKING, Any

from orrery.engine.events import SPECTATOR
from orrery.table.chat import UNKNOWN_PEOPLE, Chat, ChatPeople
from orrery.table.errors import AlreadyStarted, IsOver, NoSuchLine, NotOneself, NotSeated
from orrery.table.seats import NOBODY, SeatKind
from orrery.table.stage import Stage

if TYPE_CHECKING:
    from orrery.table.change import Change
    from orrery.table.core import TableCore


class HostAct(StrEnum):
    """What hosts do, as it stands in the chat."""

    REMOVED = "removed"
    READMITTED = "readmitted"
    MUTED = "muted"
    UNMUTED = "unmuted"
    OPENED_CHAT = "opened-chat"
    CLOSED_CHAT = "closed-chat"
    PUT_BOT = "put-bot"
    OFFERED_SEAT = "offered-seat"
    CLOSED = "closed"


@dataclass(slots=True)
class House:
    """The rules of the house. ``removed`` are the ids of people, each with the number of the chat message
    that told of it, and ``muted`` ids of people; ``erased`` counts those who have had themselves deleted, so
    that clients know when what they were told has changed."""

    removed: dict[str, int] = field(default_factory=dict)
    muted: set[str] = field(default_factory=set)
    spectators_chat: bool = False
    is_closed: bool = False
    erased: int = 0

    def plain(self) -> dict[str, Any]:
        return {
            "removed": dict(self.removed),
            "muted": sorted(self.muted),
            "spectators_chat": self.spectators_chat,
            "is_closed": self.is_closed,
            "erased": self.erased,
        }


def read_house(plain: dict[str, Any] | None, chat: Chat) -> House:
    """The rules as they were stored; where no lines are stored with the removed, ``chat`` tells them."""
    if plain is None:
        return House()
    removed = plain["removed"]
    if isinstance(removed, list):
        removed = {guest: _line_about(chat, guest) for guest in removed}
    return House(**{**plain, "removed": dict(removed), "muted": set(plain["muted"])})


def _line_about(chat: Chat, guest: str) -> int:
    """The number of the message that told of a removal, or 0 if that is no longer kept."""
    acts = [message.number for message in chat.messages if message.act == HostAct.REMOVED]
    told = [number for number in acts if chat.people.get(number, UNKNOWN_PEOPLE).about == guest]
    return max(told, default=0)


def remove_guest(table: "TableCore", who: str, seat: int | None, line: int | None, now: float) -> "Change":
    """The host sends somebody away who has not begun to play; only :func:`readmit` lets them come back."""
    guest, name = _concerned(table, who, seat, line)
    if table.running is not None:
        raise AlreadyStarted("nobody can be removed from a game under way")
    for held in table.seats_of(guest):
        table.seating.stand_up(held)
    table.spectators.watchers.pop(guest, None)
    note_act(table, who, HostAct.REMOVED, guest, name, now)
    table.house.removed[guest] = table.chat.count
    return table.changed(now)


def readmit(table: "TableCore", who: str, line: int, now: float) -> "Change":
    """The host lets somebody back who was removed, as chat message ``line`` tells; they may come, no more."""
    table.check_open()
    table.seating.check_host(who)
    guest = next((guest for guest, told in table.house.removed.items() if told == line), None)
    if guest is None:
        raise NoSuchLine(f"line {line} tells of nobody who is kept out")
    del table.house.removed[guest]
    note_act(table, who, HostAct.READMITTED, guest, table.chat.text_of(line), now)
    return table.changed(now)


def mute(
    table: "TableCore", who: str, seat: int | None, line: int | None, is_muted: bool, now: float
) -> "Change":
    """The host keeps somebody from writing into the chat, or lets them again."""
    guest, name = _concerned(table, who, seat, line)
    if is_muted == (guest in table.house.muted):
        return table.note(now)
    if is_muted:
        table.house.muted.add(guest)
    else:
        table.house.muted.discard(guest)
    note_act(table, who, HostAct.MUTED if is_muted else HostAct.UNMUTED, guest, name, now)
    return table.changed(now)


def _concerned(table: "TableCore", who: str, seat: int | None, line: int | None) -> tuple[str, str]:
    """Whom the host means, by their seat or by something they have said: id and name."""
    table.check_open()
    table.seating.check_host(who)
    guest, name = _at_line(table, line) if seat is None else _on_seat(table, seat)
    if guest == who:
        raise NotOneself("a host can't do that to themselves")
    return guest, name


def _on_seat(table: "TableCore", number: int) -> tuple[str, str]:
    seat = table.seating.seat(number)
    guest = seat.person or seat.claim
    if guest == NOBODY:
        raise NotSeated(f"nobody holds seat {number}")
    return guest, seat.name


def _at_line(table: "TableCore", line: int | None) -> tuple[str, str]:
    for message in table.chat.messages:
        people = table.chat.people.get(message.number)
        if message.number == line and not message.act and people is not None and message.name:
            return people.writer, message.name
    raise NoSuchLine(f"nobody is known to have written line {line}")


def let_spectators_chat(table: "TableCore", who: str, may_chat: bool, now: float) -> "Change":
    """The host says whether people who watch may write into the chat."""
    table.check_open()
    table.seating.check_host(who)
    if may_chat == table.house.spectators_chat:
        return table.note(now)
    table.house.spectators_chat = may_chat
    note_act(table, who, HostAct.OPENED_CHAT if may_chat else HostAct.CLOSED_CHAT, NOBODY, "", now)
    return table.changed(now)


def close_table(table: "TableCore", who: str, now: float) -> "Change":
    """The host ends a table for good that is not over: after that nobody plays, comes or chats there."""
    table.check_open()
    table.seating.check_host(who)
    if table.stage == Stage.OVER:
        raise IsOver("a game that is over need not be closed")
    note_act(table, who, HostAct.CLOSED, NOBODY, "", now)
    table.house.is_closed = True
    return table.changed(now)


def note_displaced(table: "TableCore", who: str, act: HostAct, seat: int, now: float) -> None:
    """Write down that a host gives the seat of a person away, if it is one; before it happens."""
    held = table.seating.seats[seat]
    owner = held.person if held.kind == SeatKind.PERSON else held.claim
    if owner not in (NOBODY, who):
        note_act(table, who, act, owner, held.name, now)


def note_act(table: "TableCore", who: str, act: HostAct, about: str, name: str, now: float) -> None:
    seats = table.seats_of(who)
    host = table.seating.seats[seats[0]].name if seats else table.spectators.watchers.get(who, "")
    table.chat.note(act, seats[0] if seats else SPECTATOR, host, ChatPeople(who, about), name, now)
