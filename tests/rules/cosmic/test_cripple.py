"""Cripple: the power, its flares and its Pulsar."""

from typing import Any

import pytest

from tests.rules.cosmic.scene import Scene


def with_cripple(**options: Any) -> Scene:
    """Cripple attacks B; B and its ally C hold an edict and a flare for the moment of the reveal."""
    scene = Scene("cripple", "mutant", "zombie", "", **options).join("C", "defence", 1)
    for name in "BC":
        scene.hand(name, "emotion-control", "flare-anti-matter")
    return scene.cards("attack-12", "attack-6")


def plays(scene: Scene, name: str) -> list[str]:
    """What a player may play when the cards are revealed: of the edict and the flare."""
    options = scene.to("revealed").options(name)
    return [play for play in ("emotion-control", "wild-anti-matter") if play in options]


BOTH = ["emotion-control", "wild-anti-matter"]


@pytest.mark.rule("CB-cripple")
def test_the_opponent_plays_neither_edicts_nor_flares() -> None:
    scene = with_cripple()

    assert plays(scene, "B") == []
    assert plays(scene, "C") == BOTH


@pytest.mark.rule("CB-cripple")
def test_before_phase_7_the_opponent_is_free() -> None:
    assert "wild-anti-matter" in with_cripple().to("alliance").options("B")


@pytest.mark.rule("CB-cripple")
def test_it_ends_with_the_challenge() -> None:
    """A wins and goes on: in the next challenge B plays the flare before the cards."""
    scene = with_cripple().cone(4).cards("attack-40", "attack-6").hand("A", "attack-4").hand("B", "attack-4")
    scene.until("go-on").answer("A", "again").to("launch")

    assert "wild-anti-matter" in scene.options("B")


@pytest.mark.rule("CB-cripple")
def test_as_defence_it_cripples_the_offence() -> None:
    scene = Scene("", "cripple", "", "").hand("A", "emotion-control").cards("attack-12", "attack-6")

    assert plays(scene, "A") == []


@pytest.mark.rule("CB-cripple", "CX-cosmic-zap")
def test_zapped_it_cripples_nobody() -> None:
    scene = with_cripple().hand("B", "cosmic-zap").to("played").play("B", "cosmic-zap").unanswered()

    assert plays(scene, "B") == BOTH


@pytest.mark.rule("C3.1h", "CB-cripple")
def test_pulsars_stay_free() -> None:
    scene = with_cripple(pulsars="yes").hand("B", "pulsar-zombie", "pulsar-mutant").to("revealed")

    assert {"con-zombie", "stop-zombie", "pro-mutant"} <= set(scene.options("B"))
    assert "emotion-control" not in scene.options("B")


@pytest.mark.rule("CW-cripple")
def test_its_wild_leaves_the_opponent_one_more_card() -> None:
    scene = Scene("", "", "", "").cards("attack-12", "attack-6").hand("A", "flare-cripple")
    scene.hand("B", "emotion-control", "flare-anti-matter").to("before-cards")
    scene.play("A", "wild-cripple").unanswered().to("cards-laid")
    scene.play("B", "wild-anti-matter").answer("B", "C").unanswered()

    assert plays(scene, "B") == []


@pytest.mark.rule("CW-cripple")
def test_until_then_the_opponent_has_the_choice() -> None:
    scene = Scene("", "", "", "").cards("attack-12", "attack-6").hand("A", "flare-cripple")
    scene.hand("B", "emotion-control", "flare-anti-matter").hand("C", "emotion-control").to("before-cards")
    scene.play("A", "wild-cripple").unanswered()

    assert plays(scene, "B") == BOTH


@pytest.mark.rule("CS-cripple")
def test_its_super_cripples_the_allies_of_the_opponent() -> None:
    scene = with_cripple().hand("A", "flare-cripple").hand("D", "emotion-control").join("D", "offence", 1)
    scene.to("before-cards").play("A", "super-cripple").unanswered()

    assert plays(scene, "C") == []
    assert plays(scene, "D") == ["emotion-control"]


@pytest.mark.rule("CPro-cripple")
def test_its_pro_cripples_the_allies_of_the_opponent() -> None:
    scene = with_cripple(pulsars="yes").hand("A", "pulsar-cripple").hand("D", "emotion-control")
    scene.to("launch").play("A", "pro-cripple").unanswered()

    assert plays(scene, "C") == []
    assert plays(scene, "D") == ["emotion-control"]


@pytest.mark.rule("CCon-cripple")
def test_with_a_con_the_opponent_plays_edicts_but_no_flares() -> None:
    """Pulsars are free, so the Con comes in time even after the opponent is crippled."""
    scene = with_cripple(pulsars="yes").hand("B", "pulsar-cripple").to("cards-laid")
    scene.play("B", "con-cripple").unanswered()

    assert plays(scene, "B") == ["emotion-control"]


@pytest.mark.rule("CCon-cripple", "C3.10e")
def test_the_super_takes_edicts_from_allies_with_a_con_but_not_from_the_opponent() -> None:
    scene = with_cripple(pulsars="yes").hand("C", "pulsar-cripple").hand("A", "flare-cripple")
    scene.to("launch").play("C", "con-cripple").to("before-cards").play("A", "super-cripple").unanswered()

    assert plays(scene, "C") == []


@pytest.mark.rule("CCon-cripple", "C3.10e")
def test_beside_the_super_the_con_does_not_help_the_opponent_either() -> None:
    scene = with_cripple(pulsars="yes").hand("B", "pulsar-cripple").hand("A", "flare-cripple")
    scene.to("launch").play("B", "con-cripple").to("before-cards").play("A", "super-cripple").unanswered()

    assert plays(scene, "B") == []


@pytest.mark.rule("CCon-cripple", "CPro-cripple")
def test_an_ally_with_a_con_keeps_its_edicts_under_the_pro() -> None:
    """There is one Pulsar: C plays it as Con and hands it to Cripple in the same challenge."""
    scene = with_cripple(pulsars="yes").hand("C", "pulsar-cripple").hand("A", "finder").to("launch")
    scene.play("C", "con-cripple").unanswered().play("A", "finder").answer("A", "C").unanswered()
    scene.answer("A", "pulsar-cripple").play("A", "pro-cripple").unanswered()

    assert plays(scene, "C") == ["emotion-control"]
