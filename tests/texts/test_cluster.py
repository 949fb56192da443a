"""Answers of Globular Cluster in words."""

import pytest

from orrery.games.cluster.game import CLUSTER
from orrery.shown.registry import telling_for
from orrery.texts.speech import Speech
from tests.rules.cluster.scene import Scene


def said(scene: Scene, token: str, language: str = "en") -> str:
    """What an answer to the open question is called."""
    choice = CLUSTER.decisions[scene.ask.decision].read(scene.ask, token)
    telling = telling_for(CLUSTER, Speech(language), ["Ann", "Bob"])
    return telling.answer(CLUSTER.view(scene.state, 0), scene.ask, choice)


@pytest.mark.rule("G4.15")
def test_a_step_over_a_closed_border_has_no_price() -> None:
    scene = Scene().early().leader("g1").acts()
    assert scene.refusals()["g1-g2"] == "G4.15"

    assert said(scene, "g1-g2") == "coin from g1 to g2"
    assert said(scene, "leader-w", "ru") == "лидер с g1 на g2"
    assert said(scene, "g1-f1") == "coin from g1 to f1 (1 AP)"
