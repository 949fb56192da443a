"""Con: a Pulsar of somebody else's power guards its holder, or limits the power."""

import pytest

from orrery.games.cosmic.abilities import can_use, immune
from tests.rules.cosmic.scene import Scene, power, seat


@pytest.mark.rule("C3.3a", "CE1.1")
def test_only_the_pulsar_of_anothers_power_gives_a_con() -> None:
    """The owner sees Pro; below three home bases Retain; when the power is zapped Shield."""
    scene = Scene("virus", pulsars="yes").cards("attack-10", "attack-12")
    scene.hand("A", "pulsar-virus").hand("B", "pulsar-virus").to("launch")
    assert scene.options("B") == ["pass", "con-virus", "stop-virus"]
    assert scene.options("A") == ["pass", "pro-virus"]

    scene.facts("out: virus=zapped")
    assert scene.options("A") == ["pass", "shield-virus"]

    scene.facts("out: virus=none")
    for planet in ("p0", "p1", "p2"):
        scene.base("A", planet, 0)
    assert scene.options("A") == ["pass", "retain-virus"]


# Vacuum.


def vacuum_loses() -> Scene:
    """Vacuum attacks with three tokens and loses them; C holds its Pulsar."""
    scene = Scene("vacuum", pulsars="yes").cone(3).cards("attack-4", "attack-20")
    return scene.hand("C", "pulsar-vacuum")


@pytest.mark.rule("C3.3b", "CE1.2", "CCon-vacuum")
def test_after_a_con_the_power_is_neither_zapped_nor_out_of_use() -> None:
    scene = vacuum_loses().hand("D", "cosmic-zap").to("launch").play("C", "con-vacuum").to("launch")
    assert can_use(scene.state, seat("A"), power("vacuum"))
    assert scene.state.out[power("vacuum")] == 0

    scene.to("decided").to("played")

    assert scene.told("power-used") == 1
    assert scene.options("D") == ["pass", "cosmic-zap"]


@pytest.mark.rule("C3.3b", "CE1.2")
def test_a_power_can_be_zapped_after_a_con() -> None:
    """Then nobody loses tokens with Vacuum."""
    scene = vacuum_loses().hand("D", "cosmic-zap").to("launch").play("C", "con-vacuum")
    scene.to("decided").to("played").play("D", "cosmic-zap").finish()

    assert not can_use(scene.state, seat("A"), power("vacuum"))
    assert [scene.in_warp(name) for name in "ABCD"] == [3, 0, 0, 0]


@pytest.mark.rule("C3.3c", "CE1.2", "CCon-vacuum")
def test_vacuum_can_choose_two_others_but_not_the_holder() -> None:
    """Of the 3 tokens due, B loses 2 and D 1."""
    scene = vacuum_loses().to("launch").play("C", "con-vacuum").until("choose-seat")
    assert scene.options("A") == ["B", "D"]

    scene.answer("A", "B").answer("A", "2").until("choose-seat")
    assert scene.options("A") == ["B", "D"]
    scene.answer("A", "D").answer("A", "1").finish()

    assert [scene.in_warp(name) for name in "ABCD"] == [3, 2, 0, 1]


@pytest.mark.rule("C3.3c")
def test_without_the_con_vacuum_may_choose_anybody() -> None:
    scene = vacuum_loses().until("choose-seat")

    assert scene.options("A") == ["B", "C", "D"]


# Mutant.


def mutant_lacks_three() -> Scene:
    """Mutant holds 4 cards; C has Mutant's Pulsar and two Attacks."""
    scene = Scene("mutant", pulsars="yes").hand("A", "attack-4", "attack-5").cards("attack-6", "attack-12")
    return scene.hand("C", "pulsar-mutant", "attack-30", "attack-40")


@pytest.mark.rule("C3.3d", "CCon-mutant")
def test_the_hand_of_the_holder_is_closed_to_mutant() -> None:
    """The other hands and the deck, "pass", are open; three cards later the hand is full."""
    scene = mutant_lacks_three().to("offence-invites")
    assert scene.state.sizes[seat("A")] == 4
    scene.play("C", "con-mutant").to("offence-invites").play("A", "mutant").unanswered()

    for giver in ("B", "pass", "D"):
        assert "C" not in scene.options("A")
        assert "pass" in scene.options("A")
        scene.answer("A", giver).step()

    assert scene.state.sizes[seat("A")] == 7
    assert scene.state.sizes[seat("C")] == 4


@pytest.mark.rule("C3.3d", "C3.3h")
def test_a_con_in_answer_covers_the_use() -> None:
    scene = mutant_lacks_three().to("offence-invites").play("A", "mutant").play("C", "con-mutant")
    scene.until("choose-seat")

    assert scene.options("A") == ["pass", "B", "D"]


@pytest.mark.rule("C3.3h")
def test_a_con_undoes_nothing() -> None:
    """Mutant has drawn the 40 out of C's hand; it stays with Mutant."""
    scene = mutant_lacks_three().to("offence-invites").play("A", "mutant").unanswered()
    scene.answer("A", "C").answer("chance", "attack-40").answer("A", "pass").step()
    scene.answer("A", "pass").to("offence-invites").play("C", "con-mutant").to("offence-invites")

    assert immune(scene.state, seat("C"), power("mutant"))
    assert (scene.count("A", "attack-40"), scene.count("C", "attack-40")) == (1, 0)


# Zombie.


@pytest.mark.rule("C3.3e", "CCon-zombie")
def test_outside_a_deal_zombie_cannot_release_the_tokens_of_the_holder() -> None:
    scene = Scene("zombie", pulsars="yes").cards("attack-4", "attack-20").warp("C", 2).warp("D", 2)
    scene.hand("C", "pulsar-zombie").to("beginning").play("C", "con-zombie").to("regroup")
    scene.play("A", "zombie-release")

    assert scene.options("A") == ["D"]


@pytest.mark.rule("C3.3e")
def test_if_only_the_holder_has_tokens_there_nothing_is_offered() -> None:
    scene = Scene("zombie", pulsars="yes").cards("attack-4", "attack-20").warp("C", 2)
    scene.hand("C", "pulsar-zombie").to("beginning").play("C", "con-zombie").to("regroup")

    assert scene.options("A") == ["pass"]


@pytest.mark.rule("C3.3e", "CCon-zombie", "CR3")
def test_in_a_deal_with_the_holder_zombie_can_free_them() -> None:
    scene = Scene("zombie", pulsars="yes").cards("compromise", "compromise").warp("B", 2)
    scene.hand("B", "pulsar-zombie").to("launch").play("B", "con-zombie").until("offer")

    for item in ("free-token", "free-token", "propose"):
        scene.answer("A", item)
    scene.answer("B", "accept").finish()

    assert scene.in_warp("B") == 0


@pytest.mark.rule("C3.3e", "CB-zombie")
def test_zombies_own_tokens_go_back_to_bases_all_the_same() -> None:
    scene = Scene("zombie", pulsars="yes").cone(3).cards("attack-4", "attack-20")
    scene.hand("B", "pulsar-zombie").to("launch").play("B", "con-zombie").finish()

    assert scene.in_warp("A") == 0
    assert sum(scene.tokens("A", f"p{planet}") for planet in range(5)) == 20


# Virus.


@pytest.mark.rule("C3.3f", "CCon-virus")
@pytest.mark.parametrize(("con", "total", "winner"), [(False, 25, "A"), (True, 17, "B")])
def test_against_the_holder_virus_only_adds_its_allies(con: bool, total: int, winner: str) -> None:
    """Attack 5, 3 own and 2 allied tokens, against 18: 5 x (3 + 2) or 5 x 3 + 2."""
    scene = Scene("virus", pulsars="yes").base("B", "p5", 1).hand("B", "pulsar-virus")
    scene.cone(3).join("C", "offence", 2).cards("attack-5", "attack-17").to("launch")
    if con:
        scene.play("B", "con-virus")
    scene.finish()

    assert scene.totals == (total, 18)
    assert scene.tokens(winner, "p5") > 0


@pytest.mark.rule("C3.3f", "C3.3b")
def test_the_con_of_a_bystander_does_not_limit_virus() -> None:
    scene = Scene("virus", pulsars="yes").base("B", "p5", 1).hand("D", "pulsar-virus")
    scene.cone(3).join("C", "offence", 2).cards("attack-5", "attack-17")
    scene.to("launch").play("D", "con-virus").finish()

    assert scene.totals == (25, 18)


@pytest.mark.rule("C3.3i")
def test_a_con_protects_against_whoever_uses_the_power() -> None:
    """A has borrowed C's Virus: 5 x 3 + 2 against B's Con."""
    scene = Scene("", "", "virus", pulsars="yes").base("B", "p5", 1).hand("B", "pulsar-virus")
    scene.facts("users: virus=A+C").cone(3).join("C", "offence", 2).cards("attack-5", "attack-17")
    scene.to("launch").play("B", "con-virus").finish()

    assert scene.totals == (17, 18)
