"""Which method of a table carries out which command."""

from collections.abc import Callable
from typing import Any, Final

from orrery.server.store.records import Person
from orrery.server.wire import commands as sent
from orrery.table.change import Change
from orrery.table.house import close_table, let_spectators_chat, mute, readmit, remove_guest
from orrery.table.table import Table
from orrery.table.takeover import admit, ask_for_seat

Handler = Callable[[Table, Person, Any, float], Change]

HANDLERS: Final[dict[type[sent.TableCommand], Handler]] = {
    sent.JoinMatch: lambda table, person, it, now: table.join(person.id, person.name, it.seat, now),
    sent.Leave: lambda table, person, it, now: table.leave(person.id, it.seat, now),
    sent.PutBot: lambda table, person, it, now: table.put_bot(person.id, it.seat, it.bot, now),
    sent.OfferSeat: lambda table, person, it, now: table.offer_seat(person.id, it.seat, now),
    sent.AskForSeat: lambda table, person, it, now: ask_for_seat(table, person.id, person.name, it.seat, now),
    sent.Admit: lambda table, person, it, now: admit(table, person.id, it.seat, it.welcome, now),
    sent.Start: lambda table, person, it, now: table.start(person.id, now),
    sent.Answer: lambda table, person, it, now: table.answer(
        person.id, it.seat, it.question, it.choices, now
    ),
    sent.Undo: lambda table, person, it, now: table.undo(person.id, it.seat, now),
    sent.EndTurn: lambda table, person, it, now: table.end_turn(person.id, it.seat, now),
    sent.HoldTurns: lambda table, person, it, now: table.hold_turns(person.id, it.seat, it.on, now),
    sent.ProposeUndo: lambda table, person, it, now: table.propose_undo(person.id, it.seat, now),
    sent.AgreeToUndo: lambda table, person, it, now: table.agree(person.id, it.seat, now),
    sent.Refuse: lambda table, person, it, now: table.refuse(person.id, it.seat, now),
    sent.GiveOrder: lambda table, person, it, now: table.give_order(person.id, it.seat, it.order, now),
    sent.CancelOrder: lambda table, person, it, now: table.cancel_order(person.id, it.seat, it.number, now),
    sent.TakeTime: lambda table, person, it, now: table.take_time(person.id, it.seat, it.question, now),
    sent.Say: lambda table, person, it, now: table.say(person.id, it.text, now),
    sent.RemoveGuest: lambda table, person, it, now: remove_guest(table, person.id, it.seat, it.line, now),
    sent.Readmit: lambda table, person, it, now: readmit(table, person.id, it.line, now),
    sent.Mute: lambda table, person, it, now: mute(table, person.id, it.seat, it.line, it.on, now),
    sent.LetSpectatorsChat: lambda table, person, it, now: let_spectators_chat(table, person.id, it.on, now),
    sent.CloseTable: lambda table, person, it, now: close_table(table, person.id, now),
    sent.Again: lambda table, person, it, now: table.play_again(person.id, it.seat, now),
}


def carry_out(table: Table, person: Person, command: sent.TableCommand, now: float) -> Change:
    """Change the table as the person wants; raises a ``GameError``."""
    return HANDLERS[type(command)](table, person, command, now)
