"""``orrery games``."""

from orrery.commands.command import Language, language
from orrery.engine.errors import GameError
from orrery.terminal.journal import journals, open_journal
from orrery.texts.speech import Speech


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
