"""What benefits are worth before they come: the words of the vocabulary, one by one."""

from mypy_extensions import i64

from orrery.engine.effects import Op
from orrery.games.pulsar.data.vocabulary import (
    ANY_COLOUR,
    CLAIM_ISOLATED,
    COMPLETE_ONE,
    EXPLORE,
    GAIN_ANY_TOKEN,
    GAIN_CUBES,
    GAIN_PLUS_MINUS,
    GAIN_PLUS_TWO,
    GAIN_POINTS,
    GATE_RUN,
    RED_DIE,
    SELL_POINTS,
    SHIP_TO_PULSAR,
    SHIP_TO_SYSTEM,
    SPLIT,
    TAKE_DIFFERENT,
    TAKE_GYRODYNE,
)
from orrery.games.pulsar.state import Pulsar
from orrery.games.pulsar.worth import counted_points
from orrery.players.evaluate.evaluator import POINT
from orrery.players.evaluate.pulsar.outlook import Outlook
from orrery.players.evaluate.pulsar.weights import Weights


def ops_value(state: Pulsar, outlook: Outlook, ops: tuple[Op, ...]) -> i64:
    """A row of ops."""
    total: i64 = 0
    for op in ops:
        total += op_value(state, outlook, op)
    return total


def op_value(state: Pulsar, outlook: Outlook, op: Op) -> i64:
    points = counted_points(state, outlook.seat, op.word, op.a, op.b, op.c)
    return points * POINT if points > 0 else gift_value(outlook.weights, op)


def gifts_value(weights: Weights, ops: tuple[Op, ...]) -> int:
    """A row of ops, as far as nothing has to be counted."""
    return sum(int(op.a * POINT if op.word == GAIN_POINTS else gift_value(weights, op)) for op in ops)


def gift_value(weights: Weights, op: Op) -> i64:
    """What is given, points excepted."""
    word: i64 = op.word
    if word == GAIN_CUBES:
        return weights.cube * op.a
    if word == GAIN_PLUS_MINUS or word == GAIN_PLUS_TWO:
        return weights.token * op.a
    if word == EXPLORE:
        return weights.tile * op.a
    if word == GATE_RUN:
        return run_value(weights, op.a, op.b)
    if word == SELL_POINTS:
        return max(i64(0), op.b * POINT - op.a * weights.cube)
    return _thing_value(weights, word)


def run_value(weights: Weights, colour: i64, points: i64) -> i64:
    """A gate run that is still to be flown; one of any colour finds a gate more."""
    gates: i64 = weights.gates + (POINT if colour == ANY_COLOUR else 0)
    return points * gates * weights.run // POINT


def _thing_value(weights: Weights, word: i64) -> i64:
    if word == TAKE_GYRODYNE:
        return weights.gift_gyrodyne
    if word == TAKE_DIFFERENT:
        return 2 * weights.gift_gyrodyne
    if word == GAIN_ANY_TOKEN:
        return weights.token
    if word == CLAIM_ISOLATED:
        return weights.gift_claim
    if word == SHIP_TO_SYSTEM or word == SHIP_TO_PULSAR:
        return weights.gift_place
    if word == SPLIT:
        return 2 * weights.die
    return weights.die if word == RED_DIE or word == COMPLETE_ONE else 0
