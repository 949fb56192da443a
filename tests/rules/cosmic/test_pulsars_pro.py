"""Pro: the own Pulsar makes a power stronger."""

import pytest

from orrery.games.cosmic.abilities import boosted, can_use, give_power, take_power
from tests.rules.cosmic.scene import Scene, power, seat


def with_virus(*powers: str) -> Scene:
    """Virus attacks with Attack 10 and two tokens, against Attack 12 and four."""
    scene = Scene(*(powers or ("virus",)), pulsars="yes").cone(2).cards("attack-10", "attack-12")
    return scene.hand("A", "pulsar-virus")


@pytest.mark.rule("C3.5a", "CE1.1")
def test_only_the_owner_can_play_the_pro() -> None:
    scene = with_virus().hand("B", "pulsar-virus").hand("C", "pulsar-virus").to("launch")

    assert scene.options("A") == ["pass", "pro-virus"]
    assert scene.options("B") == scene.options("C") == ["pass", "con-virus", "stop-virus"]


@pytest.mark.rule("C3.5a", "CPro-virus")
def test_the_owner_is_stronger_with_it() -> None:
    """10 x (2 + 1), against 12 and 4."""
    assert with_virus().to("launch").play("A", "pro-virus").finish().totals == (30, 16)
    assert with_virus().finish().totals == (20, 16)


@pytest.mark.rule("C3.5a")
def test_it_needs_a_power_that_can_be_used() -> None:
    scene = with_virus().to("launch").facts("out: virus=zapped")

    assert "pro-virus" not in scene.options("A")


@pytest.mark.rule("C3.5b", "CB-anti-matter", "CPro-anti-matter")
@pytest.mark.parametrize(("pro", "total", "winner"), [(False, 8, "B"), (True, 12, "A")])
def test_with_its_pro_anti_matter_wins(pro: bool, total: int, winner: str) -> None:
    """12 - 2 = 10 against 6 + 4 - 2 = 8 loses, as the lower total wins; against 6 + 4 + 2 = 12 it wins."""
    scene = Scene("anti-matter", pulsars="yes").hand("A", "pulsar-anti-matter")
    scene.cone(2).join("C", "defence", 2).cards("attack-12", "attack-6").to("launch")
    if pro:
        scene.play("A", "pro-anti-matter")
    scene.finish()

    assert scene.totals == (10, total)
    assert scene.tokens(winner, "p5") > 0
    assert scene.in_warp("A") == (0 if pro else 2)


@pytest.mark.rule("C3.5c", "CPro-negator")
@pytest.mark.parametrize("pro", [False, True])
def test_with_its_pro_negator_may_negate_the_use_of_a_power(pro: bool) -> None:
    """Virus announces itself in phase 8; without the Pro Negator has to let it happen."""
    scene = with_virus("virus", "negator").hand("B", "pulsar-negator").to("launch")
    if pro:
        scene.play("B", "pro-negator")
    scene.to("cards-laid").to("played")
    assert ("negator" in scene.options("B")) == pro
    if pro:
        scene.play("B", "negator")

    assert scene.finish().totals == ((12, 16) if pro else (20, 16))


@pytest.mark.rule("C3.5d", "CPro-healer")
@pytest.mark.parametrize(("pro", "lost"), [(False, 2), (True, 0)])
def test_a_pro_may_give_a_new_ability(pro: bool, lost: int) -> None:
    """Healer loses two tokens; with its Pro it may heal itself."""
    scene = Scene("healer", pulsars="yes").hand("A", "pulsar-healer").cone(2).cards("attack-4", "attack-20")
    scene.to("launch")
    if pro:
        scene.play("A", "pro-healer")
    scene.to("tokens-lost")
    heals = [option for option in scene.options("A") if option.startswith("healer")]
    assert bool(heals) == pro
    if heals:
        scene.play("A", heals[0])
    scene.finish()

    assert scene.in_warp("A") == lost


@pytest.mark.rule("C3.5e")
def test_a_running_pro_rests_while_the_power_is_out_of_use() -> None:
    """Virus is zapped; a Shield brings it back, and the Pro with it: 10 x 3."""
    scene = with_virus().to("launch").play("A", "pro-virus").to("launch")
    assert boosted(scene.state, seat("A"), power("virus"))
    scene.facts("out: virus=zapped")
    assert not boosted(scene.state, seat("A"), power("virus"))

    scene.hand("A", "pulsar-virus").play("A", "shield-virus").finish()

    assert scene.totals == (30, 16)


@pytest.mark.rule("C3.5e")
def test_a_running_pro_rests_while_home_bases_are_missing() -> None:
    """Three of five home bases are gone in phase 4; one is back in phase 7: 10 x 3."""
    scene = with_virus().to("launch").play("A", "pro-virus").to("offence-invites")
    for planet in ("p0", "p1", "p2"):
        scene.base("A", planet, 0)
    assert not boosted(scene.state, seat("A"), power("virus"))
    assert not can_use(scene.state, seat("A"), power("virus"))

    scene.to("before-cards").base("A", "p0", 1)
    assert boosted(scene.state, seat("A"), power("virus"))

    assert scene.finish().totals == (30, 16)


@pytest.mark.rule("CE1.3", "CD6.1")
def test_a_running_pro_ends_when_the_power_goes_to_another_player_who_may_play_it_anew() -> None:
    """C gets both the card of Virus and its Pulsar, after A has played the Pro."""
    scene = with_virus().hand("C", "pulsar-virus").to("launch").play("A", "pro-virus").to("launch")
    take_power(scene.state, seat("A"), power("virus"))
    give_power(scene.state, seat("C"), power("virus"))

    assert not boosted(scene.state, seat("C"), power("virus"))
    assert not boosted(scene.state, seat("A"), power("virus"))
    assert scene.options("C") == ["pass", "pro-virus"]
