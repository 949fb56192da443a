"""What a player may say beside an answer."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from orrery.engine.flow import Ask
from orrery.engine.notation import write_save
from orrery.texts.clauses import clauses

if TYPE_CHECKING:
    from orrery.terminal.table import Table

LAST_EVENTS: Final = 30


class Quit(Exception):
    """The player leaves the table; the game stays stored."""


def help_(table: Table, ask: Ask, words: list[str]) -> None:
    for name in COMMANDS:
        table.screen.line(table.speech.say(f"command-{name}"))


def look(table: Table, ask: Ask, words: list[str]) -> None:
    """What an answer or a plan would do, before it is given."""
    choices = _named_choices(table, ask, words)
    if choices is None:
        table.screen.line(table.speech.say("look-what"))
        return
    seen = table.match.preview(ask.seat, choices)
    for event in seen.events:
        table.screen.line(f"  {table.telling.event(seen.view, event)}")
    table.screen.line(table.speech.say("look-undoable" if seen.undoable else "look-final"))


def _named_choices(table: Table, ask: Ask, words: list[str]) -> list[int] | None:
    options = table.match.options(ask.seat)
    plans = table.plans(ask)
    word = words[0] if words else ""
    if word.isascii() and word.isdigit() and 1 <= int(word) <= len(options):
        return [options[int(word) - 1]]
    number = word[1:]
    if word[:1] == "p" and number.isascii() and number.isdigit() and 1 <= int(number) <= len(plans):
        return plans[int(number) - 1].choices
    return [table.game.decisions[ask.decision].read(ask, word)] if word else None


def why(table: Table, ask: Ask, words: list[str]) -> None:
    """What is refused, by number; with a number, the clause that refuses it."""
    refused = table.game.refused(table.match.state, ask)
    if not refused:
        table.screen.line(table.speech.say("nothing-refused"))
    elif words and words[0].isascii() and words[0].isdigit() and 1 <= int(words[0]) <= len(refused):
        _show_clause(table, refused[int(words[0]) - 1].clause)
    else:
        for number, entry in enumerate(refused, start=1):
            table.screen.line(f"{number}) {table.answer_text(ask, entry.choice)}: {entry.clause}")


def rules(table: Table, ask: Ask, words: list[str]) -> None:
    """A clause, or all whose text holds a word."""
    if not words:
        table.screen.line(table.speech.say("rules-which"))
        return
    _show_clause(table, " ".join(words))


def _show_clause(table: Table, wanted: str) -> None:
    found = [
        clause
        for clause in clauses(table.game.key, table.speech.language)
        if clause.id.lower() == wanted.lower() or (len(wanted) > 3 and wanted.lower() in clause.text.lower())
    ]
    for clause in found:
        table.screen.line(f"{clause.id} {clause.text}")
    if not found:
        table.screen.line(table.speech.say("no-clause", id=wanted))


def undo(table: Table, ask: Ask, words: list[str]) -> None:
    table.match.undo(ask.seat)
    table.journal.store()


def log(table: Table, ask: Ask, words: list[str]) -> None:
    """The last things that happened, as this seat saw them; ``log all`` tells everything."""
    view = table.game.view(table.match.state, ask.seat)
    events = table.match.recorder.stream(ask.seat)
    for event in events if words == ["all"] else events[-LAST_EVENTS:]:
        text = table.telling.event(view, event)
        if text:
            table.screen.line(f"  {text}")


def forecast(table: Table, ask: Ask, words: list[str]) -> None:
    """Points now, points per round, and the expected end."""
    for seat, standing in enumerate(table.game.standings(table.match.state)):
        table.screen.line(
            table.speech.say(
                "standing",
                name=table.telling.seat(seat),
                points=standing.points,
                income=standing.income,
                forecast=standing.forecast,
            )
        )


def plans(table: Table, ask: Ask, words: list[str]) -> None:
    table.show_plans(ask, table.plans(ask))


def show(table: Table, ask: Ask, words: list[str]) -> None:
    table.show_position(ask.seat)


def save(table: Table, ask: Ask, words: list[str]) -> None:
    """Write the game to a file, or show its text."""
    if words:
        Path(words[0]).write_text(write_save(table.match), encoding="ascii")
        table.screen.line(table.speech.say("saved", path=words[0]))
    else:
        table.screen.line(write_save(table.match))


def quit_(table: Table, ask: Ask, words: list[str]) -> None:
    raise Quit


COMMANDS: Final[dict[str, Callable[[Table, Ask, list[str]], None]]] = {
    "help": help_,
    "look": look,
    "why": why,
    "plans": plans,
    "show": show,
    "forecast": forecast,
    "log": log,
    "rules": rules,
    "undo": undo,
    "save": save,
    "quit": quit_,
}
