"""Matches that go on by themselves are found when they are late and no process holds them."""

import pytest

from orrery.server.store.store import Store
from tests.server.store.ledger import HERE, LEASE, THERE, add, begin, change, let_pass

pytestmark = pytest.mark.anyio

ONE, TWO, THREE, FOUR = (letter * 12 for letter in "abcd")
ENOUGH = 10
NOW = 5.0
"""The time of the changes."""

MARGIN = 100.0
"""Seconds that a slow machine may take for a test."""


async def released(store: Store, *waits: float | None) -> None:
    """Matches that nobody holds, called one, two, three and so on."""
    for id, wait in zip((ONE, TWO, THREE, FOUR), waits):
        await begin(store, id, due=None if wait is None else NOW + wait)
    await store.release(None, HERE)


async def test_what_is_late_is_found_and_what_has_waited_longest_comes_first(
    store: Store, database: str
) -> None:
    await released(store, 3 * MARGIN, 2 * MARGIN, 5 * MARGIN, None)

    assert await store.overdue(ENOUGH) == []
    let_pass(database, 3 * MARGIN)
    assert await store.overdue(ENOUGH) == [TWO, ONE]
    let_pass(database, 2 * MARGIN)
    assert await store.overdue(ENOUGH) == [TWO, ONE, THREE]


async def test_what_waits_for_nothing_is_due_at_once(store: Store) -> None:
    await released(store, 0.0, -NOW, MARGIN)

    assert set(await store.overdue(ENOUGH)) == {ONE, TWO}


async def test_no_more_are_found_than_are_wanted(store: Store, database: str) -> None:
    await released(store, 3.0, 2.0, 2.5, 1.0)
    let_pass(database, MARGIN)

    assert len(await store.overdue(2)) == 2


async def test_what_is_held_is_left_to_its_holder_until_that_one_is_late(store: Store, database: str) -> None:
    await begin(store, ONE, due=NOW)
    await begin(store, TWO, owner=THERE, due=NOW)

    assert await store.overdue(ENOUGH) == []

    let_pass(database, LEASE + 1)
    assert await store.overdue(ENOUGH) == [ONE, TWO]


async def test_each_change_says_anew_when_the_match_is_due(store: Store, database: str) -> None:
    await begin(store, ONE, due=NOW)
    await begin(store, TWO)
    await add(store, ONE, change(2), due=None)
    await add(store, TWO, change(2), due=NOW + MARGIN)
    await store.release(None, HERE)

    assert await store.overdue(ENOUGH) == []
    let_pass(database, MARGIN)
    assert await store.overdue(ENOUGH) == [TWO]


async def test_a_refused_change_does_not_say_when(store: Store) -> None:
    await begin(store, ONE)
    with pytest.raises(Exception, match="held by another"):
        await add(store, ONE, change(2), owner=THERE, due=NOW)
    await store.release(None, HERE)

    assert await store.overdue(ENOUGH) == []


async def test_what_is_put_off_is_due_later(store: Store, database: str) -> None:
    await released(store, 0.0, 0.0)

    assert await store.put_off(ONE, MARGIN)

    assert await store.overdue(ENOUGH) == [TWO]
    let_pass(database, MARGIN)
    assert await store.overdue(ENOUGH) == [TWO, ONE]


async def test_what_somebody_holds_is_not_put_off(store: Store, database: str) -> None:
    await begin(store, ONE, due=NOW)

    assert not await store.put_off(ONE, 10 * LEASE)

    let_pass(database, LEASE + 1)
    assert await store.overdue(ENOUGH) == [ONE]
