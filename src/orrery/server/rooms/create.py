"""New matches: from a form, from a moment of another match, from a save, or for the same people again."""

import secrets
import string
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import msgspec

from orrery.engine.chance import Dealer
from orrery.engine.errors import BadSetup
from orrery.engine.game import Setup
from orrery.engine.match import Entry, replay
from orrery.engine.notation import read_save
from orrery.engine.position import stored_options, stored_setup
from orrery.games.registry import TITLES, find_title
from orrery.server.store.records import MatchRecord, Person
from orrery.server.wire.forms import MatchForm, SeatForm
from orrery.server.workers.pool import WorkerPool
from orrery.table.change import Change
from orrery.table.chat import LONGEST_NAME, clean
from orrery.table.errors import BadMoment, NotOver
from orrery.table.moments import draws, kept_entries, live_entries
from orrery.table.origin import EarlierDealer, Origin, OriginKind, earlier_dealer
from orrery.table.seats import NOBODY, Seating
from orrery.table.settings import Settings
from orrery.table.snapshots import recall, snapshot
from orrery.table.stage import Stage
from orrery.table.table import Table

SECRET_BYTES: Final = 32
KEY_BYTES: Final = 16
ID_SIGNS: Final = string.ascii_lowercase + string.digits
ID_LENGTH: Final = 12


def new_id() -> str:
    return "".join(secrets.choice(ID_SIGNS) for _ in range(ID_LENGTH))


def new_secret() -> bytes:
    return secrets.token_bytes(SECRET_BYTES)


def table_from_form(person: Person, form: MatchForm) -> Table:
    """The table that somebody wishes for; raises a ``GameError`` if there can't be one like that."""
    game = find_title(form.title)
    setup = game.setup(len(form.seats), form.options, form.preset)
    table = Table(game, setup, form.settings, person.id, new_secret())
    give_seats(table.seating, person, form.seats)
    return table


def give_seats(seating: Seating, person: Person, seats: Sequence[SeatForm]) -> None:
    """Seat the host and the bots; nobody is connected yet."""
    for number, wish in enumerate(seats):
        name = clean(wish.name, LONGEST_NAME) if wish.name else ""
        if wish.kind == "me":
            seating.join(person.id, name or person.name, number)
            seating.seats[number].present = False
        elif wish.kind == "bot":
            seating.substitute(number, wish.bot, NOBODY)
            seating.seats[number].name = name


@dataclass(frozen=True, slots=True)
class Source:
    """A match that one may want to play on from, as the store or an open room knows it."""

    record: MatchRecord
    stage: str
    host: str
    log: Sequence[Entry]

    def kept(self, person: Person, moment: int) -> list[Entry]:
        """The answers before a moment.

        Who plays on gets to know what was secret there. So the game has to be over, or the person be the host
        of a table that has not begun, and has chosen its first moment.
        """
        if self.stage == Stage.LOBBY and self.log and self.host == person.id:
            return kept_entries(self.log, moment)
        if self.stage != Stage.OVER:
            raise NotOver("the game still goes on")
        kept = kept_entries(self.log, moment)
        if len(kept) == len(live_entries(self.log)):
            raise BadMoment("the game is over at this moment")
        return kept


async def table_from_moment(
    work: WorkerPool, person: Person, source: Source, moment: int, seats: Sequence[SeatForm]
) -> Table:
    """A table that shares the first answers of another match; chance has a new secret for what follows."""
    record = source.record
    game = find_title(record.title)
    setup = stored_setup(game, record.seats, record.options)
    if len(seats) != setup.seats:
        raise BadSetup(f"the game has {setup.seats} seats, not {len(seats)}")
    settings = msgspec.convert(record.settings, Settings)
    kept = source.kept(person, moment)
    rows = rows_of(kept)
    position = await work.run(
        position_after, record.title, record.seats, record.options, rows, share=(person.id, "branch")
    )
    table = Table(game, setup, settings, person.id, new_secret(), draws(kept))
    table.opening = recall(game, setup, table.dealer, kept, position)
    dealer = earlier_dealer(draws(kept), is_checked(record))
    table.origin = Origin(OriginKind.GAME, person.name, draws(kept), dealer, record.id)
    table.origin_by = person.id
    give_seats(table.seating, person, seats)
    return table


def is_checked(record: MatchRecord) -> bool:
    """Whether all draws of a match can be checked, those included that were fixed before it."""
    return record.origin is None or record.origin["dealer"] != EarlierDealer.UNKNOWN


Rows: TypeAlias = list[tuple[int, int, int]]
"""Entries of a log, to be sent to another process."""


def rows_of(entries: Sequence[Entry]) -> Rows:
    return [(entry.seat, entry.decision, entry.choice) for entry in entries]


def position_after(title: str, seats: int, options: dict[str, str], rows: Rows) -> dict[str, Any]:
    """The snapshot of a match after these answers. Takes its time."""
    game = find_title(title)
    return snapshot(replay(game, stored_setup(game, seats, options), [Entry(*row) for row in rows]))


@dataclass(frozen=True, slots=True)
class Imported:
    """What a save holds, verified, and its last position. ``secret`` is empty if the save doesn't tell it.

    Of an unfinished game the answers that were taken back are left out.
    """

    title: str
    seats: int
    options: dict[str, str]
    entries: Rows
    position: dict[str, Any]
    is_over: bool
    secret: bytes
    dealt_from: int


def read_import(text: str) -> Imported:
    """Verify a save: every answer by the rules and, if the secret is told, every draw. Takes its time."""
    match = read_save(text, TITLES)
    dealer = match.dealer
    is_over = match.outcome() is not None
    kept = match if is_over else replay(match.game, match.setup, live_entries(match.log))
    return Imported(
        title=match.game.key,
        seats=match.setup.seats,
        options=stored_options(match.game, match.setup),
        entries=rows_of(kept.log),
        position=snapshot(kept),
        is_over=is_over,
        secret=dealer.secret if dealer is not None else b"",
        dealt_from=dealer.first if dealer is not None else match.draws,
    )


def table_from_import(person: Person, found: Imported, now: float) -> Table:
    """A finished game to look at, or a table that plays on where an unfinished one was left."""
    game = find_title(found.title)
    setup = stored_setup(game, found.seats, found.options)
    entries = [Entry(*row) for row in found.entries]
    secret = (found.secret if found.is_over else b"") or new_secret()
    first = found.dealt_from if found.is_over else draws(entries)
    table = Table(game, setup, Settings(), person.id, secret, first)
    table.opening = recall(game, setup, Dealer(secret, first), entries, found.position)
    table.origin = origin_of(person, found, setup, draws(entries))
    table.origin_by = person.id
    if found.is_over:
        table.begin(now)
    return table


def origin_of(person: Person, found: Imported, setup: Setup, count: int) -> Origin:
    kind = OriginKind.POSITION if setup.start is not None else OriginKind.IMPORT
    return Origin(kind, person.name, count, earlier_dealer(count, bool(found.secret)))


def record_of(
    table: Table, change: Change, private: bool, branch: tuple[str, int] | None = None
) -> MatchRecord:
    """What is stored of a new match beside its first change."""
    return MatchRecord(
        id=new_id(),
        title=table.game.key,
        version=table.game.version,
        seats=table.setup.seats,
        options=stored_options(table.game, table.setup),
        settings=msgspec.to_builtins(table.settings),
        secret=table.dealer.secret,
        key=secrets.token_urlsafe(KEY_BYTES) if private else "",
        is_private=private,
        can_watch=table.settings.spectators,
        created=change.now,
        changed=change.now,
        stage=str(table.stage),
        facts=change.facts,
        branch=branch,
        dealt_from=table.dealer.first,
        origin=stored_origin(table),
    )


def stored_origin(table: Table) -> dict[str, Any] | None:
    """The origin of a game with the id of whoever brought it, which nobody is told."""
    if table.origin is None:
        return None
    return {**msgspec.to_builtins(table.origin), "who": table.origin_by}
