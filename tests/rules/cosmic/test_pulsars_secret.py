"""Pulsars of secret powers, and of powers that are used but not owned."""

import pytest

from orrery.games.cosmic.game import COSMIC
from tests.rules.cosmic.scene import Scene, power


def hides_virus() -> Scene:
    """A has Virus in secret."""
    scene = Scene("virus", "", "", "", pulsars="yes", secret_powers="yes")
    return scene.cone(2).cards("attack-10", "attack-20")


def outage(scene: Scene) -> None:
    """The comet Power Outage comes, then the card of B; everybody is asked about it."""
    scene.add_destiny("power-outage")
    scene.until("flip-destiny").answer("chance", "power-outage").to("destiny")


def known_owner(scene: Scene, viewer: int) -> int:
    """Who owns Virus, as far as a viewer knows."""
    return int(COSMIC.view(scene.state, viewer).owner[power("virus")])


@pytest.mark.rule("C3.1n")
@pytest.mark.parametrize("use", ["con-virus", "stop-virus"])
def test_con_and_stop_do_not_tell_whose_a_secret_power_is(use: str) -> None:
    scene = hides_virus().hand("B", "pulsar-virus").to("launch").play("B", use).to("launch")

    assert [known_owner(scene, viewer) for viewer in (-1, 1, 2, 3)] == [-1, -1, -1, -1]
    assert scene.state.secret[power("virus")] == 1


@pytest.mark.rule("C3.1n")
@pytest.mark.parametrize("use", ["con-virus", "stop-virus"])
def test_a_con_or_stop_looks_the_same_whoever_has_the_power(use: str) -> None:
    """C sees the same after B's play, be Virus with A or with D."""
    views = []
    for powers in (("virus", "", "", "amoeba"), ("amoeba", "", "", "virus")):
        scene = Scene(*powers, pulsars="yes", secret_powers="yes").hand("B", "pulsar-virus")
        scene.cards("attack-10", "attack-20").to("launch").play("B", use).to("launch")
        views.append(COSMIC.view(scene.state, 2))

    assert views[0] == views[1]


@pytest.mark.rule("C3.1n")
def test_a_pro_shows_whose_power_it_is() -> None:
    scene = hides_virus().hand("A", "pulsar-virus").to("launch")
    assert known_owner(scene, 1) == -1

    scene.play("A", "pro-virus")

    assert known_owner(scene, 1) == 0
    assert scene.told("power-shown") == 1


@pytest.mark.rule("C3.1n")
def test_to_retain_a_power_shows_it() -> None:
    scene = hides_virus().hand("A", "pulsar-virus").base("A", "p0", 0).base("A", "p1", 0).base("A", "p2", 0)
    scene.to("launch").play("A", "retain-virus")

    assert known_owner(scene, 1) == 0


@pytest.mark.rule("C3.1n")
def test_a_shield_shows_it() -> None:
    scene = hides_virus().hand("A", "pulsar-virus")
    scene.to("regroup")
    outage(scene)
    assert known_owner(scene, 1) == -1

    scene.play("A", "shield-virus")

    assert known_owner(scene, 1) == 0


@pytest.mark.rule("C3.1o", "CE1.3")
def test_a_borrowed_power_is_not_ones_own_for_its_pulsar() -> None:
    """D uses Virus while C has the card of it: D can play the Con and the Stop, C the Pro."""
    scene = Scene("", "", "virus", "", pulsars="yes").hand("C", "pulsar-virus").hand("D", "pulsar-virus")
    scene.facts("users: virus=C+D").to("launch")

    assert scene.options("D") == ["pass", "con-virus", "stop-virus"]
    assert scene.options("C") == ["pass", "pro-virus"]


@pytest.mark.rule("C3.1o")
def test_a_stage_of_pentaform_is_not_ones_own_power() -> None:
    scene = Scene("pentaform", "", "", "", pulsars="yes").hand("A", "pulsar-virus")
    scene.stages("A", "virus", "mutant", "filch", "oracle", "macron")
    scene.cards("attack-10", "attack-20").to("launch")

    assert scene.options("A") == ["pass", "con-virus", "stop-virus"]
