"""Powers that are used and cards that are played, in words: composed from a power and a way to play."""

from functools import cache
from typing import Final, final

from orrery.games.cosmic.data.cards import CARD_NAMES, PRINTED
from orrery.games.cosmic.data.powers import NO_POWER, POWER_KEYS
from orrery.games.cosmic.plays import (
    CON,
    EDICT,
    POWER_USE,
    PRO,
    REINFORCE,
    RETAIN,
    RULE,
    SHIELD,
    STOP,
    SUPER,
    WILD,
    Playable,
)
from orrery.games.cosmic.tables import WINDOWS
from orrery.shown.cosmic.words import Words
from orrery.texts.clauses import clauses

TITLE: Final = "cosmic"
WAYS: Final = {CON: "con", STOP: "stop", PRO: "pro", RETAIN: "retain", SHIELD: "shield"}
CHECKS: Final = {
    "lose-power": "check-cosmic-lose-power",
    "masochist-denied": "check-cosmic-masochist-denied",
    "suffer": "check-cosmic-suffer",
    "buy-tokens": "check-cosmic-buy-tokens",
    "buy-cards": "check-cosmic-buy-cards",
    "buy-discard": "check-cosmic-buy-discard",
    "buy-move": "check-cosmic-buy-move",
    "buy-flip": "check-cosmic-buy-flip",
    "buy-power": "check-cosmic-buy-power",
    "add-power": "check-cosmic-add-power",
    "moon-effect": "check-cosmic-moon-effect",
    "reveal-moon": "check-cosmic-reveal-moon",
}
"""What the rules themselves ask or offer."""
FLARES: Final = {"wild-": "play-cosmic-wild", "super-": "play-cosmic-super"}


@final
class Responses:
    """What can be done at a window, by its place in the table of plays."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.speech = words.speech

    def play(self, response: int) -> Playable | None:
        """The play behind a number; none for a question that no play asks."""
        return WINDOWS.plays[response] if 0 <= response < len(WINDOWS.plays) else None

    def key(self, response: int) -> str:
        """The key of the play behind a number, or nothing."""
        play = self.play(response)
        return play.key if play is not None else ""

    def name(self, play: Playable) -> str:
        """What it is called: a power, or a card and the way it is played."""
        if play.how == EDICT:
            return self.words.card(play.kind)
        if play.how == RULE:
            return self.speech.say(CHECKS.get(play.key, "check-cosmic-rule"))
        if play.how == REINFORCE:
            card, side = self.words.card(play.kind), side_of(play)
            return self.speech.say("play-cosmic-reinforcement", card=card, side=side)
        power = self.words.power(play.power)
        if play.how == WILD:
            return self.speech.say("play-cosmic-wild", power=power)
        if play.how == SUPER:
            return self.speech.say("play-cosmic-super", power=power)
        if play.how == POWER_USE:
            return power
        way = self.speech.say(f"way-cosmic-{WAYS[int(play.how)]}")
        return self.speech.say("play-cosmic-pulsar", power=power, way=way)

    def line(self, play: Playable) -> str:
        """What a card or power does."""
        if play.how == EDICT:
            return self.speech.say(f"order-cosmic-{CARD_NAMES[play.kind]}")
        if play.how == REINFORCE:
            return self.speech.say("reinforce-cosmic", number=PRINTED[play.kind])
        key = POWER_KEYS[play.power]
        if play.how == WILD:
            return self.speech.say(f"wild-cosmic-{key}")
        if play.how == SUPER:
            return self.speech.say(f"super-cosmic-{key}")
        if play.how == POWER_USE:
            return self._use(play)
        power = self.words.power(play.power)
        return self.speech.say(f"pulsar-cosmic-{WAYS[int(play.how)]}", power=power)

    def _use(self, play: Playable) -> str:
        """One of several uses of a power has a text of its own; else it is what the power does."""
        own = f"use-cosmic-{play.key}"
        return self.speech.say(own) if self.speech.knows(own) else self.words.power_line(play.power)

    def told(self, play: Playable) -> str:
        """Name and line; what the rules do themselves has only a name."""
        if play.how == RULE:
            return self.name(play)
        return self.words.line(self.name(play), self.line(play))

    def rule(self, play: Playable) -> str:
        """The clause it follows, and what that is without a module."""
        texts = clause_texts(self.speech.language)
        return " ".join(texts[key] for key in (play.clause, f"{play.clause}-plain") if key in texts)

    def source(self, key: str) -> str:
        """What bends a number, by the key of its modifier."""
        own = f"term-cosmic-{key}"
        if self.speech.knows(own):
            return self.speech.say(own)
        for start, text in FLARES.items():
            if key.startswith(start):
                return self.speech.say(text, power=self._named(key))
        return self._named(key)

    def _named(self, key: str) -> str:
        """The name of the power in a key."""
        power = power_in(key)
        return self.words.power(power) if power != NO_POWER else key


def side_of(play: Playable) -> str:
    """For which side a reinforcement is played."""
    return play.key.rpartition("-")[2]


def power_in(key: str) -> int:
    """The power at the beginning of the key of a modifier, or behind the flare it comes from."""
    for start in FLARES:
        key = key.removeprefix(start)
    found = [power for power, name in enumerate(POWER_KEYS) if f"{key}-".startswith(f"{name}-")]
    return found[0] if found else NO_POWER


@cache
def clause_texts(language: str) -> dict[str, str]:
    """The clauses of the title by id."""
    return {clause.id: clause.text for clause in clauses(TITLE, language)}
