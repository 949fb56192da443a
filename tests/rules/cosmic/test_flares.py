"""Flares: Wild or Super, how often, and what becomes of them (CA8)."""

import pytest

from orrery.games.cosmic.knowledge import known
from tests.rules.cosmic.scene import Scene, kind, seat


def flare_holder(*powers: str, style: str = "eon", pulsars: str = "no") -> Scene:
    """A holds the flare of Virus and attacks with Attack 5, three tokens and two of C, against 6 and one."""
    scene = Scene(*powers, flares=style, pulsars=pulsars).base("B", "p5", 1).hand("A", "flare-virus")
    return scene.cone(3).join("C", "offence", 2).cards("attack-5", "attack-6")


def flares_offered(scene: Scene, name: str = "A") -> list[str]:
    return [option for option in scene.options(name) if option.startswith(("wild", "super"))]


@pytest.mark.rule("CA8.1")
def test_without_the_power_a_flare_is_wild() -> None:
    assert flares_offered(flare_holder("").to("revealed")) == ["wild-virus"]


@pytest.mark.rule("CA8.1")
def test_with_the_power_a_flare_is_super() -> None:
    assert flares_offered(flare_holder("virus").to("revealed")) == ["super-virus"]


@pytest.mark.rule("CA8.1")
def test_with_the_power_of_another_player_in_the_game_a_flare_is_wild() -> None:
    assert flares_offered(flare_holder("", "virus").to("revealed")) == ["wild-virus"]


@pytest.mark.rule("CA8.1")
def test_with_a_zapped_power_a_flare_is_wild() -> None:
    scene = flare_holder("virus").hand("D", "cosmic-zap").to("played").play("D", "cosmic-zap").to("revealed")

    assert flares_offered(scene) == ["wild-virus"]


@pytest.mark.rule("CA8.1", "CA7.2")
def test_with_too_few_home_bases_for_the_power_a_flare_is_wild() -> None:
    scene = flare_holder("virus")
    for planet in ("p0", "p1", "p2"):
        scene.base("A", planet, 0)

    assert flares_offered(scene.to("revealed")) == ["wild-virus"]


@pytest.mark.rule("CA8.1")
def test_a_power_that_is_used_without_its_card_makes_no_flare_super() -> None:
    """As Pentaform uses the powers of its stages."""
    scene = flare_holder("").facts("users: virus=A")

    assert flares_offered(scene.to("revealed")) == ["wild-virus"]


@pytest.mark.rule("CA8.2")
def test_no_flare_has_to_be_played_even_if_the_power_must_be_used() -> None:
    """Virus counts 5 times 5 by itself; its Super, not played, would add tokens elsewhere in the system."""
    scene = flare_holder("virus").base("A", "p6", 2).to("revealed")
    assert scene.options("A") == ["pass", "super-virus"]

    assert scene.finish().totals == (25, 7)


@pytest.mark.rule("CA8.2")
def test_in_the_style_eon_a_flare_is_shown_and_kept_and_played_once_in_a_challenge() -> None:
    scene = flare_holder("").to("revealed").play("A", "wild-virus").unanswered()

    assert scene.moment == "revealed"
    assert flares_offered(scene) == []
    assert scene.count("A", "flare-virus") == 1
    for viewer in range(1, 4):
        assert known(scene.state, viewer, seat("A"), kind("flare-virus")) == 1


@pytest.mark.rule("CA8.2")
def test_a_flare_for_any_time_is_still_played_once_in_a_challenge() -> None:
    scene = Scene().hand("A", "flare-anti-matter").cone(1).cards("attack-5", "attack-6").to("launch")
    scene.play("A", "wild-anti-matter").answer("A", "B").unanswered()

    assert flares_offered(scene.to("before-cards")) == []
    assert flares_offered(scene.finish()) == []


@pytest.mark.rule("CA8.2")
def test_in_the_next_challenge_a_kept_flare_can_be_played_again() -> None:
    scene = flare_holder("").hand("A", "attack-5").hand("B", "attack-6").to("revealed")
    scene.play("A", "wild-virus").until("go-on").answer("A", "again")
    scene.target = "p6"

    assert flares_offered(scene.to("revealed")) == ["wild-virus"]


@pytest.mark.rule("CA8.2")
def test_two_flares_can_be_played_in_one_challenge() -> None:
    scene = flare_holder("").hand("A", "flare-warpish").warp("A", 2).to("revealed")
    assert flares_offered(scene) == ["wild-virus", "wild-warpish"]

    scene.play("A", "wild-virus").unanswered()

    assert flares_offered(scene) == ["wild-warpish"]


@pytest.mark.rule("CA8.2")
def test_in_the_style_mayfair_a_flare_is_discarded() -> None:
    scene = flare_holder("", style="mayfair").to("revealed").play("A", "wild-virus").finish()

    assert scene.totals == (11, 7)
    assert scene.count("A", "flare-virus") == 0
    assert scene.state.discards[kind("flare-virus")] == 1


def doomed() -> Scene:
    """A holds the flare of Zombie and loses three tokens in a fight; D holds a Plague."""
    scene = Scene().cone(3).cards("attack-1", "attack-20").hand("A", "flare-zombie").hand("D", "plague")
    return scene.to("tokens-lost")


@pytest.mark.rule("CA8.2")
def test_a_flare_about_losses_is_played_once_for_each_loss() -> None:
    """One of the three tokens of the fight comes back; then Plague takes three more, and again one does."""
    scene = doomed().play("A", "wild-zombie").until("bring-home")
    scene.answer("A", "p0").to("tokens-lost")
    assert flares_offered(scene) == []

    scene.finish().play("D", "plague").answer("D", "A").to("tokens-lost")

    assert scene.in_warp("A") == 2
    assert flares_offered(scene) == ["wild-zombie"]


@pytest.mark.rule("CA8.2")
def test_a_flare_whose_text_says_so_is_discarded_in_every_style() -> None:
    scene = Scene("mutant", "virus").hand("A", "flare-sorcerer").cone(1).cards("attack-5", "attack-6")

    scene.to("offence-invites").play("A", "wild-sorcerer")

    assert scene.count("A", "flare-sorcerer") == 0
    assert scene.state.discards[kind("flare-sorcerer")] == 1


def against_negator(owner: str) -> Scene:
    """A holds the flare of Negator; D, or nobody, has that power."""
    scene = Scene("", "", "", owner).hand("A", "flare-negator").cone(1).cards("attack-5", "attack-6")
    return scene.hand("B", "flare-zap").to("revealed").play("A", "wild-negator")


@pytest.mark.rule("CA8.2", "CW-negator")
def test_a_flare_whose_text_says_so_goes_to_the_owner_of_the_power() -> None:
    scene = against_negator("negator")

    assert (scene.count("A", "flare-negator"), scene.count("D", "flare-negator")) == (0, 1)


@pytest.mark.rule("CA8.2", "CW-negator")
def test_without_an_owner_it_is_discarded() -> None:
    assert against_negator("").state.discards[kind("flare-negator")] == 1


@pytest.mark.rule("CX-flare-zap")
def test_a_flare_zap_discards_a_flare_even_from_the_hand_it_has_gone_to() -> None:
    scene = against_negator("negator").play("B", "flare-zap").finish()

    assert scene.count("D", "flare-negator") == 0
    assert scene.state.discards[kind("flare-negator")] == 1
    assert scene.totals == (6, 10)


@pytest.mark.rule("CA8.3")
def test_in_the_style_modern_a_player_plays_one_flare_in_a_challenge() -> None:
    scene = flare_holder("", style="modern").hand("A", "flare-warpish").warp("A", 2).to("revealed")
    assert flares_offered(scene) == ["wild-virus", "wild-warpish"]

    scene.play("A", "wild-virus").unanswered()

    assert flares_offered(scene) == []
    assert scene.count("A", "flare-virus") == 1


@pytest.mark.rule("CA8.3")
def test_in_the_style_modern_the_others_still_have_their_flare() -> None:
    scene = flare_holder("", style="modern").hand("B", "flare-warpish").warp("B", 2).to("revealed")

    scene.play("A", "wild-virus").unanswered()

    assert flares_offered(scene, "B") == ["wild-warpish"]


@pytest.mark.rule("CA8.3")
def test_in_the_style_modern_a_flare_comes_again_in_the_next_challenge() -> None:
    scene = flare_holder("", style="modern").to("revealed").play("A", "wild-virus").finish()

    scene.to("beginning")

    assert scene.state.bans[seat("A")] == 0


@pytest.mark.rule("CA8.3")
@pytest.mark.parametrize("style", ["eon", "mayfair", "modern"])
def test_a_pulsar_is_kept_in_every_style(style: str) -> None:
    scene = flare_holder("virus", style=style, pulsars="yes").hand("B", "pulsar-virus").to("launch")

    scene.play("B", "con-virus").unanswered()

    assert scene.count("B", "pulsar-virus") == 1
