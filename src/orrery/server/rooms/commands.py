"""Which method of a table carries out which command."""

from collections.abc import Callable
from typing import Any, Final

from orrery.server.store.records import Person
from orrery.server.wire import messages as wire
from orrery.table.change import Change
from orrery.table.table import Table

Handler = Callable[[Table, Person, Any, float], Change]

HANDLERS: Final[dict[type[wire.TableCommand], Handler]] = {
    wire.JoinMatch: lambda table, person, it, now: table.join(person.id, person.name, it.seat, now),
    wire.Leave: lambda table, person, it, now: table.leave(person.id, it.seat, now),
    wire.PutBot: lambda table, person, it, now: table.put_bot(person.id, it.seat, it.bot, now),
    wire.OfferSeat: lambda table, person, it, now: table.offer_seat(person.id, it.seat, now),
    wire.Start: lambda table, person, it, now: table.start(person.id, now),
    wire.Answer: lambda table, person, it, now: table.answer(
        person.id, it.seat, it.question, it.choices, now
    ),
    wire.Undo: lambda table, person, it, now: table.undo(person.id, it.seat, now),
    wire.EndTurn: lambda table, person, it, now: table.end_turn(person.id, it.seat, now),
    wire.HoldTurns: lambda table, person, it, now: table.hold_turns(person.id, it.seat, it.on, now),
    wire.ProposeUndo: lambda table, person, it, now: table.propose_undo(person.id, it.seat, now),
    wire.AgreeToUndo: lambda table, person, it, now: table.agree(person.id, it.seat, now),
    wire.Refuse: lambda table, person, it, now: table.refuse(person.id, it.seat, now),
    wire.GiveOrder: lambda table, person, it, now: table.give_order(person.id, it.seat, it.order, now),
    wire.CancelOrder: lambda table, person, it, now: table.cancel_order(person.id, it.seat, it.number, now),
    wire.Say: lambda table, person, it, now: table.say(person.id, it.text, now),
    wire.Again: lambda table, person, it, now: table.play_again(person.id, it.seat, now),
}


def carry_out(table: Table, person: Person, command: wire.TableCommand, now: float) -> Change:
    """Change the table as the person wants; raises a ``GameError``."""
    return HANDLERS[type(command)](table, person, command, now)
