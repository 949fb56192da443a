"""Judgement for Cosmic Encounter: worth of a position, quick answers, trials to the end of a challenge."""

from orrery.games.cosmic.state import Cosmic
from orrery.players.evaluate.cosmic.chances import ChancesEvaluator
from orrery.players.evaluate.cosmic.evaluator import CosmicEvaluator
from orrery.players.evaluate.cosmic.leaning import LeaningEvaluator
from orrery.players.evaluate.cosmic.seat_inputs import INPUTS, SCALES
from orrery.players.evaluate.evaluator import Evaluator
from orrery.players.weights import TrainedWeights


def new_evaluator() -> CosmicEvaluator:
    return CosmicEvaluator()


def new_learned(weights: TrainedWeights) -> ChancesEvaluator:
    """Chances to win by what was learned; raises :class:`StaleWeights` where it was from other inputs."""
    return ChancesEvaluator(CosmicEvaluator(), weights.net_of(INPUTS, SCALES))


def new_leaning(evaluator: Evaluator[Cosmic], leans: dict[str, float]) -> LeaningEvaluator:
    return LeaningEvaluator(evaluator, leans)
