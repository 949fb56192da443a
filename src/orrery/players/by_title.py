"""What players know about a title: its hand-written evaluator, and what a learned value looks at."""

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import Any

from orrery.players import evaluate, features
from orrery.players.evaluate.evaluator import Evaluator, PointsEvaluator
from orrery.players.features.feature_set import FeatureSet
from orrery.players.weights import TrainedWeights


def make_evaluator(title: str) -> Evaluator[Any]:
    """What ``evaluate/<title>`` makes; one that looks at points only where there is no such module."""
    module = _module(evaluate.__name__, title)
    if module is None:
        return PointsEvaluator()
    made: Evaluator[Any] = module.new_evaluator()
    return made


def make_features(title: str) -> FeatureSet[Any] | None:
    """What ``features/<title>`` makes, if there is such a module."""
    module = _module(features.__name__, title)
    if module is None:
        return None
    made: FeatureSet[Any] = module.new_features()
    return made


def make_own(title: str, weights: TrainedWeights) -> Evaluator[Any] | None:
    """What ``evaluate/<title>`` itself makes of weights, for titles that are not about points."""
    module = _module(evaluate.__name__, title)
    if module is None or not hasattr(module, "new_learned"):
        return None
    made: Evaluator[Any] = module.new_learned(weights)
    return made


def make_leaning(title: str, evaluator: Evaluator[Any], leans: dict[str, float]) -> Evaluator[Any] | None:
    """What ``evaluate/<title>`` itself makes of a personality, for titles that are not about points."""
    module = _module(evaluate.__name__, title)
    if module is None or not hasattr(module, "new_leaning"):
        return None
    made: Evaluator[Any] = module.new_leaning(evaluator, leans)
    return made


def _module(package: str, title: str) -> ModuleType | None:
    name = f"{package}.{title.replace('-', '_')}"
    return None if find_spec(name) is None else import_module(name)
