"""What a command has changed: first it is stored, then it is committed, then people hear of it."""

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from orrery.engine.match import Entry
from orrery.table.chat import ChatMessage, ChatPeople

if TYPE_CHECKING:
    from orrery.table.core import TableCore


class Change(Struct, frozen=True):
    """To be stored in one go: new entries of the log, new chat messages, and all else as one plain value.

    ``number`` is that of the updates it leads to. ``first_entry`` is the number of the first new entry.
    ``facts`` takes the place of the facts stored before; it holds numbers, texts, lists and dicts only.
    A change that is not ``public`` concerns ``seat`` alone, or nobody at all. ``people`` are those behind the
    messages, in their order.
    """

    number: int
    now: float
    first_entry: int
    entries: tuple[Entry, ...]
    messages: tuple[ChatMessage, ...]
    facts: dict[str, Any]
    public: bool
    seat: int | None
    people: tuple[ChatPeople, ...] = ()


def change_of(table: "TableCore", now: float, seat: int | None, public: bool) -> Change:
    """What has changed at a table since it was stored last."""
    return Change(
        number=table.number,
        now=now,
        first_entry=table.stored + 1,
        entries=tuple(table.log[table.stored :]),
        messages=table.chat.since(table.told_messages),
        facts=facts_of(table, now),
        public=public,
        seat=seat,
        people=table.chat.people_since(table.told_messages),
    )


def facts_of(table: "TableCore", now: float) -> dict[str, Any]:
    """All but the log and the chat; times as ages at ``time``. ``restore_around`` reads it back."""
    return {
        "time": now,
        "seating": table.seating.plain(now),
        "again": sorted(table.again),
        "next_match": table.next_match,
        "takeover": table.takeover.plain() if table.takeover is not None else None,
        "number": table.number,
        "house": table.house.plain(),
        "play": table.running.plain(now) if table.running is not None else None,
    }


class BotJob(Struct, frozen=True):
    """A question for a bot: its seat, the kind of player, the number of the question, what it may know."""

    seat: int
    player: str
    question: int
    view: Any
