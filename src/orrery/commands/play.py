"""``orrery play``."""

from typing import Annotated

import typer

from orrery.commands.arguments import Colour, Options, Plain, Preset, Seats, read_options
from orrery.commands.command import Language, language
from orrery.games.registry import find_title
from orrery.terminal.game import play_stored
from orrery.terminal.journal import (
    Journal,
    create_journal,
    find_journal,
    resume_journal,
    unfinished_journal,
)
from orrery.terminal.menu import choose_game, choose_kinds
from orrery.terminal.screen import Screen
from orrery.terminal.seats import read_kinds, usual_kinds
from orrery.texts.speech import Speech

Title = Annotated[str | None, typer.Argument(help="The title; asked for if left out.")]
Resume = Annotated[bool, typer.Option("--resume", help="Go on with a stored game, by number or name.")]


def play(
    title: Title = None,
    seats: Seats = None,
    option: Options = None,
    preset: Preset = "",
    lang: Language = None,
    plain: Plain = False,
    colour: Colour = True,
    resume: Resume = False,
) -> None:
    """Play a title in this terminal, alone, with computer players, or with several people."""
    speech, screen = Speech(language(lang)), Screen(plain=plain, colour=colour)
    if resume:
        journal = resume_journal(find_journal(title) if title else unfinished_journal())
    elif title:
        journal = _new_journal(title, seats, option, preset)
    else:
        journal = _chosen_journal(screen, speech, seats, option, preset)
    play_stored(journal, speech, screen)


def _new_journal(title: str, seats: str | None, option: list[str] | None, preset: str) -> Journal:
    game = find_title(title)
    kinds = read_kinds(usual_kinds(game.usual) if seats is None else seats)
    return create_journal(game, game.setup(len(kinds), read_options(option), preset), kinds)


def _chosen_journal(
    screen: Screen, speech: Speech, seats: str | None, option: list[str] | None, preset: str
) -> Journal:
    """What the menu gives: a stored game, or a new one."""
    chosen = choose_game(screen, speech)
    if isinstance(chosen, Journal):
        return chosen
    kinds = choose_kinds(screen, speech, chosen) if seats is None else read_kinds(seats)
    return create_journal(chosen, chosen.setup(len(kinds), read_options(option), preset), kinds)
