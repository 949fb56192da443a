"""Shield: the own Pulsar is discarded, and a power that was put out stays in use."""

import pytest

from orrery.games.cosmic.abilities import can_use
from orrery.games.cosmic.powers.wrack import WRACKED
from tests.rules.cosmic.scene import Scene, kind, power, seat


def with_virus(*powers: str) -> Scene:
    """Virus attacks with Attack 10 and two tokens, 20, against Attack 12 and four tokens."""
    scene = Scene(*(powers or ("virus",)), pulsars="yes").cone(2).cards("attack-10", "attack-12")
    return scene.hand("A", "pulsar-virus")


def zapped(scene: Scene) -> Scene:
    """B zaps Virus as it announces itself."""
    return scene.hand("B", "cosmic-zap").to("cards-laid").to("played").play("B", "cosmic-zap")


def under_outage(scene: Scene) -> Scene:
    """Power Outage comes before the destiny card of B."""
    scene.add_destiny("power-outage")
    return scene.until("flip-destiny").answer("chance", "power-outage").to("destiny")


def works(scene: Scene, name: str = "virus", owner: str = "A") -> bool:
    return can_use(scene.state, seat(owner), power(name))


@pytest.mark.rule("C3.7a", "C3.7i", "CE1.1", "CX-cosmic-zap")
def test_a_shield_against_a_cosmic_zap_lets_the_use_go_on() -> None:
    scene = zapped(with_virus())
    assert scene.options("A") == ["pass", "shield-virus"]

    scene.play("A", "shield-virus").finish()

    assert scene.totals == (20, 16)
    assert works(scene)


@pytest.mark.rule("C3.7a")
def test_without_it_the_zap_works() -> None:
    scene = zapped(with_virus()).finish()

    assert scene.totals == (12, 16)
    assert not works(scene)


@pytest.mark.rule("C3.7a", "C3.2b")
def test_a_shield_costs_the_card() -> None:
    scene = zapped(with_virus()).play("A", "shield-virus")

    assert scene.count("A", "pulsar-virus") == 0
    assert scene.state.discards[kind("pulsar-virus")] == 1


@pytest.mark.rule("C3.7a", "C3.3a")
def test_nobody_else_can_shield_a_power() -> None:
    scene = zapped(with_virus().hand("D", "pulsar-virus"))

    assert scene.options("D") == ["pass"]


@pytest.mark.rule("C3.7b", "CD3-11")
def test_a_shield_against_power_outage() -> None:
    scene = under_outage(with_virus())
    assert not works(scene)

    scene.play("A", "shield-virus").finish()

    assert scene.totals == (20, 16)


@pytest.mark.rule("C3.7d", "C3.7b", "CD6.1")
def test_power_outage_still_holds_for_all_other_powers() -> None:
    scene = under_outage(with_virus("virus+warpish", "mutant")).play("A", "shield-virus").to("destiny")

    assert works(scene)
    assert not works(scene, "warpish")
    assert not works(scene, "mutant", "B")


def wracked(scene: Scene) -> Scene:
    """B plays Wild Wrack against the offence in phase 4."""
    return scene.hand("B", "flare-wrack").to("offence-invites").play("B", "wild-wrack")


@pytest.mark.rule("C3.7c", "CW-wrack")
def test_a_shield_against_wild_wrack() -> None:
    scene = wracked(with_virus())
    assert "shield-virus" in scene.options("A")

    scene.play("A", "shield-virus").to("offence-invites")

    assert works(scene)
    assert scene.finish().totals == (20, 16)


@pytest.mark.rule("C3.7c", "C3.7d")
def test_wild_wrack_still_takes_the_other_power() -> None:
    scene = wracked(with_virus("virus+warpish")).play("A", "shield-virus").to("offence-invites")

    assert works(scene)
    assert scene.state.out[power("warpish")] == WRACKED.bit


@pytest.mark.rule("C3.7c", "C3.7i")
def test_a_shield_against_wild_wrack_may_come_later() -> None:
    scene = wracked(with_virus("virus+warpish")).to("before-cards")
    assert scene.state.out[power("virus")] == WRACKED.bit

    scene.play("A", "shield-virus").to("before-cards")

    assert scene.state.out[power("virus")] == 0
    assert scene.state.out[power("warpish")] == WRACKED.bit


@pytest.mark.rule("C3.7c")
def test_who_is_not_hit_by_wild_wrack_has_nothing_to_shield() -> None:
    """B plays it against A; Mutant of C goes on as ever."""
    scene = wracked(with_virus("virus", "", "mutant").hand("C", "pulsar-mutant"))

    assert scene.options("C") == ["pass"]
    assert scene.options("A") == ["pass", "shield-virus"]


@pytest.mark.rule("C3.7d", "CD6.1")
def test_a_zap_on_another_power_is_not_shielded() -> None:
    """Warpish is zapped; the Pulsar of Virus does not help it."""
    scene = with_virus("virus+warpish").hand("B", "cosmic-zap").to("cards-laid").to("played")
    scene.to("played")
    while scene.state.used[power("warpish")] == 0:
        scene.step()
    scene.play("B", "cosmic-zap")

    assert scene.options("A") == ["pass"]


@pytest.mark.rule("C3.7e", "C3.7j")
def test_there_is_no_shield_against_the_lack_of_home_bases() -> None:
    scene = with_virus()
    for planet in ("p0", "p1", "p2"):
        scene.base("A", planet, 0)
    scene.to("launch")

    assert not works(scene)
    assert scene.options("A") == ["pass", "retain-virus"]


@pytest.mark.rule("C3.7f")
def test_there_is_no_shield_against_the_loss_of_the_power_card() -> None:
    scene = with_virus().facts("owner: virus=none", "dealt: virus=1")
    scene.to("launch")

    assert scene.options("A") == ["pass"]


@pytest.mark.rule("C3.7g")
def test_there_is_no_shield_against_wild_silencer() -> None:
    scene = with_virus().to("launch").facts("out: virus=hushed")
    assert not works(scene)

    assert scene.options("A") == ["pass"]


@pytest.mark.rule("C3.7g", "CB-silencer")
def test_there_is_no_shield_against_silencer() -> None:
    """Silencer stops optional powers; the Pulsar of Mutant is of no use against that."""
    scene = Scene("mutant", "silencer", pulsars="yes").hand("A", "pulsar-mutant")
    scene.cards("attack-10", "attack-12").to("launch").play("B", "silencer")
    if scene.asked == "choose-seat":
        scene.answer("B", "A")
    assert "shield-mutant" not in scene.options("A")

    scene.to("offence-invites")

    assert "shield-mutant" not in scene.options("A")
    assert "mutant" not in scene.options("A")


@pytest.mark.rule("C3.7h")
def test_a_shield_lifts_one_cause_and_a_later_zap_works_again() -> None:
    """Power Outage is lifted in phase 2; the Zap of phase 8 hits."""
    scene = under_outage(with_virus()).play("A", "shield-virus").hand("A", "pulsar-virus")
    zapped(scene).finish()

    assert scene.totals == (12, 16)
    assert not works(scene)


@pytest.mark.rule("C3.7h")
@pytest.mark.parametrize("other", ["outage", "stopped", "hushed"])
def test_where_the_power_would_stay_out_a_shield_is_not_offered(other: str) -> None:
    scene = with_virus().to("launch").facts("out: virus=zapped")
    assert "shield-virus" in scene.options("A")

    assert "shield-virus" not in scene.facts(f"out: virus=zapped+{other}").options("A")


@pytest.mark.rule("C3.7i")
def test_played_later_a_shield_saves_only_later_uses() -> None:
    """The zapped use of phase 8 is gone, though Virus is in use again."""
    scene = zapped(with_virus()).to("revealed").play("A", "shield-virus").finish()

    assert works(scene)
    assert scene.totals == (12, 16)


@pytest.mark.rule("C3.7j")
def test_below_the_limit_the_card_is_not_offered_as_shield() -> None:
    """Virus is retained and zapped: to discard the Pulsar would lose it anyway."""
    scene = with_virus()
    for planet in ("p0", "p1", "p2"):
        scene.base("A", planet, 0)
    scene = zapped(scene.to("launch").play("A", "retain-virus"))
    assert scene.options("A") == ["pass"]

    scene.base("A", "p0", 1)

    assert scene.options("A") == ["pass", "shield-virus"]


@pytest.mark.rule("C3.7a", "C3.4e", "CX-pulsar-zap")
def test_a_pulsar_zap_breaks_the_shield() -> None:
    """The Shield comes to nothing, its card is gone, and the Cosmic Zap hits."""
    scene = zapped(with_virus().hand("C", "pulsar-zap")).play("A", "shield-virus").play("C", "pulsar-zap")
    scene.finish()

    assert scene.totals == (12, 16)
    assert scene.state.discards[kind("pulsar-virus")] == 1
