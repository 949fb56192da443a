"""A person who has had themselves deleted: the game stays, their name goes wherever it stood.

Their id stays where it keeps others from what they may not have: a seat they held, what they have seen. It
tells nothing, since no name belongs to it.
"""

from collections import deque
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from orrery.table.messages import TableUpdate
from orrery.table.seats import NOBODY, Seat
from orrery.table.stage import Stage

if TYPE_CHECKING:
    from orrery.table.change import Change
    from orrery.table.core import TableCore


def forget(table: "TableCore", who: str, now: float) -> "Change | None":
    """Take a person out of a table; None if nothing here tells of them."""
    table.check_stored()
    names = {number: seat.name for number, seat in enumerate(table.seating.seats) if _owns(seat, who)}
    is_known = _erase(table, who, names)
    is_known = _leave(table, who) or is_known
    if not is_known:
        return None
    table.house.erased += 1
    _erase_shown(table, names)
    return table.changed(now)


def _owns(seat: Seat, who: str) -> bool:
    return who in (seat.person, seat.claim)


def _erase(table: "TableCore", who: str, names: dict[int, str]) -> bool:
    """Whether there was a name to be taken away."""
    was_watching = table.spectators.watchers.pop(who, None) is not None
    was_wishing = table.takeover is not None and table.takeover.who == who
    if was_wishing:
        table.takeover = None
    was_origin = bool(who) and table.origin_by == who and table.origin is not None and table.origin.by != ""
    if was_origin and table.origin is not None:
        table.origin = replace(table.origin, by="")
    for number in names:
        table.seating.seats[number].name = ""
    return any((table.chat.erase(who), was_watching, was_wishing, was_origin, *names.values()))


def _leave(table: "TableCore", who: str) -> bool:
    """Give up what the person has at a table that still goes on; whether there was anything."""
    held = table.seats_of(who)
    if table.stage == Stage.LOBBY:
        for number in held:
            table.seating.stand_up(number)
        is_left = table.seating.host == who and not table.house.is_closed
        table.house.is_closed = table.house.is_closed or is_left
        return bool(held) or is_left
    if table.stage == Stage.RUNNING:
        for number in held:
            table.play.sit_in(number, table.settings.substitute, who)
        return bool(held)
    for number in held:
        table.seating.seats[number].person = NOBODY
    return bool(held)


def _erase_shown(table: "TableCore", names: dict[int, str]) -> None:
    """What spectators who lag behind have been shown, and will be, tells no names either."""
    spectators = table.spectators
    spectators.waiting = deque((time, _erased(table, update, names)) for time, update in spectators.waiting)
    if spectators.shown is not None:
        spectators.shown = _erased(table, spectators.shown, names)


def _erased(table: "TableCore", update: TableUpdate, names: dict[int, str]) -> TableUpdate:
    common = update.common
    known = {message.number: message for message in table.chat.messages}
    seats = tuple(
        replace(seat, name="") if seat.name and names.get(number) == seat.name else seat
        for number, seat in enumerate(common.seats)
    )
    chat = tuple(known[message.number] for message in common.chat if message.number in known)
    return replace(
        update, common=replace(common, seats=seats, chat=chat, newcomer=None, erased=table.house.erased)
    )


def forget_in_facts(facts: dict[str, Any], who: str, goes_on: bool) -> dict[str, Any]:
    """The stored facts of a table without the names of a person, and without them if it is at its end."""
    seats = [
        {**seat, "name": "", "person": seat["person"] if goes_on else NOBODY}
        if who in (seat["person"], seat["claim"])
        else seat
        for seat in facts["seating"]["seats"]
    ]
    wish = facts.get("takeover")
    return {
        **facts,
        "seating": {**facts["seating"], "seats": seats},
        "takeover": None if wish is not None and wish["who"] == who else wish,
    }


def people_in(facts: dict[str, Any]) -> list[str]:
    """The ids of the people who have, or had, something at a table, by its stored facts."""
    seating = facts["seating"]
    found = {seating["host"], *(seat[part] for seat in seating["seats"] for part in ("person", "claim"))}
    return sorted(found - {NOBODY})


def seats_in_facts(facts: dict[str, Any], who: str) -> list[int]:
    """The seats that a person has, or that a bot keeps for them, by the stored facts of a table."""
    seats = facts["seating"]["seats"]
    return [
        number
        for number, seat in enumerate(seats)
        if who != NOBODY and who in (seat["person"], seat["claim"])
    ]
