"""A match comes out of the store as it went in."""

import pytest

from orrery.engine.match import Entry
from orrery.games.samples.connect_four.game import CONNECT_FOUR
from orrery.server.store.errors import StoreConflict
from orrery.server.store.store import Store, open_store
from orrery.table.change import Change
from orrery.table.chat import MOST_MESSAGES
from orrery.table.restore import restore
from tests.server.store.ledger import add, begin, change, choices, create, found, message, record
from tests.table.company import Company

pytestmark = pytest.mark.anyio


async def test_a_new_match_is_stored_with_its_first_change(store: Store) -> None:
    given = record(
        key="open sesame", is_private=True, can_watch=False, branch=("bbbbbbbbbbbb", 17), dealt_from=40
    )
    first = change(4, entries=2, now=7.5, messages=(message(1, "hello"),), facts={"a": [1, None, "ü", 0.5]})

    await create(store, given, first)

    match = await found(store)
    assert match.record == record(
        key="open sesame",
        is_private=True,
        can_watch=False,
        branch=("bbbbbbbbbbbb", 17),
        dealt_from=40,
        changed=7.5,
        facts={"a": [1, None, "ü", 0.5]},
    )
    assert [(entry.seat, entry.decision, entry.choice) for entry in match.entries] == [(1, 7, 1), (0, 7, 2)]
    assert match.messages == [message(1, "hello")]
    assert (match.snapshot, match.snapshot_at) == (None, 0)


async def test_there_is_no_match_that_was_not_stored(store: Store) -> None:
    await begin(store)
    assert await store.load("bbbbbbbbbbbb") is None


async def test_changes_add_entries_and_lines_and_replace_facts(store: Store) -> None:
    await begin(store)
    await add(store, "aaaaaaaaaaaa", change(2, 1, 3, messages=(message(1, "one"),), facts={"old": 1}))
    await add(
        store, "aaaaaaaaaaaa", change(3, 4, 1, now=9.0, messages=(message(2, "two"),), facts={"new": 2})
    )

    match = await found(store)

    assert choices(match) == [1, 2, 3, 4]
    assert match.messages == [message(1, "one"), message(2, "two")]
    assert (match.record.facts, match.record.stage, match.record.changed) == ({"new": 2}, "running", 9.0)


async def test_entries_may_hold_what_only_the_engine_says(store: Store) -> None:
    await begin(store)
    await add(store, "aaaaaaaaaaaa", Change(2, 5.0, 1, (Entry(-2, -1, 2**40),), (), {}, True, None))

    (entry,) = (await found(store)).entries
    assert (entry.seat, entry.decision, entry.choice) == (-2, -1, 2**40)


async def test_only_the_lines_that_a_table_keeps_are_loaded(store: Store) -> None:
    await begin(store)
    said = tuple(message(number, f"message {number}") for number in range(1, MOST_MESSAGES + 6))

    await add(store, "aaaaaaaaaaaa", change(2, messages=said))

    assert (await found(store)).messages == list(said[5:])


async def test_a_match_is_created_once(store: Store) -> None:
    await begin(store)

    with pytest.raises(StoreConflict):
        await create(store, record(title="cosmic"), change(1, entries=2))

    match = await found(store)
    assert (match.record.title, match.entries) == ("pulsar", [])


async def test_people_go_on_from_a_match_to_one_other(store: Store) -> None:
    await begin(store)
    await create(store, record("bbbbbbbbbbbb"), change(1), follows="aaaaaaaaaaaa")

    with pytest.raises(StoreConflict):
        await create(store, record("cccccccccccc"), change(1), follows="aaaaaaaaaaaa")

    assert (await found(store)).record.next_match == "bbbbbbbbbbbb"
    assert await store.load("cccccccccccc") is None


async def test_the_last_snapshot_is_kept(store: Store) -> None:
    await begin(store)
    await store.save_snapshot("aaaaaaaaaaaa", 10, b"\x00ten")
    await store.save_snapshot("aaaaaaaaaaaa", 20, b"\x00twenty")

    match = await found(store)

    assert (match.snapshot, match.snapshot_at) == (b"\x00twenty", 20)


async def test_a_snapshot_of_no_match_is_refused(store: Store) -> None:
    with pytest.raises(StoreConflict):
        await store.save_snapshot("bbbbbbbbbbbb", 10, b"ten")


async def test_a_table_goes_on_after_a_restart(store: Store, database: str) -> None:
    company = Company(CONNECT_FOUR, "ann bob")
    await begin(store, title="connect-four")
    for seat, name in enumerate(company.names):
        made = company.table.join(name, name, seat, company.now)
        await add(store, "aaaaaaaaaaaa", renumbered(made))
        company.do(made)
    question = company.question(0).number
    answered = company.table.answer("ann", 0, question, [3], company.now)
    await add(store, "aaaaaaaaaaaa", renumbered(answered))
    company.do(answered)
    await store.close()

    again = await open_store(database)
    match = await found(again)
    await again.close()

    table = restore(
        CONNECT_FOUR, company.setup, company.settings, company.secret,
        match.record.facts, match.entries, match.messages, company.now,
    )  # fmt: skip
    assert (
        table.initial_update("bob", 1, 0.0).update.view
        == company.table.initial_update("bob", 1, 0.0).update.view
    )
    assert table.question_of(1) == company.table.question_of(1)


def renumbered(made: Change) -> Change:
    """The first change of a table is the second of a match here."""
    fields = (made.now, made.first_entry, made.entries, made.messages, made.facts, made.public, made.seat)
    return Change(made.number + 1, *fields)
