"""``orrery import``."""

from orrery.commands.arguments import SaveFile, Seats, kinds_for
from orrery.commands.command import Language, language
from orrery.terminal.journal import adopt, read_match, store_match
from orrery.texts.speech import Speech


def import_(file: SaveFile, seats: Seats = None, lang: Language = None) -> None:
    """Verify a save and store it as a game of yours."""
    match = read_match(file)
    journal = store_match(adopt(match), kinds_for(match.setup.seats, seats))
    print(Speech(language(lang)).say("stays-stored", name=journal.name))
