"""Personalities: what a computer player likes more than its value says, in named terms of the title."""

from collections.abc import Sequence
from typing import Any, Final, final

from orrery.players.by_title import make_leaning
from orrery.players.evaluate.evaluator import Evaluator
from orrery.players.explain import explaining
from orrery.players.features.feature_set import OWN, FeatureSet
from orrery.players.learned import LearnedEvaluator


@final
class Personality:
    """``leans`` are by the name of an input: how many points one more of it counts beyond its value."""

    def __init__(self, key: str, leans: dict[str, float]) -> None:
        self.key: str = key
        self.leans: dict[str, float] = leans


PERSONALITIES: Final[dict[str, tuple[Personality, ...]]] = {
    "pulsar": (
        Personality("explorer", {"reach.worth": 0.25, "stations.worth": 0.25}),
        Personality("builder", {"gyrodynes.worth": 0.2, "transmitters.worth": 0.2}),
        Personality("banker", {"cubes.count": 0.6, "tokens.worth": 0.5, "technologies.worth": 0.1}),
    ),
    "cluster": (
        Personality("explorer", {"members.spread": 0.4, "reach.free": 0.08, "members.cells": 0.3}),
        Personality("builder", {"systems.improved": 0.2, "stations": 0.8, "colony.worth": 0.1}),
        Personality("banker", {"crystals.worth": 0.15, "mines.caches": 0.1, "mines.worth": 0.4}),
    ),
    "cosmic": (
        Personality("bold", {"bases": 0.2, "warp": 0.03}),
        Personality("careful", {"homes": 0.06, "warp": -0.05, "cards": 0.2}),
        Personality("diplomat", {"rivals": 0.25}),
    ),
}
"""By title; those of Cosmic Encounter lean on terms of its own, counted in bases."""


def personalities_of(title: str) -> Sequence[Personality]:
    """Those that a title knows, if any."""
    return PERSONALITIES.get(title, ())


def find_personality(title: str, key: str) -> Personality | None:
    for personality in personalities_of(title):
        if personality.key == key:
            return personality
    return None


def leaning(evaluator: Evaluator[Any], title: str, personality: Personality) -> Evaluator[Any]:
    """An evaluator that likes what a personality likes, and values the rest as another does.

    A hand-written evaluator is taken as the sum of its terms that a fit starts from.
    """
    made = make_leaning(title, evaluator, personality.leans)
    if made is not None:
        return made
    judge = explaining(evaluator, title)
    if judge is None:
        return evaluator
    return LearnedEvaluator(
        judge.hand, judge.features, judge.net.shifted(shifts(judge.features, personality))
    )


def shifts(features: FeatureSet[Any], personality: Personality) -> list[float]:
    """By input, what one more of it counts besides."""
    return [personality.leans.get(name.removeprefix(f"{OWN}."), 0.0) for name in features.names]
