"""What a command has changed: first it is stored, then it is committed, then people hear of it."""

from typing import Any

from msgspec import Struct

from orrery.engine.match import Entry
from orrery.table.chat import ChatMessage


class Change(Struct, frozen=True):
    """To be stored in one go: new entries of the log, new chat messages, and all else as one plain value.

    ``number`` is that of the updates it leads to. ``first_entry`` is the number of the first new entry.
    ``facts`` takes the place of the facts stored before; it holds numbers, texts, lists and dicts only.
    A change that is not ``public`` concerns ``seat`` alone, or nobody at all.
    """

    number: int
    now: float
    first_entry: int
    entries: tuple[Entry, ...]
    messages: tuple[ChatMessage, ...]
    facts: dict[str, Any]
    public: bool
    seat: int | None


class BotJob(Struct, frozen=True):
    """A question for a bot: its seat, the kind of player, the number of the question, what it may know."""

    seat: int
    player: str
    question: int
    view: Any
