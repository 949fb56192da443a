"""What the store takes and gives."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from orrery.engine.match import Entry
from orrery.server.wire.forms import SeatSummary
from orrery.table.chat import ChatMessage, ChatPeople


class Person(Struct, frozen=True):
    """``key_hash`` is that of the secret part of the personal link.

    ``generation`` counts how often they have ended all their sessions.
    """

    id: str
    name: str
    key_hash: str
    created: float
    generation: int = 0


class Session(Struct, frozen=True):
    """A browser in which somebody is signed in; only the hash of its token is known."""

    token_hash: str
    person: str
    begun: float


class PushSubscription(Struct, frozen=True):
    """A browser of a person that can be called by web push, with the keys that messages are sealed for."""

    endpoint: str
    person: str
    p256dh: str
    auth: str
    language: str
    created: float


class MatchRecord(Struct, frozen=True, kw_only=True):
    """A match without its log and chat. ``seats`` counts; ``settings`` and ``facts`` are plain values.

    ``key`` opens a private match and is empty otherwise. ``branch`` names the match and the moment that
    this one was played on from, ``dealt_from`` the first draw of its own. ``next_match`` is where everybody
    went from here, ``origin`` where the game comes from if it did not begin here. ``stage``, ``changed`` and
    ``facts`` are those of the last change.
    """

    id: str
    title: str
    version: int
    seats: int
    options: dict[str, str]
    settings: dict[str, Any]
    secret: bytes
    key: str = ""
    is_private: bool = False
    can_watch: bool = True
    created: float
    changed: float
    stage: str
    facts: dict[str, Any]
    branch: tuple[str, int] | None = None
    dealt_from: int = 0
    next_match: str = ""
    origin: dict[str, Any] | None = None


class StoredMatch(Struct, frozen=True):
    """All that a match is restored from. ``snapshot`` is a position after ``snapshot_at`` entries.

    ``people`` are those behind the messages, by number.
    """

    record: MatchRecord
    entries: list[Entry]
    messages: list[ChatMessage]
    snapshot: bytes | None
    snapshot_at: int
    people: dict[int, ChatPeople] = {}


class TableSummary(Struct, frozen=True, kw_only=True):
    """What lists show of a match: people with their seats, the seats whose answer is awaited, the result.

    ``answers`` counts those that all may know of; ``lags`` says that spectators know nothing of it yet.
    ``due`` is when the match continues without people, None if it waits for them.
    """

    stage: str
    people: Sequence[tuple[str, int]] = ()
    asked: Sequence[int] = ()
    seats: Sequence[SeatSummary] = ()
    answers: int = 0
    lags: bool = False
    points: Sequence[int] = ()
    places: Sequence[int] = ()
    due: float | None = None


def asked_on_card(asked: Sequence[int], mine: Sequence[int], lags: bool) -> list[int]:
    """The seats that are asked, as far as somebody with these seats may know."""
    return list(asked) if mine or not lags else []
