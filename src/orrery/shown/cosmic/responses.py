"""Powers that are used and cards that are played, in words: composed from a power and a way to play."""

from functools import cache
from typing import Final, final

from orrery.games.cosmic.data.cards import CARD_NAMES
from orrery.games.cosmic.data.powers import POWER_KEYS
from orrery.games.cosmic.reactions import (
    CON,
    EDICT,
    POWER_USE,
    PRO,
    RETAIN,
    RULE,
    SHIELD,
    STOP,
    SUPER,
    WILD,
    Reaction,
)
from orrery.games.cosmic.responding import WINDOWS
from orrery.shown.cosmic.words import Words
from orrery.texts.clauses import clauses

TITLE: Final = "cosmic"
WAYS: Final = {CON: "con", STOP: "stop", PRO: "pro", RETAIN: "retain", SHIELD: "shield"}
CHECKS: Final = {"lose-power": "check-cosmic-lose-power", "suffer": "check-cosmic-suffer"}
"""What the rules themselves ask or offer."""
FLARES: Final = {"wild-": "play-cosmic-wild", "super-": "play-cosmic-super"}


@final
class Responses:
    """What can be done at a window, by its place in the table of reactions."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.speech = words.speech

    def reaction(self, response: int) -> Reaction | None:
        """The reaction behind a number; none for a question that no reaction asks."""
        return WINDOWS.reactions[response] if 0 <= response < len(WINDOWS.reactions) else None

    def key(self, response: int) -> str:
        """The key of the reaction behind a number, or nothing."""
        reaction = self.reaction(response)
        return reaction.key if reaction is not None else ""

    def name(self, reaction: Reaction) -> str:
        """What it is called: a power, or a card and the way it is played."""
        if reaction.how == EDICT:
            return self.words.card(reaction.kind)
        if reaction.how == RULE:
            return self.speech.say(CHECKS.get(reaction.key, "check-cosmic-rule"))
        power = self.words.power(reaction.power)
        if reaction.how == WILD:
            return self.speech.say("play-cosmic-wild", power=power)
        if reaction.how == SUPER:
            return self.speech.say("play-cosmic-super", power=power)
        if reaction.how == POWER_USE:
            return power
        way = self.speech.say(f"way-cosmic-{WAYS[int(reaction.how)]}")
        return self.speech.say("play-cosmic-pulsar", power=power, way=way)

    def line(self, reaction: Reaction) -> str:
        """What a card or power does."""
        if reaction.how == EDICT:
            return self.speech.say(f"order-cosmic-{CARD_NAMES[reaction.kind]}")
        key = POWER_KEYS[reaction.power]
        if reaction.how == WILD:
            return self.speech.say(f"wild-cosmic-{key}")
        if reaction.how == SUPER:
            return self.speech.say(f"super-cosmic-{key}")
        if reaction.how == POWER_USE:
            return self._use(reaction)
        power = self.words.power(reaction.power)
        return self.speech.say(f"pulsar-cosmic-{WAYS[int(reaction.how)]}", power=power)

    def _use(self, reaction: Reaction) -> str:
        """One of several uses of a power has a text of its own; else it is what the power does."""
        own = f"use-cosmic-{reaction.key}"
        return self.speech.say(own) if self.speech.knows(own) else self.words.power_line(reaction.power)

    def told(self, reaction: Reaction) -> str:
        """Name and line; what the rules do themselves has only a name."""
        if reaction.how == RULE:
            return self.name(reaction)
        return self.words.line(self.name(reaction), self.line(reaction))

    def rule(self, reaction: Reaction) -> str:
        """The clause it follows."""
        return clause_texts(self.speech.language).get(reaction.clause, "")

    def source(self, key: str) -> str:
        """What bends a number, by the key of its modifier."""
        own = f"term-cosmic-{key}"
        if self.speech.knows(own):
            return self.speech.say(own)
        for start, text in FLARES.items():
            if key.startswith(start):
                return self.speech.say(text, power=self._power_in(key.removeprefix(start)))
        return self._power_in(key)

    def _power_in(self, key: str) -> str:
        """The power at the beginning of a key."""
        found = [power for power, name in enumerate(POWER_KEYS) if f"{key}-".startswith(f"{name}-")]
        return self.words.power(found[0]) if found else key


@cache
def clause_texts(language: str) -> dict[str, str]:
    """The clauses of the title by id."""
    return {clause.id: clause.text for clause in clauses(TITLE, language)}
