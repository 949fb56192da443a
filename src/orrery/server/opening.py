"""Tables out of the store, rebuilt bit by bit so that everybody else is served meanwhile.

A title's rules use buffers of their own, so that its games are never rebuilt in another thread.
"""

import asyncio
import logging
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from orrery.engine.chance import Dealer
from orrery.engine.errors import StaleSnapshot
from orrery.engine.game import Game, Setup
from orrery.engine.match import Entry, Match, follow
from orrery.games.registry import find_title
from orrery.server.store.records import StoredMatch
from orrery.table.restore import restore_around
from orrery.table.settings import ClockKind, Settings
from orrery.table.snapshots import recall, snapshot
from orrery.table.table import Table

LOG: Final = logging.getLogger("orrery.rooms")
SLICE: Final = 20
"""Entries that are replayed before others have their turn."""


async def reopen(stored: StoredMatch, since: float) -> tuple[Table, int]:
    """The table of a stored match, and how many of its entries a snapshot has spared replaying.

    Time has been standing still for it up to ``since``; but days are days of the calendar, and clocks of that
    kind have gone on. Raises ``BrokenReplay``, ``WrongDraw`` or ``UnknownTitle``.
    """
    record = stored.record
    game = find_title(record.title)
    setup = game.setup(record.seats, record.options)
    settings = msgspec.convert(record.settings, Settings)
    dealer = Dealer(record.secret, record.dealt_from)
    match = recalled(game, setup, dealer, stored)
    spared = len(match.log)
    await follow_in_slices(match, stored.entries[spared:])
    if settings.clock.kind == ClockKind.DAYS:
        since = min(since, record.facts["time"])
    table = restore_around(match, settings, record.facts, stored.lines, since)
    table.next_match = record.next_match
    return table, spared


def recalled(game: Game[Any], setup: Setup, dealer: Dealer, stored: StoredMatch) -> Match[Any]:
    """The match at its last snapshot, or at its start."""
    if stored.snapshot is not None:
        try:
            return recall(game, setup, dealer, stored.entries, msgspec.msgpack.decode(stored.snapshot))
        except (StaleSnapshot, msgspec.DecodeError) as error:
            LOG.info("the snapshot of %s is not used: %s", stored.record.id, error)
    return Match(game, setup, dealer)


async def follow_in_slices(match: Match[Any], entries: Sequence[Entry]) -> None:
    for first in range(0, len(entries), SLICE):
        follow(match, entries[first : first + SLICE])
        await asyncio.sleep(0)


async def replay_in_slices(
    game: Game[Any], setup: Setup, entries: Sequence[Entry], dealer: Dealer
) -> Match[Any]:
    match = Match(game, setup, dealer)
    await follow_in_slices(match, entries)
    return match


def snapshot_of(table: Table) -> bytes:
    """The game of a table, for the store."""
    return msgspec.msgpack.encode(snapshot(table.play.match))
