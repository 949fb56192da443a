"""Judgement for Cosmic Encounter: worth of a position, quick answers, trials to the end of a challenge."""

from orrery.players.evaluate.cosmic.evaluator import CosmicEvaluator


def new_evaluator() -> CosmicEvaluator:
    return CosmicEvaluator()
