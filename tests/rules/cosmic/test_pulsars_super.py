"""Con, Stop and Pro against, and with, a Super flare."""

import pytest

from tests.rules.cosmic.scene import Scene, kind


def mutant_against_con() -> Scene:
    """Mutant has its flare and lacks cards; C holds its Pulsar."""
    scene = Scene("mutant", pulsars="yes").hand("A", "flare-mutant").cards("attack-6", "attack-12")
    return scene.hand("C", "pulsar-mutant", "attack-40")


def hands_open(scene: Scene) -> list[str]:
    """Whose hands Mutant may draw from when it uses its power."""
    return [name for name in scene.play("A", "mutant").until("choose-seat").options("A") if name != "pass"]


@pytest.mark.rule("C3.10a", "C3.10c", "C3.10e")
def test_a_super_played_later_beats_the_con() -> None:
    """With its Super Mutant draws even from the hand of C, who has played the Con."""
    scene = mutant_against_con().to("launch").play("C", "con-mutant").to("offence-invites")
    scene.play("A", "super-mutant").until("choose-card").answer("A", "pass").to("offence-invites")

    assert hands_open(scene) == ["B", "C", "D"]


@pytest.mark.rule("C3.10b", "C3.10c")
def test_a_super_played_first_beats_it_as_well() -> None:
    scene = mutant_against_con().to("offence-invites").play("A", "super-mutant").until("choose-card")
    scene.answer("A", "pass").to("offence-invites").play("C", "con-mutant").to("offence-invites")

    assert hands_open(scene) == ["B", "C", "D"]


@pytest.mark.rule("C3.10d")
def test_the_pulsar_is_not_discarded() -> None:
    scene = mutant_against_con().to("launch").play("C", "con-mutant").to("offence-invites")
    scene.play("A", "super-mutant").until("choose-card").answer("A", "pass").to("offence-invites")

    assert scene.count("C", "pulsar-mutant") == 1
    assert scene.state.discards[kind("pulsar-mutant")] == 0


@pytest.mark.rule("C3.10a", "C3.3d")
def test_without_the_super_the_con_holds() -> None:
    scene = mutant_against_con().to("launch").play("C", "con-mutant").to("offence-invites")

    assert hands_open(scene) == ["B", "D"]


@pytest.mark.rule("C3.10e", "CS-macron", "CCon-macron")
def test_from_the_super_on_the_con_has_no_effect_at_all() -> None:
    """Macron sends 4 tokens, and each counts 4: 10 + 16 against 12 + 4."""
    scene = Scene("macron", pulsars="yes").hand("A", "flare-macron").hand("B", "pulsar-macron").cone(4)
    scene.cards("attack-10", "attack-12").to("destiny").play("B", "con-macron")
    scene.to("launch").play("A", "super-macron").finish()

    assert scene.totals == (26, 16)


def with_virus() -> Scene:
    """Virus attacks with Attack 10 and two tokens, against Attack 12 and four; B holds its Pulsar."""
    scene = Scene("virus", pulsars="yes").cone(2).cards("attack-10", "attack-12")
    return scene.hand("B", "pulsar-virus")


@pytest.mark.rule("C3.10f", "CA8.1")
def test_a_stopped_power_has_no_super() -> None:
    """Its owner can play the flare only as Wild."""
    scene = with_virus().join("C", "offence", 1).hand("A", "flare-virus").to("launch")
    scene.play("B", "stop-virus").to("revealed")

    assert scene.options("A") == ["pass", "wild-virus"]


@pytest.mark.rule("C3.10f", "CS-virus")
def test_a_super_that_is_resolved_stands() -> None:
    """10 x (2 + 3 tokens elsewhere in the system), though Virus is stopped afterwards."""
    scene = with_virus().base("A", "p6", 3).hand("A", "flare-virus").to("revealed")
    scene.play("A", "super-virus").to("revealed").play("B", "stop-virus").finish()

    assert scene.totals == (50, 16)


@pytest.mark.rule("C3.10f", "CS-virus", "CPro-virus")
def test_pro_and_super_add_up() -> None:
    """10 x (2 + 3 elsewhere + 1)."""
    scene = with_virus().base("A", "p6", 3).hand("A", "flare-virus", "pulsar-virus").to("launch")
    scene.play("A", "pro-virus").to("revealed").play("A", "super-virus").finish()

    assert scene.totals == (60, 16)
