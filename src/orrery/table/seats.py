"""Who sits where: people, bots, and seats that wait for somebody."""

from collections.abc import Set
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final

from msgspec import Struct

from orrery.engine.errors import UnknownPlayer
from orrery.players.registry import KEYS
from orrery.table.chat import LONGEST_NAME, clean
from orrery.table.errors import HasSeen, NoSuchSeat, NotHost, NotSeated, SeatTaken

ANYONE: Final = "*"
"""Stood for the claim on an offered seat in tables that were stored before; nobody is called that."""

NOBODY: Final = ""


class SeatKind(StrEnum):
    OPEN = "open"
    PERSON = "person"
    BOT = "bot"


@dataclass(slots=True)
class Seat:
    """``person`` is the opaque id of the occupant; ``claim`` that of the person for whom its bot plays.

    ``is_offered`` says that anybody may have it who may have one at all; ``away_since`` is since when the
    person that it belongs to is not there. ``holds`` says that the table waits for the occupant to end each
    turn.
    """

    kind: SeatKind = SeatKind.OPEN
    person: str = NOBODY
    name: str = ""
    bot: str = ""
    claim: str = NOBODY
    present: bool = False
    holds: bool = False
    is_offered: bool = False
    away_since: float | None = None

    def plain(self, now: float) -> dict[str, Any]:
        """For the store; who is connected is not kept, and times are ages."""
        return {
            "kind": self.kind.value,
            "person": self.person,
            "name": self.name,
            "bot": self.bot,
            "claim": self.claim,
            "holds": self.holds,
            "is_offered": self.is_offered,
            "away": None if self.away_since is None else now - self.away_since,
        }


class SeatInfo(Struct, frozen=True):
    """What everybody may know of a seat: never the id of a person.

    ``is_kept`` says that its bot plays for a person until they are back, ``is_muted`` that the host has muted
    the person.
    """

    kind: SeatKind
    name: str
    bot: str
    present: bool
    is_host: bool
    is_free: bool
    is_kept: bool
    is_muted: bool = False


class Seating:
    """The seats of a table and its host. A person may hold several seats, such as friends at one screen.

    ``seen`` says which seats each person has held since the game began; it matters where the title ``hides``.
    """

    def __init__(self, seats: int, host: str, hides: bool) -> None:
        self.seats = [Seat() for _ in range(seats)]
        self.host = host
        self.hides = hides
        self.seen: dict[str, set[int]] = {}

    def plain(self, now: float) -> dict[str, Any]:
        seen = {person: sorted(seats) for person, seats in sorted(self.seen.items())}
        return {"host": self.host, "seats": [seat.plain(now) for seat in self.seats], "seen": seen}

    @classmethod
    def from_plain(cls, plain: dict[str, Any], hides: bool, now: float) -> "Seating":
        made = cls(0, plain["host"], hides)
        made.seats = [read_seat(row, now) for row in plain["seats"]]
        made.seen = {person: set(seats) for person, seats in plain.get("seen", {}).items()}
        return made

    def note(self, now: float, has_begun: bool) -> None:
        """Write down who has seen which seat, and since when those are away who are."""
        for number, seat in enumerate(self.seats):
            if has_begun and seat.kind == SeatKind.PERSON:
                self.seen.setdefault(seat.person, set()).add(number)
            is_away = self.is_kept(number) or (seat.kind == SeatKind.PERSON and not seat.present)
            seat.away_since = (now if seat.away_since is None else seat.away_since) if is_away else None

    def views(self, muted: Set[str] = frozenset()) -> tuple[SeatInfo, ...]:
        return tuple(
            SeatInfo(
                kind=seat.kind,
                name=seat.name,
                bot=seat.bot,
                present=seat.present,
                is_host=bool(seat.person) and seat.person == self.host,
                is_free=seat.kind == SeatKind.OPEN or seat.is_offered,
                is_kept=self.is_kept(number),
                is_muted=bool(muted) and (seat.person or seat.claim) in muted,
            )
            for number, seat in enumerate(self.seats)
        )

    def is_kept(self, number: int) -> bool:
        """Whether a bot plays for somebody who is gone."""
        seat = self.seats[number]
        return seat.kind == SeatKind.BOT and seat.claim != NOBODY

    def has_seen_another(self, who: str, number: int) -> bool:
        """Whether a person knows what another seat of this match hides, and not what this one does."""
        seen = self.seen.get(who, set())
        return self.hides and bool(seen) and number not in seen

    def people(self) -> set[str]:
        """Those who sit here; somebody who was deleted after the game is nobody."""
        return {seat.person for seat in self.seats if seat.kind == SeatKind.PERSON} - {NOBODY}

    def has_people(self) -> bool:
        return any(seat.kind == SeatKind.PERSON for seat in self.seats)

    def is_person(self, number: int) -> bool:
        return self.seats[number].kind == SeatKind.PERSON

    def of_people(self) -> list[int]:
        """The seats that people hold."""
        return [number for number, seat in enumerate(self.seats) if seat.kind == SeatKind.PERSON]

    def held_seats(self, who: str) -> list[int]:
        """The seats that this person holds."""
        return [number for number in self.of_people() if self.seats[number].person == who]

    def is_full(self) -> bool:
        return all(seat.kind != SeatKind.OPEN for seat in self.seats)

    def seat(self, number: int) -> Seat:
        if not 0 <= number < len(self.seats):
            raise NoSuchSeat(f"there is no seat {number}")
        return self.seats[number]

    def held_by(self, who: str, number: int) -> Seat:
        """The seat, if this person holds it; raises :class:`NotSeated`."""
        seat = self.seat(number)
        if seat.kind != SeatKind.PERSON or seat.person != who:
            raise NotSeated(f"seat {number} is held by somebody else")
        return seat

    def check_host(self, who: str) -> None:
        if who != self.host:
            raise NotHost("only the host may do that")

    def is_free_for(self, who: str, number: int) -> bool:
        seat = self.seat(number)
        return seat.kind == SeatKind.OPEN or seat.is_offered or (seat.claim != NOBODY and seat.claim == who)

    def join(self, who: str, name: str, number: int | None) -> int:
        """Sit down at a seat, or at the first free one: one's own of before if there is any."""
        words = clean(name, LONGEST_NAME)
        chosen = self._first_free(who) if number is None else number
        if not self.is_free_for(who, chosen):
            raise SeatTaken(f"seat {chosen} is not free")
        if self.has_seen_another(who, chosen):
            raise HasSeen("who has seen another hand may not take a seat")
        self.hand_over(chosen, who, words)
        return chosen

    def hand_over(self, number: int, who: str, name: str) -> None:
        """Seat a person, whoever the seat was for."""
        self.seats[number] = Seat(SeatKind.PERSON, who, name, present=True)

    def _first_free(self, who: str) -> int:
        free = [number for number in range(len(self.seats)) if self.is_free_for(who, number)]
        if not free:
            raise SeatTaken("no seat is free")
        return min(free, key=lambda number: (self.seats[number].claim != who, number))

    def stand_up(self, number: int) -> None:
        """Leave a seat open, as before the game."""
        left = self.seats[number].person
        self.seats[number] = Seat()
        self._pass_on_host(left)

    def substitute(self, number: int, bot: str, claim: str) -> None:
        """Let a bot sit in for a person, or for nobody; ``claim`` says who may take the seat again."""
        check_bot(bot)
        left = self.seats[number]
        self.seats[number] = Seat(
            SeatKind.BOT, name=left.name, bot=bot, claim=claim, away_since=left.away_since
        )
        self._pass_on_host(left.person)

    def _pass_on_host(self, left: str) -> None:
        """A host who has left is followed by the first person at the table, if there is one."""
        sitting = [seat.person for seat in self.seats if seat.kind == SeatKind.PERSON]
        if left == self.host and sitting and left not in sitting:
            self.host = sitting[0]

    def set_present(self, who: str, present: bool) -> bool:
        """Note who is there; whether that was news."""
        changed = [seat for seat in self.seats if seat.person == who and seat.present != present]
        for seat in changed:
            seat.present = present
        return bool(changed)


def check_bot(bot: str) -> None:
    """Raise :class:`UnknownPlayer` if there is no such kind of player."""
    if bot not in KEYS:
        raise UnknownPlayer(bot)


def read_seat(plain: dict[str, Any], now: float) -> Seat:
    """A seat out of the store."""
    facts = {**plain, "kind": SeatKind(plain["kind"])}
    away = facts.pop("away", None)
    if facts["claim"] == ANYONE:
        facts |= {"claim": NOBODY, "is_offered": True}
    return Seat(**facts, away_since=None if away is None else now - away)
