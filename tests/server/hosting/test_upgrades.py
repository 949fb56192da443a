"""Opening what other rules have made, and what was damaged."""

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from orrery.engine.errors import BrokenReplay, RulesChanged
from orrery.engine.match import Entry
from orrery.server.rooms.load import reopen, sealed, unsealed
from orrery.server.store.errors import DamagedMatch
from orrery.server.store.records import StoredMatch
from orrery.table.snapshots import log_mark
from tests.server.hosting.club import ANN, BOB, Club, answer, play_out

pytestmark = pytest.mark.anyio

BROKEN = 3
OTHER_RULES = 0


async def four_answers(club: Club) -> StoredMatch:
    room = await club.pair()
    for turn in range(4):
        await answer(room, (ANN, BOB)[turn % 2], turn % 2, turn)
    await club.hub.close()
    stored = await club.store.load(room.id)
    assert stored is not None
    return stored


def outdated(stored: StoredMatch, version: int = OTHER_RULES) -> StoredMatch:
    """The match with an answer out of turn, and a snapshot after it that fits: other rules allowed that."""
    entries = list(stored.entries)
    entries[BROKEN - 1] = Entry(1, entries[BROKEN - 1].decision, entries[BROKEN - 1].choice)
    assert stored.snapshot is not None
    facts: dict[str, Any] = msgspec.msgpack.decode(unsealed(stored.snapshot))
    facts |= {"log": log_mark(entries), "version": version}
    blob = sealed(msgspec.msgpack.encode(facts))
    return replace(stored, entries=entries, snapshot=blob, record=replace(stored.record, version=version))


async def test_no_snapshot_hides_that_the_rules_have_changed(club: Club) -> None:
    stored = outdated(await four_answers(club))

    with pytest.raises(RulesChanged) as refused:
        await reopen(stored, 0.0)

    assert refused.value.entry == BROKEN


async def test_a_snapshot_of_other_rules_is_not_used_even_if_all_fits(club: Club) -> None:
    stored = await four_answers(club)
    assert (await reopen(stored, 0.0))[1] == 4
    facts = msgspec.msgpack.decode(unsealed(stored.snapshot or b""))
    old = sealed(msgspec.msgpack.encode(facts | {"version": OTHER_RULES}))

    table, spared = await reopen(replace(stored, snapshot=old), 0.0)

    assert (spared, len(table.log)) == (0, 4)


async def test_a_log_that_breaks_the_rules_it_was_made_by_is_broken(club: Club) -> None:
    stored = await four_answers(club)
    broken = replace(outdated(stored, stored.record.version), snapshot=None)

    with pytest.raises(BrokenReplay) as refused:
        await reopen(broken, 0.0)

    assert not isinstance(refused.value, RulesChanged)


async def test_a_match_of_other_rules_is_replayed_once(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    stored = outdated(await four_answers(club))
    loads = 0

    async def load(match: str) -> StoredMatch:
        nonlocal loads
        loads += 1
        return stored

    club.hub = club.new_hub(club.bots)
    monkeypatch.setattr(club.trouble, "load", load)
    for _ in range(3):
        with pytest.raises(RulesChanged):
            await club.hub.room(stored.record.id)

    assert loads == 1


@pytest.mark.parametrize(
    ("part", "value"),
    [
        ("facts", {}),
        ("facts", {"seating": 5}),
        ("settings", {"pause": "soon"}),
        ("settings", []),
    ],
)
async def test_facts_that_make_no_sense_are_named(club: Club, part: str, value: object) -> None:
    stored = await four_answers(club)

    with pytest.raises(DamagedMatch):
        await reopen(replace(stored, record=replace(stored.record, **{part: value})), 0.0)


async def test_a_damaged_match_keeps_nobody_from_another(club: Club) -> None:
    damaged, sound = await club.pair(), await club.pair()
    await play_out(damaged, ANN, BOB)
    await club.hub.close()
    club.damage(damaged.id, "facts")
    club.damage(damaged.id, "cards")
    club.hub = club.new_hub(club.bots)

    with pytest.raises(DamagedMatch):
        await club.hub.room(damaged.id)

    assert (await club.hub.room(sound.id)).id == sound.id
    assert [match.id for match in await club.store.listing("mine", ANN.id)] == [sound.id]
