"""Tables out of the store, rebuilt bit by bit so that everybody else is served meanwhile."""

import asyncio
import logging
from collections.abc import Sequence
from hashlib import blake2b
from time import perf_counter
from typing import Any, Final

import msgspec

from orrery.engine.chance import Dealer
from orrery.engine.errors import (
    BadPosition,
    BadSetup,
    BrokenReplay,
    RulesChanged,
    StaleSnapshot,
    WrongDraw,
)
from orrery.engine.game import Game, Setup
from orrery.engine.match import Entry, Match, follow
from orrery.engine.position import stored_setup
from orrery.games.registry import find_title
from orrery.server.store.errors import DamagedMatch
from orrery.server.store.records import MatchRecord, StoredMatch
from orrery.table.origin import Origin, OriginKind, earlier_dealer
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
    kind have gone on. Raises ``UnknownTitle``, ``RulesChanged`` if rules of another version have made the
    match and these can't repeat it, else ``BrokenReplay``, ``WrongDraw`` or ``DamagedMatch``.
    """
    try:
        return await _reopened(stored, since)
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        raise DamagedMatch(stored.record.id) from error


async def _reopened(stored: StoredMatch, since: float) -> tuple[Table, int]:
    record = stored.record
    match, spared = await _followed(stored)
    settings = msgspec.convert(record.settings, Settings)
    if settings.clock.kind == ClockKind.DAYS:
        since = min(since, record.facts["time"])
    table = restore_around(match, settings, record.facts, stored.messages, since, stored.people)
    table.next_match = record.next_match
    table.origin = origin_in(record)
    table.origin_by = (record.origin or {}).get("who", "")
    return table, spared


async def _followed(stored: StoredMatch) -> tuple[Match[Any], int]:
    """The match after all its entries, and how many of them a snapshot has spared."""
    record = stored.record
    game = find_title(record.title)
    try:
        setup = stored_setup(game, record.seats, record.options)
        match = recalled(game, setup, Dealer(record.secret, record.dealt_from), stored)
        spared = len(match.log)
        await follow_in_slices(match, stored.entries[spared:])
    except (BadSetup, BadPosition, BrokenReplay, WrongDraw) as error:
        if record.version == game.version:
            raise
        raise RulesChanged(getattr(error, "entry", 0), "the present rules can't repeat it") from error
    return match, spared


def origin_in(record: MatchRecord) -> Origin | None:
    """Where a stored match comes from; of one that is older than this question only its parent is known."""
    if record.origin is not None:
        return msgspec.convert(record.origin, Origin)
    if record.branch is None:
        return None
    draws = record.dealt_from
    return Origin(OriginKind.GAME, "", draws, earlier_dealer(draws, is_checked=True), record.branch[0])


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
