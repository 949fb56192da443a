"""The lists show what they should to whom they should, the last changed first."""

from typing import Any

import pytest
from sqlalchemy import event

from orrery.server.store.engines import POSTGRES, SQLITE, parse_url, reading_engine
from orrery.server.store.listings import Kind, Wish, ids_of
from orrery.server.store.store import Store
from tests.server.store.ledger import OPEN, add, begin, change, create, record, seat

pytestmark = pytest.mark.anyio

FULL = [seat("Ann"), seat("Bob")]
EXPLAIN = {SQLITE: "EXPLAIN QUERY PLAN", POSTGRES: "EXPLAIN"}


async def put(
    store: Store, id: str, at: float, *people: str, stage: str = "running", seats: Any = FULL, **facts: Any
) -> None:
    """A match that was changed at this time, with these people on its seats."""
    await begin(store, id, **facts)
    seated = [(person, number) for number, person in enumerate(people)]
    await add(store, id, change(2, 1, 1, now=at), stage=stage, people=seated, seats=seats)


async def ids(store: Store, kind: Kind, person: str = "ann", **wish: Any) -> list[str]:
    return [match.id for match in await store.listing(kind, person, **wish)]


async def test_a_match_is_listed_with_all_that_lists_show(store: Store) -> None:
    await begin(store, is_private=True, key="open sesame", can_watch=False)
    people = [("ann", 0), ("bob", 1), ("ann", 2)]
    await add(
        store,
        "aaaaaaaaaaaa",
        change(2, 1, 3, now=8.5),
        people=people,
        asked=[1, 2],
        seats=[OPEN, *FULL],
        answers=2,
    )

    (mine,) = await store.listing("mine", "ann")

    assert (mine.id, mine.title, mine.stage) == ("aaaaaaaaaaaa", "pulsar", "running")
    assert (mine.seats, mine.options) == ([OPEN, *FULL], {"map": "random"})
    assert (mine.is_private, mine.can_watch, mine.key) == (True, False, "open sesame")
    assert (mine.created, mine.changed, mine.answers) == (5.0, 8.5, 2)
    assert (mine.mine, mine.turn, mine.points, mine.places) == ([0, 2], True, [], [])


async def test_it_is_the_turn_of_who_is_asked(store: Store) -> None:
    await begin(store)
    people = [("ann", 0), ("bob", 1)]
    await add(store, "aaaaaaaaaaaa", change(2), people=people, asked=[1])

    assert [(await store.listing("mine", name))[0].turn for name in ("ann", "bob")] == [False, True]


async def test_a_finished_match_is_listed_with_its_result(store: Store) -> None:
    await begin(store)
    await add(store, "aaaaaaaaaaaa", change(2), stage="over", points=[90, 87], places=[1, 2])

    (match,) = await store.listing("archive", "eve")

    assert (match.points, match.places, match.mine, match.turn) == ([90, 87], [1, 2], [], False)


async def test_a_new_match_is_listed_before_its_next_change(store: Store) -> None:
    await create(store, record(), change(1), people=[("ann", 0)], seats=[seat("Ann"), OPEN])

    assert await ids(store, "open", "bob") == ["aaaaaaaaaaaa"]
    assert await ids(store, "mine", "ann") == ["aaaaaaaaaaaa"]


async def test_open_matches_are_public_and_have_a_free_seat(store: Store) -> None:
    await put(store, "lobby", 1.0, stage="lobby", seats=[seat("Ann"), OPEN])
    await put(store, "offered", 2.0, seats=[seat("Ann"), OPEN])
    await put(store, "full", 3.0)
    await put(store, "private", 4.0, stage="lobby", seats=[OPEN], is_private=True)
    await put(store, "over", 5.0, stage="over", seats=[OPEN])

    assert await ids(store, "open") == ["offered", "lobby"]


async def test_running_matches_can_be_watched_if_they_allow_it(store: Store) -> None:
    await put(store, "lobby", 1.0, stage="lobby")
    await put(store, "running", 2.0)
    await put(store, "closed", 3.0, can_watch=False)
    await put(store, "private", 4.0, is_private=True)
    await put(store, "over", 5.0, stage="over")

    assert await ids(store, "watch") == ["running"]


async def test_the_archive_shows_what_was_public_and_ones_own(store: Store) -> None:
    await put(store, "public", 1.0, stage="over")
    await put(store, "own", 2.0, "bob", "ann", stage="over", is_private=True)
    await put(store, "foreign", 3.0, "bob", stage="over", is_private=True)
    await put(store, "both", 4.0, "ann", stage="over")
    await put(store, "running", 5.0, "ann")

    assert await ids(store, "archive") == ["both", "own", "public"]
    assert await ids(store, "archive", "eve") == ["both", "public"]


async def test_who_has_left_has_the_match_no_longer(store: Store) -> None:
    await put(store, "aaaaaaaaaaaa", 1.0, "ann", "bob")

    await add(store, "aaaaaaaaaaaa", change(3, 2, 1), people=[("bob", 1)])

    assert await ids(store, "mine", "ann") == []
    assert await ids(store, "mine", "bob") == ["aaaaaaaaaaaa"]


async def test_a_private_match_shows_its_key_to_its_people_only(store: Store) -> None:
    await put(store, "aaaaaaaaaaaa", 1.0, "ann", is_private=True, key="open sesame")

    matches = [await store.find_listing("aaaaaaaaaaaa", name) for name in ("ann", "eve")]

    assert [found and found.key for found in matches] == ["open sesame", ""]
    assert await store.find_listing("bbbbbbbbbbbb", "ann") is None


async def test_a_card_says_who_belongs_to_a_private_match_without_a_seat_too(store: Store) -> None:
    await put(store, "aaaaaaaaaaaa", 1.0, "ann", is_private=True, key="open sesame")
    seat_of_cid = {"person": "", "claim": "cid"}
    facts = {"seating": {"host": "bob", "seats": [{"person": "ann", "claim": ""}, seat_of_cid]}}
    await add(store, "aaaaaaaaaaaa", change(3, 2, 2, facts=facts), people=[("ann", 0)])

    found = {name: await store.find_card("aaaaaaaaaaaa", name) for name in ("ann", "bob", "cid", "eve", "")}

    assert [name for name, card in found.items() if card and card.is_member] == ["ann", "bob", "cid"]
    assert [card and card.summary.key for card in found.values()] == ["open sesame"] * 3 + [""] * 2
    assert {card and (card.is_private, card.key) for card in found.values()} == {(True, "open sesame")}
    assert await store.find_card("bbbbbbbbbbbb", "ann") is None


async def test_a_damaged_private_match_has_no_card(store: Store) -> None:
    await put(store, "aaaaaaaaaaaa", 1.0, "ann", is_private=True, key="open sesame")
    await add(store, "aaaaaaaaaaaa", change(3, 2, 2, facts={}), people=[("ann", 0)])

    assert await store.find_card("aaaaaaaaaaaa", "eve") is None


@pytest.mark.parametrize("kind", ["mine", "open", "watch", "archive"])
async def test_every_list_has_pages_and_titles(store: Store, kind: Kind) -> None:
    for number in range(1, 8):
        title = "cosmic" if number % 3 == 0 else "pulsar"
        stage = "over" if kind == "archive" else "running"
        await put(store, f"m{number}", float(number), "ann", stage=stage, seats=[OPEN], title=title)

    assert await ids(store, kind, limit=3) == ["m7", "m6", "m5"]
    assert await ids(store, kind, limit=3, before=5.0) == ["m4", "m3", "m2"]
    assert await ids(store, kind, title="cosmic") == ["m6", "m3"]
    assert await ids(store, kind, title="cosmic", before=6.0) == ["m3"]


@pytest.mark.parametrize(
    ("kind", "title", "index"),
    [
        ("mine", None, "ix_seats_person"),
        ("open", None, "ix_matches_open"),
        ("watch", None, "ix_matches_watched"),
        ("archive", None, "ix_matches_archived"),
        ("archive", "pulsar", "ix_matches_archived_by_title"),
    ],
)
async def test_every_list_is_found_by_an_index(
    store: Store, database: str, kind: Kind, title: str | None, index: str
) -> None:
    plan = explained(database, Wish(kind, "ann", title, 10, 99.0))

    assert index in plan
    assert not any(word in plan for word in ("SCAN matches\n", "Seq Scan on matches"))


def explained(database: str, wish: Wish) -> str:
    """How the database would go about a list, if it held many matches."""
    engine = reading_engine(parse_url(database))

    @event.listens_for(engine, "before_cursor_execute", retval=True)
    def explain(*facts: Any) -> tuple[str, Any]:
        statement, parameters = facts[2:4]
        return f"{EXPLAIN[engine.dialect.name]} {statement}", parameters

    with engine.connect() as connection:
        if engine.dialect.name == POSTGRES:
            connection.connection.cursor().execute("SET LOCAL enable_seqscan = off")
        rows = connection.execute(ids_of(wish)).cursor.fetchall()
    engine.dispose()
    return "\n".join([*(str(row[-1]) for row in rows), ""])
