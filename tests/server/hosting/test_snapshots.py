"""Opening a long game: only what came after its snapshot is played again, and a bad snapshot does no harm."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from orrery.engine.chance import Dealer
from orrery.engine.match import Entry, Match, follow
from orrery.engine.notation import write_save
from orrery.engine.plain import digest
from orrery.games.registry import find_title
from orrery.server.rooms import load as opening
from orrery.server.rooms.load import reopen
from orrery.server.rooms.room import BETWEEN_SNAPSHOTS
from orrery.server.store.records import StoredMatch
from orrery.table.stage import Stage
from tests.server.hosting.club import ANN, Club, sleeping, until

pytestmark = pytest.mark.anyio

LONG = 150
DAMAGES: dict[str, Callable[[bytes], bytes]] = {
    "nothing": lambda blob: b"",
    "rubbish": lambda blob: b"rubbish",
    "cut": lambda blob: blob[:-1],
    "seal": lambda blob: flipped(blob, 3),
    "middle": lambda blob: flipped(blob, len(blob) // 2),
    "end": lambda blob: flipped(blob, len(blob) - 1),
    "unsealed": lambda blob: blob[opening.SEAL :],
    "empty": lambda blob: opening.sealed(b""),
    "another": lambda blob: opening.sealed(b"\x90"),
}


def flipped(blob: bytes, at: int) -> bytes:
    return blob[:at] + bytes([blob[at] ^ 1]) + blob[at + 1 :]


@pytest.fixture
def replayed(monkeypatch: pytest.MonkeyPatch) -> list[Entry]:
    """The entries that were played again."""
    found: list[Entry] = []

    def noted(match: Match[Any], entries: Sequence[Entry]) -> None:
        found.extend(entries)
        follow(match, entries)

    monkeypatch.setattr(opening, "follow", noted)
    return found


async def long_match(club: Club, title: str) -> StoredMatch:
    """A game of bots that was left in the middle, a few entries after its last snapshot."""
    room = await club.create(title, "bot bot bot")
    await until(lambda: len(room.table.log) > LONG or room.table.stage == Stage.OVER)
    with sleeping(club.bots):
        await until(lambda: room.table.pending is None)
        stored = await club.store.load(room.id)
        room.shut("left")
    assert stored is not None
    assert BETWEEN_SNAPSHOTS <= stored.snapshot_at < len(stored.entries)
    return stored


@pytest.mark.parametrize("title", ["pulsar", "cosmic"])
async def test_only_what_came_after_the_snapshot_is_played_again(
    club: Club, replayed: list[Entry], title: str
) -> None:
    stored = await long_match(club, title)

    table, spared = await reopen(stored, 0.0)

    assert spared == stored.snapshot_at
    assert replayed == stored.entries[spared:]
    whole, _ = await reopen(replace(stored, snapshot=None), 0.0)
    assert digest(table.play.match.state) == digest(whole.play.match.state)


@pytest.mark.parametrize("damage", DAMAGES)
async def test_with_a_damaged_snapshot_the_whole_log_is_played_again(
    club: Club, replayed: list[Entry], damage: str
) -> None:
    stored = await long_match(club, "pulsar")
    sound, _ = await reopen(stored, 0.0)
    replayed.clear()
    assert stored.snapshot is not None

    table, spared = await reopen(replace(stored, snapshot=DAMAGES[damage](stored.snapshot)), 0.0)

    assert (spared, replayed) == (0, stored.entries)
    assert digest(table.play.match.state) == digest(sound.play.match.state)


async def test_the_snapshot_of_another_game_is_not_used(club: Club, replayed: list[Entry]) -> None:
    stored, other = await long_match(club, "pulsar"), await long_match(club, "pulsar")
    replayed.clear()

    _, spared = await reopen(replace(stored, snapshot=other.snapshot), 0.0)

    assert (spared, replayed) == (0, stored.entries)


async def test_a_table_that_waits_to_play_on_from_a_long_game_has_a_snapshot(
    club: Club, replayed: list[Entry]
) -> None:
    room = await club.hub.import_save(ANN, unfinished("pulsar"))
    assert room.table.stage == Stage.LOBBY
    await club.hub.close()
    replayed.clear()

    club.hub = club.new_hub(club.bots)
    opened = await club.hub.room(room.id)

    assert replayed == []
    assert opened.table.opening is not None
    assert room.table.opening is not None
    assert digest(opened.table.opening.state) == digest(room.table.opening.state)


async def test_a_snapshot_that_was_lost_is_made_again(club: Club, replayed: list[Entry]) -> None:
    room = await club.hub.import_save(ANN, unfinished("pulsar"))
    await club.hub.close()
    await club.store.save_snapshot(room.id, 0, b"rubbish")
    club.hub = club.new_hub(club.bots)
    await club.hub.room(room.id)
    await club.hub.close()
    replayed.clear()

    club.hub = club.new_hub(club.bots)
    await club.hub.room(room.id)

    assert replayed == []


def unfinished(title: str) -> str:
    """A game under way as a save."""
    game, rng = find_title(title), Random(1)
    match = Match(game, game.setup(3), Dealer(rng.randbytes(32)))
    match.deal()
    while len(match.log) < LONG:
        ask = rng.choice(match.asks())
        match.play(ask.seat, rng.choice(match.options(ask.seat)))
        match.deal()
    assert match.outcome() is None
    return write_save(match)
