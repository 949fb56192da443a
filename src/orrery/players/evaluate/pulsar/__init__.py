"""What a position of PULSAR 2849 is worth."""

from orrery.players.evaluate.pulsar.evaluator import PulsarEvaluator
from orrery.players.evaluate.pulsar.weights import Weights


def new_evaluator() -> PulsarEvaluator:
    return PulsarEvaluator(Weights())
