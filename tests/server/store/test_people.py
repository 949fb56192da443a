"""People are found by id and by their personal link."""

import pytest

from orrery.server.store.errors import StoreConflict
from orrery.server.store.records import Person
from orrery.server.store.store import Store

pytestmark = pytest.mark.anyio

ANN = Person("p1", "Ann Ü.", "hash-of-ann", 12.25)


async def test_a_person_is_found_by_id_and_by_key(store: Store) -> None:
    await store.add_person(ANN)

    assert await store.find_person("p1") == ANN
    assert await store.person_by_key("hash-of-ann") == ANN


async def test_nobody_is_found_by_what_nobody_has(store: Store) -> None:
    await store.add_person(ANN)

    assert await store.find_person("hash-of-ann") is None
    assert await store.person_by_key("p1") is None


async def test_a_person_gets_a_new_name(store: Store) -> None:
    await store.add_person(ANN)

    assert await store.rename_person("p1", "Annie")
    assert not await store.rename_person("p2", "Bob")

    assert await store.person_by_key("hash-of-ann") == Person("p1", "Annie", "hash-of-ann", 12.25)


@pytest.mark.parametrize(
    "other", [Person("p1", "Bob", "other", 1.0), Person("p2", "Bob", "hash-of-ann", 1.0)]
)
async def test_ids_and_keys_are_given_once(store: Store, other: Person) -> None:
    await store.add_person(ANN)

    with pytest.raises(StoreConflict) as refused:
        await store.add_person(other)

    assert refused.value.code == "store-conflict"
    assert await store.find_person("p1") == ANN
