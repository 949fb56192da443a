"""The command ``orrery``: each command parses, calls the library, and prints."""

import json
import os
import sys
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from orrery.engine.errors import BadSetup, GameError
from orrery.engine.game import Game
from orrery.engine.notation import read_save, write_save
from orrery.games.registry import TITLES, find_title
from orrery.lab.arena import series
from orrery.telling.registry import telling_for
from orrery.telling.telling import Telling
from orrery.terminal.commands import Quit
from orrery.terminal.journal import (
    Journal,
    adopt,
    create_journal,
    find_journal,
    journals,
    open_journal,
    read_text,
    store_match,
)
from orrery.terminal.replay import Replay, branch
from orrery.terminal.screen import Screen
from orrery.terminal.seats import read_kinds, seat_names
from orrery.terminal.table import Table
from orrery.texts.clauses import clauses, untested
from orrery.texts.speech import ENGLISH, LANGUAGES, Speech

app: Final = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    help="An open table for space games.",
)

REFUSED: Final = 2
INTERRUPTED: Final = 130

Title = Annotated[str | None, typer.Argument(help="The title; asked for if left out.")]
Seats = Annotated[str, typer.Option(help="Who sits where, by commas: you, greedy, random.")]
Options = Annotated[list[str] | None, typer.Option("--option", help="An option of the title, as KEY=VALUE.")]
Preset = Annotated[str | None, typer.Option(help="A named set of options of the title.")]
Language = Annotated[str | None, typer.Option("--lang", help="en or ru.")]
Plain = Annotated[bool, typer.Option("--plain", help="Sentences only, for screen readers and pipes.")]
Colour = Annotated[bool, typer.Option("--colour/--no-colour", help="Whether to use colours.")]
SaveFile = Annotated[Path, typer.Argument(help="A save.")]
Stored = Annotated[
    str | None, typer.Argument(help="A stored game by number or name; the newest if left out.")
]


@app.command()
def play(
    title: Title = None,
    seats: Seats = "you,greedy",
    option: Options = None,
    preset: Preset = None,
    lang: Language = None,
    plain: Plain = False,
    colour: Colour = True,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with a stored game.")] = False,
) -> None:
    """Play a title in this terminal, alone, with computer players, or with several people."""
    speech, screen = Speech(_language(lang)), Screen(plain=plain, colour=colour)
    if resume:
        _sit_down(open_journal(find_journal(title)), speech, screen)
        return
    game = find_title(title or _choose_title(speech, screen))
    kinds = read_kinds(seats)
    setup = game.setup(len(kinds), _options(game, preset, option))
    _sit_down(create_journal(game, setup, kinds), speech, screen)


def _sit_down(journal: Journal, speech: Speech, screen: Screen) -> None:
    """Play a stored game to its end, or until the player leaves."""
    table = Table(journal, _telling(journal.match.game, speech, journal.kinds), screen)
    try:
        table.play()
    except (Quit, EOFError):
        screen.line(speech.say("stays-stored", name=journal.name))


@app.command()
def games(lang: Language = None) -> None:
    """List the stored games, the newest first."""
    speech = Speech(_language(lang))
    for path in journals():
        journal = open_journal(path)
        status = "stored-over" if journal.match.outcome() else "stored-running"
        print(f"{journal.name}  {', '.join(journal.kinds)}  {speech.say(status, count=journal.stored)}")


@app.command("export")
def export_game(name: Stored = None) -> None:
    """Print a stored game as a save."""
    print(write_save(open_journal(find_journal(name)).match), end="")


@app.command("import")
def import_game(file: SaveFile, seats: Seats = "you,greedy", lang: Language = None) -> None:
    """Verify a save and store it as a game of yours."""
    match = read_save(read_text(file), TITLES)
    kinds = read_kinds(seats)
    if len(kinds) != match.setup.seats:
        raise BadSetup(f"the game has {match.setup.seats} seats, not {len(kinds)}")
    print(Speech(_language(lang)).say("stays-stored", name=store_match(adopt(match), kinds).name))


@app.command()
def replay(
    file: SaveFile,
    seats: Seats = "you,greedy",
    lang: Language = None,
    plain: Plain = False,
    colour: Colour = True,
) -> None:
    """Walk through a save, and play on from any moment."""
    speech, screen = Speech(_language(lang)), Screen(plain=plain, colour=colour)
    match = read_save(read_text(file), TITLES)
    names = [chr(ord("A") + seat) for seat in range(match.setup.seats)]
    try:
        kept = Replay(match, telling_for(match.game, speech, names), screen).run()
    except (Quit, EOFError):
        return
    kinds = read_kinds(seats)
    if len(kinds) != match.setup.seats:
        raise BadSetup(f"the game has {match.setup.seats} seats, not {len(kinds)}")
    _sit_down(store_match(branch(match, kept), kinds), speech, screen)


@app.command()
def verify(file: SaveFile, lang: Language = None) -> None:
    """Replay a save, and check every draw against the dealer's promise."""
    speech = Speech(_language(lang))
    match = read_save(read_text(file), TITLES)
    print(speech.say("verified-entries", count=len(match.log)))
    checked = "verified-draws" if match.dealer else "unverified-draws"
    print(speech.say(checked, count=match.draws - match.dealt_from, promise=match.promise or "-"))


@app.command()
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


@app.command()
def titles() -> None:
    """List the titles."""
    for game in TITLES.values():
        print(f"{game.key}  {game.fewest}-{game.most} seats, rules version {game.version}")


@app.command()
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
        found = untested(game.key, tests) if without_test else clauses(game.key, _language(lang))
        for clause in found:
            print(f"{game.key} {clause.id} {clause.text}")


@app.command()
def declare(title: Annotated[str, typer.Argument(help="The title.")]) -> None:
    """Print what a client needs to know of a title, as JSON."""
    print(json.dumps(declarations(find_title(title)), indent=1))


def declarations(game: Game[Any]) -> dict[str, object]:
    """The fixed facts of a title by name."""
    return {
        "title": game.key,
        "version": game.version,
        "seats": [game.fewest, game.most],
        "settings": [
            {"key": setting.key, "default": setting.default, "values": list(setting.values)}
            for setting in game.settings
        ],
        "presets": game.presets,
        "decisions": [{"key": entry.key, "names": list(entry.names)} for entry in game.decisions],
        "procedures": [entry.key for entry in game.procedures],
        "events": list(game.events),
        "sources": list(game.sources),
        "clauses": [clause.id for clause in clauses(game.key)],
    }


def _telling(game: Game[Any], speech: Speech, kinds: list[str]) -> Telling:
    return telling_for(game, speech, seat_names(kinds))


def _language(wanted: str | None) -> str:
    """The language asked for, or that of the surroundings if we speak it."""
    if wanted is not None:
        if wanted not in LANGUAGES:
            raise BadSetup(f"a language is one of {', '.join(LANGUAGES)}, not {wanted[:40]!r}")
        return wanted
    around = os.environ.get("ORRERY_LANG") or os.environ.get("LANG", "")
    return next((language for language in LANGUAGES if around.startswith(language)), ENGLISH)


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


def _choose_title(speech: Speech, screen: Screen) -> str:
    keys = list(TITLES)
    screen.answers(f"{number}) {speech.say(f'title-{key}')}" for number, key in enumerate(keys, start=1))
    word = screen.read(speech.say("choose-title"))
    return keys[int(word) - 1] if word.isascii() and word.isdigit() and 1 <= int(word) <= len(keys) else word


def main() -> None:
    """Run a command; what a player or host did wrong ends with its code and exit status 2."""
    try:
        app()
    except GameError as error:
        print(f"{error.code}: {error}", file=sys.stderr)
        sys.exit(REFUSED)
    except EOFError:
        sys.exit(REFUSED)
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)


if __name__ == "__main__":
    main()
