"""New matches: from a form, from a moment of another match, from a save, or for the same people again."""

import secrets
import string
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from orrery.engine.chance import Dealer
from orrery.engine.errors import BadSetup
from orrery.engine.game import Game, Setup
from orrery.engine.match import Entry
from orrery.engine.notation import read_save
from orrery.engine.position import stored_options, stored_setup
from orrery.games.registry import TITLES, find_title
from orrery.server.rooms.load import replay_in_slices
from orrery.server.store.records import MatchRecord, Person
from orrery.server.wire.forms import MatchForm, SeatForm
from orrery.table.change import Change
from orrery.table.chat import LONGEST_NAME, clean
from orrery.table.errors import BadMoment, NotOver
from orrery.table.moments import draws, kept_entries, live_entries
from orrery.table.seats import NOBODY, Seating
from orrery.table.settings import Settings
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


async def table_from_moment(person: Person, source: Source, moment: int, seats: Sequence[SeatForm]) -> Table:
    """A table that shares the first answers of another match; chance has a new secret for what follows."""
    record = source.record
    game = find_title(record.title)
    setup = stored_setup(game, record.seats, record.options)
    if len(seats) != setup.seats:
        raise BadSetup(f"the game has {setup.seats} seats, not {len(seats)}")
    settings = msgspec.convert(record.settings, Settings)
    table = await table_from_entries(game, setup, settings, person, source.kept(person, moment))
    give_seats(table.seating, person, seats)
    return table


async def table_from_entries(
    game: Game[Any], setup: Setup, settings: Settings, person: Person, entries: Sequence[Entry]
) -> Table:
    """A table that will begin after these answers, with a dealer of its own from there on."""
    table = Table(game, setup, settings, person.id, new_secret(), draws(entries))
    table.opening = await replay_in_slices(game, setup, entries, table.dealer)
    return table


@dataclass(frozen=True, slots=True)
class Imported:
    """What a save holds, verified. ``secret`` is empty if the save doesn't tell it."""

    title: str
    seats: int
    options: dict[str, str]
    entries: list[tuple[int, int, int]]
    is_over: bool
    secret: bytes
    dealt_from: int


def read_import(text: str) -> Imported:
    """Verify a save: every answer by the rules and, if the secret is told, every draw. Takes its time."""
    match = read_save(text, TITLES)
    dealer = match.dealer
    return Imported(
        title=match.game.key,
        seats=match.setup.seats,
        options=stored_options(match.game, match.setup),
        entries=[(entry.seat, entry.decision, entry.choice) for entry in match.log],
        is_over=match.outcome() is not None,
        secret=dealer.secret if dealer is not None else b"",
        dealt_from=dealer.first if dealer is not None else match.draws,
    )


async def table_from_import(person: Person, found: Imported, now: float) -> Table:
    """A finished game to look at, or a table that plays on where an unfinished one was left."""
    game = find_title(found.title)
    setup = stored_setup(game, found.seats, found.options)
    entries = [Entry(*row) for row in found.entries]
    if not found.is_over:
        return await table_from_entries(game, setup, Settings(), person, live_entries(entries))
    secret = found.secret or new_secret()
    table = Table(game, setup, Settings(), person.id, secret, found.dealt_from)
    table.opening = await replay_in_slices(game, setup, entries, Dealer(secret, found.dealt_from))
    table.begin(now)
    return table


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
    )
