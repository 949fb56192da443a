"""One process at a time writes to a match; another one can take it over, and then nothing slips in."""

import pytest

from orrery.server.store.errors import LeaseLost
from orrery.server.store.store import Store, open_store
from tests.server.store.ledger import HERE, LEASE, THERE, add, begin, change, choices, found, let_pass

pytestmark = pytest.mark.anyio

MATCH = "aaaaaaaaaaaa"


async def test_a_held_match_is_not_given_to_another(store: Store, database: str) -> None:
    await begin(store)
    let_pass(database, LEASE - 60)

    assert not await store.claim(MATCH, THERE)

    with pytest.raises(LeaseLost):
        await add(store, MATCH, change(2), owner=THERE)


async def test_a_match_is_taken_over_when_its_holder_is_late(store: Store, database: str) -> None:
    await begin(store)
    let_pass(database, LEASE + 1)

    assert await store.claim(MATCH, THERE)

    with pytest.raises(LeaseLost):
        await add(store, MATCH, change(2))
    await add(store, MATCH, change(2, 1, 1), owner=THERE)
    assert choices(await found(store)) == [1]


async def test_a_holder_may_claim_again(store: Store, database: str) -> None:
    await begin(store)
    let_pass(database, LEASE - 60)
    assert await store.claim(MATCH, HERE)
    let_pass(database, LEASE - 60)
    assert not await store.claim(MATCH, THERE)


async def test_who_renews_is_not_late(store: Store, database: str) -> None:
    await begin(store)
    await begin(store, "bbbbbbbbbbbb")
    await begin(store, "cccccccccccc", owner=THERE)
    let_pass(database, LEASE - 60)

    assert await store.renew(HERE) == 2

    let_pass(database, LEASE - 60)
    assert not await store.claim(MATCH, THERE)
    assert await store.claim("cccccccccccc", HERE)


async def test_a_released_match_is_free_at_once(store: Store) -> None:
    await begin(store)
    await begin(store, "bbbbbbbbbbbb")

    assert await store.release(MATCH, HERE) == 1

    assert await store.claim(MATCH, THERE)
    assert not await store.claim("bbbbbbbbbbbb", THERE)


async def test_all_matches_of_a_holder_are_released(store: Store) -> None:
    await begin(store)
    await begin(store, "bbbbbbbbbbbb")
    await begin(store, "cccccccccccc", owner=THERE)

    assert await store.release(None, HERE) == 2

    with pytest.raises(LeaseLost):
        await add(store, MATCH, change(2))
    assert await store.renew(THERE) == 1


async def test_nobody_releases_what_another_holds(store: Store) -> None:
    await begin(store)
    assert await store.release(MATCH, THERE) == 0
    await add(store, MATCH, change(2))


async def test_there_is_no_lease_on_no_match(store: Store) -> None:
    assert not await store.claim(MATCH, HERE)


async def test_seats_are_right_after_a_match_went_there_and_back(store: Store, database: str) -> None:
    """What this process has last written of the seats is no longer so, and it was not told."""
    other = await open_store(database, LEASE)
    await begin(store)
    await add(store, MATCH, change(2), people=[("ann", 0)])
    let_pass(database, LEASE + 1)
    assert await other.claim(MATCH, THERE)
    await add(other, MATCH, change(3), owner=THERE, people=[("bob", 0)])
    await other.release(None, THERE)
    await other.close()

    assert await store.claim(MATCH, HERE)
    await add(store, MATCH, change(4), people=[("ann", 0)])

    assert [match.mine for match in await store.listing("mine", "ann")] == [[0]]
    assert await store.listing("mine", "bob") == []
