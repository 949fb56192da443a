"""What a player may say beside an answer."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from orrery.engine.errors import CannotUndo
from orrery.engine.flow import Ask
from orrery.engine.game import Standing
from orrery.engine.notation import write_save
from orrery.terminal import news
from orrery.terminal.pictures.page import STRONG
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
    if not words:
        table.screen.line(table.speech.say("look-what"))
        return
    choices = table.chosen(ask, words[0])
    view = table.game.view(table.match.state, ask.seat)
    seen = table.match.preview(ask.seat, choices)
    table.screen.line(table.telling.answer(view, ask, choices[0]), STRONG)
    printed = table.telling.detail(view, ask, choices[0])
    if printed:
        table.screen.line(printed)
    news.tell(table.screen, table.telling, seen.view, seen.events)
    _show_gains(table, ask, choices[: seen.taken])
    hidden = seen.taken < len(choices) and not seen.undoable
    after = "look-undoable" if seen.undoable else "look-final"
    table.screen.line(table.speech.say("look-hidden" if hidden else after))


def _show_gains(table: Table, ask: Ask, choices: list[int]) -> None:
    """Points and forecasts that some answers would change."""
    before = table.game.standings(table.match.state)
    for seat, (now, then) in enumerate(zip(before, standings_after(table, ask, choices))):
        if now.plain() != then.plain():
            table.screen.line(
                table.speech.say(
                    "look-standing",
                    name=table.telling.seat(seat),
                    points=then.points,
                    before=now.points,
                    forecast=then.forecast,
                    earlier=now.forecast,
                )
            )


def standings_after(table: Table, ask: Ask, choices: list[int]) -> list[Standing]:
    """How all would stand after answers that show nothing hidden; one inside a group changes nothing."""
    ahead = table.game.clone(table.match.state)
    for choice in choices:
        if ahead.open != 1:
            break
        table.game.apply(ahead, ask.seat, choice)
    standings: list[Standing] = table.game.standings(ahead)
    return standings


def why(table: Table, ask: Ask, words: list[str]) -> None:
    """What is refused, by number; with a number, the clause that refuses it."""
    refused = table.game.refused(table.match.state, ask)
    numbered = {str(number): entry for number, entry in enumerate(refused, start=1)}
    if not refused:
        table.screen.line(table.speech.say("nothing-refused"))
    elif words and words[0] in numbered:
        _show_clause(table, numbered[words[0]].clause)
    else:
        texts = [
            (number, f"{table.answer_text(ask, entry.choice)}: {entry.clause}")
            for number, entry in numbered.items()
        ]
        table.screen.answers(texts)


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
    """Back to the last question that left a choice; ``undo all`` goes back as far as it can."""
    others = [] if table.game.hides else table.people
    for seat in [ask.seat, *others]:
        steps = steps_back(table, seat)
        if steps:
            for _ in range(steps[-1] if words == ["all"] else steps[0]):
                table.match.undo(seat)
            table.journal.store()
            return
    raise CannotUndo(ask.seat)


def steps_back(table: Table, seat: int) -> list[int]:
    """After how many steps back ``seat`` comes to a question that left a choice."""
    match = table.match
    number = match.undoable(seat)
    if not match.trail or match.trail[-1].number != number:
        return [1] if number else []
    marks = enumerate(reversed(match.trail), start=1)
    return [steps for steps, mark in marks if len(table.game.legal(mark.state)) > 1]


def log(table: Table, ask: Ask, words: list[str]) -> None:
    """The last things that happened, as this seat saw them; ``log all`` tells everything."""
    view = table.game.view(table.match.state, ask.seat)
    events = table.match.recorder.stream(ask.seat)
    news.tell(table.screen, table.telling, view, events if words == ["all"] else events[-LAST_EVENTS:])


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
    count = len(table.plans(ask))
    if count == 0:
        table.screen.line(table.speech.say("no-plans"))
    table.show_plans(ask, count)


def show(table: Table, ask: Ask, words: list[str]) -> None:
    table.show_position(ask.seat)
    table.put_question(ask)


def save(table: Table, ask: Ask, words: list[str]) -> None:
    """Write the game to a new file, or show its text."""
    if not words:
        table.screen.raw(write_save(table.match).rstrip())
        return
    path = Path(" ".join(words)).expanduser()
    try:
        with path.open("x", encoding="ascii", newline="\n") as file:
            file.write(write_save(table.match))
    except OSError as error:
        table.screen.line(table.speech.say("not-saved", path=str(path), reason=error.strerror or ""))
    else:
        table.screen.line(table.speech.say("saved", path=str(path)))


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

ALIASES: Final = {"?": "help", "q": "quit", "exit": "quit"}
