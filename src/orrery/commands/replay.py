"""``orrery replay``."""

from orrery.commands.arguments import Colour, Plain, SaveFile, Seats, kinds_for
from orrery.commands.command import Language, language
from orrery.shown.registry import telling_for
from orrery.terminal.commands import Quit
from orrery.terminal.game import play_stored
from orrery.terminal.journal import read_match, store_match
from orrery.terminal.replay import TerminalReplay, branch
from orrery.terminal.screen import Screen
from orrery.terminal.seats import letters
from orrery.texts.speech import Speech


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
    kinds = kinds_for(match.setup.seats, seats)
    telling = telling_for(match.game, speech, letters(match.setup.seats))
    try:
        kept = TerminalReplay(match, telling, screen).run()
    except (Quit, EOFError):
        return
    play_stored(store_match(branch(match, kept), kinds), speech, screen)
