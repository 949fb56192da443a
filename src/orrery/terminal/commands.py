"""What a player may say beside an answer."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from orrery.engine.flow import Ask
from orrery.engine.notation import write_save
from orrery.shown.picture.page import STRONG
from orrery.table.foresight import Barrier, TakeBack
from orrery.terminal import news
from orrery.terminal.answers import chosen
from orrery.terminal.answers import plans as chains
from orrery.terminal.hints import found_hints
from orrery.terminal.seats import HOST, NOW
from orrery.texts.clauses import clauses

if TYPE_CHECKING:
    from orrery.terminal.game import TerminalGame

LAST_EVENTS: Final = 30
FURTHEST: Final = 20
"""How many answers are foreseen at most."""


class Quit(Exception):
    """The player leaves the table; the game stays stored."""


def help_(game: TerminalGame, ask: Ask, words: list[str]) -> None:
    for name in COMMANDS:
        game.screen.line(game.speech.say(f"command-{name}"))


def look(game: TerminalGame, ask: Ask, words: list[str]) -> None:
    """What an answer or a plan would do, before it is given."""
    if not words:
        game.screen.line(game.speech.say("look-what"))
        return
    choices = chosen(game.match, ask, words[0])
    view = game.rules.view(game.match.state, ask.seat)
    plan = chains(game.match, ask).get(words[0].lower())
    answer = game.telling.plan(view, ask, plan) if plan else game.telling.answer(view, ask, choices[0])
    game.screen.line(answer, STRONG)
    printed = game.telling.detail(view, ask, choices[0])
    if printed:
        game.screen.line(printed)
    foresee(game, ask, choices)


def foresee(game: TerminalGame, ask: Ask, choices: list[int]) -> None:
    """Events, points and the next question, as far as they are known before."""
    seen = game.table.preview(HOST, ask.seat, game.question(ask), choices)
    state = ahead(game, ask, choices[: seen.taken])
    follows = seen.ask if seen.taken == len(choices) else None
    if follows is not None and len(choices) < FURTHEST and len(seen.options) == 1:
        foresee(game, ask, [*choices, seen.options[0][0]])
        return
    news.tell(game.screen, game.telling, seen.view, seen.events)
    _show_gains(game, state)
    if follows is not None:
        question = game.telling.question(seen.view, follows)
        game.screen.line(game.speech.say("look-next", question=question))
    game.screen.line(game.speech.say(_way_back(game, seen.take_back)))


def _way_back(game: TerminalGame, take_back: TakeBack) -> str:
    """Whether what is foreseen could be taken back: not once chance or a computer player has answered."""
    if take_back.barrier in (Barrier.CHANCE, Barrier.HIDDEN):
        return "look-hidden"
    if take_back.undoable or (take_back.hands_over >= 0 and take_back.hands_over not in game.players):
        return "look-undoable"
    return "look-final"


def ahead(game: TerminalGame, ask: Ask, choices: list[int]) -> Any:
    """The position after answers that show nothing hidden; one inside a group changes nothing."""
    state = game.rules.clone(game.match.state)
    for choice in choices:
        if state.open != 1:
            break
        game.rules.apply(state, ask.seat, choice)
    return state


def _show_gains(game: TerminalGame, state: Any) -> None:
    """Points and forecasts that would be others in ``state`` than now."""
    before, after = game.rules.standings(game.match.state), game.rules.standings(state)
    for seat, (now, then) in enumerate(zip(before, after)):
        if now.plain() != then.plain():
            game.screen.line(
                game.speech.say(
                    "look-standing",
                    name=game.telling.seat(seat),
                    points=then.points,
                    before=now.points,
                    forecast=then.forecast,
                    earlier=now.forecast,
                )
            )


def why(game: TerminalGame, ask: Ask, words: list[str]) -> None:
    """What is refused, by clause; with a number, what that clause says."""
    refused: dict[str, list[str]] = {}
    for entry in game.rules.refused(game.match.state, ask):
        refused.setdefault(entry.clause, []).append(game.display.answer_text(ask, entry.choice))
    numbered = {str(number): clause for number, clause in enumerate(refused, start=1)}
    if not refused:
        game.screen.line(game.speech.say("nothing-refused"))
    elif words and words[0] in numbered:
        _show_clause(game, numbered[words[0]])
    else:
        texts = [(number, f"{clause}: {'; '.join(refused[clause])}") for number, clause in numbered.items()]
        game.screen.answers(texts)


def rules(game: TerminalGame, ask: Ask, words: list[str]) -> None:
    """A clause, or all whose text holds a word."""
    if not words:
        game.screen.line(game.speech.say("rules-which"))
        return
    _show_clause(game, " ".join(words))


def _show_clause(game: TerminalGame, wanted: str) -> None:
    found = [
        clause
        for clause in clauses(game.rules.key, game.speech.language)
        if clause.id.lower() == wanted.lower() or (len(wanted) > 3 and wanted.lower() in clause.text.lower())
    ]
    for clause in found:
        game.screen.line(f"{clause.id} {clause.text}")
    if not found:
        game.screen.line(game.speech.say("no-clause", id=wanted))


def undo(game: TerminalGame, ask: Ask, words: list[str]) -> None:
    """Back to the last question that left a choice; ``undo all`` goes back as far as it can."""
    others = [] if game.rules.hides else game.people
    seat = next((seat for seat in [ask.seat, *others] if game.table.play.may_undo(seat)), ask.seat)
    game.keep(game.table.undo(HOST, seat, NOW))
    while words == ["all"] and game.table.play.may_undo(seat):
        game.keep(game.table.undo(HOST, seat, NOW))


def log(game: TerminalGame, ask: Ask, words: list[str]) -> None:
    """The last things that happened, as this seat saw them; ``log all`` tells everything."""
    view = game.rules.view(game.match.state, ask.seat)
    events = game.match.recorder.stream(ask.seat)
    news.tell(game.screen, game.telling, view, events if words == ["all"] else events[-LAST_EVENTS:])


def forecast(game: TerminalGame, ask: Ask, words: list[str]) -> None:
    """Points now, points per round, and the expected end."""
    for seat, standing in enumerate(game.rules.standings(game.match.state)):
        game.screen.line(
            game.speech.say(
                "standing",
                name=game.telling.seat(seat),
                points=standing.points,
                income=standing.income,
                forecast=standing.forecast,
            )
        )


def plans(game: TerminalGame, ask: Ask, words: list[str]) -> None:
    count = len(chains(game.match, ask))
    if count == 0:
        game.screen.line(game.speech.say("no-plans"))
    game.display.show_plans(ask, count)


def hint(game: TerminalGame, ask: Ask, words: list[str]) -> None:
    """What the computer would answer; with a number, that is answered."""
    found = found_hints(game, ask)
    if words and words[0] in found:
        game.answer(ask, found[words[0]][0])
        return
    game.screen.answers([(f"hint {number}", text) for number, (_, text) in found.items()])


def show(game: TerminalGame, ask: Ask, words: list[str]) -> None:
    game.display.show_position(ask.seat)
    game.display.put_question(ask)


def save(game: TerminalGame, ask: Ask, words: list[str]) -> None:
    """Write the game to a new file, or show its text."""
    if not words:
        game.screen.raw(write_save(game.match).rstrip())
        return
    path = Path(" ".join(words)).expanduser()
    try:
        with path.open("x", encoding="ascii", newline="\n") as file:
            file.write(write_save(game.match))
    except OSError as error:
        game.screen.line(game.speech.say("not-saved", path=str(path), reason=error.strerror or ""))
    else:
        game.screen.line(game.speech.say("saved", path=str(path)))


def skip(game: TerminalGame, ask: Ask, words: list[str]) -> None:
    """Pass, and go on passing by a standing order."""
    if game.telling.is_chance(ask):
        game.pass_on(ask)
    else:
        game.screen.line(game.speech.say("skip-what"))


def quit_(game: TerminalGame, ask: Ask, words: list[str]) -> None:
    raise Quit


COMMANDS: Final[dict[str, Callable[[TerminalGame, Ask, list[str]], None]]] = {
    "help": help_,
    "look": look,
    "why": why,
    "plans": plans,
    "hint": hint,
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
