"""``orrery verify``."""

from orrery.commands.arguments import SaveFile
from orrery.commands.command import Language, language
from orrery.terminal.journal import read_match
from orrery.texts.speech import Speech


def verify(file: SaveFile, lang: Language = None) -> None:
    """Replay a save, and check every draw against the dealer's promise."""
    speech = Speech(language(lang))
    match = read_match(file)
    print(speech.say("verified-entries", count=len(match.log)))
    checked = "verified-draws" if match.dealer else "unverified-draws"
    print(speech.say(checked, count=match.draws - match.dealt_from, promise=match.promise or "-"))
    if match.dealt_from:
        print(speech.say("earlier-draws", count=match.dealt_from))
