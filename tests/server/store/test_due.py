"""Matches that go on by themselves are found when they are late and no process holds them."""

import pytest

from orrery.server.store.store import Store
from tests.server.store.ledger import HERE, LATER, THERE, add, begin, change

pytestmark = pytest.mark.anyio

ONE, TWO, THREE, FOUR = (letter * 12 for letter in "abcd")
ENOUGH = 10


async def released(store: Store, *due: float | None) -> None:
    """Matches that nobody holds, called one, two, three and so on."""
    for id, each in zip((ONE, TWO, THREE, FOUR), due):
        await begin(store, id, due=each)
    await store.release(None, HERE)


async def test_what_is_late_is_found_and_what_has_waited_longest_comes_first(store: Store) -> None:
    await released(store, 30.0, 10.0, 40.5, None)

    assert await store.overdue(40.0, ENOUGH) == [TWO, ONE]
    assert await store.overdue(40.5, ENOUGH) == [TWO, ONE, THREE]
    assert await store.overdue(9.0, ENOUGH) == []


async def test_no_more_are_found_than_are_wanted(store: Store) -> None:
    await released(store, 3.0, 2.0, 2.0, 1.0)

    assert await store.overdue(LATER, 2) == [FOUR, TWO]


async def test_what_is_held_is_left_to_its_holder_until_that_one_is_late(store: Store) -> None:
    await begin(store, ONE, due=10.0)
    await begin(store, TWO, owner=THERE, due=11.0)

    assert await store.overdue(LATER, ENOUGH) == []

    assert await store.overdue(LATER + 1, ENOUGH) == [ONE, TWO]


async def test_each_change_says_anew_when_the_match_is_due(store: Store) -> None:
    await begin(store, ONE, due=10.0)
    await begin(store, TWO)
    await add(store, ONE, change(2), due=None)
    await add(store, TWO, change(2), due=20.0)
    await store.release(None, HERE)

    assert await store.overdue(LATER, ENOUGH) == [TWO]


async def test_a_refused_change_does_not_say_when(store: Store) -> None:
    await begin(store, ONE)
    with pytest.raises(Exception, match="held by another"):
        await add(store, ONE, change(2), owner=THERE, due=1.0)
    await store.release(None, HERE)

    assert await store.overdue(LATER, ENOUGH) == []


async def test_what_is_put_off_is_due_later(store: Store) -> None:
    await released(store, 10.0, 11.0)

    assert await store.put_off(ONE, 20.0, 50.0)

    assert await store.overdue(20.0, ENOUGH) == [TWO]
    assert await store.overdue(50.0, ENOUGH) == [TWO, ONE]


async def test_what_somebody_holds_is_not_put_off(store: Store) -> None:
    await begin(store, ONE, due=10.0)

    assert not await store.put_off(ONE, 20.0, 5_000.0)

    assert await store.overdue(LATER + 1, ENOUGH) == [ONE]
