"""Pulsars during Sanity and Insanity."""

from typing import Any

import pytest

from tests.rules.cosmic.scene import Scene


def with_virus(**options: Any) -> Scene:
    """A has Virus and its Pulsar, B the Pulsar of C's Mutant."""
    scene = Scene("virus", "", "mutant", "", pulsars="yes", **options)
    return scene.hand("A", "pulsar-virus").hand("B", "pulsar-mutant").cards("attack-10", "attack-12")


@pytest.mark.rule("C3.1i", "CX-sanity")
def test_during_sanity_no_pulsar_can_be_played() -> None:
    scene = with_virus().hand("D", "sanity").to("destiny")
    assert scene.options("A") == ["pass", "pro-virus"]
    assert scene.options("B") == ["pass", "con-mutant", "stop-mutant"]

    scene.play("D", "sanity").unanswered()

    for moment in ("destiny", "launch", "before-cards", "revealed", "ending"):
        scene.to(moment)
        assert scene.options("A") == scene.options("B") == ["pass"]


@pytest.mark.rule("C3.1i", "C3.7b")
@pytest.mark.parametrize("sane", [False, True])
def test_during_sanity_there_is_no_shield(sane: bool) -> None:
    """Power Outage takes Virus out; its Pulsar would bring it back."""
    scene = with_virus(specials="yes").hand("D", "sanity").to("regroup")
    if sane:
        scene.play("D", "sanity")
    outage(scene)

    assert scene.options("A") == (["pass"] if sane else ["pass", "shield-virus"])


def outage(scene: Scene) -> None:
    """The comet Power Outage comes, then the card of B; everybody is asked about it."""
    scene.add_destiny("power-outage")
    scene.until("flip-destiny").answer("chance", "power-outage").to("destiny")


@pytest.mark.rule("C3.1i")
def test_sanity_ends_with_the_challenge() -> None:
    scene = with_virus().hand("B", "attack-6").hand("D", "sanity")
    scene.to("destiny").play("D", "sanity").to("ending")
    scene.destiny = "yellow"
    scene.to("destiny")

    assert "con-mutant" in scene.options("B")


@pytest.mark.rule("C3.1j", "C3.1m", "CX-insanity")
def test_during_insanity_the_con_is_forced_and_the_stop_a_choice() -> None:
    scene = with_virus().hand("D", "insanity").to("launch").play("D", "insanity").unanswered()

    assert scene.options("B") == ["con-mutant", "stop-mutant"]
    assert scene.options("A") == ["pro-virus"]

    scene.answer("A", "pro-virus").to("launch").answer("A", "pass").answer("B", "con-mutant").to("launch")

    assert scene.options("B") == ["pass", "stop-mutant"]
    assert scene.options("A") == ["pass"]


@pytest.mark.rule("C3.1m")
def test_insanity_forces_each_card_once_in_the_order_its_holder_likes() -> None:
    scene = with_virus().hand("B", "pulsar-virus").hand("D", "insanity")
    scene.to("launch").play("D", "insanity").unanswered()
    assert scene.options("B") == ["con-mutant", "stop-mutant", "con-virus", "stop-virus"]

    scene.answer("A", "pro-virus").to("launch").answer("A", "pass").answer("B", "con-virus").to("launch")
    assert scene.options("B") == ["con-mutant", "stop-mutant", "stop-virus"]

    scene.answer("A", "pass").answer("B", "con-mutant").to("launch")
    assert scene.options("B") == ["pass", "stop-mutant", "stop-virus"]


@pytest.mark.rule("C3.1m")
def test_insanity_forces_neither_shield_nor_retain() -> None:
    """Mutant of C is out by a Zap, Virus of A for lack of home bases: both may let it be."""
    scene = with_virus().hand("C", "pulsar-mutant").hand("D", "insanity")
    for planet in ("p0", "p1", "p2"):
        scene.base("A", planet, 0)
    scene.facts("out: mutant=zapped").to("launch").play("D", "insanity").unanswered()

    assert scene.options("A") == ["pass", "retain-virus"]
    assert scene.options("C") == ["pass", "shield-mutant"]


@pytest.mark.rule("C3.1l")
def test_sanity_leaves_a_running_con_alone() -> None:
    """Virus lays Attack 5 with 3 own and 2 allied tokens: with the Con 5 times 3 and 2, 17."""
    scene = Scene("virus", "", "", "", pulsars="yes").base("B", "p5", 1).hand("B", "pulsar-virus")
    scene.hand("D", "sanity").cone(3).join("C", "offence", 2).cards("attack-5", "attack-17")
    scene.to("launch").play("B", "con-virus").to("launch").play("D", "sanity").finish()

    assert scene.totals == (17, 18)


@pytest.mark.rule("C3.1l")
def test_sanity_leaves_a_running_pro_alone() -> None:
    """With the Pro one token more counts: 10 times 2, against 12 and 4."""
    scene = with_virus().hand("D", "sanity")
    scene.to("launch").play("A", "pro-virus").to("launch").play("D", "sanity").finish()

    assert scene.totals == (20, 16)


@pytest.mark.rule("C3.1l", "C3.6f")
def test_during_sanity_a_power_can_be_retained() -> None:
    scene = with_virus().hand("D", "sanity")
    for planet in ("p0", "p1", "p2"):
        scene.base("A", planet, 0)
    scene.to("launch").play("D", "sanity").to("launch").play("A", "retain-virus").finish()

    assert scene.totals == (10, 16)
