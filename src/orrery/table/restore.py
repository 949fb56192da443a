"""Tables out of the store, and the next table for the same people."""

from collections.abc import Iterable, Mapping
from dataclasses import replace
from typing import Any

from orrery.engine.chance import Dealer
from orrery.engine.events import SPECTATOR
from orrery.engine.game import Game, Setup
from orrery.engine.match import Entry, Match, replay
from orrery.table.chat import Chat, ChatMessage, ChatPeople
from orrery.table.errors import NotOver
from orrery.table.house import read_house
from orrery.table.origin import Origin, OriginKind
from orrery.table.play import Play
from orrery.table.seats import NOBODY, Seating, SeatKind
from orrery.table.settings import Settings
from orrery.table.stage import Stage
from orrery.table.table import Table
from orrery.table.takeover import read_takeover
from orrery.table.updates import update_for


def restore(
    game: Game[Any],
    setup: Setup,
    settings: Settings,
    secret: bytes,
    facts: dict[str, Any],
    entries: Iterable[Entry],
    messages: Iterable[ChatMessage],
    now: float,
) -> Table:
    """A table as its last stored change left it, every entry verified; nobody is connected yet.

    Raises ``BrokenReplay`` or ``WrongDraw``. Spectators who lag behind see nothing until the delay is over.
    """
    match = replay(game, setup, entries, Dealer(secret))
    return restore_around(match, settings, facts, messages, now)


def restore_around(
    match: Match[Any],
    settings: Settings,
    facts: dict[str, Any],
    messages: Iterable[ChatMessage],
    now: float,
    people: Mapping[int, ChatPeople] | None = None,
) -> Table:
    """The same for a match that was rebuilt already, with its dealer; ``people`` wrote the messages."""
    assert match.dealer is not None
    dealer = match.dealer
    table = Table(match.game, match.setup, settings, facts["seating"]["host"], dealer.secret, dealer.first)
    table.seating = Seating.from_plain(facts["seating"], bool(match.game.hides), now)
    table.takeover = read_takeover(facts.get("takeover"))
    table.chat = Chat(messages, people)
    table.house = read_house(facts.get("house"), table.chat)
    table.again = set(facts["again"])
    table.next_match = facts["next_match"]
    table.number = facts["number"]
    table.told_messages = table.chat.count
    table.stored = len(match.log)
    if facts["play"] is not None:
        _restore_play(table, match, facts["play"], now)
    elif match.log:
        table.opening = match
    if settings.delay > 0:
        table.spectators.shown = None
        table.spectators.add(update_for(table, SPECTATOR, now, 0, 0), now)
    return table


def _restore_play(table: Table, match: Match[Any], plain: dict[str, Any], now: float) -> None:
    table.running = Play(match, table.seating, table.settings, now)
    table.running.restore(plain, now)
    table.told_events = match.recorder.count()


def wants_rematch(table: Table) -> bool:
    """Whether all people who are left want to play again."""
    people = table.seating.people()
    return bool(people) and people <= table.again


def rematch(table: Table, secret: bytes) -> Table:
    """A table for another game of the same people, each one seat further on; its host may start it."""
    if table.stage != Stage.OVER:
        raise NotOver("the game still goes on")
    made = Table(table.game, table.setup, table.settings, table.seating.host, secret)
    if table.setup.start is not None and table.origin is not None:
        made.origin = Origin(OriginKind.POSITION, table.origin.by)
        made.origin_by = table.origin_by
    seats = table.seating.seats
    made.seating.seats = [
        replace(seats[number - 1], present=False, away_since=None) for number in range(len(seats))
    ]
    for number, seat in enumerate(made.seating.seats):
        if seat.kind == SeatKind.PERSON and seat.person == NOBODY:
            made.seating.stand_up(number)
        elif seat.kind == SeatKind.BOT:
            made.seating.substitute(number, seat.bot, NOBODY)
    return made
