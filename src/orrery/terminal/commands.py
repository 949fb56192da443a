"""What a player may say beside an answer."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from orrery.engine.errors import CannotUndo
from orrery.engine.flow import CHANCE, Ask
from orrery.engine.notation import write_save
from orrery.engine.preview import Preview
from orrery.shown.picture.page import STRONG
from orrery.terminal import news
from orrery.texts.clauses import clauses

if TYPE_CHECKING:
    from orrery.terminal.table import Table

LAST_EVENTS: Final = 30
FURTHEST: Final = 20
"""How many answers are foreseen at most."""


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
    plan = table.plans(ask).get(words[0].lower())
    answer = table.telling.plan(view, ask, plan) if plan else table.telling.answer(view, ask, choices[0])
    table.screen.line(answer, STRONG)
    printed = table.telling.detail(view, ask, choices[0])
    if printed:
        table.screen.line(printed)
    foresee(table, ask, choices)


def foresee(table: Table, ask: Ask, choices: list[int]) -> None:
    """Events, points and the next question, as far as they are known before."""
    seen = table.match.preview(ask.seat, choices)
    state = ahead(table, ask, choices[: seen.taken])
    asks = table.game.asks(state) if seen.taken == len(choices) and seen.undoable else []
    follows = [other for other in asks if other.seat == ask.seat]
    if follows and len(choices) < FURTHEST and len(table.game.options(state, follows[0])) == 1:
        foresee(table, ask, [*choices, table.game.options(state, follows[0])[0]])
        return
    news.tell(table.screen, table.telling, seen.view, seen.events)
    _show_gains(table, state)
    if follows:
        question = table.telling.question(seen.view, follows[0])
        table.screen.line(table.speech.say("look-next", question=question))
    table.screen.line(table.speech.say(_way_back(table, seen, asks, len(choices))))


def _way_back(table: Table, seen: Preview[Any], asks: list[Ask], answers: int) -> str:
    """Whether what is foreseen could be taken back: not once chance or a computer player has answered."""
    if (seen.taken < answers and not seen.undoable) or any(ask.seat == CHANCE for ask in asks):
        return "look-hidden"
    if not seen.undoable or any(ask.seat in table.players for ask in asks):
        return "look-final"
    return "look-undoable"


def ahead(table: Table, ask: Ask, choices: list[int]) -> Any:
    """The position after answers that show nothing hidden; one inside a group changes nothing."""
    state = table.game.clone(table.match.state)
    for choice in choices:
        if state.open != 1:
            break
        table.game.apply(state, ask.seat, choice)
    return state


def _show_gains(table: Table, state: Any) -> None:
    """Points and forecasts that would be others in ``state`` than now."""
    before, after = table.game.standings(table.match.state), table.game.standings(state)
    for seat, (now, then) in enumerate(zip(before, after)):
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


def why(table: Table, ask: Ask, words: list[str]) -> None:
    """What is refused, by clause; with a number, what that clause says."""
    refused: dict[str, list[str]] = {}
    for entry in table.game.refused(table.match.state, ask):
        refused.setdefault(entry.clause, []).append(table.answer_text(ask, entry.choice))
    numbered = {str(number): clause for number, clause in enumerate(refused, start=1)}
    if not refused:
        table.screen.line(table.speech.say("nothing-refused"))
    elif words and words[0] in numbered:
        _show_clause(table, numbered[words[0]])
    else:
        texts = [(number, f"{clause}: {'; '.join(refused[clause])}") for number, clause in numbered.items()]
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


def skip(table: Table, ask: Ask, words: list[str]) -> None:
    """Pass, and go on passing by a standing order."""
    if table.telling.is_chance(ask):
        table.pass_on(ask)
    else:
        table.screen.line(table.speech.say("skip-what"))


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
    "skip": skip,
    "undo": undo,
    "save": save,
    "quit": quit_,
}

ALIASES: Final = {"?": "help", "q": "quit", "exit": "quit"}
