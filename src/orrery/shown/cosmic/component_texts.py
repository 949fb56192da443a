"""Name, line and rule text of every power, card and destiny card."""

from dataclasses import dataclass
from typing import Final, final

from orrery.games.cosmic.data.cards import (
    CARD_NAMES,
    EDICT_TYPE,
    FLARE_TYPE,
    KICKER_TYPE,
    POWER_OF,
    PRINTED,
    PULSAR_TYPE,
    REINFORCEMENT_TYPE,
    TYPE_OF,
)
from orrery.games.cosmic.data.destiny import DESTINY_NAMES, FIRST_SPECIAL, SPECIAL_NUMBERS
from orrery.games.cosmic.data.powers import POWER_KEYS
from orrery.shown.cosmic.responses import clause_texts
from orrery.shown.cosmic.words import Words, signed

CLAUSES_OF: Final = {FLARE_TYPE: ("CW-{}", "CS-{}"), PULSAR_TYPE: ("CCon-{}", "CPro-{}", "CPro-{}-plain")}
"""The clauses of a card of a power, by its type; the last tells what a Pro is without a module."""
MODULES: Final = {
    KICKER_TYPE: ("kick-cosmic", ("CD4.1", "CD4.2", "CD4.3", "CD4.4")),
    REINFORCEMENT_TYPE: ("reinforce-cosmic", ("CD5.1", "CD5.2")),
}
"""Line and clauses of the cards of a module, by type."""


@dataclass(frozen=True, slots=True)
class Component:
    """What is printed on a component: its name, one line for a glance, and its rules."""

    name: str
    line: str
    rule: str


@final
class Components:
    """Components by their place in the tables of :mod:`orrery.games.cosmic.data`."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.speech = words.speech

    def power(self, power: int) -> Component:
        rule = self._clauses(f"CB-{POWER_KEYS[power]}")
        return Component(self.words.power(power), self.words.power_line(power), rule)

    def card(self, kind: int) -> Component:
        """A challenge card has neither line nor rule of its own."""
        name = self.words.card(kind)
        if TYPE_OF[kind] == EDICT_TYPE:
            key = CARD_NAMES[kind]
            return Component(name, self.speech.say(f"order-cosmic-{key}"), self._clauses(f"CX-{key}"))
        if TYPE_OF[kind] in MODULES:
            text, ids = MODULES[TYPE_OF[kind]]
            return Component(name, self.speech.say(text, number=signed(PRINTED[kind])), self._clauses(*ids))
        if TYPE_OF[kind] not in CLAUSES_OF:
            return Component(name, "", "")
        key = POWER_KEYS[POWER_OF[kind]]
        rule = self._clauses(*(clause.format(key) for clause in CLAUSES_OF[TYPE_OF[kind]]))
        return Component(name, self._line(kind, key), rule)

    def _line(self, kind: int, key: str) -> str:
        """Both ways to play a flare; a Pulsar is told by its power."""
        if TYPE_OF[kind] == PULSAR_TYPE:
            return self.words.power_line(POWER_OF[kind])
        wild, strong = self.speech.say(f"wild-cosmic-{key}"), self.speech.say(f"super-cosmic-{key}")
        return self.speech.say("component-cosmic-flare", wild=wild, super=strong)

    def destiny(self, kind: int) -> Component:
        """A colour or a wild card has neither line nor rule."""
        name = self.words.destiny(kind)
        if kind < FIRST_SPECIAL:
            return Component(name, "", "")
        number = SPECIAL_NUMBERS[kind]
        line = self.speech.say(f"fate-cosmic-{DESTINY_NAMES[kind]}")
        return Component(name, line, self._clauses(f"CD3-{number}"))

    def _clauses(self, *ids: str) -> str:
        texts = clause_texts(self.speech.language)
        return " ".join(texts[key] for key in ids if key in texts)
