"""Changes are written together, in order, and each only if it follows on what is stored."""

import asyncio
from typing import Any

import pytest

from orrery.server.store.errors import LeaseLost, StoreClosed, StoreConflict
from orrery.server.store.records import Person
from orrery.server.store.store import Store
from tests.server.store.ledger import (
    HERE,
    LEASE,
    THERE,
    add,
    begin,
    change,
    choices,
    create,
    found,
    let_pass,
    message,
    record,
)

pytestmark = pytest.mark.anyio

MATCHES = [f"match-{number:03}" for number in range(40)]


async def all_begun(store: Store) -> None:
    await asyncio.gather(*(begin(store, id) for id in MATCHES))


async def commits_of(store: Store, *writes: Any) -> tuple[int, list[Any]]:
    """How many transactions several writes took that were asked for at once, and how they ended."""
    before = (await store.stats())["commits"]
    ended = await asyncio.gather(*writes, return_exceptions=True)
    return (await store.stats())["commits"] - before, ended


async def test_changes_that_wait_are_committed_together(store: Store) -> None:
    await all_begun(store)
    writes = [add(store, id, change(2, 1, 2)) for id in MATCHES]

    commits, ended = await commits_of(store, *writes)

    # What comes while nothing is written goes at once; the rest waits for that, and then goes together.
    assert ended == [None] * len(MATCHES)
    assert commits <= 3
    assert [choices(await found(store, id)) for id in MATCHES] == [[1, 2]] * len(MATCHES)


async def test_one_refused_change_does_not_stop_the_others(store: Store, database: str) -> None:
    await all_begun(store)
    let_pass(database, LEASE + 1)
    await store.claim(MATCHES[7], THERE)
    writes = [add(store, id, change(2, 1, 1), people=[("ann", 0)]) for id in MATCHES]

    _, ended = await commits_of(store, *writes)

    assert [type(end) for end in ended] == [LeaseLost if id == MATCHES[7] else type(None) for id in MATCHES]
    assert [choices(await found(store, id)) for id in MATCHES] == [
        [] if id == MATCHES[7] else [1] for id in MATCHES
    ]
    assert len(await store.listing("mine", "ann")) == len(MATCHES) - 1


async def test_writes_of_all_kinds_share_a_transaction(store: Store) -> None:
    await begin(store)
    writes = [
        begin(store, "bbbbbbbbbbbb"),
        store.add_person(Person("p1", "Ann", "k1", 1.0)),
        add(store, "aaaaaaaaaaaa", change(2, 1, 2), people=[("p1", 0)]),
        store.add_person(Person("p1", "Bob", "k2", 1.0)),
        store.save_snapshot("aaaaaaaaaaaa", 1, b"one"),
        store.renew(HERE),
    ]

    commits, ended = await commits_of(store, *writes)

    assert commits <= 3
    assert isinstance(ended.pop(3), StoreConflict)
    assert ended == [None, None, None, None, 2]
    assert choices(await found(store)) == [1, 2]
    assert [match.mine for match in await store.listing("mine", "p1")] == [[0]]


async def test_what_was_refused_can_be_stored_later(store: Store) -> None:
    """Also its seats, which were written before it was refused."""
    await all_begun(store)
    new = record("aaaaaaaaaaaa")
    refused = create(store, new, change(1), follows="missing", people=[("ann", 0)])
    _, ended = await commits_of(store, *(begin(store, f"more-{number}") for number in range(5)), refused)
    assert isinstance(ended[-1], StoreConflict)

    await create(store, new, change(1), people=[("ann", 0)])

    assert [match.id for match in await store.listing("mine", "ann")] == ["aaaaaaaaaaaa"]


async def test_changes_of_one_match_are_written_in_their_order(store: Store) -> None:
    await begin(store)

    await asyncio.gather(*(add(store, "aaaaaaaaaaaa", change(at + 1, at, 1)) for at in range(1, 30)))

    assert choices(await found(store)) == list(range(1, 30))


@pytest.mark.parametrize(
    "wrong",
    [
        pytest.param(change(1, 2, 1), id="the number of before"),
        pytest.param(change(2, 2, 1), id="the number of the last"),
        pytest.param(change(4, 2, 1), id="a number that is far ahead"),
        pytest.param(change(3, 1, 1), id="an entry that is there"),
        pytest.param(change(3, 3, 1), id="an entry that leaves a gap"),
        pytest.param(change(3, 2, 0, public=False), id="a private change under a new number"),
    ],
)
async def test_what_does_not_follow_on_the_last_change_is_refused(store: Store, wrong: Any) -> None:
    await begin(store)
    await add(store, "aaaaaaaaaaaa", change(2, 1, 1))

    with pytest.raises(LeaseLost) as refused:
        await add(store, "aaaaaaaaaaaa", wrong)

    assert refused.value.code == "lease-lost"
    match = await found(store)
    assert (choices(match), match.record.facts) == ([1], {"number": 2})


async def test_what_only_one_seat_knows_has_the_number_of_the_last_change(store: Store) -> None:
    await begin(store)
    await add(store, "aaaaaaaaaaaa", change(2, 1, 1))

    await add(store, "aaaaaaaaaaaa", change(2, 2, 0, public=False, seat=1, facts={"order": 1}))
    await add(store, "aaaaaaaaaaaa", change(3, 2, 1))

    assert choices(await found(store)) == [1, 2]


async def test_a_change_is_stored_whole_or_not_at_all(store: Store) -> None:
    await begin(store)
    await add(store, "aaaaaaaaaaaa", change(2, 1, 1, messages=(message(1, "one"),)))

    with pytest.raises(StoreConflict):
        await add(store, "aaaaaaaaaaaa", change(3, 2, 1, messages=(message(1, "again"),)))

    match = await found(store)
    assert (choices(match), match.messages, match.record.facts) == ([1], [message(1, "one")], {"number": 2})
    await add(store, "aaaaaaaaaaaa", change(3, 2, 1, messages=(message(2, "two"),)))


async def test_facts_that_are_not_plain_are_refused_alone(store: Store) -> None:
    await all_begun(store)
    odd = [change(2, facts={"odd": object()}) if id == MATCHES[1] else change(2, 1, 1) for id in MATCHES]

    _, ended = await commits_of(store, *(add(store, id, made) for id, made in zip(MATCHES, odd)))

    assert [id for id, end in zip(MATCHES, ended) if end is not None] == [MATCHES[1]]
    assert choices(await found(store, MATCHES[2])) == [1]


async def test_who_stops_waiting_stops_nobody_else(store: Store) -> None:
    await all_begun(store)
    tasks = [asyncio.create_task(add(store, id, change(2, 1, 1))) for id in MATCHES]
    await asyncio.sleep(0)

    tasks[3].cancel()
    await asyncio.gather(*tasks, return_exceptions=True)

    assert [task.cancelled() for task in tasks] == [id == MATCHES[3] for id in MATCHES]
    await store.renew(HERE)
    assert choices(await found(store, MATCHES[3])) == [1]


async def test_closing_writes_what_waits_and_takes_nothing_more(store: Store) -> None:
    await begin(store)
    last = asyncio.create_task(add(store, "aaaaaaaaaaaa", change(2, 1, 1)))
    await asyncio.sleep(0)

    await store.close()
    await last

    for refused in (store.load("aaaaaaaaaaaa"), create(store, record("bbbbbbbbbbbb"), change(1))):
        with pytest.raises(StoreClosed):
            await refused


async def test_the_store_counts_what_it_holds(store: Store) -> None:
    await begin(store)
    await begin(store, "bbbbbbbbbbbb", owner=THERE)
    await add(store, "aaaaaaaaaaaa", change(2, 1, 1))
    await store.release(None, THERE)
    await store.add_person(Person("p1", "Ann", "k1", 1.0))

    counts = await store.stats()

    assert {name: counts[name] for name in ("people", "lobby", "running", "held", "written", "waiting")} == {
        "people": 1,
        "lobby": 1,
        "running": 1,
        "held": 1,
        "written": 5,
        "waiting": 0,
    }
