"""Healer: the power, its flares and its Pulsar."""

from typing import Any

import pytest

from tests.rules.cosmic.scene import Scene, seat


def with_healer(**options: Any) -> Scene:
    """A and its ally D lose 3 and 2 tokens against B; C, who takes no part, is Healer."""
    scene = Scene("", "", "healer", "", **options)
    return scene.cone(3).join("D", "offence", 2).cards("attack-4", "attack-20")


def as_main(**options: Any) -> Scene:
    """Healer itself attacks with 3 tokens, D helps with 2, and they lose."""
    scene = Scene("healer", "", "", "", **options)
    return scene.cone(3).join("D", "offence", 2).cards("attack-4", "attack-20")


def size(scene: Scene, name: str) -> int:
    return int(scene.state.sizes[seat(name)])


@pytest.mark.rule("CB-healer")
def test_all_lost_tokens_of_the_others_go_back_to_bases_for_one_card_each_player() -> None:
    scene = with_healer().to("tokens-lost")
    before = size(scene, "C")
    scene.play("C", "healer").finish()

    assert (scene.in_warp("A"), scene.in_warp("D")) == (0, 0)
    assert sum(scene.tokens("A", f"p{planet}") for planet in range(5)) == 20
    assert size(scene, "C") == before + 2


@pytest.mark.rule("CB-healer")
def test_healer_may_let_them_go_to_the_warp() -> None:
    scene = with_healer().finish()

    assert (scene.in_warp("A"), scene.in_warp("D")) == (3, 2)


@pytest.mark.rule("CB-healer")
def test_every_loss_of_a_challenge_can_be_healed() -> None:
    """First the lost fight; then B's Plague costs A three tokens more."""
    scene = with_healer().hand("B", "plague").to("tokens-lost").play("C", "healer").finish()
    scene.play("B", "plague").answer("B", "A").to("tokens-lost").play("C", "healer").to("ending")

    assert scene.in_warp("A") == 0


@pytest.mark.rule("CB-healer")
def test_healer_does_not_heal_itself() -> None:
    """Its ally is healed, its own 3 tokens are lost."""
    scene = as_main().to("tokens-lost").play("A", "healer").finish()

    assert (scene.in_warp("A"), scene.in_warp("D")) == (3, 0)


@pytest.mark.rule("CB-healer")
def test_healer_has_nobody_to_heal_where_it_loses_alone() -> None:
    scene = Scene("healer", "", "", "").cone(3).cards("attack-4", "attack-20").to("tokens-lost")

    assert "healer" not in scene.options("A")


@pytest.mark.rule("CX-cosmic-zap", "CB-healer")
def test_a_zapped_healer_heals_nobody() -> None:
    scene = with_healer().hand("B", "cosmic-zap").to("tokens-lost")
    scene.play("C", "healer").play("B", "cosmic-zap").finish()

    assert (scene.in_warp("A"), scene.in_warp("D")) == (3, 2)


@pytest.mark.rule("CS-healer")
def test_with_the_super_healer_draws_a_card_for_each_token() -> None:
    """3 tokens of A and 2 of D make 5 cards; the flare stays in hand."""
    scene = with_healer().hand("C", "flare-healer").to("tokens-lost")
    before = size(scene, "C")
    scene.play("C", "super-healer").unanswered().play("C", "healer").finish()

    assert size(scene, "C") == before + 5


@pytest.mark.rule("CPro-healer", "C3.5d")
def test_with_the_pro_healer_may_heal_itself_without_being_paid_for_it() -> None:
    scene = as_main(pulsars="yes").hand("A", "pulsar-healer").to("launch").play("A", "pro-healer")
    scene.to("tokens-lost")
    before = size(scene, "A")
    scene.play("A", "healer").unanswered()

    assert scene.asked == "agree"
    scene.answer("A", "yes").finish()
    assert (scene.in_warp("A"), scene.in_warp("D")) == (0, 0)
    assert size(scene, "A") == before + 1


@pytest.mark.rule("CPro-healer")
def test_with_the_pro_healer_may_still_heal_only_the_others() -> None:
    scene = as_main(pulsars="yes").hand("A", "pulsar-healer").to("launch").play("A", "pro-healer")
    scene.to("tokens-lost").play("A", "healer").unanswered().answer("A", "pass").finish()

    assert (scene.in_warp("A"), scene.in_warp("D")) == (3, 0)


@pytest.mark.rule("CPro-healer")
def test_healer_heals_itself_only_once_in_a_challenge() -> None:
    """After the fight B's Plague hits Healer as well: these 3 tokens are lost."""
    scene = as_main(pulsars="yes").hand("A", "pulsar-healer").hand("B", "plague")
    scene.to("launch").play("A", "pro-healer").to("tokens-lost").play("A", "healer").unanswered()
    scene.answer("A", "yes").finish().play("B", "plague").answer("B", "A").to("tokens-lost")

    assert "healer" not in scene.options("A")
    assert scene.to("ending").in_warp("A") == 3


@pytest.mark.rule("CCon-healer", "C3.3g")
def test_who_played_the_con_is_asked_before_being_healed() -> None:
    """A declines: only D is healed, and paid for."""
    scene = with_healer(pulsars="yes").hand("A", "pulsar-healer").to("launch").play("A", "con-healer")
    scene.to("tokens-lost")
    before = size(scene, "C")
    scene.play("C", "healer").unanswered()

    assert scene.asked == "agree"
    scene.answer("A", "pass").finish()
    assert (scene.in_warp("A"), scene.in_warp("D")) == (3, 0)
    assert size(scene, "C") == before + 1


@pytest.mark.rule("CCon-healer", "C3.10e")
def test_with_the_super_nobody_is_asked_in_spite_of_the_con() -> None:
    scene = with_healer(pulsars="yes").hand("A", "pulsar-healer").hand("C", "flare-healer")
    scene.to("launch").play("A", "con-healer").to("tokens-lost")
    scene.play("C", "super-healer").unanswered().play("C", "healer").unanswered()

    assert scene.asked != "agree"
    assert scene.finish().in_warp("A") == 0


@pytest.mark.rule("CW-healer")
def test_the_wild_cancels_a_cosmic_zap_on_ones_own_power() -> None:
    """Virus has 5 times 3 tokens, against 4 and 4."""
    scene = Scene("virus", "", "", "").hand("A", "flare-healer").hand("B", "cosmic-zap")
    scene.cone(3).cards("attack-5", "attack-4").to("played").play("B", "cosmic-zap")
    scene.play("A", "wild-healer").finish()

    assert scene.totals == (15, 8)
    assert scene.count("B", "cosmic-zap") == 0


@pytest.mark.rule("CW-healer")
def test_the_wild_does_not_save_the_power_of_another() -> None:
    scene = Scene("virus", "", "", "").hand("C", "flare-healer").hand("B", "cosmic-zap")
    scene.cone(3).cards("attack-5", "attack-4").to("played")
    assert "wild-healer" not in scene.options("C")

    scene.play("B", "cosmic-zap")
    assert "wild-healer" not in scene.options("C")


@pytest.mark.rule("CW-healer")
def test_the_wild_does_not_help_against_a_stop() -> None:
    """Virus is out of use: 5 and 3 against 4 and 4."""
    scene = Scene("virus", "", "", "", pulsars="yes").hand("A", "flare-healer").hand("B", "pulsar-virus")
    scene.cone(3).cards("attack-5", "attack-4").to("played").play("B", "stop-virus")

    assert "wild-healer" not in scene.options("A")
    assert scene.finish().totals == (8, 8)
