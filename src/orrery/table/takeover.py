"""Somebody new for the seat of a person who is gone: only if all who are there agree.

A bot plays for whoever is gone, and the seat stays theirs. Who is new asks for it; when every person present
has agreed they sit down. If nobody is present, the host may offer the seat after the owner has been away for
a day.
"""

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from orrery.table.chat import LONGEST_NAME, clean
from orrery.table.errors import AwaitsConsent, HasSeen, NeedsConsent, NoProposal, SeatTaken
from orrery.table.seats import Seat

if TYPE_CHECKING:
    from orrery.table.change import Change
    from orrery.table.core import TableCore

DAY: Final = 86400.0
"""Seconds for which somebody has to be away before a host alone may give their seat to another."""


@dataclass(slots=True)
class Takeover:
    """``who`` wants ``seat``; some have agreed."""

    seat: int
    who: str
    name: str
    agreed: set[str] = field(default_factory=set)

    def plain(self) -> dict[str, Any]:
        return {"seat": self.seat, "who": self.who, "name": self.name, "agreed": sorted(self.agreed)}


def read_takeover(plain: dict[str, Any] | None) -> Takeover | None:
    if plain is None:
        return None
    return Takeover(plain["seat"], plain["who"], plain["name"], set(plain["agreed"]))


class NewcomerView(Struct, frozen=True):
    """Somebody called ``name`` asks for ``seat``; the seats of all present who have not agreed yet."""

    seat: int
    name: str
    awaited: tuple[int, ...]


def newcomer_view(table: "TableCore") -> NewcomerView | None:
    wish = table.takeover
    if wish is None:
        return None
    silent = [number for number, seat in _present(table) if seat.person not in wish.agreed]
    return NewcomerView(wish.seat, wish.name, tuple(silent))


def ask_for_seat(table: "TableCore", who: str, name: str, seat: int, now: float) -> "Change":
    """Ask the people who are there for the seat of one who is not."""
    table.check_open()
    table.check_welcome(who)
    kept = table.seating.seat(seat)
    if not table.seating.is_kept(seat) or kept.claim == who:
        raise SeatTaken(f"seat {seat} is kept for nobody else")
    if table.seating.has_seen_another(who, seat):
        raise HasSeen("who has seen another hand may not take a seat")
    if table.takeover is not None:
        raise AwaitsConsent("people are asked about somebody already")
    if not _present(table):
        raise NeedsConsent("nobody is there to agree")
    table.takeover = Takeover(seat, who, clean(name, LONGEST_NAME))
    return table.changed(now)


def admit(table: "TableCore", who: str, seat: int, is_welcome: bool, now: float) -> "Change":
    """Say whether the one who asks may have the seat; done as soon as all who are there have agreed."""
    table.check_open()
    table.seating.held_by(who, seat)
    wish = table.takeover
    if wish is None:
        raise NoProposal("nobody asks for a seat")
    if not is_welcome:
        table.takeover = None
        return table.changed(now)
    wish.agreed.add(who)
    if {held.person for _, held in _present(table)} <= wish.agreed:
        table.takeover = None
        table.seating.hand_over(wish.seat, wish.who, wish.name)
        table.spectators.sit_down(wish.who)
        table.play.come_back(wish.seat)
    return table.changed(now)


def check_offer(table: "TableCore", seat: int, now: float) -> None:
    """Raise :class:`NeedsConsent` if a host may not give the seat of somebody who is gone to anybody."""
    kept = table.seating.seats[seat]
    if not table.game.hides or not table.seating.is_kept(seat):
        return
    gone = now - kept.away_since if kept.away_since is not None else 0.0
    if _present(table) or gone < DAY:
        raise NeedsConsent("the people who are there have to agree")


def end_if_moot(table: "TableCore") -> None:
    """Forget a wish for a seat whose owner is back."""
    if table.takeover is not None and not table.seating.is_kept(table.takeover.seat):
        table.takeover = None


def _present(table: "TableCore") -> list[tuple[int, Seat]]:
    seats = table.seating.seats
    return [(number, seats[number]) for number in table.seating.of_people() if seats[number].present]
