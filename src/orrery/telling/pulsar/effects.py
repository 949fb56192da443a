"""Rule texts composed from declarations: one template for each op, trigger and count of the vocabulary."""

from typing import Final, final

from orrery.engine.effects import Op
from orrery.games.pulsar.data.vocabulary import (
    ANY_COLOUR,
    GATE_RUN,
    POINTS_IF,
    POINTS_PER,
    SELL_POINTS,
    TAKE_GYRODYNE,
    Part,
)
from orrery.games.pulsar.effects import ALL_SIZES
from orrery.telling.lists import listing
from orrery.telling.pulsar.words import Words

OPS: Final[tuple[str, ...]] = (
    "gain-points", "gain-cubes", "gain-plus-minus", "gain-plus-two", "gain-any-token", "take-gyrodyne",
    "take-different", "explore", "keep-station", "claim-isolated", "ship-to-system", "ship-to-pulsar",
    "split", "red-die", "points-per", "points-by-sizes", "points-if", "complete-one", "sell-points",
    "gate-run", "count-goal",
)  # fmt: skip
TRIGGERS: Final[tuple[str, ...]] = (
    "now", "each-round", "at-end", "patented", "claimed-by-flight", "taking-paid", "completion-paid",
    "big-gyrodyne-paid", "cost-paid", "project-paid", "patent-paid", "completed", "went-online",
    "blue-station-at-end", "lifeless-station-at-end", "station-in-passing", "token-spent", "copied",
    "exploration-drawn", "step-green", "step-magenta", "step-orange", "step-taking", "step-completing",
    "step-transmitter", "step-project", "step-patent", "step-red", "cheap-copy", "two-tokens", "look-at-two",
    "lifeless-bonus", "two-more-stations", "cheap-goals",
)  # fmt: skip
COUNTS: Final[tuple[str, ...]] = (
    "stations", "spinning", "spinning-small", "spinning-medium", "spinning-large", "sizes-spinning", "online",
    "patents", "purple-patents", "awards", "runs", "projects", "formed-dice", "claims", "far-claims",
    "triads", "same-size-spinning",
)  # fmt: skip
"""The keys of texts, by the numbers of the vocabulary."""


@final
class EffectTexts:
    """What effects say in one language."""

    def __init__(self, words: Words) -> None:
        self.words = words
        self.speech = words.speech

    def parts(self, parts: tuple[Part, ...]) -> str:
        """All that a technology does, a sentence for each trigger."""
        return " ".join(self.part(part) for part in parts)

    def part(self, part: Part) -> str:
        return self.speech.say(f"trigger-pulsar-{TRIGGERS[part.when]}", ops=self.ops(part.ops))

    def ops(self, ops: tuple[Op, ...]) -> str:
        """What is given, as a list."""
        return listing(self.speech, [self.op(op) for op in ops])

    def op(self, op: Op) -> str:
        key = f"op-pulsar-{OPS[op.word]}"
        return self.speech.say(key, a=op.a, b=op.b, c=op.c, **self._composed(op))

    def _composed(self, op: Op) -> dict[str, str | int]:
        """What the template of a word needs beside its numbers."""
        if op.word == TAKE_GYRODYNE:
            return {"any": "yes" if op.a == ALL_SIZES else "no", "sizes": self.words.sizes(op.a)}
        if op.word == POINTS_PER:
            return {"points": self.points(op.b), "what": self.per(op.a, op.c)}
        if op.word == POINTS_IF:
            return {"points": self.points(op.c), "what": self.count(op.a, op.b)}
        if op.word == SELL_POINTS:
            return {"points": self.points(op.b), "cubes": self.cubes(op.a)}
        if op.word == GATE_RUN:
            one = op.a != ANY_COLOUR
            colour = self.words.colour(op.a) if one else ""
            return {"points": self.points(op.b), "any": "no" if one else "yes", "colour": colour}
        return {}

    def points(self, n: int) -> str:
        return self.speech.say("op-pulsar-gain-points", a=n)

    def cubes(self, n: int) -> str:
        return self.speech.say("op-pulsar-gain-cubes", a=n)

    def per(self, what: int, every: int) -> str:
        """What points are given for: each of it, or every two, three …"""
        return self.speech.say(f"per-pulsar-{COUNTS[what]}", every=every)

    def count(self, what: int, n: int) -> str:
        """An amount of what is counted."""
        return self.speech.say(f"count-pulsar-{COUNTS[what]}", n=n)
