"""The command ``orrery``: each command parses, calls the library, and prints."""

import io
import json
import sys
from functools import partial
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from msgspec import to_builtins

from orrery.commands.frame import Command, Language, language
from orrery.commands.hosting import config, serve
from orrery.engine.errors import BadSetup, GameError
from orrery.engine.game import Game
from orrery.engine.match import Match
from orrery.engine.notation import write_save
from orrery.engine.position import write_position
from orrery.games.registry import TITLES, find_title
from orrery.lab.arena import series
from orrery.server.titles import declarations, title_info
from orrery.shown.registry import telling_for
from orrery.terminal.commands import Quit
from orrery.terminal.journal import (
    Journal,
    adopt,
    create_journal,
    find_journal,
    journals,
    newest_journal,
    open_journal,
    read_match,
    resume_journal,
    store_match,
    unfinished_journal,
)
from orrery.terminal.menu import choose_game, choose_kinds
from orrery.terminal.replay import Replay, branch
from orrery.terminal.screen import Screen
from orrery.terminal.seats import letters, read_kinds, seat_names, usual_kinds
from orrery.terminal.table import Table
from orrery.texts.clauses import clauses, untested
from orrery.texts.speech import ENGLISH, Speech

app: Final = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    help="An open table for space games.",
)
command: Final = partial(app.command, cls=Command)
command()(serve)
command()(config)

Title = Annotated[str | None, typer.Argument(help="The title; asked for if left out.")]
Seats = Annotated[str | None, typer.Option(help="Who sits where, by commas: you, greedy, random.")]
Options = Annotated[list[str] | None, typer.Option("--option", help="An option of the title, as KEY=VALUE.")]
Preset = Annotated[str | None, typer.Option(help="A named set of options of the title.")]
Plain = Annotated[bool, typer.Option("--plain", help="Sentences only, for screen readers and pipes.")]
Colour = Annotated[bool, typer.Option("--colour/--no-colour", help="Whether to use colours.")]
SaveFile = Annotated[str, typer.Argument(help="The file of a save, or a stored game by number or name.")]
Stored = Annotated[
    str | None, typer.Argument(help="A stored game by number or name; the newest if left out.")
]


@command()
def play(
    title: Title = None,
    seats: Seats = None,
    option: Options = None,
    preset: Preset = None,
    lang: Language = None,
    plain: Plain = False,
    colour: Colour = True,
    resume: Annotated[
        bool, typer.Option("--resume", help="Go on with a stored game, by number or name.")
    ] = False,
) -> None:
    """Play a title in this terminal, alone, with computer players, or with several people."""
    speech, screen = Speech(language(lang)), Screen(plain=plain, colour=colour)
    if resume:
        _sit_down(resume_journal(find_journal(title) if title else unfinished_journal()), speech, screen)
        return
    chosen = find_title(title) if title else choose_game(screen, speech)
    if isinstance(chosen, Journal):
        _sit_down(chosen, speech, screen)
        return
    if seats is None and title is None:
        kinds = choose_kinds(screen, speech, chosen)
    else:
        kinds = read_kinds(usual_kinds(chosen.usual) if seats is None else seats)
    setup = chosen.setup(len(kinds), _options(chosen, preset, option))
    _sit_down(create_journal(chosen, setup, kinds), speech, screen)


def _sit_down(journal: Journal, speech: Speech, screen: Screen) -> None:
    """Play a stored game to its end, or until the player leaves or interrupts it."""
    telling = telling_for(journal.match.game, speech, seat_names(journal.kinds, speech))
    try:
        Table(journal, telling, screen).play()
    except (Quit, EOFError):
        screen.line(speech.say("stays-stored", name=journal.name))
    except KeyboardInterrupt:
        screen.line()
        screen.line(speech.say("stays-stored", name=journal.name))
        raise


@command()
def games(lang: Language = None) -> None:
    """List the stored games, the newest first."""
    speech = Speech(language(lang))
    for path in journals():
        try:
            journal = open_journal(path)
        except GameError as error:
            print(f"{path.name}  {error.code}: {speech.say(f'error-{error.code}')}")
            continue
        status = "stored-over" if journal.match.outcome() else "stored-running"
        print(f"{journal.name}  {', '.join(journal.kinds)}  {speech.say(status, count=journal.stored)}")


@command("export")
def export_game(name: Stored = None, lang: Language = None) -> None:
    """Print a stored game as a save."""
    path = find_journal(name) if name else newest_journal()
    print(write_save(open_journal(path).match), end="")


@command("position")
def print_position(name: Stored = None, lang: Language = None) -> None:
    """Print where a stored game stands, with all that is hidden, as a text to play from."""
    match = open_journal(find_journal(name) if name else newest_journal()).match
    print(write_position(match.game, match.setup, match.state), end="")


@command("import")
def import_game(file: SaveFile, seats: Seats = None, lang: Language = None) -> None:
    """Verify a save and store it as a game of yours."""
    match = read_match(file)
    journal = store_match(adopt(match), _kinds(match, seats))
    print(Speech(language(lang)).say("stays-stored", name=journal.name))


@command()
def replay(
    file: SaveFile,
    seats: Seats = None,
    lang: Language = None,
    plain: Plain = False,
    colour: Colour = True,
) -> None:
    """Walk through a save, and play on from any moment."""
    speech, screen = Speech(language(lang)), Screen(plain=plain, colour=colour)
    match = read_match(file)
    kinds = _kinds(match, seats)
    telling = telling_for(match.game, speech, letters(match.setup.seats))
    try:
        kept = Replay(match, telling, screen).run()
    except (Quit, EOFError):
        return
    _sit_down(store_match(branch(match, kept), kinds), speech, screen)


def _kinds(match: Match[Any], seats: str | None) -> list[str]:
    """Who will sit where in a match that is there already."""
    kinds = read_kinds(usual_kinds(match.setup.seats) if seats is None else seats)
    if len(kinds) != match.setup.seats:
        raise BadSetup(f"the game has {match.setup.seats} seats, not {len(kinds)}")
    return kinds


@command()
def verify(file: SaveFile, lang: Language = None) -> None:
    """Replay a save, and check every draw against the dealer's promise."""
    speech = Speech(language(lang))
    match = read_match(file)
    print(speech.say("verified-entries", count=len(match.log)))
    checked = "verified-draws" if match.dealer else "unverified-draws"
    print(speech.say(checked, count=match.draws - match.dealt_from, promise=match.promise or "-"))
    if match.dealt_from:
        print(speech.say("earlier-draws", count=match.dealt_from))


@command()
def arena(
    title: Annotated[str, typer.Argument(help="The title.")],
    players: Annotated[str, typer.Option(help="Computer players by commas.")] = "greedy,random",
    number: Annotated[int, typer.Option("--games", help="How many games.")] = 100,
    option: Options = None,
    preset: Preset = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 1,
    workers: Annotated[int, typer.Option(help="Processes that play side by side.")] = 1,
) -> None:
    """Let computer players play many games, and print what came of it."""
    game = find_title(title)
    kinds = players.split(",")
    setup = game.setup(len(kinds), _options(game, preset, option))
    print(series(game.key, setup, kinds, number, seed, workers))


@command()
def titles(lang: Language = None) -> None:
    """List the titles."""
    speech = Speech(language(lang))
    for game in TITLES.values():
        seats = str(game.fewest) if game.fewest == game.most else f"{game.fewest}–{game.most}"
        name = telling_for(game, speech, []).title()
        print(speech.say("title-line", key=game.key, name=name, seats=seats))


@command()
def rules(
    title: Annotated[str | None, typer.Argument(help="One title; all if left out.")] = None,
    without_test: Annotated[
        bool, typer.Option("--untested", help="Only clauses that no test shows.")
    ] = False,
    tests: Annotated[Path, typer.Option(help="The folder of the tests.")] = Path("tests"),
    lang: Language = None,
) -> None:
    """Print the clauses of the rules."""
    if without_test and not tests.is_dir():
        raise BadSetup(f"there is no folder {tests}")
    for game in [find_title(title)] if title else TITLES.values():
        found = untested(game.key, tests) if without_test else clauses(game.key, language(lang))
        for clause in found:
            print(f"{game.key} {clause.id} {clause.text}")


@command()
def declare(title: Annotated[str, typer.Argument(help="The title.")]) -> None:
    """Print what a client needs to know of a title, as JSON."""
    card, facts = title_info(title, ENGLISH), declarations(title)
    print(json.dumps({**to_builtins(card), **to_builtins(facts)}, indent=1))


def _options(game: Game[Any], preset: str | None, given: list[str] | None) -> dict[str, str]:
    """The options of a preset, and over them those given one by one."""
    if preset is not None and preset not in game.presets:
        raise BadSetup(f"{game.key} has no preset {preset[:40]!r}, only {sorted(game.presets)}")
    return {**game.presets.get(preset or "", {}), **dict(_pair(text) for text in given or [])}


def _pair(text: str) -> tuple[str, str]:
    key, equals, value = text.partition("=")
    if not equals:
        raise BadSetup(f"an option is KEY=VALUE, not {text[:40]!r}")
    return key, value


def main() -> None:
    """Run a command. What can't be read or shown is replaced: no sign may end a game."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    app()


if __name__ == "__main__":
    main()
