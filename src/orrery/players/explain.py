"""Why a position is worth more than another: what each term of the value adds, in words of the title."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from orrery.engine.flow import S
from orrery.players.by_title import make_features
from orrery.players.evaluate.evaluator import Evaluator
from orrery.players.features.feature_set import FeatureSet
from orrery.players.learned import LearnedEvaluator, is_over, start_net
from orrery.players.net import Net


def explain(
    features: FeatureSet[Any], net: Net, before: vec[float], after: vec[float]
) -> list[tuple[str, float]]:
    """By how many points each term moved the value from one row to the other, the largest shift first.

    The shifts add up to the difference of the two values; terms that did not move it are left out. A hidden
    layer sees all inputs together, so a term gets the mean of what it does before the others and after them.
    """
    terms = terms_of(features)
    shifts = dict.fromkeys(terms, 0.0)
    for order in (terms, terms[::-1]):
        row = before[:]
        value = net.value(row)
        for term in order:
            _carry_over(features, term, after, row)
            moved = net.value(row)
            shifts[term] += (moved - value) / 2
            value = moved
    found = [(term, shift) for term, shift in shifts.items() if shift != 0.0]
    return sorted(found, key=lambda entry: -abs(entry[1]))


def reasons(evaluator: Evaluator[Any], title: str, before: S, after: S, seat: int) -> list[tuple[str, float]]:
    """By how many points each term moved what a position is worth to a seat, the largest shift first.

    Where nothing was learned, the terms are those of the hand-written evaluator, own less rival. There are
    none for a title without inputs, and none for an end.
    """
    judge = explaining(evaluator, title)
    if judge is None or is_over(before) or is_over(after):
        return []
    features = judge.features
    rows = (features.new_row(), features.new_row())
    features.fill(before, seat, rows[0])
    features.fill(after, seat, rows[1])
    stake = features.stake(before)
    return [(term, shift * stake) for term, shift in explain(features, judge.net, rows[0], rows[1])]


def explaining(evaluator: Evaluator[Any], title: str) -> LearnedEvaluator[Any] | None:
    """An evaluator that can be asked for reasons: this one, or one of hand-written terms."""
    if isinstance(evaluator, LearnedEvaluator):
        return evaluator
    features = make_features(title)
    return None if features is None else LearnedEvaluator(evaluator, features, start_net(features))


def terms_of(features: FeatureSet[Any]) -> list[str]:
    """The words in which reasons are given, each once."""
    return list(dict.fromkeys(features.terms))


def _carry_over(features: FeatureSet[Any], term: str, source: vec[float], row: vec[float]) -> None:
    for place in range(i64(len(row))):
        if features.terms[place] == term:
            row[place] = source[place]
