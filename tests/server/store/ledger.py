"""Matches and changes made by hand, and the short ways to store them."""

from typing import Any

from sqlalchemy import create_engine, update

from orrery.engine.match import Entry
from orrery.server.store.engines import parse_url
from orrery.server.store.records import MatchRecord, StoredMatch, TableSummary
from orrery.server.store.schema import LEASES
from orrery.server.store.store import Store
from orrery.server.wire.forms import SeatSummary
from orrery.table.change import Change
from orrery.table.chat import ChatMessage

HERE = "process-one"
THERE = "process-two"
LEASE = 1_000.0
"""How long leases last: nobody is to lose one in a test unless time is made to pass."""

OPEN = SeatSummary("open", "", "", True)


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
    usual: dict[str, Any] = {"messages": (), "facts": {"number": number}, "public": True, "seat": None}
    made = tuple(Entry(at % 2, 7, at) for at in range(first, first + entries))
    return Change(number=number, now=now, first_entry=first, entries=made, **usual | facts)


def message(number: int, text: str) -> ChatMessage:
    return ChatMessage(number, 0, "Ann", text, 6.5)


def seat(name: str) -> SeatSummary:
    return SeatSummary("person", name, "", False)


async def create(
    store: Store, new: MatchRecord, first: Change, owner: str = HERE, follows: str = "", **summary: Any
) -> None:
    await store.create(new, first, TableSummary(stage=new.stage, **summary), owner, follows)


async def begin(
    store: Store, id: str = "aaaaaaaaaaaa", owner: str = HERE, due: float | None = None, **facts: Any
) -> None:
    """A match without entries."""
    await create(store, record(id, **facts), change(1), owner, due=due)


async def add(store: Store, id: str, made: Change, owner: str = HERE, **summary: Any) -> None:
    await store.append(id, owner, made, TableSummary(**{"stage": "running"} | summary))


def let_pass(database: str, seconds: float) -> None:
    """Make the clock of the store go so much further, by putting back all that is counted by it."""
    engine = create_engine(parse_url(database))
    with engine.begin() as connection:
        connection.execute(update(LEASES).values(until=LEASES.c.until - seconds, due=LEASES.c.due - seconds))
    engine.dispose()


async def found(store: Store, id: str = "aaaaaaaaaaaa") -> StoredMatch:
    match = await store.load(id)
    assert match is not None
    return match


def choices(match: StoredMatch) -> list[int]:
    return [entry.choice for entry in match.entries]
