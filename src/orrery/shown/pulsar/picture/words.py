"""What components do, in as few words as possible, made from their declarations."""

from collections.abc import Iterable
from typing import Final

from orrery.engine.effects import Op
from orrery.games.pulsar.data.components import Goal, Technology
from orrery.games.pulsar.data.vocabulary import (
    ANY_COLOUR,
    AT_END,
    COUNTS,
    EACH_ROUND,
    GAIN_CUBES,
    GAIN_POINTS,
    GATE_RUN,
    LARGE,
    NOW,
    OPS,
    POINTS_BY_SIZES,
    POINTS_IF,
    POINTS_PER,
    RED_DIE,
    SELL_POINTS,
    SIZES,
    SMALL,
    SPLIT,
    TAKE_GYRODYNE,
    TRIGGERS,
    Part,
)
from orrery.shown.picture.page import CLINGING
from orrery.shown.pulsar.picture.scene import Scene

GATE_LETTERS: Final = ("G", "M", "O")

SHORT: Final = 22


def benefit(scene: Scene, op: Op) -> str:
    """One op; what is short is never broken."""
    text = _said(scene, op)
    return text.replace(" ", CLINGING) if len(text) <= SHORT else text


def _said(scene: Scene, op: Op) -> str:
    if op.word == POINTS_PER:
        return scene.say("do-points-per", n=op.b, what=counted(scene, op.a, op.c))
    if op.word == POINTS_IF:
        return scene.say("do-points-if", n=op.c, what=counted(scene, op.a, op.b))
    if op.word == TAKE_GYRODYNE:
        return _gyrodyne(scene, op.a)
    facts: dict[str, str | int] = {"n": op.a}
    if op.word == GATE_RUN:
        facts = {"colour": gate_letter(scene, op.a), "n": op.b}
    elif op.word in (SPLIT, RED_DIE, SELL_POINTS, POINTS_BY_SIZES):
        facts = {"a": op.a, "b": op.b, "c": op.c}
    return scene.say(f"do-{OPS[op.word]}", **facts)


def _gyrodyne(scene: Scene, sizes: int) -> str:
    named = [size_letter(scene, size) for size in range(SMALL, LARGE + 1) if sizes & 2**size]
    if len(named) == LARGE:
        return scene.say("do-any-gyrodyne")
    return scene.say(f"do-{OPS[TAKE_GYRODYNE]}", sizes="/".join(named))


def benefits(scene: Scene, ops: Iterable[Op]) -> str:
    """Several ops, in their order; a dash for none."""
    return ", ".join(benefit(scene, op) for op in ops) or "-"


def counted(scene: Scene, count: int, n: int) -> str:
    """So many of what can be counted."""
    return scene.say(f"count-{COUNTS[count]}", n=n)


def size_letter(scene: Scene, size: int) -> str:
    """A size of gyrodynes, 1 to 3, in one letter."""
    return scene.say(f"letter-{SIZES[size]}")


def technology(scene: Scene, entry: Technology) -> str:
    """All that a technology does; when it does it is said by its class unless it listens to something."""
    return "; ".join(_part(scene, part) for part in entry.parts)


def _part(scene: Scene, part: Part) -> str:
    ops = benefits(scene, part.ops)
    if part.when in (NOW, EACH_ROUND, AT_END):
        return ops
    when = scene.say(f"when-{TRIGGERS[part.when]}")
    return f"{when}: {ops}" if part.ops else when


def goal_bonuses(scene: Scene, goal: Goal) -> str:
    """What may be bought after a goal."""
    offers = [scene.say("goal-bonus", cubes=cubes, n=points) for cubes, points in goal.bonuses]
    return ", ".join(offer.replace(" ", CLINGING) for offer in offers)


def gate_letter(scene: Scene, colour: int) -> str:
    """The colour of a gate run in a letter, or the word for any."""
    return scene.say("any-gate") if colour == ANY_COLOUR else GATE_LETTERS[colour]


def income(scene: Scene, ops: Iterable[Op]) -> str:
    """What a transmitter brings each round, points first."""
    order = {GAIN_POINTS: 0, GAIN_CUBES: 1}
    return benefits(scene, sorted(ops, key=lambda op: order.get(op.word, 2)))
