"""The moments of a game at which one can look at it again or play on, from its log alone."""

from collections.abc import Sequence

from orrery.engine.flow import CHANCE
from orrery.engine.match import ALL_SEATS, UNDO, Entry
from orrery.table.errors import BadMoment


def live_numbers(log: Sequence[Entry]) -> list[int]:
    """The numbers of the answers that were not taken back."""
    live: list[int] = []
    for number, entry in enumerate(log, start=1):
        if entry.decision != UNDO:
            live.append(number)
        elif entry.seat == ALL_SEATS:
            live = [alive for alive in live if alive < entry.choice]
        else:
            live.remove(entry.choice)
    return live


def live_entries(log: Sequence[Entry]) -> list[Entry]:
    """The answers that were not taken back."""
    return [log[number - 1] for number in live_numbers(log)]


def moments(entries: Sequence[Entry]) -> list[int]:
    """How many of these answers come before each moment: one before each answer of a player, and the end."""
    before = [number for number, entry in enumerate(entries) if entry.seat != CHANCE]
    return [*before, len(entries)]


def kept_entries(log: Sequence[Entry], moment: int) -> list[Entry]:
    """The answers before a moment; raises :class:`BadMoment`."""
    entries = live_entries(log)
    found = moments(entries)
    if not 0 <= moment < len(found):
        raise BadMoment(f"the game has {len(found)} moments, not {moment}")
    return entries[: found[moment]]


def draws(entries: Sequence[Entry]) -> int:
    """How many of these answers chance gave."""
    return sum(entry.seat == CHANCE for entry in entries)
