"""Tables out of the store, rebuilt bit by bit so that everybody else is served meanwhile."""

import asyncio
import logging
from collections.abc import Sequence
from hashlib import blake2b
from time import perf_counter
from typing import Any, Final

import msgspec

from orrery.engine.chance import Dealer
from orrery.engine.errors import StaleSnapshot
from orrery.engine.game import Game, Setup
from orrery.engine.match import Entry, Match, follow
from orrery.engine.position import stored_setup
from orrery.games.registry import find_title
from orrery.server.store.records import StoredMatch
from orrery.table.restore import restore_around
from orrery.table.settings import ClockKind, Settings
from orrery.table.snapshots import recall, snapshot
from orrery.table.table import Table

LOG: Final = logging.getLogger("orrery.rooms")
SLICE: Final = 4
"""Entries that are replayed before looking at the time."""

BREATH: Final = 0.002
"""Seconds after which others have their turn."""

SEAL: Final = 16
"""Bytes in front of a snapshot that show whether it is whole."""


async def reopen(stored: StoredMatch, since: float) -> tuple[Table, int]:
    """The table of a stored match, and how many of its entries a snapshot has spared replaying.

    Time has been standing still for it up to ``since``; but days are days of the calendar, and clocks of that
    kind have gone on. Raises ``BrokenReplay``, ``WrongDraw`` or ``UnknownTitle``.
    """
    record = stored.record
    game = find_title(record.title)
    setup = stored_setup(game, record.seats, record.options)
    settings = msgspec.convert(record.settings, Settings)
    dealer = Dealer(record.secret, record.dealt_from)
    match = recalled(game, setup, dealer, stored)
    spared = len(match.log)
    await follow_in_slices(match, stored.entries[spared:])
    if settings.clock.kind == ClockKind.DAYS:
        since = min(since, record.facts["time"])
    table = restore_around(match, settings, record.facts, stored.messages, since)
    table.next_match = record.next_match
    return table, spared


def recalled(game: Game[Any], setup: Setup, dealer: Dealer, stored: StoredMatch) -> Match[Any]:
    """The match at its last snapshot, or at its start."""
    if stored.snapshot is not None:
        try:
            facts = msgspec.msgpack.decode(unsealed(stored.snapshot))
            return recall(game, setup, dealer, stored.entries, facts)
        except (StaleSnapshot, msgspec.DecodeError) as error:
            LOG.info("the snapshot of %s is not used: %s", stored.record.id, error)
    return Match(game, setup, dealer)


async def follow_in_slices(match: Match[Any], entries: Sequence[Entry]) -> None:
    begun = perf_counter()
    for first in range(0, len(entries), SLICE):
        follow(match, entries[first : first + SLICE])
        if perf_counter() - begun >= BREATH:
            await asyncio.sleep(0)
            begun = perf_counter()


async def replay_in_slices(
    game: Game[Any], setup: Setup, entries: Sequence[Entry], dealer: Dealer
) -> Match[Any]:
    match = Match(game, setup, dealer)
    await follow_in_slices(match, entries)
    return match


def snapshot_of(table: Table) -> bytes:
    """The game of a table, or that from which it will play on, for the store."""
    return sealed(msgspec.msgpack.encode(snapshot(table.opening or table.play.match)))


def sealed(data: bytes) -> bytes:
    return blake2b(data, digest_size=SEAL).digest() + data


def unsealed(blob: bytes) -> bytes:
    """What was sealed; raises :class:`StaleSnapshot` if anything of it has changed since."""
    if sealed(blob[SEAL:]) != blob:
        raise StaleSnapshot("the snapshot is damaged")
    return blob[SEAL:]
