"""Why a line is good or not: the terms of the value that it changes most."""

from typing import Any, Final

from orrery.engine.flow import S
from orrery.players.by_title import make_features
from orrery.players.evaluate.evaluator import POINT, Evaluator
from orrery.players.explain import reasons
from orrery.players.features.feature_set import OWN, RIVALS, FeatureSet, term_of

MOST_REASONS: Final = 3
LEAST: Final = 50
"""Thousandths of a point that are worth a word."""


def main_reasons(
    evaluator: Evaluator[Any], title: str, before: S, after: S, seat: int
) -> list[tuple[str, int]]:
    """The few terms that move the value most between two positions, in thousandths of a point."""
    features = make_features(title)
    if features is None:
        return []
    telling = told_terms(features)
    shifts = reasons(evaluator, title, before, after, seat)
    found = [(term, round(shift * POINT)) for term, shift in shifts if term in telling]
    return [(term, shift) for term, shift in found if abs(shift) >= LEAST][:MOST_REASONS]


def told_terms(features: FeatureSet[Any]) -> set[str]:
    """What somebody has, or others have: that time passes is nobody's reason."""
    own = {term_of(name) for name in features.names if name.startswith(f"{OWN}.")}
    return own | {RIVALS}
