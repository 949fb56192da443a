"""Retain: the own Pulsar keeps a power in use that home bases would cost."""

from typing import Any

import pytest

from orrery.games.cosmic.abilities import (
    boosted,
    can_use,
)
from tests.rules.cosmic.scene import Scene, power, seat


def few_homes(powers: str = "virus", homes: int = 2, **options: Any) -> Scene:
    """A has so many home bases, attacks with Attack 10 and two tokens, against Attack 12 and four."""
    scene = Scene(powers, pulsars="yes", **options).cone(2).cards("attack-10", "attack-12")
    for planet in range(int(scene.state.planets) - homes):
        scene.base("A", f"p{planet}", 0)
    return scene.hand("A", "pulsar-virus")


def works(scene: Scene, name: str = "virus") -> bool:
    return can_use(scene.state, seat("A"), power(name))


@pytest.mark.rule("C3.6a", "CE1.1", "CA7.2")
def test_the_own_pulsar_keeps_the_power_in_use() -> None:
    """10 times 2 with it, 10 and 2 without."""
    scene = few_homes().to("launch")
    assert not works(scene)

    scene.play("A", "retain-virus").to("launch")
    assert works(scene)

    assert scene.finish().totals == (20, 16)
    assert few_homes().finish().totals == (12, 16)


@pytest.mark.rule("C3.6a")
def test_there_is_nothing_to_retain_with_enough_home_bases() -> None:
    scene = few_homes(homes=3).to("launch")

    assert works(scene)
    assert scene.options("A") == ["pass", "pro-virus"]


@pytest.mark.rule("C3.6a", "C3.3a")
def test_only_the_owner_can_retain_a_power() -> None:
    scene = few_homes().hand("B", "pulsar-virus").to("launch")

    assert scene.options("B") == ["pass", "con-virus", "stop-virus"]


@pytest.mark.rule("C3.6a")
def test_a_retained_power_stays_so_in_the_next_challenge() -> None:
    scene = few_homes().hand("A", "attack-6").hand("B", "attack-6")
    scene.to("launch").play("A", "retain-virus").to("ending").to("beginning")

    assert works(scene)


@pytest.mark.rule("C3.6b", "CD6.1")
def test_only_that_power_is_kept() -> None:
    scene = few_homes("virus+warpish").to("launch").play("A", "retain-virus").to("launch")

    assert works(scene)
    assert not works(scene, "warpish")


@pytest.mark.rule("C3.6c")
def test_the_pro_is_refused_below_three_home_bases() -> None:
    """With the third base back it is allowed, in the same challenge too."""
    scene = few_homes().to("launch")
    assert scene.options("A") == ["pass", "retain-virus"]
    scene.play("A", "retain-virus").to("launch")
    assert scene.options("A") == ["pass"]

    scene.base("A", "p0", 1)

    assert scene.options("A") == ["pass", "pro-virus"]
    scene.play("A", "pro-virus").finish()
    assert scene.totals == (30, 16)


@pytest.mark.rule("C3.6c", "C3.5e")
def test_a_running_pro_rests_below_three_home_bases() -> None:
    """The third home base is emptied by the launch; Virus is retained: 10 times 2, without one more."""
    scene = few_homes(homes=3).base("A", "p2", 1)
    scene.to("launch").play("A", "pro-virus").to("offence-invites")
    scene.base("A", "p2", 0).play("A", "retain-virus").to("revealed")

    assert works(scene)
    assert not boosted(scene.state, seat("A"), power("virus"))
    assert scene.finish().totals == (20, 16)


@pytest.mark.rule("C3.6d", "CA7.3")
def test_under_the_staircase_the_power_of_the_pulsar_may_be_named_and_kept() -> None:
    """Two home bases cost one of two powers; A names Virus and retains it: nothing is lost."""
    scene = few_homes("virus+warpish", staircase="yes").until("choose-power")
    assert scene.options("A") == ["virus", "warpish"]
    scene.answer("A", "virus").to("beginning")
    assert (works(scene), works(scene, "warpish")) == (False, True)

    scene.play("A", "retain-virus").to("beginning")

    assert (works(scene), works(scene, "warpish")) == (True, True)


@pytest.mark.rule("C3.6d")
def test_under_the_staircase_the_other_power_may_be_named_as_well() -> None:
    """Then the Pulsar of Virus helps nothing: that of Warpish would be needed."""
    scene = few_homes("virus+warpish", staircase="yes").until("choose-power").answer("A", "warpish")
    scene.to("beginning")

    assert (works(scene), works(scene, "warpish")) == (True, False)
    assert scene.options("A") == ["pass"]


@pytest.mark.rule("C3.6e")
def test_when_the_card_is_lost_the_power_is_lost_at_once() -> None:
    scene = few_homes().hand("D", "finder").to("launch").play("A", "retain-virus").to("launch")
    scene.play("D", "finder").answer("D", "A").unanswered()
    assert works(scene)

    scene.answer("D", "pulsar-virus")

    assert not works(scene)
    assert scene.finish().totals == (12, 16)


@pytest.mark.rule("C3.6e", "C3.6f")
def test_with_the_card_back_it_can_be_retained_again() -> None:
    scene = few_homes().hand("D", "finder").to("launch").play("A", "retain-virus").to("launch")
    scene.play("D", "finder").answer("D", "A").unanswered().answer("D", "pulsar-virus").to("launch")
    assert scene.options("A") == ["pass"]

    scene.hand("A", "pulsar-virus")

    assert scene.options("A") == ["pass", "retain-virus"]


@pytest.mark.rule("C3.6f")
def test_to_retain_is_no_play_and_cannot_be_answered() -> None:
    """Neither a Pulsar Zap nor Negator nor anything else gets a chance."""
    scene = few_homes().hand("B", "pulsar-zap").to("launch").play("A", "retain-virus")

    assert scene.moment == "launch"
    assert works(scene)
    assert scene.options("B") == ["pass"]
    assert scene.count("A", "pulsar-virus") == 1


@pytest.mark.rule("C3.6f")
@pytest.mark.parametrize("ban", ["no-pulsars", "no-edicts+no-flares", "no-card-left"])
def test_bans_on_plays_do_not_reach_it(ban: str) -> None:
    scene = few_homes().to("launch").facts(f"bans: A={ban}")

    assert scene.options("A") == ["pass", "retain-virus"]


@pytest.mark.rule("C3.6f", "CX-insanity")
def test_insanity_does_not_force_it() -> None:
    scene = few_homes().hand("D", "insanity").to("launch").play("D", "insanity").to("launch")

    assert scene.options("A") == ["pass", "retain-virus"]


@pytest.mark.rule("C3.6f", "CX-cosmic-zap")
def test_a_zap_reaches_a_retained_power() -> None:
    """10 and 2: the use is cancelled, and there is no Shield."""
    scene = few_homes().hand("B", "cosmic-zap").to("launch").play("A", "retain-virus")
    scene.to("cards-laid").to("played").play("B", "cosmic-zap")
    assert scene.options("A") == ["pass"]

    scene.finish()

    assert not works(scene)
    assert scene.totals == (12, 16)


@pytest.mark.rule("C3.6g", "CA7.2")
@pytest.mark.parametrize(("homes", "options"), [(2, ["pass", "pro-virus"]), (1, ["pass", "retain-virus"])])
def test_with_four_planets_two_home_bases_are_enough(homes: int, options: list[str]) -> None:
    scene = few_homes(homes=homes, planets="4").to("launch")

    assert scene.options("A") == options
    assert works(scene) == (homes == 2)


@pytest.mark.rule("C3.6g")
def test_under_the_staircase_too_the_pro_needs_three_home_bases() -> None:
    """Warpish is lost, Virus goes on, but without its Pro."""
    scene = few_homes("virus+warpish", staircase="yes").until("choose-power").answer("A", "warpish")
    scene.to("launch")

    assert works(scene)
    assert scene.options("A") == ["pass"]
    assert scene.base("A", "p0", 1).options("A") == ["pass", "pro-virus"]


@pytest.mark.rule("C3.6f")
def test_a_power_is_retained_when_it_is_about_to_be_used() -> None:
    """In phase 8, with the cards on the table, the Pulsar is shown and Virus multiplies."""
    scene = few_homes().to("revealed")
    assert scene.told("power-used") == 0

    scene.play("A", "retain-virus").finish()

    assert scene.totals == (20, 16)


@pytest.mark.rule("C3.6f", "CB-negator")
@pytest.mark.parametrize("moment", ["played", "action"])
def test_negator_may_show_its_pulsar_in_the_very_moment_of_use(moment: str) -> None:
    """B plays an edict, or points the cone in its turn: A's Negator has two home bases."""
    scene = Scene("negator", pulsars="yes").hand("A", "pulsar-negator").cards("attack-10", "attack-12")
    for planet in ("p0", "p1", "p2"):
        scene.base("A", planet, 0)
    if moment == "played":
        scene.hand("B", "sanity").to("launch").play("B", "sanity")
    else:
        scene.hand("B", "attack-6").hand("A", "attack-6").to("ending")
        scene.destiny, scene.target = "green", "p10"
        scene.until("point").step()
    assert (scene.moment, scene.options("A")) == (moment, ["pass", "retain-negator"])

    scene.play("A", "retain-negator")

    assert (scene.moment, scene.options("A")) == (moment, ["pass", "negator"])
