"""Rule texts composed from declarations: one template for each op, trigger and count of the vocabulary."""

from typing import final

from orrery.engine.effects import Op
from orrery.games.pulsar.data.vocabulary import (
    ANY_COLOUR,
    COUNTS,
    GATE_RUN,
    OPS,
    POINTS_IF,
    POINTS_PER,
    SELL_POINTS,
    TAKE_GYRODYNE,
    TRIGGERS,
    Part,
)
from orrery.games.pulsar.effects import ALL_SIZES
from orrery.shown.lists import listing
from orrery.shown.pulsar.words import Words


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
