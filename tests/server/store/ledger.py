"""Matches and changes made by hand, and the short ways to store them."""

from typing import Any

from orrery.engine.match import Entry
from orrery.server.store.records import MatchRecord, StoredMatch
from orrery.server.store.store import Store
from orrery.table.change import Change
from orrery.table.chat import Line

HERE = "process-one"
THERE = "process-two"
LATER = 1_000.0
"""When leases end that nobody is to lose in a test."""

OPEN = {"kind": "open", "name": "", "bot": "", "is_free": True}


def record(id: str = "aaaaaaaaaaaa", **facts: Any) -> MatchRecord:
    usual: dict[str, Any] = {
        "title": "pulsar",
        "version": 3,
        "seats": 2,
        "options": {"map": "random"},
        "settings": {"pause": 0.8, "clock": {"kind": "none"}},
        "secret": b"\x00\xff secret",
        "created": 5.0,
        "changed": 5.0,
        "stage": "lobby",
        "facts": {},
    }
    return MatchRecord(id=id, **usual | facts)


def change(number: int, first: int = 1, entries: int = 0, now: float = 5.0, **facts: Any) -> Change:
    """A change with so many entries from ``first`` on; the choice of each is its number."""
    usual: dict[str, Any] = {"lines": (), "facts": {"number": number}, "public": True, "seat": None}
    made = tuple(Entry(at % 2, 7, at) for at in range(first, first + entries))
    return Change(number=number, now=now, first_entry=first, entries=made, **usual | facts)


def line(number: int, text: str) -> Line:
    return Line(number, 0, "Ann", text, 6.5)


def card(name: str) -> dict[str, Any]:
    return {"kind": "person", "name": name, "bot": "", "is_free": False}


async def begin(
    store: Store, id: str = "aaaaaaaaaaaa", owner: str = HERE, due: float | None = None, **facts: Any
) -> None:
    """A match without entries."""
    await store.create(record(id, **facts), change(1), owner, LATER, due=due)


async def add(store: Store, id: str, made: Change, owner: str = HERE, **shown: Any) -> None:
    usual: dict[str, Any] = {"stage": "running", "people": [], "asked": [], "names": []}
    await store.append(id, owner, made, **usual | shown)


async def found(store: Store, id: str = "aaaaaaaaaaaa") -> StoredMatch:
    match = await store.load(id)
    assert match is not None
    return match


def choices(match: StoredMatch) -> list[int]:
    return [entry.choice for entry in match.entries]
