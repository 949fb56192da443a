"""Who of those who listen at a table may hear what."""

from orrery.engine.events import SPECTATOR
from orrery.server.rooms.presence import Subscription
from orrery.table.errors import NotSeated, Removed
from orrery.table.table import Table


def hears(table: Table, is_late: bool, listener: Subscription) -> bool:
    """Whether an update is for a listener; ``is_late`` if it is meant for those who lag behind."""
    if not has_place(table, listener):
        return False
    is_on_time = table.settings.delay == 0 or listener.is_seated != is_late
    return listener.viewer != SPECTATOR or is_on_time


def has_place(table: Table, listener: Subscription) -> bool:
    """Whether a listener still has the seat they listen for, or may watch."""
    if listener.person in table.house.removed:
        return False
    return listener.viewer == SPECTATOR or table.seating.seats[listener.viewer].person == listener.person


def why_dismissed(table: Table, listener: Subscription) -> str:
    return Removed.code if listener.person in table.house.removed else NotSeated.code
