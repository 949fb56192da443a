"""``orrery titles``."""

from orrery.commands.command import Language, language
from orrery.games.registry import TITLES
from orrery.shown.registry import telling_for
from orrery.texts.speech import Speech


def titles(lang: Language = None) -> None:
    """List the titles."""
    speech = Speech(language(lang))
    for game in TITLES.values():
        seats = str(game.fewest) if game.fewest == game.most else f"{game.fewest}–{game.most}"
        name = telling_for(game, speech, []).title()
        print(speech.say("title-line", key=game.key, name=name, seats=seats))
